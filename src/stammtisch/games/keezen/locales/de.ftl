# Keezen in German. The same keys and variables stand in every catalogue.

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
keezen-colour-Blue = Blau
keezen-colour-Green = Grün
keezen-colour-Yellow = Gelb
keezen-colour-Red = Rot
keezen-move-enter = { $rank }: Figur einsetzen
keezen-move-walk = { $rank }: { $from } → { $to }
keezen-move-swap = { $rank }: { $from } ⇄ { $colour } { $to }
keezen-move-split = { $rank }: { $from } → { $to } + { $second } → { $end }
keezen-move-rest = { $rank }: { $from } → { $to } + { $colour } { $second } → { $end }
keezen-move-fold = Leg die Hand hin
keezen-move-time = Die Zeit für die Runde ist um
keezen-phase-playing = Es wird gespielt.
keezen-phase-over = Die Partie ist aus.
keezen-help-cards = Tippe eine Karte mit Doppelpunkt, 7:, und du siehst, was sie kann; weiter geht es mit Feldern: 7: 10 13 20, oder gleich mit dem ganzen Zug: 7: 10>13 + 20>24. Einsetzen ist K: enter, tauschen J: 10 20. K ist der König, Q die Dame, J der Bube. Eine bloße Zahl ist immer eine aus der Liste, und Enter führt zu ihr zurück.
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
keezen-folded = Hand hingelegt
keezen-helps = hilft { $colour }
keezen-home = im Ziel { $n }/4
keezen-yard = wartet
keezen-asked-play = Du bist dran: Spiel eine Karte.
    .title = Du bist dran
keezen-asked-help = Du bist dran: Spiel eine Karte für { $colour }.
    .title = Du bist dran: hilf { $colour }
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
    [yes] du hast deine Hand hingelegt.
   *[no] { $who } hat die Hand hingelegt.
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
    [0] Das Kartenspiel ist ausgegeben.
   *[other] Noch zu geben: { $n }.
 }

## Was ein Zug täte

keezen-would-enter = { $colour }: eine Figur kommt auf ihr Startfeld, { $square }.
keezen-would-walk = { $n ->
    [one] { $colour }: ein Schritt von { $from } auf { $to }.
   *[other] { $colour }: { $n } Schritte von { $from } auf { $to }.
 }
keezen-would-back = { $colour }: { $n } Schritte zurück von { $from } auf { $to }.
keezen-would-swap = { $colour } auf { $from } tauscht mit { $other } auf { $to }.
keezen-would-capture = { $colour } auf { $square } wird geschlagen.
keezen-would-capture-own = { $colour } auf { $square } muss zurück auf den Warteplatz.
    .title = Deine eigene Figur?
    .button = Ja, schlagen
keezen-would-capture-partner = { $colour } auf { $square } muss zurück auf den Warteplatz.
    .title = Die Figur deines Partners?
    .button = Ja, schlagen

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
    [K-038] { $colour } geht von { $from } zurück auf { $to }.
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
    [K-046] Die eigene Figur: { $colour } ist auf { $square } geschlagen!
    [K-047] Die Figur des Partners: { $colour } ist auf { $square } geschlagen!
   *[other] { $colour } ist auf { $square } geschlagen!
 }
keezen-event-help = { $you ->
    [yes] Deine vier sind im Ziel: Von jetzt an hilfst du { $colour }.
   *[no] { $who } hat alle vier im Ziel und hilft von jetzt an { $colour }.
 }
keezen-event-fold = { $you ->
    [yes] Du kannst nicht und legst hin: { $cards }.
   *[no] { $who } kann nicht und legt hin: { $cards }.
 }
keezen-event-time = Die Zeit ist um.
keezen-event-over = { $n ->
    [0] Die Partie ist aus, ohne Sieger: Gezählt werden die Figuren im Ziel.
   *[other] Die Partie ist aus: alle acht im Ziel! Gewonnen haben: { $whom }.
 }

## Warum ein Bot so spielt

keezen-why-capture = Ein Gegner muss zurück auf seinen Warteplatz.
keezen-why-divide = So verteilt bringt die Sieben euch beiden am meisten.
keezen-why-enter = Eine Figur auf der Bahn ist mehr wert als eine, die wartet, und auf dem Startfeld kann ihr niemand etwas tun.
keezen-why-home = Eine Figur kommt ins Ziel.
keezen-why-least = Etwas muss gespielt werden, und das schadet euch am wenigsten.
keezen-why-swap = Nach diesem Tausch steht ihr besser da als die anderen.
keezen-why-walk = So kommst du am weitesten, ohne in Gefahr zu geraten.

## Regeln

keezen-rule-K-001 = Die Bahn hat die Felder 0 bis 63, jedes Ziel H1 bis H4.
keezen-rule-K-002 = Ein Kartenspiel ohne Joker: A, 2 bis 10, J, Q und K.
keezen-rule-K-003 = Alle haben vier Figuren, und jede beginnt auf dem Warteplatz.
keezen-rule-K-011 = Auf ein Feld passt eine Figur.
keezen-rule-K-012 = Blau gibt zuerst.
keezen-rule-K-013 = Wer gibt, gibt das ganze Kartenspiel aus.
keezen-rule-K-014 = Erst bekommt jeder fünf Karten, dann zweimal vier.
keezen-rule-K-017 = Ist das Kartenspiel ausgegeben, gibt der Nächste im Uhrzeigersinn.
keezen-rule-K-020 = Niemand zeigt die Hand, auch dem Partner nicht.
keezen-rule-K-021 = Wer dran ist, spielt eine Karte; es geht im Uhrzeigersinn.
keezen-rule-K-022 = Wer spielen kann, muss spielen.
keezen-rule-K-025 = Wer keine Karte spielen kann, legt die ganze Hand offen hin.
keezen-rule-K-026 = Wer seine Hand hingelegt hat, wartet auf die nächsten Karten.
keezen-rule-K-027 = Wer keine Karten mehr hat, wird übergangen.
keezen-rule-K-028 = Gespielte Karten liegen offen.
keezen-rule-K-029 = Eine Karte gilt ganz: alle Schritte oder gar nicht.
keezen-rule-K-030 = Gespielt ist gespielt.
keezen-rule-K-031 = Mit einem Ass setzt du eine Figur ein oder gehst einen Schritt.
keezen-rule-K-032 = Mit einem König kannst du nur eine Figur einsetzen.
keezen-rule-K-033 = Mit einem Buben kannst du nur tauschen.
keezen-rule-K-034 = Eine Dame geht so viele Schritte wie vereinbart: 12 oder 14.
keezen-rule-K-035 = Eine Zahlenkarte geht mit einer Figur um ihre Zahl vorwärts.
keezen-rule-K-037 = Eine Sieben darfst du auf zwei Figuren verteilen.
keezen-rule-K-038 = Eine Vier geht immer vier Schritte rückwärts.
keezen-rule-K-039 = Das kann diese Karte nicht.
keezen-rule-K-040 = Gezählt wird Feld für Feld.
keezen-rule-K-042 = Vom Warteplatz kommst du nur mit Ass oder König.
keezen-rule-K-043 = Am Ende der Runde geht es ins Ziel; am eigenen Start läuft niemand weiter.
keezen-rule-K-044 = Die Schritte müssen ins Ziel passen: nicht weiter, nicht zurück.
keezen-rule-K-045 = Wer auf einer Figur landet, schlägt sie: zurück auf den Warteplatz.
keezen-rule-K-046 = Auch die eigene Figur kann geschlagen werden.
keezen-rule-K-047 = Auch die Figur des Partners kann geschlagen werden.
keezen-rule-K-048 = Wer einsetzt, schlägt eine fremde Figur auf seinem Startfeld.
keezen-rule-K-049 = Auf deinem Startfeld steht deine eigene Figur: du kannst keine weitere einsetzen.
keezen-rule-K-050 = Die eigene Figur auf dem Startfeld darfst du nicht schlagen.
keezen-rule-K-051 = Figuren im Ziel können nicht geschlagen werden.
keezen-rule-K-052 = Eine Figur auf ihrem Startfeld kann nicht geschlagen werden.
keezen-rule-K-053 = An einer Figur auf ihrem Startfeld kommt niemand vorbei.
keezen-rule-K-054 = An einer Figur auf ihrem Startfeld kommt niemand vorbei, auch nicht rückwärts.
keezen-rule-K-060 = Mit einem Buben tauschst du eine eigene Figur gegen die eines anderen.
keezen-rule-K-061 = Zwei eigene Figuren tauscht man nicht.
keezen-rule-K-062 = Eine fremde Figur auf ihrem Startfeld kannst du nicht tauschen.
keezen-rule-K-063 = Vom eigenen Startfeld darfst du tauschen, außer der Tisch hat es anders vereinbart.
keezen-rule-K-064 = Figuren im Ziel werden nicht getauscht.
keezen-rule-K-065 = Figuren auf dem Warteplatz werden nicht getauscht.
keezen-rule-K-071 = Eine Sieben lässt sich auf zwei Figuren einer Farbe aufteilen.
keezen-rule-K-072 = Alle sieben Schritte müssen gegangen werden.
keezen-rule-K-073 = Eine Sieben bewegt höchstens zwei Figuren, jede in einem Zug.
keezen-rule-K-076 = Jedes Stück einer Sieben schlägt, worauf es endet.
keezen-rule-K-077 = Eine Figur, die das erste Stück schlägt, kann das zweite nicht gehen.
keezen-rule-K-078 = Kommt deine letzte Figur ins Ziel, geht der Rest der Sieben an den Partner.
keezen-rule-K-079 = Erst das eigene Stück, dann das des Partners.
keezen-rule-K-080 = Den Rest der Sieben geht eine Figur des Partners, ganz.
keezen-rule-K-081 = Eine Sieben beendet die Partie nicht, wenn Schritte übrig bleiben.
keezen-rule-K-082 = Den Rest bekommt der Partner erst, wenn deine vier im Ziel sind.
keezen-rule-K-085 = Mit einer Vier geht es nicht rückwärts ins Ziel.
keezen-rule-K-087 = Deine Figur auf dem Startfeld hält auch deine Vier auf.
keezen-rule-K-089 = Eine Figur im Ziel geht nicht mehr zurück.
keezen-rule-K-091 = Im Ziel darf keine Figur übersprungen werden.
keezen-rule-K-092 = An diesem Tisch musst du im Ziel ganz aufrücken.
keezen-rule-K-094 = Eine Figur auf einem Zielfeld ist im Ziel.
keezen-rule-K-095 = In ein Ziel geht nur die eigene Farbe.
keezen-rule-K-096 = Wer alle vier im Ziel hat, spielt mit den Figuren des Partners weiter.
keezen-rule-K-098 = Die Figuren des Partners bewegst du erst, wenn deine vier im Ziel sind.
keezen-rule-K-100 = Wer hilft, tauscht eine Figur des Partners gegen eine der Gegner.
keezen-rule-K-103 = Absprachen sind nicht erlaubt: bis zum Ende nur die festen Sätze.
keezen-rule-K-104 = Alle sehen, wie viele Karten du auf der Hand hast.
keezen-rule-K-107 = Wer zu zweit alle acht Figuren im Ziel hat, gewinnt.
keezen-rule-K-109 = Ist die Zeit um, gewinnt niemand, und gezählt werden die Figuren im Ziel.

## Absprachen

keezen-option-home_stop = Halten im Ziel
keezen-option-home_stop-means = Eine Figur darf auf jedem erreichten Zielfeld halten oder nur auf dem hintersten freien.
keezen-option-queen_steps = Schritte der Dame
keezen-option-queen_steps-means = Wie weit die Dame geht: 12, oder 14 wie in manchen Familien.
keezen-option-deal_rotation = Wer gibt
keezen-option-deal_rotation-means = Einer gibt das ganze Kartenspiel aus, oder nach jeder Hand gibt der Nächste.
keezen-option-own_start_swap_source = Tauschen vom eigenen Start
keezen-option-own_start_swap_source-means = Ob du deine Figur von deinem Startfeld wegtauschen darfst.
keezen-option-talk = Reden
keezen-option-talk-means = Nur die festen Sätze, bis die Partie aus ist, oder was du willst.
keezen-option-round_seconds = Sekunden für die Runde
keezen-option-round_seconds-means = Wie lange die Runde dauert: 2700 sind die 45 Minuten der Meisterschaft; 0 heißt keine Uhr.
keezen-value-any_reachable = jedes Feld
keezen-value-deepest_free_only = hinterstes
keezen-value-dealer_keeps_whole_deck = pro Spiel
keezen-value-dealer_rotates_every_hand = pro Hand
keezen-value-phrases = nur Sätze
keezen-value-free = frei

## Im Browser

keezen-web-rank-A = Ass
keezen-web-rank-K = König
keezen-web-rank-Q = Dame
keezen-web-rank-J = Bube
keezen-web-does-ace = eine Figur auf den Start, oder ein Schritt
keezen-web-does-king = eine Figur auf den Start
keezen-web-does-jack = zwei Figuren tauschen den Platz
keezen-web-does-seven = sieben Schritte, mit einer Figur oder zweien
keezen-web-does-four = vier Schritte zurück
keezen-web-does-steps = { $n } Schritte vor
keezen-web-yard = Warteplatz
keezen-web-home = Haus { $n }
keezen-web-bring = einsetzen
keezen-web-to = nach { $where }
keezen-web-pawn = Figur auf { $where }
keezen-web-other-pawn = { $colour } auf { $where }

## Auf dem Brett

keezen-web-deals = gibt
keezen-web-folded = setzt aus
keezen-web-left = { $n } Karten noch nicht gegeben
keezen-web-look = Letzte Karte: { $card }. Alle { $n } offenen Karten ansehen
keezen-web-open-cards = Alle offenen Karten dieses Spiels
keezen-web-inside = Im Haus

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
    [one] { $n } Schritt, nach { $where }
   *[other] { $n } Schritte, nach { $where }
 }


## Der Streifen

keezen-web-where = { $you ->
    [yes] Runde { $n } von 3 · du gibst
   *[no] Runde { $n } von 3 · { $who } gibt
 }

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
