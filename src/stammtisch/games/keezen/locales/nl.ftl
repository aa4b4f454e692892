# Keezen in Dutch. The same keys and variables stand in every catalogue.

keezen-line = Twee tegen twee: breng acht pionnen binnen, kaart voor kaart.
keezen-takes = tot 45 min

## Kaarten, kleuren, zetten, fasen
## Een kaart heet naar zijn eerste teken, dus de tien is 1.

keezen-card-A = een aas
keezen-card-1 = een 10
keezen-card-2 = een 2
keezen-card-3 = een 3
keezen-card-4 = een 4
keezen-card-5 = een 5
keezen-card-6 = een 6
keezen-card-7 = een 7
keezen-card-8 = een 8
keezen-card-9 = een 9
keezen-card-J = een boer
keezen-card-Q = een vrouw
keezen-card-K = een heer
keezen-rank-A = A
keezen-rank-2 = 2
keezen-rank-3 = 3
keezen-rank-4 = 4
keezen-rank-5 = 5
keezen-rank-6 = 6
keezen-rank-7 = 7
keezen-rank-8 = 8
keezen-rank-9 = 9
keezen-rank-10 = 10
keezen-rank-J = B
keezen-rank-Q = V
keezen-rank-K = H
keezen-colour-Blue = Blauw
keezen-colour-Green = Groen
keezen-colour-Yellow = Geel
keezen-colour-Red = Rood
keezen-move-enter = { $rank }: zet een pion op
keezen-move-walk = { $rank }: { $from } → { $to }
keezen-move-swap = { $rank }: { $from } ⇄ { $colour } { $to }
keezen-move-split = { $rank }: { $from } → { $to } + { $second } → { $end }
keezen-move-rest = { $rank }: { $from } → { $to } + { $colour } { $second } → { $end }
keezen-move-fold = Leg al je kaarten weg
keezen-move-time = De tijd voor de ronde is om
keezen-phase-playing = Er wordt gespeeld.
keezen-phase-over = Het spel is uit.
keezen-letters = B V H A
keezen-help-cards = Typ een kaart met een dubbele punt, 7:, om te zien wat hij kan; ga verder met vakjes: 7: 10 13 20, of de hele zet: 7: 10>13 + 20>24. Opzetten is H: op, ruilen B: 10 20. H of K is de heer, V of Q de vrouw, B of J de boer. Een los getal is altijd een nummer uit de lijst, en Enter brengt je daarnaar terug.
keezen-typed-enter = op
keezen-help-board = B12 is een pion van Blauw op 12, G16■ staat veilig op zijn startpositie; Y is Geel. Kleine letters zijn lege plaatsen: b0 is de startpositie van Blauw, h1 tot h4 zijn een honk. ×Y achter een zet: die slaat een pion van Geel.

## De tafel

keezen-title = Kaartspel { $deck } · hand { $round } van 3
keezen-deals = { $you ->
    [yes] jij deelt
   *[no] { $who } deelt
 }
keezen-duos = Binnen: { $first } + { $second } { $n }/8 · { $third } + { $fourth } { $others }/8
keezen-counts-pawns = { $n } van de 8 pionnen binnen
keezen-ended-time = De tijd is om: niemand heeft gewonnen.
keezen-none = nog niets gespeeld
keezen-played = Gespeeld
keezen-folded = kaarten weggelegd
keezen-helps = helpt { $colour }
keezen-home = binnen { $n }/4
keezen-yard = wacht
keezen-asked-play = Jouw beurt: speel een kaart.
    .title = Jouw beurt
keezen-asked-help = Jouw beurt: speel een kaart voor { $colour }.
    .title = Jouw beurt: help { $colour }
keezen-asked-fold = Jouw beurt: geen van je kaarten kan. Leg ze allemaal weg.
    .title = Geen kaart kan
keezen-asked-out = { $who } is aan de beurt. Je doet weer mee als er gedeeld is.
    .title = { $who } is aan de beurt
keezen-fact-deal = { $you ->
    [yes] Kaartspel { $deck }, hand { $round } van 3; jij deelt.
   *[no] Kaartspel { $deck }, hand { $round } van 3; { $who } deelt.
 }
keezen-fact-home = Pionnen binnen: { $first } met { $second } { $n }, { $third } met { $fourth } { $others }.
keezen-fact-seat = { $you ->
    [yes] { $n ->
        [0] jij speelt { $colour }: geen pion op het bord; op de wachtplaats: { $yard }.
       *[other] jij speelt { $colour }: { $squares }; op de wachtplaats: { $yard }.
     }
   *[no] { $n ->
        [0] { $who } speelt { $colour }: geen pion op het bord; op de wachtplaats: { $yard }.
       *[other] { $who } speelt { $colour }: { $squares }; op de wachtplaats: { $yard }.
     }
 }
keezen-fact-folded = { $you ->
    [yes] jij hebt al je kaarten weggelegd.
   *[no] { $who } heeft alle kaarten weggelegd.
 }
keezen-fact-helps = { $you ->
    [yes] jij helpt { $colour }.
   *[no] { $who } helpt { $colour }.
 }
keezen-fact-hand = { $n ->
    [0] Je hand is leeg.
   *[other] Je hand: { $cards }.
 }
keezen-fact-sizes = Kaarten in de hand: { $sizes }.
keezen-fact-pile = { $n ->
    [0] Van dit kaartspel is nog niets gespeeld.
   *[other] Gespeeld van dit kaartspel: { $played }.
 }
keezen-fact-left = { $n ->
    [0] Het kaartspel is opgedeeld.
   *[other] Nog te delen: { $n }.
 }

## Wat een zet zou doen

keezen-would-enter = { $colour }: een pion komt op zijn startpositie, { $square }.
keezen-would-walk = { $n ->
    [one] { $colour }: één stap van { $from } naar { $to }.
   *[other] { $colour }: { $n } stappen van { $from } naar { $to }.
 }
keezen-would-back = { $colour }: { $n } stappen achteruit van { $from } naar { $to }.
keezen-would-swap = { $colour } op { $from } ruilt met { $other } op { $to }.
keezen-would-capture = { $colour } op { $square } wordt geslagen.
keezen-would-capture-own = { $colour } op { $square } gaat terug naar de wachtplaats.
    .title = Je eigen pion?
    .button = Ja, sla hem
keezen-would-capture-partner = { $colour } op { $square } gaat terug naar de wachtplaats.
    .title = De pion van je partner?
    .button = Ja, sla hem

## Waarom niet

keezen-because-stands = { $colour } staat op { $square }.
keezen-because-room = { $n ->
    [0] Vanaf { $square } is er geen stap meer te lopen.
    [one] Vanaf { $square } is er nog één stap te lopen.
   *[other] Vanaf { $square } zijn er nog { $n } stappen te lopen.
 }
keezen-because-can = Je kunt spelen: { $cards }.

## Wat er gebeurt

keezen-event-dealer = { $you ->
    [yes] Jij deelt: kaartspel { $deck }, hand { $round } van 3.
   *[no] { $who } deelt: kaartspel { $deck }, hand { $round } van 3.
 }
keezen-event-hand = { $you ->
    [yes] Je krijgt { $count } kaarten: { $cards }.
   *[no] { $who } krijgt { $count } kaarten.
 }
keezen-event-play = { $you ->
    [yes] Jij speelt { $cards }.
   *[no] { $who } speelt { $cards }.
 }
keezen-event-enter = { $colour } zet een pion op: { $square }.
keezen-event-walk = { $rule ->
    [K-038] { $colour } gaat achteruit van { $from } naar { $to }.
    [K-043] { $colour } gaat naar binnen: van { $from } naar { $to }.
    [K-078] De rest is voor de partner: { $colour } gaat van { $from } naar { $to }.
    [K-096] { $you ->
        [yes] Jij helpt: { $colour } gaat van { $from } naar { $to }.
       *[no] { $who } helpt: { $colour } gaat van { $from } naar { $to }.
     }
   *[other] { $colour } gaat van { $from } naar { $to }.
 }
keezen-event-swap = { $colour } op { $square } en { $other } op { $there } ruilen van plaats.
keezen-event-capture = { $rule ->
    [K-046] Eigen pion: { $colour } is op { $square } geslagen!
    [K-047] Pion van de partner: { $colour } is op { $square } geslagen!
   *[other] { $colour } is op { $square } geslagen!
 }
keezen-event-help = { $you ->
    [yes] Je vier pionnen zijn binnen: vanaf nu help je { $colour }.
   *[no] { $who } heeft er vier binnen en helpt vanaf nu { $colour }.
 }
keezen-event-fold = { $you ->
    [yes] Jij kunt niet en legt weg: { $cards }.
   *[no] { $who } kan niet en legt weg: { $cards }.
 }
keezen-event-time = De tijd is om.
keezen-event-over = { $n ->
    [0] Het spel is uit zonder winnaar: de pionnen die binnen zijn, tellen.
   *[other] Het spel is uit: alle acht binnen! Winnaars: { $whom }.
 }

## Waarom een bot zo speelt

keezen-why-capture = Een tegenstander gaat terug naar de wachtplaats.
keezen-why-divide = Zo verdeeld doet de zeven het meest voor jullie tweeën.
keezen-why-enter = Een pion op de baan is meer waard dan een die wacht, en op de startpositie kan niemand hem iets doen.
keezen-why-home = Een pion gaat het honk in.
keezen-why-least = Er moet iets gespeeld worden, en dit kost jullie het minst.
keezen-why-swap = Na die ruil staan jullie er beter voor dan de anderen.
keezen-why-walk = Zo kom je het verst zonder gevaar te lopen.

## Keuzes

keezen-option-home_stop = Stoppen in het honk
keezen-option-home_stop-means = Een pion mag stoppen op elk honkvakje dat hij haalt, of alleen op het diepste vrije.
keezen-option-queen_steps = Stappen van de vrouw
keezen-option-queen_steps-means = Hoever de vrouw loopt: 12, of 14 zoals sommigen het thuis spelen.
keezen-option-deal_rotation = Wie er deelt
keezen-option-deal_rotation-means = Eén speler deelt het hele kaartspel op, of na elke hand deelt de volgende.
keezen-option-own_start_swap_source = Ruilen vanaf je startpositie
keezen-option-own_start_swap_source-means = Of je je eigen pion vanaf je startpositie mag ruilen.
keezen-option-talk = Praten
keezen-option-talk-means = Alleen de vaste zinnetjes tot het spel uit is, of zeg wat je wilt.
keezen-option-round_seconds = Seconden voor de ronde
keezen-option-round_seconds-means = Hoelang de ronde duurt: 2700 zijn de 45 minuten van het NK; 0 is geen klok.
keezen-value-any_reachable = elk vakje
keezen-value-deepest_free_only = het diepste
keezen-value-dealer_keeps_whole_deck = per kaartspel
keezen-value-dealer_rotates_every_hand = per hand
keezen-value-phrases = zinnetjes
keezen-value-free = vrij

## In de browser

keezen-web-rank-A = aas
keezen-web-rank-K = heer
keezen-web-rank-Q = vrouw
keezen-web-rank-J = boer
keezen-web-does-ace = een pion op de start, of één stap
keezen-web-does-king = een pion op de start
keezen-web-does-jack = twee pionnen ruilen van plaats
keezen-web-does-seven = zeven stappen, met één pion of twee
keezen-web-does-four = vier stappen achteruit
keezen-web-does-steps = { $n } stappen vooruit
keezen-web-yard = wachtplaats
keezen-web-home = honk { $n }
keezen-web-bring = opzetten
keezen-web-to = naar { $where }
keezen-web-pawn = pion op { $where }
keezen-web-other-pawn = { $colour } op { $where }

## Op het bord

keezen-web-deals = deelt
keezen-web-partner = partner
keezen-web-helps = helpt
keezen-web-folded = weggelegd
keezen-web-left = { $n } kaarten nog niet gedeeld
keezen-web-look = Laatste kaart: { $card }. Bekijk alle open kaarten ({ $n })
keezen-web-open-cards = Alle open kaarten van dit kaartspel
keezen-tab-points = Binnen
keezen-web-inside = Binnen

## De rij knoppen

keezen-web-row = Pionnen en stappen
keezen-web-row-pawn = Welke pion?
keezen-web-row-steps = Stappen voor de eerste pion
keezen-web-row-second = Stappen voor de tweede pion
keezen-web-row-rest = { $n ->
    [one] Nog één stap, met
   *[other] Nog { $n } stappen, met
 }
keezen-web-row-other = Ruilen met
keezen-web-steps-to = { $n ->
    [one] { $n } stap, naar { $where }
   *[other] { $n } stappen, naar { $where }
 }

## De strook

keezen-web-where = { $you ->
    [yes] hand { $n } van 3 · jij deelt
   *[no] hand { $n } van 3 · { $who } deelt
 }

## Als het uit is

keezen-when = hand { $n }
keezen-length = { $n ->
    [one] { $n } hand
   *[other] { $n } handen
 }
keezen-chart = Pionnen binnen
keezen-chart-means = na elke hand
keezen-tally-captures = geslagen
keezen-tally-captured = kwijt
keezen-tally-folds = weggelegd

## De eerste les, en de pagina van één minuut

keezen-lesson-enter = Met een heer of een aas zet je een pion op je startpositie. Speel de heer.
    .title = Zet een pion op
    .right = Je pion staat op
    .means = Op zijn eigen startpositie is hij veilig: niemand slaat hem, en niemand komt erlangs.
keezen-lesson-capture = Twee stappen brengen je op Groen. Speel de 2 met je pion vlak achter Groen.
    .title = Sla een pion
    .right = Groen gaat terug
    .means = Een geslagen pion gaat terug naar de wachtplaats en moet opnieuw worden opgezet.
    .look = Groen zou verder lopen. Vanaf welke pion kom je met twee stappen precies uit?
keezen-lesson-block = Groen staat op zijn eigen startpositie, vlak voor je. Probeer gerust de 2; speel dan de aas.
    .title = Hier komt niemand langs
    .right = Nog een pion op
    .means = Met 2 en 10 ging het niet: niemand passeert een pion op zijn eigen startpositie.
keezen-lesson-swap = Ruil met Rood: die pion staat van alle het dichtst bij jouw honk.
    .title = De boer ruilt
    .right = Veertig stappen ineens
    .means = Rood staat nu waar jij stond. In het honk en op de eigen startpositie is een pion veilig voor de boer.
    .look = Je loopt naar je honk: welke pion staat er het dichtst bij?
keezen-lesson-back = Vier stappen terug vanaf je startpositie, en je staat vlak voor je honk. Speel de 4.
    .title = De vier gaat achteruit
    .right = Nog vier stappen
    .means = Dat scheelt je een heel rondje.
keezen-lesson-home = Speel de 3 met de pion vlak voor je honk. De stappen moeten precies passen, hooguit vier erin.
    .title = Breng een pion binnen
    .right = Je pion is binnen
    .means = Daar kan hem niets meer gebeuren. Zijn je vier binnen, dan help je je partner: jullie winnen samen.
    .look = Welke pion komt met drie stappen binnen?
keezen-lesson-seven = Alles met één pion, of verdeeld over twee. Loop drie met de pion achter Rood en vier met die achter Groen.
    .title = Verdeel de zeven
    .right = Twee met één kaart
    .means = Elk deel slaat waar het eindigt. Alle zeven stappen moeten worden gelopen.
    .look = Drie en vier is zeven: kunnen beide pionnen slaan?
keezen-minute-aim = Jij en wie tegenover je zit, brengen samen acht pionnen binnen. Zijn de jouwe binnen, dan speel je met die van je partner.
    .title = Het doel
keezen-minute-turn = Speel één kaart en doe wat erop staat: een pion opzetten of lopen. Wie niet kan, legt alle kaarten weg. Kom je op een pion, dan gaat die terug.
    .title = Jouw beurt
keezen-minute-seven = Alles met één pion, of verdeeld over twee.
    .title = Zeven
keezen-minute-swap = Ruilt je pion met die van een ander.
    .title = Boer
keezen-minute-back = Gaat achteruit. Vanaf je start ben je dan bijna binnen.
    .title = Vier
keezen-minute-start = Een pion op de eigen start is veilig, en niemand komt erlangs.
    .title = Startpositie
