"""A server without chance of its own: every match and every draw has the seed that $STAMMTISCH_TEST_SEED names.

What people add to a deal still counts, and a bot that chooses by lot draws the same lot each time.
"""

import os
import random
import secrets
from types import SimpleNamespace

from stammtisch.cli import main
from stammtisch.server import autoplay, desks, opening

DRAW = 4  # bytes of the seed of a draw; whatever else a desk keeps secret is longer

if __name__ in ("__main__", "__mp_main__"):  # the server, and the processes that it starts
    SEED = os.environ["STAMMTISCH_TEST_SEED"]
    vars(opening)["secrets"] = SimpleNamespace(token_hex=lambda _: SEED)
    vars(desks)["secrets"] = SimpleNamespace(
        token_hex=lambda size: SEED[: 2 * DRAW] if size == DRAW else secrets.token_hex(size),
        compare_digest=secrets.compare_digest,
    )
    vars(autoplay)["random"] = SimpleNamespace(uniform=random.uniform, getrandbits=random.Random(SEED).getrandbits)

if __name__ == "__main__":
    main()
