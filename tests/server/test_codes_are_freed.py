"""Short codes: never one that is in use, a sentence for an old one, and free again after a stated time."""

import pytest
from serving_here import serving_here

from stammtisch.client import Refused, visit
from stammtisch.server import table_api
from stammtisch.server.time_source import now

pytestmark = pytest.mark.once
DAY = 86_400_000


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The short codes that are drawn next."""
    codes: list[str] = []
    monkeypatch.setattr(table_api, "short_code", lambda: codes.pop(0))
    return codes


async def test_a_code_in_use_is_not_given_to_another_table(sqlite_url: str, drawn: list[str]) -> None:
    async with serving_here(sqlite_url) as (url, _), visit(url, "Anna") as anna, visit(url, "Bert") as bert:
        drawn += ["KRAM47", "KRAM47", "KRAM47", "KRAM48"]
        first, second = await anna.open_table("foppen"), await anna.open_table("mezza")

        assert (first.short, second.short) == ("KRAM47", "KRAM48")
        assert await bert.join("kram 47") == first.table
        assert await bert.join("kram 48") == second.table


async def test_an_old_code_gets_a_sentence_and_is_given_again_thirty_days_after_it_expired(
    sqlite_url: str, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    start = now()
    day = 0
    monkeypatch.setattr(table_api, "now", lambda: start + day * DAY)
    async with serving_here(sqlite_url) as (url, tables), visit(url, "Anna") as anna, visit(url, "Bert") as bert:
        drawn += ["KRAM47"]
        await anna.open_table("foppen")
        await bert.join("KRAM47")

        for day in (8, 36):
            await tables.store.free_invitations(start + day * DAY - table_api.REST)
            drawn += ["KRAM47", f"KRAM{day}"]
            assert (await anna.open_table("foppen")).short == f"KRAM{day}"
            with pytest.raises(Refused, match="this code is no longer used"):
                await bert.join("KRAM47")
        with pytest.raises(Refused, match="opens no table"):
            await bert.join("KRAM99")

        day = 38
        await tables.store.free_invitations(start + day * DAY - table_api.REST)
        drawn += ["KRAM47"]
        again = await anna.open_table("foppen")
        assert await bert.join("KRAM47") == again.table
