# Stammtisch in het Nederlands. In elke taal staan dezelfde sleutels en variabelen.
# $you is "yes" als de plaats die van de lezer is, anders "no".

## Plaatsen en opsommingen

you = jij
you-label = Jij
seat = Speler { $n }
and = { $first } en { $last }
date = { $day }-{ $month }-{ $year }
asked-turn = { $you ->
    [yes] Jij bent aan de beurt.
   *[no] { $who } is aan de beurt.
 }
    .title = { $you ->
        [yes] Jouw beurt
       *[no] { $who } is aan de beurt
     }
asked-wait = We wachten op { $whom }.
    .title = Even wachten
asked-act = Jij bent aan de beurt.
    .title = Jouw beurt
asked-table = De tafel gaat verder.
    .title = Het gaat zo verder
asked-over = Het spel is uit.
    .title = Het spel is uit
cards-held = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
 }
points-held = { $n ->
    [one] { $points } punt
   *[other] { $points } punten
 }
place = Plaats { $place }
ended-won = { $n ->
    [0] Het spel is uit.
    [one] Winnaar: { $whom }.
   *[other] Winnaars: { $whom }.
 }
ended-time = { $n ->
    [0] De tijd is om: niemand heeft gewonnen.
    [one] De tijd is om. Winnaar: { $whom }.
   *[other] De tijd is om. Winnaars: { $whom }.
 }
counts-points = { $n ->
    [one] { $points } punt
   *[other] { $points } punten
 }
event-other = { $you ->
    [yes] Jij: { $told }.
   *[no] { $who }: { $told }.
 }

## De terminal

welcome = { $game } aan de stamtafel. Typ hulp als je het even niet weet, stop om op te stappen.
which-game = Welk spel?{" "}
prompt = Jouw zet:{" "}
prompt-table = Verder met Enter:{" "}
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
menu-doubt = Nummer { $line } is { $move }. Typ nog eens { $line } om dat te spelen, of { $line }: voor je kaart.
menu-sure = { $would } Typ nog eens { $line } als je dat toch wilt.
also = Ook: { $calls }
calls-none = Iets anders mag je nu niet.
refused = { $move }: kan nu niet.
allowed = { $move }: dat mag.
all-allowed = Al je kaarten mogen nu gespeeld worden.
hint = Ik zou zeggen: { $move }.
hint-none = Er valt nu niets te kiezen.
hint-nobody = Geen bot kent dit spel goed genoeg.
why-only = Iets anders kun je niet.
why-any = Mij is de ene zet net zo lief als de andere.
which-move = Welke zet? Bijvoorbeeld: ? { $short }.
which-rule = Welke regel? Bijvoorbeeld: regel 12.
which-words = Waarop zoeken? Bijvoorbeeld: regels laagste.
no-rule = { $game } heeft geen regel ‘{ $rule }’; je schrijft ze als { $example }.
no-rules-with = In geen enkele regel staat ‘{ $words }’.
rulebook-says = De regel
rulebook-does = Hier
rulebook-ruling = Onze uitleg
rulebook-example = Voorbeeld
left = Je staat op van tafel.
saved = Het spel is opgeslagen in { $path }
sheet-hand = Ronde
sheet-total = Totaal
no-seat = Er is geen plaats { $seat }; de plaatsen zijn 0 tot en met { $last }.
command-rule = regel
command-rules = regels
command-hint = tip
command-log = verloop
command-table = tafel
command-calls = extra
command-help = hulp
command-quit = stop
help-moves = Typ het nummer van je zet, of de zet zelf: { $move }, of alleen { $short }. Is er maar één, dan is Enter genoeg.
help-why = { $command } zegt waarom je andere kaarten niet kunnen, { $command } { $short } waarom die ene niet kan.
help-rule = { $command } { $rule } laat een regel zien.
help-rules = { $command } laagste noemt de regels met dat woord.
help-hint = { $command } vraagt een bot die het spel kent wat hij zou doen.
help-log = { $command } herhaalt wat er gebeurd is.
help-table = { $command } tekent de tafel opnieuw.
help-calls = { $command } noemt wat je naast je zet nog mag doen.
help-help = { $command } laat dit zien.
help-quit = { $command } is opstappen; wat gespeeld is, wordt opgeslagen, en je kunt later verder.

## Een verslag bekijken

replay-head = { $game } met { $seats } spelers, gespeeld op { $date }
replay-help = Enter: verder · b: terug · g 12: naar 12 · s 2: vanaf plaats 2 (s: als toeschouwer) · t: de tafel · q: genoeg
replay-prompt = { $n }/{ $last }:{" "}
replay-over = Eindstand: { $ranking }.
replay-unfinished = Hier houdt het verslag op.
replay-other-version = De regels zijn sindsdien veranderd: alleen versie { $release } kan deze tafel nog laten zien. Wat er gebeurde, zie je wel.
replay-no-seed = In dit verslag ontbreken verborgen delen, dus de tafel is niet na te bouwen.

## Huisregels

house-section-house = Huisregels
house-rule-H-001 = Het spel is uit.
house-rule-H-002 = Wacht tot je aan de beurt bent.
house-rule-H-003 = Dat heb je niet.
house-rule-H-004 = Daar is het te laat voor.
house-rule-H-005 = Dat wordt nu niet gevraagd.

## Wat de server weigert

because-not-let-in = Je bent aan deze tafel nog niet binnengelaten; vraag om de code.
because-watching = Je kijkt mee; ga eerst zitten.
because-bot-plays = Een bot speelt voor jou; neem eerst je plaats terug.
because-not-begun = Het spel is nog niet begonnen.
because-no-match = Er wordt nu niet gespeeld.
because-paused = De tafel pauzeert.
because-no-seat = Die plaats is er niet.
because-seat-taken = Daar zit al iemand.
because-mid-match = Tijdens het spel wisselt niemand van plaats.
because-seen-hand = Je hebt in dit spel al een hand gezien; alleen die plaats is van jou.
because-guests-only = Tijdens het spel is een plaats alleen voor gasten met de tafelcode; vraag erom.
because-said-no = Je hebt om een plaats gevraagd en iemand zei nee; wacht op het volgende spel.
because-begun = Het spel is al begonnen.
because-over = Het spel is uit; begin een nieuw.
because-bot-seat = Een bot kan alleen op een vrije plaats.
because-bots-before = Bots wisselen voor het spel van plaats.
because-hand-over-early = Een bot kan pas voor je spelen als het spel begonnen is.
because-own-seat = Je speelt hier zelf al.
because-no-pause = Er valt niets te pauzeren.
because-not-paused = De tafel pauzeert niet.
because-finish-first = Maak eerst dit spel af.
because-host-chooses = Wie uitnodigt, kiest het spel en hoe er gespeeld wordt.
because-few-seats = De tafel heeft een plaats nodig voor ieder die er zit.
because-no-undo = Er valt nu niets terug te nemen.
because-undo-often = Er is in dit spel zo vaak teruggenomen dat het nu alleen verdergaat.
because-other-vote = Er loopt al een stemming.
because-no-vote = Er loopt geen stemming.
because-old-vote = Die stemming is voorbij; kijk wat er nu gevraagd wordt.
because-nobody-named = Er is hier niemand anders met die naam geweest.
because-no-table = Die tafel bestaat niet (meer).
because-renewing = De server wordt zo vernieuwd; er gaan nu geen tafels open.
because-undo-wait = Je hebt vaak teruggenomen; wacht een minuut.
because-talk-wait = Dat is veel tegelijk; wacht even.
because-other-version = Deze tafel speelt een versie van het spel die deze server niet heeft.
because-too-often = Te vaak; wacht een minuut.
because-many-tables = Je hebt veel tafels geopend; wacht een minuut.
because-many-listed = Je hebt vandaag veel tafels voor iedereen geopend; open deze alleen voor gasten met de code.
because-code-old = Deze code geldt niet meer; vraag een nieuwe.
because-code-unknown = Bij die code hoort geen tafel; vraag een nieuwe.
because-private = Deze tafel is besloten; vraag om de code.
because-eyes-later = Door de ogen van anderen kijk je pas na het spel.
because-set-aside = Er ging iets mis met deze tafel; hij is apart gezet en wordt bewaard.
because-no-store = De server kan nu niet opslaan; probeer het opnieuw.
because-busy = De server heeft het even druk; probeer het zo opnieuw.
