"""`stammtisch replay`, `stammtisch verify` and `stammtisch records`."""

import sys
from json import dumps
from pathlib import Path

from stammtisch.cli.app import Colour, Language, app

WRONG, NOT_JUDGED = 1, 3
"""How `verify` ends, beside 0 for a record that was judged and 2 for what cannot be done."""


@app.command
def replay(
    file: Path, /, *, seat: int | None = None, hands: bool = False, lang: Language = None, colour: Colour = None
) -> None:
    """Step through a record from any seat's eyes, or with all hands open."""
    from stammtisch.core.read import BadRecord, read
    from stammtisch.terminal import replay as shown
    from stammtisch.terminal.records import misread
    from stammtisch.words import Words

    words = Words(lang)
    try:
        record = read(file.read_bytes())
    except BadRecord as error:
        raise misread(file, error, words) from None
    shown.replay(record, seat=None if seat is None else seat - 1, all_hands=hands, words=words, colour=colour)


@app.command
def verify(file: Path, /, *, lang: Language = None) -> None:
    """Check a record: its chain, its deal, and every move by the rules."""
    from stammtisch.core.verify import verify as judge
    from stammtisch.games import GAMES
    from stammtisch.words import Words
    from stammtisch.words.speech import capital

    words = Words(lang)
    verdict = judge(file.read_bytes(), GAMES)
    if not verdict.ok:
        why = " ".join(words.say(told.key, **told.given) for told in verdict.told)
        print(f"stammtisch: {words.say('verify-wrong', file=str(file), n=verdict.line)} {why}", file=sys.stderr)
        sys.exit(WRONG)
    print(words.say("verify-judged" if verdict.judged else "verify-not-judged", file=str(file)))
    for told in verdict.told:
        print(capital(words.say(told.key, **told.given)))
    if not verdict.judged:
        sys.exit(NOT_JUDGED)


@app.command
def records(*, json: bool = False, lang: Language = None) -> None:
    """List the records in the usual place, the newest first."""
    from stammtisch.terminal.records import as_data, listed
    from stammtisch.words import Words

    print(dumps(as_data(), indent=2) if json else "\n".join(listed(Words(lang))))
