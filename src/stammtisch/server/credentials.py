"""Secrets of visitors and codes of tables; the server stores only their hashes."""

import re
import secrets
from hashlib import sha256

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O, which look like digits
DIGITS = "23456789"


def new_secret() -> str:
    return secrets.token_hex(16)


def new_id() -> str:
    return secrets.token_hex(8)


def is_id(text: str) -> bool:
    return re.fullmatch("[0-9a-f]{16}", text) is not None


def short_code() -> str:
    """A code that people can say aloud, such as `KRAM47`."""
    return "".join(secrets.choice(LETTERS) for _ in range(4)) + "".join(secrets.choice(DIGITS) for _ in range(2))


def hashed(secret: str) -> bytes:
    """What is stored of a secret. Secrets are random, so no salt is needed."""
    return sha256(secret.strip().encode()).digest()


def normalised(code: str) -> str:
    """A short code that people typed, as `short_code` writes it."""
    return code.replace(" ", "").replace("-", "").upper()
