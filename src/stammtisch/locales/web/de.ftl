# The words of the browser alone; the same keys and variables stand in every language.

## The pages of the browser

web-tag = Gute Spiele, ein Tisch. Ohne Konto.
web-code = Mit Tischcode mitspielen
web-join = Mitspielen
web-games = Spielen
web-play-now = Spielen
web-open = Tisch eröffnen
web-rules-of = Regeln von { $game }
web-listed = Offen für alle: Wer mag, nimmt Platz
web-tables = Offen für alle
web-no-tables = Gerade keine. Eröffne einen Tisch und wähle „offen für alle“: Er steht hier, bis er voll ist.
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
web-light = Ansicht
web-light-auto = wie das Gerät
web-light-light = hell
web-light-dark = dunkel
web-sound = Ton, wenn du dran bist und wenn es schnell gehen muss
web-quick = Schnell: Einmal tippen spielt die Karte
web-forget = Vergiss mich auf diesem Server
web-forget-sure = Deinen Namen und was du gesagt hast löschen? Deine Plätze gehen verloren.

## Coming in

web-running = Deine laufende Partie
web-your-turn = du bist dran
web-playing-with = { $game } mit { $names }
web-with = mit { $names }
web-go-on = Weiterspielen
web-to-play = wartet auf { $who }
web-mine = Meine Tische
web-as = als { $name }
web-all = Alle
web-free-n = { $n } frei
web-full = voll
web-open-yours = Niemand da für dein Spiel? Eröffne einen Tisch und wähle „offen für alle“: Er steht hier, bis er voll ist.
web-lesson = { $n ->
    [one] dann eine Lektion mit einem Schritt
   *[other] dann eine Lektion mit { $n } Schritten
 }
web-replay-file = Eine Aufzeichnung nachspielen
web-run-tournament = Ein Turnier veranstalten
web-play-title = { $game } spielen
web-open-title = Ein Tisch für { $game }
web-bots = Die Bots
web-bots-rule = kennen das Spiel
web-bots-random = spielen irgendetwas
web-clock = Bedenkzeit
web-clock-none = keine
web-clock-usual = wie üblich
web-your-name = Wie dürfen wir dich nennen?
web-name-note = Ohne Konto. Der Name bleibt auf diesem Gerät; der Tisch sieht ihn, sonst niemand.
web-invites = { $host } lädt dich zu { $game } ein
web-invited = Du bist zu { $game } eingeladen
web-free-seats = { $n ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
 }
web-sit-down = Platz nehmen
web-sit-as = Platz nehmen als { $name }
web-just-watch = Nur zuschauen
web-address = Wo deine Gäste sind
web-only-here = Nur dieses Gerät kann den Link öffnen: Der Server hört auf kein anderes.
web-fill-bots = Mit Bots auffüllen
web-going-on = Läuft gerade
web-nothing-going = Du sitzt gerade an keinem Tisch.
web-finished = Gespielt
web-nothing-finished = Was du auf diesem Gerät spielst, steht hier, wenn es vorbei ist.
web-today = Heute
web-yesterday = Gestern
web-replay-of = { $game }: nachspielen
web-share-of = { $game }: Link teilen
web-older-n = Noch { $n } ältere
web-figures = In Zahlen
web-won-of = { $won } von { $n } gewonnen
web-kept-here = Nur Partien mit Menschen zählen. Diese Liste steht auf diesem Gerät, und niemand sonst sieht sie.
web-save-file = Als Datei speichern
web-forget-list = Vergessen
web-forget-list-sure = Alle gespielten Partien auf diesem Gerät vergessen?
web-match = Eine Partie
web-looking-match = Wir suchen die Partie …
web-match-playing = Es wird gerade gespielt.
web-match-playing-means = Wie sie ausging, steht hier, wenn sie vorbei ist.
web-to-table = Zum Tisch
web-share-means = Wer diese Adresse hat, sieht diese Partie und sonst nichts: Sie gibt keinen Platz am Tisch.

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
web-away-for = seit { $time } nicht da
web-away-until = seit { $time } nicht da, Bot ab { $cover }
web-ask-seat = Darum bitten
web-ask-seat-of = Um den Platz von { $who } bitten
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
web-host = leitet den Tisch
web-host-chooses = { $who } wählt das Spiel und wie wir spielen.
web-committed = Erst versprechen, dann zeigen
web-committed-means = Niemand kann die Verteilung wählen: Alle legen ihre eigene Zufallszahl fest, bevor jemand sie zeigt.
web-withheld = Nicht rechtzeitig gezeigt, was versprochen war: { $names }. Beginnt noch einmal.
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
web-too-late = Zu spät
web-not-possible = Das geht hier nicht
web-no-move = Das ist jetzt kein Zug von dir. Willst du es trotzdem tun?
    .title = Trotzdem?
    .button = Trotzdem tun
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
web-standing = Immer: { $move }
web-standing-short = immer
web-standing-means = Für diese Runde; antwortet nach 2 Sekunden, damit es niemand merkt.
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
web-tab-places = Plätze
web-log-talk = { $n ->
    [0] Verlauf und Gespräch
   *[other] Verlauf und Gespräch, { $n } neu
 }
web-log-undone = Züge wurden zurückgenommen.
web-log-paused = Der Tisch macht Pause.
web-log-resumed = Es geht weiter.
web-log-not-agreed = Nicht alle waren einverstanden.
web-nothing-said = Noch hat niemand etwas gesagt.
web-nothing-happened = Noch ist nichts geschehen.
web-message = Etwas sagen …
web-say = Sagen
web-quiet = Partner dürfen sich nicht absprechen: Bis zum Ende der Partie gibt es nur diese Sätze.
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
web-example-may = { $you ->
    [yes] Du darfst: { $moves }.
   *[no] { $who } darf: { $moves }.
 }
web-example-nothing = { $you ->
    [yes] Du darfst jetzt nichts.
   *[no] { $who } darf jetzt nichts.
 }
web-example-not = { $you ->
    [yes] { $move }: geht hier nicht.
   *[no] { $who } – { $move }: geht hier nicht.
 }
web-example-never = So eine Stellung gibt es nicht.
web-notation = Notation
web-in-full = Ausführlich, auf Englisch

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
web-other-game = Ein anderes Spiel
web-replay = Nachspielen
web-replay-all = Alles nachspielen
web-share = Teilen
web-download = Aufzeichnung herunterladen
web-deal-check = Das Geben wird nachgerechnet …
web-details = Einzelheiten
web-deal-good = Ehrlich gegeben.
web-deal-good-means = Dein Browser hat es nachgerechnet.
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

## Who is at the table, one more match, and what the log tells

web-stalled = Die Verbindung hakt
web-bot-from = Ein Bot springt ab { $time } für dich ein.
web-as-it-was = wie vor { $n } s
web-take-move-back = Zurücknehmen
web-try-now = Jetzt versuchen
web-hint = Tipp
web-next = Weiter
web-next-count = { $n ->
    [one] { $n } von { $of } will weiter
   *[other] { $n } von { $of } wollen weiter
 }
web-full-screen = Vollbild
web-full-screen-end = Vollbild beenden
web-last-result = Zurück zum Ergebnis
web-removed = Du wurdest entfernt
web-removed-means = Wer den Tisch leitet, hat dich entfernt und kann dich auch wieder hereinlassen.
web-people = Wer am Tisch ist
web-table-code = Tisch { $code }
web-you-host = Du leitest den Tisch.
web-host-is = { $who } leitet den Tisch.
web-door = Wer herein darf
web-door-open = offen für alle
web-door-code = mit dem Code
web-door-locked = abgeschlossen
web-door-open-means = Der Tisch steht in der Liste, und alle dürfen zuschauen.
web-door-code-means = Wer den Code hat, darf zuschauen und um einen Platz bitten.
web-door-locked-means = Niemand kommt mehr dazu. Wer schon da war, darf zurückkommen.
web-at-table = Am Tisch
web-watching-them = Zuschauer
web-see-no-hands = sie sehen keine Handkarten
web-spectator = Zuschauer
web-just-watching = schaut nur zu
web-asks-for = bittet um den Platz von { $whom }
web-agree = Einverstanden
web-hand-on = Weitergeben
web-to-person = an { $who }
web-person-more = { $who }: mehr
web-make-host = Tisch an { $who } übergeben
web-make-host-means = Ab jetzt bestimmt { $who }, wer herein darf und was gespielt wird.
web-cover = Bot für { $who } spielen lassen
web-cover-means = Bis der Platz wieder übernommen wird.
web-mute-person = { $who } für mich stumm schalten
web-unmute-person = { $who } wieder hören
web-mute-means = Nur du liest nicht mehr, was { $who } sagt.
web-remove = Vom Tisch entfernen
web-remove-sure = { $who } entfernen?
web-remove-cards = Ein Bot spielt mit den Karten weiter.
web-remove-means = { $who } erfährt es und kann nur zurückkommen, wenn du es erlaubst.
web-remove-yes = Entfernen
web-remove-no = Doch nicht
web-removed-them = Entfernt
web-let-in = Wieder hereinlassen
web-spectators-talk = Zuschauer dürfen mitreden
web-only-seated-talk = An diesem Tisch redet nur, wer mitspielt.
web-to-desk-under-way = Das Ergebnis ist unterwegs zum Turniertisch …
web-to-desk-in = Der Turniertisch hat euer Ergebnis
web-to-desk-next = Als Nächstes kommt Runde { $n } von { $of }: Die Turnierleitung startet sie, und deine Seite zeigt deinen Tisch.
web-to-desk-last = Das war die letzte Runde: Die Rangliste folgt am Turniertisch.
web-to-desk-page = Deine Seite zeigt, was als Nächstes kommt.
web-to-desk-mine = Meine Turnierseite
web-one-more = Noch eine Partie?
web-one-more-yes = Ja, noch eine
web-one-more-no = Ohne mich
web-one-more-undo = Doch nicht
web-one-more-count = { $n ->
    [one] { $n } von { $of } sagt ja.
   *[other] { $n } von { $of } sagen ja.
 }
web-one-more-until = { $who } kann noch { $time } antworten.
web-one-more-silent = { $who } sagt nichts: ein Bot, oder warten?
web-one-more-left = { $who } hört auf. Zuschauer können Platz nehmen, oder ein Bot.
web-one-more-bot = Mit einem Bot
web-one-more-bot-for = Bot für { $who }
web-one-more-wait = Warten
web-one-more-sit = Platz nehmen
web-one-more-says-yes = sagt ja
web-one-more-leaves = hört auf
web-one-more-open = hat noch nicht geantwortet
web-next-game = { $you ->
    [yes] Du hast { $game } gewählt.
   *[no] { $who } hat { $game } gewählt.
 }
web-notify = Mitteilung, wenn du dran bist
web-notify-refused = Dieser Browser erlaubt hier keine Mitteilungen.
web-log-came = { $you ->
    [yes] Du bist dazugekommen.
   *[no] { $who } ist dazugekommen.
 }
web-log-watches = { $who } schaut zu.
web-log-stopped-watching = { $who } schaut nicht mehr zu.
web-log-away = { $who } ist weg.
web-log-back = { $who } ist wieder da.
web-log-renamed = { $who } heißt jetzt { $called }.
web-log-sat = { $word ->
    [bot] { $you ->
        [yes] Du spielst statt { $whom }.
       *[no] { $who } spielt statt { $whom }.
     }
   *[none] { $you ->
        [yes] Du nimmst Platz.
       *[no] { $who } nimmt Platz.
     }
 }
web-log-stood = { $word ->
    [bot] { $you ->
        [yes] Du hast den Tisch verlassen; ein Bot spielt weiter.
       *[no] { $who } hat den Tisch verlassen; ein Bot spielt weiter.
     }
   *[none] { $you ->
        [yes] Du bist aufgestanden.
       *[no] { $who } ist aufgestanden.
     }
 }
web-log-removed = { $word ->
    [bot] { $you ->
        [yes] Du hast { $whom } entfernt; ein Bot spielt weiter.
       *[no] { $who } hat { $whom } entfernt; ein Bot spielt weiter.
     }
   *[none] { $you ->
        [yes] Du hast { $whom } entfernt.
       *[no] { $who } hat { $whom } entfernt.
     }
 }
web-log-let-in = { $you ->
    [yes] Du lässt { $whom } wieder herein.
   *[no] { $who } lässt { $whom } wieder herein.
 }
web-log-host = { $you ->
    [yes] Du leitest jetzt den Tisch.
   *[no] { $who } leitet jetzt den Tisch.
 }
web-log-door = { $word ->
    [open] Der Tisch ist jetzt offen für alle.
    [locked] Der Tisch ist jetzt abgeschlossen.
   *[code] Herein kommt man jetzt mit dem Code.
 }
web-log-let-talk = { $word ->
    [yes] Zuschauer dürfen jetzt mitreden.
   *[no] Jetzt redet nur, wer mitspielt.
 }
web-log-covered = { $whom_you ->
    [yes] Ein Bot springt für dich ein.
   *[no] Ein Bot springt für { $whom } ein.
 }
web-log-handed-over = { $you ->
    [yes] Du lässt einen Bot spielen.
   *[no] { $who } lässt einen Bot spielen.
 }
web-log-took-back = { $you ->
    [yes] Du spielst wieder selbst.
   *[no] { $who } spielt wieder selbst.
 }
web-log-replaced = { $whom_you ->
    [yes] Ein Bot sitzt jetzt auf deinem Platz.
   *[no] Ein Bot sitzt jetzt auf dem Platz von { $whom }.
 }
web-log-asked-seat = { $you ->
    [yes] Du möchtest statt { $whom } spielen.
   *[no] { $who } möchte statt { $whom } spielen.
 }
web-log-asked-back = { $you ->
    [yes] { $n ->
        [one] Du möchtest { $n } Zug zurücknehmen.
       *[other] Du möchtest { $n } Züge zurücknehmen.
     }
   *[no] { $n ->
        [one] { $who } möchte { $n } Zug zurücknehmen.
       *[other] { $who } möchte { $n } Züge zurücknehmen.
     }
 }
web-log-one-more = { $you ->
    [yes] Du willst noch eine Partie.
   *[no] { $who } will noch eine Partie.
 }
web-log-again = { $you ->
    [yes] Du hast { $game } gewählt.
   *[no] { $who } hat { $game } gewählt.
 }
web-log-race = { $you ->
    [yes] Du warst am schnellsten, nach { $seconds } s.
   *[no] { $who } war am schnellsten, nach { $seconds } s.
 }
web-log-other = Es ist etwas geschehen, das diese Seite nicht kennt.

## Lektionen, und die Seite in einer Minute

web-learn = Lernen
web-new-here = Ist { $game } neu für dich?
web-new-here-means = Worum es geht, in einer Minute.
web-new-here-yes = Lesen
web-new-here-no = Ich kenne { $game }
web-learn-of = { $game } lernen
web-minute = Eine Minute
web-minute-of = { $game } in einer Minute
web-minute-where = in einer Minute
web-learn-by-playing = Spielend lernen
web-lesson-where = erste Lektion
web-lesson-tap = tippen
web-lesson-show = Vormachen
web-lesson-skip = Überspringen
web-lesson-skip-step = Schritt überspringen
web-lesson-next = Nächster Schritt
web-lesson-finish = Das war’s
web-lesson-back = Schritt zurück
web-lesson-look = Das geht, aber schau …
web-lesson-anyway = Trotzdem
web-lesson-tried = So geht das
web-lesson-tried-means = { $happened } Geh einen Schritt zurück und versuche es anders.
web-lesson-shown = So geht es
web-lesson-now-you = Jetzt du
web-lesson-steps = Die Schritte
web-lesson-rule = Die Regel dahinter
web-lesson-open-rule = In den Regeln öffnen
web-lesson-and-now = Und jetzt?
web-lesson-play = { $game } jetzt spielen
web-lesson-play-means = Mit Bots, die sich Zeit lassen.
web-lesson-other = Lektion: { $game }
web-lesson-length = { $n } Schritte, etwa { $minutes } Minuten
web-lesson-again = Noch einmal ab Schritt 1
web-lesson-again-means = { $n ->
    [0] Jeder Schritt saß sofort.
    [one] Bei Schritt { $steps } hast du etwas anderes versucht.
   *[other] Bei den Schritten { $steps } hast du etwas anderes versucht.
 }
