"""A server whose deals are known beforehand: every match has the seed that $STAMMTISCH_TEST_SEED names."""

import os
from types import SimpleNamespace

from stammtisch.cli import main
from stammtisch.server import opening

if __name__ in ("__main__", "__mp_main__"):  # the server, and the processes that it starts
    vars(opening)["secrets"] = SimpleNamespace(token_hex=lambda _: os.environ["STAMMTISCH_TEST_SEED"])

if __name__ == "__main__":
    main()
