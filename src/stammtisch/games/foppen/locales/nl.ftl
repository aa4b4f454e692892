# Foppen in Dutch. The same keys and variables stand in every catalogue.

foppen-line = Wees als eerste uit, en speel nooit de slechtste kaart van een slag.

## Kaarten, zetten, fasen

foppen-suit-G = groen
foppen-suit-R = rood
foppen-suit-Y = geel
foppen-suit-B = blauw
foppen-card-G = groen { $value }
foppen-card-R = rood { $value }
foppen-card-Y = geel { $value }
foppen-card-B = blauw { $value }
foppen-card-1 = { $n ->
    [one] een 1
   *[other] { $n } enen
 }
foppen-move-play = Speel { $cards }
foppen-move-bid = Bied
foppen-move-stay = Bied niet
foppen-move-deal = Deel
foppen-move-expire-bids = De tijd voor het bieden is om
foppen-move-expire-turn = De tijd voor deze beurt is om
foppen-phase-bidding = Er wordt geboden.
foppen-phase-playing = Er wordt gespeeld.
foppen-phase-scored = De ronde is uit en opgeschreven.
foppen-phase-over = Het spel is uit.
foppen-help-cards = Kaarten: G groen, R rood, Y geel, B blauw, met hun getal; 1 is een 1 zonder kleur.

## De tafel

foppen-title = Foppen · ronde { $deal } van { $deals }
foppen-deals = { $you ->
    [yes] jij deelt
   *[no] { $who } deelt
 }
foppen-led = bekennen: { $suit }
foppen-open = er ligt een 1: de volgende kleur telt
foppen-empty = een nieuwe slag
foppen-last = Vorige slag
foppen-mark-stone = ● slaat over
foppen-mark-winning = wint nu
foppen-mark-fopped = steen dreigt
foppen-bid-bid = bod
foppen-bid-stay = geen bod
foppen-bid-decided = gekozen
foppen-bid-open = nog niet
foppen-asked-bid = Ben jij als eerste uit? Bied dan, en anders niet.
    .title = Ben jij als eerste uit?
foppen-asked-lead = Jij komt uit: elke kaart mag.
    .title = Jij komt uit
foppen-asked-set = Jouw beurt: er ligt een 1, dus jouw kaart bepaalt de kleur.
    .title = Jouw beurt
foppen-asked-follow = Jouw beurt: beken { $suit }, of speel een 1.
    .title = Jouw beurt
foppen-asked-discard = Jouw beurt: je hebt geen { $suit }, dus gooi bij wat je wilt.
    .title = Jouw beurt
foppen-asked-sit = Jij hebt de steen en slaat deze slag over; { $who } is aan de beurt.
    .title = Jij slaat deze slag over
foppen-asked-scored = De ronde is uit en opgeschreven. Het gaat zo verder.
    .title = De ronde is geteld
foppen-fact-deal = { $you ->
    [yes] Ronde { $deal } van { $deals }; jij deelt.
   *[no] Ronde { $deal } van { $deals }; { $who } deelt.
 }
foppen-fact-trick = In de slag: { $played }.
foppen-fact-last = De vorige slag: { $played }.
foppen-fact-winning = { $you ->
    [yes] jij wint nu de slag.
   *[no] { $who } wint nu de slag.
 }
foppen-fact-fopped = { $you ->
    [yes] jij zou gefopt zijn.
   *[no] { $who } zou gefopt zijn.
 }
foppen-fact-stone = { $you ->
    [yes] jij hebt de steen en slaat over.
   *[no] { $who } heeft de steen en slaat over.
 }
foppen-fact-hand = { $n ->
    [0] Je hand is leeg.
   *[other] Je hand: { $cards }.
 }
foppen-fact-sizes = Kaarten in de hand: { $sizes }.
foppen-fact-points = Punten: { $points }.
foppen-fact-bids = Biedingen: { $bids }.
foppen-fact-shown = { $n ->
    [0] { $you ->
        [yes] Jij bent uit.
       *[no] { $who } is uit.
     }
   *[other] { $you ->
        [yes] Jij houdt over: { $cards }.
       *[no] { $who } houdt over: { $cards }.
     }
 }
foppen-fact-scored = Punten in deze ronde: { $points }.
foppen-would-win = { $you ->
    [yes] De slag is voor jou.
   *[no] { $who } wint de slag.
 }
foppen-would-fop = { $you ->
    [yes] Jij bent gefopt en slaat de volgende slag over.
   *[no] { $who } is gefopt en slaat de volgende slag over.
 }
foppen-would-winning = Die kaart wint nu.
foppen-would-fopped = Die kaart is nu de slechtste: de steen dreigt.

## Waarom niet

foppen-because-follow = { $suit } wordt gevraagd, en jij hebt nog: { $cards }.

## Wat er gebeurt

foppen-event-dealer = { $you ->
    [yes] Jij deelt.
   *[no] { $who } deelt.
 }
foppen-event-hand = { $you ->
    [yes] Je krijgt { $count } kaarten: { $cards }.
   *[no] { $who } krijgt { $count } kaarten.
 }
foppen-event-decide = { $decision ->
    [bid] { $you ->
        [yes] Jij biedt.
       *[no] { $who } biedt.
     }
   *[stay] { $you ->
        [yes] Jij biedt niet.
       *[no] { $who } biedt niet.
     }
 }
foppen-event-choose = { $decision ->
    [bid] Jij biedt, met de kaart dicht.
    [stay] Jij biedt niet.
   *[hidden] { $who } heeft gekozen.
 }
foppen-event-bids = { $n ->
    [0] Niemand biedt.
   *[other] De biedkaarten gaan open. Wie biedt: { $whom }.
 }
foppen-event-expire = Tijd om: { $whom }.
foppen-event-play = { $rule ->
    [O-013] { $you ->
        [yes] Jij gooit { $cards } bij.
       *[no] { $who } gooit { $cards } bij.
     }
   *[other] { $you ->
        [yes] Jij speelt { $cards }.
       *[no] { $who } speelt { $cards }.
     }
 }
foppen-event-win = { $you ->
    [yes] De slag is voor jou.
   *[no] De slag is voor { $who }.
 }
foppen-event-fop = { $you ->
    [yes] Jij bent gefopt en krijgt de steen.
   *[no] { $who } is gefopt en krijgt de steen.
 }
foppen-event-show = { $n ->
    [0] { $you ->
        [yes] Jij bent uit.
       *[no] { $who } is uit.
     }
   *[other] { $you ->
        [yes] Jij houdt over: { $cards }.
       *[no] { $who } houdt over: { $cards }.
     }
 }
foppen-event-score = { $you ->
    [yes] Dat is { $points } voor jou, in totaal { $total }.
   *[no] Dat is { $points } voor { $who }, in totaal { $total }.
 }
foppen-event-over = { $n ->
    [one] Het spel is uit. Winnaar: { $whom }.
   *[other] Het spel is uit. Winnaars: { $whom }.
 }

## Waarom een bot zo speelt

foppen-why-bid = Je hand is goed genoeg om als eerste uit te zijn.
foppen-why-stay = Bieden is met deze hand te gewaagd: wat je overhoudt, telt dan dubbel.
foppen-why-hurry = Straks is er iemand uit, dus speel weg wat het meeste kost.
foppen-why-lead = Kom je zo uit, dan krijgt waarschijnlijk een ander de steen.
foppen-why-duck = Met die kaart krijg je de steen niet, en je mist hem het minst.
foppen-why-one = Een 1 telt nooit als bijgegooid, dus die redt je van de steen.
foppen-why-lost = De steen krijg je toch, dus speel weg wat het meeste kost.
foppen-why-follow = Van je kaarten in die kleur loopt deze het minste gevaar.
foppen-why-discard = Moet je bijgooien, dan is een hoge kaart het veiligst.

## Keuzes

foppen-option-bids = Bieden
foppen-option-bids-means = Voor de eerste kaart mag je erop bieden dat je als eerste uit bent.
foppen-option-bid_mode = Hoe er geboden wordt
foppen-option-bid_mode-means = Dicht tot iedereen heeft besloten, of meteen open.
foppen-option-first_dealer = Eerste deler
foppen-option-first_dealer-means = Door loting, of een vaste plaats.
foppen-option-turn_seconds = Seconden voor een kaart
foppen-option-turn_seconds-means = Hoelang de klok op een kaart wacht; 0 is geen klok.
foppen-option-window_seconds = Seconden voor een bod
foppen-option-window_seconds-means = Hoelang de klok op de biedingen wacht; 0 is geen klok.
foppen-option-score_seconds = Seconden voor de stand
foppen-option-score_seconds-means = Hoelang je de stand kunt lezen voor er weer gedeeld wordt; 0 deelt meteen.
foppen-value-draw = door loting
foppen-value-sealed = dicht
foppen-value-open = open

## In de browser

foppen-web-here = hier
foppen-web-takes = wint de slag
foppen-web-fopped = gefopt
foppen-web-sits = slaat over
foppen-web-sheet = Scoreblok
foppen-web-player = Speler
foppen-web-left = over
foppen-web-hand = ronde { $n }
foppen-web-flag-bid = bod
foppen-web-where = ronde { $deal } van { $deals }
foppen-round = Ronde

## Als het uit is

foppen-won = { $n ->
    [one] { $you ->
        [yes] Jij wint met { $points }
       *[no] { $whom } wint met { $points }
     }
   *[other] { $whom } winnen met { $points }
 }
foppen-when = ronde { $n }
foppen-length = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
 }
foppen-chart = Punten
foppen-chart-means = na elke ronde
foppen-tally-out = uit
foppen-tally-fopped = gefopt

## De eerste les, en de pagina van één minuut

foppen-lesson-follow = Er is met geel uitgekomen, dus speel geel. De 9 gaat over de 8.
    .title = Beken kleur
    .right = De slag is voor jou
    .means = De hoogste gele kaart wint hem. De laagste kreeg de steen: wie hem heeft, slaat de volgende slag over.
    .look = Maar één kaart gaat over de 8. Welke wint de slag?
foppen-lesson-stone = Als ieder bekent, krijgt de laagste kaart de steen. Speel de 20.
    .title = Blijf weg van de steen
    .right = Jij bent veilig
    .means = De 5 was de laagste. Wie hem speelde, is gefopt en slaat de volgende slag over.
    .look = De laagste groene krijgt de steen. Wie speelt er lager dan een 2?
foppen-lesson-discard = Je hebt geen blauw, dus je mag bijgooien. Gooi de 14 bij: de laagste bijgegooide kaart krijgt de steen.
    .title = Zonder de kleur
    .right = Rood 11 was lager
    .means = Een bijgegooide kaart wint nooit, hoe hoog ook. De laagste ervan krijgt de steen.
    .look = De laagste bijgegooide kaart krijgt de steen. Hoe veilig is een 5?
foppen-lesson-one = Weer geen blauw. Speel de 1: die mag altijd en telt nooit als bijgegooid.
    .title = Een 1 redt je
    .right = De steen gaat voorbij
    .means = Groen 19 was de enige bijgegooide kaart. Had ieder bekend, dan was de 1 de laagste geweest.
    .look = Een 3 is laag om bij te gooien. Welke kaart telt nooit als bijgegooid?
foppen-lesson-lead = Je mag met elke kaart uitkomen. Neem rood 16: hoger rood is er niet.
    .title = Jij komt uit
    .right = Niemand gaat over de 16
    .means = Jij wint de slag en komt weer uit. Wie geen rood had, gooide bij en kreeg de steen.
    .look = Je wilt de slag winnen. Over welke kaart kan niemand heen?
foppen-lesson-out = Speel blauw 9. Is iemand uit, dan is deze slag de laatste van de ronde.
    .title = Je laatste kaart
    .right = Uit: 10 punten
    .means = De anderen verliezen wat hun kaarten waard zijn. Wie na alle rondes de meeste punten heeft, wint.
foppen-minute-aim = Wees als eerste uit: dat is 10 punten. Wat de anderen nog hebben, telt als minpunten.
    .title = Het doel
foppen-minute-turn = Beken de kleur waarmee is uitgekomen. De hoogste kaart ervan wint de slag en komt weer uit.
    .title = Jouw beurt
foppen-minute-stone = Laag is gevaarlijk: de laagste kaart van de slag krijgt de steen, en wie hem heeft, slaat de volgende slag over.
    .title = De steen
foppen-minute-discard = Gooi dan bij wat je wilt. Nu krijgt de laagste bijgegooide kaart de steen, en verder loopt niemand gevaar.
    .title = Kleur niet in huis?
foppen-minute-one = Ze passen op elke kleur en tellen nooit als bijgegooid. Maar laag zijn ze wel.
    .title = De enen
