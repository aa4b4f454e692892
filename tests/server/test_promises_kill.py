"""kill -9 of the server at random moments under load: what was acknowledged is there, once, and play goes on."""

import asyncio
import random
from pathlib import Path

import pytest
from server_load import FAST, FOR_THREE, check, load
from serving import Server, serving

pytestmark = pytest.mark.once


async def killed_again_and_again(server: Server, kills: int) -> int:
    """Each time after some answers, and in the middle of others; how many answers there were. A table of each game."""
    rng = random.Random(kills)
    bots = 0 if server.database.startswith("postgresql") else 1  # they would wait for the lease of the dead to expire
    async with load(server.url, games=FOR_THREE, people=3 - bots, bots=bots) as notes:
        for _ in range(kills):
            await notes.more(rng.randrange(1, 20))
            server.kill()
            await asyncio.to_thread(server.start)
        await notes.more(30)
        server.kill()
    return await check(server.database, notes)


@pytest.mark.parametrize("kills", [8, pytest.param(1000, marks=pytest.mark.soak)])
def test_a_killed_server_has_lost_and_doubled_nothing(
    sqlite_url: str, postgres_url: str, tmp_path: Path, kills: int
) -> None:
    async def work(*servers: Server) -> list[int]:
        return await asyncio.gather(*(killed_again_and_again(server, kills) for server in servers))

    (tmp_path / "postgres").mkdir()
    with serving(sqlite_url, tmp_path, *FAST) as one, serving(postgres_url, tmp_path / "postgres", *FAST) as other:
        answers = asyncio.run(work(one, other))

    assert min(answers) > 5 * kills
