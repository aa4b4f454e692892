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
asked-act = Du bist dran.
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
when = Zug { $n }
length = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
 }
chart = Wie es lief
minutes = { $n } min
worth-a-look = Noch einmal ansehen
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
    [0] „{ $line }“ geht hier nicht. Weiter mit Enter, oder tippe hilfe.
    [one] „{ $line }“ geht hier nicht. Tippe 1, den Zug in Worten oder hilfe.
   *[other] „{ $line }“ geht hier nicht. Tippe eine Zahl von 1 bis { $n }, den Zug in Worten oder hilfe.
 }
menu-back = Enter: zurück zu allen Zügen
menu-several = { $beginning } … { $n } Züge
menu-between = { $beginning } … { $ending }: { $n } Züge
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
rulebook-status-engine = vom Programm eingehalten
rulebook-status-server = vom Server eingehalten
rulebook-status-table = vom Tisch eingehalten: ein Ruf oder eine Abstimmung
rulebook-status-people = nur von den Spielern selbst eingehalten
rulebook-ruling = Unsere Auslegung
rulebook-example = Beispiel
undo-none = Es gibt nichts zurückzunehmen.
taken-back = Zurückgenommen.
left = Du stehst vom Tisch auf.
saved = Die Partie ist gespeichert unter { $path }
serve-open = Der Stammtisch ist offen: { $address }
serve-everybody = Für alle: { $address }
serve-phones = Telefone in diesem Netz: { $address }
sheet-hand = Spiel
sheet-total = Summe
no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 1 bis { $last }.
command-rule = regel
command-rules = regeln
command-full = ganz
command-hint = tipp
command-log = verlauf
command-table = tisch
command-calls = extra
command-undo = zurück
command-help = hilfe
command-quit = ende
help-moves = Tippe die Nummer oder den Zug selbst: { $move }, oder nur { $short }. Gibt es nur einen, reicht Enter.
help-why = { $command } sagt, warum deine anderen Karten nicht gehen, { $command } { $short }, warum diese nicht geht.
help-rule = { $command } { $rule } zeigt eine Regel; { $command } { $rule } ganz auch den englischen Text.
help-rules = { $command } niedrigste nennt die Regeln mit diesem Wort.
help-hint = { $command } fragt einen Bot, der das Spiel kennt, was er täte.
help-log = { $command } wiederholt, was geschehen ist.
help-table = { $command } zeichnet den Tisch noch einmal.
help-calls = { $command } nennt, was du neben deinem Zug noch darfst.
help-undo = { $command } nimmt deinen letzten Zug zurück, wenn das Spiel es erlaubt.
help-help = { $command } zeigt dies hier.
help-quit = { $command } heißt aufstehen, ebenso q, wo keine Karte so heißt; die Partie wird gespeichert und kann später weitergehen.

## Eine Aufzeichnung ansehen

replay-head = { $game } mit { $seats } Spielern, gespielt am { $date }
replay-help = Enter: weiter · b: zurück · g 12: zu 12 · s 2: von Platz 2 aus (s: als Zuschauer) · a: alle Hände · t: der Tisch · q: genug
gone-back = Zurückgenommen: Weiter nach Zug { $n }.
replay-prompt = { $n }/{ $last }:{" "}
replay-over = Endstand: { $ranking }.
replay-unfinished = Hier bricht die Aufzeichnung ab.
replay-other-version = Die Regeln haben sich seither geändert: Nur die Version { $release } kann diesen Tisch noch zeigen. Was geschah, siehst du trotzdem.
replay-no-seed = In dieser Aufzeichnung fehlen verborgene Teile, darum lässt sich der Tisch nicht nachstellen.
players = { $n } Spieler
records-head = Aufzeichnungen in { $folder } ({ $n }):
records-none = In { $folder } gibt es noch keine Aufzeichnung.
records-over = aus
records-left = nicht aus: weiter mit stammtisch resume
verify-judged = { $file }: beurteilt, und es stimmt.
verify-not-judged = { $file }: nicht beurteilt.
verify-wrong = { $file }: In Zeile { $n } stimmt etwas nicht.
verdict-moves = Jeder Zug wurde nach den Regeln geprüft.
verdict-written = { $over ->
    [yes] Alle { $n } Zeilen stehen da, wie sie geschrieben wurden; die Partie ist aus.
   *[no] Alle { $n } Zeilen stehen da, wie sie geschrieben wurden; die Partie wurde abgebrochen.
 }
verdict-fits = { $over ->
    [yes] Die { $n } Zeilen passen zueinander, aber das tun die einer Fälschung auch; nach der letzten ist die Partie aus.
   *[no] Die { $n } Zeilen passen zueinander, aber das tun die einer Fälschung auch; nach der letzten wurde die Partie abgebrochen.
 }
verdict-no-end = Die letzte Zeile fehlt: Die Partie war nicht zu Ende, oder die Aufzeichnung ist nach Zeile { $n } abgeschnitten.
verdict-promised = { $n } Plätze haben ihre Zufallszahl zugesagt und gezeigt, was sie zugesagt hatten.
verdict-no-game = Das Spiel „{ $game }“ gibt es hier nicht, also wurden die Züge nicht geprüft.
verdict-version = Version { $release } schrieb sie nach Fassung { $version } von { $game } und kann die Züge prüfen; diese hier hat Fassung { $ours }.
verdict-no-seed = Der Startwert steht in der letzten Zeile, also wurden Geben und Züge nicht geprüft.
verdict-hidden = Verdeckte Teile fehlen, also wurden Geben und Züge nicht geprüft.
bad-record = { $file }, Zeile { $n }: { $why }
bad-record-empty = Die Datei ist leer.
bad-record-malformed = Ihr Hash oder ihre verdeckten Teile sind missgebildet.
bad-record-written = Sie ist nicht so geschrieben, wie Aufzeichnungen geschrieben werden.
bad-record-json = Das ist kein JSON in UTF-8, also keine Aufzeichnung oder eine beschädigte.
bad-record-other = Das ist JSON, aber keine Aufzeichnung von Stammtisch.
bad-record-format = Ihr Format ist „{ $found }“; diese Version liest „{ $ours }“.
bad-record-shape = Etwas fehlt, ist unbekannt oder von der falschen Art.
bad-record-promise = Die Plätze haben andere Zufallszahlen gezeigt, als sie zugesagt hatten.
bad-record-hash = Der Hash gehört nicht zu dieser Zeile nach der vorigen: Etwas wurde geändert.
bad-record-part = Der verdeckte Teil „{ $part }“ ist nicht, was versiegelt wurde.
bad-record-after = Nach einer letzten Zeile kommt nichts mehr.
bad-record-place = Hierher gehört Handlung { $n }, nicht { $found }: Eine Zeile fehlt oder steht falsch.
bad-record-deal = Das Geben ist Handlung 0 und nur die.
bad-record-time = Die Zeit läuft rückwärts.
bad-record-seat = Sie nennt einen Platz, den ein Tisch mit { $n } nicht hat.
bad-record-no-deal = Das Geben fehlt.
bad-record-seed = Der Startwert, den sie zeigt, ist nicht der vom Anfang.
bad-record-scores = Jeder Platz hat einen Punktestand und eine Platzierung.
bad-record-digest = Die Prüfsumme gehört nicht zu den Zeilen davor.
bad-record-cut = Die Aufzeichnung ist mitten in dieser Zeile abgeschnitten.
bad-record-hidden = In dieser Aufzeichnung fehlen verdeckte Teile; weiterspielen lässt sich nur eine ganze.
bad-record-no-seed = Hier bricht die Aufzeichnung ab: Ohne die letzte Zeile, in der der Startwert steht, kann niemand weiterspielen.
bad-record-other-seed = Die Zusage gilt einem anderen Startwert oder Schlüssel.
bad-record-over = Die Partie ist aus.
bad-record-game = Das ist eine Partie „{ $found }“, nicht { $game }.
bad-record-options = Das sind nicht alle Vereinbarungen von { $game }, wie sie getroffen wurden.
bad-record-back = „{ $move }“ ist kein Weg zurück: { $n } Handlungen stehen davor.
bad-record-sealed = { $sealed ->
    [yes] Was Platz { $seat } tut, steht offen da und ist versiegelt.
   *[no] Was Platz { $seat } tut, steht versiegelt da und ist offen.
 }
bad-record-fact = Tatsache { $n } ist { $found }; nach den Regeln ist sie { $right }.
bad-record-move = { $table ->
    [yes] Der Tisch darf hier nicht „{ $move }“. { $rule }
   *[no] Platz { $seat } darf hier nicht „{ $move }“. { $rule }
 }
bad-record-result = „{ $name }“ ist { $found }; nach den Regeln ist es { $right }.

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

## Simulationen

sim-head = { $game }, { $seats } Plätze, Startwert { $seed }: { $played }
sim-played = { $n ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }
sim-interrupted = abgebrochen nach { $games } von { $asked } Partien
sim-long = { $mean } Züge je Partie (sd { $sd }, { $least } bis { $most }); { $speed } Partien pro Sekunde, { $workers ->
    [one] { $workers } Prozess
   *[other] { $workers } Prozesse
 }
sim-ended = beendet: { $shares }
sim-won = gewonnen
sim-time = Zeit um
sim-unfinished = nicht beendet
sim-broken-off = abgebrochen nach { $most } Zügen und für niemanden gezählt: { $n ->
    [one] Partie { $numbers }
   *[other] { $n } Partien: { $numbers }
}
sim-share = { $n } %
sim-range = { $mean } ({ $low } bis { $high })
sim-counted = { $kind }: { $mean } je Partie ({ $low } bis { $high }), { $share } der Züge
sim-saved = gespeichert: { $path }
sim-seat = Platz
sim-bot = Bot
sim-points = Punkte (95 %)
sim-wins = gewonnen (95 %)

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
because-bot-seat = Ein Bot kann nur auf einen freien Platz.
because-bots-before = Bots wechseln vor der Partie den Platz.
because-hand-over-early = Ein Bot kann erst für dich spielen, wenn die Partie begonnen hat.
because-own-seat = Hier spielst du schon selbst.
because-desk-decides = Bei einem Turnier entscheidet das die Turnierleitung: geh auf deine Turnierseite.
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
because-bot-helps = Ein Bot hilft nur, wenn alle anderen Bots sind.
because-nothing-asked = Gerade gibt es nichts zu entscheiden.
because-removed-match = Aus dieser Partie wurde jemand entfernt; die Bots spielen sie zu Ende.
because-agreed = Du hast schon Ja zu noch einer Partie gesagt.
because-no-agreement = Du hast noch nichts zugesagt.
because-say-yes = Sag erst selbst Ja zu noch einer Partie.
because-nobody-sits = Da sitzt niemand.
because-has-agreed = Diese Person hat schon Ja gesagt.
because-wait-answer = Warte noch kurz auf eine Antwort.
because-no-skip = Hier gibt es nichts zu überspringen.
because-said-already = Das hast du schon gesagt.
because-already = Das ist schon so.
because-other-host = Nur eine andere Person an diesem Tisch kann das übernehmen.
because-not-removed = Niemand mit diesem Namen wurde entfernt.
because-cover-early = Ein Bot kann erst für jemanden spielen, wenn die Partie begonnen hat.
because-nobody-plays = Auf diesem Platz spielt sonst niemand.
because-host-only = Das kann nur, wer eingeladen hat.
because-removed-undo = Aus dieser Partie wurde jemand entfernt; es geht nur noch weiter.
because-seated-talk = An diesem Tisch redet nur, wer sitzt.
because-removed = Du wurdest von diesem Tisch entfernt.
because-locked = Dieser Tisch ist abgeschlossen; frag, ob er wieder aufgemacht wird.
because-no-hint = Kein Bot kennt dieses Spiel gut genug.
because-no-such-match = Diese Partie gibt es nicht (mehr).
because-still-played = Diese Partie läuft noch.
because-none-over = An diesem Tisch ist noch keine Partie aus.
because-no-spectators = Eine Partie hat begonnen, und dieser Tisch hat keine Zuschauer.
because-unknown-secret = Du bist hier nicht mehr bekannt; komm neu herein.
because-forgotten = Du wurdest hier vergessen, wie du wolltest.
because-put-away = Dieser Tisch wurde weggeräumt; verbinde dich neu.
because-not-reading = Was dir gesendet wird, wird nicht gelesen.
because-many-messages = Zu viele Nachrichten; etwas langsamer.
because-many-sockets = Du siehst zu viele Tische auf einmal an; schließe einige.
because-hello-first = Sag erst Hallo.
because-hello-twice = Du hast schon Hallo gesagt.
because-other-page = Diese Seite darf sich hier nicht verbinden.
because-failed = Hier ging etwas schief; versuch es noch einmal.
because-nothing-there = Unter dieser Adresse ist nichts.
because-not-understood = Das war nicht zu verstehen.
because-entropy-asked = Schick mit deinem Einverständnis eine eigene Zufallszahl.
because-commitment-asked = Dieser Tisch will erst eine Zusage und die Zufallszahl, wenn alle zugesagt haben.
because-all-committed = Alle haben zugesagt; zeig deine Zufallszahl.
because-commitment-twice = Ein anderer Platz hat diese Zusage schon geschickt; nimm eine eigene Zufallszahl.
because-nothing-to-reveal = Es gibt gerade nichts zu zeigen.
because-revealed-already = Du hast deine Zufallszahl schon gezeigt.
because-other-entropy = Das ist nicht, was du zugesagt hast.
because-no-such-move = Zu diesem Zug geht es nicht zurück.
because-first-seat = Für jeden Platz gibt es einen Bot, für den ersten keinen: Dort sitzt du.
because-no-game = Dieses Spiel gibt es hier nicht.
because-no-such-way = So lässt sich das Spiel nicht spielen.
because-no-bot = Diesen Bot gibt es nicht.
because-quiet-name = Solange diese Partie läuft, bleiben die Namen, wie sie sind: Auch ein Name ist ein Wort.
because-bad-record = Das ist keine Aufzeichnung einer Partie, die sich hier zeigen lässt.
because-no-rule = Diese Regel gibt es nicht.
because-no-lesson = Zu diesem Spiel gibt es keine Lektion.
because-no-step = Diesen Schritt hat die Lektion nicht.
because-no-words = Zu diesem Spiel gibt es in dieser Sprache keine Wörter.

## Die Befehlszeile: Hilfe

cli = Kartenspiele aus ihren Regelheften: spielen, eine Regel nachschlagen, eine Partie nachspielen, hunderttausend simulieren.
cli-commands = Befehle
cli-parameters = Was dazugehört
cli-help = Zeigt dies hier.
cli-version = Welche Version das ist, und welche Engine läuft.
cli-usage = Aufruf
cli-label-command = BEFEHL
cli-label-options = OPTIONEN
cli-label-game = SPIEL
cli-label-rule = REGEL
cli-label-file = DATEI
cli-label-shell = SHELL
cli-choices = eines von { $choices }
cli-variable = oder { $name } in der Umgebung
cli-default = sonst { $value }
cli-required = nötig
cli-kind-number = ZAHL
cli-kind-text = TEXT
cli-kind-path = PFAD
cli-any-option = Eine Vereinbarung am Tisch, wie short=true; auch mehrmals.
cli-any-lang = en, nl oder de; sonst die Sprache des Systems.
cli-any-colour = Farbe, auch wo kein Terminal ist, oder nirgends.
cli-any-json = Als JSON.
cli-play = Im Terminal spielen; auf den anderen Plätzen sitzen Bots.
cli-play-game = Welches Spiel; sonst wird danach gefragt.
cli-play-seats = Wie viele am Tisch sitzen; sonst 4.
cli-play-seed = Eine Zahl, die das Geben festlegt; sonst wird gelost.
cli-play-bots = Wer auf den anderen Plätzen sitzt: rule, random oder ein eigener Bot als module:Class, einer für alle oder für jeden Platz einer.
cli-play-seat = Wo du sitzt; der erste Platz ist 1.
cli-play-record = Wohin die Aufzeichnung kommt; sonst in deinen Datenordner.
cli-play-resume = Die Aufzeichnung einer Partie, die nicht aus ist: Dort geht es weiter, auf deinem Platz und gegen dieselben Bots.
cli-resume = Mit einer Partie weiterspielen, die nicht aus ist, auf deinem Platz und gegen dieselben Bots.
cli-resume-file = Ihre Aufzeichnung; sonst die neueste, die nicht aus ist.
cli-resume-bots = Wer auf den anderen Plätzen sitzt, wenn die Aufzeichnung es nicht sagt.
cli-resume-seat = Wo du sitzt, wenn die Aufzeichnung es nicht sagt.
cli-resume-record = Wohin die Aufzeichnung kommt; sonst in deinen Datenordner.
cli-learn = Ein Spiel in wenigen Minuten lernen: immer nur eines zu tun, und die Regel dahinter.
cli-learn-game = Welches Spiel.
cli-learn-step = Mit welchem Schritt es beginnt.
cli-minute = In einer Minute lesen, worum es in einem Spiel geht.
cli-minute-game = Welches Spiel.
cli-rules = Das Regelheft eines Spiels zeigen, oder eine Regel daraus.
cli-rules-game = Welches Spiel; mit --coverage sonst alle.
cli-rules-rule = Eine Regel, als M-120 oder nur 120.
cli-rules-search = Nur die Regeln mit diesen Wörtern; der Status ist 1, wenn es keine gibt.
cli-rules-full = Auch den ganzen Text einer Regel, auf Englisch: Wortlaut, Auslegung und Beispiele.
cli-rules-coverage = Wer jede Regel einhält, wo der Code sie nennt und welche Tests sie zeigen.
cli-games = Die Spiele, die es gibt, mit ihren Vereinbarungen.
cli-replay = Eine Aufzeichnung nachspielen, von jedem Platz aus oder mit allen Händen offen.
cli-replay-file = Eine Aufzeichnung, ganz oder wie ein Platz sie haben darf.
cli-replay-seat = Von welchem Platz aus; sonst als Zuschauer.
cli-replay-hands = Alle Hände zeigen, soweit die Aufzeichnung sie kennt.
cli-verify = Eine Aufzeichnung prüfen: die Kette, das Geben und jeden Zug nach den Regeln. Der Status ist 0, wenn alles beurteilt wurde, 1, wenn etwas nicht stimmt, 3, wenn sie nicht zu beurteilen war, und 2, wenn es die Datei nicht gibt.
cli-verify-file = Eine Aufzeichnung, ganz oder wie ein Platz sie haben darf.
cli-records = Die Aufzeichnungen in deinem Datenordner nennen, die neueste zuerst.
cli-simulate = Viele Partien auf allen Prozessoren spielen und sagen, wie sie ausgingen.
cli-simulate-game = Welches Spiel.
cli-simulate-seats = Wie viele am Tisch sitzen.
cli-simulate-games = Wie viele Partien.
cli-simulate-bots = Wer wo sitzt, wie rule,random,random,rule, oder ein eigener Bot als module:Class; sonst überall random.
cli-simulate-seed = Derselbe Startwert gibt dieselben Partien, mit wie vielen Prozessen auch immer.
cli-simulate-workers = Wie viele Prozesse; sonst einer je Prozessor.
cli-simulate-count = Arten von Ereignissen, die gezählt werden, wie fold,capture.
cli-simulate-csv = Eine neue Datei mit einer Zeile je Partie.
cli-simulate-save = So viele Partien mehr spielen und ihre Aufzeichnungen im Datenordner speichern, zum Nachspielen.
cli-simulate-plies = Eine Partie, die nach so vielen Zügen nicht zu Ende ist, wird abgebrochen: sie wird genannt und zählt für niemanden.
cli-serve = Tische für Browser und Bots öffnen.
cli-serve-host = Die Adresse, an der gehorcht wird; sonst für alle in diesem Netz.
cli-serve-port = Der Port; 0 nimmt einen, der frei ist.
cli-serve-database = sqlite:///Datei oder postgresql://…; sonst eine SQLite-Datei in deinem Datenordner.
cli-serve-workers = Wie viele Prozesse; mehr als einer braucht PostgreSQL.
cli-serve-drain = Keine neuen Tische öffnen und aufhören, wenn die laufenden Partien aus sind.
cli-serve-retention_days = Namen und Gespräch von Besuchern vergessen, die so lange nicht hier waren; 0 behält sie.
cli-serve-prune_days = Tische löschen, die so lange nicht benutzt wurden und deren Partie aus ist, und ihre Aufzeichnungen behalten; 0 behält alles.
cli-serve-message_rate = Wie viele Nachrichten je Sekunde eine Verbindung auf Dauer senden darf.
cli-serve-trusted_proxies = Proxys, deren X-Forwarded-For geglaubt wird, wie 127.0.0.1,10.0.0.0/8; sonst keiner.
cli-serve-host_names = Öffentliche Namen dieses Servers, wie cards.example.org; seine Adressen und eigenen Namen sind bekannt.
cli-serve-open = Die Startseite im Browser dieses Rechners zeigen.
cli-completion = Ausgeben, womit eine Shell Befehle ergänzt.
cli-completion-shell = Welche Shell.

## Die Befehlszeile: Fehler

error-command = es gibt keinen Befehl „{ $given }“; stammtisch --help nennt sie
error-flag = „{ $given }“ geht hier nicht; --help nennt, was geht
error-value = { $name } kann nicht „{ $given }“ sein
error-missing = { $name } fehlt; --help sagt, was das ist
error-too-much = „{ $given }“ ist hier zu viel; --help sagt, was nötig ist
error-no-file = { $file }: Diese Datei gibt es nicht
error-not-allowed = { $file }: Diese Datei darfst du nicht öffnen
error-folder = { $file }: Das ist ein Ordner
error-exists = { $file } gibt es schon; nichts wird überschrieben, nenne also eine andere Datei
error-system = { $file }: { $why }
error-not-writable = in { $folder } kann nichts geschrieben werden; nenne mit --record einen anderen Ort
error-none-left = in { $folder } gibt es keine Partie zum Weiterspielen
error-game = es gibt kein Spiel „{ $name }“; es gibt { $there }
error-which-rules = die Regeln welches Spiels? es gibt { $there }
error-language = es gibt keine Sprache „{ $name }“; es gibt { $there }
error-seats = { $game } ist nicht für { $seats }; die Zahl der Spieler ist { $players }
error-seat = es gibt keinen Platz { $seat }; die Plätze sind 1 bis { $last }
error-which-seat = diese Aufzeichnung sagt nicht, wo du saßest: Nenne deinen Platz mit --seat, 1 bis { $last }
error-other-seat = du saßest in dieser Partie auf Platz { $sat }, nicht auf Platz { $seat }; lass --seat weg
error-resumed = eine Partie geht weiter, wie sie begonnen wurde; lass { $name } weg
error-bot = es gibt keinen Bot „{ $name }“ für { $game }; es gibt { $there } und eigene als module:Class
error-bot-module = es gibt hier kein Modul „{ $module }“ für den Bot „{ $name }“
error-bot-class = das Modul „{ $module }“ hat kein „{ $name }“ für einen Bot
error-no-bot = { $name } ist kein Bot: Es muss eine Klasse sein, die von stammtisch.bots.bot.Bot kommt
error-bots = { $seats } Plätze brauchen { $seats } Bots oder einen für alle, nicht { $n }: { $given }
error-other-seats = { $n } andere Plätze brauchen 1 oder { $n } Bots, nicht { $given }
error-other-bots = diese Partie hat andere Bots: { $there }; lass --bots weg
error-own-bot = hier saß ein eigener Bot, { $name }: Nenne alle Bots mit --bots
error-option = es gibt keine Vereinbarung „{ $name }“; es gibt { $there }
error-option-form = eine Vereinbarung schreibt man name=value, nicht „{ $given }“
error-option-value = { $name } kann nicht „{ $value }“ sein; möglich sind { $takes }
error-step = die Lektion von { $game } hat Schritte von 1 bis { $last }, nicht { $step }
error-seed = ein Startwert ist eine Zahl von 0 bis 2^256 - 1, nicht { $seed }
error-games = eine Simulation hat mindestens eine Partie, nicht { $n }
error-workers = eine Simulation braucht mindestens einen Prozess, nicht { $n }
error-plies = eine Partie hat mindestens einen Zug, nicht { $n }
error-event = { $game } hat kein Ereignis „{ $kind }“; es gibt { $there }
error-port = ein Port ist eine Zahl von 0 bis { $last }, nicht { $port }
error-packages = Tische im Browser brauchen mehr Pakete ({ $name }): { $install }
