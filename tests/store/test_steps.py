"""Leases and presence when the clock of the database steps."""

import time

import pytest
from store.database import opened

pytestmark = pytest.mark.once

HOUR = 3_600_000


async def test_a_lease_from_before_the_clock_went_back_is_over(url: str) -> None:
    async with opened(url) as store:
        now = await store.time()
        assert await store.lease_all(["t"], "one", now + HOUR, now + HOUR + 3000) == {"t"}
        assert await store.lease_all(["t"], "two", now, now + 3000) == {"t"}
        assert await store.lease_all(["t"], "one", now + 1, now + 3001) == set()


async def test_who_was_present_before_the_clock_went_back_is_so_no_more(url: str) -> None:
    async with opened(url) as store:
        now = await store.time()
        await store.present_all([("t", "anna")], "one", now + HOUR)
        await store.present_all([("t", "ben")], "two", now + 3000)
        assert await store.presence(now) == {"t": {"ben"}}


async def test_a_store_tells_the_time(url: str) -> None:
    async with opened(url) as store:
        before = time.time_ns() // 1_000_000
        told = await store.time()
        assert before - 1 <= told <= time.time_ns() // 1_000_000 + 1
