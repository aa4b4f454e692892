"""Foppen in words: how its tokens become the variables of its messages."""

from stammtisch.words import Chapter

CHAPTER = Chapter(
    moves={"play": "cards:cards"},
    events={
        "dealer": "",
        "hand": "count:number | cards:cards",
        "decide": "decision:word",
        "choose": "| decision:word",
        "bids": "whom:seats",
        "expire": "whom:seats",
        "play": "cards:cards",
        "win": "",
        "fop": "",
        "show": "cards:cards",
        "score": "points:signed total:signed",
        "over": "whom:seats",
    },
    asked={
        "bid": "",
        "lead": "",
        "set": "",
        "follow": "suit:suit",
        "discard": "suit:suit",
        "sit": "",
        "scored": "",
    },
    facts={
        "deal": "deal:number deals:number",
        "trick": "played:plays",
        "last": "played:plays",
        "winning": "",
        "fopped": "",
        "stone": "",
        "hand": "cards:cards",
        "sizes": "sizes:each.number",
        "points": "points:each.signed",
        "bids": "bids:each.bid",
        "shown": "cards:cards",
        "scored": "points:each.signed",
    },
    would={"win": "", "fop": "", "winning": "", "fopped": ""},
    because={"follow": "suit:suit cards:cards"},
)
