"""Why something cannot be done: the rule against whatever begins with what was touched."""

from collections import Counter
from collections.abc import Sequence

from stammtisch.core.game import NOT_HELD, Game, State, View
from stammtisch.terminal.chapter import chapter_of
from stammtisch.terminal.typed import beginning


def against(state: State, seat: int, actions: Sequence[int]) -> str:
    """The rule that speaks against most of several actions; empty if one of them may be done."""
    if {*state.legal(seat), *state.calls(seat)} & set(actions):
        return ""
    rules = Counter(state.why_not(seat, action) for action in actions)
    telling = [rule for rule in rules if rule != NOT_HELD] or list(rules)
    return max(telling, key=lambda rule: rules[rule])


def reasons(game: Game, state: State, view: View) -> dict[str, list[str]]:
    """The cards in hand that cannot be played, by the rule that speaks against them."""
    found: dict[str, list[str]] = {}
    for held in chapter_of(game.name).hand(view):
        rules = [against(state, int(view.seat), beginning(game, touch)) for touch in held.touches]
        if all(rules):
            found.setdefault(rules[0], []).append(held.card)
    return found
