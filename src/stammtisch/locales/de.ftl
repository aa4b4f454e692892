# Stammtisch auf Deutsch. In jeder Sprache stehen dieselben Schlüssel und Variablen.
# $you ist "yes", wenn der Platz der des Lesers ist, sonst "no".

## Plätze und Aufzählungen

you = du
you-label = Du
seat = Spieler { $n }
and = { $first } und { $last }
date = { $day }.{ $month }.{ $year }
asked-turn = { $you ->
    [yes] Du bist dran.
   *[no] { $who } ist dran.
 }
    .title = { $you ->
        [yes] Du bist dran
       *[no] { $who } ist dran
     }
asked-wait = Wir warten auf { $whom }.
    .title = Warten
asked-act = Du bist am Zug.
    .title = Du bist dran
asked-table = Der Tisch macht weiter.
    .title = Gleich geht es weiter
asked-over = Die Partie ist aus.
    .title = Die Partie ist aus
cards-held = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 }
points-held = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
place = Platz { $place }
ended-won = { $n ->
    [0] Die Partie ist aus.
    [one] Gewonnen hat: { $whom }.
   *[other] Gewonnen haben: { $whom }.
 }
ended-time = { $n ->
    [0] Die Zeit ist um: Niemand hat gewonnen.
    [one] Die Zeit ist um. Gewonnen hat: { $whom }.
   *[other] Die Zeit ist um. Gewonnen haben: { $whom }.
 }
counts-points = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
event-other = { $you ->
    [yes] Du: { $told }.
   *[no] { $who }: { $told }.
 }

## Das Terminal

welcome = { $game } am Stammtisch. Wenn du nicht weiterweißt: hilfe. Zum Aufstehen: ende.
which-game = Welches Spiel?{" "}
prompt = Dein Zug:{" "}
prompt-table = Weiter mit Enter:{" "}
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
menu-sure = { $would } Tippe noch einmal { $line }, wenn du das trotzdem willst.
also = Außerdem: { $calls }
calls-none = Sonst darfst du gerade nichts.
refused = { $move }: geht hier nicht.
allowed = { $move }: das darfst du.
all-allowed = Alle deine Karten dürfen jetzt gespielt werden.
hint = Mein Rat: { $move }.
hint-none = Gerade gibt es nichts zu entscheiden.
hint-nobody = Kein Bot kennt dieses Spiel gut genug.
why-only = Etwas anderes kannst du nicht.
why-any = Mir ist ein Zug so lieb wie der andere.
which-move = Welcher Zug? Zum Beispiel: ? { $short }.
which-rule = Welche Regel? Zum Beispiel: regel 12.
which-words = Wonach suchen? Zum Beispiel: regeln niedrigste.
no-rule = { $game } hat keine Regel „{ $rule }“; man schreibt sie wie { $example }.
no-rules-with = In keiner Regel steht „{ $words }“.
rulebook-says = Die Regel
rulebook-does = Hier
rulebook-ruling = Unsere Auslegung
rulebook-example = Beispiel
left = Du stehst vom Tisch auf.
saved = Die Partie ist gespeichert unter { $path }
sheet-hand = Spiel
sheet-total = Summe
no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
command-rule = regel
command-rules = regeln
command-hint = tipp
command-log = verlauf
command-table = tisch
command-calls = extra
command-help = hilfe
command-quit = ende
help-moves = Tippe die Nummer oder den Zug selbst: { $move }, oder nur { $short }. Gibt es nur einen, reicht Enter.
help-why = { $command } sagt, warum deine anderen Karten nicht gehen, { $command } { $short }, warum diese nicht geht.
help-rule = { $command } { $rule } zeigt eine Regel.
help-rules = { $command } niedrigste nennt die Regeln mit diesem Wort.
help-hint = { $command } fragt einen Bot, der das Spiel kennt, was er täte.
help-log = { $command } wiederholt, was geschehen ist.
help-table = { $command } zeichnet den Tisch noch einmal.
help-calls = { $command } nennt, was du neben deinem Zug noch darfst.
help-help = { $command } zeigt dies hier.
help-quit = { $command } heißt aufstehen; die Partie wird gespeichert und kann später weitergehen.

## Eine Aufzeichnung ansehen

replay-head = { $game } mit { $seats } Spielern, gespielt am { $date }
replay-help = Enter: weiter · b: zurück · g 12: zu 12 · s 2: von Platz 2 aus (s: als Zuschauer) · t: der Tisch · q: genug
replay-prompt = { $n }/{ $last }:{" "}
replay-over = Endstand: { $ranking }.
replay-unfinished = Hier bricht die Aufzeichnung ab.
replay-other-version = Die Regeln haben sich seither geändert: Nur die Version { $release } kann diesen Tisch noch zeigen. Was geschah, siehst du trotzdem.
replay-no-seed = In dieser Aufzeichnung fehlen verborgene Teile, darum lässt sich der Tisch nicht nachstellen.

## Hausregeln

house-section-house = Hausregeln
house-rule-H-001 = Die Partie ist aus.
house-rule-H-002 = Warte, bis du dran bist.
house-rule-H-003 = Das hast du nicht.
house-rule-H-004 = Dafür ist es zu spät.
house-rule-H-005 = Danach ist jetzt nicht gefragt.

## Was der Server ablehnt

because-not-let-in = Du bist an diesem Tisch noch nicht eingelassen; frag nach dem Code.
because-watching = Du schaust zu; nimm erst Platz.
because-bot-plays = Ein Bot spielt für dich; übernimm erst wieder selbst.
because-not-begun = Die Partie hat noch nicht begonnen.
because-no-match = Gerade wird nicht gespielt.
because-paused = Der Tisch macht Pause.
because-no-seat = Diesen Platz gibt es nicht.
because-seat-taken = Da sitzt schon jemand.
because-mid-match = Während der Partie tauscht niemand den Platz.
because-seen-hand = Du hast in dieser Partie schon eine Hand gesehen; nur deren Platz gehört dir.
because-guests-only = Während der Partie ist ein Platz nur für Gäste mit dem Tischcode; frag danach.
because-said-no = Du hast um einen Platz gebeten, und jemand hat Nein gesagt; warte auf die nächste Partie.
because-begun = Die Partie hat schon begonnen.
because-over = Die Partie ist aus; fangt eine neue an.
because-bot-seat = Ein Bot kann nur auf einen freien Platz.
because-bots-before = Bots wechseln vor der Partie den Platz.
because-hand-over-early = Ein Bot kann erst für dich spielen, wenn die Partie begonnen hat.
because-own-seat = Hier spielst du schon selbst.
because-no-pause = Es gibt nichts zu unterbrechen.
because-not-paused = Der Tisch macht keine Pause.
because-finish-first = Spielt erst diese Partie zu Ende.
because-host-chooses = Wer einlädt, wählt das Spiel und wie gespielt wird.
because-few-seats = Der Tisch braucht einen Platz für alle, die dort sitzen.
because-no-undo = Gerade lässt sich nichts zurücknehmen.
because-undo-often = In dieser Partie wurde so oft zurückgenommen, dass es jetzt nur noch weitergeht.
because-other-vote = Es läuft schon eine Abstimmung.
because-no-vote = Es läuft keine Abstimmung.
because-old-vote = Diese Abstimmung ist vorbei; sieh nach, was jetzt gefragt ist.
because-nobody-named = Hier war sonst niemand mit diesem Namen.
because-no-table = Diesen Tisch gibt es nicht (mehr).
because-renewing = Der Server wird gleich erneuert; neue Tische gibt es gerade nicht.
because-undo-wait = Du hast oft zurückgenommen; warte eine Minute.
because-talk-wait = Das war viel auf einmal; warte kurz.
because-other-version = Dieser Tisch spielt eine Version des Spiels, die dieser Server nicht hat.
because-too-often = Zu oft; warte eine Minute.
because-many-tables = Du hast viele Tische eröffnet; warte eine Minute.
because-many-listed = Du hast heute viele Tische für alle eröffnet; öffne diesen nur für Gäste mit dem Code.
because-code-old = Dieser Code gilt nicht mehr; frag nach einem neuen.
because-code-unknown = Zu diesem Code gehört kein Tisch; frag nach einem neuen.
because-private = Dieser Tisch ist privat; frag nach dem Code.
because-eyes-later = Mit den Augen der anderen siehst du erst nach der Partie.
because-set-aside = Mit diesem Tisch ist etwas schiefgegangen; er ist beiseitegelegt und bleibt erhalten.
because-no-store = Der Server kann gerade nicht speichern; versuch es noch einmal.
because-busy = Der Server ist gerade beschäftigt; versuch es gleich noch einmal.
