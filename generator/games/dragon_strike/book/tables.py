"""The tables of the rulebook, each made from the content when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from generator.book.blocks import TableData
from generator.games.dragon_strike.book.tables_board import BOARD_TABLES
from generator.games.dragon_strike.book.tables_box import BOX_TABLES
from generator.games.dragon_strike.book.tables_cards import CARD_TABLES
from generator.games.dragon_strike.book.tables_figures import FIGURE_TABLES
from generator.games.dragon_strike.book.words import half, hero_called, percent
from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.options import Feature
from generator.games.dragon_strike.pages.adventure_words import shipped
from generator.games.dragon_strike.rules.dice import success_odds
from generator.games.dragon_strike.rules.encounters import budget
from generator.games.dragon_strike.rules.encounters import hit_points as sum_of_hit_points
from generator.games.dragon_strike.rules.odds import hit_odds
from generator.games.dragon_strike.wording import written
from generator.games.game import Job

#: The bands of heroes for which the table of budgets is worked out.
BANDS = (
    ("warrior", "wizard"),
    ("warrior", "wizard", "elf"),
    ("warrior", "wizard", "thief-female", "elf"),
    ("warrior", "wizard", "thief-male", "elf", "dwarf"),
)
#: The actions in the order of the first game.
ACTIONS = ("attack", "spell", "treasure", "traps", "passages", "question", "feat")


def three_dice(job: Job) -> TableData:
    """The dice: colour and how often each succeeds."""
    t, tables = job.texts, job.content.tables
    head = (
        t("rulebook.tables.die"),
        t("rulebook.tables.colour"),
        t("rulebook.tables.success", success=tables.rules.success),
    )
    rows = tuple(
        (
            f"**{written(t, die)}**",
            t(f"names.colours.{tables.dice.colours[die]}"),
            percent(success_odds(tables.rules, die)),
        )
        for die in Die
    )
    return TableData(head, rows, left=frozenset({0, 1}))


def odds(job: Job) -> TableData:
    """How often each die hits each Armor Class that there is."""
    t, content = job.texts, job.content
    figures = [*content.tables.heroes.heroes.values(), *content.tables.monsters.monsters.values()]
    classes = sorted({figure.armor_class for figure in figures})
    head = (t("rulebook.tables.die"), *(t("rulebook.tables.armor-class", n=each) for each in classes))
    rows = tuple((f"**{written(t, die)}**", *(percent(hit_odds(die, each)) for each in classes)) for die in Die)
    return TableData(head, rows)


def save_odds(job: Job) -> TableData:
    """Who makes how many saves: heroes and monsters by their dice."""
    t, tables = job.texts, job.content.tables
    rows = []
    for die in Die:
        heroes = [name for name, hero in tables.heroes.heroes.items() if hero.die(Feature.SAVE) is die]
        monsters = [name for name, monster in tables.monsters.monsters.items() if monster.save is die]
        names = [hero_called(t, name) for name in heroes] + [t(f"monsters.{name}.in-text") for name in monsters]
        rows.append((f"**{written(t, die)}**", percent(success_odds(tables.rules, die)), ", ".join(names)))
    head = (t("rulebook.tables.die"), t("rulebook.tables.saves"), t("rulebook.tables.who"))
    return TableData(head, tuple(rows), (1, 1.3, 5), frozenset({0, 2}))


def actions(job: Job) -> TableData:
    """The actions of a hero in brief."""
    t, rules = job.texts, job.content.tables.rules
    figures = {
        "success": rules.success,
        "search": t.count("words.spaces", rules.search_distance),
        "questions": t.count("words.questions", rules.questions),
    }
    rows = tuple(
        (f"**{t(f'rulebook.action-names.{each}')}**", t(f"rulebook.actions.{each}", **figures)) for each in ACTIONS
    )
    return TableData((t("rulebook.tables.action"), t("rulebook.tables.how")), rows, (2, 5), frozenset({0, 1}))


def feats(job: Job) -> TableData:
    """The common feats, those of dexterity first."""
    t, kinds = job.texts, job.content.tables.rules.feats.kinds
    rows = []
    for feature in (Feature.DEXTERITY, Feature.STRENGTH):
        for feat, kind in kinds.items():
            if kind.feature != feature:
                continue
            words = t(f"names.feats.{feat}")
            if kind.classes is not None:
                names = t.language.listing([t(f"names.classes.{each}").lower() for each in kind.classes], "or")
                words = f"{words} (**{t('rulebook.tables.only', classes=names)}**)"
            rows.append((t(f"names.features-short.{feature}"), words))
    head = (t("rulebook.tables.feature"), t("rulebook.tables.feat"))
    return TableData(head, tuple(rows), (1.3, 5), frozenset({0, 1}))


def budgets(job: Job) -> TableData:
    """What a room may hold, for a few bands of heroes."""
    t, content = job.texts, job.content
    rows = []
    for band in BANDS:
        heroes = [content.hero(name) for name in band]
        most: Fraction = budget(content.tables.rules, heroes)
        names = ", ".join(hero_called(t, name) for name in band)
        rows.append((names, str(sum_of_hit_points(heroes)), f"**{half(t, most)}**"))
    head = (t("rulebook.tables.party"), t("rulebook.tables.sum"), t("rulebook.tables.room"))
    return TableData(head, tuple(rows), (4, 1.2, 1.2))


def adventures(job: Job) -> TableData:
    """The adventures that are ready to be played."""
    t = job.texts
    rows = []
    for telling in shipped(job):
        file = telling.file
        span = f"{file.heroes.least}–{file.heroes.most}" if file.heroes.most > file.heroes.least else file.heroes.least
        rows.append(
            (
                f"**{telling.words.title}**",
                t(f"adventures.settings.{file.setting}"),
                t(f"adventures.levels.{file.level}"),
                str(span),
                str(file.treasures),
                str(file.hourglass if file.hourglass is not None else ""),
            )
        )
    keys = ("adventure", "board", "level", "party", "treasures", "hourglass")
    head = tuple(t(f"rulebook.tables.{key}") for key in keys)
    return TableData(head, tuple(rows), (4, 1.6, 2, 1.4, 1.4, 1.5), frozenset({0, 1, 2}), wide=True)


TABLES: Mapping[str, Callable[[Job], TableData]] = {
    **BOX_TABLES,
    **FIGURE_TABLES,
    **CARD_TABLES,
    **BOARD_TABLES,
    "dice-list": three_dice,
    "odds": odds,
    "save-odds": save_odds,
    "actions": actions,
    "feat-list": feats,
    "budgets": budgets,
    "adventure-list": adventures,
}
