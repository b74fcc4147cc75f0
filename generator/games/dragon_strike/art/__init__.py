"""The pictures of Dragon Strike but for the boards: figures, emblems, markers, dice, signs, card backs, frames.

Each function gives one Group; equal calls give the very same object. Boxes are in mm. Groups are named ``art``
(pictures, which low ink leaves out) or ``mark`` (signs, which it keeps); drawn with ``palette.LOW_INK`` they are
named ``outlines`` instead and low ink leaves them as they are. Unknown names raise KeyError.

- ``palette``: ``Palette`` (frozen), ``TORCH``, ``LOW_INK``
- ``figures``: ``figure(name, box, palette)``, ``figure_size(name, square=25.0)``; names ``HEROES``, ``MONSTERS``
- ``emblems``: ``emblem(deck, card, box, palette)``; pairs ``EMBLEMS``: decks ``hero-spells``, ``wizard-spells``,
  ``treasures``, ``traps``, ``sneak-attacks`` (card ``sneak-attack``), and ``families`` for cards of one's own
- ``markers``: ``marker(name, box, palette, bleed=0.0)``; faces ``MARKERS`` (fronts and backs alike by their names),
  ``SQUARES`` for those of more than one square
- ``dice``: ``die(name, box, palette)``, ``die_room(name, box)``, ``DICE``, ``DIE_TEXT``
- ``icons``: ``icon(name, box, palette)``; names ``ICONS``
- ``symbols``: ``symbol(name, box, palette, turn=0.0)``, ``symbol_room(name, box)``; names ``SYMBOLS``
- ``backs``: ``back(name, width, height, bleed, palette)``; names ``BACKS``
- ``frames``: ``card_frame(box, palette, tone, band)``, ``panel_frame(box, palette)``, ``title_plate(box, palette,
  tone)``, ``divider(box, palette)``, ``game_emblem(box, palette)``, ``torch_light(box, palette)``
"""
