"""How what a game says in tokens becomes the variables of a message."""

from collections.abc import Mapping

LISTS = ("cards", "seats", "places", "plays", "way")
CARDS = ("card", "cards")


class Spelling:
    """The variables of a message, each with the kind of its tokens: `points:signed total:signed`.

    What stands behind a bar is whispered: only some are told. Kinds that take one token are `number`, `signed`, `slot`
    (from 0, said from 1), `seat`, `card` and `word`; any other `kind` is said by the message `<game>-<kind>-<token>`.
    All tokens that are left are taken by `cards`, `seats`, `places` (of each seat), `plays` (a seat and its card, in
    turns), `way` (of which the last is said), `list.<kind>` (any number of that kind) and `each.<kind>` (one token of
    that kind for every seat). `$n` is then their number. Beside a `seat`, `$at_you` says whether it is the one that is
    spoken to.
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


def takes_all(kind: str) -> bool:
    return kind in LISTS or kind.startswith(("each.", "list."))


def fits(spelling: list[tuple[str, str]], tokens: list[str]) -> bool:
    """Whether there are as many tokens as the spelling takes."""
    if spelling and takes_all(spelling[-1][1]):
        return len(tokens) >= len(spelling) - 1
    return len(tokens) == len(spelling)
