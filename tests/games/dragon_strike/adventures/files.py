"""Adventures of strangers: a legal one, and one with many faults."""

from __future__ import annotations

LEGAL = """\
# A small errand, as somebody at home would write it.
setting: castle
level: easy
heroes: {least: 2, most: 3}
party: [warrior, dwarf]
hourglass: 12
start: [L18, M18, N18]
exit: [L18, M18]
items:
  letter: {}
  iron-key: {}
doors:
  - {at: H9-I9, locked: true, key: iron-key, key_only: true}   # the library
  - {at: F6-F7, locked: true}                                  # and its other door
  - {at: F11-F12, locked: true}
rooms:
  D:
    monsters:
      - {id: cook, monster: orc, at: J8, carries: [iron-key]}
    markers:
      - {marker: fire, at: M9}
  L:
    chests:
      - {at: G9, holds: [letter, random], trap: true}
    traps: [F8]
    hidden:
      - {at: E7, holds: [lucky-coin]}
goal:
  - take: letter
words:
  en:
    title: The Letter
    introduction: A letter was left behind in the library.
    goal: Fetch the letter.
    win: You win when all of you are out with the letter.
    dragon: When the hourglass runs out.
    items: {letter: the letter, iron-key: the iron key}
    rooms:
      D: {name: Courtyard, aloud: A cook with a spear.}
      L: {name: Library, aloud: Dust.}
    says:
      cook: [Dinner is off.]
  pl:
    title: List
    introduction: W bibliotece został list.
    goal: Przynieście list.
    win: Wygrywacie, gdy wszyscy wyjdą z listem.
    dragon: Gdy klepsydra się przesypie.
    items: {letter: list, iron-key: żelazny klucz}
    rooms:
      D: {name: Dziedziniec, aloud: Kucharz z włócznią.}
      L: {name: Biblioteka, aloud: Kurz.}
    says:
      cook: [Obiadu nie będzie.]
"""

FAULTY = """\
setting: castle
level: esy
heroes: {least: 2, most: 3}
party: [warrior, dwarf]
hourglass: 4
start: [L18, M18, N18]
exit: [L18, K10]
items:
  letter: {}
doors:
  - {at: L9-M9, locked: true}
  - {at: P9-Q9, secret: true}
rooms:
  D:
    monsters:
      - {monster: orc, at: J8}
      - {monster: orc, at: J8}
      - {monster: orcc, at: K8}
      - {monster: orc, at: R8}
      - {monster: orc, at: L8}
    chests:
      - {at: M10, holds: [potion-of-heeling]}
      - {at: M11, hold: [letter]}
    traps: [C13, Z9]
  E:
    monsters:
      - {monster: death-knight, at: J2}
      - {monster: death-knight, at: K2}
    chests:
      - {at: O2, holds: [letter]}
  F: {}
  B: {markers: [{marker: rubble, at: K15}]}
  Y: {}
  outside:
    monsters:
      - {monster: bugbear, at: A17}
      - {monster: bugbear, at: A1}
goal:
  - take: letter
  - slay: grub
words:
  en:
    title: The Letter
    introduction: A letter was left behind.
    goal: Fetch the letter.
    win: You win when all of you are out with the letter.
    dragon: When the hourglass runs out.
    items: {letter: the letter}
    rooms:
      D: {name: Courtyard, aloud: Orcs.}
      E: {name: Hall, aloud: Knights.}
      F: {name: Kitchen, aloud: Pots.}
      B: {name: Tower, aloud: Rubble.}
      Y: {name: Yard, aloud: Grass.}
      outside: {name: Road, aloud: Rain.}
"""
