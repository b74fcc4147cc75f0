"""A recorded game replayed by the rules: every step is judged, and every result worked out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from generator.errors import NOWHERE, ContentError, Finding, Place
from generator.games.dragon_strike.adventures.fields import square
from generator.games.dragon_strike.adventures.file import AdventureFile, ChestEntry, MonsterEntry
from generator.games.dragon_strike.adventures.ground import ground
from generator.games.dragon_strike.adventures.view import see
from generator.games.dragon_strike.boards.board import Door, GameBoard
from generator.games.dragon_strike.boards.passage import Passage, touching
from generator.games.dragon_strike.boards.reach import can_open
from generator.games.dragon_strike.boards.sight import clear_shot, sees
from generator.games.dragon_strike.boards.squares import Square, distance, read_edge
from generator.games.dragon_strike.boards.state import HERO, MONSTER, BoardState, Figure, Mover, Side
from generator.games.dragon_strike.boards.steps import may_stop, step
from generator.games.dragon_strike.book.playfile import PlayFile, PlayStep
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.effects_harm import Harm
from generator.games.dragon_strike.model.figures import Attack, Hero, Monster
from generator.games.dragon_strike.model.options import Aim, Feature
from generator.games.dragon_strike.rules.attacks import Facts, Result, refusal, resolve
from generator.games.dragon_strike.rules.dice import succeeds
from generator.games.dragon_strike.rules.feats import feat_die, may_try
from generator.games.dragon_strike.rules.harm import after_harm, harm_taken
from generator.games.dragon_strike.rules.hourglass import rounds_left
from generator.games.dragon_strike.rules.searches import Body, Way, body_search, trap_search

#: What a search of a body or a chest brings when the map says that a card is drawn.
RANDOM = "random"


@dataclass
class Player:
    """A hero or a monster in a recorded game: its card, where it stands, and the Hit Points that it has left."""

    card: Hero | Monster
    at: Square
    side: Side
    left: int
    entry: MonsterEntry | None = None
    hovers: bool = False
    ways: list[tuple[Square, ...]] = field(default_factory=list)

    @property
    def figure(self) -> Figure:
        """Its figure on the board."""
        return Figure(self.at, self.side, self.hovers)


@dataclass
class Replay:
    """A recorded game while it is replayed. Results gather in ``results`` by the ids of the steps.

    ``places`` tells where each step stands in its file.
    """

    content: DragonStrikeContent
    board: GameBoard
    adventure: AdventureFile
    file: PlayFile
    start: int
    places: Mapping[str, Place] = field(default_factory=dict)
    players: dict[str, Player] = field(default_factory=dict)
    chests: list[ChestEntry] = field(default_factory=list)
    doors: list[Door] = field(default_factory=list)
    state: BoardState = field(default_factory=BoardState)
    #: Where heroes have looked round, and how many doors had been opened then.
    looked: set[tuple[Square, int]] = field(default_factory=set)
    results: dict[str, dict[str, Any]] = field(default_factory=dict)
    hourglass: list[int] = field(default_factory=list)

    def run(self) -> Replay:
        """Replay all rounds. Raises ContentError for the first step that the rules do not allow."""
        self.state = ground(self.board, self.adventure)
        for name, at in self.file.heroes.items():
            hero = self.content.hero(name)
            self.players[name] = Player(hero, square(at), Side.HEROES, hero.hit_points)
        for number, played in enumerate(self.file.rounds, 1):
            done: list[tuple[str, bool]] = []
            for each in played.steps:
                self.in_turn(each, done)
                self.results[each.id] = {"who": each.who, **self.resolve(each)}
            self.hourglass.append(rounds_left(self.content.tables.time_track, self.start, number))
        return self

    def fail(self, each: PlayStep, why: str) -> ContentError:
        """The error for a step that the rules do not allow."""
        message = f"the step “{each.id}” is against the rules: {why}"
        return ContentError([Finding("illegal-step", message, self.places.get(each.id, NOWHERE))])

    def in_turn(self, each: PlayStep, done: list[tuple[str, bool]]) -> None:
        """Check the order of play: heroes first, and one move and one action in a turn."""
        if each.who not in self.players:
            raise self.fail(each, f"{each.who} is not on the board")
        moves = each.kind == "way"
        if (each.who, moves) in done:
            raise self.fail(each, "a turn has one move and one action")
        others = [name for name, _ in done]
        if each.who in others and others[-1] != each.who:
            raise self.fail(each, "its turn is over")
        hero = self.players[each.who].side is Side.HEROES
        if hero and any(self.players[name].side is Side.MONSTERS for name in others):
            raise self.fail(each, "the Dragon Master plays last")
        done.append((each.who, moves))

    def resolve(self, each: PlayStep) -> dict[str, Any]:
        """What comes of a step."""
        player = self.players[each.who]
        if player.left == 0:
            raise self.fail(each, f"{each.who} is dead")
        kinds = {
            "way": self.move,
            "attack": self.attack,
            "feat": self.feat,
            "spell": self.spell,
            "searches": self.body,
            "search": self.traps,
        }
        return kinds[each.kind](each, player)

    def standing(self, but: Player | None = None) -> BoardState:
        """The board with all figures on it that are alive, but for one."""
        alive = [each.figure for each in self.players.values() if each.left and each is not but]
        return replace(self.state, figures=tuple(alive))

    def move(self, each: PlayStep, player: Player) -> dict[str, Any]:
        """A move, space by space; doors are opened when the figure stands beside them."""
        flies = isinstance(player.card, Monster) and player.card.flies
        mover = HERO if player.side is Side.HEROES else replace(MONSTER, flying=flies)
        cost, ends, comes = 0, False, list[MonsterEntry | ChestEntry]()
        track = [player.at]
        for name in each.way:
            to = square(name)
            self.open_doors(each, mover, player.at)
            taken = step(self.board, self.standing(player), mover, player.at, to)
            if taken is None or ends:
                raise self.fail(each, f"no step leads from {player.at} to {to}")
            cost, ends, player.at = cost + taken.cost, taken.ends, to
            track.append(to)
            if player.side is Side.HEROES:
                self.open_doors(each, mover, player.at)
                comes += self.reveal(player.at)
        if cost > player.card.speed:
            raise self.fail(each, f"{cost} spaces are more than its Speed of {player.card.speed}")
        if not may_stop(self.board, self.standing(player), mover, player.at):
            raise self.fail(each, f"nobody can stop on {player.at}")
        if each.hovers and not flies:
            raise self.fail(each, "it does not fly")
        player.hovers = each.hovers
        player.ways.append(tuple(track))
        return {"cost": cost, "comes": comes}

    def open_doors(self, each: PlayStep, mover: Mover, at: Square) -> None:
        """Open those doors of the step that touch the square."""
        for name in each.opens:
            edge = read_edge(name)
            door = self.board.door_of.get(edge) if edge is not None else None
            if door is None:
                raise self.fail(each, f"there is no door at {name}")
            if at in door.squares and can_open(self.state, mover, door):
                self.state = self.state.opened(door.edges)
                self.doors.append(door)

    def reveal(self, at: Square) -> list[MonsterEntry | ChestEntry]:
        """Put on the board what a hero sees from a square, and tell what is new."""
        if (at, len(self.doors)) in self.looked:
            return []
        self.looked.add((at, len(self.doors)))
        view = see(self.board, self.adventure, at, self.doors)
        known = [player.entry for player in self.players.values()]
        monsters = [entry for entry in view.monsters if entry not in known]
        for number, entry in enumerate(monsters):
            name = entry.id or f"{entry.monster}-{len(self.players) + number}"
            card = self.content.monster(entry.monster)
            self.players[name] = Player(card, square(entry.at), Side.MONSTERS, card.hit_points, entry)
        chests = [entry for entry in view.chests if entry not in self.chests]
        self.chests += chests
        return [*monsters, *chests]

    def target(self, each: PlayStep, name: str | None) -> Player:
        """Whom a step is aimed at."""
        found = self.players.get(name or "")
        if found is None:
            raise self.fail(each, f"{name} is not on the board")
        return found

    def attack(self, each: PlayStep, player: Player) -> dict[str, Any]:
        """An attack of the card with all its dice."""
        target = self.target(each, each.attack)
        chosen = next((a for a in player.card.attacks if a.strikes[0].weapon == each.weapon), None)
        if chosen is None or not target.left:
            raise self.fail(each, f"{each.who} cannot attack like that")
        why = refusal(self.content.tables.rules, chosen, self.facts(player, target))
        if why is not None:
            raise self.fail(each, f"the attack is {why}")
        result = self.struck(chosen, each, target)
        return {
            "rolls": each.rolls,
            "roll": each.rolls[0],
            "needed": target.card.armor_class,
            "hits": sum(result.hits),
            "strikes": len(result.hits),
            "damage": result.damage,
            "left": target.left,
            "distance": distance(player.at, target.at),
        }

    def struck(self, chosen: Attack, each: PlayStep, target: Player) -> Result:
        """Roll the dice of an attack and take the Hit Points."""
        result = resolve(self.content.tables.rules, chosen, each.rolls, target.card.armor_class)
        target.left = after_harm(target.left, result.damage)
        return result

    def facts(self, player: Player, target: Player) -> Facts:
        """What the board says of two figures."""
        state = self.standing()
        away = distance(player.at, target.at)
        air = {"a_hovers": player.hovers, "b_hovers": target.hovers}
        return Facts(
            distance=away,
            seen=sees(self.board, state, player.at, target.at, **air),
            clear_shot=clear_shot(self.board, state, player.at, target.at, **air),
            airborne=player.hovers is not target.hovers,
            barred=away == 1 and not touching(self.board, state, player.at, target.at, Passage.BLOW),
        )

    def feat(self, each: PlayStep, player: Player) -> dict[str, Any]:
        """A feat, which may raise a portcullis beside the hero."""
        hero, rules = player.card, self.content.tables.rules
        assert each.feat is not None
        if not isinstance(hero, Hero) or not may_try(rules, each.feat, hero.hero_class) or each.roll is None:
            raise self.fail(each, f"{each.who} cannot try it")
        die = feat_die(rules, each.feat, hero)
        success = succeeds(rules, die, each.roll)
        edge = read_edge(each.raises) if each.raises is not None else None
        if edge is not None:
            door = self.board.door_of[edge]
            if player.at not in door.squares:
                raise self.fail(each, "it is out of reach")
            if success:
                self.state = self.state.opened(door.edges)
        return {"roll": each.roll, "die": die, "success": success}

    def spell(self, each: PlayStep, player: Player) -> dict[str, Any]:
        """A spell that costs Hit Points without a roll."""
        assert each.spell is not None
        card, target = self.content.hero_spell(each.spell), self.target(each, each.at)
        facts = self.facts(player, target)
        aimed = facts.clear_shot if card.aim is Aim.CLEAR_SHOT else facts.seen
        if not isinstance(player.card, Hero) or not player.card.casts or not aimed:
            raise self.fail(each, "it cannot be cast at this target")
        if not isinstance(card.effect, Harm) or card.effect.resist is not None:
            raise self.fail(each, "a recorded game knows spells that harm without a roll")
        harm = harm_taken(self.content.tables.rules, card.effect)
        target.left = after_harm(target.left, harm)
        return {"spell": each.spell, "damage": harm, "left": target.left}

    def body(self, each: PlayStep, player: Player) -> dict[str, Any]:
        """A search of a dead monster that carries a card from the deck."""
        target = self.target(each, each.searches)
        touches = touching(self.board, self.state, player.at, target.at, Passage.BLOW)
        hero, entry = player.card, target.entry
        body = Body.AWAKE if target.left else Body.DEAD
        if not isinstance(hero, Hero) or entry is None or not touches:
            raise self.fail(each, "the body is out of reach")
        if body_search(self.content.tables.rules, body, hero.hero_class) is not Way.AUTOMATIC:
            raise self.fail(each, f"{each.searches} is awake")
        if RANDOM not in entry.carries or each.finds is None:
            raise self.fail(each, f"{each.searches} carries no card")
        self.content.treasure(each.finds)
        return {"treasure": each.finds}

    def traps(self, each: PlayStep, player: Player) -> dict[str, Any]:
        """A search for traps in the room that the hero is in."""
        hero = player.card
        if not isinstance(hero, Hero) or self.board.room_at(player.at) is None or each.roll is None:
            raise self.fail(each, "there is no room to search")
        die = hero.die(Feature.TRAPS)
        found = trap_search(self.content.tables.rules, die, each.roll)
        return {"roll": each.roll, "die": die, "success": found.found}


def ways(replay: Replay) -> Mapping[str, list[tuple[Square, ...]]]:
    """The ways of all heroes, turn by turn."""
    return {name: player.ways for name, player in replay.players.items() if player.side is Side.HEROES}


def first_places(replay: Replay) -> list[tuple[str, Square]]:
    """The monsters that have come on the board, each with the square where it was first seen."""
    entries = [player.entry for player in replay.players.values() if player.entry is not None]
    return [(entry.monster, square(entry.at)) for entry in entries]
