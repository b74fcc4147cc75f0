"""``dragonpress adventure odds`` and ``list``: the dangers of an adventure, and the adventures that there are."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from generator.cli.adventure.table import GameTable, answered, open_table
from generator.cli.dragon.screen import FAINT, say, show_table
from generator.cli.output import print_json
from generator.errors import raise_if_errors
from generator.games.dragon_strike.adventures.check_names import check_names
from generator.games.dragon_strike.adventures.check_squares import check_squares
from generator.games.dragon_strike.adventures.check_time import Hours, hours
from generator.games.dragon_strike.adventures.danger import RoomDanger, party_of, room_dangers
from generator.games.dragon_strike.adventures.loading import Adventure, load_adventures
from generator.resources import content_folder


def run_odds(name: str, heroes: str, lang: str, as_json: bool) -> int:
    """Show the danger of each room; returns the exit status."""

    def work() -> int:
        table = open_table(lang)
        adventure = table.adventure(name)
        board = table.board(adventure)
        raise_if_errors(check_names(table.content, board, adventure.file, adventure.source))
        names = [word.strip() for word in heroes.split(",") if word.strip()]
        party = party_of(table.content, adventure.file, names)
        dangers = list(room_dangers(table.content, adventure.file, list(party.values())))
        placed = [*check_squares(table.content, board, adventure.file, adventure.source)]
        time = None if placed else hours(table.content, board, adventure.file)
        if as_json:
            print_json(
                {
                    "party": list(party),
                    "fastest_turns": time.fastest if time else None,
                    "hourglass": time.start if time else None,
                    "rooms": [room_record(danger) for danger in dangers],
                }
            )
            return 0
        show_odds(table, adventure, [str(table.texts(f"heroes.{hero}.name")) for hero in party], dangers, time)
        return 0

    return answered(work, as_json)


def show_odds(
    table: GameTable, adventure: Adventure, party: Sequence[str], dangers: Sequence[RoomDanger], time: Hours | None
) -> None:
    """The odds as a table, with what they are reckoned with."""
    say(table.t("odds.party", heroes=table.texts.language.listing(list(party))))
    say(table.t("odds.first"), FAINT)
    say()
    if not dangers:
        say(table.t("odds.peaceful"))
    else:
        rows = [
            (
                table.room(adventure, danger.heading),
                monsters_of(table, danger.monsters),
                str(danger.hit_points),
                decimal(table, danger.budget),
                decimal(table, danger.dealt),
                decimal(table, danger.taken),
                decimal(table, danger.fight.rounds),
                percent(danger.fight.won),
                percent(danger.fight.unharmed),
            )
            for danger in dangers
        ]
        heads = ("room", "monsters", "hp", "half", "dealt", "taken", "rounds", "won", "unharmed")
        show_table([table.t(f"columns.{head}") for head in heads], rows, right=range(2, len(heads)))
    if time is not None:
        say()
        say(str(table.texts.count("adventures.odds.fastest", time.fastest)))
        say(table.t("odds.start", start=time.start))


def run_list(lang: str, as_json: bool) -> int:
    """Show the ready-made adventures; returns the exit status."""

    def work() -> int:
        table = open_table(lang)
        found = load_adventures(content_folder()).values()
        starts = {one.id: start_of(table, one) for one in found}
        if as_json:
            print_json([adventure_record(one, lang, starts[one.id]) for one in found])
            return 0
        rows = [
            (
                one.id,
                one.title(lang),
                table.t(f"settings.{one.file.setting}"),
                table.t(f"levels.{one.file.level}"),
                f"{one.file.heroes.least}–{one.file.heroes.most}",
                str(starts[one.id] or ""),
            )
            for one in found
        ]
        heads = ("id", "title", "setting", "level", "heroes", "hourglass")
        show_table([table.t(f"columns.{head}") for head in heads], rows, right=(5,))
        return 0

    return answered(work, as_json)


def start_of(table: GameTable, adventure: Adventure) -> int | None:
    """Where the hourglass starts: as the file has it, or as the rules advise; None if there is no way to win."""
    if adventure.file.hourglass is not None:
        return adventure.file.hourglass
    found = hours(table.content, table.board(adventure), adventure.file)
    return found.start if found else None


def monsters_of(table: GameTable, names: Sequence[str]) -> str:
    """Monsters by kind, with their numbers."""
    kinds = dict.fromkeys(names)
    return ", ".join(
        table.monster(kind) + (f" × {names.count(kind)}" if names.count(kind) > 1 else "") for kind in kinds
    )


def decimal(table: GameTable, value: Fraction | float) -> str:
    """A number with one or two decimals, as the language writes them."""
    text = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return text.replace(".", ",") if table.code == "pl" else text


def percent(value: float) -> str:
    """A share in percent; what only rounds to all or nothing does not show as such."""
    share = 100 * value
    rounded = min(max(round(share), 1), 99) if 1e-7 < value < 1 - 1e-7 else round(share)
    return f"{rounded}%"


def room_record(danger: RoomDanger) -> dict[str, object]:
    """The danger of a room as plain data."""
    return {
        "room": danger.heading,
        "monsters": list(danger.monsters),
        "hit_points": danger.hit_points,
        "half_of_heroes": float(danger.budget),
        "hits_given_a_round": round(float(danger.dealt), 6),
        "hits_taken_a_round": round(float(danger.taken), 6),
        "rounds": round(danger.fight.rounds, 6),
        "won": round(danger.fight.won, 6),
        "all_alive": round(danger.fight.unharmed, 6),
    }


def adventure_record(adventure: Adventure, lang: str, start: int | None) -> dict[str, object]:
    """An adventure as plain data."""
    file = adventure.file
    return {
        "id": adventure.id,
        "title": adventure.title(lang),
        "setting": file.setting.value,
        "level": file.level.value,
        "heroes": {"least": file.heroes.least, "most": file.heroes.most},
        "treasures": file.treasures,
        "hourglass": start,
    }
