"""Signs for terminals that show ASCII only. Importing it makes `plainly` a way to treat encoding errors."""

import codecs
import unicodedata

PLAIN = {"½": "h", "▶": ">", "…": "...", "·": "-", "−": "-", "–": "-", "×": "x", "→": ">", "⇄": "<>", "ß": "ss"}
"""What stands for a sign where only ASCII can be shown; a half is typed so too."""
QUOTES = dict.fromkeys("“”„«»", '"') | dict.fromkeys("‘’‚", "'")


def plainly(error: UnicodeError) -> tuple[str | bytes, int]:
    """For what cannot be encoded: its plain sign, its letter without accents, or a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_plain(sign) for sign in error.object[error.start : error.end]), error.end


def _plain(sign: str) -> str:
    letters = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return PLAIN.get(sign) or QUOTES.get(sign) or letters or "?"


PLAINLY = "plainly"
codecs.register_error(PLAINLY, plainly)
