# Stammtisch in het Nederlands. In elke taal staan dezelfde sleutels en variabelen.
# $you is "yes" als de plaats die van de lezer is, anders "no".

## Plaatsen en opsommingen

you = jij
you-label = Jij
seat = Stoel { $n }
and = { $first } en { $last }
on-turn = { $you ->
    [yes] Jij bent aan de beurt.
   *[no] { $who } is aan de beurt.
 }
waiting-for = We wachten op { $whom }.
cards-held = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
 }
points-held = { $n ->
    [one] { $points } punt
   *[other] { $points } punten
 }
place = Plaats { $place }
event-other = { $you ->
    [yes] Jij: { $told }.
   *[no] { $who }: { $told }.
 }
view-hand = { $n ->
    [0] Je hand is leeg.
   *[other] Je hand: { $cards }.
 }
view-sizes = Kaarten in de hand: { $sizes }.
view-points = Punten: { $points }.

## De terminal

welcome = { $game } aan de stamtafel. Typ hulp als je het even niet weet, stop om op te stappen.
which-game = Welk spel?{" "}
prompt = Jouw zet:{" "}
prompt-deal = Enter voor de volgende ronde:{" "}
thinking = { $you ->
    [yes] Je denkt na …
   *[no] { $who } denkt na …
 }
not-understood = { $n ->
    [one] ‘{ $line }’ kan hier niet. Typ 1, de zet in woorden, of hulp.
   *[other] ‘{ $line }’ kan hier niet. Typ een nummer van 1 tot en met { $n }, de zet in woorden, of hulp.
 }
menu-back = Enter: terug naar alle zetten
menu-several = { $beginning } … { $n } zetten
menu-doubt = Regel { $line } is { $move }. Typ nog eens { $line } om dat te spelen, of { $line }: voor je kaart.
refused = { $move }: kan nu niet.
allowed = { $move }: dat mag.
all-allowed = Al je kaarten mogen nu gespeeld worden.
hint = Ik zou zeggen: { $move }.
hint-none = Er valt nu niets te kiezen.
why-only = Iets anders kun je niet.
why-any = Mij is de ene zet net zo lief als de andere.
which-rule = Welke regel? Bijvoorbeeld: regel 12.
which-words = Waarop zoeken? Bijvoorbeeld: regels laagste.
no-rule = { $game } heeft geen regel ‘{ $rule }’; je schrijft ze als { $example }.
no-rules-with = In geen enkele regel staat ‘{ $words }’.
rulebook-says = De regel
rulebook-does = Hier
rulebook-ruling = Onze uitleg
rulebook-example = Voorbeeld
left = Je staat op van tafel.
saved = Het spel is opgeschreven in { $path }
sheet-hand = Ronde
sheet-total = Totaal
no-seat = Er is geen stoel { $seat }; de stoelen zijn 0 tot en met { $last }.
command-rule = regel
command-rules = regels
command-hint = tip
command-log = verloop
command-table = tafel
command-help = hulp
command-quit = stop
help-moves = Zetten doe je met het nummer, of met de zet zelf: { $move }, of alleen { $short }. Is er maar één, dan is Enter genoeg.
help-why = { $command } zegt waarom je andere kaarten niet kunnen, { $command } { $short } waarom die ene niet kan.
help-rule = { $command } { $rule } laat een regel zien.
help-rules = { $command } laagste noemt de regels met dat woord.
help-hint = { $command } vraagt een bot die het spel kent wat hij zou doen.
help-log = { $command } herhaalt wat er gebeurd is.
help-table = { $command } tekent de tafel opnieuw.
help-help = { $command } laat dit zien.
help-quit = { $command } is opstappen; wat gespeeld is wordt bewaard, en je kunt later verder.

## Een verslag bekijken

replay-head = { $game } met { $seats }, gespeeld op { $date }
replay-help = Enter: verder · b: terug · g 12: naar 12 · s 2: vanaf stoel 2 (s: als kijker) · t: de tafel · q: genoeg
replay-prompt = { $n }/{ $last }:{" "}
replay-over = Eindstand: { $ranking }.
replay-unfinished = Hier houdt het verslag op.
replay-other-version = De regels zijn sindsdien veranderd: alleen versie { $release } kan deze tafel neerleggen. Wat er gebeurde zie je wel.
replay-no-seed = In dit verslag zijn verborgen delen weggelaten, dus de tafel kan niet opnieuw worden neergelegd.

## Huisregels

rule-H-001 = Het spel is uit.
rule-H-002 = Wacht tot je aan de beurt bent.
rule-H-003 = Dat heb je niet.
rule-H-004 = Daar is het te laat voor.
rule-H-005 = Dat wordt nu niet gevraagd.

## Foppen: kaarten, zetten, fasen

foppen-suit-G = groen
foppen-suit-R = rood
foppen-suit-Y = geel
foppen-suit-B = blauw
foppen-card-G = groen { $value }
foppen-card-R = rood { $value }
foppen-card-Y = geel { $value }
foppen-card-B = blauw { $value }
foppen-card-1 = { $n ->
    [one] een Een
   *[other] { $n } Enen
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
foppen-help-cards = Kaarten: G groen, R rood, Y geel, B blauw, met hun getal; 1 is een Een.

## Foppen: de tafel

foppen-title = Foppen · ronde { $deal } van { $deals }
foppen-deals = { $you ->
    [yes] jij deelt
   *[no] { $who } deelt
 }
foppen-led = bekennen: { $suit }
foppen-open = er ligt een Een: de volgende kleur telt
foppen-empty = een nieuwe slag
foppen-last = Vorige slag
foppen-mark-stone = ● slaat over
foppen-mark-winning = wint nu
foppen-mark-fopped = steen dreigt
foppen-bid-bid = bod
foppen-bid-stay = geen bod
foppen-bid-decided = gekozen
foppen-bid-open = nog niet
foppen-asked-bid = Ben jij als eerste uit? Bied erop, of laat het.
foppen-asked-lead = Jij komt uit: elke kaart mag.
foppen-asked-set = Jouw beurt: jouw kaart bepaalt de kleur.
foppen-asked-follow = Jouw beurt: beken { $suit }, of speel een Een.
foppen-asked-discard = Jouw beurt: je hebt geen { $suit }, dus gooi bij wat je wilt.
foppen-view-deal = { $you ->
    [yes] Ronde { $deal } van { $deals }; jij deelt.
   *[no] Ronde { $deal } van { $deals }; { $who } deelt.
 }
foppen-view-trick = In de slag: { $played }.
foppen-view-last = De vorige slag: { $played }.
foppen-view-winning = { $you ->
    [yes] jij wint nu de slag.
   *[no] { $who } wint nu de slag.
 }
foppen-view-fopped = { $you ->
    [yes] jij zou gefopt zijn.
   *[no] { $who } zou gefopt zijn.
 }
foppen-view-stone = { $you ->
    [yes] jij hebt de steen en slaat over.
   *[no] { $who } heeft de steen en slaat over.
 }
foppen-view-bids = Biedingen: { $bids }.

## Foppen: wat er gebeurt

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
    [bid] Jij biedt, dicht op tafel.
    [stay] Jij biedt niet.
   *[hidden] { $who } heeft gekozen.
 }
foppen-event-bids = { $n ->
    [0] Niemand biedt.
   *[other] De biedkaarten gaan open. Er bieden: { $whom }.
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
    [yes] Dat is { $points } voor jou, samen { $total }.
   *[no] Dat is { $points } voor { $who }, samen { $total }.
 }
foppen-event-over = { $n ->
    [one] Het spel is uit. Winnaar: { $whom }.
   *[other] Het spel is uit. Winnaars: { $whom }.
 }

## Foppen: waarom een bot zo speelt

foppen-why-bid = Je hand is goed genoeg om als eerste uit te zijn.
foppen-why-stay = Bieden is met deze hand te gewaagd: wat je overhoudt telt dan dubbel.
foppen-why-hurry = Straks is er iemand uit, dus speel weg wat het meeste kost.
foppen-why-lead = Kom je zo uit, dan krijgt waarschijnlijk een ander de steen.
foppen-why-duck = Met die kaart krijg je de steen niet, en je mist haar het minst.
foppen-why-one = Een Een is nooit bijgegooid, dus die redt je van de steen.
foppen-why-lost = De steen krijg je toch, dus speel weg wat het meeste kost.
foppen-why-follow = Van je kaarten in die kleur loopt deze het minste gevaar.
foppen-why-discard = Moet je bijgooien, dan is een hoge kaart het veiligst.

## Foppen: regels

rule-O-006 = Alle kaarten worden gedeeld, ieder krijgt er evenveel.
rule-O-008 = Wie het eerst deelt wordt geloot, of de tafel wijst iemand aan.
rule-O-009 = Je hand blijft van jou tot de ronde wordt opgeschreven.
rule-O-010 = Uitkomen mag met elke kaart.
rule-O-012 = Wie de kleur heeft moet bekennen; een Een mag altijd.
rule-O-013 = Heb je de kleur niet, dan gooi je bij wat je wilt.
rule-O-015 = De hoogste kaart van de gevraagde kleur wint de slag.
rule-O-017 = Wie de steen heeft slaat deze slag over.
rule-O-025 = Als iedereen bekent, krijgt de laagste kaart de steen.
rule-O-026 = Is er bijgegooid, dan krijgt de laagste bijgegooide kaart de steen.
rule-O-038 = Liggen er alleen Enen, dan wint de eerste en krijgt de laatste de steen.
rule-O-039 = Een Een mag je altijd spelen.
rule-O-044 = Een Een is nooit bijgegooid.
rule-O-060 = Kaarten die je overhoudt kosten hun waarde.
rule-O-061 = Uit: 10 punten.
rule-O-062 = Uit, maar in de laatste slag gefopt: niets.
rule-O-065 = Wie het eerst uitkwam deelt de volgende ronde.
rule-O-067 = Wie de meeste punten heeft wint.
rule-O-070 = Aan deze tafel wordt niet geboden.
rule-O-071 = Bieden doe je voor de eerste kaart.
rule-O-072 = Biedkaarten blijven dicht tot iedereen gekozen heeft.
rule-O-074 = Een bod dat uitkomt levert 10 extra op, en 5 voor elk bod van een ander.
rule-O-077 = Een bod dat mislukt verdubbelt je verlies.
rule-O-078 = Wie bood en uit is, maar gefopt, krijgt niets.
rule-O-083 = Is de tijd om, dan wordt de hoogste kaart die mag voor je gespeeld; geboden wordt er dan niet.

## Foppen: keuzes

foppen-option-bids = Bieden
foppen-option-bids-means = Voor de eerste kaart mag ieder erop bieden dat hij als eerste uit is.
foppen-option-bid_mode = Hoe er geboden wordt
foppen-option-bid_mode-means = Gesloten tot iedereen heeft besloten, of meteen open.
foppen-option-first_dealer = Eerste deler
foppen-option-first_dealer-means = Geloot, of een stoel.
foppen-option-turn_seconds = Seconden voor een kaart
foppen-option-turn_seconds-means = Hoelang de klok op een kaart wacht; 0 is geen klok.
foppen-option-window_seconds = Seconden voor een bod
foppen-option-window_seconds-means = Hoelang de klok op de biedingen wacht; 0 is geen klok.
foppen-option-score_seconds = Seconden voor de stand
foppen-option-score_seconds-means = Hoelang je de stand kunt lezen voor er weer gedeeld wordt; 0 deelt meteen.

## Keezen: kaarten, kleuren, zetten, fasen
## Een kaart heet naar haar eerste teken, dus de tien is 1.

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
keezen-colour-Blue = Blauw
keezen-colour-Green = Groen
keezen-colour-Yellow = Geel
keezen-colour-Red = Rood
keezen-move-enter = { $rank }: zet een pion op
keezen-move-walk = { $rank }: { $from } → { $to }
keezen-move-swap = { $rank }: { $from } ⇄ { $colour } { $to }
keezen-move-split = { $rank }: { $from } → { $to } + { $second } → { $end }
keezen-move-fold = Leg je hand neer
keezen-move-time = De tijd voor de ronde is om
keezen-phase-playing = Er wordt gespeeld.
keezen-phase-over = Het spel is uit.
keezen-help-cards = Typ een kaart met een dubbele punt, 7:, om te zien wat hij kan; ga verder met vakjes: 7: 10 13 20, of de hele zet: 7: 10>13 + 20>24. Opzetten is K: enter, ruilen J: 10 20. K is de heer, Q de vrouw, J de boer. Een los getal is altijd een nummer uit de lijst, en Enter brengt je daarnaar terug.
keezen-help-board = B12 is een pion van Blauw op 12, G16■ staat veilig op zijn startplaats; Y is Geel. Kleine letters zijn lege plaatsen: b0 is de startplaats van Blauw, h1 tot h4 zijn een honk. ×Y achter een zet: die slaat een pion van Geel.

## Keezen: de tafel

keezen-title = Spel kaarten { $deck } · hand { $round } van 3
keezen-deals = { $you ->
    [yes] jij deelt
   *[no] { $who } deelt
 }
keezen-duos = Binnen: { $first } + { $second } { $n }/8 · { $third } + { $fourth } { $others }/8
keezen-result = { $n } van de 8 pionnen binnen
keezen-none = nog niets gespeeld
keezen-played = Gespeeld
keezen-folded = hand neergelegd
keezen-helps = helpt { $colour }
keezen-home = binnen { $n }/4
keezen-yard = wacht
keezen-asked-play = { $colour ->
    [none] Jouw beurt: speel een kaart.
   *[other] Jouw beurt: speel een kaart voor { $colour }.
 }
keezen-asked-fold = Jouw beurt: geen van je kaarten kan.
keezen-view-deal = { $you ->
    [yes] Spel kaarten { $deck }, hand { $round } van 3; jij deelt.
   *[no] Spel kaarten { $deck }, hand { $round } van 3; { $who } deelt.
 }
keezen-view-seat = { $you ->
    [yes] jij speelt { $colour }: { $squares }; op de wachtplaats: { $yard }.
   *[no] { $who } speelt { $colour }: { $squares }; op de wachtplaats: { $yard }.
 }
keezen-view-off = geen pion op het bord
keezen-view-folded = { $you ->
    [yes] jij hebt je hand neergelegd.
   *[no] { $who } heeft de hand neergelegd.
 }
keezen-view-helps = { $you ->
    [yes] jij helpt { $colour }.
   *[no] { $who } helpt { $colour }.
 }
keezen-view-pile = { $n ->
    [0] Van dit spel kaarten is nog niets gespeeld.
   *[other] Gespeeld van dit spel kaarten: { $played }.
 }
keezen-view-left = { $n ->
    [0] Het spel kaarten is opgedeeld.
   *[other] Nog te delen: { $n }.
 }
keezen-view-home = Pionnen binnen: { $first } met { $second } { $n }, { $third } met { $fourth } { $others }.

## Keezen: wat er gebeurt

keezen-event-dealer = { $you ->
    [yes] Jij deelt: spel kaarten { $deck }, hand { $round } van 3.
   *[no] { $who } deelt: spel kaarten { $deck }, hand { $round } van 3.
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
    [K-046] Zijn eigen pion: { $colour } is op { $square } geslagen!
    [K-047] De pion van de partner: { $colour } is op { $square } geslagen!
   *[other] { $colour } is op { $square } geslagen!
 }
keezen-event-help = { $you ->
    [yes] Je vier pionnen zijn binnen: vanaf nu help je { $colour }.
   *[no] { $who } heeft er vier binnen en helpt vanaf nu { $colour }.
 }
keezen-event-fold = { $you ->
    [yes] Jij kunt niet en legt neer: { $cards }.
   *[no] { $who } kan niet en legt neer: { $cards }.
 }
keezen-event-time = De tijd is om.
keezen-event-over = { $n ->
    [0] Het spel is uit zonder winnaar: de pionnen die binnen zijn tellen.
   *[other] Het spel is uit: alle acht binnen! Winnaars: { $whom }.
 }

## Keezen: waarom een bot zo speelt

keezen-why-capture = Een tegenstander gaat terug naar de wachtplaats.
keezen-why-divide = Zo verdeeld doet de zeven het meest voor jullie tweeën.
keezen-why-enter = Een pion op de baan is meer waard dan een die wacht, en op de startplaats kan niemand hem iets doen.
keezen-why-home = Een pion gaat het honk in.
keezen-why-least = Er moet iets gespeeld worden, en dit kost jullie het minst.
keezen-why-swap = Na die ruil staan jullie er beter voor dan de anderen.
keezen-why-walk = Zo kom je het verst zonder gevaar te lopen.

## Keezen: regels

rule-K-011 = Op een vakje past één pion.
rule-K-012 = Blauw begint met delen.
rule-K-013 = De deler deelt het hele spel kaarten op.
rule-K-014 = Eerst ieder vijf kaarten, daarna twee keer vier.
rule-K-017 = Is het spel kaarten op, dan deelt de volgende met de klok mee.
rule-K-022 = Wie kan spelen moet spelen.
rule-K-025 = Wie geen kaart kan spelen legt zijn hele hand open neer.
rule-K-026 = Wie zijn hand heeft neergelegd wacht op de volgende kaarten.
rule-K-027 = Wie geen kaarten meer heeft wordt overgeslagen.
rule-K-029 = Een kaart speel je helemaal: alle stappen, of niet.
rule-K-030 = Een gegooide kaart blijft liggen.
rule-K-031 = Met een aas zet je een pion op, of loop je één stap.
rule-K-032 = Met een heer kun je alleen een pion opzetten.
rule-K-033 = Met een boer kun je alleen ruilen.
rule-K-034 = Een vrouw loopt zoveel stappen als is afgesproken: 12, of 14.
rule-K-035 = Een getalkaart loopt met één pion haar aantal vooruit.
rule-K-037 = Een zeven mag je verdelen over twee pionnen.
rule-K-038 = Een vier gaat altijd vier stappen achteruit.
rule-K-039 = Dat doet deze kaart niet.
rule-K-040 = Stappen tel je vakje voor vakje.
rule-K-042 = Van de wachtplaats kom je alleen met een aas of een heer.
rule-K-043 = Aan het eind van de ronde ga je je honk in; voorbij je startplaats loop je nooit door.
rule-K-044 = De stappen moeten passen in je honk: niet doorlopen, niet terug.
rule-K-045 = Kom je op een pion uit, dan is die geslagen: terug naar de wachtplaats.
rule-K-046 = Ook je eigen pion kun je slaan.
rule-K-047 = Ook de pion van je partner kun je slaan.
rule-K-048 = Wie opzet slaat een vreemde pion op zijn startplaats.
rule-K-049 = Je eigen pion staat op je startplaats: je kunt er geen bij opzetten.
rule-K-050 = Je eigen pion op je startplaats mag je niet slaan.
rule-K-051 = Een pion in het honk kan niet geslagen worden.
rule-K-052 = Een pion op zijn eigen startplaats kan niet geslagen worden.
rule-K-053 = Een pion op zijn eigen startplaats mag niemand voorbij.
rule-K-054 = Een pion op zijn eigen startplaats mag niemand voorbij, ook niet achteruit.
rule-K-060 = Met een boer ruil je een eigen pion met die van een ander.
rule-K-061 = Twee eigen pionnen ruil je niet.
rule-K-062 = Een pion van een ander op zijn eigen startplaats kun je niet ruilen.
rule-K-063 = Vanaf je eigen startplaats mag je ruilen, tenzij de tafel anders afsprak.
rule-K-064 = Pionnen in het honk worden niet geruild.
rule-K-065 = Pionnen op de wachtplaats worden niet geruild.
rule-K-072 = De zeven stappen moeten worden afgemaakt.
rule-K-073 = Een zeven gaat over hoogstens twee pionnen, elk in één keer.
rule-K-076 = Elk stuk van een zeven slaat waar het op uitkomt.
rule-K-077 = Een pion die door het eerste stuk geslagen is kan het tweede niet lopen.
rule-K-078 = Gaat je laatste pion naar binnen, dan is de rest van de zeven voor je partner.
rule-K-079 = Eerst je eigen stuk, dan dat van je partner.
rule-K-080 = De rest van de zeven loopt één pion van je partner, helemaal.
rule-K-081 = Met een zeven maak je het spel niet uit als er stappen over zijn.
rule-K-082 = De rest is pas voor je partner als al je vier pionnen binnen zijn.
rule-K-085 = Met een vier ga je niet achteruit je honk in.
rule-K-087 = Je eigen pion op de startplaats houdt ook jouw vier tegen.
rule-K-089 = Een pion in het honk gaat niet meer achteruit.
rule-K-091 = In het honk mag je niet over een pion heen.
rule-K-092 = Aan deze tafel moet je meteen helemaal aansluiten in je honk.
rule-K-095 = In een honk komt alleen de eigen kleur.
rule-K-096 = Wie zijn vier pionnen binnen heeft speelt verder met die van zijn partner.
rule-K-098 = Met de pionnen van je partner speel je pas als je eigen vier binnen zijn.
rule-K-100 = Wie helpt ruilt een pion van de partner met een van de tegenstanders.
rule-K-103 = Overleggen met je partner mag niet: tot het eind alleen de vaste zinnetjes.
rule-K-107 = Het duo dat zijn acht pionnen binnen heeft wint.
rule-K-109 = Is de tijd om, dan is er geen winnaar en tellen de pionnen die binnen zijn.

## Keezen: keuzes

keezen-option-home_stop = Stoppen in het honk
keezen-option-home_stop-means = Een pion mag stoppen op elke honkplaats die hij haalt, of alleen op de diepste vrije.
keezen-option-queen_steps = Stappen van de vrouw
keezen-option-queen_steps-means = Hoever de vrouw loopt: 12, of 14 zoals sommigen het thuis spelen.
keezen-option-deal_rotation = Wie er deelt
keezen-option-deal_rotation-means = Eén speler deelt het hele spel kaarten op, of na elke hand deelt de volgende.
keezen-option-own_start_swap_source = Ruilen vanaf je startplaats
keezen-option-own_start_swap_source-means = Of je je eigen pion vanaf je startplaats mag ruilen.
keezen-option-talk = Praten
keezen-option-talk-means = Alleen de vaste zinnetjes tot het spel uit is, of zeg wat je wilt.
keezen-option-round_seconds = Seconden voor de ronde
keezen-option-round_seconds-means = Hoelang de ronde duurt: 2700 zijn de 45 minuten van het NK; 0 is geen klok.

## Mezza: kaarten, zetten, fasen

mezza-card = { $n ->
    [one] { $value }
   *[other] { $n } × { $value }
 }
mezza-card-J = { $n ->
    [one] lege joker
   *[other] { $n } lege jokers
 }
mezza-card-0 = { $n ->
    [one] nuljoker
   *[other] { $n } nuljokers
 }
mezza-move-lay = Leg { $cards }
mezza-move-add = Leg { $cards } erbij
mezza-move-open = Leg open: { $cards }
mezza-move-flip = Draai dichte kaart { $slot } om
mezza-move-take = Pak de stapel
mezza-move-pass = Laat gaan
mezza-move-expire-swap = De tijd voor het ruilen is om
mezza-move-expire-start = De tijd om te beginnen is om
mezza-move-expire-window = De tijd om in te grijpen is om
mezza-move-expire-turn = De tijd voor deze beurt is om
mezza-phase-swapping = Er wordt geruild.
mezza-phase-starting = Het spel begint.
mezza-phase-playing = Er wordt gelegd.
mezza-phase-over = Het spel is uit.
mezza-help-cards = Kaarten: J is de lege joker, 0 de nuljoker; voor een half typ je ook h, voor 3½ dus 3h. Een los getal is het nummer van een zet: voor kaarten schrijf je lay 8, of 8 8 voor twee.
mezza-help-races = Bij een wedloop word jij het eerst gevraagd: hier is geen bot je te snel af. Kun je het alleen laten gaan, dan vragen we niets.

## Mezza: de tafel

mezza-title = Mezza
mezza-stock = { $gone ->
    [0] voorraad { $n }
   *[other] voorraad { $n } · uit het spel { $gone }
 }
mezza-pile = Stapel van { $n }:
mezza-no-pile = Geen stapel: elke kaart mag beginnen.
mezza-asks = Gevraagd: { $demand }
mezza-open = open
mezza-closed = dicht
mezza-demand-any = elke kaart
mezza-demand-low = 4 of lager, of een joker
mezza-demand-least = { $least } of hoger, of een joker
mezza-demand-half = { $least } of hoger, een ½ of een joker
mezza-demand-top = 9½ of een joker
mezza-demand-top-half = 9½, een ½ of een joker
mezza-asked-swap = Kies de drie kaarten die open voor je komen te liggen.
mezza-asked-start = Wie het eerst de laagste kaart legt begint.
mezza-asked-turn = Jouw beurt: { $demand }.
mezza-asked-take = Jouw beurt: niets van jou past.
mezza-asked-flip = Jouw beurt: draai een van je dichte kaarten om.
mezza-asked-add = Wat je net gepakt hebt mag erbij, of laat het gaan.
mezza-asked-seize = Je mag de beurt pakken met een ½, of laat het gaan.
mezza-view-pile = { $n ->
    [0] Er ligt geen stapel.
   *[other] De stapel telt { $n }; bovenop: { $top }.
 }
mezza-view-demand = De stapel vraagt: { $demand }.
mezza-view-lowest = De laagste kaart in een hand: { $card }.
mezza-view-window = Mag buiten de beurt iets doen: { $whom }.
mezza-view-stock = { $gone ->
    [0] Voorraad: { $n }.
   *[other] Voorraad: { $n }; uit het spel: { $gone }.
 }
mezza-view-place = { $you ->
    [yes] jij eindigt op plaats { $place }.
   *[no] { $who } eindigt op plaats { $place }.
 }
mezza-view-seat = { $you ->
    [yes] { $n ->
        [0] jij hebt geen open kaarten, dicht: { $closed }.
       *[other] jouw open kaarten: { $cards }; dicht: { $closed }.
     }
   *[no] { $n ->
        [0] { $who } heeft geen open kaarten, dicht: { $closed }.
       *[other] { $who } heeft open: { $cards }; dicht: { $closed }.
     }
 }

## Mezza: wat er gebeurt

mezza-event-open = { $rule ->
    [M-012] { $you ->
        [yes] Open voor jou: { $cards }.
       *[no] Open voor { $who }: { $cards }.
     }
   *[other] { $you ->
        [yes] Na het ruilen open voor jou: { $cards }.
       *[no] Na het ruilen open voor { $who }: { $cards }.
     }
 }
mezza-event-hand = { $you ->
    [yes] In je hand: { $cards }.
   *[no] { $who } krijgt { $count } kaarten in de hand.
 }
mezza-event-choose = { $known ->
    [yes] Jij kiest om open te leggen: { $cards }.
   *[no] { $who } heeft gekozen.
 }
mezza-event-lowest = De laagste kaart in een hand: { $cards }. Wie hem het eerst legt begint.
mezza-event-lot = { $you ->
    [yes] Niemand meldt zich; het lot wijst jou aan.
   *[no] Niemand meldt zich; het lot wijst { $who } aan.
 }
mezza-event-pass = { $you ->
    [yes] Jij laat het gaan.
   *[no] { $who } laat het gaan.
 }
mezza-event-lay = { $rule ->
    [M-120] { $you ->
        [yes] Jij pakt de beurt: { $cards }!
       *[no] { $who } pakt de beurt: { $cards }!
     }
    [M-030] { $you ->
        [yes] Jij begint met { $cards }.
       *[no] { $who } begint met { $cards }.
     }
   *[other] { $you ->
        [yes] Jij legt { $cards }.
       *[no] { $who } legt { $cards }.
     }
 }
mezza-event-add = { $you ->
    [yes] Jij legt er gauw { $cards } bij.
   *[no] { $who } legt er gauw { $cards } bij.
 }
mezza-event-flip = { $you ->
    [yes] Jij draait dichte kaart { $slot } om: { $cards }.
   *[no] { $who } draait dichte kaart { $slot } om: { $cards }.
 }
mezza-event-draw = { $known ->
    [yes] Je pakt { $cards }.
   *[no] { $count ->
        [one] { $who } pakt een kaart.
       *[other] { $who } pakt { $count } kaarten.
     }
 }
mezza-event-take = { $rule ->
    [M-078] { $you ->
        [yes] Die past niet: jij neemt haar mee met de stapel.
       *[no] Die past niet: { $who } neemt haar mee met de stapel.
     }
   *[other] { $n ->
        [one] { $you ->
            [yes] Jij pakt de stapel: { $cards }.
           *[no] { $who } pakt de stapel: { $cards }.
         }
       *[other] { $you ->
            [yes] Jij pakt de stapel, { $n } kaarten: { $cards }.
           *[no] { $who } pakt de stapel, { $n } kaarten: { $cards }.
         }
     }
 }
mezza-event-clear = { $rule ->
    [M-160] Samen 10: { $you ->
        [yes] de stapel van { $count } gaat uit het spel, en jij begint een nieuwe.
       *[no] de stapel van { $count } gaat uit het spel, en { $who } begint een nieuwe.
     }
   *[other] Vier gelijke: { $you ->
        [yes] de stapel van { $count } gaat uit het spel, en jij begint een nieuwe.
       *[no] de stapel van { $count } gaat uit het spel, en { $who } begint een nieuwe.
     }
 }
mezza-event-skip = { $you ->
    [yes] Jij slaat een beurt over.
   *[no] { $who } slaat een beurt over.
 }
mezza-event-finish = { $you ->
    [yes] Jij bent uit: plaats { $place }!
   *[no] { $who } is uit: plaats { $place }!
 }
mezza-event-expire = Tijd om: { $whom }.
mezza-event-over = { $rule ->
    [M-201] Er zit geen schot meer in, het spel wordt afgebroken: { $places }.
   *[other] Het spel is uit: { $places }.
 }

## Mezza: waarom een bot zo speelt

mezza-why-add = Wat je bijlegt ben je voor niets kwijt.
mezza-why-begin = Wie begint is al een kaart kwijt voor de anderen.
mezza-why-clear = De stapel gaat weg, en jij begint de volgende met wat je uitkomt.
mezza-why-flip = De ene dichte kaart is zo goed als de andere.
mezza-why-joker = Er is alleen nog een joker, en die past overal op.
mezza-why-keep = Die kaart is te goed om weg te geven; je hebt haar nog nodig.
mezza-why-low = Lage kaarten passen later zelden: weg ermee, allemaal tegelijk.
mezza-why-one = Eén is genoeg: goede kaarten bewaar je voor als het moet.
mezza-why-open = De beste kaarten wachten op tafel op het eind, als er uit de voorraad niets meer komt.
mezza-why-steal = Een beurt voor een ½: je bent hem kwijt en gaat de anderen voor.

## Mezza: regels

rule-M-012 = Voor ieder liggen drie kaarten open.
rule-M-013 = Ieder krijgt drie kaarten in de hand.
rule-M-020 = Voor het spel mag ieder één keer ruilen tussen hand en open kaarten.
rule-M-021 = Ruilen gaat alleen tussen je hand en je open kaarten.
rule-M-022 = Iedereen ruilt tegelijk, ongezien.
rule-M-023 = Als het spel begonnen is wordt er niet meer geruild.
rule-M-030 = Wie de laagste kaart heeft begint ermee.
rule-M-032 = Hebben er meer die kaart, dan begint de snelste; wil niemand, dan beslist het lot.
rule-M-034 = Zijn er alleen jokers in de handen, dan is de nuljoker de laagste.
rule-M-040 = De kaart moet gelijk zijn aan de laatste, of hoger.
rule-M-041 = Gelijke kaarten mogen samen gelegd worden.
rule-M-046 = Er ligt geen stapel: elke kaart mag beginnen.
rule-M-050 = Na het leggen vul je je hand uit de voorraad aan tot drie.
rule-M-060 = Wie niet kan leggen pakt de hele stapel.
rule-M-062 = Wie kan leggen moet leggen.
rule-M-063 = Een joker past overal op, dus je kunt leggen.
rule-M-070 = Eerst de hand en de voorraad, dan pas je open kaarten.
rule-M-071 = Open kaarten komen aan bod als de voorraad op is en de hand leeg.
rule-M-072 = Open kaarten speel je net als je hand.
rule-M-075 = Dichte kaarten komen het laatst, na hand en open kaarten.
rule-M-076 = Heb je alleen nog dichte kaarten, dan moet je er een omdraaien.
rule-M-078 = Past de omgedraaide kaart niet, dan neem je haar mee met de stapel.
rule-M-079 = Eerst je hand leegspelen, dan de volgende dichte kaart.
rule-M-090 = Wie het eerst uit is wint.
rule-M-091 = Er wordt gespeeld tot er één de laatste is.
rule-M-092 = Wie uit is doet niet meer mee.
rule-M-100 = Een lege joker past overal op.
rule-M-110 = Een ½ is de laagste kaart: hij moet passen, of een 3½, 6½ of 9½ aanvullen.
rule-M-120 = Met een ½ mag ieder een 3½, 6½ of 9½ aanvullen en zo de beurt pakken.
rule-M-121 = Alleen de eerste ½ pakt de beurt.
rule-M-124 = Je eigen kaart kun je niet aanvullen.
rule-M-132 = De beurt pak je met een kaart die je dan mag spelen, nooit met een dichte.
rule-M-133 = De beurt pakken is een wedloop; wie het laat gaan wacht op de volgende kans.
rule-M-143 = Op een 4 past één keer alleen 4 of lager.
rule-M-150 = Na een 7 slaat de volgende een beurt over.
rule-M-160 = Een ½ op een 9½ is samen 10: de stapel gaat uit het spel.
rule-M-161 = Wie de 10 maakt begint de nieuwe stapel.
rule-M-170 = Vier gelijke op rij: de stapel gaat uit het spel.
rule-M-172 = Wie de vierde legt begint de nieuwe stapel.
rule-M-176 = De vierde leg je alleen in je eigen beurt.
rule-M-180 = Bijleggen mag alleen wat je net gepakt hebt en gelijk is aan wat je legde.
rule-M-181 = Wat je bijlegt telt als in dezelfde beurt gelegd.
rule-M-183 = Bijleggen mag, het hoeft niet.
rule-M-184 = Alleen een net gepakte kaart mag erbij, niet een die je achterhield.
rule-M-186 = Een open kaart mag er alleen bij als hand en voorraad op zijn.
rule-M-187 = De laatste handkaarten en gelijke open kaarten mogen samen.
rule-M-191 = De kaart die je legde is van de stapel af; er kan niets meer bij.
rule-M-195 = In het korte spel doen de 3, 6 en 9 niet mee.
rule-M-200 = Is de tijd om, dan wordt de laagste passende kaart voor je gelegd, of je pakt de stapel; kansen vervallen.
rule-M-201 = Zit er te lang geen schot in, dan wordt het spel afgebroken.

## Mezza: keuzes

mezza-option-short = Kort spel
mezza-option-short-means = Zonder de 3, 6 en 9; goed voor twee of drie.
mezza-option-stall_limit = Geduld
mezza-option-stall_limit-means = Na zoveel zetten zonder voortgang wordt het spel afgebroken.
mezza-option-turn_seconds = Seconden voor een beurt
mezza-option-turn_seconds-means = Hoelang de klok op een beurt wacht; 0 is geen klok.
mezza-option-window_seconds = Seconden voor een kans
mezza-option-window_seconds-means = Hoelang je kunt beginnen, de beurt pakken of bijleggen; 0 is geen klok.
mezza-option-swap_seconds = Seconden voor het ruilen
mezza-option-swap_seconds-means = Hoelang je kunt ruilen; 0 is geen klok.
