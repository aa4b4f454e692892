"""What a seat can do, as ints, as words and as touches."""

from typing import Final

from stammtisch.core.vocabulary import Vocabulary

ROLL: Final = 0
HOLD: Final = 1
SNATCH: Final = 2
PASS: Final = 3
BACK: Final = 4
# Calls.
TOAST: Final = 5
PROPOSE: Final = 6
YES: Final = 7
NO: Final = 8
PAUSE: Final = 9
GRAB: Final = 10
FOUL: Final = 11  # to 16: by seat
# The clock's.
EXPIRE_TURN: Final = 17
EXPIRE_SNATCH: Final = 18
EXPIRE_VOTE: Final = 19
EXPIRE_PAUSE: Final = 20
TIME: Final = 21

_SAID: Final = ["roll", "hold", "snatch", "pass", "back", "toast", "propose", "yes", "no", "pause"]
_FOULS: Final = [f"foul S{seat}" for seat in range(6)]
_CLOCK: Final = ["expire turn", "expire snatch", "expire vote", "expire pause", "time"]

VOCABULARY: Final = Vocabulary(
    "Pig",
    [*_SAID, "grab", *_FOULS, *_CLOCK],
    [
        *[[f"say:{words}"] for words in _SAID],
        ["die"],
        *[[f"seat:{seat}", "say:foul"] for seat in range(6)],
        *[[f"say:{words}"] for words in _CLOCK],
    ],
    "roll, hold, snatch, pass, toast, propose, yes, no, pause, back, grab, foul S1",
)
"""Most are buttons; a foul is called by tapping who did it, and the die itself can be grabbed."""
