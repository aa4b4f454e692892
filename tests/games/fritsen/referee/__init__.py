"""A slow referee for Fritsen: the rulebook told in lists, dicts and words, and knowing nothing of the engine.

`pack` has the cards and the moves of chapter 5, `board` the cells and the glass.
"""
