"""Keezen in words: how its tokens become the variables of its messages."""

from stammtisch.words import Chapter

CHAPTER = Chapter(
    moves={
        "enter": "rank:rank",
        "walk": "rank:rank from:word to:word",
        "swap": "rank:rank from:word colour:colour to:word",
        "split": "rank:rank from:word to:word second:word end:word",
        "rest": "rank:rank from:word to:word colour:colour second:word end:word",
    },
    events={
        "dealer": "deck:number round:number",
        "hand": "count:number | cards:cards",
        "play": "cards:cards",
        "enter": "colour:colour square:word",
        "walk": "colour:colour from:word to:way",
        "swap": "colour:colour square:word other:colour there:word",
        "capture": "colour:colour square:word",
        "help": "colour:colour",
        "fold": "cards:cards",
        "time": "",
        "over": "whom:seats",
    },
    asked={"play": "", "help": "colour:colour", "fold": "", "out": ""},
    facts={
        "deal": "deck:number round:number",
        "home": "first:colour second:colour n:number third:colour fourth:colour others:number",
        "seat": "colour:colour yard:number squares:list.word",
        "folded": "",
        "helps": "colour:colour",
        "hand": "cards:cards",
        "sizes": "sizes:each.number",
        "pile": "played:plays",
        "left": "n:number",
    },
    would={
        "enter": "colour:colour square:word",
        "walk": "colour:colour from:word to:word n:number",
        "back": "colour:colour from:word to:word n:number",
        "swap": "colour:colour from:word other:colour to:word",
        "capture": "colour:colour square:word",
        "capture-own": "colour:colour square:word",
        "capture-partner": "colour:colour square:word",
    },
    because={"stands": "colour:colour square:word", "room": "square:word n:number", "can": "cards:cards"},
)
