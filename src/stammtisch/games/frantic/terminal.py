"""Frantic's table as text: as any game's."""

from stammtisch.terminal.chapter import Chapter

CHAPTER = Chapter()
