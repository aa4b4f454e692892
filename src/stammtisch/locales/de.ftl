# Stammtisch auf Deutsch. In jeder Sprache stehen dieselben Schlüssel und Variablen.
# $you ist "yes", wenn der Platz der des Lesers ist, sonst "no".

## Plätze und Aufzählungen

you = du
you-label = Du
seat = Sitz { $n }
and = { $first } und { $last }
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
saved = Die Partie ist aufgeschrieben in { $path }
sheet-hand = Spiel
sheet-total = Summe
no-seat = Es gibt keinen Sitz { $seat }; die Sitze sind 0 bis { $last }.
command-rule = regel
command-rules = regeln
command-hint = tipp
command-log = verlauf
command-table = tisch
command-calls = extra
command-help = hilfe
command-quit = ende
help-moves = Ziehen kannst du mit der Zahl oder mit dem Zug selbst: { $move }, oder nur { $short }. Gibt es nur einen, reicht Enter.
help-why = { $command } sagt, warum deine anderen Karten nicht gehen, { $command } { $short }, warum diese nicht geht.
help-rule = { $command } { $rule } zeigt eine Regel.
help-rules = { $command } niedrigste nennt die Regeln mit diesem Wort.
help-hint = { $command } fragt einen Bot, der das Spiel kennt, was er täte.
help-log = { $command } wiederholt, was geschehen ist.
help-table = { $command } zeichnet den Tisch noch einmal.
help-calls = { $command } nennt, was du neben deinem Zug noch darfst.
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

## Lektionen, und die Seite in einer Minute

lesson-step = Schritt { $n } von { $of }
lesson-welcome = { $game }, die erste Lektion. Gib zeigen ein, um es zu sehen, weiter für den nächsten Schritt, ende zum Aufhören.
lesson-no-harm = Nichts passiert.
lesson-doubt = { $move }: Das geht, aber schau. { $look } Gib noch einmal { $line } ein, um es trotzdem zu tun.
lesson-so-it-goes = So geht das. Wir nehmen es zurück.
lesson-shown = So geht es. Wir nehmen es zurück: Jetzt du.
lesson-end = Das ist { $game }
lesson-next = Weiter mit:
command-show = zeigen
command-skip = weiter
minute-head = { $game } in einer Minute

## Hausregeln

house-rule-H-001 = Die Partie ist aus.
house-rule-H-002 = Warte, bis du dran bist.
house-rule-H-003 = Das hast du nicht.
house-rule-H-004 = Dafür ist es zu spät.
house-rule-H-005 = Danach ist jetzt nicht gefragt.
