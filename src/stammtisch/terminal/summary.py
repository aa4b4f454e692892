"""What happened in a match that is over: tallies by seat, a line for each side, moments worth another look."""

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stammtisch.core.result import Result
from stammtisch.summary import Summary
from stammtisch.terminal.paint import FAINT, Look
from stammtisch.words.speech import capital

HEIGHTS = "▁▂▃▄▅▆▇█"
WIDEST = 40  # columns of a line
NONE = "–"


def parts(summary: Summary, result: Result, look: Look) -> list[RenderableType]:
    """All that is told below the result."""
    found: list[RenderableType] = [Text(_length(summary, look), style=FAINT)]
    if summary.tallies:
        found.append(_tallies(summary, result, look))
    if len(summary.points) > 1:
        found.append(_lines(summary, result, look))
    if summary.moments:
        found.append(Text(look.words.say("worth-a-look"), style="bold"))
    for moment in summary.moments:
        when = look.words.say(_key(look, "when"), n=moment.span)
        found.append(Text(f"  {when}: {look.words.event(look.game, moment.event, look.company)}"))
    return found


def _length(summary: Summary, look: Look) -> str:
    minutes = look.words.say("minutes", n=max(1, round(summary.ms / 60_000)))
    return f"{look.words.say(_key(look, 'length'), n=summary.spans)} · {minutes}"


def _tallies(summary: Summary, result: Result, look: Look) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style=FAINT)
    table.add_column("")
    for tally in summary.tallies:
        table.add_column(look.words.say(f"{look.game}-tally-{tally.name}"), justify="right")
    for seat in [seat for side in _in_order(result) for seat in result.sides[side]]:
        figures = [str(tally.figures[seat] or NONE) for tally in summary.tallies]
        table.add_row(capital(look.words.name(seat, look.company)), *figures)
    return table


def _lines(summary: Summary, result: Result, look: Look) -> Table:
    table = Table(box=None, show_header=True, pad_edge=False, header_style=FAINT)
    table.add_column(look.words.say(_key(look, "chart")))
    table.add_column("")
    table.add_column("", justify="right")
    every = max(1, -(-len(summary.points) // WIDEST))
    shown = [*summary.points[:-1:every], summary.points[-1]]
    low, high = min(map(min, shown)), max(map(max, shown))
    for side in _in_order(result):
        heights = [HEIGHTS[(each[side] - low) * (len(HEIGHTS) - 1) // max(1, high - low)] for each in shown]
        names = capital(look.words.names(result.sides[side], look.company))
        table.add_row(names, "".join(heights), str(shown[-1][side]).replace("-", "−"))
    return table


def _in_order(result: Result) -> list[int]:
    return sorted(range(len(result.sides)), key=lambda side: result.places[side])


def _key(look: Look, name: str) -> str:
    own = f"{look.game}-{name}"
    return own if look.words.knows(own) else name
