"""`stammtisch completion`."""

from typing import Literal

from stammtisch.cli.app import app


@app.command
def completion(shell: Literal["bash", "zsh", "fish"], /) -> None:
    """Print what makes a shell complete commands and options."""
    print(app.generate_completion(shell=shell))
