# Fritsen in German. The same keys and variables stand in every catalogue.

fritsen-line = Werde deine Karten los und lass die anderen darauf trinken.
fritsen-takes = 15–45 Min.

## How the log and the rules are set: players, and the notions that stand out

fritsen-player = [{ $who }]
fritsen-terms = ziehst, zieht, ziehen, legst, legt, legen, blockierst, blockiert, blockieren, tauschst, tauscht, tauschen, mischst, mischt, mischen, gibst, gibt, geben, stimmst, stimmt, abstimmen, stößt, Pause, Zug, Glas, Lisaatje, uittreefritsje, dubbelfrits, Fehler, Partie, Fritsje, Fritsjes, Victortje, vuile Frits, laatste Frits, uitfritsgarantie

## Cards, names, moves

fritsen-card = { $value } ({ $n })
fritsen-card-2 = { $n ->
    [one] { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 2
   *[other] { $n } × { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 2
 }
fritsen-card-3 = { $n ->
    [one] { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 3
   *[other] { $n } × { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 3
 }
fritsen-card-4 = { $n ->
    [one] { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 4
   *[other] { $n } × { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 4
 }
fritsen-card-5 = { $n ->
    [one] { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 5
   *[other] { $n } × { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 5
 }
fritsen-card-6 = { $n ->
    [one] { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 6
   *[other] { $n } × { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 6
 }
fritsen-card-7 = { $n ->
    [one] { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 7
   *[other] { $n } × { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 7
 }
fritsen-card-8 = { $n ->
    [one] { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 8
   *[other] { $n } × { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 8
 }
fritsen-card-9 = { $n ->
    [one] { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 9
   *[other] { $n } × { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 9
 }
fritsen-card-T = { $n ->
    [one] { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 10
   *[other] { $n } × { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     } 10
 }
fritsen-card-J = { $n ->
    [one] { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     }-Bube
   *[other] { $n } × { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     }-Bube
 }
fritsen-card-Q = { $n ->
    [one] { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     }-Dame
   *[other] { $n } × { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     }-Dame
 }
fritsen-card-K = { $n ->
    [one] { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     }-König
   *[other] { $n } × { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     }-König
 }
fritsen-card-A = { $n ->
    [one] { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     }-Ass
   *[other] { $n } × { $value ->
        [H] Herz
        [C] Kreuz
        [D] Karo
       *[S] Pik
     }-Ass
 }
fritsen-card-X = { $n ->
    [one] Joker
   *[other] { $n } Joker
 }
fritsen-card-- = einen freien Platz
fritsen-suit-H = Herz
fritsen-suit-C = Kreuz
fritsen-suit-D = Karo
fritsen-suit-S = Pik
fritsen-kind-Fritsje = Fritsje
fritsen-kind-Fritsje-des = Fritsje des
fritsen-kind-uittreefritsje = uittreefritsje
fritsen-kind-Lisaatje = Lisaatje
fritsen-kind-Kimmetje = Kimmetje
fritsen-kind-Jorisje = Jorisje
fritsen-kind-Victortje = Victortje
fritsen-kind-dubbele-Frits = dubbele Frits
fritsen-kind-dubbele-Kim = dubbele Kim
fritsen-kind-Erikje = Erikje
fritsen-kind-Thierrytje = Thierry’tje
fritsen-kind-Carolinetje = Caroline’tje
fritsen-kind-vuile-Frits = vuile Frits
fritsen-kind-kanonskogel = kanonskogel
fritsen-kind-russisch = Russisch Fritsje
fritsen-kind-offer = offer Frits
fritsen-toast-Frits = „Frits“
fritsen-toast-dubbelfrits = „dubbelfrits“
fritsen-toast-offer-Frits = „offer Frits“
fritsen-toast-iedereen-dubbelfrits = „iedereen dubbelfrits“
fritsen-toast-vuile-Frits = „vuile Frits“
fritsen-toast-kut-Kim = „kut Kim“
fritsen-toast-Chantal = „Chantal“
fritsen-toast-kut-Lisa = „kut Lisa“
fritsen-toast-Baudet = „Baudet“
fritsen-toast-van-der-Plas = „van der Plas“
fritsen-toast-supermooi-Erik = „supermooi Erik“
fritsen-toast-supermooi-Victor = „supermooi Victor“
fritsen-toast-- = ohne Anstoßen
fritsen-slip-vuile-Frits = „vuile Frits“
fritsen-slip-kut-Kim = „kut Kim“
fritsen-slip-Chantal = „Chantal“
fritsen-slip-kut-Lisa = „kut Lisa“
fritsen-slip-Baudet = „Baudet“
fritsen-slip-van-der-Plas = „van der Plas“
fritsen-slip-supermooi-Erik = „supermooi Erik“
fritsen-slip-supermooi-Victor = „supermooi Victor“
fritsen-slip-laatste-Frits = „laatste Frits“
fritsen-slip-call = zu Unrecht einen Fehler angezeigt
fritsen-slip-answer = eine falsche Antwort
fritsen-report-2-1 = eine Regel gebrochen
fritsen-report-2-2 = das verbotene Wort
fritsen-report-2-13 = andere behindert
fritsen-report-2-24 = ein Glas umgeworfen
fritsen-report-2-25 = Regelheft nass
fritsen-report-2-26 = ins Regelheft gekritzelt
fritsen-report-2-27 = Karten nass
fritsen-report-2-28 = Karten auf dem Boden
fritsen-report-2-29 = etwas kaputt
fritsen-report-2-42 = Frits und Willem sitzen falsch
fritsen-award-4D = gladiolen Frits
fritsen-award-4E = uitfritsloze situatie
fritsen-award-4F = tactical Frits
fritsen-award-4M = tactical start
fritsen-ruling-erik = wer blockiert, trinkt
fritsen-ruling-overlap = welcher Zug eine Karte ist
fritsen-ruling-lisa-in-pair = Lisa bei König und Ass
fritsen-ruling-exit-drink = uittreefritsje
fritsen-ruling-adopted-glass = ein Glas, das stehen bleibt
fritsen-ruling-kanonskogel-instead = kanonskogel oder dubbele Frits
fritsen-ruling-false-call = falsche Anzeigen
fritsen-ruling-joker-deadlock = Stillstand durch Joker
fritsen-read-self = nur wer die eigene 6 blockiert
fritsen-read-every = alle, die blockieren
fritsen-read-choose = wer legt, wählt
fritsen-read-fixed = eine feste Reihenfolge
fritsen-read-true = ja
fritsen-read-false = nein
fritsen-read-always = für alle, die fertig werden
fritsen-read-turn = nur im eigenen Zug
fritsen-read-vote = mehr als die Hälfte entscheidet
fritsen-read-one = ein Fritsje
fritsen-read-shared = der letzte Platz wird geteilt
fritsen-clock-setup = die Vorbereitung
fritsen-clock-pickup = das Aufnehmen der Karten
fritsen-clock-dirty = vuil Fritsen
fritsen-clock-turn = diesen Zug
fritsen-clock-window = das Blockieren
fritsen-clock-vote = die Abstimmung
fritsen-clock-question = die Frage
fritsen-clock-pause = die Pause
fritsen-clock-repair = das Umlegen des Stapels
fritsen-clock-exchange = das Eintauschen der Hand
fritsen-clock-owner = die Frage, wessen Glas es ist
fritsen-clock-final = das Anzeigen der letzten Karte
fritsen-clock-drinks = das Trinken
fritsen-clock-last = „laatste Frits“
fritsen-clock-rectify = das Zurücknehmen
fritsen-clock-leave = das Aufstehen
fritsen-clock-return = das Zurückgeben der Karten
fritsen-clock-quiz = eine Antwort
fritsen-reason-toilet = aufs Klo
fritsen-reason-drink = Getränke
fritsen-reason-other = etwas anderes
fritsen-motion-packs = zwei Kartenspiele
fritsen-motion-no-dirty = kein vuil Fritsen
fritsen-motion-shuffle = schlecht gemischt
fritsen-motion-crooked = der verdeckte Stapel liegt schief
fritsen-motion-untidy = nicht ordentlich gelegt
fritsen-motion-silly = ein dummer Fehler
fritsen-motion-remove = spielt nicht ernsthaft mit
fritsen-motion-waive = muss nicht trinken
fritsen-motion-pause = eine Pause
fritsen-motion-2-1 = eine Regel gebrochen
fritsen-motion-2-2 = das verbotene Wort
fritsen-motion-2-13 = andere behindert
fritsen-motion-2-24 = ein Glas umgeworfen
fritsen-motion-2-25 = Regelheft nass
fritsen-motion-2-26 = ins Regelheft gekritzelt
fritsen-motion-2-27 = Karten nass
fritsen-motion-2-28 = Karten auf dem Boden
fritsen-motion-2-29 = etwas kaputt
fritsen-motion-2-42 = Frits und Willem sitzen falsch
fritsen-motion-4D = gladiolen Frits
fritsen-motion-4E = uitfritsloze situatie
fritsen-motion-4F = tactical Frits
fritsen-motion-4M = tactical start
fritsen-motion-erik = wer blockiert, trinkt
fritsen-motion-overlap = welcher Zug eine Karte ist
fritsen-motion-lisa-in-pair = Lisa bei König und Ass
fritsen-motion-exit-drink = uittreefritsje
fritsen-motion-adopted-glass = ein Glas, das stehen bleibt
fritsen-motion-kanonskogel-instead = kanonskogel oder dubbele Frits
fritsen-motion-false-call = falsche Anzeigen
fritsen-motion-joker-deadlock = Stillstand durch Joker
fritsen-medal-eiken = eiken Frits
fritsen-medal-platina = platina Frits
fritsen-medal-diamanten = diamanten Frits
fritsen-medal-gouden = gouden Frits
fritsen-medal-zilveren = zilveren Frits
fritsen-medal-bronzen = bronzen Frits
fritsen-utterance-Olafje = Olafje
fritsen-utterance-soepele-Frits = soepele Frits
fritsen-utterance-stroeve-Frits = stroeve Frits
fritsen-utterance-lavendelfrits = lavendelfrits
fritsen-utterance-eerste-Kim = eerste Kim
fritsen-utterance-vierde-Kim = vierde Kim
fritsen-utterance-bijfritsen = bijfritsen
fritsen-utterance-soepele-start = soepele start
fritsen-utterance-stroeve-start = stroeve start
fritsen-utterance-offer-start = offer start
fritsen-utterance-uitklaveren = uitklaveren
fritsen-utterance-dichtfritsen = dichtfritsen
fritsen-foul-lay = eine Karte, die dort nicht liegen darf
fritsen-foul-take = eine verdeckte Karte genommen
fritsen-foul-last = kein „laatste Frits“
fritsen-foul-glass = das Glas
fritsen-foul-lift = das Glas nicht weggenommen
fritsen-foul-pick = einen zweiten Stapel angefasst
fritsen-foul-peek-stock = in den verdeckten Stapel geschaut
fritsen-foul-take-open = eine Karte von einem offenen Stapel genommen
fritsen-foul-grab = nach fremden Karten gegriffen
fritsen-foul-bury = eine Karte auf den verdeckten Stapel gelegt
fritsen-foul-shift = eine Karte umgelegt
fritsen-foul-shove = ein fremdes Glas versetzt
fritsen-foul-spare = noch ein Glas
fritsen-foul-deal = gegeben, ohne Frits zu sein
fritsen-foul-exchange = zu früh eingetauscht
fritsen-foul-early = Karten genommen, während Frits gibt
fritsen-role-frits = Frits
fritsen-role-willem = Willem
fritsen-choice-yes = ja
fritsen-choice-no = nein
fritsen-choice-1 = Lesart 1
fritsen-choice-2 = Lesart 2
fritsen-move-lay = { $move ->
    [hidden] { $card } auf { $cell } legen
   *[other] { $card } auf { $cell } als { $move } legen
 }
fritsen-move-pair = König und Ass in { $suit } auf { $cell }
fritsen-move-glass = Glas auf { $cell }
fritsen-move-move = Stapel nach { $cell } umlegen
fritsen-move-keep = Glas stehen lassen
fritsen-move-lift = Glas wegnehmen
fritsen-move-draw = Trinken, 2 ziehen
fritsen-move-cannot = Ich kann nichts legen
fritsen-move-block = Mit Kreuz 3 blockieren!
fritsen-move-pass = Verzichten
fritsen-move-last = „Laatste Frits!“
fritsen-move-silence = Nichts sagen
fritsen-move-drink = Ausgetrunken
fritsen-move-skip = Ich trinke nicht
fritsen-move-dirty = Vuil Fritsen
fritsen-move-ready = Bereit
fritsen-move-back = Ich bin zurück
fritsen-move-decline = Andere entscheiden lassen
fritsen-move-reading-1 = Die erste Lesart
fritsen-move-reading-2 = Die zweite Lesart
fritsen-move-shuffle = Mischen
fritsen-move-deal = Geben
fritsen-move-open = Erste Karte aufdecken
fritsen-move-exchange = Hand eintauschen
fritsen-move-pick = Stapel { $pile } nehmen
fritsen-move-role = Wählen: { $whom }
fritsen-move-compel = Mischen lassen (dubbele Frits): { $whom }
fritsen-move-take = Verdeckte Karte nehmen
fritsen-move-vote-yes = Dafür stimmen
fritsen-move-vote-no = Dagegen stimmen
fritsen-move-leave = Jetzt aufstehen
fritsen-move-resign = Aus der Partie ausscheiden
fritsen-move-retract = Zurücknehmen
fritsen-move-word = Ich habe das verbotene Wort gesagt
fritsen-move-claim = „Uitfritsgarantie“ sagen
fritsen-move-extra = Ein Fritsje extra
fritsen-move-visit = Ich war heute dort
fritsen-move-confess = Fehler zugeben
fritsen-move-uncover = Meine Karten aufdecken
fritsen-move-cover = Meine Karten verdecken
fritsen-move-give-back = Karten zurückgeben
fritsen-move-say-not = Weiß ich nicht oder sage ich nicht
fritsen-move-ask-glass = Wessen Glas ist das?
fritsen-move-propose-packs = Vorschlagen: zwei Kartenspiele
fritsen-move-propose-no-dirty = Vorschlagen: kein vuil Fritsen
fritsen-move-propose-shuffle = Schlecht gemischt!
fritsen-move-propose-crooked = Der verdeckte Stapel liegt schief!
fritsen-move-propose-untidy = Nicht ordentlich!
fritsen-move-peek-stock = In den verdeckten Stapel spähen
fritsen-move-askew = Meine letzte Karte schief legen
fritsen-move-straighten = Stapel gerade legen
fritsen-move-pause-toilet = Aufs Klo
fritsen-move-pause-drink = Getränke holen
fritsen-move-pause-other = Eine andere Pause
fritsen-move-toast = Auf { $toast } anstoßen
fritsen-move-call = Handlung { $act } anzeigen
fritsen-move-unclear = Unklare Regel: { $ruling }
fritsen-move-silly = Dummer Fehler: { $whom }
fritsen-move-remove = Spielt nicht ernsthaft mit: { $whom }
fritsen-move-waive = Letztes Getränk erlassen: { $whom }
fritsen-move-refill = Glas füllen: { $whom }
fritsen-move-gift = Trinken lassen: { $whom }
fritsen-move-show = Meine Karten zeigen: { $whom }
fritsen-move-peek = In die Karten schauen: { $whom }
fritsen-move-take-up = Karten aufnehmen: { $whom }
fritsen-move-count = Wie viele Karten: { $whom }?
fritsen-move-quiz = Abfragen, wer dran ist: { $whom }
fritsen-move-answer = Antwort, dran: { $whom }
fritsen-move-ask-turn = Sagen lassen, wer dran ist: { $whom }
fritsen-move-owner = Wessen Glas: { $whom }
fritsen-move-grab = Nach den Karten greifen: { $whom }
fritsen-move-report = Melden: { $report } ({ $whom })
fritsen-move-nominate = Vorschlagen: { $award } ({ $whom })
fritsen-move-fumble = { $card } fallen lassen
fritsen-move-bury = { $card } auf den verdeckten Stapel
fritsen-move-shift = Meine letzte Karte nach { $cell } umlegen
fritsen-move-shove = Glas nach { $cell } schieben
fritsen-move-spare = Noch ein Glas auf { $cell }
fritsen-move-take-open = Oberste Karte von { $cell } nehmen
fritsen-move-nudge = { $cell } schief schieben
fritsen-move-expire = { $whom ->
    [hidden] Die Zeit ist um für { $clock }
   *[other] Die Zeit ist um für { $clock }: { $whom }
 }

## What is asked

fritsen-asked-role = Nenne, wer { $role } am ähnlichsten sieht.
    .title = Wer ist { $role }?
fritsen-asked-choose-role = Es gibt keine Einigung: Du bestimmst { $role } unter diesen: { $whom }.
    .title = Du entscheidest: { $role }
fritsen-asked-reading = Eine Regel ist unklar: { $ruling }. Wähle eine Lesart.
    .title = Wie lesen wir das?
fritsen-asked-setup = { $step ->
    [shuffle] Misch die Karten, für alle sichtbar.
    [deal] Gib auf jeden Stapel eine Karte, bis es fünf sind.
   *[open] Deck die erste Karte auf.
 }
    .title = Bereite den Tisch vor
fritsen-asked-pick = Nimm einen der gegebenen Stapel.
    .title = Nimm deine Karten
fritsen-asked-dirty = Vuil Fritsen für fünf neue Karten, oder sag, dass du bereit bist.
    .title = Vuil Fritsen?
fritsen-asked-turn = { $you ->
    [yes] Du bist dran: Leg eine passende Karte, oder trink und zieh 2.
   *[no] { $who } ist dran.
 }
    .title = { $you ->
        [yes] Du bist dran
       *[no] { $who } ist dran
     }
fritsen-asked-drawn = Du hast gezogen: Leg eine passende Karte, oder beginne einen neuen Stapel.
    .title = Legen oder Stapel beginnen
fritsen-asked-lift = Dein Glas steht noch auf { $cell }: Nimm es erst weg.
    .title = Dein Glas!
fritsen-asked-block = { $you ->
    [yes] Deine eigene 6 liegt auf { $cell }: Blockiere sie selbst, oder verzichte.
   *[no] Eine 6 liegt auf { $cell }: Blockiere mit Kreuz 3, oder verzichte.
 }
    .title = Blockieren?
    .button = Blockieren!
    .decline = Verzichten
fritsen-asked-wait-window = { $you ->
    [yes] Deine 6 liegt auf { $cell }. Warte, ob jemand blockiert.
   *[no] Die 6 von { $who } liegt auf { $cell }. Warte, ob jemand blockiert.
 }
    .title = Wird blockiert?
fritsen-asked-glass = Stell das Glas auf einen offenen Stapel.
    .title = Wohin mit dem Glas?
fritsen-asked-last = Nur noch eine Karte: Sag „laatste Frits“.
    .title = Nur noch eine Karte!
fritsen-asked-repair = Dein Stapel auf { $cell } liegt falsch: Leg ihn an einen richtigen Platz.
    .title = Leg deinen Stapel um
fritsen-asked-drinks = Du musst noch trinken: Trink und sag es.
    .title = Trink aus
fritsen-asked-whose-turn = Jemand ist dran. Weißt du, wer?
    .title = Wer ist dran?
fritsen-asked-exchange = { $at_you ->
    [yes] Die neun Sekunden sind um: Tausch deine Hand ein.
   *[no] Die neun Sekunden sind um: Tausch die Hand ein für { $whom }.
 }
    .title = Tausch die Hand ein
fritsen-asked-give = { $whom } hat die Hand abgelegt: Gib fünf neue Karten, oder was an fünf fehlt.
    .title = Gib neue Karten
fritsen-asked-back = Das Spiel wartet auf dich. Sag, wenn du zurück bist.
    .title = Bist du zurück?
fritsen-asked-paused = Pause. Noch weg: { $whom }.
    .title = Pause
fritsen-asked-final = Die letzte Karte liegt. War sie falsch, kann das noch angezeigt werden.
    .title = War das richtig?

## What the screen shows, and what a move would do

fritsen-fact-roles = { $you ->
    [yes] Du bist Frits. Willem: { $willem }.
   *[no] Frits: { $who }. Willem: { $willem }.
 }
fritsen-fact-stock = { $count ->
    [0] Der verdeckte Stapel ist leer.
    [one] Der verdeckte Stapel hat eine Karte.
   *[other] Der verdeckte Stapel hat { $count } Karten.
 }
fritsen-fact-dealt = { $count ->
    [one] Auf jedem Stapel liegt eine Karte; es liegen da { $piles }.
   *[other] Auf jedem Stapel liegen { $count } Karten; es liegen da { $piles }.
 }
fritsen-fact-exchanging = { $you ->
    [yes] Du wartest auf neue Karten von Frits: { $count }.
   *[no] { $who } wartet auf neue Karten von Frits: { $count }.
 }
fritsen-fact-pile = Stapel { $cell }, von unten: { $cards }.
fritsen-fact-joker-pile = Jokerstapel { $cell }: { $cards }.
fritsen-fact-glass = { $you ->
    [yes] Dein Glas steht auf { $cell }.
   *[no] Das Glas von { $who } steht auf { $cell }.
 }
fritsen-fact-whose-glass = Ein Glas steht auf { $cell }.
fritsen-fact-blocked = Vom Glas blockiert: { $cells }.
fritsen-fact-hand = { $n ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $cards }.
 }
fritsen-fact-cards = Karten auf der Hand: { $sizes }.
fritsen-fact-out = Fertig: { $whom }.
fritsen-fact-removed = Ausgeschieden: { $whom }.
fritsen-fact-fritsjes = Fritsjes: { $counts }.
fritsen-fact-window = { $you ->
    [yes] Deine 6 auf { $cell } kann blockiert werden ({ $move }).
   *[no] Die 6 auf { $cell } kann blockiert werden ({ $move }).
 }
fritsen-fact-last = Muss noch „laatste Frits“ sagen: { $whom }.
fritsen-fact-vote = { $n ->
    [0] Es läuft eine Abstimmung: { $motion }.
   *[other] Es läuft eine Abstimmung: { $motion } ({ $whom }).
 }
fritsen-fact-paused = Pause; weg: { $whom }.
fritsen-fact-turns = Eigene Züge bisher: { $counts }.
fritsen-would-drink-self = Du trinkst: { $kind }, { $toast }.
fritsen-would-drink-others = Die anderen trinken: { $kind }, { $toast }.
fritsen-would-window = Die 6 auf { $cell } kann dann blockiert werden.
fritsen-would-out = Du bist fertig.
fritsen-would-last = Dir bleibt eine Karte: „laatste Frits“.
fritsen-would-blocks = Es blockiert: { $cells }.
fritsen-would-resign = Du spielst in dieser Partie nicht mehr mit; deine Karten kommen unter den verdeckten Stapel.
    .title = Ausscheiden?
    .button = Ja, ausscheiden
fritsen-because-card = { $card } passt nicht auf { $top }.
fritsen-because-glass = Das Glas blockiert { $cell }.
fritsen-because-corner = Auf { $cell } berührt sie nur eine Ecke oder nichts.
fritsen-because-only = Es ist deine einzige Karte: { $card }.

## What happens

fritsen-event-roles = { $you ->
    [yes] Du bist Frits; Willem: { $willem }.
   *[no] Frits ist { $who }; Willem: { $willem }.
 }
fritsen-event-role = { $you ->
    [yes] { $at_you ->
        [yes] Du nennst dich selbst.
       *[no] Du nennst: { $whom }.
    }
   *[no] { $at_you ->
        [yes] { $who } nennt dich.
       *[no] { $who } nennt: { $whom }.
    }
 }
fritsen-event-shuffle = { $you ->
    [yes] Du mischst.
   *[no] { $who } mischt.
 }
fritsen-event-deal = { $you ->
    [yes] Du gibst: { $packs ->
        [one] ein Kartenspiel
       *[other] { $packs } Kartenspiele
     }, { $cards } Karten.
   *[no] { $who } gibt: { $packs ->
        [one] ein Kartenspiel
       *[other] { $packs } Kartenspiele
     }, { $cards } Karten.
 }
fritsen-event-round = { $you ->
    [yes] Du gibst: Runde { $round } von fünf.
   *[no] { $who } gibt: Runde { $round } von fünf.
 }
fritsen-event-given = { $known ->
    [yes] Auf deinen Stapel bekommst du: { $cards }.
   *[no] { $who } bekommt eine Karte auf den genommenen Stapel.
 }
fritsen-event-open = { $you ->
    [yes] Du deckst auf: { $cards }.
   *[no] { $who } deckt auf: { $cards }.
 }
fritsen-event-pick = { $known ->
    [yes] Du nimmst Stapel { $pile }: { $cards }.
   *[no] { $who } nimmt Stapel { $pile }.
 }
fritsen-event-again = { $you ->
    [yes] Alles wird neu gegeben; du mischst.
   *[no] Alles wird neu gegeben; { $who } mischt.
 }
fritsen-event-lay-down = { $you ->
    [yes] Vuile Frits: Du legst deine Hand ab und wartest auf Frits.
   *[no] { $who }: vuile Frits, die Hand liegt da.
 }
fritsen-event-dirty = { $known ->
    [yes] Vuile Frits: Deine neuen Karten sind { $cards }.
   *[no] { $who }: vuile Frits, { $count } neue Karten.
 }
fritsen-event-ready = { $you ->
    [yes] Du bist bereit.
   *[no] { $who } ist bereit.
 }
fritsen-event-turn = { $you ->
    [yes] Du bist dran ({ $count }).
   *[no] { $who } ist dran ({ $count }).
 }
fritsen-event-lay = { $you ->
    [yes] Du legst
   *[no] { $who } legt
 } { $card ->
    [Joker] einen Joker
   *[other] { $card }
 } auf { $top ->
    [Joker] einen Joker
   *[other] { $top }
 } ({ $cell }){ $nick ->
    [Frits-Lisa] : Frits auf Lisa!
    [Lisa-Frits] : Lisa auf Frits!
    [Kim-Kim] : Kim auf Kim!
    [Chantal-Joris] : Chantal auf Joris!
    [Joris-Chantal] : Joris auf Chantal!
    [Thierry-Kim] : Thierry auf Kim!
    [Thierry-Caroline] : Thierry auf Caroline!
   *[none] .
 }
fritsen-event-pair = { $you ->
    [yes] Du legst { $king } und { $ace } zusammen ({ $cell }).
   *[no] { $who } legt { $king } und { $ace } zusammen ({ $cell }).
 }
fritsen-event-draw = { $known ->
    [yes] Du ziehst: { $cards }.
   *[no] { $count ->
        [0] Es gibt nichts zu ziehen für { $who }.
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $count } Karten.
     }
 }
fritsen-event-take = { $known ->
    [yes] Du nimmst eine verdeckte Karte: { $cards }.
   *[no] { $count ->
        [one] { $who } nimmt eine verdeckte Karte.
       *[other] { $who } nimmt { $count } verdeckte Karten.
     }
 }
fritsen-event-cannot = { $you ->
    [yes] Du kannst nichts legen.
   *[no] { $who } kann nichts legen.
 }
fritsen-event-window = { $you ->
    [yes] Deine 6 auf { $cell } kann jetzt blockiert werden.
   *[no] Die 6 von { $who } auf { $cell } kann jetzt blockiert werden.
 }
fritsen-event-pass = { $you ->
    [yes] Du verzichtest.
   *[no] { $who } verzichtet.
 }
fritsen-event-block = { $you ->
    [yes] Du blockierst auf { $cell }: Jesse Klaver auf Thierry!
   *[no] { $who } blockiert auf { $cell }: Jesse Klaver auf Thierry!
 }
fritsen-event-exchange = { $known ->
    [yes] Deine Hand ist eingetauscht: { $cards }.
   *[no] { $you ->
        [yes] { $count ->
            [one] Du tauschst eine Karte ein.
           *[other] Du tauschst { $count } Karten ein.
         }
       *[no] { $count ->
            [one] { $who } tauscht eine Karte ein.
           *[other] { $who } tauscht { $count } Karten ein.
         }
     }
 }
fritsen-event-glass = { $you ->
    [yes] Du stellst das Glas auf { $cell }.
   *[no] { $who } stellt das Glas auf { $cell }.
 }
fritsen-event-keep = { $you ->
    [yes] Du lässt das Glas auf { $cell } stehen.
   *[no] { $who } lässt das Glas auf { $cell } stehen.
 }
fritsen-event-lift = { $you ->
    [yes] Du nimmst das Glas von { $cell }.
   *[no] { $who } nimmt das Glas von { $cell }.
 }
fritsen-event-last = { $you ->
    [yes] Du sagst „laatste Frits“.
   *[no] { $who } sagt „laatste Frits“.
 }
fritsen-event-silent = { $you ->
    [yes] Du sagst nichts zu deiner letzten Karte.
   *[no] { $who } sagt nichts zur letzten Karte.
 }
fritsen-event-drink = { $you ->
    [yes] { $count ->
        [0] Du trinkst: { $kind }.
       *[other] Du trinkst: { $kind } ({ $count }), { $toast }.
     }
   *[no] { $count ->
        [0] { $who } trinkt: { $kind }.
       *[other] { $who } trinkt: { $kind } ({ $count }), { $toast }.
     }
 }
fritsen-event-capped = { $you ->
    [yes] Du musst kein drittes Mal trinken: { $kind }.
   *[no] { $who } muss kein drittes Mal trinken: { $kind }.
 }
fritsen-event-change = { $you ->
    [yes] Für dich wird daraus: { $kind }, { $toast }.
   *[no] Für { $who } wird daraus: { $kind }, { $toast }.
 }
fritsen-event-drunk = { $you ->
    [yes] Du hast getrunken: { $kind } ({ $count }).
   *[no] { $who } hat getrunken: { $kind } ({ $count }).
 }
fritsen-event-skipped = { $you ->
    [yes] Du trinkst nicht: { $kind } ({ $count }).
   *[no] { $who } trinkt nicht: { $kind } ({ $count }).
 }
fritsen-event-waived = { $you ->
    [yes] Du musst nicht trinken: { $kind } ({ $count }).
   *[no] { $who } muss nicht trinken: { $kind } ({ $count }).
 }
fritsen-event-out = { $you ->
    [yes] Du bist fertig: Platz { $place }, nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
     }!
   *[no] { $who } ist fertig: Platz { $place }, nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
     }!
 }
fritsen-event-loser = { $you ->
    [yes] Nur du hast noch Karten.
   *[no] Nur { $who } hat noch Karten.
 }
fritsen-event-deadlock = Niemand kann mehr legen: Nur einzelne Joker sind übrig. Gemeinsam letzte: { $whom }.
fritsen-event-idle = Seit { $count } Zügen wurde nichts gelegt: Die Partie ist zu Ende.
fritsen-event-over = Die Partie ist aus.
fritsen-event-badge = { $variant ->
    [efteling] Alle waren heute im Efteling: ein Abzeichen für Eftelingfritsen!
   *[bloom] Alle sind beim Gustav Mahlerplein: ein Abzeichen für Bloom fritsen!
 }
fritsen-event-utter = { $you ->
    [yes] Von dir: { $name }!
   *[no] { $who }: { $name }!
 }
fritsen-event-medal = { $you ->
    [yes] Du verdienst eine Medaille: { $medal }!
   *[no] { $who } verdient eine Medaille: { $medal }!
 }
fritsen-event-award = { $you ->
    [yes] Der Tisch verleiht dir: { $award }!
   *[no] Der Tisch verleiht an { $who }: { $award }!
 }
fritsen-event-expire = { $you ->
    [yes] Deine Zeit für { $clock } ist um.
   *[no] Die Zeit für { $clock } ist um.
 }
fritsen-event-toast = { $you ->
    [yes] Du stößt auf { $toast } an.
   *[no] { $who } stößt auf { $toast } an.
 }
fritsen-event-slip = { $you ->
    [yes] Das war falsch: { $slip }. Du kannst es zurücknehmen.
   *[no] Das war falsch von { $who }: { $slip }.
 }
fritsen-event-retract = { $you ->
    [yes] Du nimmst es zurück.
   *[no] { $who } nimmt es zurück.
 }
fritsen-event-word = { $you ->
    [yes] Du hast das verbotene Wort gesagt!
   *[no] { $who } hat das verbotene Wort gesagt!
 }
fritsen-event-foul = { $you ->
    [yes] Ein Fehler von dir: { $foul }.
   *[no] Ein Fehler von { $who }: { $foul }.
 }
fritsen-event-take-back = { $you ->
    [yes] Du nimmst { $card } von { $cell } zurück.
   *[no] { $who } nimmt { $card } von { $cell } zurück.
 }
fritsen-event-touch = { $you ->
    [yes] Du fasst auch Stapel { $pile } an.
   *[no] { $who } fasst auch Stapel { $pile } an.
 }
fritsen-event-hasty = { $you ->
    [yes] Du fängst schon an, die Karten von { $whom } einzutauschen.
   *[no] { $at_you ->
        [yes] { $who } fängt schon an, deine Karten einzutauschen.
       *[no] { $who } fängt schon an, die Karten von { $whom } einzutauschen.
    }
 }
fritsen-event-moved = { $you ->
    [yes] Du legst { $card } nach { $cell } um.
   *[no] { $who } legt { $card } nach { $cell } um.
 }
fritsen-event-call = { $you ->
    [yes] Du zeigst einen Fehler an: { $deed } ({ $whom })!
   *[no] { $who } zeigt einen Fehler an: { $deed } ({ $whom })!
 }
fritsen-event-false-call = { $you ->
    [yes] Da war nichts falsch: Du hast es zu Unrecht angezeigt.
   *[no] Da war nichts falsch: { $who } hat es zu Unrecht angezeigt.
 }
fritsen-event-confess = { $you ->
    [yes] Du gibst einen Fehler zu, den niemand sah.
   *[no] { $who } gibt einen Fehler zu, den niemand sah.
 }
fritsen-event-propose = { $you ->
    [yes] { $n ->
        [0] Du lässt abstimmen: { $motion }.
       *[other] Du lässt abstimmen: { $motion } ({ $whom }).
     }
   *[no] { $n ->
        [0] { $who } lässt abstimmen: { $motion }.
       *[other] { $who } lässt abstimmen: { $motion } ({ $whom }).
     }
 }
fritsen-event-vote = { $you ->
    [yes] Du stimmst: { $choice }.
   *[no] { $who } stimmt: { $choice }.
 }
fritsen-event-outcome = { $ended ->
    [yes] { $n ->
        [0] Angenommen (dafür: { $yes }, nötig: { $needed }): { $motion }.
       *[other] Angenommen (dafür: { $yes }, nötig: { $needed }): { $motion } ({ $whom }).
     }
   *[no] { $n ->
        [0] Nicht angenommen (dafür: { $yes }, nötig: { $needed }): { $motion }.
       *[other] Nicht angenommen (dafür: { $yes }, nötig: { $needed }): { $motion } ({ $whom }).
     }
 }
fritsen-event-ruling = Ab jetzt gilt für „{ $ruling }“: { $read }.
fritsen-event-decline = { $you ->
    [yes] Du lässt andere entscheiden.
   *[no] { $who } lässt andere entscheiden.
 }
fritsen-event-pause = { $you ->
    [yes] Du bittest um eine Pause: { $reason }.
   *[no] { $who } bittet um eine Pause: { $reason }.
 }
fritsen-event-leave = { $you ->
    [yes] Du stehst auf: { $reason }. Das Spiel pausiert.
   *[no] { $who } steht auf: { $reason }. Das Spiel pausiert.
 }
fritsen-event-back = { $you ->
    [yes] Du bist zurück.
   *[no] { $who } ist zurück.
 }
fritsen-event-resume = Das Spiel geht weiter.
fritsen-event-removed = { $n ->
    [0] { $who } muss ausscheiden.
   *[other] { $you ->
        [yes] Du musst ausscheiden. Deine Karten waren: { $cards }.
       *[no] { $who } muss ausscheiden. Die Karten waren: { $cards }.
     }
 }
fritsen-event-under = { $you ->
    [yes] { $count ->
        [one] Deine Karte kommt unter den verdeckten Stapel.
       *[other] Deine { $count } Karten kommen unter den verdeckten Stapel.
     }
   *[no] { $count ->
        [one] Die Karte von { $who } kommt unter den verdeckten Stapel.
       *[other] Die { $count } Karten von { $who } kommen unter den verdeckten Stapel.
     }
 }
fritsen-event-resign = { $you ->
    [yes] Du scheidest aus der Partie aus.
   *[no] { $who } scheidet aus der Partie aus.
 }
fritsen-event-extra = { $you ->
    [yes] Du trinkst ein Fritsje extra. Sehr anständig!
   *[no] { $who } trinkt ein Fritsje extra. Sehr anständig!
 }
fritsen-event-refill = { $you ->
    [yes] Du füllst ein Glas: { $whom }.
   *[no] { $who } füllt ein Glas: { $whom }.
 }
fritsen-event-gift = { $you ->
    [yes] Du lässt jemanden trinken: { $whom }.
   *[no] { $who } lässt jemanden trinken: { $whom }.
 }
fritsen-event-claim = { $you ->
    [yes] Du sagst, du hast uitfritsgarantie.
   *[no] { $who } sagt: uitfritsgarantie!
 }
fritsen-event-visit = { $you ->
    [yes] Du warst heute dort.
   *[no] { $who } war heute dort.
 }
fritsen-event-uncover = { $you ->
    [yes] Du deckst deine Karten auf.
   *[no] { $who } lässt die Karten offen liegen.
 }
fritsen-event-cover = { $you ->
    [yes] Du verdeckst deine Karten.
   *[no] { $who } verdeckt die Karten.
 }
fritsen-event-peek = { $known ->
    [yes] Gesehen ({ $whom }): { $cards }.
   *[no] { $you ->
        [yes] Du schaust in fremde Karten: { $whom }.
       *[no] { $who } schaut in fremde Karten: { $whom }.
     }
 }
fritsen-event-show = { $known ->
    [yes] Gezeigt von { $who }: { $cards }.
   *[no] { $you ->
        [yes] Du zeigst deine Karten: { $whom }.
       *[no] { $who } zeigt die Karten: { $whom }.
     }
 }
fritsen-event-take-up = { $known ->
    [yes] Aufgenommen ({ $whom }): { $cards }.
   *[no] { $you ->
        [yes] Du nimmst fremde Karten auf: { $whom }.
       *[no] { $who } nimmt fremde Karten auf: { $whom }.
     }
 }
fritsen-event-give-back = { $you ->
    [yes] Du gibst die Karten zurück: { $whom }.
   *[no] { $who } gibt die Karten zurück: { $whom }.
 }
fritsen-event-count = { $you ->
    [yes] { $count ->
        [one] Du fragst, wie viele Karten ({ $whom }): eine.
       *[other] Du fragst, wie viele Karten ({ $whom }): { $count }.
     }
   *[no] { $count ->
        [one] { $who } fragt, wie viele Karten ({ $whom }): eine.
       *[other] { $who } fragt, wie viele Karten ({ $whom }): { $count }.
     }
 }
fritsen-event-quiz = { $you ->
    [yes] Du fragst ab, wer dran ist: { $whom }.
   *[no] { $who } fragt ab, wer dran ist: { $whom }.
 }
fritsen-event-answer = { $you ->
    [yes] Du antwortest: { $whom }.
   *[no] { $who } antwortet: { $whom }.
 }
fritsen-event-ask-turn = { $you ->
    [yes] { $n ->
        [0] Du willst die Wahrheit wissen ({ $whom }). Dran: { $turn }.
       *[other] Du willst die Wahrheit wissen ({ $whom }). Dran: { $turn }; fertig: { $out }.
     }
   *[no] { $n ->
        [0] { $who } will die Wahrheit wissen ({ $whom }). Dran: { $turn }.
       *[other] { $who } will die Wahrheit wissen ({ $whom }). Dran: { $turn }; fertig: { $out }.
     }
 }
fritsen-event-say-not = { $you ->
    [yes] Du weißt es nicht oder sagst es nicht.
   *[no] { $who } weiß es nicht oder sagt es nicht.
 }
fritsen-event-ask-glass = { $you ->
    [yes] Du fragst, wessen Glas es ist.
   *[no] { $who } fragt, wessen Glas es ist.
 }
fritsen-event-owner = { $you ->
    [yes] Du sagst, wessen Glas es ist: { $whom }.
   *[no] { $who } sagt, wessen Glas es ist: { $whom }.
 }
fritsen-event-askew = { $you ->
    [yes] Deine Karte auf { $cell } liegt schief.
   *[no] Die Karte von { $who } auf { $cell } liegt schief.
 }
fritsen-event-straighten = { $you ->
    [yes] Du legst den Stapel gerade.
   *[no] { $who } legt den Stapel gerade.
 }
fritsen-event-fumble = { $you ->
    [yes] Du lässt { $card } fallen.
   *[no] { $who } lässt { $card } fallen.
 }
fritsen-event-compel = { $you ->
    [yes] Du lässt jemanden mischen: { $whom }.
   *[no] { $who } lässt jemanden mischen: { $whom }.
 }
fritsen-event-grab = { $you ->
    [yes] Du greifst nach fremden Karten: { $whom }.
   *[no] { $who } greift nach fremden Karten: { $whom }.
 }
fritsen-event-peek-stock = { $known ->
    [yes] Du spähst in den verdeckten Stapel: { $card }.
   *[no] { $who } späht in den verdeckten Stapel.
 }
fritsen-event-bury = { $you ->
    [yes] Du legst { $card } auf den verdeckten Stapel.
   *[no] { $who } legt { $card } auf den verdeckten Stapel.
 }
fritsen-event-take-open = { $you ->
    [yes] Du nimmst { $card } von { $cell }.
   *[no] { $who } nimmt { $card } von { $cell }.
 }
fritsen-event-shift = { $you ->
    [yes] Du legst { $card } von { $from } nach { $cell } um.
   *[no] { $who } legt { $card } von { $from } nach { $cell } um.
 }
fritsen-event-shove = { $you ->
    [yes] Du schiebst das Glas nach { $cell }.
   *[no] { $who } schiebt das Glas nach { $cell }.
 }
fritsen-event-spare = { $you ->
    [yes] Du stellst einfach ein Glas auf { $cell }.
   *[no] { $who } stellt einfach ein Glas auf { $cell }.
 }
fritsen-event-nudge = { $you ->
    [yes] Du schiebst { $cell } schief.
   *[no] { $who } schiebt { $cell } schief.
 }
fritsen-event-put-back = { $you ->
    [yes] Du legst { $card } auf { $cell } zurück.
   *[no] { $who } legt { $card } auf { $cell } zurück.
 }
fritsen-event-glass-back = { $you ->
    [yes] Du stellst das Glas auf { $cell } zurück.
   *[no] { $who } stellt das Glas auf { $cell } zurück.
 }

## Why a bot plays so

fritsen-why-last = Nur noch eine Karte: Sag es, sonst kostet es ein Fritsje.
fritsen-why-lift = Zuerst muss dein Glas weg.
fritsen-why-block = So wirst du die Kreuz 3 los, und die 6 bewirkt nichts.
fritsen-why-pass = Du hast keine Kreuz 3 zum Blockieren.
fritsen-why-drink = Was auf dem Deckel steht, wird getrunken.
fritsen-why-back = Dann kann es weitergehen.
fritsen-why-cannot = Nichts kann gelegt werden.
fritsen-why-dirty = Deine Starthand hat zu wenige Spezialkarten.
fritsen-why-ready = Deine Starthand ist gut genug.
fritsen-why-pick = Ein verdeckter Stapel ist so gut wie der andere.
fritsen-why-choose = Jemand muss genannt werden.
fritsen-why-decline = Das kann jemand anders entscheiden.
fritsen-why-glass = Dort stört es die anderen mehr als dich.
fritsen-why-draw = Nichts passt, also ziehst du zwei.
fritsen-why-pair = Zwei Karten auf einmal weg.
fritsen-why-lay = Deine anderen Karten finden danach noch Platz.

## What a match adds up to

fritsen-when = Zug { $n }
fritsen-length = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
 }
fritsen-chart = Karten auf der Hand
fritsen-chart-means = Wie viele Karten nach jedem Zug noch auf der Hand waren.
fritsen-tally-fritsjes = Fritsjes
fritsen-tally-turns = eigene Züge
fritsen-tally-piles = neue Stapel
fritsen-tally-blocks = Blockaden
fritsen-tally-medals = Medaillen
fritsen-tally-dirty = vuile Fritsen
fritsen-tally-fouls = Fehler

## Options

fritsen-option-referee = Schiedsrichter
fritsen-option-referee-means = Was mit einem Zug geschieht, der nicht geht: Er wird abgelehnt, sofort bestraft, oder der Tisch muss ihn bemerken.
fritsen-option-packs = Kartenspiele
fritsen-option-packs-means = Nach der Zahl der Spieler, oder immer zwei.
fritsen-option-jokers_per_pack = Joker je Kartenspiel
fritsen-option-jokers_per_pack-means = Zwei, oder drei mit der Bridgekarte.
fritsen-option-dirty_fritsen = Vuil Fritsen
fritsen-option-dirty_fritsen-means = Startkarten dürfen für einen dubbele Frits eingetauscht werden.
fritsen-option-pro_moves = PRO-Züge
fritsen-option-pro_moves-means = König und Ass zusammen, eine 6 auf Dame oder Bube, und die Kreuz 3, die blockiert.
fritsen-option-drink = Getränk
fritsen-option-drink-means = Was eingeschenkt wird; Alkohol nur ab 18 und für alle, die wollen, ein kleines Glas je Fritsje.
fritsen-option-kanonskogel = Kanonskogelfritsen
fritsen-option-kanonskogel-means = Wer zuletzt Karten hat, trinkt auch einen kanonskogel.
fritsen-option-laf = Laf Fritsen
fritsen-option-laf-means = Alle entscheiden selbst, ob sie trinken.
fritsen-option-frans = Frans Fritsen
fritsen-option-frans-means = Die Karten zeigen französische Buchstaben.
fritsen-option-russisch = Russisch fritsen
fritsen-option-russisch-means = Die Spieler dürfen einander grundlos trinken lassen.
fritsen-option-efteling = Eftelingfritsen
fritsen-option-efteling-means = Ein Abzeichen, wenn alle heute im Efteling waren.
fritsen-option-bloom = Bloom fritsen
fritsen-option-bloom-means = Ein Abzeichen, wenn alle beim Gustav Mahlerplein sind.
fritsen-option-drink_confirm = Getränke bestätigen
fritsen-option-drink_confirm-means = Jedes Getränk wird bestätigt, bevor die Partie endet.
fritsen-option-dealer = Geben
fritsen-option-dealer-means = Gegeben wird von selbst, oder Frits mischt, gibt und tauscht ein.
fritsen-option-roles = Frits und Willem
fritsen-option-roles-means = Durch Abstimmung oder ausgelost.
fritsen-option-oldest = Am ältesten
fritsen-option-oldest-means = Der Platz der ältesten Person, die entscheidet, wenn es sonst niemand tut.
fritsen-option-show_turn = Anzeigen, wer dran ist
fritsen-option-show_turn-means = Zeigt, wer dran ist, wie viele Karten alle haben und wessen Glas dasteht.
fritsen-option-untidy = Unordentliche Karten
fritsen-option-untidy-means = Karten können schief liegen, und der Tisch darf abstimmen.
fritsen-option-mischief = Unfug
fritsen-option-mischief-means = Verbotene Handgriffe sind möglich, und alle können sie sehen.
fritsen-option-board_columns = Breite des Bretts
fritsen-option-board_columns-means = Wie viele Spalten das Brett hat.
fritsen-option-cells = Plätze für neue Stapel
fritsen-option-cells-means = Alle Plätze, oder nur die verschiedenen, für Bots, die suchen.
fritsen-option-calls = Tischgespräch
fritsen-option-calls-means = Abstimmen, anstoßen, pausieren und anzeigen; aus für Simulationen.
fritsen-option-bots_notice = Bots bemerken Fehler
fritsen-option-bots_notice-means = Wie oft, in Prozent, ein Bot einen sichtbaren Fehler anzeigt.
fritsen-option-idle_turns = Züge ohne Karte
fritsen-option-idle_turns-means = Nach so vielen Zügen ohne gelegte Karte ist die Partie zu Ende.
fritsen-option-turn_seconds = Sekunden je Zug
fritsen-option-turn_seconds-means = Wie lange ein Zug, die Vorbereitung und vuil Fritsen dauern dürfen; 0 heißt ganz ohne Uhr.
fritsen-option-erik = Erikje
fritsen-option-erik-means = Wer ein Erikje trinkt: wer die eigene 6 blockiert, oder alle, die blockieren.
fritsen-option-overlap = Zwei Züge für eine Karte
fritsen-option-overlap-means = Wenn eine Karte zu zwei Zügen passt: Wer legt, wählt, oder eine feste Reihenfolge gilt.
fritsen-option-lisa_in_pair = Lisa bei König und Ass
fritsen-option-lisa_in_pair-means = Herz-König und Herz-Ass zusammen bringen auch ein Lisaatje.
fritsen-option-exit_drink = Uittreefritsje
fritsen-option-exit_drink-means = Für alle, die fertig werden, oder nur mit einem Zug, wenn sie dran sind.
fritsen-option-adopted_glass = Ein Glas, das bleibt
fritsen-option-adopted_glass-means = Wer ein Glas stehen lässt, übernimmt es.
fritsen-option-kanonskogel_instead = Kanonskogel stattdessen
fritsen-option-kanonskogel_instead-means = Der kanonskogel ersetzt den dubbele Frits am Ende.
fritsen-option-false_call = Falsche Anzeigen
fritsen-option-false_call-means = Über eine falsche Anzeige kann abgestimmt werden, oder sie kostet sofort ein Fritsje.
fritsen-option-joker_deadlock = Stillstand durch Joker
fritsen-option-joker_deadlock-means = Wenn nur noch Joker da sind, die nicht gelegt werden dürfen, wird der letzte Platz sofort geteilt, oder erst nach einer Abstimmung.
fritsen-value-strict = streng
fritsen-value-auto = automatisch
fritsen-value-table = der Tisch
fritsen-value-own = eigenes Getränk
fritsen-value-none = nichts, ohne Alkohol
fritsen-value-beer = Bier (18+)
fritsen-value-champagne = Champagner (18+)
fritsen-value-radler = Radler (18+)
fritsen-value-manual = durch Frits
fritsen-value-vote = Abstimmung
fritsen-value-random = ausgelost
fritsen-value-all = alle
fritsen-value-few = wenige
fritsen-value-self = wer die eigene 6 blockiert
fritsen-value-every = alle, die blockieren
fritsen-value-choose = wer legt, wählt
fritsen-value-fixed = feste Reihenfolge
fritsen-value-always = immer
fritsen-value-turn = im eigenen Zug
fritsen-value-one = ein Fritsje
fritsen-value-shared = der letzte Platz wird geteilt

## Things on the table

fritsen-touch-cell = Platz { $what }
fritsen-touch-hand = { $card }
fritsen-touch-pile = Stapel { $what }
fritsen-touch-act = Handlung { $what }
fritsen-touch-as = als { $what }
fritsen-touch-pair = { $what ->
    [H] König und Ass in Herz
    [C] König und Ass in Kreuz
    [D] König und Ass in Karo
   *[S] König und Ass in Pik
 }
fritsen-touch-glass = das Glas
fritsen-touch-stock = verdeckter Stapel

## Terminal

fritsen-letters = B D K A
fritsen-title = Fritsen, Schiedsrichter: { $referee }
fritsen-closed = { $n } verdeckt
fritsen-jokers = Joker
fritsen-glass = Glas
fritsen-queens = { $n } Damen
fritsen-new = neu
fritsen-tally = { $n ->
    [one] { $n } Fritsje
   *[other] { $n } Fritsjes
 }
fritsen-still-open = { $n } zu trinken
fritsen-is-out = fertig: Platz { $n }
fritsen-is-removed = ausgeschieden
fritsen-is-away = weg
fritsen-is-ready = bereit
fritsen-owes-last = eine Karte!
fritsen-clocks = Es geht gerade um { $clocks }.
fritsen-vote = Abstimmung: { $what } (dafür { $yes }, dagegen { $no }, nötig { $needed }).
fritsen-medals = Medaille
fritsen-act-lay = legte
fritsen-act-take = nahm eine verdeckte Karte
fritsen-act-last = schwieg bei einer Karte
fritsen-act-glass = stellte das Glas
fritsen-act-lift = ließ das Glas stehen
fritsen-act-pick = nahm einen Stapel
fritsen-act-peek-stock = spähte in den verdeckten Stapel
fritsen-act-take-open = nahm von einem offenen Stapel
fritsen-act-grab = griff nach Karten
fritsen-act-bury = legte auf den verdeckten Stapel
fritsen-act-shift = legte eine Karte um
fritsen-act-shove = verschob das Glas
fritsen-act-spare = stellte einfach ein Glas
fritsen-act-deal = hat gegeben
fritsen-act-exchange = hat angefangen einzutauschen
fritsen-act-early = nahm einen Stapel, der noch gegeben wurde
fritsen-acts = Kann angezeigt werden:
fritsen-special = { $n } besondere
fritsen-help-cards = Eine Karte ist Wert und Symbol: 7H, TC, DH, AS (H Herz, C Kreuz, D Karo, S Pik; T 10, B Bube, D Dame, K König, A Ass); X ist ein Joker. Leg sie auf einen Platz: 7H b1.
fritsen-help-calls = Abstimmen, anstoßen, Pausen und Anzeigen gehen immer: dafür stimmen, auf Frits anstoßen, aufs Klo, Handlung 1 anzeigen; über jemanden: dummer Fehler und ein Name.
fritsen-help-limit = Eine eigene Grenze, die sonst niemand sieht: { $command } 5. Was darüber hinausgeht, ist symbolisch; { $command } 0 hebt sie auf.
fritsen-limit = { $n ->
    [0] Keine Grenze für mich
    [one] Meine Grenze: { $n } Fritsje
   *[other] Meine Grenze: { $n } Fritsjes
}
fritsen-limit-command = grenze
fritsen-limit-set = { $limit }. Nur du weißt es: Es steht in keiner Aufzeichnung, und niemand sieht einen Unterschied. Gezählt werden deine Fritsjes dieser Partie; was darüber hinausgeht, ist symbolisch.
fritsen-symbolic = { $n } symbolisch, über deiner Grenze von { $limit }

## When it is over

fritsen-ended-few = Nur noch eine Person ist übrig.
fritsen-ended-deadlock = Niemand konnte mehr eine Karte legen.
fritsen-ended-idle = Zu lange wurde nichts gelegt.
fritsen-counts-fritsjes = { $n ->
    [one] { $n } Fritsje
   *[other] { $n } Fritsjes
 }

## The first lesson, and the page of one minute

fritsen-lesson-higher = Eine Herz 5 liegt offen. Leg deine Herz 7 darauf: höher und dasselbe Symbol.
    .title = Höher auf dasselbe Symbol
    .right = Eine Karte weniger
    .means = Das Ass ist am höchsten, und nur die 2 mit demselben Symbol beginnt darauf neu.
    .look = Du willst Karten loswerden. Brauchst du wirklich zwei mehr?
fritsen-lesson-draw = Auf den König passt nichts. Dann trink eins und zieh 2.
    .title = Nichts passt
    .right = Getrunken und zwei mehr
    .means = Was du trinkst, bestimmst du; ohne Alkohol zählt es genauso.
fritsen-lesson-pile = Noch immer passt nichts. Beginne einen neuen Stapel neben einem anderen, mit jeder Karte außer einem Joker.
    .title = Ein neuer Stapel
    .right = Das geht jetzt
    .means = Ein neuer Stapel geht nur nach Trinken und Ziehen.
fritsen-lesson-joker = Leg deinen Joker: Er beginnt den Jokerstapel, und alle anderen trinken.
    .title = Lass die anderen trinken
    .right = Sie stoßen auf „Frits“ an
    .means = Auch eine Dame auf eine Dame, ein König auf das Herz-Ass oder eine 9 auf eine 9 lässt die anderen trinken. Ein Joker darf nicht deine letzte Karte sein.
    .look = Welche Karte lässt andere trinken statt dich?
fritsen-lesson-block = Mit einer 6 auf einer Dame wird die ganze Hand eingetauscht. Du hast die Kreuz 3: Blockiere, außer der Reihe.
    .title = Schnell, blockiere!
    .right = Jesse Klaver war schneller
    .means = Das Eintauschen entfällt, du bist eine Karte los, und für die 6 wurde trotzdem getrunken.
    .look = Gleich wird aus einer schlechten Hand eine neue. Lässt du das zu?
fritsen-lesson-last = Du hast noch eine Karte. Sag innerhalb von neun Sekunden „laatste Frits“.
    .title = Nur noch eine Karte
    .right = Rechtzeitig gesagt
    .means = Wer es vergisst, trinkt ein Fritsje des. Wer es sonst sagt, auch.
fritsen-lesson-out = Deine letzte Karte passt. Leg sie, und du bist fertig.
    .title = Deine letzte Karte
    .right = Uitgefritst!
    .means = Du stößt auf „Frits“ an und trinkst ein uittreefritsje. Wer zuletzt Karten hat, trinkt einen dubbele Frits.
    .look = Sie passt, und es ist die letzte. Worauf wartest du?
fritsen-minute-aim = Werde zuerst deine Karten los. Wer zuletzt Karten hat, trinkt doppelt. Was du trinkst, wählst du selbst.
    .title = Das Ziel
fritsen-minute-turn = Leg eine höhere Karte mit demselben Symbol. Nichts passt? Trink eins, zieh 2, dann leg, oder beginne einen neuen Stapel.
    .title = Du bist dran
fritsen-minute-others = Eine 9 auf eine 9, ein König auf das Herz-Ass, eine Dame auf eine Dame, ein Joker: Die anderen trinken. Eins niedriger: du selbst.
    .title = Andere trinken lassen
fritsen-minute-six = Eine 6 auf eine Dame kostet dich doppelt, und deine Hand wird eingetauscht, außer jemand blockiert mit der Kreuz 3.
    .title = Eintauschen
fritsen-minute-glass = Eine 6 auf einen Buben: Stell das Glas auf einen Stapel. Dort und daneben darf niemand legen, bis du wieder dran bist.
    .title = Das Glas
fritsen-minute-last = Bei einer letzten Karte sag „laatste Frits“. Und sag nie das verbotene Wort.
    .title = Eine letzte Karte
