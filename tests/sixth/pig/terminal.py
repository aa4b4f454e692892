"""Pig at the terminal: nothing of its own but what is told."""

from stammtisch.terminal.chapter import Chapter

CHAPTER = Chapter()
