# What only the page says of Fritsen.

fritsen-web-frits = Frits
fritsen-web-willem = Willem
fritsen-web-referee = scheids: { $referee }
fritsen-web-board = Snijplank
fritsen-web-pile = { $n ->
    [one] { $card } op { $cell }, één kaart
   *[other] { $card } op { $cell }, { $n } kaarten
}
fritsen-web-stock = { $n ->
    [0] dichte stapel, leeg
    [one] dichte stapel, één kaart
   *[other] dichte stapel, { $n } kaarten
}
fritsen-web-place = plek { $cell }
fritsen-web-blocked = dicht door het glaasje
fritsen-web-glass = het glaasje staat erop
fritsen-web-askew = ligt scheef
fritsen-web-dealt = { $cards ->
    [5] gedeelde stapel { $n }
    [one] gedeelde stapel { $n }, tot nu toe één kaart
   *[other] gedeelde stapel { $n }, tot nu toe { $cards } kaarten
}
fritsen-web-chip-as-5-1 = Als hogere kaart
fritsen-web-chip-as-5-3 = Als offer Frits
fritsen-web-chip-pair = { $what ->
    [H] Harten koning en aas
    [C] Klaveren koning en aas
    [D] Ruiten koning en aas
   *[S] Schoppen koning en aas
}
fritsen-web-chip-glass = Het glaasje
fritsen-web-chip-pile = Stapel verleggen
fritsen-web-tally = { $n ->
    [one] één Fritsje
   *[other] { $n } Fritsjes
}{ $open ->
    [0] { "" }
   *[other] , nog { $open } open
}
fritsen-tab-points = Rekening
fritsen-web-bill = Rekening
fritsen-web-turns = { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}, { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}
fritsen-web-limit = Mijn eigen grens …
fritsen-web-limit-means = Alleen jij ziet dit, in deze browser. Het telt je Fritsjes van dit potje en blijft voor het volgende potje aan deze tafel. Wat erbovenop komt, is symbolisch: niemand ziet verschil.
fritsen-web-due = { $n ->
    [one] Eén drankje open
   *[other] { $n } drankjes open
}
fritsen-web-slip = Fout: ‘{ $what }’
fritsen-web-removed = eruit gezet
fritsen-web-away = weg
fritsen-web-leaving = gaat zo weg
fritsen-web-out = uit, { $n }.
fritsen-web-last = één kaart
fritsen-web-paused = Pauze
fritsen-web-clock-stands = De klok staat stil.
fritsen-web-away-because = { $you ->
    [yes] Jij: { $why }
   *[no] { $who }: { $why }
}
fritsen-web-away-toilet = wc
fritsen-web-away-drink = haalt drinken
fritsen-web-away-other = weg
fritsen-web-window = { $you ->
    [yes] Jouw 6 kan geblokkeerd worden
   *[no] De 6 van { $who } kan geblokkeerd worden
}
fritsen-web-passed = { $n ->
    [0] Nog niemand laat het lopen.
    [one] Eén laat het lopen.
   *[other] { $n } laten het lopen.
}
fritsen-web-votes = { $yes } ja, { $no } nee, { $open } open; { $needed } is genoeg
fritsen-web-elect-frits = Wie is Frits?
fritsen-web-elect-willem = Wie is Willem?
fritsen-web-elected = { $n ->
    [one] { $n } van { $of } heeft gekozen
   *[other] { $n } van { $of } hebben gekozen
}
fritsen-web-acts = Wat er gebeurde
fritsen-web-act-lay = { $you ->
    [yes] Jij legt { $cards } op { $cell }
   *[no] { $who } legt { $cards } op { $cell }
}
fritsen-web-act-pair = { $you ->
    [yes] Jij legt { $cards } op { $cell }
   *[no] { $who } legt { $cards } op { $cell }
}
fritsen-web-act-take = { $you ->
    [yes] Jij pakte een kaart
   *[no] { $who } pakte een kaart
}
fritsen-web-act-last = { $you ->
    [yes] Jij hebt nog één kaart
   *[no] { $who } heeft nog één kaart
}
fritsen-web-act-glass = { $you ->
    [yes] Jij zet het glaasje op { $cell }
   *[no] { $who } zet het glaasje op { $cell }
}
fritsen-web-act-lift = { $you ->
    [yes] Jouw glaasje staat op { $cell }
   *[no] Het glaasje van { $who } staat op { $cell }
}
fritsen-web-act-pick = { $you ->
    [yes] Jij pakte kaarten op
   *[no] { $who } pakte kaarten op
}
fritsen-web-act-peek-stock = { $you ->
    [yes] Jij gluurde in de dichte stapel
   *[no] { $who } gluurde in de dichte stapel
}
fritsen-web-act-take-open = { $you ->
    [yes] Jij pakte { $cards } van { $cell }
   *[no] { $who } pakte { $cards } van { $cell }
}
fritsen-web-act-grab = { $you ->
    [yes] Jij greep naar kaarten van anderen
   *[no] { $who } greep naar kaarten van anderen
}
fritsen-web-act-bury = { $you ->
    [yes] Jij legde { $cards } op de dichte stapel
   *[no] { $who } legde { $cards } op de dichte stapel
}
fritsen-web-act-shift = { $you ->
    [yes] Jij verlegde { $cards } van { $cell }
   *[no] { $who } verlegde { $cards } van { $cell }
}
fritsen-web-act-shove = { $you ->
    [yes] Jij schoof het glaasje weg van { $cell }
   *[no] { $who } schoof het glaasje weg van { $cell }
}
fritsen-web-act-spare = { $you ->
    [yes] Jij zette nog een glaasje op { $cell }
   *[no] { $who } zette nog een glaasje op { $cell }
}
fritsen-web-act-deal = { $you ->
    [yes] Jij deelde
   *[no] { $who } deelde
}
fritsen-web-act-exchange = { $you ->
    [yes] Jij begon in te wisselen
   *[no] { $who } begon in te wisselen
}
fritsen-web-act-early = { $you ->
    [yes] Jij pakte een stapel op
   *[no] { $who } pakte een stapel op
}
fritsen-web-at-call = Dat mag niet: aanwijzen
fritsen-web-false-call-vote = Ten onrechte aangewezen kost niets, maar er kan over gestemd worden.
fritsen-web-false-call-one = Ten onrechte aangewezen kost één Fritsje.
fritsen-web-asks-owner = Van wie is het glaasje?
fritsen-web-asks-quiz = Wie is aan de beurt?
fritsen-web-sheet-toasts = Proosten
fritsen-web-sheet-table = Pauze en de tafel
fritsen-web-sheet-vote = Stemming
fritsen-web-point = Iets aanwijzen
fritsen-web-calls-report = Melden …
fritsen-web-calls-nominate = Een eer …
fritsen-web-calls-unclear = Een regel is onduidelijk …
fritsen-web-calls-propose = Een stemming voorstellen …
fritsen-web-calls-toast = Proosten …
fritsen-web-calls-pause = Een pauze …
fritsen-web-calls-fumble = Per ongeluk een kaart laten zien …
fritsen-web-calls-bury = Een kaart wegstoppen …
fritsen-web-without = Zonder alcohol
fritsen-web-notice-drink-own = Ieder kiest het eigen drankje, met of zonder alcohol.
fritsen-web-notice-drink-beer = 18+: alleen voor volwassenen. Niemand hoeft alcohol te drinken om mee te doen.
fritsen-web-notice-drink-champagne = 18+: alleen voor volwassenen. Niemand hoeft alcohol te drinken om mee te doen.
fritsen-web-notice-drink-radler = 18+: alleen voor volwassenen. Niemand hoeft alcohol te drinken om mee te doen.
