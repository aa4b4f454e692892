# Keezen in German. The same keys and variables stand in every catalogue.

keezen-line = Zwei gegen zwei: Bringt acht Figuren ins Ziel, Karte für Karte.
keezen-takes = bis 45 Min.

## Karten, Farben, Züge, Phasen
## Eine Karte heißt nach ihrem ersten Zeichen, die Zehn also 1.

keezen-card-A = Ass
keezen-card-1 = 10
keezen-card-2 = 2
keezen-card-3 = 3
keezen-card-4 = 4
keezen-card-5 = 5
keezen-card-6 = 6
keezen-card-7 = 7
keezen-card-8 = 8
keezen-card-9 = 9
keezen-card-J = Bube
keezen-card-Q = Dame
keezen-card-K = König
keezen-rank-A = A
keezen-rank-2 = 2
keezen-rank-3 = 3
keezen-rank-4 = 4
keezen-rank-5 = 5
keezen-rank-6 = 6
keezen-rank-7 = 7
keezen-rank-8 = 8
keezen-rank-9 = 9
keezen-rank-10 = 10
keezen-rank-J = B
keezen-rank-Q = D
keezen-rank-K = K
keezen-colour-Blue = Blau
keezen-colour-Green = Grün
keezen-colour-Yellow = Gelb
keezen-colour-Red = Rot
keezen-move-enter = { $rank }: Figur einsetzen
keezen-move-walk = { $rank }: { $from } → { $to }
keezen-move-swap = { $rank }: { $from } ⇄ { $colour } { $to }
keezen-move-split = { $rank }: { $from } → { $to } + { $second } → { $end }
keezen-move-rest = { $rank }: { $from } → { $to } + { $colour } { $second } → { $end }
keezen-move-fold = Alle Karten ablegen
keezen-move-time = Die Zeit für die Runde ist um
keezen-phase-playing = Es wird gespielt.
keezen-phase-over = Die Partie ist aus.
keezen-letters = B D K A
keezen-help-cards = Tippe eine Karte mit Doppelpunkt, 7:, und du siehst, was sie kann; weiter geht es mit Feldern: 7: 10 13 20, oder gleich mit dem ganzen Zug: 7: 10>13 + 20>24. Einsetzen ist K: rein, tauschen B: 10 20. K ist der König, D oder Q die Dame, B oder J der Bube. Eine bloße Zahl ist immer eine aus der Liste, und Enter führt zu ihr zurück.
keezen-typed-enter = rein
keezen-help-board = B12 ist eine Figur von Blau auf 12, G16■ steht sicher auf ihrem Startfeld; Y ist Gelb. Kleine Buchstaben sind leere Plätze: b0 ist der Start von Blau, h1 bis h4 sind ein Ziel. ×Y hinter einem Zug: Er schlägt eine Figur von Gelb.

## Der Tisch

keezen-title = Kartenspiel { $deck } · Hand { $round } von 3
keezen-deals = { $you ->
    [yes] du gibst
   *[no] { $who } gibt
 }
keezen-duos = Im Ziel: { $first } + { $second } { $n }/8 · { $third } + { $fourth } { $others }/8
keezen-counts-pawns = { $n } von 8 Figuren im Ziel
keezen-ended-time = Die Zeit ist um: Niemand hat gewonnen.
keezen-none = noch nichts gespielt
keezen-played = Gespielt
keezen-folded = Karten abgelegt
keezen-helps = hilft { $colour }
keezen-home = im Ziel { $n }/4
keezen-yard = wartet
keezen-asked-play = Du bist dran: Spiel eine Karte.
    .title = Du bist dran
keezen-asked-help = Du bist dran: Spiel eine Karte für { $colour }.
    .title = Du bist dran: Hilf { $colour }
keezen-asked-fold = Du bist dran: Keine deiner Karten geht. Leg alle offen ab.
    .title = Keine Karte geht
keezen-asked-out = { $who } ist dran. Du setzt aus, bis wieder gegeben wird.
    .title = { $who } ist dran
keezen-fact-deal = { $you ->
    [yes] Kartenspiel { $deck }, Hand { $round } von 3; du gibst.
   *[no] Kartenspiel { $deck }, Hand { $round } von 3; { $who } gibt.
 }
keezen-fact-home = Figuren im Ziel: { $first } mit { $second } { $n }, { $third } mit { $fourth } { $others }.
keezen-fact-seat = { $you ->
    [yes] { $n ->
        [0] du spielst { $colour }: keine Figur auf dem Brett; auf dem Warteplatz: { $yard }.
       *[other] du spielst { $colour }: { $squares }; auf dem Warteplatz: { $yard }.
     }
   *[no] { $n ->
        [0] { $who } spielt { $colour }: keine Figur auf dem Brett; auf dem Warteplatz: { $yard }.
       *[other] { $who } spielt { $colour }: { $squares }; auf dem Warteplatz: { $yard }.
     }
 }
keezen-fact-folded = { $you ->
    [yes] du hast alle Karten abgelegt.
   *[no] { $who } hat alle Karten abgelegt.
 }
keezen-fact-helps = { $you ->
    [yes] du hilfst { $colour }.
   *[no] { $who } hilft { $colour }.
 }
keezen-fact-hand = { $n ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $cards }.
 }
keezen-fact-sizes = Karten auf der Hand: { $sizes }.
keezen-fact-pile = { $n ->
    [0] Aus diesem Kartenspiel ist noch nichts gespielt.
   *[other] Aus diesem Kartenspiel gespielt: { $played }.
 }
keezen-fact-left = { $n ->
    [0] Alle Karten sind ausgeteilt.
   *[other] Noch zu geben: { $n }.
 }

## Was ein Zug täte

keezen-would-enter = { $colour }: eine Figur kommt auf ihr Startfeld, { $square }.
keezen-would-walk = { $n ->
    [one] { $colour }: ein Schritt von { $from } auf { $to }.
   *[other] { $colour }: { $n } Schritte von { $from } auf { $to }.
 }
keezen-would-back = { $colour }: { $n } Schritte rückwärts von { $from } auf { $to }.
keezen-would-swap = { $colour } auf { $from } tauscht mit { $other } auf { $to }.
keezen-would-capture = { $colour } auf { $square } wird geschlagen.
keezen-would-capture-own = { $colour } auf { $square } muss zurück auf den Warteplatz.
    .title = Deine eigene Figur?
    .button = Ja, schlagen
keezen-would-capture-partner = { $colour } auf { $square } muss zurück auf den Warteplatz.
    .title = Die Figur deines Partners?
    .button = Ja, schlagen

## Warum nicht

keezen-because-stands = { $colour } steht auf { $square }.
keezen-because-room = { $n ->
    [0] Von { $square } aus geht es keinen Schritt weiter.
    [one] Von { $square } aus ist nur noch ein Schritt zu gehen.
   *[other] Von { $square } aus sind nur noch { $n } Schritte zu gehen.
 }
keezen-because-can = Spielen kannst du: { $cards }.

## Was geschieht

keezen-event-dealer = { $you ->
    [yes] Du gibst: Kartenspiel { $deck }, Hand { $round } von 3.
   *[no] { $who } gibt: Kartenspiel { $deck }, Hand { $round } von 3.
 }
keezen-event-hand = { $you ->
    [yes] Du bekommst { $count } Karten: { $cards }.
   *[no] { $who } bekommt { $count } Karten.
 }
keezen-event-play = { $you ->
    [yes] Du spielst: { $cards }.
   *[no] { $who } spielt: { $cards }.
 }
keezen-event-enter = { $colour } setzt eine Figur auf { $square } ein.
keezen-event-walk = { $rule ->
    [K-038] { $colour } geht von { $from } rückwärts auf { $to }.
    [K-043] { $colour } geht ins Ziel: von { $from } auf { $to }.
    [K-078] Der Rest ist für den Partner: { $colour } geht von { $from } auf { $to }.
    [K-096] { $you ->
        [yes] Du hilfst: { $colour } geht von { $from } auf { $to }.
       *[no] { $who } hilft: { $colour } geht von { $from } auf { $to }.
     }
   *[other] { $colour } geht von { $from } auf { $to }.
 }
keezen-event-swap = { $colour } auf { $square } und { $other } auf { $there } tauschen die Plätze.
keezen-event-capture = { $rule ->
    [K-046] Die eigene Figur: { $colour } wird auf { $square } geschlagen!
    [K-047] Die Figur des Partners: { $colour } wird auf { $square } geschlagen!
   *[other] { $colour } wird auf { $square } geschlagen!
 }
keezen-event-help = { $you ->
    [yes] Deine vier sind im Ziel: Von jetzt an hilfst du { $colour }.
   *[no] { $who } hat alle vier im Ziel und hilft von jetzt an { $colour }.
 }
keezen-event-fold = { $you ->
    [yes] Du kannst nicht und legst ab: { $cards }.
   *[no] { $who } kann nicht und legt ab: { $cards }.
 }
keezen-event-time = Die Zeit ist um.
keezen-event-over = { $n ->
    [0] Die Partie ist aus, ohne Sieger: Gezählt werden die Figuren im Ziel.
   *[other] Die Partie ist aus: alle acht im Ziel! Gewonnen haben: { $whom }.
 }

## Warum ein Bot so spielt

keezen-why-capture = Ein Gegner muss zurück auf seinen Warteplatz.
keezen-why-divide = So aufgeteilt bringt die Sieben euch beiden am meisten.
keezen-why-enter = Eine Figur auf der Bahn ist mehr wert als eine, die wartet, und auf dem Startfeld kann ihr niemand etwas tun.
keezen-why-home = Eine Figur kommt ins Ziel.
keezen-why-least = Etwas muss gespielt werden, und das schadet euch am wenigsten.
keezen-why-swap = Nach diesem Tausch steht ihr besser da als die anderen.
keezen-why-walk = So kommst du am weitesten, ohne in Gefahr zu geraten.

## Vereinbarungen

keezen-option-home_stop = Halten im Ziel
keezen-option-home_stop-means = Eine Figur darf auf jedem erreichten Zielfeld halten oder nur auf dem hintersten freien.
keezen-option-queen_steps = Schritte der Dame
keezen-option-queen_steps-means = Wie weit die Dame geht: 12 oder, wie in manchen Familien, 14.
keezen-option-deal_rotation = Wer gibt
keezen-option-deal_rotation-means = Eine Person teilt das ganze Kartenspiel aus, oder nach jeder Hand gibt die nächste.
keezen-option-own_start_swap_source = Tauschen vom eigenen Start
keezen-option-own_start_swap_source-means = Ob du deine Figur von deinem Startfeld wegtauschen darfst.
keezen-option-talk = Reden
keezen-option-talk-means = Nur die festen Sätze, bis die Partie aus ist, oder was du willst.
keezen-option-round_seconds = Sekunden für die Runde
keezen-option-round_seconds-means = Wie lange die Runde dauert: 2700 sind die 45 Minuten der niederländischen Meisterschaft; 0 heißt keine Uhr.
keezen-value-any_reachable = jedes Feld
keezen-value-deepest_free_only = hinterstes
keezen-value-dealer_keeps_whole_deck = je Kartenspiel
keezen-value-dealer_rotates_every_hand = je Hand
keezen-value-phrases = nur Sätze
keezen-value-free = frei

## Im Browser

keezen-web-rank-A = Ass
keezen-web-rank-K = König
keezen-web-rank-Q = Dame
keezen-web-rank-J = Bube
keezen-web-does-ace = eine Figur auf den Start oder ein Schritt
keezen-web-does-king = eine Figur auf den Start
keezen-web-does-jack = zwei Figuren tauschen den Platz
keezen-web-does-seven = sieben Schritte, mit einer Figur oder zweien
keezen-web-does-four = vier Schritte rückwärts
keezen-web-does-steps = { $n } Schritte vor
keezen-web-yard = Warteplatz
keezen-web-home = Ziel { $n }
keezen-web-bring = einsetzen
keezen-web-to = auf { $where }
keezen-web-pawn = Figur auf { $where }
keezen-web-other-pawn = { $colour } auf { $where }

## Auf dem Brett

keezen-web-deals = gibt
keezen-web-partner = Partner
keezen-web-helps = hilft
keezen-web-folded = setzt aus
keezen-web-left = { $n } Karten noch nicht gegeben
keezen-web-look = Letzte Karte: { $card }. Alle offenen Karten ansehen ({ $n })
keezen-web-open-cards = Alle offenen Karten dieses Kartenspiels
keezen-tab-points = Im Ziel
keezen-web-inside = Im Ziel

## Die Reihe der Knöpfe

keezen-web-row = Figuren und Schritte
keezen-web-row-pawn = Welche Figur?
keezen-web-row-steps = Schritte der ersten Figur
keezen-web-row-second = Schritte der zweiten Figur
keezen-web-row-rest = { $n ->
    [one] Noch ein Schritt, mit
   *[other] Noch { $n } Schritte, mit
 }
keezen-web-row-other = Tauschen mit
keezen-web-steps-to = { $n ->
    [one] { $n } Schritt, auf { $where }
   *[other] { $n } Schritte, auf { $where }
 }

## Der Streifen

keezen-web-where = { $you ->
    [yes] Hand { $n } von 3 · du gibst
   *[no] Hand { $n } von 3 · { $who } gibt
 }

## Wenn es aus ist

keezen-when = Hand { $n }
keezen-length = { $n ->
    [one] { $n } Hand
   *[other] { $n } Hände
 }
keezen-chart = Figuren im Ziel
keezen-chart-means = nach jeder Hand
keezen-tally-captures = geschlagen
keezen-tally-captured = verloren
keezen-tally-folds = abgelegt

## Die erste Lektion, und die Seite in einer Minute

keezen-lesson-enter = Mit König oder Ass setzt du eine Figur auf dein Startfeld. Spiele den König.
    .title = Setze eine Figur ein
    .right = Deine Figur ist im Spiel
    .means = Auf ihrem eigenen Startfeld ist sie sicher: Niemand schlägt sie, niemand kommt vorbei.
keezen-lesson-capture = Zwei Schritte führen auf Grün. Spiele die 2 mit deiner Figur gleich hinter Grün.
    .title = Schlage eine Figur
    .right = Grün muss zurück
    .means = Eine geschlagene Figur geht auf den Warteplatz zurück und muss neu eingesetzt werden.
    .look = Grün liefe weiter. Von welcher Figur aus passen zwei Schritte genau?
keezen-lesson-block = Grün steht auf dem eigenen Startfeld, gleich vor dir. Probiere ruhig die 2; dann spiele das Ass.
    .title = Hier kommt niemand vorbei
    .right = Noch eine im Spiel
    .means = Weder 2 noch 10 ging: An einer Figur auf ihrem eigenen Startfeld kommt niemand vorbei.
keezen-lesson-swap = Tausche mit Rot: Diese Figur steht von allen deinem Ziel am nächsten.
    .title = Der Bube tauscht
    .right = Vierzig Schritte auf einmal
    .means = Rot steht jetzt, wo du standest. Im Ziel und auf dem eigenen Startfeld ist eine Figur vor dem Buben sicher.
    .look = Du willst in dein Ziel: Welche Figur steht ihm am nächsten?
keezen-lesson-back = Vier Schritte zurück vom Startfeld, und du stehst kurz vor dem Ziel. Spiele die 4.
    .title = Die Vier geht zurück
    .right = Noch vier Schritte
    .means = Das erspart dir einen ganzen Umlauf.
keezen-lesson-home = Spiele die 3 mit der Figur kurz vor dem Ziel. Die Schritte müssen genau passen, höchstens vier hinein.
    .title = Bring eine Figur ins Ziel
    .right = Deine Figur ist im Ziel
    .means = Dort kann ihr nichts mehr geschehen. Sind deine vier im Ziel, hilfst du deinem Partner: Ihr gewinnt zusammen.
    .look = Welche Figur kommt mit drei Schritten ins Ziel?
keezen-lesson-seven = Alles mit einer Figur oder auf zwei aufgeteilt. Gehe drei mit der Figur hinter Rot und vier mit der hinter Grün.
    .title = Teile die Sieben auf
    .right = Zwei mit einer Karte
    .means = Jeder Teil schlägt, wo er endet. Alle sieben Schritte müssen gegangen werden.
    .look = Drei und vier sind sieben: Können beide Figuren schlagen?
keezen-minute-aim = Du und die Person gegenüber bringt zusammen acht Figuren ins Ziel. Sind deine da, ziehst du die deines Partners.
    .title = Das Ziel
keezen-minute-turn = Spiele eine Karte und tu, was sie zeigt: eine Figur einsetzen oder gehen. Wer nicht kann, legt alle Karten ab. Landest du auf einer Figur, muss sie zurück.
    .title = Dein Zug
keezen-minute-seven = Alles mit einer Figur oder auf zwei aufgeteilt.
    .title = Sieben
keezen-minute-swap = Tauscht deine Figur mit einer fremden.
    .title = Bube
keezen-minute-back = Geht zurück. Vom Startfeld ist das fast im Ziel.
    .title = Vier
keezen-minute-start = Eine Figur auf dem eigenen ist sicher, und niemand kommt vorbei.
    .title = Startfeld
