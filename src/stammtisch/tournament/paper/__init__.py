"""Paper: everything that a tournament prints, as PDF. Black on white, nothing under 9 pt, colours by word and sign."""

import json
from importlib.resources import files
from typing import Any, Literal

from stammtisch.tournament.entries import Printing
from stammtisch.tournament.paper.content import Naming, Say, content, unnamed
from stammtisch.tournament.refusals import DeskRefusal
from stammtisch.tournament.state import Tournament

__all__ = ["Paper", "Say", "pages", "sheet"]

Paper = Literal["a4", "a5"]


def sheet(
    t: Tournament, kind: Printing, round: int, paper: Paper, say: Say, address: str, name: Naming = unnamed
) -> bytes:
    """The PDF. `say` words it, `address` is where phones in the hall find this server, `name` tells who did something.
    `DeskRefusal` if there is nothing to print yet, or nothing to print with."""
    return b"".join(pages(t, kind, round, paper, say, address, "pdf", name))


def pages(
    t: Tournament,
    kind: Printing,
    round: int,
    paper: Paper,
    say: Say,
    address: str,
    format: Literal["pdf", "png"],
    name: Naming = unnamed,
) -> list[bytes]:
    """The PDF as a whole, or a picture of every page."""
    try:
        import typst
    except ImportError:
        raise DeskRefusal("paper", "printing needs typst: pip install 'stammtisch[print]'") from None
    data = content(t, kind, round, say, address, name)
    if not data["items"]:
        raise DeskRefusal("nothing", "there is nothing to print yet")
    source = (files(__package__) / "paper.typ").read_bytes()
    inputs = {"data": json.dumps({**data, "kind": kind, "paper": paper}, ensure_ascii=False)}
    made: Any = typst.compile(source, format=format, ppi=110, sys_inputs=inputs, ignore_system_fonts=True)
    return [made] if isinstance(made, bytes) else list(made)
