# Stammtisch auf Deutsch. In jeder Sprache stehen dieselben Schlüssel und Variablen.
# $you ist "yes", wenn der Platz der des Lesers ist, sonst "no".

## Plätze und Aufzählungen

you = du
you-label = Du
seat = Sitz { $n }
and = { $first } und { $last }
on-turn = { $you ->
    [yes] Du bist dran.
   *[no] { $who } ist dran.
 }
waiting-for = Wir warten auf { $whom }.
cards-held = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 }
points-held = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
place = Platz { $place }
event-other = { $you ->
    [yes] Du: { $told }.
   *[no] { $who }: { $told }.
 }
view-hand = { $n ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $cards }.
 }
view-sizes = Karten auf der Hand: { $sizes }.
view-points = Punkte: { $points }.

## Das Terminal

welcome = { $game } am Stammtisch. Wenn du nicht weiterweißt: hilfe. Zum Aufstehen: ende.
which-game = Welches Spiel?{" "}
prompt = Dein Zug:{" "}
prompt-deal = Enter fürs nächste Spiel:{" "}
thinking = { $you ->
    [yes] Du überlegst …
   *[no] { $who } überlegt …
 }
not-understood = { $n ->
    [one] „{ $line }“ geht hier nicht. Tippe 1, den Zug in Worten oder hilfe.
   *[other] „{ $line }“ geht hier nicht. Tippe eine Zahl von 1 bis { $n }, den Zug in Worten oder hilfe.
 }
menu-back = Enter: zurück zu allen Zügen
menu-several = { $beginning } … { $n } Züge
menu-doubt = Zeile { $line } ist { $move }. Tippe noch einmal { $line }, um das zu spielen, oder { $line }: für deine Karte.
refused = { $move }: geht hier nicht.
allowed = { $move }: das darfst du.
all-allowed = Alle deine Karten dürfen jetzt gespielt werden.
hint = Mein Rat: { $move }.
hint-none = Gerade gibt es nichts zu entscheiden.
why-only = Etwas anderes kannst du nicht.
why-any = Mir ist ein Zug so lieb wie der andere.
which-rule = Welche Regel? Zum Beispiel: regel 12.
which-words = Wonach suchen? Zum Beispiel: regeln niedrigste.
no-rule = { $game } hat keine Regel „{ $rule }“; man schreibt sie wie { $example }.
no-rules-with = In keiner Regel steht „{ $words }“.
rulebook-says = Die Regel
rulebook-does = Hier
rulebook-ruling = Unsere Auslegung
rulebook-example = Beispiel
left = Du stehst vom Tisch auf.
saved = Die Partie ist aufgeschrieben in { $path }
sheet-hand = Spiel
sheet-total = Summe
no-seat = Es gibt keinen Sitz { $seat }; die Sitze sind 0 bis { $last }.
command-rule = regel
command-rules = regeln
command-hint = tipp
command-log = verlauf
command-table = tisch
command-help = hilfe
command-quit = ende
help-moves = Ziehen kannst du mit der Zahl oder mit dem Zug selbst: { $move }, oder nur { $short }. Gibt es nur einen, reicht Enter.
help-why = { $command } sagt, warum deine anderen Karten nicht gehen, { $command } { $short }, warum diese nicht geht.
help-rule = { $command } { $rule } zeigt eine Regel.
help-rules = { $command } niedrigste nennt die Regeln mit diesem Wort.
help-hint = { $command } fragt einen Bot, der das Spiel kennt, was er täte.
help-log = { $command } wiederholt, was geschehen ist.
help-table = { $command } zeichnet den Tisch noch einmal.
help-help = { $command } zeigt dies hier.
help-quit = { $command } heißt aufstehen; die Partie wird aufgeschrieben und kann später weitergehen.

## Ein Protokoll ansehen

replay-head = { $game } zu { $seats }, gespielt am { $date }
replay-help = Enter: weiter · b: zurück · g 12: zu 12 · s 2: von Sitz 2 aus (s: als Zuschauer) · t: der Tisch · q: genug
replay-prompt = { $n }/{ $last }:{" "}
replay-over = Endstand: { $ranking }.
replay-unfinished = Hier bricht das Protokoll ab.
replay-other-version = Die Regeln haben sich seither geändert: Nur die Ausgabe { $release } kann diesen Tisch legen. Was geschah, siehst du trotzdem.
replay-no-seed = In diesem Protokoll fehlen verborgene Teile, darum lässt sich der Tisch nicht noch einmal legen.

## Hausregeln

rule-H-001 = Die Partie ist aus.
rule-H-002 = Warte, bis du dran bist.
rule-H-003 = Das hast du nicht.
rule-H-004 = Dafür ist es zu spät.
rule-H-005 = Danach ist jetzt nicht gefragt.

## Foppen: Karten, Züge, Phasen

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
foppen-move-play = Spiel { $cards }
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

## Foppen: der Tisch

foppen-title = Foppen · Spiel { $deal } von { $deals }
foppen-deals = { $you ->
    [yes] du gibst
   *[no] { $who } gibt
 }
foppen-led = zu bedienen: { $suit }
foppen-open = eine Eins liegt: die nächste Farbe zählt
foppen-empty = ein neuer Stich
foppen-last = Letzter Stich
foppen-mark-stone = ● setzt aus
foppen-mark-winning = liegt vorn
foppen-mark-fopped = Stein droht
foppen-bid-bid = Gebot
foppen-bid-stay = kein Gebot
foppen-bid-decided = entschieden
foppen-bid-open = noch offen
foppen-asked-bid = Wirst du als Erster fertig? Biete darauf, oder lass es.
foppen-asked-lead = Du spielst aus: Jede Karte ist recht.
foppen-asked-set = Du bist dran: Deine Karte bestimmt die Farbe.
foppen-asked-follow = Du bist dran: { $suit } bedienen, oder eine Eins.
foppen-asked-discard = Du bist dran: Du hast kein { $suit }, also wirf ab, was du willst.
foppen-view-deal = { $you ->
    [yes] Spiel { $deal } von { $deals }; du gibst.
   *[no] Spiel { $deal } von { $deals }; { $who } gibt.
 }
foppen-view-trick = Im Stich: { $played }.
foppen-view-last = Der letzte Stich: { $played }.
foppen-view-winning = { $you ->
    [yes] du führst im Stich.
   *[no] { $who } führt im Stich.
 }
foppen-view-fopped = { $you ->
    [yes] dir droht der Stein.
   *[no] der Stein droht { $who }.
 }
foppen-view-stone = { $you ->
    [yes] du hast den Stein und setzt aus.
   *[no] { $who } hat den Stein und setzt aus.
 }
foppen-view-bids = Gebote: { $bids }.

## Foppen: was geschieht

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
   *[other] Die Gebote werden aufgedeckt. Es bieten: { $whom }.
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
    [yes] Der Stich ist deiner.
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
        [yes] Dir bleiben: { $cards }.
       *[no] { $who } bleiben: { $cards }.
     }
 }
foppen-event-score = { $you ->
    [yes] Macht { $points } für dich, zusammen { $total }.
   *[no] Macht { $points } für { $who }, zusammen { $total }.
 }
foppen-event-over = { $n ->
    [one] Die Partie ist aus. Gewonnen: { $whom }.
   *[other] Die Partie ist aus. Gewonnen, gemeinsam: { $whom }.
 }

## Foppen: warum ein Bot so spielt

foppen-why-bid = Deine Hand ist gut genug, um als Erster fertig zu werden.
foppen-why-stay = Bieten ist mit dieser Hand zu gewagt: Was übrig bleibt, zählt dann doppelt.
foppen-why-hurry = Bald ist jemand fertig, also weg mit dem, was am meisten kostet.
foppen-why-lead = Wenn du so ausspielst, bekommt den Stein am ehesten jemand anders.
foppen-why-duck = Mit dieser Karte bekommst du den Stein nicht, und sie fehlt dir am wenigsten.
foppen-why-one = Eine Eins ist nie abgeworfen, darum rettet sie dich vor dem Stein.
foppen-why-lost = Der Stein ist dir sicher, also weg mit dem, was am meisten kostet.
foppen-why-follow = Von deinen Karten dieser Farbe wagt diese am wenigsten.
foppen-why-discard = Wenn du abwerfen musst, ist eine hohe Karte am sichersten.

## Foppen: Regeln

rule-O-006 = Alle Karten werden verteilt, jeder bekommt gleich viele.
rule-O-008 = Wer zuerst gibt, wird ausgelost, oder der Tisch bestimmt es.
rule-O-009 = Die Hand bleibt verdeckt, bis abgerechnet wird.
rule-O-010 = Ausgespielt werden darf jede Karte.
rule-O-012 = Wer die Farbe hat, muss bedienen; eine Eins passt immer.
rule-O-013 = Ohne die Farbe wirfst du ab, was du willst.
rule-O-015 = Die höchste Karte der ausgespielten Farbe gewinnt den Stich.
rule-O-017 = Wer den Stein hat, setzt diesen Stich aus.
rule-O-025 = Haben alle bedient, bekommt die niedrigste Karte den Stein.
rule-O-026 = Wurde abgeworfen, bekommt die niedrigste abgeworfene Karte den Stein.
rule-O-038 = Liegen nur Einsen, gewinnt die erste, und die letzte bekommt den Stein.
rule-O-039 = Eine Eins darf immer gespielt werden.
rule-O-044 = Eine Eins ist nie abgeworfen.
rule-O-060 = Karten, die dir bleiben, kosten ihren Wert.
rule-O-061 = Keine Karten mehr: 10 Punkte.
rule-O-062 = Keine Karten mehr, aber im letzten Stich gefoppt: nichts.
rule-O-065 = Wer zuerst ausgespielt hat, gibt das nächste Spiel.
rule-O-067 = Wer die meisten Punkte hat, gewinnt.
rule-O-070 = An diesem Tisch wird nicht geboten.
rule-O-071 = Geboten wird vor der ersten Karte.
rule-O-072 = Gebote bleiben verdeckt, bis alle entschieden haben.
rule-O-074 = Ein Gebot, das aufgeht, bringt 10 mehr und 5 für jedes Gebot der anderen.
rule-O-077 = Ein Gebot, das scheitert, verdoppelt den Verlust.
rule-O-078 = Wer geboten hat und fertig ist, aber gefoppt, bekommt nichts.
rule-O-083 = Ist die Zeit um, wird für dich die höchste erlaubte Karte gespielt; geboten wird dann nicht.

## Foppen: Absprachen

foppen-option-bids = Gebote
foppen-option-bids-means = Vor der ersten Karte darf jeder darauf bieten, als Erster fertig zu sein.
foppen-option-bid_mode = Wie geboten wird
foppen-option-bid_mode-means = Verdeckt, bis alle entschieden haben, oder gleich offen.
foppen-option-first_dealer = Erster Geber
foppen-option-first_dealer-means = Ausgelost, oder ein Sitz.
foppen-option-turn_seconds = Sekunden für eine Karte
foppen-option-turn_seconds-means = Wie lange die Uhr auf eine Karte wartet; 0 heißt keine Uhr.
foppen-option-window_seconds = Sekunden für ein Gebot
foppen-option-window_seconds-means = Wie lange die Uhr auf die Gebote wartet; 0 heißt keine Uhr.
foppen-option-score_seconds = Sekunden für den Punktestand
foppen-option-score_seconds-means = Wie lange der Punktestand stehen bleibt, bevor wieder gegeben wird; 0 gibt sofort.

## Keezen: Karten, Farben, Züge, Phasen
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
keezen-move-fold = Leg die Hand hin
keezen-move-time = Die Zeit für die Runde ist um
keezen-phase-playing = Es wird gespielt.
keezen-phase-over = Die Partie ist aus.
keezen-help-cards = Tippe eine Karte mit Doppelpunkt, 7:, und du siehst, was sie kann; weiter geht es mit Feldern: 7: 10 13 20, oder gleich mit dem ganzen Zug: 7: 10>13 + 20>24. Einsetzen ist K: enter, tauschen J: 10 20. K ist der König, Q die Dame, J der Bube. Eine bloße Zahl ist immer eine aus der Liste, und Enter führt zu ihr zurück.
keezen-help-board = B12 ist eine Figur von Blau auf 12, G16■ steht sicher auf ihrem Startfeld; Y ist Gelb. Kleine Buchstaben sind leere Plätze: b0 ist der Start von Blau, h1 bis h4 sind ein Ziel. ×Y hinter einem Zug: Er schlägt eine Figur von Gelb.

## Keezen: der Tisch

keezen-title = Kartenspiel { $deck } · Hand { $round } von 3
keezen-deals = { $you ->
    [yes] du gibst
   *[no] { $who } gibt
 }
keezen-duos = Im Ziel: { $first } + { $second } { $n }/8 · { $third } + { $fourth } { $others }/8
keezen-result = { $n } von 8 Figuren im Ziel
keezen-none = noch nichts gespielt
keezen-played = Gespielt
keezen-folded = Hand hingelegt
keezen-helps = hilft { $colour }
keezen-home = im Ziel { $n }/4
keezen-yard = wartet
keezen-asked-play = { $colour ->
    [none] Du bist dran: Spiel eine Karte.
   *[other] Du bist dran: Spiel eine Karte für { $colour }.
 }
keezen-asked-fold = Du bist dran: Keine deiner Karten geht.
keezen-view-deal = { $you ->
    [yes] Kartenspiel { $deck }, Hand { $round } von 3; du gibst.
   *[no] Kartenspiel { $deck }, Hand { $round } von 3; { $who } gibt.
 }
keezen-view-seat = { $you ->
    [yes] du spielst { $colour }: { $squares }; auf dem Warteplatz: { $yard }.
   *[no] { $who } spielt { $colour }: { $squares }; auf dem Warteplatz: { $yard }.
 }
keezen-view-off = keine Figur auf dem Brett
keezen-view-folded = { $you ->
    [yes] du hast deine Hand hingelegt.
   *[no] { $who } hat die Hand hingelegt.
 }
keezen-view-helps = { $you ->
    [yes] du hilfst { $colour }.
   *[no] { $who } hilft { $colour }.
 }
keezen-view-pile = { $n ->
    [0] Aus diesem Kartenspiel ist noch nichts gespielt.
   *[other] Aus diesem Kartenspiel gespielt: { $played }.
 }
keezen-view-left = { $n ->
    [0] Das Kartenspiel ist ausgegeben.
   *[other] Noch zu geben: { $n }.
 }
keezen-view-home = Figuren im Ziel: { $first } mit { $second } { $n }, { $third } mit { $fourth } { $others }.

## Keezen: was geschieht

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

## Keezen: warum ein Bot so spielt

keezen-why-capture = Ein Gegner muss zurück auf seinen Warteplatz.
keezen-why-divide = So verteilt bringt die Sieben euch beiden am meisten.
keezen-why-enter = Eine Figur auf der Bahn ist mehr wert als eine, die wartet, und auf dem Startfeld kann ihr niemand etwas tun.
keezen-why-home = Eine Figur kommt ins Ziel.
keezen-why-least = Etwas muss gespielt werden, und das schadet euch am wenigsten.
keezen-why-swap = Nach diesem Tausch steht ihr besser da als die anderen.
keezen-why-walk = So kommst du am weitesten, ohne in Gefahr zu geraten.

## Keezen: Regeln

rule-K-011 = Auf ein Feld passt eine Figur.
rule-K-012 = Blau gibt zuerst.
rule-K-013 = Wer gibt, gibt das ganze Kartenspiel aus.
rule-K-014 = Erst bekommt jeder fünf Karten, dann zweimal vier.
rule-K-017 = Ist das Kartenspiel ausgegeben, gibt der Nächste im Uhrzeigersinn.
rule-K-022 = Wer spielen kann, muss spielen.
rule-K-025 = Wer keine Karte spielen kann, legt die ganze Hand offen hin.
rule-K-026 = Wer seine Hand hingelegt hat, wartet auf die nächsten Karten.
rule-K-027 = Wer keine Karten mehr hat, wird übergangen.
rule-K-029 = Eine Karte gilt ganz: alle Schritte oder gar nicht.
rule-K-030 = Gespielt ist gespielt.
rule-K-031 = Mit einem Ass setzt du eine Figur ein oder gehst einen Schritt.
rule-K-032 = Mit einem König kannst du nur eine Figur einsetzen.
rule-K-033 = Mit einem Buben kannst du nur tauschen.
rule-K-034 = Eine Dame geht so viele Schritte wie vereinbart: 12 oder 14.
rule-K-035 = Eine Zahlenkarte geht mit einer Figur um ihre Zahl vorwärts.
rule-K-037 = Eine Sieben darfst du auf zwei Figuren verteilen.
rule-K-038 = Eine Vier geht immer vier Schritte rückwärts.
rule-K-039 = Das kann diese Karte nicht.
rule-K-040 = Gezählt wird Feld für Feld.
rule-K-042 = Vom Warteplatz kommst du nur mit Ass oder König.
rule-K-043 = Am Ende der Runde geht es ins Ziel; am eigenen Start läuft niemand weiter.
rule-K-044 = Die Schritte müssen ins Ziel passen: nicht weiter, nicht zurück.
rule-K-045 = Wer auf einer Figur landet, schlägt sie: zurück auf den Warteplatz.
rule-K-046 = Auch die eigene Figur kann geschlagen werden.
rule-K-047 = Auch die Figur des Partners kann geschlagen werden.
rule-K-048 = Wer einsetzt, schlägt eine fremde Figur auf seinem Startfeld.
rule-K-049 = Auf deinem Startfeld steht deine eigene Figur: du kannst keine weitere einsetzen.
rule-K-050 = Die eigene Figur auf dem Startfeld darfst du nicht schlagen.
rule-K-051 = Figuren im Ziel können nicht geschlagen werden.
rule-K-052 = Eine Figur auf ihrem Startfeld kann nicht geschlagen werden.
rule-K-053 = An einer Figur auf ihrem Startfeld kommt niemand vorbei.
rule-K-054 = An einer Figur auf ihrem Startfeld kommt niemand vorbei, auch nicht rückwärts.
rule-K-060 = Mit einem Buben tauschst du eine eigene Figur gegen die eines anderen.
rule-K-061 = Zwei eigene Figuren tauscht man nicht.
rule-K-062 = Eine fremde Figur auf ihrem Startfeld kannst du nicht tauschen.
rule-K-063 = Vom eigenen Startfeld darfst du tauschen, außer der Tisch hat es anders vereinbart.
rule-K-064 = Figuren im Ziel werden nicht getauscht.
rule-K-065 = Figuren auf dem Warteplatz werden nicht getauscht.
rule-K-072 = Alle sieben Schritte müssen gegangen werden.
rule-K-073 = Eine Sieben bewegt höchstens zwei Figuren, jede in einem Zug.
rule-K-076 = Jedes Stück einer Sieben schlägt, worauf es endet.
rule-K-077 = Eine Figur, die das erste Stück schlägt, kann das zweite nicht gehen.
rule-K-078 = Kommt deine letzte Figur ins Ziel, geht der Rest der Sieben an den Partner.
rule-K-079 = Erst das eigene Stück, dann das des Partners.
rule-K-080 = Den Rest der Sieben geht eine Figur des Partners, ganz.
rule-K-081 = Eine Sieben beendet die Partie nicht, wenn Schritte übrig bleiben.
rule-K-082 = Den Rest bekommt der Partner erst, wenn deine vier im Ziel sind.
rule-K-085 = Mit einer Vier geht es nicht rückwärts ins Ziel.
rule-K-087 = Deine Figur auf dem Startfeld hält auch deine Vier auf.
rule-K-089 = Eine Figur im Ziel geht nicht mehr zurück.
rule-K-091 = Im Ziel darf keine Figur übersprungen werden.
rule-K-092 = An diesem Tisch musst du im Ziel ganz aufrücken.
rule-K-095 = In ein Ziel geht nur die eigene Farbe.
rule-K-096 = Wer alle vier im Ziel hat, spielt mit den Figuren des Partners weiter.
rule-K-098 = Die Figuren des Partners bewegst du erst, wenn deine vier im Ziel sind.
rule-K-100 = Wer hilft, tauscht eine Figur des Partners gegen eine der Gegner.
rule-K-103 = Absprachen sind nicht erlaubt: bis zum Ende nur die festen Sätze.
rule-K-107 = Wer zu zweit alle acht Figuren im Ziel hat, gewinnt.
rule-K-109 = Ist die Zeit um, gewinnt niemand, und gezählt werden die Figuren im Ziel.

## Keezen: Absprachen

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

## Mezza: Karten, Züge, Phasen

mezza-card = { $n ->
    [one] { $value }
   *[other] { $n } × { $value }
 }
mezza-card-J = { $n ->
    [one] leerer Joker
   *[other] { $n } leere Joker
 }
mezza-card-0 = { $n ->
    [one] Nulljoker
   *[other] { $n } Nulljoker
 }
mezza-move-lay = Leg: { $cards }
mezza-move-add = Leg dazu: { $cards }
mezza-move-open = Offen: { $cards }
mezza-move-flip = Dreh verdeckte Karte { $slot } um
mezza-move-take = Nimm den Stapel
mezza-move-pass = Lass es
mezza-move-expire-swap = Die Zeit zum Tauschen ist um
mezza-move-expire-start = Die Zeit zum Anfangen ist um
mezza-move-expire-window = Die Zeit zum Dazwischengehen ist um
mezza-move-expire-turn = Die Zeit für diesen Zug ist um
mezza-phase-swapping = Es wird getauscht.
mezza-phase-starting = Das Spiel beginnt.
mezza-phase-playing = Es wird gelegt.
mezza-phase-over = Die Partie ist aus.
mezza-help-cards = Karten: J ist der leere Joker, 0 der Nulljoker; ein Halb geht auch als h, 3½ also als 3h. Eine bloße Zahl ist die Nummer eines Zuges: Für Karten schreib lay 8, oder 8 8 für zwei.
mezza-help-races = Kommt es auf Schnelligkeit an, wirst du zuerst gefragt: Hier ist kein Bot schneller als du. Kannst du es nur lassen, fragen wir nicht.

## Mezza: der Tisch

mezza-title = Mezza
mezza-stock = { $gone ->
    [0] Vorrat { $n }
   *[other] Vorrat { $n } · aus dem Spiel { $gone }
 }
mezza-pile = Stapel aus { $n }:
mezza-no-pile = Kein Stapel: Jede Karte darf anfangen.
mezza-asks = Verlangt: { $demand }
mezza-open = offen
mezza-closed = verdeckt
mezza-demand-any = irgendeine Karte
mezza-demand-low = 4 oder niedriger, oder ein Joker
mezza-demand-least = { $least } oder höher, oder ein Joker
mezza-demand-half = { $least } oder höher, eine ½ oder ein Joker
mezza-demand-top = 9½ oder ein Joker
mezza-demand-top-half = 9½, eine ½ oder ein Joker
mezza-asked-swap = Welche drei Karten sollen offen vor dir liegen?
mezza-asked-start = Wer zuerst die niedrigste Karte legt, fängt an.
mezza-asked-turn = Du bist dran: { $demand }.
mezza-asked-take = Du bist dran: Nichts von dir passt.
mezza-asked-flip = Du bist dran: Dreh eine deiner verdeckten Karten um.
mezza-asked-add = Was du gerade gezogen hast, darf dazu, oder lass es.
mezza-asked-seize = Du darfst den Zug mit einer ½ an dich reißen, oder lass es.
mezza-view-pile = { $n ->
    [0] Es liegt kein Stapel.
   *[other] Karten im Stapel: { $n }; obenauf: { $top }.
 }
mezza-view-demand = Der Stapel verlangt: { $demand }.
mezza-view-lowest = Die niedrigste Karte auf einer Hand: { $card }.
mezza-view-window = Darf außer der Reihe: { $whom }.
mezza-view-stock = { $gone ->
    [0] Vorrat: { $n }.
   *[other] Vorrat: { $n }; aus dem Spiel: { $gone }.
 }
mezza-view-place = { $you ->
    [yes] du wirst Nummer { $place }.
   *[no] { $who } wird Nummer { $place }.
 }
mezza-view-seat = { $you ->
    [yes] { $n ->
        [0] du hast keine offenen Karten, verdeckt: { $closed }.
       *[other] deine offenen Karten: { $cards }; verdeckt: { $closed }.
     }
   *[no] { $n ->
        [0] { $who } hat keine offenen Karten, verdeckt: { $closed }.
       *[other] { $who } hat offen: { $cards }; verdeckt: { $closed }.
     }
 }

## Mezza: was geschieht

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
    [yes] Du legst offen: { $cards }.
   *[no] { $who } hat gewählt.
 }
mezza-event-lowest = Die niedrigste Karte auf einer Hand: { $cards }. Wer sie zuerst legt, fängt an.
mezza-event-lot = { $you ->
    [yes] Niemand meldet sich; das Los fällt auf dich.
   *[no] Niemand meldet sich; das Los fällt auf { $who }.
 }
mezza-event-pass = { $you ->
    [yes] Du lässt es.
   *[no] { $who } lässt es.
 }
mezza-event-lay = { $rule ->
    [M-120] { $you ->
        [yes] Du reißt den Zug an dich: { $cards }!
       *[no] { $who } reißt den Zug an sich: { $cards }!
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
    [yes] Du drehst verdeckte Karte { $slot } um: { $cards }.
   *[no] { $who } dreht verdeckte Karte { $slot } um: { $cards }.
 }
mezza-event-draw = { $known ->
    [yes] Du ziehst: { $cards }.
   *[no] { $count ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $count } Karten.
     }
 }
mezza-event-take = { $rule ->
    [M-078] { $you ->
        [yes] Sie passt nicht: Du nimmst sie mitsamt dem Stapel.
       *[no] Sie passt nicht: { $who } nimmt sie mitsamt dem Stapel.
     }
   *[other] { $n ->
        [one] { $you ->
            [yes] Du nimmst den Stapel: { $cards }.
           *[no] { $who } nimmt den Stapel: { $cards }.
         }
       *[other] { $you ->
            [yes] Du nimmst den Stapel, { $n } Karten: { $cards }.
           *[no] { $who } nimmt den Stapel, { $n } Karten: { $cards }.
         }
     }
 }
mezza-event-clear = { $rule ->
    [M-160] Zusammen 10: { $you ->
        [yes] Der Stapel aus { $count } kommt aus dem Spiel, und du beginnst einen neuen.
       *[no] Der Stapel aus { $count } kommt aus dem Spiel, und { $who } beginnt einen neuen.
     }
   *[other] Vier gleiche: { $you ->
        [yes] Der Stapel aus { $count } kommt aus dem Spiel, und du beginnst einen neuen.
       *[no] Der Stapel aus { $count } kommt aus dem Spiel, und { $who } beginnt einen neuen.
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

## Mezza: warum ein Bot so spielt

mezza-why-add = Was du dazulegst, bist du umsonst los.
mezza-why-begin = Wer anfängt, ist vor den anderen eine Karte los.
mezza-why-clear = Der Stapel kommt weg, und du beginnst den nächsten mit dem, was dir passt.
mezza-why-flip = Eine verdeckte Karte ist so gut wie die andere.
mezza-why-joker = Es bleibt nur ein Joker, und der passt auf alles.
mezza-why-keep = Diese Karte ist zu gut zum Verschenken; du brauchst sie noch.
mezza-why-low = Niedrige Karten passen später selten: weg damit, alle auf einmal.
mezza-why-one = Eine reicht: Gute Karten hebt man auf, bis man sie braucht.
mezza-why-open = Die besten Karten warten auf dem Tisch auf das Ende, wenn aus dem Vorrat nichts mehr kommt.
mezza-why-steal = Ein Zug für eine ½: Du bist sie los und kommst den anderen zuvor.

## Mezza: Regeln

rule-M-012 = Vor jedem liegen drei Karten offen.
rule-M-013 = Jeder bekommt drei Karten auf die Hand.
rule-M-020 = Vor dem Spiel darf jeder einmal zwischen Hand und offenen Karten tauschen.
rule-M-021 = Getauscht wird nur zwischen deiner Hand und deinen offenen Karten.
rule-M-022 = Alle tauschen zugleich und ungesehen.
rule-M-023 = Hat das Spiel begonnen, wird nicht mehr getauscht.
rule-M-030 = Wer die niedrigste Karte hat, fängt mit ihr an.
rule-M-032 = Haben sie mehrere, fängt der Schnellste an; will keiner, entscheidet das Los.
rule-M-034 = Sind nur Joker auf den Händen, gilt der Nulljoker als niedrigste Karte.
rule-M-040 = Die Karte muss so hoch sein wie die letzte, oder höher.
rule-M-041 = Gleiche Karten dürfen zusammen gelegt werden.
rule-M-046 = Es liegt kein Stapel: Jede Karte darf anfangen.
rule-M-050 = Nach dem Legen wird die Hand aus dem Vorrat auf drei ergänzt.
rule-M-060 = Wer nicht legen kann, nimmt den ganzen Stapel.
rule-M-062 = Wer legen kann, muss legen.
rule-M-063 = Ein Joker passt auf alles, also kannst du legen.
rule-M-070 = Erst die Hand und den Vorrat, dann die offenen Karten.
rule-M-071 = Offene Karten kommen dran, wenn der Vorrat aufgebraucht und die Hand leer ist.
rule-M-072 = Offene Karten spielst du wie die Hand.
rule-M-075 = Verdeckte Karten kommen zuletzt, nach Hand und offenen Karten.
rule-M-076 = Hast du nur noch verdeckte Karten, musst du eine umdrehen.
rule-M-078 = Passt die umgedrehte Karte nicht, nimmst du sie mitsamt dem Stapel.
rule-M-079 = Erst die Hand leer spielen, dann die nächste verdeckte Karte.
rule-M-090 = Wer zuerst keine Karten mehr hat, gewinnt.
rule-M-091 = Gespielt wird, bis einer der Letzte ist.
rule-M-092 = Wer fertig ist, spielt nicht mehr mit.
rule-M-100 = Ein leerer Joker passt auf alles.
rule-M-110 = Eine ½ ist die niedrigste Karte: Sie muss passen oder eine 3½, 6½ oder 9½ ergänzen.
rule-M-120 = Mit einer ½ darf jeder eine 3½, 6½ oder 9½ ergänzen und den Zug an sich reißen.
rule-M-121 = Nur die erste ½ reißt den Zug an sich.
rule-M-124 = Deine eigene Karte kannst du nicht ergänzen.
rule-M-132 = Den Zug reißt man mit einer Karte an sich, die man gerade spielen darf, nie mit einer verdeckten.
rule-M-133 = Den Zug bekommt der Schnellste; wer es lässt, wartet auf die nächste Gelegenheit.
rule-M-143 = Auf eine 4 passt einmal nur 4 oder niedriger.
rule-M-150 = Nach einer 7 setzt der Nächste einmal aus.
rule-M-160 = Eine ½ auf einer 9½ macht 10: Der Stapel kommt aus dem Spiel.
rule-M-161 = Wer die 10 macht, beginnt den neuen Stapel.
rule-M-170 = Vier gleiche hintereinander: Der Stapel kommt aus dem Spiel.
rule-M-172 = Wer die vierte legt, beginnt den neuen Stapel.
rule-M-176 = Die vierte Karte legst du nur, wenn du dran bist.
rule-M-180 = Dazulegen darfst du nur, was du gerade gezogen hast und was deiner gelegten Karte gleicht.
rule-M-181 = Was du dazulegst, gilt als im selben Zug gelegt.
rule-M-183 = Dazulegen darfst du, du musst nicht.
rule-M-184 = Nur eine gerade gezogene Karte darf dazu, keine zurückbehaltene.
rule-M-186 = Eine offene Karte darf erst dazu, wenn Hand und Vorrat aufgebraucht sind.
rule-M-187 = Die letzten Handkarten und gleiche offene Karten dürfen zusammen gelegt werden.
rule-M-191 = Deine gelegte Karte ist nicht mehr auf dem Stapel; es kann nichts dazu.
rule-M-195 = Im kurzen Spiel fehlen alle 3, 6 und 9.
rule-M-200 = Ist die Zeit um, wird für dich die niedrigste passende Karte gelegt, oder du nimmst den Stapel; Gelegenheiten verfallen.
rule-M-201 = Geht zu lange nichts voran, wird die Partie abgebrochen.

## Mezza: Absprachen

mezza-option-short = Kurzes Spiel
mezza-option-short-means = Ohne alle 3, 6 und 9; gut zu zweit oder zu dritt.
mezza-option-stall_limit = Geduld
mezza-option-stall_limit-means = Nach so vielen Zügen ohne Fortschritt wird die Partie abgebrochen.
mezza-option-turn_seconds = Sekunden für einen Zug
mezza-option-turn_seconds-means = Wie lange die Uhr auf einen Zug wartet; 0 heißt keine Uhr.
mezza-option-window_seconds = Sekunden für eine Gelegenheit
mezza-option-window_seconds-means = Wie lange man anfangen, den Zug an sich reißen oder dazulegen kann; 0 heißt keine Uhr.
mezza-option-swap_seconds = Sekunden zum Tauschen
mezza-option-swap_seconds-means = Wie lange man tauschen kann; 0 heißt keine Uhr.
