"""The server that lets a visitor change seats as often as it likes; run as a program in place of stammtisch."""

from stammtisch.cli import main
from stammtisch.server import tables

if __name__ == "__main__":
    tables.SETTLING = (1_000_000, 60.0)
    main()
