"""What a text or number in a message may be."""

from typing import Annotated

from msgspec import Meta, Struct

END = r"(?![\s\S])"  # the very end, in Python as in JavaScript; `$` would also stand before a last line end
CONTROLS = r"\u0000-\u001f\u007f-\u009f\u2028\u2029"
UNSEEN = r"\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff"  # these turn text round, or hide it
PRINTED = rf"^[^{CONTROLS}]*" + END
SEEN = rf"^[^{CONTROLS}{UNSEEN}]*" + END
Name = Annotated[str, Meta(max_length=24, pattern=r"^(?=[\s\S]*[^\s\u200c\u200d])" + SEEN.removeprefix("^"))]
Word = Annotated[str, Meta(max_length=32, pattern=PRINTED)]
Words = Annotated[str, Meta(max_length=120, pattern=PRINTED)]
TalkText = Annotated[str, Meta(min_length=1, max_length=280, pattern=PRINTED)]
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{32}" + END)]
Entropy = Annotated[str, Meta(pattern="^[0-9a-f]{64}" + END)]
Number = Annotated[int, Meta(ge=1, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=14)]
Seconds = Annotated[int, Meta(ge=0, le=86400)]
Value = bool | int | str
Options = dict[Word, bool | int | Word]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Input: unknown fields are refused."""
