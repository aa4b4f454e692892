"""What the server refuses by rules of its own, each in a sentence of the catalogue."""

from functools import cache

from stammtisch.core.game import TABLE
from stammtisch.core.refusal import Refusal
from stammtisch.core.said import Said
from stammtisch.words import Words

CONFLICT = 409
UNKNOWN = 404
TOO_OFTEN = 429
LONGEST_REASON = 123  # bytes


class HouseRefusal(Refusal):
    """A refusal that every reader gets in their language: the message `because-<kind>`.

    Programs get the English of it, or `why` where that can say more; `status` is that of an HTTP answer."""

    def __init__(self, kind: str, why: str = "", status: int = CONFLICT) -> None:
        super().__init__(why or _english(kind), "", Said(kind, TABLE, [], ""))
        self.status = status
        self.kind = kind

    @property
    def reason(self) -> str:
        """For a close frame, whose room is 123 bytes."""
        return f"{self.kind}: {self.why}".encode()[:LONGEST_REASON].decode(errors="ignore")


@cache
def _english(kind: str) -> str:
    """The sentence as other refusals have theirs, to be put after a colon."""
    sentence = Words("en").say(f"because-{kind}")
    return sentence[:1].lower() + sentence[1:].removesuffix(".")
