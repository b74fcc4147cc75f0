"""Figures as the texts show them, and the printed words of a card: title, kind, rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from generator.games.daredragon.content import Content
from generator.games.daredragon.model_deck import Action, Kind, Owner
from generator.games.daredragon.model_rules import DamageBand
from generator.games.daredragon.rules.timing import barred_when_prone, daredevil_warm_up
from generator.i18n.texts import Texts

#: The sign of a step along the dracometer.
STEP_SIGN = "Ϟ"
MINUS = "\u2212"

#: What a page fills in beside the figures of the game: a number, a seat, steps, turns, and a variant's name and shift.
PAGE_FIGURES = ("n", "seat", "steps", "turns", "name", "dragon")


def signed(number: int) -> str:
    """A number with its sign, a true minus: ``+2``, ``−3``."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


def step_text(steps: int) -> str:
    """Steps along the dracometer as printed: ``+2Ϟ``."""
    return signed(steps) + STEP_SIGN


def figures_for(content: Content, texts: Texts) -> dict[str, Any]:
    """The figures that any text of the game may show.

    ``m`` holds steps of modifiers, ``t`` turns added and lengths of time, ``h`` bands of health, ``s`` the setup.
    """
    modifiers, setup = content.figures.modifiers, content.figures.setup
    ours, its = modifiers.daredevil_attack, modifiers.dragon_attack
    return {
        "m": {
            "riposte": step_text(ours.riposte),
            "entangled": step_text(ours.entangled),
            "coordinated": step_text(ours.coordinated),
            "lying": step_text(ours.prone),
            "target_lying": step_text(its.prone.steps),
            "preparing": step_text(its.preparing.steps),
            "crowd": step_text(its.crowd.steps),
            "shield": step_text(its.shield.steps),
        },
        "t": {
            "riposte": texts.count("words.hero-turns", modifiers.riposte_turns.usual),
            "riposte_dodged": texts.count("words.hero-turns", modifiers.riposte_turns.after_dodge),
            "entangled": texts.count("words.turns", modifiers.warm_up.entangled),
            "aggro": texts.count("words.turns", modifiers.warm_up.aggro),
            "lying": texts.count("words.turns", modifiers.warm_up.prone),
            "barred": modifiers.warm_up.barred_when_prone,
            "dodge": texts.count("words.turns", modifiers.cool_down.dodge),
        },
        "h": {
            "daredevil": weakened(content.figures.health.daredevil.damage),
            "part": weakened(content.figures.health.part.damage),
        },
        "s": {
            "health": setup.health.start,
            "top": setup.health.most,
            "hand": texts.count("words.cards", setup.opening_hand),
            "dealt": texts.count("words.cards", setup.dealt_to_each),
            "least": setup.players.least,
            "most": setup.players.most,
            "crowd": its.crowd.above_players,
            "deck": setup.deck_size,
            "parts": ", ".join(texts(f"names.part-words.{part}") for part in setup.parts),
            "author": setup.author,
            "licence": setup.licence,
            "licence_address": setup.licence_address,
            "address": setup.address,
        },
    }


def weakened(bands: Sequence[DamageBand]) -> str:
    """The band of health above 0 that weakens damage, as printed: ``1–13``. Empty if there is none."""
    return next((f"{band.low}–{band.high}" for band in bands if band.steps < 0 and band.low > 0), "")


def action_figures(action: Action, texts: Texts) -> Mapping[str, Any]:
    """The figures of one action, as ``a``."""
    return {
        "damage": action.damage,
        "warm_up": action.warm_up,
        "cool_down": action.cool_down,
        "heal": action.heal,
        "discards": texts.count("words.cards", action.discards or 0),
        "seats": texts.count("words.seats", 0 if action.glare is None else action.glare.seats),
    }


def title(texts: Texts, owner: Owner, action: Action) -> str:
    """The action's name as printed."""
    return texts(f"actions.{owner}.{action.id}.title")


def rule(content: Content, texts: Texts, owner: Owner, action: Action) -> str:
    """The rule of an action in full, with the figures of this variant.

    Raises ContentError if the text is missing or asks for a figure that there is none of.
    """
    figures = figures_for(content, texts)
    figures["a"] = action_figures(action, texts)
    key = f"actions.{owner}.{action.id}.rule"
    return texts(key, **figures)


def flavour(texts: Texts, owner: Owner, action: Action) -> str:
    """A line of story for the card; empty if the action has none."""
    key = f"actions.{owner}.{action.id}.flavour"
    return texts(key) if texts.has(key) else ""


def kind_line(texts: Texts, owner: Owner, action: Action) -> str:
    """The kind as printed: a guard is support too, and knockdown stands beside the attack (2.1, 2.2)."""
    if owner is Owner.DRAGON and action.kind is Kind.ATTACK:
        kinds = ["direct-attack"]
    else:
        kinds = ["support", "guard"] if action.is_guard else [action.kind.value]
    if action.knock_down:
        kinds.append("knockdown")
    return texts("names.kinds.joint").join(texts(f"names.kinds.{kind}") for kind in kinds)


def prone_line(content: Content, texts: Texts, action: Action) -> str:
    """What a daredevil on the ground may do with the card: the longer warm-up, or that it is barred (2.1)."""
    modifiers = content.figures.modifiers
    if barred_when_prone(modifiers, action):
        return texts("actions.daredevil.prone.barred")
    return texts("actions.daredevil.prone.slower", turns=daredevil_warm_up(modifiers, action, prone=True))
