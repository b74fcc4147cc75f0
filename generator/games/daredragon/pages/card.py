"""The front of a card: index, title, figures, emblem, dracometer, rule and foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from generator.games.daredragon.art.board_art import card_frame
from generator.games.daredragon.art.emblems import emblem
from generator.games.daredragon.art.marks import mark
from generator.games.daredragon.content_text import STEP_SIGN
from generator.games.daredragon.model_deck import Action, Kind, Owner
from generator.games.daredragon.pages.card_index import HEIGHT as INDEX
from generator.games.daredragon.pages.card_text import Fitted, Rule
from generator.games.daredragon.pages.card_words import CardWords
from generator.games.daredragon.pages.edition import Edition
from generator.kit.easel import Easel
from generator.layout.cards import CardSize, ground
from generator.scene.geometry import Box
from generator.scene.nodes import Group, Node, Rect, Text, walk

#: The bone border around the panel, and from the panel's edge to what stands on it, in mm.
BORDER = 3.0
INNER = 2.6
#: Heights in mm from the top of the panel.
HEAD = 13.2
BAND_TOP, BAND_BOTTOM = 14.4, 46.0
SCALE = 4.6
#: The column of figures at the left edge, where a hand of cards shows it.
COLUMN = 14.0
#: The most that the foot may take, where the rule is short enough.
FOOT_MOST = 16.0
#: The foot ends where the lower index begins.
FOOT_RIGHT = 11.8
KIND_MARKS = {
    Kind.ATTACK: "attack",
    Kind.AREA_ATTACK: "area-attack",
    Kind.GUARD: "guard",
    Kind.SUPPORT: "support",
    Kind.SPECIAL: "special",
}

FOOT_STYLES = {"flavour": "flavour", "credit": "card_credit", "variant": "card_variant"}


@dataclass(frozen=True)
class Front:
    """The front of all cards of one action, but for their indices."""

    edition: Edition
    owner: Owner
    action: Action
    words: CardWords
    size: CardSize

    @property
    def panel(self) -> Box:
        """What the border leaves."""
        return self.size.trim.inset(BORDER)

    @property
    def has_scale(self) -> bool:
        """Whether the dracometer stands on the card: it does where there is damage."""
        return self.action.damage is not None

    @cached_property
    def rule(self) -> Rule:
        """The rule with its box: from the dracometer, if there is one, down to the foot or to the lower index."""
        panel = self.panel
        top = panel.y + BAND_BOTTOM + (SCALE + 2.2 if self.has_scale else 1.6)
        bottom = min(panel.bottom - INDEX - 0.4, self.foot[1] - 1.2)
        box = Box(panel.x + INNER, top, panel.width - 2 * INNER, bottom - top)
        return Rule(self.words.title, self.words.rule, box, self.words.where)

    def body(self, fitted: Fitted) -> Group:
        """Everything but the indices, as one group that all cards of the action share."""
        easel = self.edition.easel()
        theme = easel.theme
        easel.add([ground(self.size, theme.color("bone"))])
        panel = self.panel
        easel.rect(panel, "paper", radius=1.2)
        easel.add(card_frame(panel))
        self.head(easel)
        self.picture(easel)
        self.figures(easel)
        if self.has_scale:
            self.scale(easel)
        easel.add([Group(fitted.block(easel).nodes, name="rule")])
        easel.add(self.foot[0])
        return layered(easel.nodes)

    def head(self, easel: Easel) -> None:
        """Title and kind, to the right of the index."""
        panel = self.panel
        box = Box(panel.x + COLUMN - 1.6, panel.y + 2.0, panel.width - COLUMN + 1.6 - INNER, HEAD - 5.4)
        block = easel.paragraph(self.words.title, box, "card_title", valign="top")
        baseline = box.y + block.height + 3.6
        name = "claw-attack" if self.owner is Owner.DRAGON and self.action.kind is Kind.ATTACK else None
        easel.add(mark(name or KIND_MARKS[self.action.kind], Box(box.x, baseline - 2.6, 3.0, 3.0)))
        easel.fit(self.words.kind, box.x + 4.0, baseline, box.width - 4.0, "kind")

    def picture(self, easel: Easel) -> None:
        """The emblem, and the part of the dragon in a roundel of its own."""
        panel = self.panel
        band = Box(panel.x + COLUMN + 1, panel.y + BAND_TOP, panel.width - COLUMN - 1 - INNER, BAND_BOTTOM - BAND_TOP)
        if not self.action.part:
            easel.add(drawn(f"{self.owner}-{self.action.id}", band))
            return
        easel.add(drawn(f"{self.owner}-{self.action.id}", Box(band.x, band.y, band.width - 9.6, band.height)))
        roundel = Box(band.right - 10.8, band.bottom - 14.2, 9.6, 9.6)
        easel.add(drawn(f"part-{self.action.part}", roundel))
        easel.fit(self.words.part, roundel.cx, roundel.bottom + 2.9, 12, "part", "middle")

    def figures(self, easel: Easel) -> None:
        """The column of figures: damage or healing on a tablet, then the times."""
        panel = self.panel
        y = panel.y + BAND_TOP + 1.0
        for name, number in self.words.figures:
            if name in ("damage", "heal"):
                y = tablet(easel, Box(panel.x, y, COLUMN, 10.4), name, number) + 1.6
                continue
            box = Box(panel.x + INNER, y, COLUMN - INNER, 8.4)
            if number:
                easel.add(mark(name, Box(box.x, box.cy - 2.7, 4.8, 5.4)))
                easel.center(number, box.x + 8.0, box.cy, "figure")
            else:
                easel.add(mark(name, Box(box.x, box.y, 8.4, 10)))
            y = box.bottom + 1.0

    def scale(self, easel: Easel) -> None:
        """The dracometer with the damage of this card on it, so that steps are counted on the card."""
        panel = self.panel
        steps = self.edition.content.figures.dracometer.steps
        row = Box(panel.x + INNER, panel.y + BAND_BOTTOM, panel.width - 2 * INNER, SCALE)
        for step, cell in zip(steps, row.split_x([1] * len(steps)), strict=True):
            here = step == self.action.damage
            if here:
                easel.rect(cell.inset(0.1, 0.5), "lead")
            easel.center(str(step), cell.cx, cell.cy, "scale_here" if here else "scale")
        for y in (row.y, row.bottom):
            easel.line(row.x, y, row.right, y, "hair", "quiet")

    @cached_property
    def foot(self) -> tuple[tuple[Node, ...], float]:
        """What stands beside the lower index, the lines of the template from the bottom up; and its upper edge."""
        panel = self.panel
        easel = self.edition.easel()
        width = panel.width - INNER - FOOT_RIGHT
        rest = Box(panel.x + INNER, panel.bottom - FOOT_MOST, width, FOOT_MOST - 2.1)
        for style, text in reversed(self.words.foot):
            pad = self.edition.easel()
            if style == "prone":
                pad.add(mark("prone", Box(rest.x, rest.bottom - 3.0, 3.6, 3.2)))
                pad.fit(text, rest.x + 4.6, rest.bottom - 0.5, width - 4.6, "card_note")
                height = 3.9
            else:
                box = balanced(pad, text, rest, FOOT_STYLES[style])
                block = pad.paragraph(text, box, FOOT_STYLES[style], valign="bottom", where=self.words.flavour_where)
                height = block.height + 0.5
            easel.add([*pad.nodes] if style == "prone" else [Group(tuple(pad.nodes), name=style)])
            rest = Box(rest.x, rest.y, width, rest.height - height)
        return tuple(easel.nodes), rest.bottom


def layered(nodes: Sequence[Node]) -> Group:
    """Shapes below, words above. The shapes are one group, so that a file can hold them once for all cards."""
    shapes: list[Node] = []
    words: list[Node] = []
    for node in nodes:
        (words if any(isinstance(leaf, Text) for leaf, _ in walk([node])) else shapes).append(node)
    return Group((Group(tuple(shapes), name="shapes"), *words), name="face")


def tablet(easel: Easel, box: Box, name: str, number: str) -> float:
    """A figure on a coloured field with its mark, as on the board's dracometer; returns its lower edge."""
    color = "lead" if name == "damage" else "second"
    easel.add([Rect(box.x, box.y, box.width, box.height, easel.paint(color))])
    style = easel.style("figure", "paper")
    sign = STEP_SIGN if name == "damage" else "+"
    mark_style = easel.style("sign", "paper")
    gap = 0.6
    width = easel.width(number, style) + gap + easel.width(sign, mark_style)
    x = box.cx - width / 2
    baseline = box.cy + 2.75
    if name == "damage":
        easel.label(number, x, baseline, style)
        easel.label(sign, x + easel.width(number, style) + gap, baseline, mark_style)
    else:
        easel.label(sign, x, baseline - 0.6, mark_style)
        easel.label(number, x + easel.width(sign, mark_style) + gap, baseline, style)
    return box.bottom


def balanced(easel: Easel, text: str, box: Box, role: str) -> Box:
    """The box made as narrow as it can be without a line more, so that no word stands alone on the last one."""
    style = easel.style(role)
    width, wanted = box.width, len(easel.scribe.lines(text, style, box.width))
    while wanted > 1 and len(easel.scribe.lines(text, style, width - 1)) == wanted:
        width -= 1
    return Box(box.x, box.y, width, box.height)


@cache
def drawn(name: str, box: Box) -> Sequence[Node]:
    """An emblem in its box, drawn once for all cards that show it."""
    return emblem(name, box)
