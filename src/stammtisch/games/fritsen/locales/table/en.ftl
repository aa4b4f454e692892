# What only the page says of Fritsen.

fritsen-web-frits = Frits
fritsen-web-willem = Willem
fritsen-web-referee = referee: { $referee }
fritsen-web-board = Cutting board
fritsen-web-pile = { $n ->
    [one] { $card } on { $cell }, one card
   *[other] { $card } on { $cell }, { $n } cards
}
fritsen-web-stock = { $n ->
    [0] closed pile, empty
    [one] closed pile, one card
   *[other] closed pile, { $n } cards
}
fritsen-web-place = place { $cell }
fritsen-web-blocked = closed by the glass
fritsen-web-glass = the glass stands on it
fritsen-web-askew = lies askew
fritsen-web-dealt = { $cards ->
    [5] dealt pile { $n }
    [one] dealt pile { $n }, one card so far
   *[other] dealt pile { $n }, { $cards } cards so far
}
fritsen-web-chip-as-5-1 = As a higher card
fritsen-web-chip-as-5-3 = As offer Frits
fritsen-web-chip-pair = { $what ->
    [H] King and ace of hearts
    [C] King and ace of clubs
    [D] King and ace of diamonds
   *[S] King and ace of spades
}
fritsen-web-chip-glass = The glass
fritsen-web-chip-pile = Move the pile
fritsen-web-tally = { $n ->
    [one] one Fritsje
   *[other] { $n } Fritsjes
}{ $open ->
    [0] { "" }
   *[other] , { $open } still open
}
fritsen-tab-points = Tally
fritsen-web-bill = Tally
fritsen-web-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, { $moves ->
    [one] one card laid
   *[other] { $moves } cards laid
}
fritsen-web-limit = A limit of my own …
fritsen-web-limit-means = Only you see it, in this browser. It counts your Fritsjes of this match, and stays for the next match at this table. What comes on top is symbolic: nobody sees a difference.
fritsen-web-due = { $n ->
    [one] One drink open
   *[other] { $n } drinks open
}
fritsen-web-slip = Wrong: “{ $what }”
fritsen-web-removed = removed
fritsen-web-away = away
fritsen-web-leaving = about to leave
fritsen-web-out = out, { $n }.
fritsen-web-last = one card
fritsen-web-paused = Pause
fritsen-web-clock-stands = The clock stands.
fritsen-web-away-because = { $you ->
    [yes] You: { $why }
   *[no] { $who }: { $why }
}
fritsen-web-away-toilet = toilet
fritsen-web-away-drink = fetches drinks
fritsen-web-away-other = away
fritsen-web-window = { $you ->
    [yes] Your 6 can be blocked
   *[no] { $who }’s 6 can be blocked
}
fritsen-web-passed = { $n ->
    [0] Nobody has let it go yet.
    [one] One lets it go.
   *[other] { $n } let it go.
}
fritsen-web-votes = { $yes } yes, { $no } no, { $open } open; { $needed } carry it
fritsen-web-elect-frits = Who is Frits?
fritsen-web-elect-willem = Who is Willem?
fritsen-web-elected = { $n ->
    [one] { $n } of { $of } has chosen
   *[other] { $n } of { $of } have chosen
}
fritsen-web-acts = What was done
fritsen-web-act-lay = { $you ->
    [yes] You lay { $cards } on { $cell }
   *[no] { $who } lays { $cards } on { $cell }
}
fritsen-web-act-pair = { $you ->
    [yes] You lay { $cards } on { $cell }
   *[no] { $who } lays { $cards } on { $cell }
}
fritsen-web-act-take = { $you ->
    [yes] You took a card
   *[no] { $who } took a card
}
fritsen-web-act-last = { $you ->
    [yes] You have one card left
   *[no] { $who } has one card left
}
fritsen-web-act-glass = { $you ->
    [yes] You put the glass on { $cell }
   *[no] { $who } puts the glass on { $cell }
}
fritsen-web-act-lift = { $you ->
    [yes] Your glass stands on { $cell }
   *[no] { $who }’s glass stands on { $cell }
}
fritsen-web-act-pick = { $you ->
    [yes] You took up cards
   *[no] { $who } took up cards
}
fritsen-web-act-peek-stock = { $you ->
    [yes] You looked into the closed pile
   *[no] { $who } looked into the closed pile
}
fritsen-web-act-take-open = { $you ->
    [yes] You took { $cards } from { $cell }
   *[no] { $who } took { $cards } from { $cell }
}
fritsen-web-act-grab = { $you ->
    [yes] You grabbed at cards of others
   *[no] { $who } grabbed at cards of others
}
fritsen-web-act-bury = { $you ->
    [yes] You laid { $cards } on the closed pile
   *[no] { $who } laid { $cards } on the closed pile
}
fritsen-web-act-shift = { $you ->
    [yes] You moved { $cards } away from { $cell }
   *[no] { $who } moved { $cards } away from { $cell }
}
fritsen-web-act-shove = { $you ->
    [yes] You shoved the glass away from { $cell }
   *[no] { $who } shoved the glass away from { $cell }
}
fritsen-web-act-spare = { $you ->
    [yes] You put a second glass on { $cell }
   *[no] { $who } put a second glass on { $cell }
}
fritsen-web-act-deal = { $you ->
    [yes] You dealt
   *[no] { $who } dealt
}
fritsen-web-act-exchange = { $you ->
    [yes] You started to exchange
   *[no] { $who } started to exchange
}
fritsen-web-act-early = { $you ->
    [yes] You took up a pile
   *[no] { $who } took up a pile
}
fritsen-web-at-call = Not allowed: call it
fritsen-web-false-call-vote = A false call costs nothing, but it can be put to the vote.
fritsen-web-false-call-one = A false call costs one Fritsje.
fritsen-web-asks-owner = Whose glass is it?
fritsen-web-asks-quiz = Who is on turn?
fritsen-web-sheet-toasts = Toast
fritsen-web-sheet-table = Pauses and the table
fritsen-web-sheet-vote = Vote
fritsen-web-point = Point at something
fritsen-web-calls-report = Report …
fritsen-web-calls-nominate = An honour …
fritsen-web-calls-unclear = A rule is unclear …
fritsen-web-calls-propose = Propose a vote …
fritsen-web-calls-toast = Toast …
fritsen-web-calls-pause = A pause …
fritsen-web-calls-fumble = Show a card by accident …
fritsen-web-calls-bury = Put a card away …
fritsen-web-without = Without alcohol
fritsen-web-notice-drink-own = Everyone pours what they like, with or without alcohol.
fritsen-web-notice-drink-beer = 18+: for adults only. Nobody has to drink alcohol to play.
fritsen-web-notice-drink-champagne = 18+: for adults only. Nobody has to drink alcohol to play.
fritsen-web-notice-drink-radler = 18+: for adults only. Nobody has to drink alcohol to play.
