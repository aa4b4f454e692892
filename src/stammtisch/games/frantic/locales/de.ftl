# Frantic in German. The same keys and variables stand in every catalogue.

frantic-line = Werde deine Karten los und halte die anderen davon ab.

## Karten, Ereignisse, Züge

frantic-card = { $n ->
    [one] { $value }
   *[other] { $n } × { $value }
 }
frantic-card-B = { $n ->
    [one] Blau { $value }
   *[other] { $n } × Blau { $value }
 }
frantic-card-BGift = { $n ->
    [one] die blaue Gift-Karte
   *[other] { $n } blaue Gift-Karten
 }
frantic-card-BExchange = { $n ->
    [one] die blaue Exchange-Karte
   *[other] { $n } blaue Exchange-Karten
 }
frantic-card-B2nd = { $n ->
    [one] die blaue 2nd-Chance-Karte
   *[other] { $n } blaue 2nd-Chance-Karten
 }
frantic-card-BSkip = { $n ->
    [one] die blaue Skip-Karte
   *[other] { $n } blaue Skip-Karten
 }
frantic-card-R = { $n ->
    [one] Rot { $value }
   *[other] { $n } × Rot { $value }
 }
frantic-card-RGift = { $n ->
    [one] die rote Gift-Karte
   *[other] { $n } rote Gift-Karten
 }
frantic-card-RExchange = { $n ->
    [one] die rote Exchange-Karte
   *[other] { $n } rote Exchange-Karten
 }
frantic-card-R2nd = { $n ->
    [one] die rote 2nd-Chance-Karte
   *[other] { $n } rote 2nd-Chance-Karten
 }
frantic-card-RSkip = { $n ->
    [one] die rote Skip-Karte
   *[other] { $n } rote Skip-Karten
 }
frantic-card-G = { $n ->
    [one] Grün { $value }
   *[other] { $n } × Grün { $value }
 }
frantic-card-GGift = { $n ->
    [one] die grüne Gift-Karte
   *[other] { $n } grüne Gift-Karten
 }
frantic-card-GExchange = { $n ->
    [one] die grüne Exchange-Karte
   *[other] { $n } grüne Exchange-Karten
 }
frantic-card-G2nd = { $n ->
    [one] die grüne 2nd-Chance-Karte
   *[other] { $n } grüne 2nd-Chance-Karten
 }
frantic-card-GSkip = { $n ->
    [one] die grüne Skip-Karte
   *[other] { $n } grüne Skip-Karten
 }
frantic-card-Y = { $n ->
    [one] Gelb { $value }
   *[other] { $n } × Gelb { $value }
 }
frantic-card-YGift = { $n ->
    [one] die gelbe Gift-Karte
   *[other] { $n } gelbe Gift-Karten
 }
frantic-card-YExchange = { $n ->
    [one] die gelbe Exchange-Karte
   *[other] { $n } gelbe Exchange-Karten
 }
frantic-card-Y2nd = { $n ->
    [one] die gelbe 2nd-Chance-Karte
   *[other] { $n } gelbe 2nd-Chance-Karten
 }
frantic-card-YSkip = { $n ->
    [one] die gelbe Skip-Karte
   *[other] { $n } gelbe Skip-Karten
 }
frantic-card-K = { $n ->
    [one] die schwarze { $value }
   *[other] { $n } × schwarze { $value }
 }
frantic-card-Fantastic = { $n ->
    [one] Fantastic
   *[other] { $n } × Fantastic
 }
frantic-card-Four = { $n ->
    [one] Fantastic Four
   *[other] { $n } × Fantastic Four
 }
frantic-card-Counter = { $n ->
    [one] Counterattack
   *[other] { $n } × Counterattack
 }
frantic-card-Equality = { $n ->
    [one] Equality
   *[other] { $n } × Equality
 }
frantic-card-NiceTry = { $n ->
    [one] Nice Try
   *[other] { $n } × Nice Try
 }
frantic-card-FuckYou = { $n ->
    [one] Fuck You
   *[other] { $n } × Fuck You
 }
frantic-card-blue = Blau
frantic-card-red = Rot
frantic-card-green = Grün
frantic-card-yellow = Gelb
frantic-card-any = die Startkarte (alles geht)
frantic-named-charity = Charity
frantic-named-communism = Communism
frantic-named-doomsday = Doomsday
frantic-named-earthquake = Earthquake
frantic-named-expansion = Expansion
frantic-named-finish-line = Finish Line
frantic-named-friday-13th = Friday the 13th
frantic-named-gambling-man = Gambling Man
frantic-named-market = Market
frantic-named-mating-season = Mating Season
frantic-named-merry-christmas = Merry Christmas
frantic-named-mexican-standoff = Mexican Standoff
frantic-named-recession = Recession
frantic-named-robin-hood = Robin Hood
frantic-named-surprise-party = Surprise Party
frantic-named-all-seeing-eye = The All-Seeing Eye
frantic-named-third-time-lucky = Third Time Lucky
frantic-named-time-bomb = Time Bomb
frantic-named-tornado = Tornado
frantic-named-vandalism = Vandalism
frantic-end-out = Eine Hand ist leer
frantic-end-pile = Der Nachziehstapel ist aufgebraucht
frantic-end-doomsday = Doomsday
frantic-end-finish-line = Finish Line
frantic-end-time-bomb = Die Time Bomb geht hoch
frantic-move-play = { $card } spielen
frantic-move-draw = Karte ziehen
frantic-move-end = Zug beenden
frantic-move-cannot = Nichts passt, nichts zu ziehen
frantic-move-target = Angreifen: { $whom }
frantic-move-hit = { $count ->
    [one] { $whom }: eine Karte
   *[other] { $whom }: { $count } Karten
 }
frantic-move-counter = Counterattack
frantic-move-nice-try = Nice Try
frantic-move-pass = Geschehen lassen
frantic-move-wish = { $wish } wünschen
frantic-move-give = { $card } geben
frantic-move-discard = { $card } ablegen
frantic-move-stake = { $card } setzen
frantic-move-take = { $card } nehmen
frantic-move-send = { $card } für { $whom }
frantic-move-agree = Weiterspielen
frantic-move-expire-turn = Die Zeit für diesen Zug ist um
frantic-move-expire-window = Die Zeit für die Antwort ist um
frantic-move-expire-event = Die Zeit für das Ereignis ist um
frantic-move-deal = Geben

## Was gefragt wird

frantic-asked-play = Du bist dran: Spiele eine passende Karte ({ $demand }) oder ziehe eine.
    .title = Du bist dran
frantic-asked-drawn = Du hast gezogen. Spiele eine passende Karte ({ $demand }) oder beende deinen Zug.
    .title = Spielen oder beenden
frantic-asked-follow = Noch eine passende Karte ({ $demand }) muss folgen; hast du keine, ziehe eine.
    .title = 2nd Chance: noch eine Karte
frantic-asked-aim = Wähle, wen du angreifst ({ $card }).
    .title = Für wen?
frantic-asked-redirect = Der Angriff gehört jetzt dir: Wähle, wen er trifft ({ $card }).
    .title = Weiterleiten an wen?
frantic-asked-split = { $count ->
    [one] Wähle, wer die letzte Karte zieht.
   *[other] Verteile { $count } Karten: Wähle eine Zahl und wer sie zieht.
 }
    .title = Wer zieht die vier?
frantic-asked-give = { $count ->
    [one] Wähle noch eine Karte für { $whom }.
   *[other] Wähle { $count } Karten für { $whom }.
 }
    .title = Welche Karten?
frantic-asked-wish = { $kind ->
    [number] Wünsche dir eine Farbe oder eine Zahl.
   *[colour] Wünsche dir eine Farbe.
 }
    .title = Was wünschst du dir?
frantic-asked-counter = { $count ->
    [0] { $whom } greift dich an ({ $card }): Kontere oder lass es geschehen.
    [one] { $whom } greift dich an ({ $card }): Kontere oder zieh eine Karte.
   *[other] { $whom } greift dich an ({ $card }): Kontere oder zieh { $count } Karten.
 }
    .title = Du wirst angegriffen
    .button = Kontern
    .decline = { $count ->
        [0] Geschehen lassen
        [one] Karte ziehen
       *[other] { $count } Karten ziehen
     }
frantic-asked-try = Ohne Karten: { $whom }. Antworte mit Nice Try oder lass es geschehen.
    .title = Nice Try?
    .button = Nice Try!
frantic-asked-stake = Lege eine Karte verdeckt hin; wer die zweitniedrigste hat, nimmt alle.
    .title = Welche Karte setzt du?
frantic-asked-pick = Nimm eine davon: { $cards }.
    .title = Nimm eine Karte
frantic-asked-discard = { $count ->
    [one] Wähle noch eine Karte zum Ablegen.
   *[other] Wähle { $count } Karten zum Ablegen.
 }
    .title = Welche Karten gehen?
frantic-asked-treat = Wähle eine Karte und wer sie bekommt.
    .title = Eine Karte für wen?
frantic-asked-spread = Lege alle deine Karten verdeckt vor andere, wie du willst.
    .title = Verschenke alle Karten
frantic-asked-look = Alle Hände liegen offen. Sag, wann du weiterspielen willst.
    .title = Alle Hände liegen offen

## Was der Bildschirm zeigt, und was ein Zug täte

frantic-fact-top = { $count ->
    [one] Auf dem Ablagestapel liegt { $card }.
   *[other] Auf dem Ablagestapel von { $count } liegt { $card }.
 }
frantic-fact-wished = { $you ->
    [yes] du wünschst dir { $wish }.
   *[no] { $who } wünscht sich { $wish }.
 }
frantic-fact-demand = Muss passen auf: { $demand }.
frantic-fact-ended = Die Runde ist aus: { $end }.
frantic-fact-attack = { $count ->
    [0] { $card }: Ziel { $whom }.
    [one] { $card }, eine Karte: { $whom }.
   *[other] { $card }, { $count } Karten: { $whom }.
 }
frantic-fact-event = Ereignis: { $event }.
frantic-fact-market = Im Market: { $cards }.
frantic-fact-bomb = { $count ->
    [one] Die Time Bomb tickt: noch ein Zug.
   *[other] Die Time Bomb tickt: noch { $count } Züge.
 }
frantic-fact-hand = { $n ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $cards }.
 }
frantic-fact-aside = Gewählt, verdeckt: { $cards }.
frantic-fact-sizes = Karten auf der Hand: { $sizes }.
frantic-fact-skips = Muss aussetzen: { $whom }.
frantic-fact-stock = Nachziehstapel: { $count }; Ereignisse: { $events }.
frantic-fact-points = Punkte: { $points }.
frantic-fact-limit = Punktelimit: { $limit }.
frantic-fact-shown = { $n ->
    [0] { $you ->
        [yes] Du hast keine Karten mehr.
       *[no] { $who } hat keine Karten mehr.
     }
   *[other] { $you ->
        [yes] Du hast { $cards }.
       *[no] { $who } hat { $cards }.
     }
 }
frantic-would-attack = Du greifst an: { $card }.
frantic-would-event = Ein Ereignis wird aufgedeckt.
frantic-would-follow = Noch eine Karte muss folgen.
frantic-would-wish = { $kind ->
    [number] Du wünschst dir eine Farbe oder eine Zahl.
   *[colour] Du wünschst dir eine Farbe.
 }
frantic-would-last = Es ist deine letzte Karte.
frantic-would-redirect = Du leitest den Angriff weiter: { $card }.
frantic-would-try = Muss drei ziehen: { $whom }.

## Was geschieht

frantic-event-dealer = { $you ->
    [yes] Du gibst.
   *[no] { $who } gibt.
 }
frantic-event-hand = { $you ->
    [yes] Auf deiner Hand: { $cards }.
   *[no] { $who } bekommt { $count } Karten.
 }
frantic-event-start = { $you ->
    [yes] Du deckst { $card } auf.
   *[no] { $who } deckt { $card } auf.
 }
frantic-event-play = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
 }
frantic-event-draw = { $known ->
    [yes] Du ziehst { $cards }.
   *[no] { $count ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $count } Karten.
     }
 }
frantic-event-short = { $count ->
    [one] Dem Nachziehstapel fehlt eine Karte.
   *[other] Dem Nachziehstapel fehlen { $count } Karten.
 }
frantic-event-end = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $who } beendet den Zug.
 }
frantic-event-cannot = { $you ->
    [yes] Du kannst weder spielen noch ziehen.
   *[no] { $who } kann weder spielen noch ziehen.
 }
frantic-event-target = { $you ->
    [yes] Du greifst { $whom } an.
   *[no] { $at_you ->
        [yes] { $who } greift dich an.
       *[no] { $who } greift { $whom } an.
     }
 }
frantic-event-share = { $you ->
    [yes] Du greifst { $whom } an
   *[no] { $at_you ->
        [yes] { $who } greift dich an
       *[no] { $who } greift { $whom } an
     }
 }: { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
 }
frantic-event-counter = { $you ->
    [yes] Du spielst Counterattack!
   *[no] { $who } spielt Counterattack!
 }
frantic-event-nice-try = { $you ->
    [yes] Du spielst Nice Try!
   *[no] { $who } spielt Nice Try!
 }
frantic-event-pass = { $you ->
    [yes] Du lässt es geschehen.
   *[no] { $who } lässt es geschehen.
 }
frantic-event-lapse = Es gibt kein Ziel: Der Angriff entfällt.
frantic-event-skip = { $you ->
    [yes] Du musst beim nächsten Mal aussetzen.
   *[no] { $who } muss beim nächsten Mal aussetzen.
 }
frantic-event-miss = { $you ->
    [yes] Du setzt aus.
   *[no] { $who } setzt aus.
 }
frantic-event-give = { $known ->
    [yes] { $you ->
        [yes] Du gibst an { $whom }: { $cards }.
       *[no] { $who } gibt dir: { $cards }.
     }
   *[no] { $count ->
        [one] { $who } gibt eine Karte an { $whom }.
       *[other] { $who } gibt { $count } Karten an { $whom }.
     }
 }
frantic-event-take = { $known ->
    [yes] { $you ->
        [yes] Du ziehst blind von { $whom }: { $cards }.
       *[no] { $who } zieht blind von dir: { $cards }.
     }
   *[no] { $count ->
        [one] { $who } zieht blind eine Karte von { $whom }.
       *[other] { $who } zieht blind { $count } Karten von { $whom }.
     }
 }
frantic-event-wish = { $you ->
    [yes] Du wünschst dir { $wish }.
   *[no] { $who } wünscht sich { $wish }.
 }
frantic-event-event = Ereignis: { $event }!
frantic-event-discard = { $you ->
    [yes] Du legst { $cards } ab.
   *[no] { $who } legt { $cards } ab.
 }
frantic-event-stake = { $known ->
    [yes] Du setzt { $cards }, verdeckt.
   *[no] { $who } hat eine Karte gesetzt.
 }
frantic-event-reveal = { $you ->
    [yes] Du hattest { $card } gesetzt.
   *[no] { $who } hatte { $card } gesetzt.
 }
frantic-event-collect = { $you ->
    [yes] Du nimmst alles: { $cards }.
   *[no] { $who } nimmt alles: { $cards }.
 }
frantic-event-market = { $n ->
    [0] Der Market ist leer.
   *[other] Im Market: { $cards }.
 }
frantic-event-pick = { $you ->
    [yes] Du nimmst { $card }.
   *[no] { $who } nimmt { $card }.
 }
frantic-event-show = { $n ->
    [0] { $you ->
        [yes] Du hast keine Karten mehr.
       *[no] { $who } hat keine Karten mehr.
     }
   *[other] { $you ->
        [yes] Du hast { $cards }.
       *[no] { $who } hat { $cards }.
     }
 }
frantic-event-agree = { $you ->
    [yes] Du willst weiterspielen.
   *[no] { $who } will weiterspielen.
 }
frantic-event-ready = { $you ->
    [yes] Du hast alle Karten hingelegt.
   *[no] { $who } hat alle Karten hingelegt.
 }
frantic-event-bomb = Die Time Bomb tickt: noch { $count } Züge.
frantic-event-round = Die Runde ist aus: { $end }.
frantic-event-score = { $you ->
    [yes] Das macht { $points } für dich, { $total } insgesamt.
   *[no] Das macht { $points } für { $who }, { $total } insgesamt.
 }
frantic-event-expire = Zeit abgelaufen: { $whom }.
frantic-event-over = { $n ->
    [one] Die Partie ist aus. Gewonnen hat: { $whom }.
   *[other] Die Partie ist aus. Gewonnen haben: { $whom }.
 }

## Warum ein Bot so spielt

frantic-why-away = Was am meisten kostet, geht zuerst.
frantic-why-costly = Weg mit dem, was am Ende am meisten kosten würde.
frantic-why-counter = Der Angriff verfehlt dich, und du bist eine Karte los.
frantic-why-fuck-you = Zweiundvierzig Punkte auf einmal weg: Zehn Karten kommen nicht wieder.
frantic-why-gift = Mit einer Gift-Karte bist du drei Karten auf einmal los.
frantic-why-send = Was am meisten kostet, für die Person, die zuerst fertig wäre.
frantic-why-stake = Mit dieser Karte nimmst du wohl nicht alles.
frantic-why-take = Die billigste Karte schadet am wenigsten.
frantic-why-target = Wer die wenigsten Karten hat, beendet bald die Runde.
frantic-why-try = Drei Karten für die Person, die schon fertig war.
frantic-why-wild = Sie passt überall, und jetzt wird sie gebraucht.
frantic-why-wish = Davon hast du am meisten.

## Was ein Spiel ergibt

frantic-when = Runde { $n }
frantic-length = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
 }
frantic-tally-out = Runden ohne Karten
frantic-tally-countered = Angriffe gekontert

## Optionen

frantic-option-length = Länge
frantic-option-length-means = Bestimmt das Punktelimit, je nachdem, wie viele mitspielen.
frantic-value-short = kurz
frantic-value-medium = mittel
frantic-value-long = lang
frantic-value-custom = eigenes Limit
frantic-option-points_limit = Punktelimit
frantic-option-points_limit-means = Bei wie vielen Punkten eine Partie mit eigenem Limit endet; je mehr mitspielen, desto niedriger.
frantic-option-mild = Milderer Name
frantic-option-mild-means = Zeigt die Fuck-You-Karte unter einem milderen Namen.
frantic-option-first_dealer = Erster Kartengeber
frantic-option-first_dealer-means = Ausgelost oder ein fester Platz.
frantic-value-draw = ausgelost
frantic-option-turn_seconds = Sekunden für einen Zug
frantic-option-turn_seconds-means = Wie lange die Uhr auf einen Zug wartet, und auf das, was eine Karte verlangt; 0 heißt keine Uhr.
frantic-option-window_seconds = Sekunden für eine Antwort
frantic-option-window_seconds-means = Wie lange die Uhr auf Counterattack und Nice Try wartet; 0 heißt keine Uhr.
frantic-option-event_seconds = Sekunden für ein Ereignis
frantic-option-event_seconds-means = Wie lange die Uhr auf das wartet, was ein Ereignis verlangt; 0 heißt keine Uhr.
frantic-option-score_seconds = Sekunden für den Spielstand
frantic-option-score_seconds-means = Wie lange der Spielstand stehen bleibt, bevor wieder gegeben wird; 0 gibt sofort.

## Was ein Ereignis tut

frantic-means-charity = Alle anderen ziehen blind eine Karte bei der Person mit den meisten Karten.
frantic-means-communism = Alle ziehen, bis alle so viele Karten haben wie die größte Hand.
frantic-means-doomsday = Die Runde ist sofort vorbei, und alle bekommen 50 Punkte.
frantic-means-earthquake = Alle geben ihre ganze Hand nach rechts weiter.
frantic-means-expansion = Wer beginnt, zieht eine Karte, die nächste Person zwei und so weiter.
frantic-means-finish-line = Die Runde ist sofort vorbei und wird gezählt.
frantic-means-friday-13th = Es geschieht nichts.
frantic-means-gambling-man = Alle legen eine Karte verdeckt hin; wer die zweitniedrigste hat, nimmt alle.
frantic-means-market = So viele Karten wie Spieler werden aufgedeckt; der Reihe nach nehmen alle eine.
frantic-means-mating-season = Alle legen ihre Zahlenkarten ab, deren Zahl sie mehrfach haben.
frantic-means-merry-christmas = Alle verteilen ihre ganze Hand verdeckt auf die anderen; zum Schluss nehmen alle, was vor ihnen liegt.
frantic-means-mexican-standoff = Alle legen ihre ganze Hand ab und ziehen drei neue Karten.
frantic-means-recession = Wer beginnt, legt eine Karte nach Wahl ab, die nächste Person zwei und so weiter.
frantic-means-robin-hood = Wer die wenigsten und wer die meisten Karten hat, tauschen ihre Hände.
frantic-means-surprise-party = Der Reihe nach schenken alle jemand anderem eine Karte.
frantic-means-all-seeing-eye = Alle Hände liegen offen, bis alle weiterspielen wollen.
frantic-means-third-time-lucky = Alle ziehen drei Karten.
frantic-means-time-bomb = Alle haben noch drei Züge: Wer fertig wird, bekommt 10 Punkte weniger, alle anderen 10 mehr; wird es niemand, zählt alles doppelt.
frantic-means-tornado = Alle Hände werden zusammengemischt und neu verteilt.
frantic-means-vandalism = Alle legen alle Karten der Farbe ab, die zuletzt gespielt wurde.

## Im Browser

frantic-web-draw = Nachziehstapel
frantic-web-events = Ereignisse
frantic-web-pile = Ablagestapel
frantic-web-look = Den Ablagestapel durchsehen ({ $n })
frantic-web-any = alles passt
frantic-web-wish = { $you ->
    [yes] Du wünschst dir
   *[no] { $who } wünscht sich
 }
frantic-web-where = Runde { $n }, Limit { $limit }
frantic-web-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
frantic-web-skips = setzt aus
frantic-web-done = fertig
frantic-web-attacks = greift an
frantic-web-attacked = angegriffen
frantic-web-countered = kontert
frantic-web-chain = { $you ->
    [yes] Du greifst an: { $card }
   *[no] { $who } greift an: { $card }
 }
frantic-web-share-waiting = kommt noch
frantic-web-share-asked = jetzt gefragt
frantic-web-share-aiming = auf wen?
frantic-web-share-settled = trifft
frantic-web-share-lapsed = verfällt
frantic-web-share-done = erledigt
frantic-web-bomb = { $n ->
    [one] Zug übrig
   *[other] Züge übrig
 }
frantic-web-aside = verdeckt hingelegt
frantic-web-rest = Rest reihum
frantic-web-presents = { $who }: { $n }
frantic-web-missing = Noch { $n }
frantic-web-seal = Versiegeln (endgültig)
frantic-web-chooses = wählt
frantic-web-count = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
 }
frantic-web-sheet = Block
frantic-web-player = Spieler
frantic-web-round = R{ $n }

## Terminal

frantic-title = Runde { $n }, Limit { $limit }
frantic-piles = Nachziehstapel { $n }, Ereignisse { $events }
frantic-help-cards = Tippe eine Karte als Farbe und Zahl, wie R7 oder BGift: B Blau, R Rot, G Grün, Y Gelb, K Schwarz. Einen Wunsch tippst du als Rot wünschen.

## Wenn es aus ist

## Die erste Lektion, und die Seite in einer Minute

frantic-lesson-fit = Auf dem Stapel liegt Grün 6. Spiele Grün 1 oder Rot 6.
    .title = Gleiche Farbe oder Zahl
    .right = Das passt
    .means = Passt nichts, oder behältst du deine Karten lieber, ziehst du eine und darfst danach noch spielen.
    .look = Eine Karte weniger oder eine mehr: Was ist besser für dich?
frantic-lesson-wish = Fantastic passt immer. Wünsche dir jetzt eine Farbe oder Zahl, die du selbst hast.
    .title = Wünsch dir etwas
    .right = Niemand konnte folgen
    .means = Ein Wunsch bleibt, bis eine Karte darauf folgt. Du bist wieder dran, und er gilt noch immer.
    .look = Eine Karte hast du noch. Was musst du dir wünschen, damit sie passt?
frantic-lesson-aim = Eine Skip-Karte ist ein Angriff: Wähle, wen sie trifft. Nimm die Hand mit zwei Karten.
    .title = Wen trifft es?
    .right = Da setzt jemand aus
    .means = Auch Gift, Exchange, Fantastic Four und Equality sind Angriffe. Sich selbst greift niemand an.
    .look = Wer ist schon fast fertig?
frantic-lesson-counter = Du sollst zwei Karten geschenkt bekommen. Spiele deine Counterattack-Karte, außer der Reihe.
    .title = Nicht mit mir
    .right = Der Angriff ist jetzt deiner
    .means = Danach wählst du, wer stattdessen zwei Karten bekommt, und zwar von dir. Auch darauf darf eine Counterattack-Karte folgen.
    .look = Zwei Karten mehr oder eine weniger?
frantic-lesson-event = Eine schwarze Karte passt auf ihre Zahl und deckt eines von zwanzig Ereignissen auf. Spiele die schwarze 4.
    .title = Schwarz bringt ein Ereignis
    .right = Vandalism: Grün muss weg
    .means = Alle legten die zuletzt gespielte Farbe ab. So warst du auch deine grüne 2 los.
    .look = Nur eine deiner Karten wirbelt den ganzen Tisch auf. Welche?
frantic-lesson-try = Die letzte Karte ist gespielt. Spiele die Nice-Try-Karte, bevor die Runde endet.
    .title = Schnell, jemand ist fertig!
    .right = Drei Karten dafür
    .means = Die Runde geht weiter, und danach wünschst du dir eine Farbe.
    .look = Verzichtest du, endet die Runde, und deine Karten zählen. Willst du das?
frantic-lesson-out = Noch eine Karte, und sie passt. Spiele sie.
    .title = Deine letzte Karte
    .right = Die Runde gehört dir
    .means = Was die anderen noch haben, sind ihre Minuspunkte. Am Punktelimit gewinnen die wenigsten.
    .look = Sie passt, und es ist die letzte. Worauf wartest du?
frantic-minute-aim = Werde deine Karten los. Was du am Ende einer Runde noch hast, sind Punkte; am Limit gewinnen die wenigsten.
    .title = Das Ziel
frantic-minute-turn = Spiele eine Karte gleicher Farbe oder Zahl. Nichts passt, oder du willst nicht? Zieh eine; danach darfst du noch spielen.
    .title = Dein Zug
frantic-minute-wish = Vierfarbige Karten passen immer. Wer eine spielt, wünscht sich eine Farbe, mit Fantastic auch eine Zahl.
    .title = Wünsche
frantic-minute-attack = Die Gift-Karte verschenkt zwei Karten, die Exchange-Karte tauscht zwei, wegen der Skip-Karte setzt jemand aus, durch Fantastic Four ziehen andere. Du wählst, wer.
    .title = Angriffe
frantic-minute-answer = Angegriffen? Eine Counterattack-Karte leitet den Angriff weiter. Jemand ist fertig? Durch die Nice-Try-Karte heißt es: drei ziehen.
    .title = Außer der Reihe
frantic-minute-black = Eine schwarze Karte passt auf ihre Zahl und deckt eines von zwanzig Ereignissen auf.
    .title = Schwarze Karten
