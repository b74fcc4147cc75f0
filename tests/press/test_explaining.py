"""Every message is explained, and its examples are what they say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from generator.errors import ContentError, Finding, Place, sorted_findings
from generator.games.dragon_lords.content import load_content
from generator.games.dragon_lords.designs import check_designs
from generator.games.dragon_strike.adventures.file import AdventureFile
from generator.games.homemade.model.board_file import BoardFile
from generator.games.homemade.model.deck_file import DeckFile
from generator.games.homemade.model.game_file import GameFile
from generator.games.homemade.model.token_file import TokenFile
from generator.i18n.glossary import Terms
from generator.i18n.language import Language
from generator.i18n.texts import flatten
from generator.kit.theme import ThemeFile
from generator.layout.cards import CardSize
from generator.layout.paper import Paper
from generator.layout.printer import Printer
from generator.layout.profiles import Profile
from generator.press.explaining import Message, all_messages, find_message
from generator.press.file_kinds import all_kinds
from generator.resources import content_folder
from generator.source.model import Model, check
from generator.source.nodes import Source
from generator.source.reader import parse_yaml
from tests.press.codes import used_codes

Judge = Callable[[Source], list[Finding]]
TRIED = {code: message for code, message in all_messages().items() if message.kind}


def of_model(cls: type[Model]) -> Judge:
    return lambda source: check(cls, source)[1]


def of_each(cls: type[Model]) -> Judge:
    """For files of models by their names."""

    def judge(source: Source) -> list[Finding]:
        assert isinstance(source.data, dict)
        return [finding for name in source.data for finding in check(cls, source, (name,))[1]]

    return judge


def of_texts(source: Source) -> list[Finding]:
    return flatten(source, {}, {}, {})


def of_dragons(source: Source) -> list[Finding]:
    return check_designs(load_content(content_folder()).tables, source)[1]


JUDGES: dict[str, Judge] = {
    "yaml": lambda _source: [],
    "dragon": of_dragons,
    "texts": of_texts,
    "adventure": of_model(AdventureFile),
    "language": of_model(Language),
    "glossary": of_model(Terms),
    "printer": of_model(Printer),
    "theme": of_model(ThemeFile),
    "papers": of_each(Paper),
    "card-sizes": of_each(CardSize),
    "print-profiles": of_each(Profile),
    "game": of_model(GameFile),
    "game-deck": of_model(DeckFile),
    "game-tokens": of_model(TokenFile),
    "game-board": of_model(BoardFile),
}
#: Kinds whose examples show a few lines; the rest of the file is that of the kind's own example.
PARTS = {"dragon", "adventure", "language", "printer", "game", "game-board"}


def completed(kind: str, text: str) -> str:
    """An example with the other keys of the kind's own example."""
    if kind not in PARTS:
        return text
    whole = next(each.example for each in all_kinds() if each.id == kind)
    blocks: list[list[str]] = []
    for line in whole.splitlines():
        if line[:1] in " -":
            blocks[-1].append(line)
        else:
            blocks.append([line])
    given = {line.partition(":")[0] for line in text.splitlines()}
    kept = ["\n".join(block) for block in blocks if block[0].partition(":")[0] not in given]
    return "\n".join([text.rstrip("\n"), *kept]) + "\n"


def codes_of(kind: str, text: str) -> set[str]:
    try:
        source = parse_yaml(completed(kind, text).encode(), "example.yaml")
    except ContentError as error:
        return {finding.code for finding in error.findings}
    return {finding.code for finding in sorted_findings(JUDGES[kind](source))}


def test_every_message_is_explained_and_nothing_else() -> None:
    explained, used = set(all_messages()), used_codes()
    assert used - explained == set(), "explain these in content/press/messages"
    assert explained - used == set(), "no message has these codes any more"


@pytest.mark.parametrize("code", TRIED)
def test_the_wrong_example_is_told_so_and_the_right_one_is_not(code: str) -> None:
    message = TRIED[code]
    assert code in codes_of(message.kind, message.wrong)
    assert codes_of(message.kind, message.right) == set()


@pytest.mark.parametrize(("code", "message"), all_messages().items(), ids=list(all_messages()))
def test_an_explanation_says_something(code: str, message: Message) -> None:
    assert message.title and not message.title.endswith(".")
    assert message.why.endswith(".") and len(message.why) <= 240
    assert message.wrong.strip() != message.right.strip()
    assert code == code.lower() and " " not in code and "_" not in code


def test_an_unknown_code_is_told_with_the_nearest() -> None:
    with pytest.raises(ContentError) as caught:
        find_message("wrong-csot")
    (finding,) = caught.value.findings
    assert (finding.code, finding.hint, finding.where) == ("unknown-code", "did you mean “wrong-cost”?", Place())


def test_a_code_may_be_written_in_other_ways() -> None:
    assert find_message("Wrong_Cost")[0] == "wrong-cost"
