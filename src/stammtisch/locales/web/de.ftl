# The words of the browser alone; the same keys and variables stand in every language.

## The pages of the browser

web-tag = Gute Spiele, ein Tisch. Ohne Konto.
web-code = Tischcode
web-join = Mitspielen
web-games = Die Spiele
web-play-now = Jetzt spielen
web-open = Tisch eröffnen
web-rules-of = Regeln von { $game }
web-listed = Neue Tische sind offen für alle
web-tables = Tische offen für alle
web-no-tables = Gerade keine.
web-older = Ältere Tische
web-taken = { $n } von { $of } Plätzen besetzt
web-watch = Zuschauen
web-seats-range = { $low }–{ $high } Spieler
web-players = { $n } Spieler
web-retry = Erneut versuchen
web-offline = Der Server ist gerade nicht zu erreichen.
web-no-words = Die Wörter von { $game } lassen sich gerade nicht holen. Wir versuchen es wieder …
web-nothing-there = Hier ist nichts
web-to-start = Zur Startseite
web-other-tab = Du spielst in einem anderen Tab
web-other-tab-means = Dieser hält still, damit kein Zug doppelt gespielt wird.
web-play-here = Hier spielen

## One's own settings

web-settings = Einstellungen
web-language = Sprache
web-name = Dein Name am Tisch
web-keep = Speichern
web-name-kept = So heißt du jetzt.
web-name-later = Solange diese Partie läuft, bleiben die Namen, wie sie sind: Auch ein Name ist ein Wort.
web-light = Ansicht
web-light-auto = wie das Gerät
web-light-light = hell
web-light-dark = dunkel
web-sound = Ton, wenn du dran bist und wenn es schnell gehen muss
web-quick = Schnell: Einmal tippen spielt die Karte
web-forget = Vergiss mich auf diesem Server
web-forget-sure = Deinen Namen und was du gesagt hast löschen? Deine Plätze gehen verloren.

## Laying the table

web-being-laid = Tisch wird vorbereitet
web-qr = QR-Code mit dem Link zu diesem Tisch
web-code-here = Code für diesen Tisch
web-invite = Einladen
web-copied = Der Link ist kopiert.
web-seats-n = { $n } Plätze
web-how-many = Wie viele spielen
web-that-is-you = das bist du
web-here = am Tisch
web-away = nicht da
web-covered = Bot springt ein
web-bot = Bot
web-bot-rule = Bot, kennt das Spiel
web-bot-random = Bot, spielt irgendetwas
web-bot-change = Anderer Bot
web-bot-away = Bot wegschicken
web-free = Freier Platz
web-free-means = wartet auf einen Gast
web-sit = Platz nehmen
web-ready = bereit
web-how-we-play = So wird gespielt
web-host = lädt ein
web-host-chooses = { $who } wählt das Spiel und wie wir spielen.
web-committed = Erst versprechen, dann zeigen
web-committed-means = Niemand kann die Verteilung wählen: Alle legen ihre eigene Zufallszahl fest, bevor jemand sie zeigt.
web-withheld = { $names } hat nicht rechtzeitig gezeigt, was versprochen war. Beginnt noch einmal.
web-begin = Karten geben
web-waiting-others = Warten auf die anderen
web-seats-free = { $n ->
    [one] { $n } Platz ist frei
   *[other] { $n } Plätze sind frei
 }

## At the table

web-menu = Menü
web-more = Mehr
web-calls = Außerdem
web-no-calls = Gerade gibt es nichts zu rufen.
web-back = Zurück
web-close = Schließen
web-seats = Am Tisch
web-middle = Auf dem Tisch
web-hand = Deine Karten
web-acts = Was du tun kannst
web-in-words = Der Tisch in Worten
web-watching = Du schaust zu
web-guest = ein Gast
web-leave-watching = Nicht mehr zuschauen
web-sit-for = Statt { $who } mitspielen
web-on-turn = ist dran
web-ahead = Vorgemerkt, bis du dran bist.
web-tap-something = Tippe an, was leuchtet
web-wait = Kurz warten
web-seconds = { $n ->
    [one] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
 }
web-seconds-held = { $n ->
    [one] noch { $n } Sekunde, die Uhr steht
   *[other] noch { $n } Sekunden, die Uhr steht
 }
web-round-left = noch { $minutes } min { $seconds } s in dieser Runde
web-not-now = { $what }: geht hier nicht
web-not-possible = Das geht hier nicht
web-open-rule = Regel { $rule } öffnen
web-looking = Der Tisch wird gesucht …
web-looking-means = Dein Platz bleibt dir.
web-looking-unsent = Dein Zug ist gemerkt und wird gesendet, sobald die Verbindung steht.
web-back-again = Du bist wieder da
web-back-again-means = { $n ->
    [one] Du hast ein Ereignis verpasst.
   *[other] Du hast { $n } Ereignisse verpasst.
 }
web-show = Zeigen
web-race-take = Ich!
web-race-nothing = Dafür hast du nichts.
web-why-rule = Warum? Regel { $rule }

## Around the table

web-pause = Pause
web-play = Abspielen
web-paused = Pause
web-paused-means = Alle Uhren stehen still.
web-resume = Weiterspielen
web-undo = Letzten Zug zurücknehmen
web-hand-over = Bot für mich spielen lassen
web-take-back = Wieder selbst spielen
web-bot-plays = Ein Bot spielt für dich
web-bot-plays-means = Du kannst jederzeit wieder übernehmen.
web-leave = Tisch verlassen
web-leave-sure = Gehen? Ein Bot spielt auf deinem Platz weiter.
web-leave-sure-waiting = Diesen Tisch verlassen?
web-leave-yes = Gehen
web-stay = Bleiben
web-vote = Eine Abstimmung
web-vote-back = { $n ->
    [one] { $n } Zug zurücknehmen?
   *[other] { $n } Züge zurücknehmen?
 }
web-vote-by = { $you ->
    [yes] Du bittest darum.
   *[no] { $who } bittet darum.
 }
web-vote-seat = { $you ->
    [yes] Du möchtest statt { $whom } mitspielen
   *[no] Darf { $who } statt { $whom } mitspielen?
 }
web-vote-count = Einverstanden: { $n } von { $of }; nötig sind alle, binnen einer Minute.
web-withdraw = Zurückziehen
web-yes = Ja
web-no = Nein
web-tab-log = Verlauf
web-tab-talk = Gespräch
web-tab-points = Punkte
web-log-talk = { $n ->
    [0] Verlauf und Gespräch
   *[other] Verlauf und Gespräch, { $n } neu
 }
web-log-undone = Züge wurden zurückgenommen.
web-log-paused = Der Tisch macht Pause.
web-log-resumed = Es geht weiter.
web-log-asked-back = { $n ->
    [one] { $who } möchte { $n } Zug zurücknehmen.
   *[other] { $who } möchte { $n } Züge zurücknehmen.
 }
web-log-asked-seat = { $who } möchte statt { $whom } mitspielen.
web-log-not-agreed = Nicht alle waren einverstanden.
web-log-sat = { $who } spielt statt { $whom }.
web-log-stood = { $who } hat den Tisch verlassen; ein Bot spielt weiter.
web-nothing-said = Noch hat niemand etwas gesagt.
web-nothing-happened = Noch ist nichts geschehen.
web-message = Etwas sagen …
web-say = Sagen
web-quiet = Partner dürfen sich nicht absprechen: Bis zum Ende des Spiels gibt es nur diese Sätze.
web-report = Dem Betreiber melden
web-reported = Der Betreiber des Servers wird das lesen.
web-mute = { $who } nicht mehr hören
web-muted = Du hörst { $who } nicht.
web-unmute = Wieder hören
web-phrase-hello = Hallo zusammen!
web-phrase-well = Gut gespielt!
web-phrase-thanks = Danke!
web-phrase-oops = Hoppla!
web-phrase-hurry = Du bist dran!
web-phrase-again = Noch eine Partie?
web-round = Runde
web-total = Summe
web-place = Platz

## The rulebook

web-rules = Regeln
web-rules-search = In den Regeln suchen
web-rule-acted = eben

## After the match

web-over = die Partie ist aus
web-wins = { $you ->
    [yes] { $n ->
        [one] Du gewinnst
       *[other] Ihr gewinnt
     }
   *[no] { $n ->
        [one] { $whom } gewinnt
       *[other] { $whom } gewinnen
     }
 }
web-on-the-mat = So steht es auf dem Deckel
web-how-it-came = Wie es lief
web-chart = Punkte nach jeder Runde
web-again = Noch eine Partie
web-other-game = Ein anderes Spiel
web-replay = Nachspielen
web-share = Teilen
web-download = Aufzeichnung herunterladen
web-deal-check = Wurde ehrlich gegeben?
web-deal-check-means = Dein Browser kann selbst nachrechnen, ob ehrlich gegeben wurde.
web-deal-good = Ehrlich gegeben.
web-deal-good-means = Alles, was sich prüfen ließ, ist wie versprochen.
web-deal-bad = Etwas stimmt nicht.
web-deal-bad-means = Diese Aufzeichnung ist nicht das Gespielte, oder es wurde anders gegeben als versprochen.
web-check-chain = Jede Zeile folgt aus der vorigen
web-check-seals = Jede verdeckte Karte ist die versiegelte
web-check-digest = Die Aufzeichnung ist vollständig
web-check-commitment = Die Zusage ist die, die du vorher sahst
web-check-seed = Der Startwert passt zur Zusage
web-check-entropy = Deine eigene Zufallszahl ist eingerechnet
web-check-commitments = Alle haben gezeigt, was sie versprochen hatten
web-check-deal = Die Karten kommen aus diesem Startwert
web-check-unknown = hier nicht prüfbar
web-check-line = Zeile { $n }
web-replay-back = Alles nach Schritt { $n } wurde zurückgenommen.
web-step = Schritt
web-step-back = Eins zurück
web-step-on = Eins weiter
web-eyes = Mit wessen Augen
web-eyes-spectator = ein Zuschauer
web-eyes-all = alle Karten
web-open-record = Aufzeichnung öffnen
