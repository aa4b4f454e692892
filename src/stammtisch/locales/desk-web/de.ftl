## Die Seiten der Turniere

web-desk = Turniertisch
web-desk-tournaments = Turniere
web-desk-new = Ein neues Turnier
web-desk-new-means = Vom leeren Tisch zur ersten Runde in fünf Minuten. Der Saal braucht kein Internet.
web-desk-name = Name
web-desk-name-such = Keezen am Hafen
web-desk-place = Ort
web-desk-day = Tag
web-desk-game = Spiel
web-desk-rehearsal-make = Probelauf: Alles geht, nichts zählt
web-desk-rehearsal = Probelauf
web-desk-make = Turniertisch aufbauen
web-desk-enter = Ich habe einen Code
web-desk-enter-means = Von der Turnierleitung oder von deinem Laufzettel.
web-desk-enter-go = Hinein
web-desk-code = Code
web-desk-mine = Meine Turniere
web-desk-none = Noch keine.
web-desk-take-in = Mit einer Datei von einem anderen Laptop weitermachen
web-desk-phase-setup = in Vorbereitung
web-desk-phase-playing = läuft
web-desk-phase-over = alle Runden geschlossen
web-desk-phase-confirmed = Rangliste bestätigt
web-desk-phase-archived = archiviert

## Der Turniertisch

web-desk-loading = Der Turniertisch wird gesucht …
web-desk-gone = Dieses Turnier gibt es hier nicht
web-desk-no-role = Du hast hier keine Aufgabe
web-desk-no-role-means = Frag die Turnierleitung nach einem Code.
web-desk-lost = Keine Verbindung; neuer Versuch
web-desk-parts = Teile des Turniertischs
web-desk-saved = Alles liegt auf diesem Laptop; jede Eingabe ist gespeichert, bevor sie bestätigt wird.
web-desk-before-first = Vor Runde 1
web-desk-attention = Achtung
web-desk-can-wait = Kann warten
web-desk-yes = Ja
web-desk-no = Nein
web-desk-understood = Schließen
web-desk-cancel = Abbrechen
web-desk-save = Speichern
web-desk-save-next = Speichern und weiter
web-desk-why = Grund
web-desk-why-log = Grund, für das Protokoll
web-desk-why-needed = Eine Entscheidung braucht ihren Grund.
web-desk-for-director = Die Turnierleitung entscheidet.
web-desk-count = { $n } angemeldet
web-desk-round = Runde { $n }
web-desk-round-short = R{ $n }
web-desk-round-of = Runde { $n } von { $of }
web-desk-rounds = Runden
web-desk-round-drawn = ausgelost
web-desk-round-running = läuft
web-desk-round-closed = geschlossen
web-desk-round-broken = abgebrochen
web-desk-round-unplayed = nicht gespielt
web-desk-table = Tisch
web-desk-at-table = Tisch { $table }
web-desk-number = { $players ->
     [1] Nr. { $n }
    *[other] Duo { $n }
 }
web-desk-number-short = Nr.
web-desk-pause = Pause
web-desk-paused = Pause
web-desk-resume = Weiter
web-desk-time = Zeit
web-desk-time-table = Nur ein Tisch
web-desk-time-hall = ganzer Saal
web-desk-minutes-more = +{ $n } min
web-desk-end-time = Jetzt das Signal geben
web-desk-end-time-sure = Jetzt das Signal geben, für alle Tische?
web-desk-over-for = { $minutes ->
     [one] seit einer Minute
    *[other] seit { $minutes } Minuten
 }
web-desk-step-done = fertig
web-desk-step-name = Name und Tag
    .means = Ort, Sprache
web-desk-step-rules = Regeln und Punkte
    .means = { $rounds } × { $minutes } Minuten
web-desk-step-entrants = Wer spielt
    .means = { $n ->
        [0] die Liste einfügen
       *[other] { $n } angemeldet
    }
web-desk-step-presence = Wer ist da?
    .means = { $here ->
        [0] abhaken, wer da ist
       *[other] { $here } von { $of }
    }
web-desk-step-draw = Auslosen
    .means = dauert eine Sekunde, geht zurück
web-desk-step-print = Drucken
    .means = Spielzettel, Laufzettel, Tischkarten
web-desk-step-screen = Saalanzeige, dann Runde 1
    .means = was der Saal sieht
web-desk-part-forms = Spielzettel
web-desk-part-entrants = Wer spielt
web-desk-part-draw = Runden und Auslosung
web-desk-part-ranking = Rangliste
web-desk-part-prizes = Siegerehrung
web-desk-part-print = Drucken
web-desk-part-screen = Saalanzeige
web-desk-part-rules = Regeln und Punkte
web-desk-part-people = Helfer und Codes
web-desk-part-log = Protokoll
web-desk-part-files = Dateien und Kopien

## Einstellungen

web-desk-language = Sprache von Saal und Papier
web-desk-language-means = Am eigenen Bildschirm wählt man selbst.
web-desk-locked = Fest, seit Runde 1 begonnen hat.
web-desk-minutes = Minuten je Runde
web-desk-size = Spieler je Tisch
web-desk-size-duos = Duos an einem Tisch
web-desk-duos = Gespielt wird in Duos
    .means = Zwei eines Tisches zählen zusammen: die Punkte von beiden oder der Platz dessen, der zuletzt fertig war.
web-desk-limit = Punkte, die eine Partie beenden (0: keine)
web-desk-prizes = Plätze mit Preis
web-desk-points = Punkte
web-desk-points-pawns = Figuren im Ziel
    .means = Ein Punkt je Figur, wie das Reglement zählt.
web-desk-points-nk = NK 2 + 10
    .means = Zwei je Figur, zehn für eine gewonnene Runde.
web-desk-points-own = Eigene Formel
    .means = Figuren, gewonnene Runden, in der Zeit gewonnene.
web-desk-formula = Formel
web-desk-formula-means = Zum Beispiel: 2 × pawns + 10 × won
web-desk-formula-pawns = Figuren
web-desk-formula-won = gewonnen
web-desk-formula-in_time = rechtzeitig
web-desk-method = Wer gegen wen
web-desk-method-advance = Alle Runden vorab ausgelost
    .means = Lässt sich vorab drucken; keine Runde wartet auf den letzten Spielzettel.
web-desk-method-swiss = Schweizer System, Runde für Runde
    .means = Die Führenden treffen sich; jede Runde braucht alle Spielzettel.
web-desk-method-chips = Lose aus einem Beutel
    .means = Auf Papier gelost, danach eingetippt.
web-desk-open-rules = Darf sich zwischen Runden ändern
web-desk-options = Spielregeln
web-desk-options-means = Wie im Reglement, außer ihr ändert etwas. Sie gelten an allen Tischen, auch online.
web-desk-when-away = Jemand fehlt an einem Online-Tisch
web-desk-away-director = die Leitung entscheidet
web-desk-away-wait = der Tisch wartet
web-desk-away-stand-in = nach 90 Sekunden spielt ein Ersatz
web-desk-odd = Bei ungerader Zahl
web-desk-odd-free = eines hat ein Freilos
web-desk-odd-stand-in = ein Ersatzduo spielt mit
web-desk-free = Ein Freilos zählt als
web-desk-free-average = eigener Schnitt
web-desk-free-fixed = feste Zahl
web-desk-free-win = 8 und gewonnen
web-desk-free-pawns = Figuren eines Freiloses
web-desk-absent = Figuren eines fehlenden Duos
web-desk-absent-means = Die Gegner bekommen 8 und die Runde.
web-desk-phones = Ergebnisse dürfen per Handy eingegeben werden
web-desk-second-look = Ein zweiter Helfer sieht jeden Spielzettel an

## Wer spielt

web-desk-find = Name oder Nummer
web-desk-add-one = { $players ->
     [1] Spieler dazu
    *[other] Duo dazu
 }
web-desk-add = Hinzufügen
web-desk-paste = Liste einfügen
web-desk-paste-here = { $players ->
     [1] Je Zeile eine Person, oder Spalten einer Tabelle
    *[other] Je Zeile ein Duo, oder Spalten einer Tabelle
 }
web-desk-paste-such = { $players ->
     [1] Anna Jansen
    *[other] Anna Jansen & Bob Vink
 }
web-desk-csv = Oder eine CSV-Datei
web-desk-paste-read =
    Gelesen: { $n } { $players ->
     [1] Spieler
    *[other] Duos
 }
web-desk-paste-present = Alle sind schon da
web-desk-register = { $n } anmelden
web-desk-twice = doppelt?
web-desk-stand-in = Ersatz
web-desk-stand-in-means = Ersatz: spielt mit, ohne Rang
web-desk-fixed = fester Tisch { $table }
web-desk-here-expected = noch nicht da
web-desk-here-absent = fehlt
web-desk-here-stopped = ausgeschieden
web-desk-here-present = anwesend
web-desk-here-count = { $here } da · { $missing } noch nicht
web-desk-tick-all = Alle abhaken
web-desk-only-missing = Nur die Fehlenden
web-desk-all = Alle zeigen
web-desk-change = { $name } ändern
web-desk-player = { $n ->
     [0] Name
    *[other] Spieler { $n }
 }
web-desk-team = Teamname
web-desk-wishes = Wünsche: fester Tisch, nicht treffen …
web-desk-fixed-table = Fester Tisch
web-desk-apart = Nicht treffen
web-desk-note = Notiz
web-desk-late-means = Das Turnier läuft: Lass sie bei ihrem Namen in der Liste mitspielen, jetzt oder ab der nächsten Runde.
web-desk-late-now = Spielt jetzt, auf dem freien Platz
web-desk-late-next = Spielt ab der nächsten Runde mit
web-desk-absent-now = Fehlt in dieser Runde
web-desk-withdraws = Macht doch nicht mit
web-desk-stops = Scheidet aus
web-desk-stops-means = Begonnene Runden bleiben; die nächsten werden neu ausgelost.
web-desk-back = Spielt wieder mit
web-desk-slip-code = Code fürs Handy:

## Auslosung

web-desk-draw = Auslosen
web-desk-redraw = Neu auslosen
web-desk-draw-means = Begonnene Runden ändern sich nie. Der Startwert wird gedruckt, damit alle die Auslosung nachrechnen können.
web-desk-draw-now = Jetzt auslosen
web-desk-draw-again = Kommende Runden neu auslosen
web-desk-seed-own = Eigener Startwert (leer: Zufall)
web-desk-seed = Startwert { $seed } · Prüfsumme { $checksum }
web-desk-layout = Einteilung aller Runden
web-desk-pick = Tippe einen Namen an: Warum diese Gegner? Tippe zwei an: tauschen oder festsetzen.
web-desk-pick-second = { $name }: Tippe einen zweiten an, um zu tauschen oder festzusetzen.
web-desk-swap = Plätze tauschen
web-desk-pin = Sollen sich treffen
web-desk-pinned = festgesetzt
web-desk-unpin = Wieder lösen
web-desk-changed = geändert
web-desk-free-now = Freilos:
web-desk-chips = Auslosung mit Losen eintippen
web-desk-chips-type = Runde { $n }: je Tisch eine Zeile, etwa 1: 4 7
web-desk-chips-colours = Die erste Nummer spielt Blau und Gelb, die zweite Grün und Rot.
web-desk-chips-read = Tische: { $tables } · Freilos: { $free }
web-desk-break-off = Diese Runde abbrechen
web-desk-break-off-why = Die Runde zählt dann nicht. Warum?
web-desk-end-after = Nach Runde { $n } aufhören
web-desk-end-after-sure = Das Turnier nach Runde { $n } beenden?
web-desk-criteria = Was die Auslosung einhält
web-desk-criterion-meetings = Niemand trifft sich zweimal
    .says = { $n ->
         [0] eingehalten
         [one] ein Paar trifft sich wieder
        *[other] { $n } Paare treffen sich wieder
     }
web-desk-criterion-colours = Farben ausgeglichen
    .says = größter Unterschied { $most }
web-desk-criterion-tables = Kein Tisch zweimal
    .says = { $n ->
         [0] eingehalten
         [one] einmal nicht
        *[other] { $n }-mal nicht
     }
web-desk-criterion-free = Freilose verteilt
    .says = { $n ->
         [0] eingehalten
         [one] eines hat mehrere
        *[other] { $n } haben mehrere
     }
web-desk-criterion-apart = Wünsche, sich nicht zu treffen
    .says = { $n ->
         [0] eingehalten
         [one] einer nicht
        *[other] { $n } nicht
     }
web-desk-criterion-fixed = Feste Tische
    .says = { $n ->
         [0] eingehalten
         [one] einer nicht
        *[other] { $n } nicht
     }
web-desk-criterion-after = (nach jeder Runde: { $after })
web-desk-opponents = Warum diese Gegner für { $name }?
web-desk-opponents-free = Ein Freilos, ausgelost unter denen, die noch keines hatten.
web-desk-opponents-advance = Vorab ausgelost, mit allen, die da waren.
web-desk-opponents-swiss = Nachbarn der Rangliste, die sich noch nicht trafen.
web-desk-opponents-chips = Mit Losen gezogen.
web-desk-opponents-pinned = Die Turnierleitung hat sie festgesetzt.
web-desk-opponents-met = { $met ->
     [0] Sie trafen sich noch nicht; auch noch nicht getroffen: { $left }.
    *[other] Sie trafen sich schon ({ $met }); noch nicht getroffen: { $left }.
 }
web-desk-opponents-visits = { $n ->
     [0] Ein Tisch, an dem sie noch nicht saßen.
    *[other] Ein Tisch, an dem sie schon saßen ({ $n }).
 }

## Spielzettel

web-desk-enter-form = Spielzettel eingeben
web-desk-scan = oder QR-Code scannen
web-desk-found = Runde { $round }, Tisch { $table }
web-desk-unreadable = Das ist kein Tisch und kein Code.
web-desk-other-round = Dieser Spielzettel ist aus Runde { $round }.
web-desk-is-in = { $score } ist schon eingetragen. Ein zweiter Zettel, der anders ist, macht den Tisch strittig; mit Grund ist es eine Korrektur.
web-desk-ended = Wie es endete
web-desk-ended-won = Mit 8 gewonnen
web-desk-ended-limit = Das Limit ist erreicht
web-desk-ended-time = Die Zeit war um
web-desk-save-form = Speichern und weiter
web-desk-correct = Korrigieren
web-desk-second-form = Als zweiten Zettel speichern
web-desk-saved-form = Tisch { $table }: { $score }
web-desk-saved-plain = Gespeichert
web-desk-aside = Erst nachfragen
web-desk-aside-form = Tisch { $table } liegt beiseite
web-desk-dispute = Strittig
web-desk-disputed-form = Tisch { $table } ist strittig
web-desk-key-digit = füllt ein Feld und geht weiter
web-desk-key-place = der Platz, und geht weiter
web-desk-key-all = ein Duo mit allem im Ziel: { $most } und { $most }
web-desk-key-ended = gewonnen, oder die Zeit war um
web-desk-key-back = ein Feld zurück
web-desk-key-dispute = der Spielzettel ist strittig
web-desk-in-of = Runde { $round }: { $n } von { $of } da
web-desk-missing = { $n ->
     [one] Es fehlt: Tisch { $tables }
    *[other] Es fehlen: Tische { $tables }
 }
web-desk-table-state = Tisch { $table }: { $state }
web-desk-state-in = da
web-desk-state-open = offen
web-desk-state-asked = nachgefragt
web-desk-state-waiting = wartet auf Bestätigung
web-desk-state-disputed = strittig
web-desk-asked-back = Nachgefragt
web-desk-waits = Gesendet von: { $from }. Wartet auf die anderen oder auf dein Ja.
web-desk-counts = Zählt
web-desk-enter-anew = Eingeben
web-desk-last = Zuletzt eingegeben
web-desk-last-none = Noch nichts.
web-desk-no-round = Es hat noch keine Runde begonnen.
web-desk-undo = Rückgängig
web-desk-undone = rückgängig
web-desk-disputed = { $n ->
     [0] Tisch { $table } ist sich nicht einig
     [one] Tisch { $table } ist sich nicht einig
    *[other] Tisch { $table }: zwei Spielzettel, zwei Ergebnisse
 } · Runde { $round }
web-desk-disputed-means = Zählt für niemanden, bis die Leitung entscheidet.
web-desk-form-letter = Spielzettel { $letter }
web-desk-form-by = Eingegeben von { $name }
web-desk-form-counts = Spielzettel { $letter } zählt
web-desk-other-result = Anderes Ergebnis …
web-desk-this-counts = Dieses Ergebnis zählt
web-desk-source-paper = Papier
web-desk-source-phone = Handy
web-desk-source-online = Online-Tisch

## Rangliste

web-desk-ranking-after = { $n ->
     [0] Rangliste
     [one] Rangliste nach einer Runde
    *[other] Rangliste nach { $n } Runden
 }
web-desk-ranking-live = Mit der laufenden Runde
web-desk-ranking-closed = Nur geschlossene Runden
web-desk-ranking-none = Eine Rangliste gibt es, sobald eine Runde geschlossen ist.
web-desk-withdrawn = Ein Ergebnis wurde nach der Bestätigung korrigiert: Bestätige die Rangliste neu.
web-desk-place-short = Platz
web-desk-who = Wer
web-desk-rank-points = Punkte
web-desk-rank-points-short = Punkte
web-desk-rank-won = Gewonnene Runden
web-desk-rank-won-short = Siege
web-desk-rank-difference = Figurendifferenz
web-desk-rank-mutual = Direkter Vergleich
web-desk-rank-opponents = Figuren der Gegner
web-desk-rank-score = Punkte im Spiel
web-desk-rank-lot = Los oder Stechen
web-desk-mark-free = Freilos
web-desk-mark-disputed = strittig
web-desk-mark-missing = Spielzettel fehlt
web-desk-mark-corrected = korrigiert
web-desk-mark-stopped = ausgeschieden
web-desk-shared = Platz { $place } teilen sich { $n }
web-desk-shared-means = Lässt sich der Preis nicht teilen: Stechen oder Los, dann in der Reihenfolge antippen.
web-desk-shared-order = Die Reihenfolge
web-desk-shared-how = Wie es entschieden wurde
web-desk-why-button = Warum?
web-desk-why-place = Warum dieser Platz
web-desk-why-of = Warum steht { $name } dort?
web-desk-why-us = { $players ->
     [1] Warum stehe ich dort?
    *[other] Warum stehen wir dort?
 }
web-desk-why-place-is = { $shared ->
     [yes] Platz { $place }, geteilt
    *[no] Platz { $place }
 }
web-desk-why-level = Punktgleich: { $names }.
web-desk-why-beside = Gegen { $name }, auf demselben Platz, Schritt für Schritt:
web-desk-why-behind = Gegen { $name }, einen Platz höher, Schritt für Schritt:
web-desk-why-ahead = Gegen { $name }, einen Platz tiefer, Schritt für Schritt:
web-desk-why-even = je { $mine }. Gleich.
web-desk-why-decided = { $mine } gegen { $theirs }. Das entscheidet.
web-desk-why-unused = nicht nötig.
web-desk-why-skipped = zählt hier nicht: Nicht alle trafen sich.
web-desk-why-rounds = Die Runden
web-desk-points-n = { $points } Punkte
web-desk-won = gewonnen
web-desk-how-played = gespielt
web-desk-how-free = Freilos
web-desk-how-missed = versäumt
web-desk-how-absent = gefehlt
web-desk-how-open = noch nicht da
web-desk-how-disputed = strittig
web-desk-how-drawn = kommt noch
web-desk-how-running = läuft
web-desk-how-closed = geschlossen
web-desk-how-broken = abgebrochen
web-desk-prizes-first = Bestätige erst die Rangliste.
web-desk-prizes-means = Die Saalanzeige zeigt mit jedem Tippen einen Platz mehr, den letzten Preis zuerst.
web-desk-prize-shown = gezeigt
web-desk-prize-hidden = noch nicht gezeigt
web-desk-reveal = Platz { $place } zeigen

## Papier, Anzeige, Leute, Dateien

web-desk-paper-size = Papier
web-desk-paper-round = Spielzettel von
web-desk-all-rounds = allen Runden
web-desk-paper-open = PDF öffnen
web-desk-paper-making = Einen Moment …
web-desk-printed = gedruckt
web-desk-paper-forms = Spielzettel
    .means = einer je Tisch, mit QR-Code
web-desk-paper-slips = Laufzettel
    .means = die Tische von allen und ihr Code
web-desk-paper-cards = Tischkarten
    .means = Nummer und Farben, für die Tische
web-desk-paper-layout = Einteilung für die Wand
    .means = alle Runden, nach Namen und nach Tisch
web-desk-paper-chips = Notlose
    .means = falls der Laptop ausfällt: aus dem Beutel losen
web-desk-paper-blank = Leere Spielzettel
    .means = falls etwas schiefgeht
web-desk-paper-ranking = Rangliste
    .means = nach den geschlossenen Runden
web-desk-paper-certificates = Urkunden
    .means = für die Plätze mit Preis
web-desk-paper-log = Protokoll
    .means = jeder Eintrag, mit wer, wann und warum
web-desk-hall = Saalanzeige
web-desk-screen-shows = Die Saalanzeige zeigt
web-desk-screen-means = Nacheinander, von selbst; alle Anzeigen zeigen dasselbe.
web-desk-view-welcome = Willkommen
web-desk-view-auto = Von selbst, was gerade passt
web-desk-view-rules = Regeln und Punkte
web-desk-view-layout = Alle Runden, nach Namen
web-desk-view-layout-by-number = Alle Runden, nach Nummern
web-desk-view-layout-by-table = Alle Runden, nach Tischen
web-desk-view-round = Diese Runde
web-desk-view-clock = Nur die Uhr
web-desk-view-ranking = Rangliste
web-desk-view-missing = Fehlende Spielzettel
web-desk-view-prizes = Preise
web-desk-screen-seconds = Sekunden je Seite
web-desk-hide-ranking = Rangliste verbergen, bis sie bestätigt ist
web-desk-screen-join = Eine zweite Anzeige
web-desk-screen-join-means = Öffne diese Adresse auf dem Laptop am Beamer. Eine Anmeldung ist nicht nötig.
web-desk-screen-link = Adresse der Saalanzeige
web-desk-screen-open = Hier öffnen
web-desk-people = Helfer und Codes
web-desk-people-means = Ein Code lässt eine Person herein, einmal. Wer spielt, nimmt den Code auf dem Laufzettel.
web-desk-code-for-helper = Code für Helfer
web-desk-code-for-director = Code für die Leitung
web-desk-code-for-screen = Code für eine Anzeige
web-desk-code-once = gilt einmal, einen Tag lang
web-desk-role-director = Turnierleitung
web-desk-role-helper = Helfer
web-desk-role-screen = Saalanzeige
web-desk-role-entrant = Handy
web-desk-connected = verbunden
web-desk-away = weg
web-desk-dismiss = Entfernen
web-desk-older = Ältere
web-desk-copy-title = Eine Kopie an einem zweiten Ort
web-desk-copy-why = Fällt dieser Laptop aus, macht ein anderer mit der Kopie weiter.
web-desk-copy-none = Es gibt noch keine.
web-desk-copy-regular = Jede Minute wird eine Kopie geschrieben; die letzte um { $time }.
web-desk-copy-folder = Sie liegt in { $folder }.
web-desk-copy-by-hand = Gespeichert um { $time }. Nach jeder Runde erinnert der Turniertisch daran.
web-desk-copy-choose = Jede Minute, auf einen USB-Stick oder in einen Ordner
web-desk-copy-plug = Steck einen USB-Stick ein, dann steht er hier.
web-desk-copy-look = Noch einmal nachsehen
web-desk-copy-other = Ein anderer Ordner
web-desk-copy-use = Dorthin kopieren
web-desk-copy-save = Datei jetzt speichern
web-desk-copy-save-means = Leg sie dann auf einen USB-Stick, oder schick sie jemandem: Das ist ein zweiter Ort, dieser Laptop nicht.
web-desk-copy-gone = Der Ort für Kopien ist nicht da, oder es lässt sich nichts dorthin schreiben.
web-desk-copy-gone-do = Steck denselben Stick wieder ein, und das Kopieren geht in wenigen Sekunden weiter. Oder wähle einen anderen Ort, oder speichere die Datei von Hand.
web-desk-copy-wanted = Kopien kommen nach { $folder }.
web-desk-copy-last = Die letzte Kopie ist von { $time }.
web-desk-copy-own-disk = Das ist die Platte des Laptops selbst: Fällt er aus, dann auch diese Kopie. Ein USB-Stick ist sicherer.
web-desk-copy-stop = Nicht mehr dorthin kopieren
web-desk-copy-elsewhere = Dieses Gerät ist nicht der Laptop, auf dem der Turniertisch läuft. Ein USB-Stick oder Ordner für eine Kopie je Minute wird dort gewählt, unter „Dateien und Kopien“.
web-desk-copy-save-here = Auch dieses Gerät ist ein zweiter Ort: Speichere die Datei hier, dann kann ein anderer Laptop damit weitermachen.
web-desk-whole = Ganzes Turnier speichern
web-desk-anonymous = Ohne Namen
web-desk-whole-means = Eine Datei; ein anderer Laptop macht damit weiter.
web-desk-lists = Tabellen (CSV)
web-desk-list-entrants = Wer spielt
web-desk-list-layout = Einteilung
web-desk-list-results = Ergebnisse
web-desk-list-ranking = Rangliste
web-desk-list-log = Protokoll
web-desk-import-results = Ergebnisse aus einer CSV-Datei lesen
web-desk-imported = { $n ->
    [one] Ein Ergebnis ist eingegeben.
   *[other] { $n } Ergebnisse sind eingegeben.
 }
web-desk-wipe = Persönliche Daten löschen
web-desk-wipe-means = Alle Namen, Teams und Notizen, endgültig. Nummern, Ergebnisse und das Protokoll bleiben.
web-desk-wipe-now = Alle Namen löschen
web-desk-wiped = Gelöscht

## Saalanzeige und Handy

web-desk-hall-over = Die Zeit ist um
web-desk-hall-ends = endet um { $time }
web-desk-hall-longer = Tisch { $table }: noch { $time }
web-desk-hall-sound = Hier tippen für den Gong
web-desk-hall-count = Den begonnenen Zug beenden, dann zählen
web-desk-hall-question = Frage?
web-desk-hall-hand = Hand heben
web-desk-hall-page = { $first }–{ $last } von { $of }
web-desk-hall-rules = { $rounds ->
     [1] Eine Runde zu { $minutes } Minuten
    *[other] { $rounds } Runden zu { $minutes } Minuten
 }
web-desk-hall-missing = Von diesen Tischen fehlt der Spielzettel
web-desk-hall-all-in = Alle Spielzettel sind da. Danke!
web-desk-hall-withdrawn = korrigiert, noch nicht endgültig
web-desk-hall-layout = Nach Namen
web-desk-hall-layout-by-number = Nach Nummern
web-desk-hall-ties = Bei Punktgleichheit
web-desk-hall-place-points = Platzpunkte: 100 für die Ersten eines Tisches, 0 für die Letzten
web-desk-hall-free-pawns = { $n ->
     [one] eine Figur
    *[other] { $n } Figuren
 }
web-desk-hall-clock = die Uhr im Saal
web-desk-until = bis { $time }
web-desk-my-table = Mein Tisch
web-desk-who-are-you = Wer bist du?
web-desk-slip-means = Tippe den Code deines Laufzettels ein; der Turniertisch kennt ihn auch.
web-desk-to-hall = Nur die Saalanzeige ansehen
web-desk-hall-redraw = Die Tische werden neu gelost
web-desk-hall-redraw-means = Einen Moment: Dein Tisch steht gleich hier.
web-desk-phone-redraw = Die nächsten Runden werden neu gelost. Dein Tisch steht gleich hier.
web-desk-soon = beginnt gleich
web-desk-us = { $players ->
     [1] Du
    *[other] Ihr
 }
web-desk-split = wer welche nimmt, entscheidet ihr
web-desk-phone-enter = { $players ->
     [1] Das Ergebnis eingeben
    *[other] Unser Ergebnis eingeben
 }
web-desk-phone-both = { $players ->
     [1] alle am Tisch oder Papier
    *[other] beide Duos oder Papier
 }
web-desk-phone-send = Senden
web-desk-phone-in = ist da.
web-desk-phone-waiting = Gesendet. Jetzt geben die anderen dasselbe ein, oder der Turniertisch bestätigt es.
web-desk-phone-wrong = Das stimmt nicht
web-desk-phone-wrong-sure = { $players ->
     [1] Der Tisch zählt dann für niemanden, bis die Turnierleitung entscheidet. Geht alle zum Turniertisch. Weiter?
    *[other] Der Tisch zählt dann für niemanden, bis die Turnierleitung entscheidet. Geht mit beiden Duos zum Turniertisch. Weiter?
 }
web-desk-phone-disputed = In Klärung: Die Turnierleitung entscheidet.
web-desk-phone-early = Es ist noch nicht ausgelost. Dein Tisch erscheint hier.
web-desk-phone-free = { $players ->
     [1] Du hast in dieser Runde ein Freilos.
    *[other] Ihr habt in dieser Runde ein Freilos.
 }
web-desk-phone-none = { $players ->
     [1] Du hast in dieser Runde keinen Tisch.
    *[other] Ihr habt in dieser Runde keinen Tisch.
 }
web-desk-phone-stopped = { $players ->
     [1] Du bist ausgeschieden. Was gespielt ist, bleibt stehen.
    *[other] Ihr seid ausgeschieden. Was gespielt ist, bleibt stehen.
 }
web-desk-our-rounds = { $players ->
     [1] Meine Runden
    *[other] Unsere Runden
 }
web-desk-our-place = Platz { $place } von { $of }, mit { $points } Punkten.

## Links von Spielzetteln, Online-Tische, ein zweiter Blick

web-desk-link-means = Der Turniertisch bestätigt, was du sendest. Der Code deines Laufzettels öffnet deine eigene Seite.
web-desk-link-sent = Gesendet. Der Turniertisch bestätigt es.
web-desk-link-other = { $players ->
     [1] Das ist der Spielzettel von Runde { $round }, Tisch { $table }, nicht deiner.
    *[other] Das ist der Spielzettel von Runde { $round }, Tisch { $table }, nicht eurer.
 }
web-desk-online = Tische von Runde { $n } online spielen
web-desk-online-means = Ein Tisch wird auf diesem Server gespielt, unter der Uhr im Saal. Das Ergebnis wartet auf dein Ja.
web-desk-online-open = Tisch { $table } online
web-desk-online-all = Alle Tische online
web-desk-online-replay = Partie ansehen
web-desk-online-link = Link für die Spieler
web-desk-online-play = { $players ->
     [1] An meinem Online-Tisch spielen
    *[other] An unserem Online-Tisch spielen
 }
web-desk-online-sit = nehmt { $colours }
web-desk-second = Ein zweiter Blick
web-desk-second-means = Mit dem Papier vergleichen. Jemand anders, als wer es eingegeben hat.
web-desk-second-same = Stimmt
web-desk-second-other = Stimmt nicht
