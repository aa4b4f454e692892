"""A slow referee for Frantic: the rulebook told as a story, in lists and dicts, and knowing nothing of the engine.

`pack` has the cards, `table` what lies where and what fits, `attacks` and `events` what a card sets off, `match` turns,
rounds and points. What a player may do is yielded, what somebody did comes back: `story.send((seat, words))`.
"""
