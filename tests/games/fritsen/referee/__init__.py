"""A slow referee for Fritsen: the rulebook told in lists, dicts and words, and knowing nothing of the engine.

`pack` has the cards and the moves of chapter 5, `board` the cells and the glass, `judge` which rule a lay breaks,
`drinks` who owes what, `table` what lies where, `setup` all before the first turn, `turns` a Fritsbeurt, `fouls` what
is forbidden and possible, `mischief` forbidden hand-work, `votes`, `leaving` and `talk` the rest of an evening, `match`
who may do what, and what follows.
"""
