# Keezen, wie es im Browser gezeichnet wird; in jeder Sprache stehen dieselben Schlüssel und Variablen.

web-keezen-ace = Ass
web-keezen-king = König
web-keezen-queen = Dame
web-keezen-jack = Bube
web-keezen-does-ace = eine Figur auf den Start, oder ein Schritt
web-keezen-does-king = eine Figur auf den Start
web-keezen-does-jack = zwei Figuren tauschen den Platz
web-keezen-does-seven = sieben Schritte, mit einer Figur oder zweien
web-keezen-does-four = vier Schritte zurück
web-keezen-does-steps = { $n } Schritte vor
web-keezen-yard = Warteplatz
web-keezen-home = Haus { $n }
web-keezen-bring = einsetzen
web-keezen-to = nach { $where }
web-keezen-pawn = Figur auf { $where }
web-keezen-other-pawn = { $colour } auf { $where }

## Auf dem Brett

web-keezen-deals = gibt
web-keezen-folded = setzt aus
web-keezen-helps = hilft { $who }
web-keezen-left = { $n } Karten noch nicht gegeben
web-keezen-look = Letzte Karte: { $card }. Alle { $n } offenen Karten ansehen
web-keezen-open-cards = Alle offenen Karten dieses Spiels
web-keezen-inside = Im Haus

## Die Reihe der Knöpfe

web-keezen-row = Figuren und Schritte
web-keezen-row-pawn = Welche Figur?
web-keezen-row-steps = Schritte der ersten Figur
web-keezen-row-second = Schritte der zweiten Figur
web-keezen-row-rest = { $n ->
    [one] Noch ein Schritt, mit
   *[other] Noch { $n } Schritte, mit
 }
web-keezen-row-other = Tauschen mit
web-keezen-steps-to = { $n ->
    [one] { $n } Schritt, nach { $where }
   *[other] { $n } Schritte, nach { $where }
 }

## Was ein Knopf spielt

web-keezen-fold = Karten ablegen
web-keezen-play = { $card } spielen
web-keezen-play-take = { $card } spielen, { $whom } schlagen
web-keezen-play-enter = { $card } spielen: einsetzen
web-keezen-play-enter-take = { $card } spielen: einsetzen, { $whom } schlagen
web-keezen-play-two = { $card } spielen: { $first } und { $second }
web-keezen-play-two-take = { $card } spielen: { $first } und { $second }, { $whom } schlagen
web-keezen-play-swap = { $card } spielen: mit { $colour } tauschen
web-keezen-doubt-own = Deine eigene Figur?
web-keezen-doubt-partner = Die Figur deines Partners?
web-keezen-doubt = { $colour } auf { $where } muss zurück auf den Warteplatz.
web-keezen-doubt-yes = Ja, schlagen

## Der Streifen

web-keezen-where = { $you ->
    [yes] Runde { $n } von { $of } · du gibst
   *[no] Runde { $n } von { $of } · { $who } gibt
 }
web-keezen-turn-card = Du bist dran: { $card }
web-keezen-you-help = Du bist dran: hilf { $colour }
web-keezen-asked-card = Wähle eine Karte.
web-keezen-asked-fold = Keine Karte geht: leg alle offen ab.
web-keezen-asked-pawn = Welche Figur?
web-keezen-asked-where = Wie weit?
web-keezen-asked-rest = { $n ->
    [one] Noch ein Schritt: mit welcher Figur?
   *[other] Noch { $n } Schritte: mit welcher Figur?
 }
web-keezen-asked-other = Mit welcher Figur tauscht sie?
web-keezen-folded-you = Du setzt aus, bis wieder gegeben wird.
web-keezen-will-enter = eine Figur kommt auf ihren Start, { $to }
web-keezen-will-walk = { $n ->
    [one] ein Schritt von { $from } nach { $to }
   *[other] { $n } Schritte von { $from } nach { $to }
 }
web-keezen-will-back = { $n } Schritte zurück von { $from } nach { $to }
web-keezen-will-step = { $n } nach { $to }
web-keezen-will-swap = { $from } tauscht mit { $colour } auf { $to }
web-keezen-then = , dann{" "}
web-keezen-captured = { $colour } wird geschlagen
web-keezen-home-of = { $n } im Haus
web-keezen-time = Die Zeit ist um: niemand hat gewonnen
