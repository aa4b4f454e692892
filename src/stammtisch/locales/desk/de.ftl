# Der Turniertisch: was er ablehnt, fragt, rät und druckt. Was seine Seiten sonst sagen, steht bei den Seiten.

## Refusals

desk-refused-role = Das ist Sache der Turnierleitung.
desk-refused-archived = Dieses Turnier ist archiviert.
desk-refused-changed = { $who } hat das geändert, nachdem du nachgesehen hast. Sieh noch einmal hin, und mach es noch einmal, wenn es dann noch stimmt.
desk-refused-locked = Die Einstellungen stehen fest, seit Runde 1 begonnen hat.
desk-refused-no-game = Es gibt kein Turnier in { $game }.
desk-refused-rounds = Es werden höchstens { $most } Runden gespielt.
desk-refused-registered = Auf der Liste stehen Teilnehmende mit einer anderen Zahl von Namen als { $n }: Nimm zuerst die Anmeldung zurück (im Protokoll).
desk-refused-size = Ein Tisch hat { $low } bis { $high } Plätze.
desk-refused-wiped = Die Namen dieses Turniers sind gelöscht.
desk-refused-many = Es können höchstens { $most } teilnehmen.
desk-refused-unseen = Ein Name hat Zeichen, die man nicht sieht oder die ihn umdrehen. Schreib ihn neu.
desk-refused-names = { $n ->
    [one] Ein Name wird gebraucht.
   *[other] { $n } Namen werden gebraucht.
 }
desk-refused-fixed = Tisch { $table } ist schon ein fester Tisch.
desk-refused-no-entrant = Nummer { $n } gibt es nicht.
desk-refused-no-round = Runde { $n } ist nicht ausgelost.
desk-refused-no-table = Runde { $round } hat keinen Tisch { $table }.
desk-refused-started = Runde { $n } hat begonnen und bleibt, wie sie ist.
desk-refused-use-leave = Sag, ob sie in dieser Runde fehlen oder ganz aufhören.
desk-refused-use-late = Nummer { $n } kommt zu spät: jetzt oder ab der nächsten Runde?
desk-refused-itself = Niemand spielt gegen sich selbst.
desk-refused-pinned = Eines der beiden ist in Runde { $n } schon festgelegt.
desk-refused-swap = Nur wer in Runde { $n } dabei ist, kann den Platz tauschen.
desk-refused-here = Nummer { $n } spielt schon mit.
desk-refused-seated = Nummer { $n } hat in dieser Runde schon einen Platz.
desk-refused-no-free = In dieser Runde ist kein Platz frei; in der nächsten schon.
desk-refused-gone = Nummer { $n } hat schon aufgehört.
desk-refused-undo = In Zeile { $n } gibt es nichts zurückzunehmen.
desk-refused-undo-later = Nach Zeile { $n } wurde noch etwas eingetragen. Nimm das zuerst zurück oder korrigiere das Ergebnis.
desk-refused-dismiss = Die letzte Person der Turnierleitung bleibt.
desk-refused-not-started = Runde { $n } hat noch nicht begonnen.
desk-refused-broken = Runde { $n } wurde abgebrochen und zählt nicht.
desk-refused-next = Die nächste Runde ist { $n }.
desk-refused-close-first = Schließ zuerst Runde { $n }.
desk-refused-not-running = Runde { $n } wird nicht gespielt.
desk-refused-missing = { $n ->
    [one] Tisch { $tables } hat noch kein Ergebnis.
   *[other] Diese Tische haben noch kein Ergebnis: { $tables }.
 }
desk-refused-end-after = Die Zahl der Runden kann { $least } bis { $most } sein.
desk-refused-no-folder = Es gibt keinen Ordner { $folder }.
desk-refused-not-copied = In { $folder } lässt sich nichts schreiben. Steckt der Stick, und ist er nicht gesperrt?
desk-refused-no-clock = Es läuft keine Uhr.
desk-refused-paused = Die Uhr steht schon.
desk-refused-not-paused = Die Uhr läuft schon.
desk-refused-time-over = Die Zeit ist um.
desk-refused-reason = Mehr Zeit für einen Tisch braucht einen Grund.
desk-refused-early = Die Leitung entscheidet, ob das vor dem Signal zählt. Leg den Zettel beiseite.
desk-refused-early-why = Sag, warum das vor dem Signal zählt.
desk-refused-early-phone = Niemand hat acht, und das Signal kam noch nicht. Geht bitte zum Turniertisch.
desk-refused-no-phones = Ergebnisse werden hier auf Papier abgegeben.
desk-refused-not-yours = Das ist nicht euer Tisch.
desk-refused-disputed = Tisch { $table } ist schon strittig; die Turnierleitung entscheidet.
desk-refused-ruled = Die Turnierleitung hat über Tisch { $table } entschieden. Komm zum Turniertisch, wenn etwas nicht stimmt.
desk-refused-same-phone = Dieses Handy hat das Ergebnis dieses Tisches schon gesendet. Die anderen senden ihres, oder der Turniertisch bestätigt es.
desk-refused-handed-in = Tisch { $table } hat abgegeben. Stimmt etwas nicht, sagt es dem Turniertisch.
desk-refused-source = Der Turniertisch trägt ein, was auf dem Papier steht.
desk-refused-closed = Runde { $n } ist geschlossen: Korrigiere das Ergebnis, mit einem Grund.
desk-refused-no-form = Tisch { $table } hat noch keinen Spielzettel.
desk-refused-seen = Tisch { $table } hast du selbst eingegeben oder geprüft: Das macht jemand anders.
desk-refused-open-rounds = Schließ zuerst Runde { $n }.
desk-refused-not-confirmed = Bestätige zuerst die Rangliste.
desk-refused-no-more = Alle Runden sind gespielt.
desk-refused-few = { $n ->
    [0] Es ist noch niemand da.
    [one] Da ist erst eines; das reicht nicht zum Auslosen.
   *[other] Da sind erst { $n }; das reicht nicht zum Auslosen.
 }
desk-refused-twice-drawn = Nummer { $n } sitzt an zwei Plätzen.
desk-refused-layout = Jeder Tisch kommt einmal vor, mit der richtigen Zahl von Plätzen.
desk-refused-scores = Dieser Tisch hat { $seats } Ergebnisse.
desk-refused-colour = Eine Farbe hat 0 bis 4 Figuren.
desk-refused-pawns = Ein Duo hat 0 bis 8 Figuren.
desk-refused-both-eight = Nur ein Duo kann acht haben.
desk-refused-no-eight = Eine Runde gewinnt man mit acht Figuren.
desk-refused-colours = Jedes Duo hat zwei Farben.
desk-refused-sum = { $a } + { $b } = { $sum }, nicht { $total }.
desk-refused-negative = In diesem Spiel hat niemand weniger als 0 Punkte.
desk-refused-limit = Niemand hat { $limit } Punkte. War die Zeit um?
desk-refused-order = Jeder Platz kommt einmal vor oder ist geteilt, und der nächste entfällt.
desk-refused-old-form = Dieser Spielzettel ist von einer früheren Auslosung: An diesem Tisch sitzen jetzt andere. Achte auf die Namen oder nimm einen leeren Spielzettel.
desk-refused-no-such-form = Dieser Spielzettel gehört nicht zu diesem Turnier.
desk-refused-hidden = Die Rangliste bleibt bis zum Ende verdeckt.
desk-refused-formula = Schreib es so: 2 x Figuren + 10 x Siege.
desk-refused-no-tournament = Dieses Turnier gibt es hier nicht.
desk-refused-there = Dieses Turnier ist schon auf diesem Server; seine Turnierleitung kann die Datei einlesen.
desk-refused-apart = Was hier liegt, ist neuer als die Datei oder ging anders weiter.
desk-refused-file = Das ist keine Datei eines Turniers.
desk-refused-file-newer = Diese Datei stammt von einer neueren Version: Aktualisiere zuerst diesen Laptop.
desk-refused-lines = Zeile { $n } ist nicht zu verstehen: „{ $text }“
desk-refused-paper = Zum Drucken fehlt noch ein Paket: pip install 'stammtisch[print]'.
desk-refused-nothing = Es gibt noch nichts zu drucken.
desk-refused-online = Dieser Tisch kann nicht online gespielt werden: { $reason }
desk-refused-too-often = Zu oft; warte eine Minute.
desk-refused-code-unknown = Dieser Code ist hier unbekannt.
desk-refused-code-old = Dieser Code ist benutzt oder zu alt. Frag nach einem neuen.
desk-refused-renewing = Der Server wird gleich erneuert; warte kurz.
desk-refused-other = Das geht nicht.

## Questions: yes does it

desk-ask-second = Von diesem Tisch gibt es einen Spielzettel mit einem anderen Ergebnis. Ist das wirklich ein zweiter?
    .yes = Ja, der Tisch ist strittig
desk-ask-early = Niemand hat acht, und das Signal kam noch nicht. Abgebrochen?
    .yes = Ja, es zählt
desk-ask-eight-time = Jemand hat acht, aber „Zeit“ ist angekreuzt. Endete es durch Zeit?
    .yes = Ja, durch Zeit
desk-ask-late = { $minutes ->
    [one] Das kommt eine Minute nach dem Signal. Begann der letzte Zug rechtzeitig?
   *[other] Das kommt { $minutes } Minuten nach dem Signal. Begann der letzte Zug rechtzeitig?
 }
    .yes = Ja, es zählt
desk-ask-twice = { $name } steht schon auf der Liste. Dieselben Namen noch einmal anmelden?
    .yes = Ja, noch einmal
desk-ask-fixed = Nummer { $n } hat Tisch { $table } als festen Tisch. Trotzdem umsetzen?
    .yes = Umsetzen
desk-ask-running = Die Uhr von Runde { $n } läuft noch. Die nächste Runde starten?
    .yes = Starten
desk-ask-confirmed = Die Rangliste ist bestätigt. Trotzdem noch eine Runde spielen? Die Bestätigung verfällt dann.
desk-ask-break-closed = Runde { $n } ist geschlossen und zählt. Aus der Wertung nehmen?
desk-ask-outdated = Seit der Auslosung sind Leute oder Einstellungen nicht mehr dieselben. Trotzdem so starten?
    .yes = Wie ausgelost starten
desk-ask-apart = Die Duos { $n } und { $other } wollten einander nicht treffen, und in dieser Runde ist kein anderer Platz frei. Trotzdem an einen Tisch setzen? Oder das Duo macht ab der nächsten Runde mit.
    .yes = Trotzdem zusammensetzen
desk-ask-unseen = Auf diese Tische hat niemand ein zweites Mal geschaut: { $tables }. Die Runde schließen?
    .yes = Schließen
desk-ask-early-end = { $n } von { $of } Runden sind gespielt. Ist das Turnier vorbei?
    .yes = Es ist vorbei
desk-ask-wipe = Das Turnier ist nicht vorbei. Trotzdem alle Namen löschen?
    .yes = Alle Namen löschen
desk-ask-archive = Die Rangliste ist nicht bestätigt. Das Turnier trotzdem archivieren?
    .yes = Archivieren

## What to do next

desk-next-entrants = Wer spielt mit? Füge die Liste ein oder tippe die ersten Namen.
    .button = Namen eintragen
desk-next-presence = Hake ab, wer da ist. Tippe ein paar Buchstaben; Enter hakt das erste ab.
    .button = Wer ist da?
desk-next-draw = { $here } sind da. Ist die Schlange weg, wird ausgelost.
    .button = { $rounds ->
        [one] Die Runde auslosen
       *[other] { $rounds } Runden auslosen
     }
desk-next-chips = { $here } sind da. Lass sie Lose ziehen und gib dann Runde { $round } ein.
    .button = Auslosung eingeben
desk-next-redraw = Leute oder Einstellungen sind nicht mehr dieselben: Lose Runde { $round } und die folgenden neu aus.
    .button = Neu auslosen
desk-next-print = Druck die Spielzettel, bevor die Türen aufgehen.
    .button = Drucken
    .without = Runde { $round } ohne Papier starten
desk-next-start = { $tables ->
    [one] Ein Tisch ist bereit. Starte Runde { $round }, wenn alle sitzen.
   *[other] { $tables } Tische sind bereit. Starte Runde { $round }, wenn alle sitzen.
 }
    .button = Runde { $round } starten
desk-next-wait = Runde { $round } wird gespielt. Spielzettel kommen, wenn Tische fertig sind.
    .button = Spielzettel eintragen
desk-next-resume = Die Uhr steht.
    .button = Weiter
desk-next-forms = { $n ->
    [one] Ein Spielzettel fehlt.
   *[other] { $n } von { $of } Spielzetteln fehlen.
 }
    .button = Spielzettel eintragen
desk-next-disputed = Tisch { $table } ist strittig und zählt für niemanden. Entscheide.
    .button = Tisch { $table } ansehen
desk-next-close = Alle Spielzettel von Runde { $round } sind da.
    .button = Runde { $round } schließen
desk-next-confirm = Alle Runden sind geschlossen. Sieh die Rangliste an und bestätige sie.
    .button = Rangliste bestätigen
desk-next-prizes = Zeit für die Preise, der letzte Platz zuerst.
    .button = Siegerehrung
desk-next-archive = Das war’s. Druck Urkunden, sichere die Datei, archiviere das Turnier.
    .button = Archivieren
desk-next-done = Das Turnier ist archiviert.
    .button = Datei speichern

## What was forgotten

desk-forgotten-odd = { $n } sind da: Eines bleibt übrig
    .means = In jeder Runde hat eines ein Freilos, außer Helfer spielen als Ersatzduo.
    .button = Wählen
desk-forgotten-copy = Noch keine zweite Kopie
    .means = Fällt dieser Laptop aus, geht eine Kopie auf einem USB-Stick anderswo weiter.
    .button = Kopie speichern
desk-forgotten-copy-old = Die zweite Kopie ist { $minutes } Minuten alt
    .means = Steckt der Stick noch?
    .button = Wie?
desk-forgotten-copy-behind = Keine Kopie seit Runde { $round }
    .means = Speichere die Datei noch einmal: Was danach kam, liegt nur auf diesem Laptop.
    .button = Kopie speichern
desk-forgotten-copy-gone = Der Stick oder Ordner für Kopien ist weg
    .means = Steck denselben Stick wieder in diesen Laptop: Das Kopieren geht von selbst weiter. Oder wähle einen anderen Ort.
    .button = Zeigen
desk-forgotten-outdated = Runde { $round } und weitere stimmen nicht mehr
    .means = Leute kamen oder gingen. Lose neu aus, bevor du Spielzettel druckst; diese Runde bleibt, wie sie ist.
    .button = Zur Auslosung
desk-forgotten-twice = { $name } steht zweimal da
    .means = Dieselben Leute?
    .button = Beide zeigen
desk-forgotten-fixed = Nummer { $n } sitzt nicht am festen Tisch { $table }
    .means = Die Einteilung ist älter oder von Hand geändert: Lose neu aus, oder tausche.
    .button = Einteilung
desk-forgotten-pin = Nummer { $a } und { $b } sollen sich in Runde { $round } treffen und tun es nicht
    .means = Lose die kommenden Runden neu aus, oder löse die beiden.
    .button = Einteilung
desk-forgotten-open-round = Runde { $round } ist nicht geschlossen
    .means = { $n ->
        [0] Alle Spielzettel sind da.
        [one] Tisch { $tables } hat nicht abgegeben.
       *[other] Diese Tische haben nicht abgegeben: { $tables }.
     }
    .button = Ansehen
desk-forgotten-forms = Die Spielzettel von Runde { $round } sind nicht gedruckt
    .means = Tische können auch leere Spielzettel nehmen.
    .button = Drucken
desk-forgotten-chips = Die Notlose sind nicht gedruckt
    .means = Fällt der Laptop aus, wird aus einem Beutel gelost.
    .button = Drucken
desk-forgotten-screen = Keine Saalanzeige ist angemeldet
    .means = Öffne ihre Adresse auf einem zweiten Laptop.
    .button = Adresse zeigen
desk-forgotten-withdrawn = Die Rangliste war bestätigt, dann hat sich ein Ergebnis geändert
    .means = Sieh sie an und bestätige sie neu.
    .button = Rangliste

## The log

desk-log-open = Turnier eröffnet
desk-log-name = Name und Tag: { $change }
desk-log-settle = Einstellungen: { $change }
desk-log-register = Eingetragen: { $change }
desk-log-amend = Nummer { $n }: { $change }
desk-log-presence = Anwesenheit von { $numbers }: { $change }
desk-log-drawn = Ausgelost, Startwert und Prüfsumme { $change }
desk-log-chips = Mit Losen gezogen
desk-log-pin = Nummern { $a } und { $b } in Runde { $round }: { $change }
desk-log-swap = In Runde { $round } Plätze getauscht: { $change }
desk-log-late = Nummer { $n } kommt verspätet: { $change }
desk-log-leave = Nummer { $n }: { $change }
desk-log-back = Nummer { $n } ist wieder da: { $change }
desk-log-start = Runde { $round } gestartet
desk-log-close-round = Runde { $round } geschlossen
desk-log-break-off = Runde { $round } abgebrochen
desk-log-end-after = Runden: { $change }
desk-log-pause = Uhr angehalten
desk-log-resume = Uhr läuft weiter
desk-log-add-time = { $table ->
    [0] Zeit für den Saal
   *[other] Zeit für Tisch { $table }
 }: { $change }
desk-log-end-time = Signal von Hand gegeben: { $change }
desk-log-enter = Runde { $round }, Tisch { $table }: { $change }
desk-log-set-aside = Runde { $round }, Tisch { $table } beiseitegelegt: { $change }
desk-log-seen = Runde { $round }, Tisch { $table } noch einmal angesehen: { $change }
desk-log-dispute = Runde { $round }, Tisch { $table }: { $change }
desk-log-correct = Runde { $round }, Tisch { $table } korrigiert: { $change }
desk-log-lot = Durch Los: { $change }
desk-log-confirm = Rangliste bestätigt
desk-log-reveal = Preise gezeigt
desk-log-archive = Archiviert
desk-log-screen = Saalanzeige: { $change }
desk-log-print = Gedruckt
desk-log-online = Runde { $round }, Tisch { $table } spielt online
desk-log-invite = Code ausgegeben
desk-log-join = Angemeldet: { $change }
desk-log-dismiss = Rolle entzogen: { $change }
desk-log-undo = Zeile { $entry } zurückgenommen: { $change }
desk-log-wipe = Namen gelöscht
desk-told-absent = abwesend
desk-told-asked = nachgefragt
desk-told-disputed = strittig
desk-told-time = Zeit
desk-told-waiting = wartet
desk-told-game = Spiel
desk-told-rounds = Runden
desk-told-minutes = Minuten
desk-told-method = Auslosung
desk-told-advance = alle Runden im Voraus
desk-told-swiss = Schweizer System
desk-told-chips = Lose
desk-told-points = Punkte
desk-told-pawns = Figuren
desk-told-nk = NK 2 + 10
desk-told-own = eigene Formel
desk-told-formula = Formel
desk-told-won = gewonnen
desk-told-in_time = rechtzeitig gewonnen
desk-told-free = Freilos
desk-told-average = eigener Schnitt
desk-told-fixed = eine feste Zahl
desk-told-win = 8 und gewonnen
desk-told-free_pawns = Figuren eines Freiloses
desk-told-absent_pawns = Figuren eines abwesenden Duos
desk-told-odd = ungerade Zahl
desk-told-duos = als Duos
desk-told-size = Plätze an einem Tisch
desk-told-limit = Grenze
desk-told-second_look = zweiter Blick
desk-told-phones = Handys
desk-told-prizes = Preise
desk-told-rules = Regeln
desk-told-away = weg vom Online-Tisch
desk-told-wait = der Tisch wartet
desk-told-director = Turnierleitung
desk-told-helper = Helfer
desk-told-screen = Saalanzeige
desk-told-entrant = Handy
desk-told-yes = ja
desk-told-no = nein
desk-told-name = Name
desk-told-names = Namen
desk-told-place = Ort
desk-told-day = Tag
desk-told-language = Sprache
desk-told-team = Team
desk-told-table = Tisch
desk-told-apart = nicht treffen
desk-told-stand_in = Ersatzduo
desk-told-stand-in = ein Ersatzduo spielt mit
desk-told-note = Notiz
desk-told-expected = noch nicht hier
desk-told-present = anwesend
desk-told-stopped = ausgeschieden
desk-told-pinned = festgelegt
desk-told-drawn = ausgelost
desk-told-running = läuft
desk-told-paused = angehalten
desk-told-closed = geschlossen
desk-told-broken = abgebrochen
desk-told-confirmed = bestätigt
desk-told-archived = archiviert
desk-told-views = zeigt
desk-told-hide_ranking = Rangliste verborgen
desk-told-seconds = Sekunden
desk-told-auto = was zum Moment passt
desk-told-welcome = Begrüßung
desk-told-layout = alle Runden nach Namen
desk-told-layout-by-number = alle Runden nach Nummer
desk-told-layout-by-table = alle Runden nach Tisch
desk-told-round = diese Runde
desk-told-clock = Uhr
desk-told-ranking = Rangliste
desk-told-missing = fehlende Spielzettel

## Paper

desk-paper-form = Spielzettel
desk-paper-form-how = Ein Zettel je Tisch, von einem von euch ausgefüllt
desk-paper-round = Runde
desk-paper-table = Tisch
desk-paper-number = { $duo ->
    [yes] Duo { $n }
   *[no] Nr. { $n }
 }
desk-paper-and = { $a } und { $b }
desk-paper-blue = Blau
desk-paper-yellow = Gelb
desk-paper-green = Grün
desk-paper-red = Rot
desk-paper-bl = BL
desk-paper-ye = GB
desk-paper-gr = GN
desk-paper-re = RT
desk-paper-with = mit { $colour }
desk-paper-together = zusammen
desk-paper-of-eight = von 8
desk-paper-signature = Unterschrift
desk-paper-ended = Wie es endete:
desk-paper-won = acht im Ziel, gewonnen
desk-paper-won-other = zu Ende gespielt
desk-paper-time = Zeit, beim Signal gezählt
desk-paper-cross = Kreuzt je Farbe ein Kästchen an: Figuren im Ziel.
desk-paper-rules = Falsches Kästchen? Füllt es aus und kreuzt ein anderes an. Spielt den begonnenen Zug zu Ende, dann zählt. Nicht einig? Unterschreibt nicht; hebt die Hand. Gebt am Turniertisch ab.
desk-paper-rules-other = Spielt beim Signal zu Ende, was das Spiel erlaubt. Nicht einig? Unterschreibt nicht; hebt die Hand. Gebt am Turniertisch ab.
desk-paper-points = Punkte
desk-paper-points-of-both = Punkte von beiden
desk-paper-place-of-both = der spätere Platz
desk-paper-place = Platz
desk-paper-name = Name
desk-paper-layout = Einteilung aller Runden
desk-paper-layout-by-table = Einteilung nach Tischen
desk-paper-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
desk-paper-seed = Startwert { $seed }, Eingabe { $checksum }: Alle können diese Auslosung wiederholen.
desk-paper-free = frei
desk-paper-late = verspätet
desk-paper-slip = Eure Tische und Farben für alle Runden. Wer welche Farbe spielt, entscheidet ihr selbst.
desk-paper-slip-other = { $duo ->
    [yes] Eure Tische für alle Runden.
   *[no] Deine Tische für alle Runden.
}
desk-paper-slip-fixed = { $duo ->
    [yes] Ihr bleibt in allen Runden an Tisch { $table }, wie gewünscht.
   *[no] Du bleibst in allen Runden an Tisch { $table }, wie gewünscht.
}
desk-paper-slip-phone = Uhr, Tisch und Ergebnisse gibt es auch auf dem Handy.
desk-paper-chips = Lose für den Notfall
desk-paper-chips-how = Ausschneiden, falten, in einen Beutel legen: nur die der Tische, die ihr braucht, halb so viele wie Duos. Jedes Duo zieht eines: seinen Tisch und seine Farben. Tragt die Auslosung danach am Turniertisch ein.
desk-paper-chips-how-other = Ausschneiden, falten, in einen Beutel legen: so viele, wie Spieler da sind, gleichmäßig auf die Tische verteilt. Alle ziehen eines: ihren Tisch. Tragt die Auslosung danach am Turniertisch ein.
desk-paper-comma = ,
desk-paper-ranking = Rangliste
desk-paper-after = { $n ->
    [one] nach einer Runde
   *[other] nach { $n } Runden
 }
desk-paper-points-column = Punkte
desk-paper-won-column = gew.
desk-paper-difference-column = Diff.
desk-paper-mutual-column = direkt
desk-paper-opponents-column = Gegner
desk-paper-score-column = Stand
desk-paper-average = * mit dem Durchschnitt für ein Freilos
desk-paper-certificate = Urkunde
desk-paper-place-1 = Erster Platz
desk-paper-place-2 = Zweiter Platz
desk-paper-place-3 = Dritter Platz
desk-paper-place-n = Platz { $place }
desk-paper-brought = { $points } Figuren im Ziel in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
 }
desk-paper-scored = { $points } Punkte in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
 }
desk-paper-among = beim Turnier { $name }, unter { $n } { $duo ->
    [yes] Duos
   *[no] Teilnehmenden
 }.
desk-paper-organisers = für die Veranstalter
desk-paper-rehearsal = Probelauf
desk-paper-old = ausgelost vor der letzten Änderung
desk-paper-log = Protokoll

## The command

cli-serve-copies = Ein Ordner, etwa ein USB-Stick, für Kopien von Turnieren, jede Minute.
cli-tournament = Ein Turnier auf diesem Rechner: öffnet den Turniertisch im Browser.
cli-tournament-host = Die Adresse, an der gelauscht wird; ohne Angabe alle in diesem Netz.
cli-tournament-port = Der Port; 0 nimmt einen freien.
cli-tournament-database = sqlite:///Datei; ohne Angabe eine SQLite-Datei in deinem Datenordner.
cli-tournament-copies = Ein Ordner, etwa ein USB-Stick, für eine Kopie jede Minute.
cli-tournament-rehearse = Ein ganzes Turnier mit erfundenen Leuten und Ergebnissen spielen.
cli-tournament-rehearse-duos = Wie viele Duos, in anderen Spielen wie viele Personen; 4 bis 200.
cli-tournament-rehearse-rounds = Wie viele Runden, 1 bis 5.
cli-tournament-rehearse-game = Das Spiel.
cli-tournament-rehearse-seed = Dieselbe Zahl ergibt dasselbe Turnier.
cli-tournament-rehearse-save = Das Turnier in diese Datei schreiben; der Turniertisch kann sie öffnen.
error-copies = { $folder } ist kein Ordner.
error-rehearsal = Ein Probelauf hat 4 bis { $most } Teilnehmende, 1 bis 5 Runden und eines dieser Spiele: { $there }.
rehearsal-played = { $n } Teilnehmende, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
 }, Startwert { $seed }, Eingabe { $checksum }.
rehearsal-saved = Das Turnier steht in { $path }.
