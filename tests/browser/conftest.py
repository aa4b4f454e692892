"""A browser, a server with its pages, and guests that no trouble may meet."""

import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import pytest
import server_dealing
from browser.guest import SIZES, Guest
from playwright.sync_api import Browser, Playwright, sync_playwright
from serving import Server, serving

NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
FLAGS = ("--message-rate", "10000")
SAME_CHANCE = "crypto.getRandomValues = (into) => into.fill(7)"
CHANCE = "let drawn = %d; crypto.getRandomValues = (into) => into.fill(drawn++)"
LOT = int(os.environ.get("LOT", "0"))  # another number: other deals, and other taps where they are random

Visit = Callable[..., Guest]


def executable(playwright: Playwright) -> str:
    """The browser to use: $CHROMIUM, one on the PATH, or Playwright's own."""
    found = [os.environ.get("CHROMIUM"), *map(shutil.which, NAMES), playwright.chromium.executable_path]
    for each in found:
        if each and Path(each).exists():
            return each
    pytest.fail("no Chromium for the browser tests; apt-get install chromium, or set CHROMIUM to one", pytrace=False)


# For one module: while Playwright runs, no other test can run a loop of its own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=executable(playwright), args=ARGUMENTS)
        yield running
        running.close()


def with_seed(seed: int, surroundings: Mapping[str, str] = os.environ) -> dict[str, str]:
    return {**surroundings, "STAMMTISCH_TEST_SEED": seed.to_bytes(32, "big").hex()}


@contextmanager
def dealing(folder: Path, seed: int, surroundings: Mapping[str, str] = os.environ) -> Iterator[Server]:
    """A server that deals the same cards at every table whose people add the same chance."""
    database, program = f"sqlite:///{folder}/tables.db", (server_dealing.__file__,)
    with serving(database, folder, *FLAGS, program=program, surroundings=with_seed(seed, surroundings)) as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with dealing(tmp_path_factory.mktemp("browser"), LOT) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Somebody comes; at the end nobody may have met trouble. Each test has its own chance, the same at every run."""
    guests: list[Guest] = []
    lot = Random(f"{LOT} {request.node.name}")
    with ExitStack() as stack:

        def come(size: str = "phone", language: str = "en", url: str = server.url, **given: object) -> Guest:
            width, height = SIZES[size]
            phone = size == "phone"
            given.setdefault("reduced_motion", "reduce")  # drawing it takes most of a browser's time
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=language,
                has_touch=phone,
                is_mobile=phone,
                **given,  # type: ignore[arg-type]
            )
            stack.callback(context.close)
            context.add_init_script(CHANCE % lot.getrandbits(8))
            guests.append(Guest(context, url, Random(lot.random())))
            return guests[-1]

        yield come
        assert [
            trouble for guest in guests for trouble in guest.troubles if not any(map(trouble.count, guest.excused))
        ] == []
