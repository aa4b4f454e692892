# Foppen in German. The same keys and variables stand in every catalogue.

foppen-line = Werde zuerst fertig und spiel nie die schlechteste Karte im Stich.

## Karten, Züge, Phasen

foppen-suit-G = Grün
foppen-suit-R = Rot
foppen-suit-Y = Gelb
foppen-suit-B = Blau
foppen-card-G = Grün { $value }
foppen-card-R = Rot { $value }
foppen-card-Y = Gelb { $value }
foppen-card-B = Blau { $value }
foppen-card-1 = { $n ->
    [one] eine Eins
   *[other] { $n } Einsen
 }
foppen-move-play = { $cards } spielen
foppen-move-bid = Bieten
foppen-move-stay = Nicht bieten
foppen-move-deal = Geben
foppen-move-expire-bids = Die Zeit zum Bieten ist um
foppen-move-expire-turn = Die Zeit für diesen Zug ist um
foppen-phase-bidding = Es wird geboten.
foppen-phase-playing = Es wird gespielt.
foppen-phase-scored = Das Spiel ist aus und angeschrieben.
foppen-phase-over = Die Partie ist aus.
foppen-help-cards = Karten: G Grün, R Rot, Y Gelb, B Blau, dazu die Zahl; 1 ist eine Eins.

## Der Tisch

foppen-title = Foppen · Spiel { $deal } von { $deals }
foppen-deals = { $you ->
    [yes] du gibst
   *[no] { $who } gibt
 }
foppen-led = zu bedienen: { $suit }
foppen-open = eine Eins liegt: Die nächste Farbe zählt
foppen-empty = ein neuer Stich
foppen-last = Voriger Stich
foppen-mark-stone = ● setzt aus
foppen-mark-winning = liegt vorn
foppen-mark-fopped = Stein droht
foppen-bid-bid = Gebot
foppen-bid-stay = kein Gebot
foppen-bid-decided = gewählt
foppen-bid-open = offen
foppen-asked-bid = Wirst du zuerst fertig? Dann biete, sonst nicht.
    .title = Wirst du zuerst fertig?
foppen-asked-lead = Du spielst aus: Jede Karte ist recht.
    .title = Du spielst aus
foppen-asked-set = Du bist dran: Eine Eins liegt, deine Karte bestimmt die Farbe.
    .title = Du bist dran
foppen-asked-follow = Du bist dran: { $suit } bedienen oder eine Eins.
    .title = Du bist dran
foppen-asked-discard = Du bist dran: Du hast kein { $suit }, also wirf ab, was du willst.
    .title = Du bist dran
foppen-asked-sit = Du hast den Stein und setzt diesen Stich aus; { $who } ist dran.
    .title = Du setzt diesen Stich aus
foppen-asked-scored = Das Spiel ist aus und angeschrieben. Gleich geht es weiter.
    .title = Das Spiel ist abgerechnet
foppen-fact-deal = { $you ->
    [yes] Spiel { $deal } von { $deals }; du gibst.
   *[no] Spiel { $deal } von { $deals }; { $who } gibt.
 }
foppen-fact-trick = Im Stich: { $played }.
foppen-fact-last = Der vorige Stich: { $played }.
foppen-fact-winning = { $you ->
    [yes] du führst im Stich.
   *[no] { $who } führt im Stich.
 }
foppen-fact-fopped = { $you ->
    [yes] dir droht der Stein.
   *[no] der Stein droht { $who }.
 }
foppen-fact-stone = { $you ->
    [yes] du hast den Stein und setzt aus.
   *[no] { $who } hat den Stein und setzt aus.
 }
foppen-fact-hand = { $n ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $cards }.
 }
foppen-fact-sizes = Karten auf der Hand: { $sizes }.
foppen-fact-points = Punkte: { $points }.
foppen-fact-bids = Bietkarten: { $bids }.
foppen-fact-shown = { $n ->
    [0] { $you ->
        [yes] Du hast keine Karten mehr.
       *[no] { $who } hat keine Karten mehr.
     }
   *[other] { $you ->
        [yes] Du hast noch: { $cards }.
       *[no] { $who } hat noch: { $cards }.
     }
 }
foppen-fact-scored = Punkte in diesem Spiel: { $points }.
foppen-would-win = { $you ->
    [yes] Der Stich geht an dich.
   *[no] { $who } gewinnt den Stich.
 }
foppen-would-fop = { $you ->
    [yes] Du bist gefoppt und setzt den nächsten Stich aus.
   *[no] { $who } ist gefoppt und setzt den nächsten Stich aus.
 }
foppen-would-winning = Diese Karte liegt vorn.
foppen-would-fopped = Diese Karte ist bisher die schlechteste: Der Stein droht.

## Warum nicht

foppen-because-follow = { $suit } ist ausgespielt, und du hast noch: { $cards }.

## Was geschieht

foppen-event-dealer = { $you ->
    [yes] Du gibst.
   *[no] { $who } gibt.
 }
foppen-event-hand = { $you ->
    [yes] Du bekommst { $count } Karten: { $cards }.
   *[no] { $who } bekommt { $count } Karten.
 }
foppen-event-decide = { $decision ->
    [bid] { $you ->
        [yes] Du bietest.
       *[no] { $who } bietet.
     }
   *[stay] { $you ->
        [yes] Du bietest nicht.
       *[no] { $who } bietet nicht.
     }
 }
foppen-event-choose = { $decision ->
    [bid] Du bietest, verdeckt.
    [stay] Du bietest nicht.
   *[hidden] { $who } hat entschieden.
 }
foppen-event-bids = { $n ->
    [0] Niemand bietet.
   *[other] Die Bietkarten werden aufgedeckt. Es bieten: { $whom }.
 }
foppen-event-expire = Zeit abgelaufen: { $whom }.
foppen-event-play = { $rule ->
    [O-013] { $you ->
        [yes] Du wirfst { $cards } ab.
       *[no] { $who } wirft { $cards } ab.
     }
   *[other] { $you ->
        [yes] Du spielst { $cards }.
       *[no] { $who } spielt { $cards }.
     }
 }
foppen-event-win = { $you ->
    [yes] Der Stich geht an dich.
   *[no] Der Stich geht an { $who }.
 }
foppen-event-fop = { $you ->
    [yes] Du bist gefoppt und bekommst den Stein.
   *[no] { $who } ist gefoppt und bekommt den Stein.
 }
foppen-event-show = { $n ->
    [0] { $you ->
        [yes] Du hast keine Karten mehr.
       *[no] { $who } hat keine Karten mehr.
     }
   *[other] { $you ->
        [yes] Du hast noch: { $cards }.
       *[no] { $who } hat noch: { $cards }.
     }
 }
foppen-event-score = { $you ->
    [yes] Macht { $points } für dich, insgesamt { $total }.
   *[no] Macht { $points } für { $who }, insgesamt { $total }.
 }
foppen-event-over = { $n ->
    [one] Die Partie ist aus. Gewonnen: { $whom }.
   *[other] Die Partie ist aus. Gewonnen, gemeinsam: { $whom }.
 }

## Warum ein Bot so spielt

foppen-why-bid = Deine Hand ist gut genug, um zuerst fertig zu werden.
foppen-why-stay = Bieten ist mit dieser Hand zu gewagt: Was übrig bleibt, zählt dann doppelt.
foppen-why-hurry = Bald ist jemand fertig, also weg mit dem, was am meisten kostet.
foppen-why-lead = Wenn du so ausspielst, bekommt den Stein am ehesten jemand anders.
foppen-why-duck = Mit dieser Karte bekommst du den Stein nicht, und sie fehlt dir am wenigsten.
foppen-why-one = Eine Eins gilt nie als abgeworfen, darum rettet sie dich vor dem Stein.
foppen-why-lost = Der Stein ist dir sicher, also weg mit dem, was am meisten kostet.
foppen-why-follow = Von deinen Karten dieser Farbe ist diese die sicherste.
foppen-why-discard = Wenn du abwerfen musst, ist eine hohe Karte am sichersten.

## Vereinbarungen

foppen-option-bids = Bietkarten
foppen-option-bids-means = Vor der ersten Karte darf man darauf bieten, zuerst fertig zu sein.
foppen-option-bid_mode = Wie geboten wird
foppen-option-bid_mode-means = Verdeckt, bis alle entschieden haben, oder gleich offen.
foppen-option-first_dealer = Erster Geber
foppen-option-first_dealer-means = Ausgelost oder ein fester Platz.
foppen-option-turn_seconds = Sekunden für eine Karte
foppen-option-turn_seconds-means = Wie lange die Uhr auf eine Karte wartet; 0 heißt keine Uhr.
foppen-option-window_seconds = Sekunden für ein Gebot
foppen-option-window_seconds-means = Wie lange die Uhr auf die Gebote wartet; 0 heißt keine Uhr.
foppen-option-score_seconds = Sekunden für den Punktestand
foppen-option-score_seconds-means = Wie lange der Punktestand stehen bleibt, bevor wieder gegeben wird; 0 gibt sofort.
foppen-value-draw = ausgelost
foppen-value-sealed = verdeckt
foppen-value-open = offen

## Im Browser

foppen-web-here = hierhin
foppen-web-takes = gewinnt den Stich
foppen-web-fopped = gefoppt
foppen-web-sits = setzt aus
foppen-web-sheet = Anschreibeblock
foppen-web-player = Spieler
foppen-web-left = übrig
foppen-web-hand = Spiel { $n }
foppen-web-flag-bid = Gebot
foppen-web-where = Spiel { $deal } von { $deals }
foppen-round = Spiel

## Wenn es aus ist

foppen-won = { $n ->
    [one] { $you ->
        [yes] Du gewinnst: { $points }
       *[no] { $whom } gewinnt: { $points }
     }
   *[other] { $whom } gewinnen: { $points }
 }
foppen-when = Spiel { $n }
foppen-length = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
 }
foppen-chart = Punkte
foppen-chart-means = nach jedem Spiel
foppen-tally-out = fertig
foppen-tally-fopped = gefoppt

## Die erste Lektion, und die Seite in einer Minute

foppen-lesson-follow = Gelb ist ausgespielt, also spiele Gelb. Die 9 schlägt die 8.
    .title = Bediene die Farbe
    .right = Der Stich gehört dir
    .means = Die höchste gelbe Karte gewinnt ihn. Die niedrigste bekam den Stein: Wer ihn hat, setzt im nächsten Stich aus.
    .look = Nur eine deiner Karten ist höher als die 8. Welche gewinnt den Stich?
foppen-lesson-stone = Bedienen alle, bekommt die niedrigste Karte den Stein. Spiele die 20.
    .title = Weich dem Stein aus
    .right = Du bist sicher
    .means = Die 5 war die niedrigste. Wer sie gespielt hat, ist gefoppt und setzt im nächsten Stich aus.
    .look = Die niedrigste grüne Karte bekommt den Stein. Wer spielt weniger als eine 2?
foppen-lesson-discard = Du hast kein Blau und darfst abwerfen. Wirf die 14 ab: Die niedrigste abgeworfene Karte bekommt den Stein.
    .title = Ohne die Farbe
    .right = Rot 11 war niedriger
    .means = Eine abgeworfene Karte gewinnt nie, so hoch sie ist. Die niedrigste davon bekommt den Stein.
    .look = Die niedrigste abgeworfene Karte bekommt den Stein. Wie sicher ist eine 5?
foppen-lesson-one = Wieder kein Blau. Spiele die Eins: Sie geht immer und gilt nie als abgeworfen.
    .title = Eine Eins hilft dir
    .right = Der Stein geht vorbei
    .means = Grün 19 war die einzige abgeworfene Karte. Hätten alle bedient, wäre die Eins die niedrigste gewesen.
    .look = Eine 3 ist niedrig zum Abwerfen. Welche Karte gilt nie als abgeworfen?
foppen-lesson-lead = Du darfst jede Karte ausspielen. Nimm Rot 16: Höher ist kein Rot.
    .title = Du spielst aus
    .right = Niemand schlägt die 16
    .means = Du gewinnst den Stich und spielst wieder aus. Wer kein Rot hatte, warf ab und bekam den Stein.
    .look = Du willst den Stich gewinnen. Welche deiner Karten schlägt niemand?
foppen-lesson-out = Spiele Blau 9. Hat jemand keine Karten mehr, ist dieser Stich der letzte des Spiels.
    .title = Deine letzte Karte
    .right = Fertig: 10 Punkte
    .means = Die anderen verlieren, was ihre Karten wert sind. Wer nach allen Spielen die meisten Punkte hat, gewinnt.
foppen-minute-aim = Sei zuerst fertig: Das sind 10 Punkte. Was die anderen noch auf der Hand haben, zählt als Minuspunkte.
    .title = Das Ziel
foppen-minute-turn = Bediene die ausgespielte Farbe. Die höchste Karte davon gewinnt den Stich und spielt wieder aus.
    .title = Dein Zug
foppen-minute-stone = Niedrig ist gefährlich: Die niedrigste Karte des Stichs bekommt den Stein, und wer ihn hat, setzt im nächsten Stich aus.
    .title = Der Stein
foppen-minute-discard = Dann wirf ab, was du willst. Jetzt bekommt die niedrigste abgeworfene Karte den Stein, sonst droht er niemandem.
    .title = Farbe nicht da?
foppen-minute-one = Sie passen auf jede Farbe und gelten nie als abgeworfen. Aber niedrig sind sie.
    .title = Die Einsen
