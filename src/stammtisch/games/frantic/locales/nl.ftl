# Frantic in Dutch. The same keys and variables stand in every catalogue.

frantic-line = Raak je kaarten kwijt, en zorg dat het de anderen niet lukt.

## Kaarten, gebeurtenissen, zetten

frantic-card = { $n ->
    [one] { $value }
   *[other] { $n } × { $value }
 }
frantic-card-B = { $n ->
    [one] blauw { $value }
   *[other] { $n } × blauw { $value }
 }
frantic-card-BGift = { $n ->
    [one] de blauwe Gift-kaart
   *[other] { $n } blauwe Gift-kaarten
 }
frantic-card-BExchange = { $n ->
    [one] de blauwe Exchange-kaart
   *[other] { $n } blauwe Exchange-kaarten
 }
frantic-card-B2nd = { $n ->
    [one] de blauwe 2nd Chance-kaart
   *[other] { $n } blauwe 2nd Chance-kaarten
 }
frantic-card-BSkip = { $n ->
    [one] de blauwe Skip-kaart
   *[other] { $n } blauwe Skip-kaarten
 }
frantic-card-R = { $n ->
    [one] rood { $value }
   *[other] { $n } × rood { $value }
 }
frantic-card-RGift = { $n ->
    [one] de rode Gift-kaart
   *[other] { $n } rode Gift-kaarten
 }
frantic-card-RExchange = { $n ->
    [one] de rode Exchange-kaart
   *[other] { $n } rode Exchange-kaarten
 }
frantic-card-R2nd = { $n ->
    [one] de rode 2nd Chance-kaart
   *[other] { $n } rode 2nd Chance-kaarten
 }
frantic-card-RSkip = { $n ->
    [one] de rode Skip-kaart
   *[other] { $n } rode Skip-kaarten
 }
frantic-card-G = { $n ->
    [one] groen { $value }
   *[other] { $n } × groen { $value }
 }
frantic-card-GGift = { $n ->
    [one] de groene Gift-kaart
   *[other] { $n } groene Gift-kaarten
 }
frantic-card-GExchange = { $n ->
    [one] de groene Exchange-kaart
   *[other] { $n } groene Exchange-kaarten
 }
frantic-card-G2nd = { $n ->
    [one] de groene 2nd Chance-kaart
   *[other] { $n } groene 2nd Chance-kaarten
 }
frantic-card-GSkip = { $n ->
    [one] de groene Skip-kaart
   *[other] { $n } groene Skip-kaarten
 }
frantic-card-Y = { $n ->
    [one] geel { $value }
   *[other] { $n } × geel { $value }
 }
frantic-card-YGift = { $n ->
    [one] de gele Gift-kaart
   *[other] { $n } gele Gift-kaarten
 }
frantic-card-YExchange = { $n ->
    [one] de gele Exchange-kaart
   *[other] { $n } gele Exchange-kaarten
 }
frantic-card-Y2nd = { $n ->
    [one] de gele 2nd Chance-kaart
   *[other] { $n } gele 2nd Chance-kaarten
 }
frantic-card-YSkip = { $n ->
    [one] de gele Skip-kaart
   *[other] { $n } gele Skip-kaarten
 }
frantic-card-K = { $n ->
    [one] de zwarte { $value }
   *[other] { $n } × zwart { $value }
 }
frantic-card-Fantastic = { $n ->
    [one] Fantastic
   *[other] { $n } × Fantastic
 }
frantic-card-Four = { $n ->
    [one] Fantastic Four
   *[other] { $n } × Fantastic Four
 }
frantic-card-Counter = { $n ->
    [one] Counterattack
   *[other] { $n } × Counterattack
 }
frantic-card-Equality = { $n ->
    [one] Equality
   *[other] { $n } × Equality
 }
frantic-card-NiceTry = { $n ->
    [one] Nice Try
   *[other] { $n } × Nice Try
 }
frantic-card-FuckYou = { $n ->
    [one] Fuck You
   *[other] { $n } × Fuck You
 }
frantic-card-blue = blauw
frantic-card-red = rood
frantic-card-green = groen
frantic-card-yellow = geel
frantic-card-any = de startkaart (alles mag)
frantic-named-charity = Charity
frantic-named-communism = Communism
frantic-named-doomsday = Doomsday
frantic-named-earthquake = Earthquake
frantic-named-expansion = Expansion
frantic-named-finish-line = Finish Line
frantic-named-friday-13th = Friday the 13th
frantic-named-gambling-man = Gambling Man
frantic-named-market = Market
frantic-named-mating-season = Mating Season
frantic-named-merry-christmas = Merry Christmas
frantic-named-mexican-standoff = Mexican Standoff
frantic-named-recession = Recession
frantic-named-robin-hood = Robin Hood
frantic-named-surprise-party = Surprise Party
frantic-named-all-seeing-eye = The All-Seeing Eye
frantic-named-third-time-lucky = Third Time Lucky
frantic-named-time-bomb = Time Bomb
frantic-named-tornado = Tornado
frantic-named-vandalism = Vandalism
frantic-end-out = een hand is leeg
frantic-end-pile = de trekstapel is op
frantic-end-doomsday = Doomsday
frantic-end-finish-line = Finish Line
frantic-end-time-bomb = de Time Bomb gaat af
frantic-move-play = Speel { $card }
frantic-move-draw = Trek een kaart
frantic-move-end = Beëindig de beurt
frantic-move-cannot = Niets past, niets te trekken
frantic-move-target = Val aan: { $whom }
frantic-move-hit = { $count ->
    [one] { $whom }: één kaart
   *[other] { $whom }: { $count } kaarten
 }
frantic-move-counter = Counterattack
frantic-move-nice-try = Nice Try
frantic-move-pass = Laat het gebeuren
frantic-move-wish = Wens { $wish }
frantic-move-give = Geef { $card }
frantic-move-discard = Leg { $card } af
frantic-move-stake = Zet { $card } in
frantic-move-take = Neem { $card }
frantic-move-send = { $card } voor { $whom }
frantic-move-agree = Verder spelen
frantic-move-expire-turn = De tijd voor deze beurt is om
frantic-move-expire-window = De tijd voor het antwoord is om
frantic-move-expire-event = De tijd voor de gebeurtenis is om
frantic-move-deal = Deel

## Wat gevraagd wordt

frantic-asked-play = Jouw beurt: speel een kaart die past ({ $demand }), of trek er een.
    .title = Jouw beurt
frantic-asked-drawn = Je hebt getrokken. Speel een kaart die past ({ $demand }), of beëindig je beurt.
    .title = Speel, of beëindig
frantic-asked-follow = Er moet nog een kaart op die past ({ $demand }); heb je er geen, trek er dan een.
    .title = 2nd Chance: nog een kaart
frantic-asked-aim = Kies wie je aanvalt met { $card }.
    .title = Voor wie?
frantic-asked-redirect = De aanval is nu van jou: kies wie geraakt wordt door { $card }.
    .title = Doorsturen naar wie?
frantic-asked-split = { $count ->
    [one] Kies wie de laatste kaart trekt.
   *[other] Verdeel { $count } kaarten: kies een aantal en wie ze trekt.
 }
    .title = Wie trekt de vier?
frantic-asked-give = { $count ->
    [one] Kies nog een kaart voor { $whom }.
   *[other] Kies { $count } kaarten voor { $whom }.
 }
    .title = Welke kaarten?
frantic-asked-wish = { $kind ->
    [number] Wens een kleur of een getal.
   *[colour] Wens een kleur.
 }
    .title = Wat wens je?
frantic-asked-counter = { $count ->
    [0] { $whom } valt jou aan met { $card }: ga ertegenin of laat het gebeuren.
    [one] { $whom } valt jou aan met { $card }: ga ertegenin of trek een kaart.
   *[other] { $whom } valt jou aan met { $card }: ga ertegenin of trek { $count } kaarten.
 }
    .title = Je wordt aangevallen
    .button = Tegenaanval
    .decline = { $count ->
        [0] Laat gebeuren
        [one] Trek een kaart
       *[other] Trek { $count } kaarten
     }
frantic-asked-try = Geen kaarten meer: { $whom }. Antwoord met Nice Try, of laat het gebeuren.
    .title = Nice Try?
    .button = Nice Try!
frantic-asked-stake = Leg één kaart dicht neer; wie de op één na laagste heeft, pakt alles.
    .title = Welke kaart zet je in?
frantic-asked-pick = Neem er een: { $cards }.
    .title = Neem een kaart
frantic-asked-discard = { $count ->
    [one] Kies nog een kaart om af te leggen.
   *[other] Kies { $count } kaarten om af te leggen.
 }
    .title = Welke kaarten gaan weg?
frantic-asked-treat = Kies een kaart en wie hem krijgt.
    .title = Een kaart voor wie?
frantic-asked-spread = Leg al je kaarten dicht neer bij anderen, zoals je wilt.
    .title = Geef al je kaarten weg
frantic-asked-look = Alle handen liggen open. Zeg wanneer je verder wilt.
    .title = Alle handen liggen open

## Wat het scherm toont, en wat een zet zou doen

frantic-fact-top = { $count ->
    [one] Op de aflegstapel ligt { $card }.
   *[other] Op de aflegstapel van { $count } ligt { $card }.
 }
frantic-fact-wished = { $you ->
    [yes] jij wenst { $wish }.
   *[no] { $who } wenst { $wish }.
 }
frantic-fact-demand = Moet passen op: { $demand }.
frantic-fact-ended = De ronde is uit: { $end }.
frantic-fact-attack = { $count ->
    [0] { $card }: doelwit { $whom }.
    [one] { $card }, één kaart: { $whom }.
   *[other] { $card }, { $count } kaarten: { $whom }.
 }
frantic-fact-event = Gebeurtenis: { $event }.
frantic-fact-market = Op de Market: { $cards }.
frantic-fact-bomb = { $count ->
    [one] De Time Bomb tikt: nog één beurt.
   *[other] De Time Bomb tikt: nog { $count } beurten.
 }
frantic-fact-hand = { $n ->
    [0] Je hand is leeg.
   *[other] Je hand: { $cards }.
 }
frantic-fact-aside = Gekozen, dicht: { $cards }.
frantic-fact-sizes = Kaarten in de hand: { $sizes }.
frantic-fact-skips = Moet een beurt overslaan: { $whom }.
frantic-fact-stock = Trekstapel: { $count }; gebeurtenissen: { $events }.
frantic-fact-points = Punten: { $points }.
frantic-fact-limit = Puntenlimiet: { $limit }.
frantic-fact-shown = { $n ->
    [0] { $you ->
        [yes] Jij hebt geen kaarten meer.
       *[no] { $who } heeft geen kaarten meer.
     }
   *[other] { $you ->
        [yes] Jij hebt { $cards }.
       *[no] { $who } heeft { $cards }.
     }
 }
frantic-would-attack = Je valt aan met { $card }.
frantic-would-event = Er komt een gebeurtenis.
frantic-would-follow = Er moet nog een kaart op.
frantic-would-wish = { $kind ->
    [number] Je wenst een kleur of een getal.
   *[colour] Je wenst een kleur.
 }
frantic-would-last = Het is je laatste kaart.
frantic-would-redirect = Je stuurt de aanval door: { $card }.
frantic-would-try = Moet drie trekken: { $whom }.

## Wat er gebeurt

frantic-event-dealer = { $you ->
    [yes] Jij deelt.
   *[no] { $who } deelt.
 }
frantic-event-hand = { $you ->
    [yes] In jouw hand: { $cards }.
   *[no] { $who } krijgt { $count } kaarten.
 }
frantic-event-start = { $you ->
    [yes] Jij draait { $card } om.
   *[no] { $who } draait { $card } om.
 }
frantic-event-play = { $you ->
    [yes] Jij speelt { $card }.
   *[no] { $who } speelt { $card }.
 }
frantic-event-draw = { $known ->
    [yes] Jij trekt { $cards }.
   *[no] { $count ->
        [one] { $who } trekt een kaart.
       *[other] { $who } trekt { $count } kaarten.
     }
 }
frantic-event-short = { $count ->
    [one] De trekstapel komt één kaart tekort.
   *[other] De trekstapel komt { $count } kaarten tekort.
 }
frantic-event-end = { $you ->
    [yes] Jij beëindigt je beurt.
   *[no] { $who } beëindigt de beurt.
 }
frantic-event-cannot = { $you ->
    [yes] Jij kunt niet spelen en niet trekken.
   *[no] { $who } kan niet spelen en niet trekken.
 }
frantic-event-target = { $you ->
    [yes] Jij valt { $whom } aan.
   *[no] { $at_you ->
        [yes] { $who } valt jou aan.
       *[no] { $who } valt { $whom } aan.
     }
 }
frantic-event-share = { $you ->
    [yes] Jij valt { $whom } aan
   *[no] { $at_you ->
        [yes] { $who } valt jou aan
       *[no] { $who } valt { $whom } aan
     }
 }: { $count ->
    [one] één kaart.
   *[other] { $count } kaarten.
 }
frantic-event-counter = { $you ->
    [yes] Jij speelt Counterattack!
   *[no] { $who } speelt Counterattack!
 }
frantic-event-nice-try = { $you ->
    [yes] Jij speelt Nice Try!
   *[no] { $who } speelt Nice Try!
 }
frantic-event-pass = { $you ->
    [yes] Jij laat het gebeuren.
   *[no] { $who } laat het gebeuren.
 }
frantic-event-lapse = Er is geen doelwit: de aanval vervalt.
frantic-event-skip = { $you ->
    [yes] Jij moet je volgende beurt overslaan.
   *[no] { $who } moet de volgende beurt overslaan.
 }
frantic-event-miss = { $you ->
    [yes] Jij slaat je beurt over.
   *[no] { $who } slaat de beurt over.
 }
frantic-event-give = { $known ->
    [yes] { $you ->
        [yes] Jij geeft aan { $whom }: { $cards }.
       *[no] { $who } geeft jou: { $cards }.
     }
   *[no] { $count ->
        [one] { $who } geeft een kaart aan { $whom }.
       *[other] { $who } geeft { $count } kaarten aan { $whom }.
     }
 }
frantic-event-take = { $known ->
    [yes] { $you ->
        [yes] Jij trekt blind van { $whom }: { $cards }.
       *[no] { $who } trekt blind van jou: { $cards }.
     }
   *[no] { $count ->
        [one] { $who } trekt blind een kaart van { $whom }.
       *[other] { $who } trekt blind { $count } kaarten van { $whom }.
     }
 }
frantic-event-wish = { $you ->
    [yes] Jij wenst { $wish }.
   *[no] { $who } wenst { $wish }.
 }
frantic-event-event = Gebeurtenis: { $event }!
frantic-event-discard = { $you ->
    [yes] Jij legt { $cards } af.
   *[no] { $who } legt { $cards } af.
 }
frantic-event-stake = { $known ->
    [yes] Jij zet { $cards } in, dicht.
   *[no] { $who } heeft een kaart ingezet.
 }
frantic-event-reveal = { $you ->
    [yes] Jij had { $card } ingezet.
   *[no] { $who } had { $card } ingezet.
 }
frantic-event-collect = { $you ->
    [yes] Jij pakt alles: { $cards }.
   *[no] { $who } pakt alles: { $cards }.
 }
frantic-event-market = { $n ->
    [0] De Market is leeg.
   *[other] Op de Market: { $cards }.
 }
frantic-event-pick = { $you ->
    [yes] Jij neemt { $card }.
   *[no] { $who } neemt { $card }.
 }
frantic-event-show = { $n ->
    [0] { $you ->
        [yes] Jij hebt geen kaarten meer.
       *[no] { $who } heeft geen kaarten meer.
     }
   *[other] { $you ->
        [yes] Jij hebt { $cards }.
       *[no] { $who } heeft { $cards }.
     }
 }
frantic-event-agree = { $you ->
    [yes] Jij wilt verder.
   *[no] { $who } wil verder.
 }
frantic-event-ready = { $you ->
    [yes] Jij hebt al je kaarten neergelegd.
   *[no] { $who } heeft alle kaarten neergelegd.
 }
frantic-event-bomb = De Time Bomb tikt: nog { $count } beurten.
frantic-event-round = De ronde is uit: { $end }.
frantic-event-score = { $you ->
    [yes] Dat is { $points } voor jou, { $total } in totaal.
   *[no] Dat is { $points } voor { $who }, { $total } in totaal.
 }
frantic-event-expire = Tijd om: { $whom }.
frantic-event-over = { $n ->
    [one] Het spel is uit. Winnaar: { $whom }.
   *[other] Het spel is uit. Winnaars: { $whom }.
 }

## Waarom een bot zo speelt

frantic-why-away = Wat het meeste kost, gaat er het eerst uit.
frantic-why-costly = Weg met wat aan het eind het meeste zou kosten.
frantic-why-counter = De aanval mist je, en je bent een kaart kwijt.
frantic-why-fuck-you = Tweeënveertig punten ineens weg: tien kaarten komen niet terug.
frantic-why-gift = Met een Gift-kaart ben je drie kaarten tegelijk kwijt.
frantic-why-send = Wat het meeste kost, voor wie het eerst uit zou zijn.
frantic-why-stake = Met die kaart pak je waarschijnlijk niet alles.
frantic-why-take = De goedkoopste kaart doet de minste schade.
frantic-why-target = Wie de minste kaarten heeft, is bijna uit.
frantic-why-try = Drie kaarten voor wie dacht dat het uit was.
frantic-why-wild = Hij past overal, en nu is hij nodig.
frantic-why-wish = Daar heb je de meeste van.

## Wat een spel oplevert

frantic-when = ronde { $n }
frantic-length = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
 }
frantic-tally-out = rondes zonder kaarten
frantic-tally-countered = aanvallen doorgestuurd

## Opties

frantic-option-length = Lengte
frantic-option-length-means = Bepaalt de puntenlimiet naar het aantal spelers.
frantic-value-short = kort
frantic-value-medium = middel
frantic-value-long = lang
frantic-value-custom = eigen limiet
frantic-option-points_limit = Puntenlimiet
frantic-option-points_limit-means = Bij hoeveel punten een spel met een eigen limiet uit is; hoe meer spelers, hoe lager.
frantic-option-mild = Mildere naam
frantic-option-mild-means = Toont de Fuck You-kaart onder een mildere naam.
frantic-option-first_dealer = Eerste deler
frantic-option-first_dealer-means = Door loting, of een vaste plaats.
frantic-value-draw = door loting
frantic-option-turn_seconds = Seconden voor een beurt
frantic-option-turn_seconds-means = Hoelang je hebt om te spelen en te kiezen wat een kaart vraagt; 0 is geen klok.
frantic-option-window_seconds = Seconden voor een antwoord
frantic-option-window_seconds-means = Hoelang je hebt voor Counterattack en Nice Try; 0 is geen klok.
frantic-option-event_seconds = Seconden voor een gebeurtenis
frantic-option-event_seconds-means = Hoelang je hebt voor wat een gebeurtenis vraagt; 0 is geen klok.
frantic-option-score_seconds = Seconden voor de stand
frantic-option-score_seconds-means = Hoelang de stand blijft voor de volgende ronde; 0 deelt meteen.

## Wat een gebeurtenis doet

frantic-means-charity = Alle anderen trekken blind één kaart uit de hand van wie de meeste kaarten heeft.
frantic-means-communism = Iedereen trekt tot allen evenveel kaarten hebben als de grootste hand.
frantic-means-doomsday = De ronde is meteen afgelopen en iedereen krijgt 50 punten.
frantic-means-earthquake = Iedereen geeft de hele hand door naar rechts.
frantic-means-expansion = De eerste trekt één kaart, de volgende twee, enzovoort.
frantic-means-finish-line = De ronde is meteen afgelopen en wordt geteld.
frantic-means-friday-13th = Er gebeurt niets.
frantic-means-gambling-man = Iedereen legt één kaart dicht neer; wie de op één na laagste heeft, pakt alles.
frantic-means-market = Er worden zoveel kaarten opengelegd als er spelers zijn; ieder pakt er om de beurt één.
frantic-means-mating-season = Iedereen legt de getalkaarten af waarvan het getal meer dan eens in de hand zit.
frantic-means-merry-christmas = Iedereen verdeelt de hele hand dicht over de anderen; aan het eind pakt ieder de nieuwe kaarten op.
frantic-means-mexican-standoff = Iedereen legt de hele hand af en trekt drie nieuwe kaarten.
frantic-means-recession = De eerste legt één kaart naar keuze af, de volgende twee, enzovoort.
frantic-means-robin-hood = Wie de minste en wie de meeste kaarten heeft, ruilen van hand.
frantic-means-surprise-party = Om de beurt geeft iedereen één kaart aan een ander.
frantic-means-all-seeing-eye = Alle handen liggen open tot iedereen verder wil.
frantic-means-third-time-lucky = Iedereen trekt drie kaarten.
frantic-means-time-bomb = Ieder nog drie beurten: wie op tijd uit is, krijgt 10 punten minder en de rest 10 meer; lukt het niemand, dan telt alles dubbel.
frantic-means-tornado = Alle handen worden door elkaar geschud en opnieuw gedeeld.
frantic-means-vandalism = Iedereen legt alle kaarten af van de kleur die het laatst gespeeld is.

## In de browser

frantic-web-draw = trekstapel
frantic-web-events = gebeurtenissen
frantic-web-pile = Aflegstapel
frantic-web-look = De aflegstapel doorkijken ({ $n })
frantic-web-any = alles past
frantic-web-wish = { $you ->
    [yes] Jij wenst
   *[no] { $who } wenst
 }
frantic-web-where = ronde { $n }, limiet { $limit }
frantic-web-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
 }
frantic-web-skips = slaat over
frantic-web-done = klaar
frantic-web-attacks = valt aan
frantic-web-attacked = aangevallen
frantic-web-countered = tegenaanval
frantic-web-chain = { $you ->
    [yes] Jij valt aan: { $card }
   *[no] { $who } valt aan: { $card }
 }
frantic-web-share-waiting = komt nog
frantic-web-share-asked = nu gevraagd
frantic-web-share-aiming = op wie?
frantic-web-share-settled = raakt
frantic-web-share-lapsed = vervallen
frantic-web-share-done = klaar
frantic-web-bomb = { $n ->
    [one] beurt over
   *[other] beurten over
 }
frantic-web-aside = dicht neergelegd
frantic-web-rest = Rest om de beurt
frantic-web-presents = { $who }: { $n }
frantic-web-missing = Nog { $n }
frantic-web-seal = Verzegelen (definitief)
frantic-web-chooses = kiest
frantic-web-count = { $n ->
    [one] één kaart
   *[other] { $n } kaarten
 }
frantic-web-sheet = Scoreblok
frantic-web-player = Speler
frantic-web-round = R{ $n }

## Terminal

frantic-title = Ronde { $n }, limiet { $limit }
frantic-piles = Trekstapel { $n }, gebeurtenissen { $events }
frantic-help-cards = Typ een kaart als kleur en getal, zoals R7 of BGift: B blauw, R rood, G groen, Y geel, K zwart. Een wens typ je als wens rood.

## Als het uit is

## De eerste les, en de pagina van één minuut

frantic-lesson-fit = Op de stapel ligt groen 6. Speel groen 1 of rood 6.
    .title = Zelfde kleur of getal
    .right = Die past
    .means = Past er niets, of bewaar je liever je kaarten, dan trek je er een en mag je daarna nog spelen.
    .look = Een kaart eruit of een kaart erbij: wat is beter voor je?
frantic-lesson-wish = Fantastic past overal op. Wens nu een kleur of een getal dat je zelf hebt.
    .title = Wens iets
    .right = Niemand kon erop
    .means = Een wens blijft tot er een kaart op volgt. Jij bent weer aan de beurt, en de wens geldt nog steeds.
    .look = Je hebt nog één kaart. Wat moet je wensen zodat die past?
frantic-lesson-aim = Een Skip-kaart is een aanval: kies wie hij treft. Neem wie nog twee kaarten heeft.
    .title = Wie treft hij?
    .right = Een beurt overgeslagen
    .means = Gift, Exchange, Fantastic Four en Equality zijn ook aanvallen. Jezelf aanvallen kan niet.
    .look = Wie is er bijna uit?
frantic-lesson-counter = Je krijgt zo twee kaarten cadeau. Je hebt een Counterattack-kaart: speel hem, buiten je beurt.
    .title = Niet met mij
    .right = De aanval is nu van jou
    .means = Hierna kies je wie in jouw plaats twee kaarten krijgt, van jou. Die mag weer met Counterattack antwoorden.
    .look = Twee kaarten erbij, of eentje eraf?
frantic-lesson-event = Een zwarte kaart past op zijn getal en onthult een van twintig gebeurtenissen. Speel de zwarte 4.
    .title = Zwart brengt iets teweeg
    .right = Vandalism: groen moet weg
    .means = Iedereen legde de kleur af die het laatst gespeeld was, en zo was jij ook je groene 2 kwijt.
    .look = Maar één van je kaarten kan de hele tafel opschudden. Welke?
frantic-lesson-try = Iemand heeft de laatste kaart gespeeld. Speel de Nice Try-kaart voordat de ronde uit is.
    .title = Snel, er is iemand uit!
    .right = Drie kaarten erbij
    .means = De ronde gaat door, en hierna wens je een kleur.
    .look = Laat je het lopen, dan is de ronde uit en telt wat je nog hebt. Wil je dat?
frantic-lesson-out = Nog één kaart, en hij past. Speel hem.
    .title = Je laatste kaart
    .right = De ronde is voor jou
    .means = Wat de anderen nog hebben, zijn strafpunten. Bij de puntenlimiet winnen de minste punten.
    .look = Hij past, en het is de laatste. Waar wacht je op?
frantic-minute-aim = Speel je kaarten weg. Wat je aan het eind van een ronde nog hebt, zijn punten; bij de limiet winnen de minste.
    .title = Het doel
frantic-minute-turn = Speel een kaart met dezelfde kleur of hetzelfde getal. Past er niets, of wil je niet? Trek er een; daarna mag je nog spelen.
    .title = Jouw beurt
frantic-minute-wish = Vierkleurige kaarten passen overal op. Wie er een speelt, wenst een kleur, met Fantastic ook een getal.
    .title = Wensen
frantic-minute-attack = De Gift-kaart geeft twee kaarten weg, de Exchange-kaart ruilt er twee, de Skip-kaart kost een beurt, Fantastic Four laat anderen trekken. Jij kiest wie.
    .title = Aanvallen
frantic-minute-answer = Aangevallen? Een Counterattack-kaart stuurt de aanval door. Is iemand uit? Door de Nice Try-kaart trekt die er drie.
    .title = Buiten je beurt
frantic-minute-black = Een zwarte kaart past op zijn getal en onthult een van twintig gebeurtenissen.
    .title = Zwarte kaarten
