"""Actions as words and as touches, both ways."""

import pytest

from stammtisch.core.refusal import Refusal
from stammtisch.core.vocabulary import Vocabulary

WORDS = Vocabulary("Trial", ["lay 3 4", "pass"], [["hand:3", "hand:4"], ["say:pass"]], "lay 3, pass")


def test_words_and_actions_are_each_others_inverse() -> None:
    assert WORDS.actions == 2
    assert [WORDS.text(action) for action in range(2)] == ["lay 3 4", "pass"]
    assert [WORDS.parse(WORDS.text(action)) for action in range(2)] == [0, 1]


def test_an_action_has_its_touches_and_its_tokens() -> None:
    assert [WORDS.touches(action) for action in range(2)] == [["hand:3", "hand:4"], ["say:pass"]]
    assert [WORDS.said(action) for action in range(2)] == [["lay", "3", "4"], ["pass"]]


@pytest.mark.parametrize("words", ["", "lay", "lay 4 3", "Pass", "pass "])
def test_words_that_are_no_move_are_refused_with_some_that_are(words: str) -> None:
    with pytest.raises(Refusal, match=f"^Trial has no move {words!r}; moves are: lay 3, pass$"):
        WORDS.parse(words)


def test_a_table_with_words_but_no_touches_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="Trial: 2 actions have words and 1 touches"):
        Vocabulary("Trial", ["lay", "pass"], [["hand:3"]], "")
