"""Paper: everything that a tournament prints, as PDF. Black on white, nothing under 9 pt, colours by word and sign."""

import json
import re
from importlib.resources import files
from typing import Any, Literal

from stammtisch.tournament.entries import Printing
from stammtisch.tournament.paper.content import Item, Naming, Say, content, qr, unnamed
from stammtisch.tournament.refusals import DeskRefusal
from stammtisch.tournament.state import Tournament

__all__ = ["Paper", "Say", "composed", "pages", "pdf"]

Paper = Literal["a4", "a5"]
FOREIGN = re.compile("[\u0530-\u1cff\u2e80-\ufeff]")  # scripts that the fonts which typst brings along do not have


def composed(t: Tournament, kind: Printing, round: int, say: Say, address: str, name: Naming = unnamed) -> Item:
    """All that stands on the sheet, as it is at this moment: the tournament is not needed for the PDF, and goes on.
    `say` words it, `address` is where phones in the hall find this server, `name` tells who did something.
    `DeskRefusal` if there is nothing to print yet."""
    data = content(t, kind, round, say, address, name)
    if not data["items"]:
        raise DeskRefusal("nothing", "there is nothing to print yet")
    return {**data, "kind": kind}


def pdf(data: Item, paper: Paper) -> bytes:
    """`DeskRefusal` if there is nothing to print with."""
    return b"".join(_made(data, paper, "pdf"))


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
    return _made(composed(t, kind, round, say, address, name), paper, format)


def _made(data: Item, paper: Paper, format: Literal["pdf", "png"]) -> list[bytes]:
    try:
        import typst
    except ImportError:
        raise DeskRefusal("paper", "printing needs typst: pip install 'stammtisch[print]'") from None
    items = [{**each, "qr": qr(each["qr"])} if each.get("qr") else each for each in data["items"]]
    source = (files(__package__) / "paper.typ").read_bytes()
    inputs = {"data": json.dumps({**data, "items": items, "paper": paper}, ensure_ascii=False)}
    own = not FOREIGN.search(inputs["data"])
    made: Any = typst.compile(source, format=format, ppi=110, sys_inputs=inputs, ignore_system_fonts=own)
    return [made] if isinstance(made, bytes) else list(made)
