# What only the page says of Fritsen.

fritsen-web-frits = Frits
fritsen-web-willem = Willem
fritsen-web-referee = Schiri: { $referee }
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
fritsen-web-askew = liegt schief
fritsen-web-dealt = { $cards ->
    [5] ausgeteilter Stapel { $n }
    [one] ausgeteilter Stapel { $n }, bisher eine Karte
   *[other] ausgeteilter Stapel { $n }, bisher { $cards } Karten
}
fritsen-web-chip-as-5-1 = Als höhere Karte
fritsen-web-chip-as-5-3 = Als offer Frits
fritsen-web-chip-pair = { $what ->
    [H] Herz-König und Herz-Ass
    [C] Kreuz-König und Kreuz-Ass
    [D] Karo-König und Karo-Ass
   *[S] Pik-König und Pik-Ass
}
fritsen-web-chip-glass = Das Glas
fritsen-web-chip-pile = Stapel verlegen
fritsen-web-tally = { $n ->
    [one] ein Fritsje
   *[other] { $n } Fritsjes
}{ $open ->
    [0] { "" }
   *[other] , { $open } noch offen
}
fritsen-tab-points = Deckel
fritsen-web-bill = Deckel
fritsen-web-turns = { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}, { $moves ->
    [one] eine Karte gelegt
   *[other] { $moves } Karten gelegt
}
fritsen-web-limit = Meine eigene Grenze …
fritsen-web-limit-means = Nur du siehst sie, in diesem Browser. Sie zählt deine Fritsjes dieser Partie und bleibt für die nächste Partie an diesem Tisch. Was darüber hinausgeht, ist symbolisch: Niemand sieht einen Unterschied.
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
fritsen-web-clock-stands = Die Uhr steht.
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
    [0] Noch verzichtet niemand.
    [one] Eine Person verzichtet.
   *[other] { $n } verzichten.
}
fritsen-web-votes = { $yes } ja, { $no } nein, { $open } offen; { $needed } genügen
fritsen-web-elect-frits = Wer ist Frits?
fritsen-web-elect-willem = Wer ist Willem?
fritsen-web-elected = { $n ->
    [one] { $n } von { $of } hat gewählt
   *[other] { $n } von { $of } haben gewählt
}
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
fritsen-web-act-peek-stock = { $you ->
    [yes] Du hast in den verdeckten Stapel gespäht
   *[no] { $who } hat in den verdeckten Stapel gespäht
}
fritsen-web-act-take-open = { $you ->
    [yes] Von { $cell } genommen, du: { $cards }
   *[no] Von { $cell } genommen, { $who }: { $cards }
}
fritsen-web-act-grab = { $you ->
    [yes] Du hast nach Karten anderer gegriffen
   *[no] { $who } hat nach Karten anderer gegriffen
}
fritsen-web-act-bury = { $you ->
    [yes] Auf den verdeckten Stapel gelegt, du: { $cards }
   *[no] Auf den verdeckten Stapel gelegt, { $who }: { $cards }
}
fritsen-web-act-shift = { $you ->
    [yes] Von { $cell } weggelegt, du: { $cards }
   *[no] Von { $cell } weggelegt, { $who }: { $cards }
}
fritsen-web-act-shove = { $you ->
    [yes] Du hast das Glas von { $cell } weggeschoben
   *[no] { $who } hat das Glas von { $cell } weggeschoben
}
fritsen-web-act-spare = { $you ->
    [yes] Du hast noch ein Glas auf { $cell } gestellt
   *[no] { $who } hat noch ein Glas auf { $cell } gestellt
}
fritsen-web-act-deal = { $you ->
    [yes] Du hast gegeben
   *[no] { $who } hat gegeben
}
fritsen-web-act-exchange = { $you ->
    [yes] Du hast angefangen einzutauschen
   *[no] { $who } hat angefangen einzutauschen
}
fritsen-web-act-early = { $you ->
    [yes] Du hast einen Stapel aufgenommen
   *[no] { $who } hat einen Stapel aufgenommen
}
fritsen-web-at-call = Nicht erlaubt: anzeigen
fritsen-web-false-call-vote = Zu Unrecht angezeigt kostet nichts, aber es kann darüber abgestimmt werden.
fritsen-web-false-call-one = Zu Unrecht angezeigt kostet ein Fritsje.
fritsen-web-asks-owner = Wem gehört das Glas?
fritsen-web-asks-quiz = Wer ist dran?
fritsen-web-sheet-toasts = Anstoßen
fritsen-web-sheet-table = Pause und Tisch
fritsen-web-sheet-vote = Abstimmung
fritsen-web-point = Auf etwas zeigen
fritsen-web-calls-report = Melden …
fritsen-web-calls-nominate = Eine Ehre …
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
