"""The loop of a process that measures: a contestant and its seconds come in, its rates go out."""

import json
import sys
from collections.abc import Callable
from time import process_time

Rates = dict[str, float]
Contestant = Callable[[float], Rates]


def rates(seconds: float, once: Callable[[], tuple[int, ...]], *units: str) -> Rates:
    """How much of each unit `once` makes in a second of processor time, called for about so many seconds."""
    made = [0] * len(units)
    start = process_time()
    while (spent := process_time() - start) < seconds:
        made = [before + more for before, more in zip(made, once(), strict=True)]
    return {unit: total / spent for unit, total in zip(units, made, strict=True)}


def serve(contestants: dict[str, Contestant]) -> None:
    """Answer until the other side hangs up; whatever a library prints goes to stderr."""
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(json.dumps(contestants[name](seconds)), file=answers, flush=True)
