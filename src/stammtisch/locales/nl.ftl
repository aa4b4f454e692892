# Stammtisch in het Nederlands. In elke taal staan dezelfde sleutels en variabelen.
# $you is "yes" als de plaats die van de lezer is, anders "no".

## Plaatsen en opsommingen

you = jij
you-label = Jij
seat = Stoel { $n }
and = { $first } en { $last }
asked-turn = { $you ->
    [yes] Jij bent aan de beurt.
   *[no] { $who } is aan de beurt.
 }
    .title = { $you ->
        [yes] Jij bent aan de beurt
       *[no] { $who } is aan de beurt
     }
asked-wait = We wachten op { $whom }.
    .title = Even wachten
asked-act = Jij bent aan zet.
    .title = Jij bent aan de beurt
asked-table = De tafel gaat verder.
    .title = Zo gaat het verder
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
saved = Het spel is opgeschreven in { $path }
sheet-hand = Ronde
sheet-total = Totaal
no-seat = Er is geen stoel { $seat }; de stoelen zijn 0 tot en met { $last }.
command-rule = regel
command-rules = regels
command-hint = tip
command-log = verloop
command-table = tafel
command-calls = extra
command-help = hulp
command-quit = stop
help-moves = Zetten doe je met het nummer, of met de zet zelf: { $move }, of alleen { $short }. Is er maar één, dan is Enter genoeg.
help-why = { $command } zegt waarom je andere kaarten niet kunnen, { $command } { $short } waarom die ene niet kan.
help-rule = { $command } { $rule } laat een regel zien.
help-rules = { $command } laagste noemt de regels met dat woord.
help-hint = { $command } vraagt een bot die het spel kent wat hij zou doen.
help-log = { $command } herhaalt wat er gebeurd is.
help-table = { $command } tekent de tafel opnieuw.
help-calls = { $command } noemt wat je naast je zet nog mag doen.
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

## Lessen, en de pagina van één minuut

lesson-step = Stap { $n } van { $of }
lesson-welcome = { $game }, de eerste les. Typ voordoen om het te zien, overslaan voor de volgende stap, stop om te stoppen.
lesson-no-harm = Niets aan de hand.
lesson-doubt = { $move }: dat mag, maar kijk. { $look } Typ nog eens { $line } om het toch te doen.
lesson-so-it-goes = Zo gaat dat. We nemen het terug.
lesson-shown = Zo gaat het. We nemen het terug: nu jij.
lesson-end = Dat is { $game }
lesson-next = Ga verder met:
command-show = voordoen
command-skip = overslaan
minute-head = { $game } in één minuut

## Huisregels

house-rule-H-001 = Het spel is uit.
house-rule-H-002 = Wacht tot je aan de beurt bent.
house-rule-H-003 = Dat heb je niet.
house-rule-H-004 = Daar is het te laat voor.
house-rule-H-005 = Dat wordt nu niet gevraagd.
