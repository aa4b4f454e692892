# Mezza in Dutch. The same keys and variables stand in every catalogue.

mezza-line = Leg hoger of gelijk. Een ½ op het goede moment pakt de beurt af.

## Kaarten, zetten, fasen

mezza-card = { $n ->
    [one] { $value }
   *[other] { $n } × { $value }
 }
mezza-card-J = { $n ->
    [one] blanco joker
   *[other] { $n } blanco jokers
 }
mezza-card-0 = { $n ->
    [one] nuljoker
   *[other] { $n } nuljokers
 }
mezza-move-lay = Leg { $cards }
mezza-move-add = Leg { $cards } erbij
mezza-move-open = Leg open: { $cards }
mezza-move-flip = Draai gesloten kaart { $slot } om
mezza-move-take = Pak de stapel
mezza-move-pass = Laat maar
mezza-move-expire-swap = De tijd voor het wisselen is om
mezza-move-expire-start = De tijd om te beginnen is om
mezza-move-expire-window = De tijd om in te grijpen is om
mezza-move-expire-turn = De tijd voor deze beurt is om
mezza-phase-swapping = Er wordt gewisseld.
mezza-phase-starting = Het spel begint.
mezza-phase-playing = Er wordt gelegd.
mezza-phase-over = Het spel is uit.
mezza-help-cards = Kaarten: J is de blanco joker, 0 de nuljoker; voor een half typ je ook h, voor 3½ dus 3h. Een los getal is het nummer van een zet: voor kaarten schrijf je leg 8, of 8 8 voor twee.
mezza-help-races = Gaat het om snelheid, dan word jij het eerst gevraagd: hier is geen bot je te snel af. Valt er niets te kiezen, dan vragen we niets.

## De tafel

mezza-title = Mezza
mezza-stock = { $gone ->
    [0] voorraad { $n }
   *[other] voorraad { $n } · uit het spel { $gone }
 }
mezza-pile = Stapel van { $n }:
mezza-no-pile = Geen stapel: elke kaart mag beginnen.
mezza-asks = Gevraagd: { $demand }
mezza-open = open
mezza-closed = gesloten
mezza-ended-stalled = Er zit geen schot meer in, het spel wordt afgebroken.
mezza-demand-any = elke kaart
mezza-demand-low = 4 of lager, of een joker
mezza-demand-h = ½ of hoger, of een joker
mezza-demand-1 = 1 of hoger, of een joker
mezza-demand-2 = 2 of hoger, of een joker
mezza-demand-3 = 3 of hoger, of een joker
mezza-demand-3h = 3½ of hoger, of een joker
mezza-demand-5 = 5 of hoger, of een joker
mezza-demand-6 = 6 of hoger, of een joker
mezza-demand-6h = 6½ of hoger, of een joker
mezza-demand-7 = 7 of hoger, of een joker
mezza-demand-8 = 8 of hoger, of een joker
mezza-demand-9 = 9 of hoger, of een joker
mezza-demand-9h = 9½ of een joker
mezza-demand-3h-half = 3½ of hoger, een ½ of een joker
mezza-demand-6h-half = 6½ of hoger, een ½ of een joker
mezza-demand-7-half = 7 of hoger, een ½ of een joker
mezza-demand-9h-half = 9½, een ½ of een joker
mezza-asked-swap = Kies drie; die speel je het laatst.
    .title = Welke drie komen open?
mezza-asked-start = Wie het eerst de laagste kaart legt, begint.
    .title = Wie heeft een { $card }?
    .button = Begin
mezza-asked-lay = Jouw beurt: { $demand }.
    .title = Jouw beurt
mezza-asked-take = { $count ->
    [one] Jouw beurt: geen van je kaarten past, dus je pakt de stapel van één kaart.
   *[other] Jouw beurt: geen van je kaarten past, dus je pakt de stapel van { $count } kaarten.
 }
    .title = Niets past: pak de stapel
mezza-asked-flip = Jouw beurt: draai een gesloten kaart om.
    .title = Draai een gesloten kaart om
mezza-asked-add = Wat je net getrokken hebt, mag erbij, of laat maar.
    .title = Nog een { $card } erbij?
    .button = Erbij
mezza-asked-add-open = Een gelijke open kaart mag erbij, of laat maar.
    .title = Nog een { $card } erbij?
    .button = Erbij
mezza-asked-seize = Je mag met een ½ de beurt afpakken, of laat maar.
    .title = ½ op de { $card }?
    .button = Pak af!

## Wat het scherm laat zien, en wat een zet zou doen

mezza-fact-pile = { $count ->
    [0] Er ligt geen stapel.
    [one] De stapel is één kaart: { $top }.
   *[other] De stapel telt { $count } kaarten; bovenop: { $top }.
 }
mezza-fact-formed = { $card } + ½ is { $sum }.
mezza-fact-demand = De stapel vraagt: { $demand }.
mezza-fact-lowest = Laagste handkaart: { $card }.
mezza-fact-window = Buiten de beurt gevraagd: { $whom }.
mezza-fact-chosen = Al gekozen: { $whom }.
mezza-fact-passed = Het laten lopen: { $whom }.
mezza-fact-stock = { $gone ->
    [0] Voorraad: { $count }.
   *[other] Voorraad: { $count }; uit het spel: { $gone }.
 }
mezza-fact-hand = { $n ->
    [0] Je hand is leeg.
   *[other] Je hand: { $cards }.
 }
mezza-fact-sealed = Na het wisselen heb je open: { $cards }.
mezza-fact-sizes = Kaarten in de hand: { $sizes }.
mezza-fact-seat = { $you ->
    [yes] { $n ->
        [0] jij hebt geen open kaarten, gesloten: { $closed }.
       *[other] jouw open kaarten: { $cards }; gesloten: { $closed }.
     }
   *[no] { $n ->
        [0] { $who } heeft geen open kaarten, gesloten: { $closed }.
       *[other] { $who } heeft open: { $cards }; gesloten: { $closed }.
     }
 }
mezza-fact-place = { $you ->
    [yes] jij eindigt op plaats { $place }.
   *[no] { $who } eindigt op plaats { $place }.
 }
mezza-would-seize = Je pakt de beurt af.
mezza-would-form = { $card } + ½ is { $sum }.
mezza-would-clear = { $count ->
    [one] De stapel gaat uit het spel.
   *[other] De stapel van { $count } gaat uit het spel.
 }
mezza-would-skip = { $you ->
    [yes] Jij slaat een beurt over.
   *[no] { $who } slaat een beurt over.
 }
mezza-would-finish = Je bent uit: plaats { $place }.
mezza-would-take = { $count ->
    [one] Je pakt één kaart.
   *[other] Je pakt { $count } kaarten.
 }

## Waarom niet

mezza-because-value = De stapel vraagt { $demand }; { $card } past niet.
mezza-because-half = De stapel vraagt { $demand }; een ½ is lager.
mezza-because-covered = Er ligt een joker op de { $card }.
mezza-because-lowest = Alleen de laagste kaart mag beginnen: { $card }.
mezza-because-added = Er mag alleen een gelijke kaart bij: { $card }.
mezza-because-can = Je kunt leggen: { $cards }.
mezza-because-hand = Je hebt nog in de hand: { $cards }.
mezza-because-open = Je hebt nog open: { $cards }.

## Wat er gebeurt

mezza-event-open = { $rule ->
    [M-012] { $you ->
        [yes] Jij hebt open: { $cards }.
       *[no] { $who } heeft open: { $cards }.
     }
   *[other] { $you ->
        [yes] Na het wisselen heb jij open: { $cards }.
       *[no] Na het wisselen heeft { $who } open: { $cards }.
     }
 }
mezza-event-hand = { $you ->
    [yes] In je hand: { $cards }.
   *[no] { $who } krijgt { $count } kaarten in de hand.
 }
mezza-event-choose = { $known ->
    [yes] { $you ->
        [yes] Jij kiest om open te leggen: { $cards }.
       *[no] { $who } kiest om open te leggen: { $cards }.
     }
   *[no] { $who } heeft gekozen.
 }
mezza-event-lowest = Laagste handkaart: { $cards }. Wie hem het eerst legt, begint.
mezza-event-lot = { $you ->
    [yes] Niemand meldt zich; het lot wijst jou aan.
   *[no] Niemand meldt zich; het lot wijst { $who } aan.
 }
mezza-event-pass = { $you ->
    [yes] Jij laat het lopen.
   *[no] { $who } laat het lopen.
 }
mezza-event-lay = { $rule ->
    [M-120] { $you ->
        [yes] Jij pakt de beurt af: { $cards }!
       *[no] { $who } pakt de beurt af: { $cards }!
     }
    [M-030] { $you ->
        [yes] Jij begint met: { $cards }.
       *[no] { $who } begint met: { $cards }.
     }
   *[other] { $you ->
        [yes] Jij legt: { $cards }.
       *[no] { $who } legt: { $cards }.
     }
 }
mezza-event-add = { $you ->
    [yes] Jij legt er snel bij: { $cards }.
   *[no] { $who } legt er snel bij: { $cards }.
 }
mezza-event-flip = { $you ->
    [yes] Jij draait gesloten kaart { $slot } om: { $cards }.
   *[no] { $who } draait gesloten kaart { $slot } om: { $cards }.
 }
mezza-event-draw = { $known ->
    [yes] { $you ->
        [yes] Je trekt: { $cards }.
       *[no] { $who } trekt: { $cards }.
     }
   *[no] { $count ->
        [one] { $who } trekt een kaart.
       *[other] { $who } trekt { $count } kaarten.
     }
 }
mezza-event-take = { $rule ->
    [M-078] { $you ->
        [yes] Die past niet: jij neemt hem mee met de stapel.
       *[no] Die past niet: { $who } neemt hem mee met de stapel.
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
   *[other] Vier dezelfde: { $you ->
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

## Waarom een bot zo speelt

mezza-why-add = Wat je erbij legt, ben je extra kwijt.
mezza-why-begin = Wie begint, is al een kaart kwijt voor de anderen.
mezza-why-clear = De stapel gaat weg, en jij begint de volgende met wat je uitkomt.
mezza-why-flip = De ene gesloten kaart is zo goed als de andere.
mezza-why-joker = Er is alleen nog een joker, en die past overal op.
mezza-why-keep = Die kaart is te goed om weg te geven; je hebt hem nog nodig.
mezza-why-low = Lage kaarten passen later zelden: weg ermee, allemaal tegelijk.
mezza-why-one = Eén is genoeg: goede kaarten bewaar je voor als het moet.
mezza-why-open = De beste kaarten wachten op tafel op het eind, als er uit de voorraad niets meer komt.
mezza-why-steal = Een beurt voor een ½: je bent hem kwijt en je bent de anderen voor.

## Keuzes

mezza-option-short = Korte variant
mezza-option-short-means = Zonder de 3, 6 en 9; goed voor twee of drie.
mezza-option-stall_limit = Geduld
mezza-option-stall_limit-means = Na zoveel zetten zonder voortgang wordt het spel afgebroken.
mezza-option-turn_seconds = Seconden voor een beurt
mezza-option-turn_seconds-means = Hoelang de klok op een beurt wacht; 0 is geen klok.
mezza-option-window_seconds = Seconden voor een kans
mezza-option-window_seconds-means = Hoelang je kunt beginnen, de beurt afpakken of bijleggen; 0 is geen klok.
mezza-option-swap_seconds = Seconden voor het wisselen
mezza-option-swap_seconds-means = Hoelang je kunt wisselen; 0 is geen klok.

## In de browser

mezza-web-stock = voorraad
mezza-web-gone = uit het spel
mezza-web-pile = stapel
mezza-web-look = De stapel doorkijken ({ $n })
mezza-web-mine = jouw open kaarten, { $n } gesloten eronder
mezza-web-mine-closed = jouw gesloten kaarten
mezza-web-sealed = zo komen ze te liggen
mezza-web-closed = gesloten kaart { $what }
mezza-web-any = alles
mezza-web-lowest = Laagste handkaart
mezza-web-chose = heeft gekozen
mezza-web-passed = laat het lopen
mezza-web-place = plaats { $place }
mezza-web-cleared-M-160 = =10
mezza-web-cleared-M-170 = 4×

## Als het uit is

mezza-won = { $you ->
    [yes] Jij bent als eerste uit
   *[no] { $whom } is als eerste uit
 }
mezza-when = beurt { $n }
mezza-length = { $n ->
    [one] { $n } beurt
   *[other] { $n } beurten
 }
mezza-chart = Kaarten over
mezza-chart-means = omhoog: een stapel gepakt
mezza-tally-seized = beurten afgepakt
mezza-tally-taken = stapels gepakt
mezza-tally-out = uit in beurt

## De eerste les, en de pagina van één minuut

mezza-lesson-higher = Op de stapel ligt een 5. Leg je 5: gelijk is genoeg, en de 8 komt later van pas.
    .title = Even hoog of hoger
    .right = Hij past
    .means = Dan vul je aan tot drie kaarten, zolang er een voorraad is.
    .look = Welke van de twee helpt je meer als de stapel hoger is?
mezza-lesson-alike = Dezelfde kaarten mogen samen. Leg beide 8’en op.
    .title = Twee tegelijk
    .right = Allebei gelegd
    .means = Je hebt weer aangevuld tot drie. Liggen er vier dezelfde op de stapel, dan gaat hij uit het spel.
    .look = Je hebt er twee: wat kun je met allebei?
mezza-lesson-take = Geen van je kaarten is 9 of hoger. Dus pak je de stapel.
    .title = Niets past
    .right = De stapel is in je hand
    .means = Je beurt is voorbij, en de volgende speler begint een nieuwe stapel. Je moet als je kan.
mezza-lesson-low = Een 4 vraagt om een 4 of lager. Leg de 3.
    .title = Na een 4 ga je laag
    .right = Een lage kaart minder
    .means = Alleen de kaart meteen na een 4 moet laag zijn. Vanaf de 3 gaat het weer omhoog.
    .look = Een 4 kan later iemand vangen: welke kaart houd je liever?
mezza-lesson-half = Leg de ½: hij brengt de helft die ontbreekt.
    .title = Maak van de 6½ een 7
    .right = De volgende slaat over
    .means = 6½ en ½ zijn 7, en dat doet een 7. Een 3½ wordt een 4, een 9½ wordt een 10.
mezza-lesson-seize = Met een ½ mag je een 6½ buiten je beurt aanvullen. Wie het eerst is, pakt de beurt af: leg hem dus.
    .title = Snel, buiten je beurt
    .right = Jij was het eerst
    .means = Het gaat verder vanaf jou, dus wie na jou komt, slaat een beurt over.
    .look = Misschien heeft nog iemand een ½. Wie pakt dan de beurt?
mezza-lesson-ten = Leg de ½: 9½ en ½ zijn 10.
    .title = Een 10 ruimt op
    .right = De stapel is uit het spel
    .means = Je vult aan en begint een nieuwe stapel met elke kaart. Na je hand komen je open kaarten, dan de gesloten.
mezza-minute-aim = Wees als eerste uit: eerst je hand, dan je drie open kaarten, dan de drie die niemand heeft gezien.
    .title = Het doel
mezza-minute-turn = Leg gelijk of hoger, zo nodig meer dezelfde tegelijk. Vul aan tot drie. Past er niets? Dan pak je de stapel.
    .title = Jouw beurt
mezza-minute-half = Een ½ maakt van 3½, 6½ of 9½ een 4, 7 of 10, ook buiten je beurt. Wie het eerst is, pakt de beurt af.
    .title = De helft
mezza-minute-signs = Na een 4 komt een 4 of lager. Na een 7 slaat de volgende speler een beurt over.
    .title = 4 en 7
mezza-minute-clear = De stapel gaat uit het spel en jij begint een nieuwe.
    .title = 10 en vier dezelfde
mezza-minute-jokers = Ze passen allebei overal op. De blanco joker houdt wat eronder ligt, de nuljoker telt 0.
    .title = Jokers
