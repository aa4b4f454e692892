"""What the server refuses by rules of its own, each in a sentence of the catalogue."""

from functools import cache

from stammtisch.core.game import TABLE
from stammtisch.core.refusal import Refusal
from stammtisch.core.said import Said
from stammtisch.words import Words

CONFLICT = 409
UNKNOWN = 404
TOO_OFTEN = 429


class HouseRefusal(Refusal):
    """A refusal that every reader gets in their language: the message `because-<kind>`.

    Programs get the English of it, or `why` where that can say more; `status` is that of an HTTP answer."""

    def __init__(self, kind: str, why: str = "", status: int = CONFLICT) -> None:
        super().__init__(why or _english().say(f"because-{kind}"), "", Said(kind, TABLE, [], ""))
        self.status = status


@cache
def _english() -> Words:
    return Words("en")
