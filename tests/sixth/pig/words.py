"""Pig in words."""

from stammtisch.words.chapter import Chapter

CHAPTER = Chapter(
    moves={"foul": "whom:seat"},
    events={
        "begin": "target:number",
        "roll": "die:number",
        "hold": "total:number points:number",
        "turn": "",
        "snatch": "",
        "pass": "",
        "toast": "times:number",
        "propose": "target:number",
        "vote": "| ballot:ballot",
        "raise": "ayes:number target:number",
        "keep": "ayes:number target:number",
        "pause": "",
        "back": "",
        "grab": "",
        "fine": "points:number",
        "expire": "",
        "over": "whom:seats",
    },
    asked={"roll": "total:number", "snatch": "total:number", "back": "", "paused": ""},
    facts={
        "target": "target:number",
        "points": "points:each.number",
        "total": "total:number",
        "vote": "whom:seats",
        "grabbed": "whom:seats",
        "toasts": "toasts:each.number",
    },
    would={"bank": "points:number"},
)
