"""Nim in words."""

from stammtisch.words import Chapter

CHAPTER = Chapter(
    moves={"take": "heap:word count:number", "blame": "whom:seats"},
    events={
        "fill": "count:number",
        "take": "count:number heap:word",
        "toast": "",
        "blame": "whom:seats",
        "over": "",
    },
    asked={},
    facts={"heap": "heap:word count:number"},
    would={"empty": "heap:word"},
)
