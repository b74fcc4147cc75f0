"""Checks of a deck: a true deck of 54 cards, and actions that have what their kind needs."""

from __future__ import annotations

from collections.abc import Iterator

from generator.errors import Finding, did_you_mean
from generator.games.daredragon.content import Content
from generator.games.daredragon.model_deck import JOKER, RANKS, Action, Effect, Kind, Owner, Suit, SuitSet

EFFECTS = {
    Owner.DAREDEVIL: {
        Effect.DAMAGE: Kind.ATTACK,
        Effect.ENTANGLE: Kind.ATTACK,
        Effect.DODGE: Kind.GUARD,
        Effect.SHIELD: Kind.GUARD,
        Effect.AGGRO: Kind.SUPPORT,
        Effect.HELP_UP: Kind.SUPPORT,
        Effect.FIRST_AID: Kind.SUPPORT,
    },
    Owner.DRAGON: {
        Effect.DAMAGE: Kind.ATTACK,
        Effect.GLARE: Kind.SPECIAL,
        Effect.ROAR: Kind.SPECIAL,
        Effect.REGENERATION: Kind.SPECIAL,
    },
}


def check_deck(content: Content, owner: Owner) -> list[Finding]:
    """What is wrong with one deck, as it was read."""
    name, deck = f"{owner}-deck", content.base_deck(owner)
    findings = [*check_faces(content, owner), *check_ids(content, owner)]
    if deck.deck is not owner:
        message = f"this is the {deck.deck} deck, in the place of the {owner} deck"
        findings.append(Finding("wrong-deck", message, content.where(name, "deck")))
    for index, action in enumerate(deck.actions):
        for key, code, message in [*faults_of_kind(owner, action), *faults_of_figures(content, owner, action)]:
            findings.append(Finding(code, f"“{action.id}” {message}", content.where(name, "actions", index, key)))
    return findings


def check_faces(content: Content, owner: Owner) -> Iterator[Finding]:
    """Each rank of each suit once, and the jokers: the faces of an ordinary deck (1.1)."""
    name, setup = f"{owner}-deck", content.figures.setup
    claims: dict[tuple[str, Suit | None], str] = {}
    for index, action in enumerate(content.base_deck(owner).actions):
        for place, rank in enumerate(action.ranks):
            where = content.where(name, "actions", index, "ranks", place)
            if rank not in (*RANKS, JOKER):
                yield Finding("unknown-rank", f"“{rank}” is no rank", where, hint=did_you_mean(rank, (*RANKS, JOKER)))
                continue
            if (rank == JOKER) is not (action.suits is SuitSet.NONE):
                message = f"“{action.id}” gives rank {rank} the suits “{action.suits}”"
                yield Finding("bad-suits", message, where, hint="a joker has the suits “none”, and nothing else has")
                continue
            for suit in action.suits.suits or (None,):
                first = claims.setdefault((rank, suit), action.id)
                if first != action.id or action.ranks.index(rank) != place:
                    message = f"{rank} of {suit or 'no suit'} is claimed by “{first}” and again by “{action.id}”"
                    yield Finding("card-twice", message, where)
    wanted: list[tuple[str, Suit | None]] = [(rank, suit) for suit in Suit for rank in RANKS]
    if setup.jokers:
        wanted.append((JOKER, None))
    top = content.where(name, "actions")
    for rank, suit in wanted:
        if (rank, suit) not in claims:
            yield Finding("card-missing", f"no action claims {rank} of {suit or 'no suit'}", top)
    size = len(content.base_deck(owner).cards(setup.jokers))
    if size != setup.deck_size:
        yield Finding("deck-size", f"the deck has {size} cards", top, hint=f"it must have {setup.deck_size}")


def check_ids(content: Content, owner: Owner) -> Iterator[Finding]:
    """No two actions of a deck share an id."""
    seen: set[str] = set()
    for index, action in enumerate(content.base_deck(owner).actions):
        if action.id in seen:
            where = content.where(f"{owner}-deck", "actions", index, "id")
            yield Finding("duplicate-id", f"a second action is called “{action.id}”", where)
        seen.add(action.id)


def faults_of_kind(owner: Owner, action: Action) -> Iterator[tuple[str, str, str]]:
    """What an action of this kind lacks or has too much: key, code, and the rest of the sentence."""
    kind = EFFECTS[owner].get(action.effect)
    if kind is None:
        yield "effect", "wrong-effect", f"does what only the other side can do: {action.effect}"
        return
    area = owner is Owner.DRAGON and action.kind is Kind.AREA_ATTACK and kind is Kind.ATTACK
    if action.kind is not kind and not area:
        yield "kind", "wrong-kind", f"is of the kind “{action.kind}”, but its effect belongs to “{kind}”"
    needs = {
        "damage": action.is_attack,
        "heal": action.effect in (Effect.FIRST_AID, Effect.REGENERATION),
        "discards": action.effect is Effect.ROAR,
        "glare": action.effect is Effect.GLARE,
        "warm_up": not action.is_guard,
        "cool_down": owner is Owner.DRAGON,
    }
    for key, needed in needs.items():
        given = getattr(action, key) is not None
        if needed and not given:
            yield "id", "missing-figure", f"needs “{key}”"
        if given and not needed:
            yield key, "idle-figure", f"has no use for “{key}”"
    if action.part is not None and not (owner is Owner.DRAGON and action.is_attack):
        yield "part", "idle-figure", "has no use for “part”"
    if action.knock_down and not (owner is Owner.DRAGON and action.is_attack):
        yield "knock_down", "idle-figure", "has no use for “knock_down”"


def faults_of_figures(content: Content, owner: Owner, action: Action) -> Iterator[tuple[str, str, str]]:
    """Figures that no card can have: key, code, and the rest of the sentence."""
    steps = content.figures.dracometer.steps
    if action.damage is not None and action.damage not in steps:
        yield "damage", "off-dracometer", f"deals {action.damage}, which is not on the dracometer"
    for key in ("warm_up", "cool_down", "heal", "discards"):
        number = getattr(action, key)
        if number is not None and number < 0:
            yield key, "negative", f"has {number} as “{key}”"
    if action.glare is not None and action.glare.seats < 1:
        yield "glare", "negative", f"turns by {action.glare.seats} seats"
    instant = owner is Owner.DRAGON and action.effect is Effect.GLARE
    if action.warm_up == 0 and not instant:
        yield "warm_up", "no-warm-up", "has a warm-up of 0, which only a glare can have"
    if instant and (action.warm_up, action.cool_down) != (0, 0):
        yield "warm_up", "slow-glare", "must have a warm-up and a cool-down of 0"
