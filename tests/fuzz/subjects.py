"""The real files that are changed, each with how it is judged."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.errors import ContentError, Finding, has_errors
from generator.press.choosing import jobs
from generator.press.judging import check_file, check_game, proof_one, proofs
from generator.press.placing import misplaced
from generator.press.stock import stock
from generator.press.terms import check_terms
from generator.resources import data_root
from generator.source.noting import forget
from tests.fuzz.judging import faults_of, guarded, limited

LANTERNS = Path(__file__).parents[1] / "games" / "homemade" / "pack"
PACK = b"format: 1\nid: trial\ntitle: Trial\nauthor: Nobody\nlicence: MIT\nlanguages: [en, pl]\n"
Judge = Callable[[Path, Path], Sequence[Finding]]


@dataclass(frozen=True)
class Subject:
    """A file to change: where it lies in its folder, what lies beside it, and how the folder is judged."""

    name: str
    path: str
    text: Callable[[], bytes]
    judge: Judge
    around: Callable[[Path], None] = lambda _folder: None

    def prepare(self, folder: Path) -> None:
        """Put into a folder what lies beside the file."""
        self.around(folder)
        (folder / self.path).parent.mkdir(parents=True, exist_ok=True)

    def faults(self, folder: Path, text: bytes) -> tuple[list[str], frozenset[str]]:
        """What goes wrong beyond findings when the file holds ``text``; and the codes of the findings."""
        path = folder / self.path
        path.write_bytes(text)
        forget({each.absolute() for each in folder.rglob("*")})
        with guarded(folder) as noticed, limited():
            findings = self.judge(folder, path)
        mine = [each for each in findings if each.where.file.endswith(self.path)]
        lines = max(text.count(b"\n"), len(text.decode("utf-8", "replace").splitlines())) + 1
        return [*noticed, *faults_of(findings), *faults_of(mine, lines)], frozenset(each.code for each in findings)


def own(_folder: Path, path: Path) -> Sequence[Finding]:
    """A file of the user's own."""
    return check_file(path)


def in_game(game: str) -> Judge:
    """A file of a pack with a game: all of it, down to the pages."""

    def judge(folder: Path, _path: Path) -> Sequence[Finding]:
        try:
            ready = stock((folder,))
            findings = [each for pack in ready.packs for each in misplaced(pack, ready)]
            findings += check_game(game, (folder,))
            if not has_errors(findings):
                for request in proofs(game, (folder,), ready):
                    for _, kind, job in jobs(request):
                        findings += proof_one((request, job.language, game, kind.id))
            return findings
        except ContentError as error:
            return error.findings

    return judge


def above(game: str) -> Judge:
    """A file of a pack that changes a shipped game: all but the pages, which take long."""

    def judge(folder: Path, _path: Path) -> Sequence[Finding]:
        findings: list[Finding] = []
        try:
            ready = stock((folder,))
            findings += [each for pack in ready.packs for each in misplaced(pack, ready)]
            assert ready.papers and ready.profiles and ready.card_sizes
            ready.theme(game)
            texts = [ready.texts(game, code) for code in ready.languages]
            findings += ready.checked(game)
            if game != "dragon-strike":  # there all adventures are judged with the texts, which takes seconds
                findings += ready.game(game).check_texts(ready.content(game), texts)
            if not has_errors(findings) and game == "daredragon":
                findings += check_terms(game, ready)
        except ContentError as error:
            findings += error.findings
        return findings

    return judge


def shipped(path: str) -> Callable[[], bytes]:
    """The bytes of a shipped file."""
    return lambda: (data_root() / path).read_bytes()


def beside(folder: Path) -> None:
    """An adventure, and its words in files beside it."""
    for ending in (".yaml", ".en.yaml", ".pl.yaml"):
        shutil.copy(data_root() / f"content/dragon-strike/adventures/flute{ending}", folder / f"raid{ending}")


def overriding(path: str) -> Callable[[], bytes]:
    """A shipped file as a pack writes it that changes all of it."""

    def text() -> bytes:
        lines = (data_root() / path).read_text(encoding="utf-8").split("\n")
        return "\n".join(["override:", *(f"  {line}" for line in lines)]).encode()

    return text


def changed(path: str) -> Subject:
    """A file of a pack that changes all of a shipped file."""
    game, _, name = path.partition("/")
    return overlay(f"{game}-{name.replace('/', '-')}", path, overriding(f"content/{path}"), game)


def lantern(path: str) -> Subject:
    """A file of the small game of the tests."""

    def copy(folder: Path) -> None:
        shutil.copytree(LANTERNS, folder, dirs_exist_ok=True)

    return Subject(path.rpartition("/")[2], path, (LANTERNS / path).read_bytes, in_game("lanterns"), copy)


def overlay(name: str, path: str, text: Callable[[], bytes], game: str) -> Subject:
    """A file of a pack that changes shipped content."""

    def put(folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        (folder / "pack.yaml").write_bytes(PACK)

    return Subject(name, path, text, above(game), put)


GAME = "games/lanterns"
DRAGON = b"""\
# My dragons.
- {name: Emberwing, body: light, wings: large, breath: flame, claws: sharp, rider: lancer, budget: 16}
- name: "Smok Zenon"
  body: light
  wings: large
  breath: flame
  claws: sharp
"""
FIGURES = """\
heroes:
  ranger:
    figure: elf
    hero_class: warrior
    speed: 6
    armor_class: 5
    armor: leather
    hit_points: 7
    attacks:
      - strikes: [{weapon: sword, die: d10}]
      - reach: long-range
        strikes: [{weapon: sling, die: d8}]
    save: d8
    traps: d8
    secret_passages: d10
    dexterity: d10
    strength: d8
    equipment: [rope, snare]
    words:
      en: {name: Ranger, line: Knows every tree., terms: {sling: sling, snare: snare}}
      pl: {name: Tropiciel, line: Zna każde drzewo., terms: {sling: proca, snare: sidła}}
monsters:
  wolf:
    figure: bugbear
    figures: 4
    speed: 8
    attacks:
      - strikes: [{weapon: bite, die: d8}]
    armor_class: 5
    hit_points: 2
    save: d8
    wits: plain
    talks: false
    words:
      en: {name: Wolf, letters: WO, text: Grey and hungry., says: [Grr!]}
      pl: {name: Wilk, letters: WI, text: Szary i głodny., says: [Wrr!]}
""".encode()
GERMAN = """\
code: de
locale: de_DE
tag: de-DE
name: Deutsch
plural: [one, other]
quotes: ["„", "“"]
inner_quotes: ["‚", "‘"]
bound_words: []
bound_shortenings: [z. B.]
alphabet: aäbcdefghijklmnoöpqrsßtuüvwxyz
die: W
""".encode()
PAPERS = b"""\
mine: {name: Mine, width: 200, height: 260, margin: 8}
override:
  a4: {margin: 9}
"""
NAMES = """\
mine: Coś nowego
override:
  names:
    game: "Moja gra"
""".encode()
CHAPTER = "daredragon/text/pl/rulebook/04-bruises.md"
THEME = "templates/theme/daredragon.yaml"
SUBJECTS: dict[str, Subject] = {
    each.name: each
    for each in (
        Subject("dragon", "my.yaml", lambda: DRAGON, own),
        Subject("game-log", "log.yaml", shipped("content/dragon-lords/logs/first-duel.yaml"), own),
        Subject("adventure", "raid.yaml", shipped("content/dragon-strike/adventures/flute.yaml"), own, beside),
        Subject(
            "adventure-words", "raid.en.yaml", shipped("content/dragon-strike/adventures/flute.en.yaml"), own, beside
        ),
        Subject("figures", "own.yaml", lambda: FIGURES, own),
        *(lantern(path) for path in ("pack.yaml", f"{GAME}/game.yaml", f"{GAME}/cards.yaml", f"{GAME}/tokens.yaml")),
        *(lantern(f"{GAME}/{path}") for path in ("harbour.yaml", "theme.yaml", "text/en/names.yaml")),
        *(lantern(f"{GAME}/{path}") for path in ("glossary/en.yaml", "text/en/rulebook/02-your-turn.md")),
        lantern(f"{GAME}/templates/en/reference.j2"),
        overlay("language", "languages/de.yaml", lambda: GERMAN, "daredragon"),
        overlay("papers", "press/papers.yaml", lambda: PAPERS, "daredragon"),
        overlay("card-sizes", "press/cards.yaml", lambda: b"mine: {name: Mine, width: 60, height: 90}\n", "daredragon"),
        overlay("texts-above", "daredragon/text/pl/names.yaml", lambda: NAMES, "daredragon"),
        *(changed(path) for path in ("daredragon/dragon-deck.yaml", "daredragon/glossary/pl.yaml")),
        *(changed(path) for path in ("dragon-strike/heroes.yaml", "dragon-strike/monsters.yaml")),
        *(changed(path) for path in ("dragon-lords/dragons.yaml", "dragon-lords/tables/costs.yaml")),
        overlay("chapter-above", CHAPTER, shipped(f"content/{CHAPTER}"), "daredragon"),
        overlay("theme-above", f"{THEME}", overriding(THEME), "daredragon"),
    )
}
