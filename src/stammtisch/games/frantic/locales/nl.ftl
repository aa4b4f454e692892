# Frantic in Dutch. The same keys and variables stand in every catalogue.

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
    [one] blauwe Gift-kaart
   *[other] { $n } blauwe Gift-kaarten
 }
frantic-card-BExchange = { $n ->
    [one] blauwe Exchange-kaart
   *[other] { $n } blauwe Exchange-kaarten
 }
frantic-card-B2nd = { $n ->
    [one] blauwe 2nd-Chance-kaart
   *[other] { $n } blauwe 2nd-Chance-kaarten
 }
frantic-card-BSkip = { $n ->
    [one] blauwe Skip-kaart
   *[other] { $n } blauwe Skip-kaarten
 }
frantic-card-R = { $n ->
    [one] rood { $value }
   *[other] { $n } × rood { $value }
 }
frantic-card-RGift = { $n ->
    [one] rode Gift-kaart
   *[other] { $n } rode Gift-kaarten
 }
frantic-card-RExchange = { $n ->
    [one] rode Exchange-kaart
   *[other] { $n } rode Exchange-kaarten
 }
frantic-card-R2nd = { $n ->
    [one] rode 2nd-Chance-kaart
   *[other] { $n } rode 2nd-Chance-kaarten
 }
frantic-card-RSkip = { $n ->
    [one] rode Skip-kaart
   *[other] { $n } rode Skip-kaarten
 }
frantic-card-G = { $n ->
    [one] groen { $value }
   *[other] { $n } × groen { $value }
 }
frantic-card-GGift = { $n ->
    [one] groene Gift-kaart
   *[other] { $n } groene Gift-kaarten
 }
frantic-card-GExchange = { $n ->
    [one] groene Exchange-kaart
   *[other] { $n } groene Exchange-kaarten
 }
frantic-card-G2nd = { $n ->
    [one] groene 2nd-Chance-kaart
   *[other] { $n } groene 2nd-Chance-kaarten
 }
frantic-card-GSkip = { $n ->
    [one] groene Skip-kaart
   *[other] { $n } groene Skip-kaarten
 }
frantic-card-Y = { $n ->
    [one] geel { $value }
   *[other] { $n } × geel { $value }
 }
frantic-card-YGift = { $n ->
    [one] gele Gift-kaart
   *[other] { $n } gele Gift-kaarten
 }
frantic-card-YExchange = { $n ->
    [one] gele Exchange-kaart
   *[other] { $n } gele Exchange-kaarten
 }
frantic-card-Y2nd = { $n ->
    [one] gele 2nd-Chance-kaart
   *[other] { $n } gele 2nd-Chance-kaarten
 }
frantic-card-YSkip = { $n ->
    [one] gele Skip-kaart
   *[other] { $n } gele Skip-kaarten
 }
frantic-card-K = { $n ->
    [one] zwarte { $value }
   *[other] { $n } × zwarte { $value }
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
frantic-card-mild = Forget You
frantic-card-blue = blauw
frantic-card-red = rood
frantic-card-green = groen
frantic-card-yellow = geel
frantic-card-any = elke kaart
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

frantic-asked-play = Jouw beurt: speel een kaart die past op { $demand }, of trek er een.
    .title = Jouw beurt
frantic-asked-drawn = Je hebt getrokken. Speel een kaart die past op { $demand }, of beëindig je beurt.
    .title = Speel, of beëindig
frantic-asked-follow = Er moet nog een kaart op die past op { $demand }; past er geen, trek er dan een.
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
    [one] { $card }: één kaart voor { $whom }.
   *[other] { $card }: { $count } kaarten voor { $whom }.
 }
frantic-fact-event = Gebeurtenis: { $event }.
frantic-fact-market = Op de Market: { $cards }.
frantic-fact-bomb = { $count ->
    [one] De Time Bomb laat nog één beurt.
   *[other] De Time Bomb laat nog { $count } beurten.
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
    [yes] Jij legt niets.
   *[no] { $who } legt niets.
 }
frantic-event-cannot = { $you ->
    [yes] Jij kunt niet leggen en niet trekken.
   *[no] { $who } kan niet leggen en niet trekken.
 }
frantic-event-target = { $you ->
    [yes] Jij valt aan: { $whom }.
   *[no] { $who } valt aan: { $whom }.
 }
frantic-event-share = { $you ->
    [yes] { $count ->
        [one] Jij valt aan, één kaart: { $whom }.
       *[other] Jij valt aan, { $count } kaarten: { $whom }.
     }
   *[no] { $count ->
        [one] { $who } valt aan, één kaart: { $whom }.
       *[other] { $who } valt aan, { $count } kaarten: { $whom }.
     }
 }
frantic-event-counter = { $you ->
    [yes] Jij legt Counterattack!
   *[no] { $who } legt Counterattack!
 }
frantic-event-nice-try = { $you ->
    [yes] Jij legt Nice Try!
   *[no] { $who } legt Nice Try!
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
frantic-event-expire = De tijd is om voor { $whom }.
frantic-event-over = { $n ->
    [one] Het spel is uit. Gewonnen heeft: { $whom }.
   *[other] Het spel is uit. Gewonnen hebben: { $whom }.
 }

## Waarom een bot zo speelt

frantic-why-away = Wat het meest kost, gaat het eerst.
frantic-why-costly = Weg met wat op het eind het meest zou kosten.
frantic-why-counter = De aanval mist je, en je bent een kaart kwijt.
frantic-why-fuck-you = Tweeënveertig punten ineens weg: tien kaarten komen niet terug.
frantic-why-gift = Met een Gift-kaart ben je drie kaarten tegelijk kwijt.
frantic-why-send = Wat het meest kost, voor wie het eerst klaar zou zijn.
frantic-why-stake = Met die kaart pak je waarschijnlijk niet alles.
frantic-why-take = De goedkoopste kaart doet de minste schade.
frantic-why-target = Wie de minste kaarten heeft, maakt de ronde bijna uit.
frantic-why-try = Drie kaarten voor wie dacht dat het uit was.
frantic-why-wild = Hij past overal, en nu is hij nodig.
frantic-why-wish = Daarvan heb je er het meest.

## Regels

frantic-rule-F-006 = Er is één Fuck You-kaart.
frantic-rule-F-007 = Er zijn twintig gebeurtenissen, elk één keer.
frantic-rule-F-013 = Handen zijn geheim, de aflegstapel is open.
frantic-rule-F-014 = Speelkaarten en gebeurtenissen liggen op twee stapels.
frantic-rule-F-015 = De puntenlimiet hangt af van lengte en spelers.
frantic-rule-F-016 = De tafel mag elke andere limiet afspreken.
frantic-rule-F-019 = De eerste deler wordt geloot.
frantic-rule-F-020 = Ieder krijgt zeven kaarten.
frantic-rule-F-021 = De startkaart geldt als gespeeld door de deler.
frantic-rule-F-026 = Ligt er niets onder Fuck You, dan past elke kaart.
frantic-rule-F-030 = Speel één kaart, of trek er een en speel er daarna een als je wilt.
frantic-rule-F-033 = Na het trekken mag je nog een kaart leggen.
frantic-rule-F-034 = In een beurt wordt één kaart getrokken en één gespeeld.
frantic-rule-F-035 = Een beurt gaat niet voorbij zonder spelen of trekken.
frantic-rule-F-036 = De trekstapel is op: wie kan leggen, moet leggen.
frantic-rule-F-037 = Wie niet kan leggen en niets kan trekken, maakt de ronde uit.
frantic-rule-F-041 = Een kleurkaart past op dezelfde kleur of hetzelfde getal.
frantic-rule-F-042 = Er is een wens: de kaart moet die tonen.
frantic-rule-F-043 = Een eenkleurige speciale kaart past op zijn kleur.
frantic-rule-F-044 = Een speciale kaart past op zijn kleur of op dezelfde speciale kaart.
frantic-rule-F-045 = Een speciale kaart vervult een kleurwens, nooit een getalwens.
frantic-rule-F-046 = Een vierkleurige kaart past op elke kaart.
frantic-rule-F-047 = Fuck You past op elke kaart, uit een hand van precies tien.
frantic-rule-F-048 = Een zwarte kaart past op hetzelfde getal.
frantic-rule-F-049 = Een zwarte kaart vervult een wens van zijn getal.
frantic-rule-F-050 = Zwart is geen kleur.
frantic-rule-F-051 = Op een zwarte kaart past alleen zijn getal.
frantic-rule-F-052 = Een speciale kaart bovenop heeft geen getal.
frantic-rule-F-053 = Een vierkleurige kaart hoeft geen wens te volgen.
frantic-rule-F-054 = Een wens geldt tot een kaart hem vervult.
frantic-rule-F-059 = Wens eerst iets.
frantic-rule-F-060 = Aanvallen zijn Skip, Gift, Exchange, Fantastic Four en Equality.
frantic-rule-F-061 = Je kunt jezelf niet aanvallen.
frantic-rule-F-062 = Eerst het doelwit, dan het antwoord, dan de schade.
frantic-rule-F-063 = Op een 2nd Chance moet nog een kaart volgen.
frantic-rule-F-064 = Past er niets op de 2nd Chance, dan trek je één kaart.
frantic-rule-F-069 = Skip laat iemand de volgende beurt overslaan.
frantic-rule-F-070 = Die speler slaat de volgende beurt al over.
frantic-rule-F-072 = Iedereen slaat al over: de Skip doet niets.
frantic-rule-F-073 = Gift: geef twee van je kaarten.
frantic-rule-F-077 = Fuck You mag je niet weggeven met een Gift-kaart.
frantic-rule-F-078 = Exchange: geef twee kaarten en trek er blind twee.
frantic-rule-F-081 = Fuck You mag je niet weggeven met een Exchange-kaart.
frantic-rule-F-084 = Fuck You mag je spelen met precies tien kaarten in de hand.
frantic-rule-F-090 = Wie een vierkleurige kaart legt, moet wensen.
frantic-rule-F-091 = Alleen Fantastic en Fantastic Four mogen een getal wensen.
frantic-rule-F-094 = Vier kaarten worden verdeeld, minstens één per doelwit, niemand twee keer.
frantic-rule-F-095 = Wie aanvalt, bepaalt volgorde en aantal.
frantic-rule-F-098 = Equality treft wie minder kaarten heeft dan jij.
frantic-rule-F-100 = Niemand heeft minder kaarten: alleen de wens blijft.
frantic-rule-F-102 = Counterattack leg je buiten je beurt als je wordt aangevallen.
frantic-rule-F-103 = De aanval mist je en is nu van jou.
frantic-rule-F-106 = De aanval kan niet doorgaan en vervalt.
frantic-rule-F-113 = Er is niemand meer die kan overslaan.
frantic-rule-F-116 = Wie wordt aangevallen, wordt per aanval één keer gevraagd.
frantic-rule-F-117 = Nice Try leg je buiten je beurt als iemand geen kaarten meer heeft.
frantic-rule-F-120 = Wie geen kaarten meer had, trekt er drie.
frantic-rule-F-131 = Wie Nice Try heeft, mag antwoorden.
frantic-rule-F-132 = Een zwarte kaart brengt een gebeurtenis.
frantic-rule-F-139 = Charity: alle anderen trekken een kaart van wie er de meeste heeft.
frantic-rule-F-140 = Charity: hebben er meer de meeste, dan trekken de anderen van elk.
frantic-rule-F-142 = Communism: iedereen trekt bij tot de grootste hand.
frantic-rule-F-143 = Doomsday: de ronde is meteen uit, 50 punten voor ieder.
frantic-rule-F-145 = Earthquake: iedereen geeft zijn hand door naar rechts.
frantic-rule-F-146 = Expansion: de eerste trekt één kaart, de tweede twee, enzovoort.
frantic-rule-F-147 = Finish Line: de ronde is meteen uit.
frantic-rule-F-148 = Friday the 13th: er gebeurt niets.
frantic-rule-F-149 = Gambling Man: ieder zet een kaart in, dicht.
frantic-rule-F-150 = De op één na laagste inzet pakt alles.
frantic-rule-F-151 = Wie niets kan inzetten, pakt alles.
frantic-rule-F-153 = Met twee spelers pakt de hoogste inzet alles.
frantic-rule-F-155 = Market: ieder neemt een van de open kaarten.
frantic-rule-F-156 = De Market heeft te weinig kaarten: daarna is de ronde uit.
frantic-rule-F-157 = Mating Season: getallen die je meer dan één keer hebt, gaan weg.
frantic-rule-F-159 = Merry Christmas: al je kaarten gaan naar anderen.
frantic-rule-F-160 = Cadeaus liggen dicht tot iedereen klaar is.
frantic-rule-F-161 = Merry Christmas met twee: de handen worden geruild.
frantic-rule-F-162 = Mexican Standoff: iedereen legt alles af en trekt er drie.
frantic-rule-F-163 = Recession: de eerste legt één kaart af, de tweede twee, enzovoort.
frantic-rule-F-164 = Wie te weinig kaarten heeft, legt alles af.
frantic-rule-F-165 = Robin Hood: de grootste en de kleinste hand worden geruild.
frantic-rule-F-169 = Surprise Party: geef een medespeler een kaart.
frantic-rule-F-171 = The All-Seeing Eye: alle handen liggen open.
frantic-rule-F-172 = Het gaat verder als iedereen het wil.
frantic-rule-F-173 = Third Time Lucky: iedereen trekt drie kaarten.
frantic-rule-F-174 = Time Bomb: nog drie beurten voor ieder.
frantic-rule-F-175 = Zolang de bom tikt: 10 eraf voor wie klaar is, 10 erbij voor de anderen.
frantic-rule-F-176 = De Time Bomb is afgegaan: alle punten tellen dubbel.
frantic-rule-F-181 = Tornado: alle handen worden geschud en opnieuw gedeeld.
frantic-rule-F-183 = Vandalism: alle kaarten van de laatste kleur gaan weg.
frantic-rule-F-187 = De ronde is uit als iemand geen kaarten meer heeft.
frantic-rule-F-188 = De ronde is uit als iemand moet trekken en niet kan.
frantic-rule-F-190 = Wie geen kaarten meer heeft, krijgt geen punten.
frantic-rule-F-192 = Wat over is, telt: getallen hun waarde, speciale kaarten 7, Fuck You 42.
frantic-rule-F-194 = Fuck You kost 42 punten.
frantic-rule-F-195 = De punten van alle rondes worden opgeteld.
frantic-rule-F-197 = Wie in de ronde de meeste punten kreeg, deelt de volgende.
frantic-rule-F-200 = De minste punten winnen.
frantic-rule-F-202 = Is de tijd om, dan wordt niet geantwoord, trekt de beurt en eindigt, en kiest het lot de rest.
frantic-rule-F-204 = Wat in stappen gekozen wordt, is te zien als het klaar is.

## Opties

frantic-option-length = Lengte
frantic-option-length-means = Bepaalt de puntenlimiet naar het aantal spelers.
frantic-value-short = kort
frantic-value-medium = middel
frantic-value-long = lang
frantic-value-custom = eigen limiet
frantic-option-points_limit = Puntenlimiet
frantic-option-points_limit-means = De punten waarbij een spel van eigen lengte uit is; hoe meer spelers, hoe lager.
frantic-option-mild = Milder naam
frantic-option-mild-means = Toont de Fuck You-kaart onder een mildere naam.
frantic-option-first_dealer = Eerste deler
frantic-option-first_dealer-means = Wie het eerst deelt: geloot, of een plaats.
frantic-value-draw = geloot
frantic-option-turn_seconds = Seconden voor een beurt
frantic-option-turn_seconds-means = Hoelang je hebt om te spelen en te kiezen wat een kaart vraagt; 0 is geen klok.
frantic-option-window_seconds = Seconden voor een antwoord
frantic-option-window_seconds-means = Hoelang je hebt voor Counterattack en Nice Try; 0 is geen klok.
frantic-option-event_seconds = Seconden voor een gebeurtenis
frantic-option-event_seconds-means = Hoelang je hebt voor wat een gebeurtenis vraagt; 0 is geen klok.
frantic-option-score_seconds = Seconden voor de stand
frantic-option-score_seconds-means = Hoelang de stand blijft voor de volgende ronde; 0 deelt meteen.
