"""Five card games, each implemented once and exactly."""

import os as _os
from importlib.metadata import version as _version

from stammtisch import engine as _engine

__version__ = _version("stammtisch")

_engine.choose(_os.environ.get("STAMMTISCH_ENGINE", ""))
