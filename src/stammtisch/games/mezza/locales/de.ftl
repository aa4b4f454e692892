# Mezza in German. The same keys and variables stand in every catalogue.

mezza-line = Leg höher oder gleich. Eine ½ zur rechten Zeit schnappt den Zug.

## Karten, Züge, Phasen

mezza-card = { $n ->
    [one] { $value }
   *[other] { $n } × { $value }
 }
mezza-card-J = { $n ->
    [one] Blanko-Joker
   *[other] { $n } Blanko-Joker
 }
mezza-card-0 = { $n ->
    [one] Null-Joker
   *[other] { $n } Null-Joker
 }
mezza-move-lay = { $cards } legen
mezza-move-add = { $cards } dazulegen
mezza-move-open = Offen hinlegen: { $cards }
mezza-move-flip = Verdeckte Karte { $slot } aufdecken
mezza-move-take = Stapel aufnehmen
mezza-move-pass = Verzichten
mezza-move-expire-swap = Die Zeit zum Tauschen ist um
mezza-move-expire-start = Die Zeit zum Anfangen ist um
mezza-move-expire-window = Die Zeit zum Dazwischengehen ist um
mezza-move-expire-turn = Die Zeit für diesen Zug ist um
mezza-phase-swapping = Es wird getauscht.
mezza-phase-starting = Das Spiel beginnt.
mezza-phase-playing = Es wird gelegt.
mezza-phase-over = Die Partie ist aus.
mezza-help-cards = Karten: J ist der Blanko-Joker, 0 der Null-Joker; eine Halbe geht auch als h, 3½ also als 3h. Eine bloße Zahl ist die Nummer eines Zuges: Für Karten schreib 8 legen, oder 8 8 für zwei.
mezza-help-races = Kommt es auf Schnelligkeit an, wirst du zuerst gefragt: Hier ist kein Bot schneller als du. Gibt es nichts zu entscheiden, fragen wir nicht.

## Der Tisch

mezza-title = Mezza
mezza-stock = { $gone ->
    [0] Vorrat { $n }
   *[other] Vorrat { $n } · aus dem Spiel { $gone }
 }
mezza-pile = Stapel ({ $n }):
mezza-no-pile = Kein Stapel: Jede Karte darf anfangen.
mezza-asks = Verlangt: { $demand }
mezza-open = offen
mezza-closed = verdeckt
mezza-ended-stalled = Es geht nichts mehr voran, die Partie wird abgebrochen.
mezza-demand-any = irgendeine Karte
mezza-demand-low = 4 oder niedriger oder ein Joker
mezza-demand-h = ½ oder höher oder ein Joker
mezza-demand-1 = 1 oder höher oder ein Joker
mezza-demand-2 = 2 oder höher oder ein Joker
mezza-demand-3 = 3 oder höher oder ein Joker
mezza-demand-3h = 3½ oder höher oder ein Joker
mezza-demand-5 = 5 oder höher oder ein Joker
mezza-demand-6 = 6 oder höher oder ein Joker
mezza-demand-6h = 6½ oder höher oder ein Joker
mezza-demand-7 = 7 oder höher oder ein Joker
mezza-demand-8 = 8 oder höher oder ein Joker
mezza-demand-9 = 9 oder höher oder ein Joker
mezza-demand-9h = 9½ oder ein Joker
mezza-demand-3h-half = 3½ oder höher, eine ½ oder ein Joker
mezza-demand-6h-half = 6½ oder höher, eine ½ oder ein Joker
mezza-demand-7-half = 7 oder höher, eine ½ oder ein Joker
mezza-demand-9h-half = 9½, eine ½ oder ein Joker
mezza-asked-swap = Wähle drei: Sie kommen zuletzt.
    .title = Welche drei liegen offen?
mezza-asked-start = Wer zuerst die niedrigste Karte legt, fängt an.
    .title = { $card }: Wer fängt an?
    .button = Anfangen
mezza-asked-lay = Du bist dran: { $demand }.
    .title = Du bist dran
mezza-asked-take = { $count ->
    [one] Du bist dran: Keine deiner Karten passt, also nimmst du den Stapel auf, eine Karte.
   *[other] Du bist dran: Keine deiner Karten passt, also nimmst du den Stapel auf, { $count } Karten.
 }
    .title = Nichts passt: aufnehmen
mezza-asked-flip = Du bist dran: Decke eine verdeckte Karte auf.
    .title = Decke eine Karte auf
mezza-asked-add = Was du gerade gezogen hast, darf dazu; du kannst auch verzichten.
    .title = { $card } dazulegen?
    .button = Dazu!
mezza-asked-add-open = Eine gleiche offene Karte darf dazu; du kannst auch verzichten.
    .title = { $card } dazulegen?
    .button = Dazu!
mezza-asked-seize = Du darfst dir mit einer ½ den Zug schnappen oder verzichten.
    .title = { $card }: ½ darauf?
    .button = Meins!

## Was der Bildschirm zeigt, und was ein Zug täte

mezza-fact-pile = { $count ->
    [0] Es liegt kein Stapel.
    [one] Der Stapel ist eine Karte: { $top }.
   *[other] Karten im Stapel: { $count }; obenauf: { $top }.
 }
mezza-fact-formed = { $card } + ½ ist { $sum }.
mezza-fact-demand = Der Stapel verlangt: { $demand }.
mezza-fact-lowest = Niedrigste Handkarte: { $card }.
mezza-fact-window = Außer der Reihe gefragt: { $whom }.
mezza-fact-chosen = Schon gewählt: { $whom }.
mezza-fact-passed = Verzicht: { $whom }.
mezza-fact-stock = { $gone ->
    [0] Vorrat: { $count }.
   *[other] Vorrat: { $count }; aus dem Spiel: { $gone }.
 }
mezza-fact-hand = { $n ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $cards }.
 }
mezza-fact-sealed = Nach dem Tauschen offen vor dir: { $cards }.
mezza-fact-sizes = Handkarten: { $sizes }.
mezza-fact-seat = { $you ->
    [yes] { $n ->
        [0] du hast keine offenen Karten, verdeckt: { $closed }.
       *[other] deine offenen Karten: { $cards }; verdeckt: { $closed }.
     }
   *[no] { $n ->
        [0] { $who } hat keine offenen Karten, verdeckt: { $closed }.
       *[other] { $who } hat offen: { $cards }; verdeckt: { $closed }.
     }
 }
mezza-fact-place = { $you ->
    [yes] du belegst Platz { $place }.
   *[no] { $who } belegt Platz { $place }.
 }
mezza-would-seize = Du schnappst dir den Zug.
mezza-would-form = { $card } + ½ ist { $sum }.
mezza-would-clear = { $count ->
    [one] Der Stapel ist aus dem Spiel.
   *[other] Der Stapel ({ $count } Karten) ist aus dem Spiel.
 }
mezza-would-skip = { $you ->
    [yes] Du setzt einmal aus.
   *[no] { $who } setzt einmal aus.
 }
mezza-would-finish = Du bist fertig: Platz { $place }.
mezza-would-take = { $count ->
    [one] Du nimmst eine Karte auf.
   *[other] Du nimmst { $count } Karten auf.
 }

## Warum nicht

mezza-because-value = Der Stapel verlangt: { $demand }; { $card } passt nicht.
mezza-because-half = Der Stapel verlangt: { $demand }; eine ½ ist niedriger.
mezza-because-covered = Auf der { $card } liegt ein Joker.
mezza-because-lowest = Anfangen darf nur die niedrigste Karte: { $card }.
mezza-because-added = Dazu darf nur eine gleiche Karte: { $card }.
mezza-because-can = Legen kannst du: { $cards }.
mezza-because-hand = Du hast noch auf der Hand: { $cards }.
mezza-because-open = Vor dir liegen noch offen: { $cards }.

## Was geschieht

mezza-event-open = { $rule ->
    [M-012] { $you ->
        [yes] Offen vor dir: { $cards }.
       *[no] Offen vor { $who }: { $cards }.
     }
   *[other] { $you ->
        [yes] Nach dem Tausch offen vor dir: { $cards }.
       *[no] Nach dem Tausch offen vor { $who }: { $cards }.
     }
 }
mezza-event-hand = { $you ->
    [yes] Auf deiner Hand: { $cards }.
   *[no] { $who } bekommt { $count } Karten auf die Hand.
 }
mezza-event-choose = { $known ->
    [yes] { $you ->
        [yes] Du legst offen: { $cards }.
       *[no] { $who } wählt, was offen liegt: { $cards }.
     }
   *[no] { $who } hat gewählt.
 }
mezza-event-lowest = Niedrigste Handkarte: { $cards }. Wer sie zuerst legt, fängt an.
mezza-event-lot = { $you ->
    [yes] Niemand meldet sich; das Los fällt auf dich.
   *[no] Niemand meldet sich; das Los fällt auf { $who }.
 }
mezza-event-pass = { $you ->
    [yes] Du verzichtest.
   *[no] { $who } verzichtet.
 }
mezza-event-lay = { $rule ->
    [M-120] { $you ->
        [yes] Du schnappst dir den Zug: { $cards }!
       *[no] { $who } schnappt sich den Zug: { $cards }!
     }
    [M-030] { $you ->
        [yes] Du fängst an: { $cards }.
       *[no] { $who } fängt an: { $cards }.
     }
   *[other] { $you ->
        [yes] Du legst: { $cards }.
       *[no] { $who } legt: { $cards }.
     }
 }
mezza-event-add = { $you ->
    [yes] Du legst schnell dazu: { $cards }.
   *[no] { $who } legt schnell dazu: { $cards }.
 }
mezza-event-flip = { $you ->
    [yes] Du deckst verdeckte Karte { $slot } auf: { $cards }.
   *[no] { $who } deckt verdeckte Karte { $slot } auf: { $cards }.
 }
mezza-event-draw = { $known ->
    [yes] { $you ->
        [yes] Du ziehst: { $cards }.
       *[no] { $who } zieht: { $cards }.
     }
   *[no] { $count ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $count } Karten.
     }
 }
mezza-event-take = { $rule ->
    [M-078] { $you ->
        [yes] Sie passt nicht: Du nimmst sie mitsamt dem Stapel auf.
       *[no] Sie passt nicht: { $who } nimmt sie mitsamt dem Stapel auf.
     }
   *[other] { $n ->
        [one] { $you ->
            [yes] Du nimmst den Stapel auf: { $cards }.
           *[no] { $who } nimmt den Stapel auf: { $cards }.
         }
       *[other] { $you ->
            [yes] Du nimmst den Stapel auf, { $n } Karten: { $cards }.
           *[no] { $who } nimmt den Stapel auf, { $n } Karten: { $cards }.
         }
     }
 }
mezza-event-clear = { $rule ->
    [M-160] Zusammen 10: { $you ->
        [yes] Der Stapel ({ $count } Karten) ist aus dem Spiel, und du beginnst einen neuen.
       *[no] Der Stapel ({ $count } Karten) ist aus dem Spiel, und { $who } beginnt einen neuen.
     }
   *[other] Vier gleiche: { $you ->
        [yes] Der Stapel ({ $count } Karten) ist aus dem Spiel, und du beginnst einen neuen.
       *[no] Der Stapel ({ $count } Karten) ist aus dem Spiel, und { $who } beginnt einen neuen.
     }
 }
mezza-event-skip = { $you ->
    [yes] Du setzt einmal aus.
   *[no] { $who } setzt einmal aus.
 }
mezza-event-finish = { $you ->
    [yes] Du bist fertig: Platz { $place }!
   *[no] { $who } ist fertig: Platz { $place }!
 }
mezza-event-expire = Zeit abgelaufen: { $whom }.
mezza-event-over = { $rule ->
    [M-201] Es geht nichts mehr voran, die Partie wird abgebrochen: { $places }.
   *[other] Die Partie ist aus: { $places }.
 }

## Warum ein Bot so spielt

mezza-why-add = Was du dazulegst, bist du zusätzlich los.
mezza-why-begin = Wer anfängt, ist vor den anderen eine Karte los.
mezza-why-clear = Der Stapel kommt weg, und du beginnst den nächsten mit dem, was dir passt.
mezza-why-flip = Eine verdeckte Karte ist so gut wie die andere.
mezza-why-joker = Es bleibt nur ein Joker, und der passt auf alles.
mezza-why-keep = Diese Karte ist zu gut zum Verschenken; du brauchst sie noch.
mezza-why-low = Niedrige Karten passen später selten: weg damit, alle auf einmal.
mezza-why-one = Eine reicht: Gute Karten hebt man auf, bis man sie braucht.
mezza-why-open = Die besten Karten warten auf dem Tisch auf das Ende, wenn aus dem Vorrat nichts mehr kommt.
mezza-why-steal = Ein Zug für eine ½: Du bist sie los und kommst den anderen zuvor.

## Vereinbarungen

mezza-option-short = Kurzvariante
mezza-option-short-means = Ohne alle 3, 6 und 9; gut zu zweit oder zu dritt.
mezza-option-stall_limit = Geduld
mezza-option-stall_limit-means = Nach so vielen Zügen ohne Fortschritt wird die Partie abgebrochen.
mezza-option-turn_seconds = Sekunden für einen Zug
mezza-option-turn_seconds-means = Wie lange die Uhr auf einen Zug wartet; 0 heißt keine Uhr.
mezza-option-window_seconds = Sekunden für eine Gelegenheit
mezza-option-window_seconds-means = Wie lange man anfangen, sich den Zug schnappen oder dazulegen kann; 0 heißt keine Uhr.
mezza-option-swap_seconds = Sekunden zum Tauschen
mezza-option-swap_seconds-means = Wie lange man tauschen kann; 0 heißt keine Uhr.

## Im Browser

mezza-web-stock = Vorrat
mezza-web-gone = aus dem Spiel
mezza-web-pile = Stapel
mezza-web-look = Den Stapel durchsehen ({ $n })
mezza-web-mine = deine offenen Karten, { $n } verdeckt darunter
mezza-web-mine-closed = deine verdeckten Karten
mezza-web-sealed = so werden sie liegen
mezza-web-closed = verdeckte Karte { $what }
mezza-web-any = alles
mezza-web-lowest = Niedrigste Handkarte
mezza-web-chose = hat gewählt
mezza-web-passed = verzichtet
mezza-web-place = Platz { $place }
mezza-web-cleared-M-160 = =10
mezza-web-cleared-M-170 = 4×

## Wenn es aus ist

mezza-won = { $you ->
    [yes] Du bist zuerst fertig
   *[no] { $whom } ist zuerst fertig
 }
mezza-when = Zug { $n }
mezza-length = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
 }
mezza-chart = Karten übrig
mezza-chart-means = aufwärts: ein Stapel aufgenommen
mezza-tally-seized = Züge geschnappt
mezza-tally-taken = Stapel aufgenommen
mezza-tally-out = fertig in Zug

## Die erste Lektion, und die Seite in einer Minute

mezza-lesson-higher = Auf dem Stapel liegt eine 5. Lege deine 5: Gleich hoch genügt, und die 8 hilft später.
    .title = Gleich hoch oder höher
    .right = Sie passt
    .means = Dann füllst du auf drei Karten auf, solange es einen Vorrat gibt.
    .look = Welche der beiden hilft dir mehr, wenn der Stapel höher ist?
mezza-lesson-alike = Gleiche Karten dürfen zusammen. Lege beide 8.
    .title = Zwei auf einmal
    .right = Beide sind gelegt
    .means = Du hast wieder auf drei aufgefüllt. Liegen vier gleiche auf dem Stapel, ist er aus dem Spiel.
    .look = Du hast zwei: Was geht mit beiden?
mezza-lesson-take = Keine deiner Karten ist 9 oder höher. Also nimmst du den Stapel auf.
    .title = Nichts passt
    .right = Der Stapel ist bei dir
    .means = Dein Zug ist vorbei, die nächste Person beginnt einen neuen Stapel. Wer legen kann, muss legen.
mezza-lesson-low = Eine 4 verlangt 4 oder niedriger. Lege die 3.
    .title = Nach einer 4 niedrig
    .right = Eine niedrige weniger
    .means = Nur die Karte gleich nach einer 4 muss niedrig sein. Ab der 3 geht es wieder aufwärts.
    .look = Eine 4 kann später jemanden fangen: Welche Karte behältst du lieber?
mezza-lesson-half = Lege die ½: Sie bringt die Hälfte, die fehlt.
    .title = Mach aus der 6½ eine 7
    .right = Die nächste Person setzt aus
    .means = 6½ und ½ sind 7, und das bewirkt eine 7. Aus 3½ wird 4, aus 9½ wird 10.
mezza-lesson-seize = Mit einer ½ darfst du eine 6½ auch ergänzen, wenn du nicht dran bist. Wer am schnellsten ist, schnappt sich den Zug: Also lege sie.
    .title = Schnell, außer der Reihe
    .right = Du warst am schnellsten
    .means = Von dir aus geht es weiter, also setzt die Person nach dir aus.
    .look = Vielleicht hat noch jemand eine ½. Wer schnappt sich dann den Zug?
mezza-lesson-ten = Lege die ½: 9½ und ½ sind 10.
    .title = Eine 10 räumt ab
    .right = Der Stapel ist weg
    .means = Du füllst auf und beginnst einen neuen Stapel mit jeder Karte. Nach der Hand kommen deine offenen Karten, dann die verdeckten.
mezza-minute-aim = Sei zuerst fertig: erst die Hand, dann deine drei offenen Karten, dann die drei, die niemand gesehen hat.
    .title = Das Ziel
mezza-minute-turn = Lege gleich hoch oder höher, gern mehrere gleiche auf einmal. Fülle auf drei auf. Nichts passt? Dann nimmst du den Stapel auf.
    .title = Dein Zug
mezza-minute-half = Eine ½ macht aus 3½, 6½ oder 9½ eine 4, 7 oder 10, auch außer der Reihe. Wer am schnellsten ist, schnappt sich den Zug.
    .title = Die Halbe
mezza-minute-signs = Nach einer 4 kommt 4 oder niedriger. Nach einer 7 setzt die nächste Person einmal aus.
    .title = 4 und 7
mezza-minute-clear = Der Stapel ist aus dem Spiel, und du beginnst einen neuen.
    .title = 10 und vier gleiche
mezza-minute-jokers = Beide passen auf alles. Der Blanko-Joker lässt gelten, was darunter liegt, der Null-Joker zählt 0.
    .title = Joker
