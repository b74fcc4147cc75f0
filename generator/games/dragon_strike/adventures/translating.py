"""The words of an adventure in the language of a job; English stands in their gaps if it may."""

from __future__ import annotations

import json

from generator.errors import ContentError, Finding
from generator.games.dragon_strike.adventures.loading import Adventure
from generator.games.dragon_strike.adventures.wordfile import AdventureWords
from generator.i18n.filling import filled, gaps
from generator.i18n.pseudo import CODE, pseudo_data
from generator.i18n.texts import Texts, standing_in


def words_for(adventure: Adventure, texts: Texts) -> AdventureWords:
    """The words in the language of the texts. Raises ContentError if they are unfinished and nothing may stand in."""
    code = texts.language.code
    if code in adventure.words:
        return adventure.words[code].text
    if code == CODE and "en" in adventure.words:
        return AdventureWords.model_validate(pseudo_data(adventure.words["en"].text.model_dump()))
    other = texts.fallback.language.code if texts.fallback is not None else ""
    draft = adventure.drafts.get(code)
    if other not in adventure.words:
        where = draft.place(next(gaps(draft.data))) if draft is not None else adventure.source.place()
        message = f"the adventure “{adventure.id}” has no finished words in {code}"
        hint = "translate them, or print in other languages alone, with --lang or “languages:” in pack.yaml"
        raise ContentError([Finding("missing-translation", message, where, hint=hint)])
    model = adventure.words[other].text
    data, missing = filled(draft.data if draft is not None else None, model.model_dump(mode="json"))
    for loc in missing:
        where = draft.place(loc) if draft is not None else adventure.words[other].place()
        what = f"“{'.'.join(map(str, loc))}” of the adventure “{adventure.id}”" if loc else f"“{adventure.id}”"
        texts.note(standing_in(what, code, other, where))
    return AdventureWords.model_validate_json(json.dumps(data))
