"""The names that the chapters of the rulebook may use: figures of the game, words for them, examples, the fight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from generator.games.daredragon.book.answers import answered, given
from generator.games.daredragon.book.play_facts import play_facts
from generator.games.daredragon.content_text import action_figures, signed, step_text
from generator.games.daredragon.model_board import DRAGON_SEAT
from generator.games.daredragon.model_deck import Action, Owner
from generator.games.daredragon.model_rules import Health
from generator.games.daredragon.pages.edition import Edition, edition_of
from generator.games.daredragon.rules.dracometer import shifted
from generator.games.daredragon.rules.health import hand_limit
from generator.games.daredragon.rules.timing import barred_when_prone
from generator.games.daredragon.rules.turns import seats_for, turn_order
from generator.games.daredragon.rules.variants import apply_variant
from generator.games.game import Job


def facts(job: Job) -> dict[str, Any]:
    """Everything that a chapter may show. Raises ContentError for content that the engine cannot use."""
    edition = edition_of(job)
    return {**figures(edition), **words(edition), **computed(edition), **play_facts(edition)}


def figures(edition: Edition) -> dict[str, Any]:
    """Tables of the content as they are, and single figures of them."""
    figures, shown = edition.content.figures, edition.figures
    setup = figures.setup
    return {
        "setup": setup,
        "health": figures.health,
        "modifiers": figures.modifiers,
        "dracometer": figures.dracometer,
        "s": shown["s"],
        "m": shown["m"],
        "times": shown["t"],
        "zero": setup.health.least,
        "pawns_least": len(setup.parts) + setup.players.least,
        "pawns_most": len(setup.parts) + setup.players.most,
        "weak_part": at_nothing(figures.health)[0],
        "slow_part": at_nothing(figures.health)[1],
    }


def at_nothing(health: Health) -> tuple[int, int]:
    """Steps and turns that a part of the dragon without health points costs its attacks."""
    steps = sum(band.steps for band in health.part.damage if band.high == 0)
    return steps, sum(band.turns for band in health.part.warm_up if band.high == 0)


def words(edition: Edition) -> dict[str, Any]:
    """Names and small words."""
    texts, figures = edition.texts, edition.content.figures

    def about(part: str) -> Callable[[str], str]:
        return lambda name: texts(f"characters.{name}.{part}")

    def role(name: str) -> str:
        written = texts(f"characters.{name}.role")
        # The dragon's title keeps its capital letter.
        return written if name == edition.content.characters.dragon.id else written[:1].lower() + written[1:]

    def round_of(players: int) -> str:
        dragon = texts("rulebook.words.dragon-turn")
        order = turn_order(seats_for(figures.turns, players))
        return ", ".join(dragon if who == DRAGON_SEAT else who for who in order)

    barred = [
        texts(f"actions.{Owner.DAREDEVIL}.{action.id}.title")
        for action in edition.content.deck(Owner.DAREDEVIL).actions
        if not action.is_guard and barred_when_prone(figures.modifiers, action)
    ]

    def strip_seats(name: str) -> list[str]:
        strip = next(strip for strip in edition.content.extension.strips if strip.id == name)
        return [space.seat for space in strip.turn_spaces if space.seat != DRAGON_SEAT]

    return {
        "strip_seats": strip_seats,
        "who": about("name"),
        "line": about("line"),
        "role": role,
        "cat": texts("rulebook.cat"),
        "parts": edition.figures["s"]["parts"],
        "scale": ", ".join(map(str, figures.dracometer.steps)),
        "strength": lambda name: texts(f"names.variants.{name}"),
        "barred_actions": barred,
        "round_of": round_of,
        "listing": texts.language.listing,
        "number": texts.language.number,
        "signed": signed,
        "step": step_text,
    }


def computed(edition: Edition) -> dict[str, Any]:
    """What the engine works out."""
    content = edition.content
    figures = content.figures

    def hero(name: str) -> Action:
        return content.action(Owner.DAREDEVIL, name)

    def beast(name: str) -> Action:
        return content.action(Owner.DRAGON, name)

    def ex(name: str) -> dict[str, Any]:
        return answered(content, name)

    def wait(name: str) -> int:
        turns = given(name)["turns"]
        assert isinstance(turns, int)
        return turns

    harder = apply_variant(content, "harder")
    return {
        "hero": hero,
        "beast": beast,
        "ex": ex,
        "given": given,
        "wait": wait,
        "ex_part": lambda name: edition.texts(f"names.parts.{ex(name)['part']}"),
        "shift": lambda value, steps: shifted(figures.dracometer, value, steps),
        "abs_steps": abs,
        "hand_limit": lambda points: hand_limit(figures.health, points),
        "bite_harder": harder.action(Owner.DRAGON, "bite").damage,
        "figures_of": lambda action: action_figures(action, edition.texts),
    }
