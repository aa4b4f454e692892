# What only the page says of Fritsen.

fritsen-web-frits = Frits
fritsen-web-willem = Willem
fritsen-web-board = Brett
fritsen-web-pile = { $n ->
    [one] { $card } auf { $cell }, eine Karte
   *[other] { $card } auf { $cell }, { $n } Karten
}
fritsen-web-stock = { $n ->
    [0] verdeckter Stapel, leer
    [one] verdeckter Stapel, eine Karte
   *[other] verdeckter Stapel, { $n } Karten
}
fritsen-web-place = Platz { $cell }
fritsen-web-blocked = durch das Glas gesperrt
fritsen-web-glass = das Glas steht darauf
fritsen-web-dealt = ausgeteilter Stapel { $n }
fritsen-web-chip-as = Als Zug { $what }
fritsen-web-chip-pair = Herz-König und Herz-Ass
fritsen-web-chip-glass = Das Glas
fritsen-web-chip-pile = Stapel verlegen
fritsen-web-tally = { $open ->
    [0] { $n } Fritsjes
   *[other] { $n } Fritsjes, { $open } noch offen
}
fritsen-web-bill = Deckel
fritsen-web-turns = { $turns } Züge, { $moves } gelegt
fritsen-web-due = { $n ->
    [one] Ein Getränk offen
   *[other] { $n } Getränke offen
}
fritsen-web-slip = Falsch: „{ $what }“
fritsen-web-removed = ausgeschlossen
fritsen-web-away = weg
fritsen-web-leaving = geht gleich weg
fritsen-web-out = fertig, { $n }.
fritsen-web-last = eine Karte
fritsen-web-paused = Pause
fritsen-web-away-because = { $you ->
    [yes] Du: { $why }
   *[no] { $who }: { $why }
}
fritsen-web-away-toilet = Toilette
fritsen-web-away-drink = holt Getränke
fritsen-web-away-other = weg
fritsen-web-window = { $you ->
    [yes] Deine 6 kann blockiert werden
   *[no] Die 6 von { $who } kann blockiert werden
}
fritsen-web-passed = { $n ->
    [0] Noch niemand lässt es.
    [one] Eine Person lässt es.
   *[other] { $n } lassen es.
}
fritsen-web-votes = { $yes } ja, { $no } nein, { $open } offen; { $needed } genügen
fritsen-web-elect-frits = Wer ist Frits?
fritsen-web-elect-willem = Wer ist Willem?
fritsen-web-elected = { $n } von { $of } haben gewählt
fritsen-web-acts = Was geschah
fritsen-web-act-lay = { $you ->
    [yes] Du legst { $cards } auf { $cell }
   *[no] { $who } legt { $cards } auf { $cell }
}
fritsen-web-act-pair = { $you ->
    [yes] Du legst { $cards } auf { $cell }
   *[no] { $who } legt { $cards } auf { $cell }
}
fritsen-web-act-take = { $you ->
    [yes] Du hast eine Karte genommen
   *[no] { $who } hat eine Karte genommen
}
fritsen-web-act-last = { $you ->
    [yes] Du hast noch eine Karte
   *[no] { $who } hat noch eine Karte
}
fritsen-web-act-glass = { $you ->
    [yes] Du stellst das Glas auf { $cell }
   *[no] { $who } stellt das Glas auf { $cell }
}
fritsen-web-act-lift = { $you ->
    [yes] Dein Glas steht auf { $cell }
   *[no] Das Glas von { $who } steht auf { $cell }
}
fritsen-web-act-pick = { $you ->
    [yes] Du hast Karten aufgenommen
   *[no] { $who } hat Karten aufgenommen
}
fritsen-web-sheet-toasts = Anstoßen
fritsen-web-sheet-table = Pause und Tisch
fritsen-web-sheet-vote = Abstimmung
fritsen-web-point = Auf etwas zeigen
fritsen-web-calls-report = Melden …
fritsen-web-calls-nominate = Eine Ehre …
fritsen-web-calls-limit = Meine eigene Grenze …
fritsen-web-calls-unclear = Eine Regel ist unklar …
fritsen-web-calls-propose = Abstimmung vorschlagen …
fritsen-web-calls-toast = Anstoßen …
fritsen-web-calls-pause = Eine Pause …
fritsen-web-calls-fumble = Aus Versehen eine Karte zeigen …
fritsen-web-calls-bury = Eine Karte wegstecken …
fritsen-web-without = Ohne Alkohol
fritsen-web-notice-drink-own = Alle schenken ein, was sie mögen, mit oder ohne Alkohol.
fritsen-web-notice-drink-beer = 18+: nur für Erwachsene. Niemand muss Alkohol trinken, um mitzuspielen.
fritsen-web-notice-drink-champagne = 18+: nur für Erwachsene. Niemand muss Alkohol trinken, um mitzuspielen.
fritsen-web-notice-drink-radler = 18+: nur für Erwachsene. Niemand muss Alkohol trinken, um mitzuspielen.
