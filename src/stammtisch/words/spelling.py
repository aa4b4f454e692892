"""How what a game says in tokens becomes the variables of a message."""

from collections.abc import Mapping

LISTS = ("cards", "seats", "places", "way")


class Spelling:
    """How the tokens of a move or an event become the variables of its message: `points:signed total:signed`.

    What stands behind a bar is whispered: only some are told. `cards`, `seats`, `places` and `way`, of which only the
    last is said, take all the tokens left.
    """

    def __init__(self, text: str) -> None:
        open_part, _, whispered = text.partition("|")
        self.said = [_pair(each) for each in open_part.split()]
        self.whispered = [_pair(each) for each in whispered.split()]


def _pair(text: str) -> tuple[str, str]:
    name, _, kind = text.partition(":")
    return name, kind


def spellings(table: Mapping[str, str]) -> dict[str, Spelling]:
    return {name: Spelling(text) for name, text in table.items()}


def fits(spelling: list[tuple[str, str]], tokens: list[str]) -> bool:
    """Whether there are as many tokens as the spelling takes."""
    if spelling and spelling[-1][1] in LISTS:
        return len(tokens) >= len(spelling) - 1
    return len(tokens) == len(spelling)
