# Fritsen in Dutch. The same keys and variables stand in every catalogue.

fritsen-line = Raak als eerste je kaarten kwijt en laat de anderen erop drinken.
fritsen-takes = 15–45 min

## How the log and the rules are set: players, and the notions that stand out

fritsen-player = [{ $who }]
fritsen-terms = trek, trekt, trekken, leg, legt, leggen, blokkeer, blokkeert, blokkeren, ruil, ruilt, ruilen, schud, schudt, schudden, deel, deelt, delen, stem, stemt, stemmen, proost, proosten, biecht, pauze, beurt, glas, glaasje, Lisaatje, uittreefritsje, dubbelfrits, fout, potje, Fritsje, Fritsjes, Victortje, vuile Frits, laatste Frits, uitfritsgarantie

## Cards, names, moves

fritsen-card = { $value } ({ $n })
fritsen-card-2 = { $n ->
    [one] { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 2
   *[other] { $n } × { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 2
 }
fritsen-card-3 = { $n ->
    [one] { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 3
   *[other] { $n } × { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 3
 }
fritsen-card-4 = { $n ->
    [one] { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 4
   *[other] { $n } × { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 4
 }
fritsen-card-5 = { $n ->
    [one] { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 5
   *[other] { $n } × { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 5
 }
fritsen-card-6 = { $n ->
    [one] { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 6
   *[other] { $n } × { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 6
 }
fritsen-card-7 = { $n ->
    [one] { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 7
   *[other] { $n } × { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 7
 }
fritsen-card-8 = { $n ->
    [one] { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 8
   *[other] { $n } × { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 8
 }
fritsen-card-9 = { $n ->
    [one] { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 9
   *[other] { $n } × { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 9
 }
fritsen-card-T = { $n ->
    [one] { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 10
   *[other] { $n } × { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } 10
 }
fritsen-card-J = { $n ->
    [one] { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } boer
   *[other] { $n } × { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } boer
 }
fritsen-card-Q = { $n ->
    [one] { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } vrouw
   *[other] { $n } × { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } vrouw
 }
fritsen-card-K = { $n ->
    [one] { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } koning
   *[other] { $n } × { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } koning
 }
fritsen-card-A = { $n ->
    [one] { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } aas
   *[other] { $n } × { $value ->
        [H] harten
        [C] klaveren
        [D] ruiten
       *[S] schoppen
     } aas
 }
fritsen-card-X = { $n ->
    [one] joker
   *[other] { $n } jokers
 }
fritsen-card-- = een lege plek
fritsen-suit-H = harten
fritsen-suit-C = klaveren
fritsen-suit-D = ruiten
fritsen-suit-S = schoppen
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
fritsen-toast-Frits = ‘Frits’
fritsen-toast-dubbelfrits = ‘dubbelfrits’
fritsen-toast-offer-Frits = ‘offer Frits’
fritsen-toast-iedereen-dubbelfrits = ‘iedereen dubbelfrits’
fritsen-toast-vuile-Frits = ‘vuile Frits’
fritsen-toast-kut-Kim = ‘kut Kim’
fritsen-toast-Chantal = ‘Chantal’
fritsen-toast-kut-Lisa = ‘kut Lisa’
fritsen-toast-Baudet = ‘Baudet’
fritsen-toast-van-der-Plas = ‘van der Plas’
fritsen-toast-supermooi-Erik = ‘supermooi Erik’
fritsen-toast-supermooi-Victor = ‘supermooi Victor’
fritsen-toast-- = zonder proost
fritsen-slip-vuile-Frits = ‘vuile Frits’
fritsen-slip-kut-Kim = ‘kut Kim’
fritsen-slip-Chantal = ‘Chantal’
fritsen-slip-kut-Lisa = ‘kut Lisa’
fritsen-slip-Baudet = ‘Baudet’
fritsen-slip-van-der-Plas = ‘van der Plas’
fritsen-slip-supermooi-Erik = ‘supermooi Erik’
fritsen-slip-supermooi-Victor = ‘supermooi Victor’
fritsen-slip-laatste-Frits = ‘laatste Frits’
fritsen-slip-call = ten onrechte een fout aangewezen
fritsen-slip-answer = een verkeerd antwoord
fritsen-report-2-1 = een regel overtreden
fritsen-report-2-2 = het verboden woord
fritsen-report-2-13 = anderen dwarszitten
fritsen-report-2-24 = een glaasje omgegooid
fritsen-report-2-25 = regelboekje nat
fritsen-report-2-26 = gekladder in het regelboekje
fritsen-report-2-27 = kaarten nat
fritsen-report-2-28 = kaarten op de grond
fritsen-report-2-29 = iets kapot
fritsen-report-2-42 = Frits en Willem zitten verkeerd
fritsen-award-4D = gladiolen Frits
fritsen-award-4E = uitfritsloze situatie
fritsen-award-4F = tactical Frits
fritsen-award-4M = tactical start
fritsen-ruling-erik = wie blokkeert, drinkt
fritsen-ruling-overlap = welke zet een kaart is
fritsen-ruling-lisa-in-pair = Lisa bij koning en aas
fritsen-ruling-exit-drink = uittreefritsje
fritsen-ruling-adopted-glass = een glaasje dat blijft staan
fritsen-ruling-kanonskogel-instead = kanonskogel of dubbele Frits
fritsen-ruling-false-call = ten onrechte aanwijzen
fritsen-ruling-joker-deadlock = vastzitten met jokers
fritsen-read-self = alleen wie de eigen 6 blokkeert
fritsen-read-every = iedereen die blokkeert
fritsen-read-choose = wie de zet doet, kiest
fritsen-read-fixed = een vaste volgorde
fritsen-read-true = ja
fritsen-read-false = nee
fritsen-read-always = voor ieder die uitfritst
fritsen-read-turn = alleen in de eigen beurt
fritsen-read-vote = meer dan de helft beslist
fritsen-read-one = één Fritsje
fritsen-read-shared = de laatste plaats wordt gedeeld
fritsen-clock-setup = de voorbereiding
fritsen-clock-pickup = het pakken van de kaarten
fritsen-clock-dirty = het vuil Fritsen
fritsen-clock-turn = deze beurt
fritsen-clock-window = het blokkeren
fritsen-clock-vote = de stemming
fritsen-clock-question = de vraag
fritsen-clock-pause = de pauze
fritsen-clock-repair = het verleggen van de stapel
fritsen-clock-exchange = het inwisselen van de hand
fritsen-clock-owner = de vraag van wie het glaasje is
fritsen-clock-final = het aanwijzen van de laatste kaart
fritsen-clock-drinks = het drinken
fritsen-clock-last = ‘laatste Frits’
fritsen-clock-rectify = het herstellen
fritsen-clock-leave = het weggaan
fritsen-clock-return = het teruggeven van kaarten
fritsen-clock-quiz = een antwoord
fritsen-reason-toilet = het toilet
fritsen-reason-drink = drank
fritsen-reason-other = iets anders
fritsen-motion-packs = twee pakken kaarten
fritsen-motion-no-dirty = niet vuil Fritsen
fritsen-motion-shuffle = slecht geschud
fritsen-motion-crooked = de dichte stapel ligt scheef
fritsen-motion-untidy = niet netjes gelegd
fritsen-motion-silly = een domme fout
fritsen-motion-remove = doet niet serieus mee
fritsen-motion-waive = hoeft niet te drinken
fritsen-motion-pause = een pauze
fritsen-motion-2-1 = een regel overtreden
fritsen-motion-2-2 = het verboden woord
fritsen-motion-2-13 = anderen dwarszitten
fritsen-motion-2-24 = een glaasje omgegooid
fritsen-motion-2-25 = regelboekje nat
fritsen-motion-2-26 = gekladder in het regelboekje
fritsen-motion-2-27 = kaarten nat
fritsen-motion-2-28 = kaarten op de grond
fritsen-motion-2-29 = iets kapot
fritsen-motion-2-42 = Frits en Willem zitten verkeerd
fritsen-motion-4D = gladiolen Frits
fritsen-motion-4E = uitfritsloze situatie
fritsen-motion-4F = tactical Frits
fritsen-motion-4M = tactical start
fritsen-motion-erik = wie blokkeert, drinkt
fritsen-motion-overlap = welke zet een kaart is
fritsen-motion-lisa-in-pair = Lisa bij koning en aas
fritsen-motion-exit-drink = uittreefritsje
fritsen-motion-adopted-glass = een glaasje dat blijft staan
fritsen-motion-kanonskogel-instead = kanonskogel of dubbele Frits
fritsen-motion-false-call = ten onrechte aanwijzen
fritsen-motion-joker-deadlock = vastzitten met jokers
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
fritsen-foul-lay = een kaart die daar niet mag
fritsen-foul-take = een dichte kaart gepakt
fritsen-foul-last = geen ‘laatste Frits’
fritsen-foul-glass = het glaasje
fritsen-foul-lift = het glaasje niet weggehaald
fritsen-foul-pick = een tweede stapel aangeraakt
fritsen-foul-peek-stock = in de dichte stapel gekeken
fritsen-foul-take-open = een kaart van een open stapel gepakt
fritsen-foul-grab = naar andermans kaarten gegrepen
fritsen-foul-bury = een kaart op de dichte stapel gelegd
fritsen-foul-shift = een kaart verlegd
fritsen-foul-shove = andermans glaasje verzet
fritsen-foul-spare = nog een glaasje
fritsen-foul-deal = gedeeld zonder Frits te zijn
fritsen-foul-exchange = te vroeg ingewisseld
fritsen-foul-early = kaarten gepakt terwijl Frits deelt
fritsen-role-frits = Frits
fritsen-role-willem = Willem
fritsen-choice-yes = ja
fritsen-choice-no = nee
fritsen-choice-1 = uitleg 1
fritsen-choice-2 = uitleg 2
fritsen-move-lay = { $move ->
    [hidden] Leg { $card } op { $cell }
   *[other] Leg { $card } op { $cell } als { $move }
 }
fritsen-move-pair = Koning en aas van { $suit } op { $cell }
fritsen-move-glass = Glaasje op { $cell }
fritsen-move-move = Verleg de stapel naar { $cell }
fritsen-move-keep = Laat het glaasje staan
fritsen-move-lift = Haal het glaasje weg
fritsen-move-draw = Drink en pak 2
fritsen-move-cannot = Er kan niets gelegd worden
fritsen-move-block = Blokkeer met klaveren 3!
fritsen-move-pass = Laat maar
fritsen-move-last = ‘Laatste Frits!’
fritsen-move-silence = Zeg niets
fritsen-move-drink = Gedronken
fritsen-move-skip = Ik drink niet
fritsen-move-dirty = Vuil Fritsen
fritsen-move-ready = Klaar
fritsen-move-back = Ik ben terug
fritsen-move-decline = Laat anderen beslissen
fritsen-move-reading-1 = De eerste uitleg
fritsen-move-reading-2 = De tweede uitleg
fritsen-move-shuffle = Schud
fritsen-move-deal = Deel
fritsen-move-open = Leg de eerste kaart open
fritsen-move-exchange = Wissel de hand in
fritsen-move-pick = Pak stapel { $pile }
fritsen-move-role = Kies: { $whom }
fritsen-move-compel = Laat schudden (dubbele Frits): { $whom }
fritsen-move-take = Pak een dichte kaart
fritsen-move-vote-yes = Stem voor
fritsen-move-vote-no = Stem tegen
fritsen-move-leave = Ga nu van tafel
fritsen-move-resign = Stop met dit potje
fritsen-move-retract = Herstel dat
fritsen-move-word = Ik zei het verboden woord
fritsen-move-claim = Zeg: uitfritsgarantie
fritsen-move-extra = Een extra Fritsje
fritsen-move-visit = Ik was er vandaag
fritsen-move-confess = Biecht een fout op
fritsen-move-uncover = Leg mijn kaarten open
fritsen-move-cover = Dek mijn kaarten af
fritsen-move-give-back = Geef de kaarten terug
fritsen-move-say-not = Weet ik niet, of zeg ik niet
fritsen-move-ask-glass = Van wie is dit glaasje?
fritsen-move-propose-packs = Stel twee pakken voor
fritsen-move-propose-no-dirty = Stel voor: niet vuil Fritsen
fritsen-move-propose-shuffle = Slecht geschud!
fritsen-move-propose-crooked = De dichte stapel ligt scheef!
fritsen-move-propose-untidy = Niet netjes!
fritsen-move-peek-stock = Gluur in de dichte stapel
fritsen-move-askew = Leg mijn laatste kaart scheef
fritsen-move-straighten = Leg de stapel recht
fritsen-move-pause-toilet = Naar het toilet
fritsen-move-pause-drink = Drank halen
fritsen-move-pause-other = Een andere pauze
fritsen-move-toast = Proost op { $toast }
fritsen-move-call = Wijs handeling { $act } aan
fritsen-move-unclear = Onduidelijke regel: { $ruling }
fritsen-move-silly = Domme fout: { $whom }
fritsen-move-remove = Doet niet serieus mee: { $whom }
fritsen-move-waive = Scheld het laatste drankje kwijt: { $whom }
fritsen-move-refill = Vul het glaasje: { $whom }
fritsen-move-gift = Laat drinken: { $whom }
fritsen-move-show = Laat mijn kaarten zien: { $whom }
fritsen-move-peek = Kijk in de kaarten: { $whom }
fritsen-move-take-up = Pak de kaarten: { $whom }
fritsen-move-count = Hoeveel kaarten: { $whom }?
fritsen-move-quiz = Overhoor wie aan de beurt is: { $whom }
fritsen-move-answer = Antwoord, aan de beurt: { $whom }
fritsen-move-ask-turn = Laat zeggen wie aan de beurt is: { $whom }
fritsen-move-owner = Glaasje van: { $whom }
fritsen-move-grab = Grijp de kaarten: { $whom }
fritsen-move-report = Meld: { $report } ({ $whom })
fritsen-move-nominate = Draag voor: { $award } ({ $whom })
fritsen-move-fumble = Laat { $card } vallen
fritsen-move-bury = { $card } op de dichte stapel
fritsen-move-shift = Verleg mijn laatste kaart naar { $cell }
fritsen-move-shove = Schuif het glaasje naar { $cell }
fritsen-move-spare = Nog een glaasje op { $cell }
fritsen-move-take-open = Pak de bovenste kaart van { $cell }
fritsen-move-nudge = Duw { $cell } scheef
fritsen-move-expire = { $whom ->
    [hidden] De tijd is om voor { $clock }
   *[other] De tijd is om voor { $clock }: { $whom }
 }

## What is asked

fritsen-asked-role = Noem wie het meest op { $role } lijkt.
    .title = Wie is { $role }?
fritsen-asked-choose-role = Ze komen er niet uit: jij kiest { $role }, uit deze spelers: { $whom }.
    .title = Jij beslist: { $role }
fritsen-asked-reading = Een regel is onduidelijk: { $ruling }. Kies een uitleg.
    .title = Hoe lezen we dit?
fritsen-asked-setup = { $step ->
    [shuffle] Schud de kaarten, voor iedereen zichtbaar.
    [deal] Deel op elke stapel een kaart, tot er vijf liggen.
   *[open] Leg de eerste kaart open.
 }
    .title = Maak de tafel klaar
fritsen-asked-pick = Pak één van de gedeelde stapels.
    .title = Pak je kaarten
fritsen-asked-dirty = Vuil Fritsen voor vijf nieuwe kaarten, of zeg dat je klaar bent.
    .title = Vuil Fritsen?
fritsen-asked-turn = { $you ->
    [yes] Jouw beurt: leg een kaart die past, of drink en pak 2.
   *[no] { $who } is aan de beurt.
 }
    .title = { $you ->
        [yes] Jouw beurt
       *[no] { $who } is aan de beurt
     }
fritsen-asked-drawn = Je hebt gepakt: leg een kaart die past, of begin een nieuwe stapel.
    .title = Leg, of begin een stapel
fritsen-asked-lift = Je glaasje staat nog op { $cell }: haal het eerst weg.
    .title = Je glaasje!
fritsen-asked-block = { $you ->
    [yes] Je eigen 6 ligt op { $cell }: blokkeer hem zelf, of laat maar.
   *[no] Er ligt een 6 op { $cell }: blokkeer met klaveren 3, of laat maar.
 }
    .title = Blokkeren?
    .button = Blokkeer!
    .decline = Laat maar
fritsen-asked-wait-window = { $you ->
    [yes] Je 6 ligt op { $cell }. Wacht af of iemand blokkeert.
   *[no] De 6 van { $who } ligt op { $cell }. Wacht af of iemand blokkeert.
 }
    .title = Wordt er geblokkeerd?
fritsen-asked-glass = Zet het glaasje op een open stapel.
    .title = Waar komt het glaasje?
fritsen-asked-last = Nog één kaart: zeg ‘laatste Frits’.
    .title = Nog één kaart!
fritsen-asked-repair = Je stapel op { $cell } ligt verkeerd: leg hem op een goede plek.
    .title = Verleg je stapel
fritsen-asked-drinks = Je moet nog drinken: drink en zeg het.
    .title = Drink op
fritsen-asked-whose-turn = Er is iemand aan de beurt. Weet jij wie?
    .title = Wie is aan de beurt?
fritsen-asked-exchange = { $at_you ->
    [yes] De negen seconden zijn om: wissel je hand in.
   *[no] De negen seconden zijn om: wissel de hand in voor { $whom }.
 }
    .title = Wissel de hand in
fritsen-asked-give = { $whom } heeft de hand neergelegd: geef vijf nieuwe kaarten, of wat er aan vijf ontbreekt.
    .title = Geef nieuwe kaarten
fritsen-asked-back = Het spel wacht op jou. Zeg het als je terug bent.
    .title = Ben je terug?
fritsen-asked-paused = Pauze. Nog weg: { $whom }.
    .title = Pauze
fritsen-asked-final = De laatste kaart ligt. Was hij fout, dan kan dat nog aangewezen worden.
    .title = Was dat goed?

## What the screen shows, and what a move would do

fritsen-fact-roles = { $you ->
    [yes] Jij bent Frits. Willem: { $willem }.
   *[no] Frits: { $who }. Willem: { $willem }.
 }
fritsen-fact-stock = { $count ->
    [0] De dichte stapel is op.
    [one] De dichte stapel heeft één kaart.
   *[other] De dichte stapel heeft { $count } kaarten.
 }
fritsen-fact-dealt = { $count ->
    [one] Op elke stapel is één kaart gedeeld; er liggen { $piles }.
   *[other] Op elke stapel zijn { $count } kaarten gedeeld; er liggen { $piles }.
 }
fritsen-fact-exchanging = { $you ->
    [yes] Jij wacht op nieuwe kaarten van Frits: { $count }.
   *[no] { $who } wacht op nieuwe kaarten van Frits: { $count }.
 }
fritsen-fact-pile = Stapel { $cell }, van onder af: { $cards }.
fritsen-fact-joker-pile = Jokerstapel { $cell }: { $cards }.
fritsen-fact-glass = { $you ->
    [yes] Jouw glaasje staat op { $cell }.
   *[no] Het glaasje van { $who } staat op { $cell }.
 }
fritsen-fact-whose-glass = Er staat een glaasje op { $cell }.
fritsen-fact-blocked = Geblokkeerd door het glaasje: { $cells }.
fritsen-fact-hand = { $n ->
    [0] Je hand is leeg.
   *[other] Je hand: { $cards }.
 }
fritsen-fact-cards = Kaarten in de hand: { $sizes }.
fritsen-fact-out = Uitgefritst: { $whom }.
fritsen-fact-removed = Gestopt: { $whom }.
fritsen-fact-fritsjes = Fritsjes: { $counts }.
fritsen-fact-window = { $you ->
    [yes] Jouw 6 op { $cell } kan geblokkeerd worden ({ $move }).
   *[no] De 6 op { $cell } kan geblokkeerd worden ({ $move }).
 }
fritsen-fact-last = Moet nog ‘laatste Frits’ zeggen: { $whom }.
fritsen-fact-vote = { $n ->
    [0] Er loopt een stemming: { $motion }.
   *[other] Er loopt een stemming: { $motion } ({ $whom }).
 }
fritsen-fact-paused = Pauze; weg: { $whom }.
fritsen-fact-turns = Eigen beurten tot nu toe: { $counts }.
fritsen-would-drink-self = Jij neemt: { $kind }, { $toast }.
fritsen-would-drink-others = De anderen nemen: { $kind }, { $toast }.
fritsen-would-window = De 6 op { $cell } kan dan geblokkeerd worden.
fritsen-would-out = Je bent uitgefritst.
fritsen-would-last = Je houdt één kaart over: ‘laatste Frits’.
fritsen-would-blocks = Het blokkeert: { $cells }.
fritsen-would-resign = Je doet dit potje niet meer mee; je kaarten gaan onder de dichte stapel.
    .title = Stoppen met dit potje?
    .button = Ja, ik stop
fritsen-because-card = { $card } past niet op { $top }.
fritsen-because-glass = Het glaasje blokkeert { $cell }.
fritsen-because-corner = Op { $cell } raakt hij alleen een hoek, of niets.
fritsen-because-only = Het is je enige kaart: { $card }.

## What happens

fritsen-event-roles = { $you ->
    [yes] Jij bent Frits; Willem: { $willem }.
   *[no] Frits is { $who }; Willem: { $willem }.
 }
fritsen-event-role = { $you ->
    [yes] { $at_you ->
        [yes] Jij noemt jezelf.
       *[no] Jij noemt: { $whom }.
    }
   *[no] { $at_you ->
        [yes] { $who } noemt jou.
       *[no] { $who } noemt: { $whom }.
    }
 }
fritsen-event-shuffle = { $you ->
    [yes] Jij schudt.
   *[no] { $who } schudt.
 }
fritsen-event-deal = { $you ->
    [yes] Jij deelt: { $packs ->
        [one] één pak
       *[other] { $packs } pakken
     }, { $cards } kaarten.
   *[no] { $who } deelt: { $packs ->
        [one] één pak
       *[other] { $packs } pakken
     }, { $cards } kaarten.
 }
fritsen-event-round = { $you ->
    [yes] Jij deelt: ronde { $round } van vijf.
   *[no] { $who } deelt: ronde { $round } van vijf.
 }
fritsen-event-given = { $known ->
    [yes] Op jouw stapel krijg je: { $cards }.
   *[no] { $who } krijgt een kaart bij de gepakte stapel.
 }
fritsen-event-open = { $you ->
    [yes] Jij legt open: { $cards }.
   *[no] { $who } legt open: { $cards }.
 }
fritsen-event-pick = { $known ->
    [yes] Jij pakt stapel { $pile }: { $cards }.
   *[no] { $who } pakt stapel { $pile }.
 }
fritsen-event-again = { $you ->
    [yes] Alles wordt opnieuw gedeeld; jij schudt.
   *[no] Alles wordt opnieuw gedeeld; { $who } schudt.
 }
fritsen-event-lay-down = { $you ->
    [yes] Vuile Frits: jij legt je hand neer en wacht op Frits.
   *[no] { $who }: vuile Frits, de hand ligt neer.
 }
fritsen-event-dirty = { $known ->
    [yes] Vuile Frits: je nieuwe kaarten zijn { $cards }.
   *[no] { $who }: vuile Frits, { $count } nieuwe kaarten.
 }
fritsen-event-ready = { $you ->
    [yes] Jij bent klaar.
   *[no] { $who } is klaar.
 }
fritsen-event-turn = { $you ->
    [yes] Jouw beurt ({ $count }).
   *[no] { $who } is aan de beurt ({ $count }).
 }
fritsen-event-lay = { $you ->
    [yes] Jij legt
   *[no] { $who } legt
 } { $card ->
    [joker] een joker
   *[other] { $card }
 } op { $top ->
    [joker] een joker
   *[other] { $top }
 } ({ $cell }){ $nick ->
    [Frits-Lisa] : Frits op Lisa!
    [Lisa-Frits] : Lisa op Frits!
    [Kim-Kim] : Kim op Kim!
    [Chantal-Joris] : Chantal op Joris!
    [Joris-Chantal] : Joris op Chantal!
    [Thierry-Kim] : Thierry op Kim!
    [Thierry-Caroline] : Thierry op Caroline!
   *[none] .
 }
fritsen-event-pair = { $you ->
    [yes] Jij legt { $king } en { $ace } samen ({ $cell }).
   *[no] { $who } legt { $king } en { $ace } samen ({ $cell }).
 }
fritsen-event-draw = { $known ->
    [yes] Jij pakt: { $cards }.
   *[no] { $count ->
        [0] Er valt niets te pakken voor { $who }.
        [one] { $who } pakt één kaart.
       *[other] { $who } pakt { $count } kaarten.
     }
 }
fritsen-event-take = { $known ->
    [yes] Jij pakt een dichte kaart: { $cards }.
   *[no] { $count ->
        [one] { $who } pakt een dichte kaart.
       *[other] { $who } pakt { $count } dichte kaarten.
     }
 }
fritsen-event-cannot = { $you ->
    [yes] Jij kunt niets leggen.
   *[no] { $who } kan niets leggen.
 }
fritsen-event-window = { $you ->
    [yes] Jouw 6 op { $cell } kan nu geblokkeerd worden.
   *[no] De 6 van { $who } op { $cell } kan nu geblokkeerd worden.
 }
fritsen-event-pass = { $you ->
    [yes] Jij laat het lopen.
   *[no] { $who } laat het lopen.
 }
fritsen-event-block = { $you ->
    [yes] Jij blokkeert op { $cell }: Jesse Klaver op Thierry!
   *[no] { $who } blokkeert op { $cell }: Jesse Klaver op Thierry!
 }
fritsen-event-exchange = { $known ->
    [yes] Je hand is ingewisseld: { $cards }.
   *[no] { $you ->
        [yes] { $count ->
            [one] Jij wisselt één kaart in.
           *[other] Jij wisselt { $count } kaarten in.
         }
       *[no] { $count ->
            [one] { $who } wisselt één kaart in.
           *[other] { $who } wisselt { $count } kaarten in.
         }
     }
 }
fritsen-event-glass = { $you ->
    [yes] Jij zet het glaasje op { $cell }.
   *[no] { $who } zet het glaasje op { $cell }.
 }
fritsen-event-keep = { $you ->
    [yes] Jij laat het glaasje op { $cell } staan.
   *[no] { $who } laat het glaasje op { $cell } staan.
 }
fritsen-event-lift = { $you ->
    [yes] Jij haalt het glaasje van { $cell }.
   *[no] { $who } haalt het glaasje van { $cell }.
 }
fritsen-event-last = { $you ->
    [yes] Jij zegt ‘laatste Frits’.
   *[no] { $who } zegt ‘laatste Frits’.
 }
fritsen-event-silent = { $you ->
    [yes] Jij zegt niets over je laatste kaart.
   *[no] { $who } zegt niets over de laatste kaart.
 }
fritsen-event-drink = { $you ->
    [yes] { $count ->
        [0] Jij neemt: { $kind }.
       *[other] Jij neemt: { $kind } ({ $count }), { $toast }.
     }
   *[no] { $count ->
        [0] { $who } neemt: { $kind }.
       *[other] { $who } neemt: { $kind } ({ $count }), { $toast }.
     }
 }
fritsen-event-capped = { $you ->
    [yes] Jij hoeft geen derde keer te drinken: { $kind }.
   *[no] { $who } hoeft geen derde keer te drinken: { $kind }.
 }
fritsen-event-change = { $you ->
    [yes] Voor jou wordt het: { $kind }, { $toast }.
   *[no] Voor { $who } wordt het: { $kind }, { $toast }.
 }
fritsen-event-drunk = { $you ->
    [yes] Jij hebt gedronken: { $kind } ({ $count }).
   *[no] { $who } heeft gedronken: { $kind } ({ $count }).
 }
fritsen-event-skipped = { $you ->
    [yes] Jij drinkt niet: { $kind } ({ $count }).
   *[no] { $who } drinkt niet: { $kind } ({ $count }).
 }
fritsen-event-waived = { $you ->
    [yes] Jij hoeft niet te drinken: { $kind } ({ $count }).
   *[no] { $who } hoeft niet te drinken: { $kind } ({ $count }).
 }
fritsen-event-out = { $you ->
    [yes] Jij bent uitgefritst: plaats { $place }, na { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
     }!
   *[no] { $who } is uitgefritst: plaats { $place }, na { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
     }!
 }
fritsen-event-loser = { $you ->
    [yes] Jij hebt als laatste nog kaarten.
   *[no] { $who } heeft als laatste nog kaarten.
 }
fritsen-event-deadlock = Niemand kan nog leggen: er zijn alleen losse jokers over. Samen laatste: { $whom }.
fritsen-event-idle = Er is { $count } beurten niets gelegd: het potje is uit.
fritsen-event-over = Het potje is uit.
fritsen-event-badge = { $variant ->
    [efteling] Allen waren vandaag in de Efteling: een insigne voor Eftelingfritsen!
   *[bloom] Allen zijn bij het Gustav Mahlerplein: een insigne voor Bloom fritsen!
 }
fritsen-event-utter = { $you ->
    [yes] Van jou: { $name }!
   *[no] { $who }: { $name }!
 }
fritsen-event-medal = { $you ->
    [yes] Jij verdient een medaille: { $medal }!
   *[no] { $who } verdient een medaille: { $medal }!
 }
fritsen-event-award = { $you ->
    [yes] De tafel kent jou toe: { $award }!
   *[no] De tafel kent { $who } toe: { $award }!
 }
fritsen-event-expire = { $you ->
    [yes] Jouw tijd voor { $clock } is om.
   *[no] De tijd voor { $clock } is om.
 }
fritsen-event-toast = { $you ->
    [yes] Jij proost op { $toast }.
   *[no] { $who } proost op { $toast }.
 }
fritsen-event-slip = { $you ->
    [yes] Dat was verkeerd: { $slip }. Je kunt het herstellen.
   *[no] Dat was verkeerd van { $who }: { $slip }.
 }
fritsen-event-retract = { $you ->
    [yes] Jij herstelt het.
   *[no] { $who } herstelt het.
 }
fritsen-event-word = { $you ->
    [yes] Jij zei het verboden woord!
   *[no] { $who } zei het verboden woord!
 }
fritsen-event-foul = { $you ->
    [yes] Een fout van jou: { $foul }.
   *[no] Een fout van { $who }: { $foul }.
 }
fritsen-event-take-back = { $you ->
    [yes] Jij neemt { $card } terug van { $cell }.
   *[no] { $who } neemt { $card } terug van { $cell }.
 }
fritsen-event-touch = { $you ->
    [yes] Jij raakt ook stapel { $pile } aan.
   *[no] { $who } raakt ook stapel { $pile } aan.
 }
fritsen-event-hasty = { $you ->
    [yes] Jij begint de kaarten van { $whom } al in te wisselen.
   *[no] { $at_you ->
        [yes] { $who } begint jouw kaarten al in te wisselen.
       *[no] { $who } begint de kaarten van { $whom } al in te wisselen.
    }
 }
fritsen-event-moved = { $you ->
    [yes] Jij verlegt { $card } naar { $cell }.
   *[no] { $who } verlegt { $card } naar { $cell }.
 }
fritsen-event-call = { $you ->
    [yes] Jij wijst een fout aan: { $deed } ({ $whom })!
   *[no] { $who } wijst een fout aan: { $deed } ({ $whom })!
 }
fritsen-event-false-call = { $you ->
    [yes] Er was niets mis: jij wees het ten onrechte aan.
   *[no] Er was niets mis: { $who } wees het ten onrechte aan.
 }
fritsen-event-confess = { $you ->
    [yes] Jij biecht een fout op die niemand zag.
   *[no] { $who } biecht een fout op die niemand zag.
 }
fritsen-event-propose = { $you ->
    [yes] { $n ->
        [0] Jij brengt in stemming: { $motion }.
       *[other] Jij brengt in stemming: { $motion } ({ $whom }).
     }
   *[no] { $n ->
        [0] { $who } brengt in stemming: { $motion }.
       *[other] { $who } brengt in stemming: { $motion } ({ $whom }).
     }
 }
fritsen-event-vote = { $you ->
    [yes] Jij stemt: { $choice }.
   *[no] { $who } stemt: { $choice }.
 }
fritsen-event-outcome = { $ended ->
    [yes] { $n ->
        [0] Aangenomen (voor: { $yes }, nodig: { $needed }): { $motion }.
       *[other] Aangenomen (voor: { $yes }, nodig: { $needed }): { $motion } ({ $whom }).
     }
   *[no] { $n ->
        [0] Niet aangenomen (voor: { $yes }, nodig: { $needed }): { $motion }.
       *[other] Niet aangenomen (voor: { $yes }, nodig: { $needed }): { $motion } ({ $whom }).
     }
 }
fritsen-event-ruling = Vanaf nu geldt voor ‘{ $ruling }’: { $read }.
fritsen-event-decline = { $you ->
    [yes] Jij laat anderen beslissen.
   *[no] { $who } laat anderen beslissen.
 }
fritsen-event-pause = { $you ->
    [yes] Jij vraagt om pauze: { $reason }.
   *[no] { $who } vraagt om pauze: { $reason }.
 }
fritsen-event-leave = { $you ->
    [yes] Jij gaat van tafel: { $reason }. Het spel pauzeert.
   *[no] { $who } gaat van tafel: { $reason }. Het spel pauzeert.
 }
fritsen-event-back = { $you ->
    [yes] Jij bent terug.
   *[no] { $who } is terug.
 }
fritsen-event-resume = Het spel gaat verder.
fritsen-event-removed = { $n ->
    [0] { $who } moet stoppen.
   *[other] { $you ->
        [yes] Jij moet stoppen. Je kaarten waren: { $cards }.
       *[no] { $who } moet stoppen. De kaarten waren: { $cards }.
     }
 }
fritsen-event-under = { $you ->
    [yes] { $count ->
        [one] Jouw kaart gaat onder de dichte stapel.
       *[other] Jouw { $count } kaarten gaan onder de dichte stapel.
     }
   *[no] { $count ->
        [one] De kaart van { $who } gaat onder de dichte stapel.
       *[other] De { $count } kaarten van { $who } gaan onder de dichte stapel.
     }
 }
fritsen-event-resign = { $you ->
    [yes] Jij stopt met dit potje.
   *[no] { $who } stopt met dit potje.
 }
fritsen-event-extra = { $you ->
    [yes] Jij neemt een extra Fritsje. Gewaardeerd!
   *[no] { $who } neemt een extra Fritsje. Gewaardeerd!
 }
fritsen-event-refill = { $you ->
    [yes] Jij vult een glaasje: { $whom }.
   *[no] { $who } vult een glaasje: { $whom }.
 }
fritsen-event-gift = { $you ->
    [yes] Jij laat iemand drinken: { $whom }.
   *[no] { $who } laat iemand drinken: { $whom }.
 }
fritsen-event-claim = { $you ->
    [yes] Jij zegt uitfritsgarantie te hebben.
   *[no] { $who } zegt uitfritsgarantie te hebben.
 }
fritsen-event-visit = { $you ->
    [yes] Jij was er vandaag.
   *[no] { $who } was er vandaag.
 }
fritsen-event-uncover = { $you ->
    [yes] Jij legt je kaarten open.
   *[no] { $who } laat de kaarten open liggen.
 }
fritsen-event-cover = { $you ->
    [yes] Jij dekt je kaarten af.
   *[no] { $who } dekt de kaarten af.
 }
fritsen-event-peek = { $known ->
    [yes] Gezien ({ $whom }): { $cards }.
   *[no] { $you ->
        [yes] Jij kijkt in iemands kaarten: { $whom }.
       *[no] { $who } kijkt in iemands kaarten: { $whom }.
     }
 }
fritsen-event-show = { $known ->
    [yes] Getoond door { $who }: { $cards }.
   *[no] { $you ->
        [yes] Jij laat je kaarten zien: { $whom }.
       *[no] { $who } laat de kaarten zien: { $whom }.
     }
 }
fritsen-event-take-up = { $known ->
    [yes] Opgepakt ({ $whom }): { $cards }.
   *[no] { $you ->
        [yes] Jij pakt iemands kaarten: { $whom }.
       *[no] { $who } pakt iemands kaarten: { $whom }.
     }
 }
fritsen-event-give-back = { $you ->
    [yes] Jij geeft de kaarten terug: { $whom }.
   *[no] { $who } geeft de kaarten terug: { $whom }.
 }
fritsen-event-count = { $you ->
    [yes] { $count ->
        [one] Jij vraagt hoeveel kaarten ({ $whom }): één.
       *[other] Jij vraagt hoeveel kaarten ({ $whom }): { $count }.
     }
   *[no] { $count ->
        [one] { $who } vraagt hoeveel kaarten ({ $whom }): één.
       *[other] { $who } vraagt hoeveel kaarten ({ $whom }): { $count }.
     }
 }
fritsen-event-quiz = { $you ->
    [yes] Jij overhoort wie aan de beurt is: { $whom }.
   *[no] { $who } overhoort wie aan de beurt is: { $whom }.
 }
fritsen-event-answer = { $you ->
    [yes] Jij antwoordt: { $whom }.
   *[no] { $who } antwoordt: { $whom }.
 }
fritsen-event-ask-turn = { $you ->
    [yes] { $n ->
        [0] Jij wilt de waarheid weten ({ $whom }). Aan de beurt: { $turn }.
       *[other] Jij wilt de waarheid weten ({ $whom }). Aan de beurt: { $turn }; uitgefritst: { $out }.
     }
   *[no] { $n ->
        [0] { $who } wil de waarheid weten ({ $whom }). Aan de beurt: { $turn }.
       *[other] { $who } wil de waarheid weten ({ $whom }). Aan de beurt: { $turn }; uitgefritst: { $out }.
     }
 }
fritsen-event-say-not = { $you ->
    [yes] Jij weet het niet, of zegt het niet.
   *[no] { $who } weet het niet, of zegt het niet.
 }
fritsen-event-ask-glass = { $you ->
    [yes] Jij vraagt van wie het glaasje is.
   *[no] { $who } vraagt van wie het glaasje is.
 }
fritsen-event-owner = { $you ->
    [yes] Jij zegt van wie het glaasje is: { $whom }.
   *[no] { $who } zegt van wie het glaasje is: { $whom }.
 }
fritsen-event-askew = { $you ->
    [yes] Jouw kaart op { $cell } ligt scheef.
   *[no] De kaart van { $who } op { $cell } ligt scheef.
 }
fritsen-event-straighten = { $you ->
    [yes] Jij legt de stapel recht.
   *[no] { $who } legt de stapel recht.
 }
fritsen-event-fumble = { $you ->
    [yes] Jij laat { $card } vallen.
   *[no] { $who } laat { $card } vallen.
 }
fritsen-event-compel = { $you ->
    [yes] Jij laat iemand schudden: { $whom }.
   *[no] { $who } laat iemand schudden: { $whom }.
 }
fritsen-event-grab = { $you ->
    [yes] Jij grijpt naar iemands kaarten: { $whom }.
   *[no] { $who } grijpt naar iemands kaarten: { $whom }.
 }
fritsen-event-peek-stock = { $known ->
    [yes] Jij gluurt in de dichte stapel: { $card }.
   *[no] { $who } gluurt in de dichte stapel.
 }
fritsen-event-bury = { $you ->
    [yes] Jij legt { $card } op de dichte stapel.
   *[no] { $who } legt { $card } op de dichte stapel.
 }
fritsen-event-take-open = { $you ->
    [yes] Jij pakt { $card } van { $cell }.
   *[no] { $who } pakt { $card } van { $cell }.
 }
fritsen-event-shift = { $you ->
    [yes] Jij verlegt { $card } van { $from } naar { $cell }.
   *[no] { $who } verlegt { $card } van { $from } naar { $cell }.
 }
fritsen-event-shove = { $you ->
    [yes] Jij schuift het glaasje naar { $cell }.
   *[no] { $who } schuift het glaasje naar { $cell }.
 }
fritsen-event-spare = { $you ->
    [yes] Jij zet zomaar een glaasje op { $cell }.
   *[no] { $who } zet zomaar een glaasje op { $cell }.
 }
fritsen-event-nudge = { $you ->
    [yes] Jij duwt { $cell } scheef.
   *[no] { $who } duwt { $cell } scheef.
 }
fritsen-event-put-back = { $you ->
    [yes] Jij legt { $card } terug op { $cell }.
   *[no] { $who } legt { $card } terug op { $cell }.
 }
fritsen-event-glass-back = { $you ->
    [yes] Jij zet het glaasje terug op { $cell }.
   *[no] { $who } zet het glaasje terug op { $cell }.
 }

## Why a bot plays so

fritsen-why-last = Er is nog één kaart: zeg het, anders kost het een Fritsje.
fritsen-why-lift = Je glaasje moet eerst weg.
fritsen-why-block = Zo ben je klaveren 3 kwijt en doet de 6 niets.
fritsen-why-pass = Je hebt geen klaveren 3 om mee te blokkeren.
fritsen-why-drink = Wat op de rekening staat, gaat op.
fritsen-why-back = Dan kan het spel verder.
fritsen-why-cannot = Er kan niets gelegd worden.
fritsen-why-dirty = Je starthand heeft te weinig speciale kaarten.
fritsen-why-ready = Je starthand is goed genoeg.
fritsen-why-pick = De ene dichte stapel is zo goed als de andere.
fritsen-why-choose = Iemand moet genoemd worden.
fritsen-why-decline = Wie hierna komt mag beslissen.
fritsen-why-glass = Daar zit het de anderen meer in de weg dan jou.
fritsen-why-draw = Er past niets, dus pak je er twee.
fritsen-why-pair = Twee kaarten tegelijk weg.
fritsen-why-lay = Je andere kaarten kunnen daarna nog ergens heen.

## What a match adds up to

fritsen-when = beurt { $n }
fritsen-length = { $n ->
    [one] { $n } beurt
   *[other] { $n } beurten
 }
fritsen-chart = Kaarten in de hand
fritsen-chart-means = Hoeveel kaarten ieder na elke beurt nog had.
fritsen-tally-fritsjes = Fritsjes
fritsen-tally-turns = eigen beurten
fritsen-tally-piles = nieuwe stapels
fritsen-tally-blocks = blokkades
fritsen-tally-medals = medailles
fritsen-tally-dirty = vuile Fritsen
fritsen-tally-fouls = fouten

## Options

fritsen-option-referee = Scheidsrechter
fritsen-option-referee-means = Wat er gebeurt met een zet die niet mag: geweigerd, meteen bestraft, of aan de tafel om op te merken.
fritsen-option-packs = Pakken kaarten
fritsen-option-packs-means = Naar het aantal spelers, of altijd twee.
fritsen-option-jokers_per_pack = Jokers per pak
fritsen-option-jokers_per_pack-means = Twee, of drie met de bridgekaart.
fritsen-option-dirty_fritsen = Vuil Fritsen
fritsen-option-dirty_fritsen-means = Startkaarten mogen ingewisseld worden voor een dubbele Frits.
fritsen-option-pro_moves = PRO-zetten
fritsen-option-pro_moves-means = Koning en aas samen, een 6 op een vrouw of boer, en de klaveren 3 die blokkeert.
fritsen-option-drink = Drank
fritsen-option-drink-means = Wat er geschonken wordt; alcohol alleen voor wie 18 is en dat wil, één glaasje per Fritsje.
fritsen-option-kanonskogel = Kanonskogelfritsen
fritsen-option-kanonskogel-means = Wie als laatste kaarten heeft, drinkt ook een kanonskogel.
fritsen-option-laf = Laf Fritsen
fritsen-option-laf-means = Ieder kiest zelf of er gedronken wordt.
fritsen-option-frans = Frans Fritsen
fritsen-option-frans-means = De kaarten tonen Franse letters.
fritsen-option-russisch = Russisch fritsen
fritsen-option-russisch-means = Spelers mogen elkaar zomaar laten drinken.
fritsen-option-efteling = Eftelingfritsen
fritsen-option-efteling-means = Een insigne als iedereen vandaag in de Efteling was.
fritsen-option-bloom = Bloom fritsen
fritsen-option-bloom-means = Een insigne als iedereen bij het Gustav Mahlerplein is.
fritsen-option-drink_confirm = Drankjes bevestigen
fritsen-option-drink_confirm-means = Elk drankje wordt bevestigd door wie het drinkt, voordat het potje uit is.
fritsen-option-dealer = Delen
fritsen-option-dealer-means = De kaarten worden vanzelf gedeeld, of Frits schudt, deelt en wisselt in.
fritsen-option-roles = Frits en Willem
fritsen-option-roles-means = Door stemming, of door loting.
fritsen-option-oldest = De oudste
fritsen-option-oldest-means = De plaats van de oudste speler, die beslist als niemand anders dat doet.
fritsen-option-show_turn = Beurt tonen
fritsen-option-show_turn-means = Toont wie aan de beurt is, hoeveel kaarten ieder heeft en van wie het glaasje is.
fritsen-option-untidy = Slordige kaarten
fritsen-option-untidy-means = Kaarten kunnen scheef liggen, en de tafel mag erover stemmen.
fritsen-option-mischief = Kattenkwaad
fritsen-option-mischief-means = Verboden handwerk kan, en iedereen kan het zien.
fritsen-option-board_columns = Breedte van de snijplank
fritsen-option-board_columns-means = Hoeveel kolommen de snijplank heeft.
fritsen-option-cells = Plekken voor nieuwe stapels
fritsen-option-cells-means = Alle plekken, of alleen plekken die verschil maken, voor bots die zoeken.
fritsen-option-calls = Tafelpraat
fritsen-option-calls-means = Stemmingen, proosten, pauzes en aanwijzen; uit voor simulaties.
fritsen-option-bots_notice = Bots merken fouten op
fritsen-option-bots_notice-means = Hoe vaak, in procenten, een bot een zichtbare fout aanwijst.
fritsen-option-idle_turns = Beurten zonder kaart
fritsen-option-idle_turns-means = Na zoveel beurten zonder gelegde kaart is het potje uit.
fritsen-option-turn_seconds = Seconden per beurt
fritsen-option-turn_seconds-means = Hoelang een beurt, de voorbereiding en het vuil Fritsen mogen duren; 0 is helemaal geen klok.
fritsen-option-erik = Erikje
fritsen-option-erik-means = Wie een Erikje neemt: wie de eigen 6 blokkeert, of ieder die blokkeert.
fritsen-option-overlap = Twee zetten voor een kaart
fritsen-option-overlap-means = Als een kaart bij twee zetten past: wie legt, kiest, of een vaste volgorde geldt.
fritsen-option-lisa_in_pair = Lisa bij koning en aas
fritsen-option-lisa_in_pair-means = Harten koning en aas samen geven ook een Lisaatje.
fritsen-option-exit_drink = Uittreefritsje
fritsen-option-exit_drink-means = Voor ieder die uitfritst, of alleen met een zet in de eigen beurt.
fritsen-option-adopted_glass = Een glaasje dat blijft
fritsen-option-adopted_glass-means = Wie een glaasje laat staan, wordt de eigenaar.
fritsen-option-kanonskogel_instead = Kanonskogel in plaats daarvan
fritsen-option-kanonskogel_instead-means = De kanonskogel komt in plaats van de dubbele Frits van de laatste.
fritsen-option-false_call = Ten onrechte aangewezen
fritsen-option-false_call-means = Over ten onrechte aanwijzen kan gestemd worden, of het kost meteen een Fritsje.
fritsen-option-joker_deadlock = Vastzitten met jokers
fritsen-option-joker_deadlock-means = Als er alleen jokers over zijn die niet gelegd mogen worden, wordt de laatste plaats meteen gedeeld, of pas na een stemming.
fritsen-value-strict = streng
fritsen-value-auto = automatisch
fritsen-value-table = de tafel
fritsen-value-own = eigen drankje
fritsen-value-none = niets, zonder alcohol
fritsen-value-beer = bier (18+)
fritsen-value-champagne = champagne (18+)
fritsen-value-radler = radler (18+)
fritsen-value-manual = door Frits
fritsen-value-vote = stemming
fritsen-value-random = door loting
fritsen-value-all = alle
fritsen-value-few = enkele
fritsen-value-self = wie de eigen 6 blokkeert
fritsen-value-every = ieder die blokkeert
fritsen-value-choose = wie legt, kiest
fritsen-value-fixed = vaste volgorde
fritsen-value-always = altijd
fritsen-value-turn = in de eigen beurt
fritsen-value-one = één Fritsje
fritsen-value-shared = de laatste plaats wordt gedeeld

## Things on the table

fritsen-touch-cell = plek { $what }
fritsen-touch-hand = { $card }
fritsen-touch-pile = stapel { $what }
fritsen-touch-act = handeling { $what }
fritsen-touch-as = als { $what }
fritsen-touch-pair = { $what ->
    [H] koning en aas van harten
    [C] koning en aas van klaveren
    [D] koning en aas van ruiten
   *[S] koning en aas van schoppen
 }
fritsen-touch-glass = het glaasje
fritsen-touch-stock = dichte stapel

## Terminal

fritsen-letters = B V K A
fritsen-title = Fritsen, scheidsrechter: { $referee }
fritsen-closed = { $n } dicht
fritsen-jokers = jokers
fritsen-glass = glaasje
fritsen-queens = { $n } vrouwen
fritsen-new = nieuw
fritsen-tally = { $n ->
    [one] { $n } Fritsje
   *[other] { $n } Fritsjes
 }
fritsen-still-open = { $n } te drinken
fritsen-is-out = uit: plaats { $n }
fritsen-is-removed = gestopt
fritsen-is-away = weg
fritsen-is-ready = klaar
fritsen-owes-last = één kaart!
fritsen-clocks = Het gaat nu om { $clocks }.
fritsen-vote = Stemming: { $what } (voor { $yes }, tegen { $no }, nodig { $needed }).
fritsen-medals = medaille
fritsen-act-lay = legde
fritsen-act-take = pakte een dichte kaart
fritsen-act-last = zweeg met één kaart
fritsen-act-glass = zette het glaasje
fritsen-act-lift = liet het glaasje staan
fritsen-act-pick = pakte een stapel
fritsen-act-peek-stock = gluurde in de dichte stapel
fritsen-act-take-open = pakte van een open stapel
fritsen-act-grab = greep naar kaarten
fritsen-act-bury = legde op de dichte stapel
fritsen-act-shift = verlegde een kaart
fritsen-act-shove = verschoof het glaasje
fritsen-act-spare = zette zomaar nog een glaasje
fritsen-act-deal = deelde
fritsen-act-exchange = begon in te wisselen
fritsen-act-early = pakte een stapel die nog werd gedeeld
fritsen-acts = Aan te wijzen:
fritsen-special = { $n } speciaal
fritsen-help-cards = Een kaart is waarde en symbool: 7H, TC, VD, AS (H harten, C klaveren, D ruiten, S schoppen; T 10, B boer, V vrouw, K koning, A aas); X is een joker. Leg hem op een plek: 7H b1.
fritsen-help-calls = Stemmen, proosten, pauzes en aanwijzen kan altijd: stem voor, proost op Frits, naar het toilet, wijs handeling 1 aan; over iemand: domme fout en een naam.
fritsen-help-limit = Een eigen grens, die niemand anders ziet: { $command } 5. Wat erbovenop komt, is symbolisch; { $command } 0 haalt hem weg.
fritsen-limit = { $n ->
    [0] Geen grens voor mij
    [one] Mijn grens: { $n } Fritsje
   *[other] Mijn grens: { $n } Fritsjes
}
fritsen-limit-command = grens
fritsen-limit-set = { $limit }. Alleen jij weet het: het staat in geen verslag en niemand ziet verschil. Het telt je Fritsjes van dit potje; wat erbovenop komt, is symbolisch.
fritsen-symbolic = { $n } symbolisch, boven je grens van { $limit }

## When it is over

fritsen-ended-few = Er is nog maar één speler over.
fritsen-ended-deadlock = Niemand kon nog een kaart leggen.
fritsen-ended-idle = Er is te lang niets gelegd.
fritsen-counts-fritsjes = { $n ->
    [one] { $n } Fritsje
   *[other] { $n } Fritsjes
 }

## The first lesson, and the page of one minute

fritsen-lesson-higher = Er ligt een harten 5. Leg je harten 7 erop: hoger, en hetzelfde symbool.
    .title = Hoger op hetzelfde symbool
    .right = Weer een kaart weg
    .means = De aas is het hoogst, en alleen de 2 van dat symbool begint daarop opnieuw.
    .look = Je wilt kaarten kwijt. Moeten er echt twee bij?
fritsen-lesson-draw = Op de koning past niets. Drink dan en pak 2.
    .title = Er past niets
    .right = Gedronken, en twee erbij
    .means = Wat je drinkt, bepaal je zelf; zonder alcohol telt het net zo goed.
fritsen-lesson-pile = Nog steeds past er niets. Begin een nieuwe stapel naast een andere, met elke kaart behalve een joker.
    .title = Een nieuwe stapel
    .right = Dat mag nu
    .means = Een nieuwe stapel mag alleen na drinken en pakken.
fritsen-lesson-joker = Leg je joker: hij begint de jokerstapel, en alle anderen drinken.
    .title = Laat de anderen drinken
    .right = Ze proosten op ‘Frits’
    .means = Ook een vrouw op een vrouw, een koning op de harten aas of een 9 op een 9 laat de anderen drinken. Een joker mag niet je laatste kaart zijn.
    .look = Welke kaart laat anderen drinken in plaats van jou?
fritsen-lesson-block = Met een 6 op een vrouw wordt de hele hand ingewisseld. Jij hebt klaveren 3: blokkeer, buiten je beurt.
    .title = Snel, blokkeer!
    .right = Jesse Klaver was sneller
    .means = Het inwisselen gaat niet door, jij bent een kaart kwijt, en voor de 6 is toch gedronken.
    .look = Een slechte hand wordt zo een nieuwe. Vind je dat goed?
fritsen-lesson-last = Je hebt nog één kaart. Zeg binnen negen seconden ‘laatste Frits’.
    .title = Nog één kaart
    .right = Op tijd gezegd
    .means = Wie het vergeet, neemt een Fritsje des. Wie het op een ander moment zegt, ook.
fritsen-lesson-out = Je laatste kaart past. Leg hem, en je bent uitgefritst.
    .title = Je laatste kaart
    .right = Uitgefritst!
    .means = Je proost op ‘Frits’ en neemt een uittreefritsje. Wie als laatste kaarten heeft, neemt een dubbele Frits.
    .look = Hij past, en het is de laatste. Waar wacht je op?
fritsen-minute-aim = Raak als eerste je kaarten kwijt. Wie als laatste kaarten heeft, drinkt dubbel. Wat je drinkt, kies je zelf.
    .title = Het doel
fritsen-minute-turn = Leg een hogere kaart met hetzelfde symbool. Past er niets? Drink, pak 2 en leg dan, of begin een nieuwe stapel.
    .title = Jouw beurt
fritsen-minute-others = Een 9 op een 9, een koning op de harten aas, een vrouw op een vrouw, een joker: de anderen drinken. Eentje lager: jijzelf.
    .title = Laat anderen drinken
fritsen-minute-six = Een 6 op een vrouw kost je dubbel, en je hand wordt ingewisseld, tenzij iemand blokkeert met klaveren 3.
    .title = Inwisselen
fritsen-minute-glass = Een 6 op een boer: zet het glaasje op een stapel. Daar en ernaast mag niemand leggen tot je volgende beurt.
    .title = Het glaasje
fritsen-minute-last = Met nog één kaart zeg je ‘laatste Frits’. En zeg nooit het verboden woord.
    .title = Nog één kaart
