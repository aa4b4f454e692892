"""Every situation at every size, by day and by night: `python tests/browser/shoot.py FOLDER [mezza/swap-7 …]`."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import ARGUMENTS, FLAGS, executable
from browser.guest import Guest
from browser.situations import show
from browser.test_layout import SITUATIONS, SIZES, shape
from playwright.sync_api import sync_playwright
from serving import serving


def main(into: Path, wanted: list[str]) -> None:
    into.mkdir(parents=True, exist_ok=True)
    names = wanted or [f"{game}/{each}" for game, situations in SITUATIONS.items() for each in situations]
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(playwright), args=ARGUMENTS)
        with serving(f"sqlite:///{folder}/tables.db", Path(folder), *FLAGS) as server:
            for light in ("light", "dark"):
                context = browser.new_context(color_scheme=light, reduced_motion="reduce", locale="en")
                guest = Guest(context, server.url)
                guest.arrive("Anke")
                for name in names:
                    show(guest, name)
                    for size, text in SIZES:
                        shape(guest, size, text)
                        picture = f"{name.replace('/', '-')}-{size[0]}x{size[1]}-{text[:-1]}-{light}.png"
                        guest.page.screenshot(path=into / picture)
                context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
