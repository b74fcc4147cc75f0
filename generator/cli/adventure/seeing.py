"""``dragonpress see``: the map of an adventure as a hero sees it, or as the Dragon Master does."""

from __future__ import annotations

from collections.abc import Iterator

from generator.cli.adventure.table import GameTable, answered, open_table
from generator.cli.dragon.screen import FAINT, STRONG, say
from generator.cli.output import print_json
from generator.errors import ContentError, Finding
from generator.games.dragon_strike.adventures.loading import Adventure
from generator.games.dragon_strike.adventures.mapping import heroes_map, masters_map
from generator.games.dragon_strike.adventures.view import View, doors_named, see, standing


def run_see(name: str, from_: str, opened: tuple[str, ...], master: bool, lang: str, as_json: bool) -> int:
    """Show the map and what comes on the board; returns the exit status."""

    def work() -> int:
        table = open_table(lang)
        adventure = table.adventure(name)
        if master:
            return show_everything(table, adventure, as_json)
        if not from_:
            hint = "say where the hero stands: --from C4; or show everything: --master"
            raise ContentError([Finding("missing-option", "dragonpress see needs a square", hint=hint)])
        board = table.board(adventure)
        at = standing(board, from_)
        doors = tuple(dict.fromkeys(door for place in opened for door in doors_named(board, adventure.file, place, at)))
        view = see(board, adventure.file, at, doors)
        chart = heroes_map(board, table.boards.files[board.id].grid, view, table.letters)
        if as_json:
            print_json({**record(table, view), "map": chart.split("\n")})
            return 0
        say(table.t("see.head", title=adventure.title(lang), at=str(at)), STRONG)
        say(chart)
        say(table.t("see.legend"), FAINT)
        say(table.t("see.board"), FAINT)
        say()
        lines = list(coming(table, view))
        say(f"{table.t('see.coming')}:" if lines else table.t("see.nothing"), STRONG)
        for line in lines:
            say(f"  {line}")
        words = adventure.words.get(lang)
        for letter in view.rooms if words else ():
            if words and letter in words.text.rooms:
                say()
                say(f"{table.t('see.aloud')}, {table.room(adventure, letter)}:", STRONG)
                say(words.text.rooms[letter].aloud.strip())
        return 0

    return answered(work, as_json)


def show_everything(table: GameTable, adventure: Adventure, as_json: bool) -> int:
    """The Dragon Master's map."""
    board = table.board(adventure)
    chart = masters_map(board, table.boards.files[board.id].grid, adventure.file, table.letters)
    if as_json:
        print_json({"map": chart.split("\n")})
        return 0
    say(table.t("see.master", title=adventure.title(table.code)), STRONG)
    say(chart)
    say(table.t("see.master-legend"), FAINT)
    say(table.t("see.board"), FAINT)
    return 0


def coming(table: GameTable, view: View) -> Iterator[str]:
    """What comes on the board, a line each."""
    for monster in view.monsters:
        asleep = f" ({table.t('pieces.asleep')})" if monster.asleep else ""
        yield f"{monster.at.ljust(3)} {table.monster(monster.monster)}{asleep}"
    for chest in view.chests:
        yield f"{chest.at.ljust(3)} {table.t('pieces.chest')}"
    for marker in view.markers:
        yield f"{marker.at.ljust(3)} {table.t('pieces.marker', name=table.texts(f'names.markers.{marker.marker}'))}"


def record(table: GameTable, view: View) -> dict[str, object]:
    """A view as plain data. Ids stay as they stand in files."""
    return {
        "from": str(view.at),
        "rooms": list(view.rooms),
        "monsters": [{"monster": m.monster, "id": m.id, "at": m.at, "asleep": m.asleep} for m in view.monsters],
        "chests": [chest.at for chest in view.chests],
        "markers": [{"marker": marker.marker, "at": marker.at} for marker in view.markers],
        "seen": [str(at) for at in sorted(view.squares, key=lambda at: (at.row, at.column))],
        "language": table.code,
    }
