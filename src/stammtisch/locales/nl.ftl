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
when = zet { $n }
length = { $n ->
    [one] { $n } zet
   *[other] { $n } zetten
 }
chart = Hoe het liep
minutes = { $n } min
worth-a-look = Nog eens bekijken
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
    [0] ‘{ $line }’ kan hier niet. Ga verder met Enter, of typ hulp.
    [one] ‘{ $line }’ kan hier niet. Typ 1, de zet in woorden, of hulp.
   *[other] ‘{ $line }’ kan hier niet. Typ een nummer van 1 tot en met { $n }, de zet in woorden, of hulp.
 }
menu-back = Enter: terug naar alle zetten
menu-several = { $beginning } … { $n } zetten
menu-between = { $beginning } … { $ending }: { $n } zetten
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
rulebook-status-engine = bewaakt door het programma
rulebook-status-server = bewaakt door de server
rulebook-status-table = bewaakt door de tafel: een roep of een stemming
rulebook-status-people = alleen bewaakt door de spelers zelf
rulebook-ruling = Onze uitleg
rulebook-example = Voorbeeld
undo-none = Er valt niets terug te nemen.
taken-back = Teruggenomen.
left = Je staat op van tafel.
saved = Het spel is opgeslagen in { $path }
serve-open = Stammtisch is open op { $address }
serve-everybody = Iedereen: { $address }
serve-phones = Telefoons in dit netwerk: { $address }
sheet-hand = Ronde
sheet-total = Totaal
no-seat = Er is geen plaats { $seat }; de plaatsen zijn 1 tot en met { $last }.
command-rule = regel
command-rules = regels
command-full = volledig
command-hint = tip
command-log = verloop
command-table = tafel
command-calls = extra
command-undo = terug
command-help = hulp
command-quit = stop
help-moves = Typ het nummer van je zet, of de zet zelf: { $move }, of alleen { $short }. Is er maar één, dan is Enter genoeg.
help-why = { $command } zegt waarom je andere kaarten niet kunnen, { $command } { $short } waarom die ene niet kan.
help-rule = { $command } { $rule } laat een regel zien; { $command } { $rule } volledig geeft ook de Engelse tekst.
help-rules = { $command } laagste noemt de regels met dat woord.
help-hint = { $command } vraagt een bot die het spel kent wat hij zou doen.
help-log = { $command } herhaalt wat er gebeurd is.
help-table = { $command } tekent de tafel opnieuw.
help-calls = { $command } noemt wat je naast je zet nog mag doen.
help-undo = { $command } neemt je laatste zet terug, als het spel dat toelaat.
help-help = { $command } laat dit zien.
help-quit = { $command } is opstappen, net als q waar geen kaart zo heet; wat gespeeld is, wordt opgeslagen, en je kunt later verder.

## Een verslag bekijken

replay-head = { $game } met { $seats } spelers, gespeeld op { $date }
replay-help = Enter: verder · b: terug · g 12: naar 12 · s 2: vanaf plaats 2 (s: als toeschouwer) · a: alle handen · t: de tafel · q: genoeg
gone-back = Teruggenomen: het gaat verder na zet { $n }.
replay-prompt = { $n }/{ $last }:{" "}
replay-over = Eindstand: { $ranking }.
replay-unfinished = Hier houdt het verslag op.
replay-other-version = De regels zijn sindsdien veranderd: alleen versie { $release } kan deze tafel nog laten zien. Wat er gebeurde, zie je wel.
replay-no-seed = In dit verslag ontbreken verborgen delen, dus de tafel is niet na te bouwen.
players = { $n } spelers
records-head = Verslagen in { $folder } ({ $n }):
records-none = In { $folder } staat nog geen verslag.
records-over = uit
records-left = niet uit: verder met stammtisch resume
verify-judged = { $file }: beoordeeld, en het klopt.
verify-not-judged = { $file }: niet beoordeeld.
verify-wrong = { $file }: bij nummer { $n } klopt iets niet.
verdict-moves = Elke zet is door de spelregels beoordeeld.
verdict-written = { $over ->
    [yes] Alle { $n } nummers staan er zoals ze geschreven zijn; het spel is uit.
   *[no] Alle { $n } nummers staan er zoals ze geschreven zijn; het spel is afgebroken.
 }
verdict-fits = { $over ->
    [yes] De { $n } nummers passen bij elkaar, maar dat doen die van een vervalsing ook; volgens het laatste is het spel uit.
   *[no] De { $n } nummers passen bij elkaar, maar dat doen die van een vervalsing ook; volgens het laatste is het spel afgebroken.
 }
verdict-no-end = Het laatste nummer ontbreekt: het spel was niet af, of het verslag is na nummer { $n } afgekapt.
verdict-promised = { $n } plaatsen hebben hun toevalsgetal beloofd en laten zien wat ze beloofd hadden.
verdict-no-game = Het spel ‘{ $game }’ is hier niet, dus de zetten zijn niet beoordeeld.
verdict-version = Release { $release } schreef het volgens versie { $version } van { $game } en kan de zetten beoordelen; deze release heeft versie { $ours }.
verdict-no-seed = Het getal van de deling staat in het laatste nummer, dus deling en zetten zijn niet beoordeeld.
verdict-hidden = Verborgen delen ontbreken, dus deling en zetten zijn niet beoordeeld.
bad-record = { $file }, nummer { $n }: { $why }
bad-record-empty = Het bestand is leeg.
bad-record-malformed = De hash of de verborgen delen zijn misvormd.
bad-record-written = Het staat er niet zoals verslagen geschreven worden.
bad-record-json = Dit is geen JSON in UTF-8, dus geen verslag, of een beschadigd verslag.
bad-record-other = Dit is JSON, maar niet van een verslag van Stammtisch.
bad-record-format = De vorm is ‘{ $found }’; deze release leest ‘{ $ours }’.
bad-record-shape = Er ontbreekt iets, of er staat iets onbekends of van de verkeerde soort.
bad-record-promise = De plaatsen hebben andere toevalsgetallen getoond dan ze beloofd hadden.
bad-record-hash = De hash hoort niet bij dit nummer na het vorige: er is iets veranderd.
bad-record-part = Het verborgen deel ‘{ $part }’ is niet wat verzegeld was.
bad-record-after = Na het laatste nummer komt niets meer.
bad-record-place = Hier hoort handeling { $n }, niet { $found }: er ontbreekt een nummer, of het staat verkeerd.
bad-record-deal = Het delen is handeling 0, en alleen die.
bad-record-time = De tijd loopt terug.
bad-record-seat = Het noemt een plaats die een tafel van { $n } niet heeft.
bad-record-no-deal = Het delen ontbreekt.
bad-record-seed = Het getal dat het toont, is niet dat van het begin.
bad-record-scores = Elke plaats heeft één score en één eindplaats.
bad-record-digest = De samenvatting hoort niet bij de nummers ervoor.
bad-record-cut = Het verslag is midden in dit nummer afgekapt.
bad-record-hidden = In dit verslag ontbreken verborgen delen; alleen met een heel verslag kun je verder spelen.
bad-record-no-seed = Het verslag breekt hier af: zonder het laatste nummer, waarin het getal van de deling staat, kan niemand verder.
bad-record-other-seed = De belofte gaat over een ander getal of een andere sleutel.
bad-record-over = Het spel is uit.
bad-record-game = Dit is een spel ‘{ $found }’, geen { $game }.
bad-record-options = Dit zijn niet alle afspraken van { $game } zoals ze gemaakt zijn.
bad-record-back = ‘{ $move }’ is geen weg terug: er gaan { $n } handelingen aan vooraf.
bad-record-sealed = { $sealed ->
    [yes] Wat plaats { $seat } doet, staat er open, en is verzegeld.
   *[no] Wat plaats { $seat } doet, staat er verzegeld, en is open.
 }
bad-record-fact = Feit { $n } is { $found }; volgens de regels is het { $right }.
bad-record-move = { $table ->
    [yes] De tafel mag nu niet ‘{ $move }’ doen. { $rule }
   *[no] Plaats { $seat } mag nu niet ‘{ $move }’ doen. { $rule }
 }
bad-record-result = ‘{ $name }’ is { $found }; volgens de regels is het { $right }.

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

## Simulaties

sim-head = { $game }, { $seats } plaatsen, getal { $seed }: { $played }
sim-played = { $n ->
    [one] { $games } spel
   *[other] { $games } spellen
 }
sim-interrupted = afgebroken na { $games } van { $asked } spellen
sim-long = { $mean } zetten per spel (sd { $sd }, { $least } tot { $most }); { $speed } spellen per seconde, { $workers ->
    [one] { $workers } proces
   *[other] { $workers } processen
 }
sim-ended = afgelopen: { $shares }
sim-won = gewonnen
sim-time = tijd om
sim-unfinished = niet uit
sim-broken-off = afgebroken na { $most } zetten en voor niemand geteld: { $n ->
    [one] spel { $numbers }
   *[other] { $n } spellen: { $numbers }
}
sim-share = { $n }%
sim-range = { $mean } ({ $low } tot { $high })
sim-counted = { $kind }: { $mean } per spel ({ $low } tot { $high }), { $share } van de zetten
sim-saved = opgeslagen: { $path }
sim-seat = plaats
sim-bot = bot
sim-points = punten (95%)
sim-wins = gewonnen (95%)

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
because-bot-seat = Een bot kan alleen op een vrije plaats.
because-bots-before = Bots wisselen voor het spel van plaats.
because-hand-over-early = Een bot kan pas voor je spelen als het spel begonnen is.
because-own-seat = Je speelt hier zelf al.
because-desk-decides = Op een toernooi gaat de wedstrijdleiding daarover: ga naar je toernooipagina.
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
because-bot-helps = Een bot helpt alleen als alle anderen bots zijn.
because-nothing-asked = Er valt nu niets te kiezen.
because-removed-match = Er is iemand uit dit spel verwijderd; de bots spelen het uit.
because-agreed = Je hebt al ja gezegd tegen nog een spel.
because-no-agreement = Je hebt nog niets toegezegd.
because-say-yes = Zeg eerst zelf ja tegen nog een spel.
because-nobody-sits = Daar zit niemand.
because-has-agreed = Die speler heeft al ja gezegd.
because-wait-answer = Wacht nog even op antwoord.
because-no-skip = Hier valt niets over te slaan.
because-said-already = Dat heb je al gezegd.
because-already = Dat is al zo.
because-other-host = Alleen iemand anders die hier zit, kan het overnemen.
because-not-removed = Er is niemand met die naam verwijderd.
because-cover-early = Een bot kan pas voor iemand spelen als het spel begonnen is.
because-nobody-plays = Niemand anders speelt op die plaats.
because-host-only = Dat kan alleen wie uitnodigt.
because-removed-undo = Er is iemand uit dit spel verwijderd; het gaat alleen nog verder.
because-seated-talk = Aan deze tafel praat alleen wie zit.
because-removed = Je bent van deze tafel verwijderd.
because-locked = Deze tafel is op slot; vraag of hij weer open mag.
because-no-hint = Geen bot kent dit spel goed genoeg.
because-no-such-match = Dat spel is er niet (meer).
because-still-played = Dit spel is nog bezig.
because-none-over = Aan deze tafel is nog geen spel uit.
because-no-spectators = Er is een spel begonnen, en deze tafel heeft geen toeschouwers.
because-unknown-secret = Je bent hier niet meer bekend; kom opnieuw binnen.
because-forgotten = Je bent hier vergeten, zoals je wilde.
because-put-away = Deze tafel is opgeruimd; maak opnieuw verbinding.
because-not-reading = Wat je gestuurd wordt, wordt niet gelezen.
because-many-messages = Te veel berichten; rustig aan.
because-many-sockets = Je kijkt naar te veel tafels tegelijk; sluit er een paar.
because-hello-first = Zeg eerst hallo.
because-hello-twice = Je hebt al hallo gezegd.
because-other-page = Deze pagina mag hier geen verbinding maken.
because-failed = Er ging hier iets mis; probeer het nog eens.
because-nothing-there = Op dit adres is niets.
because-not-understood = Dat was niet te begrijpen.
because-entropy-asked = Stuur met je akkoord een eigen toevalsgetal mee.
because-commitment-asked = Deze tafel vraagt eerst een belofte, en het toevalsgetal als iedereen heeft beloofd.
because-all-committed = Iedereen heeft beloofd; laat je toevalsgetal zien.
because-commitment-twice = Een andere plaats heeft die belofte al gedaan; neem een eigen toevalsgetal.
because-nothing-to-reveal = Er valt nu niets te laten zien.
because-revealed-already = Je hebt je toevalsgetal al laten zien.
because-other-entropy = Dat is niet wat je beloofd hebt.
because-no-such-move = Er is geen zet om naar terug te gaan.
because-first-seat = Er is één bot per plaats, en geen op de eerste, waar jij zit.
because-no-game = Dat spel is hier niet.
because-no-such-way = Zo kan het spel niet gespeeld worden.
because-no-bot = Zo’n bot is er niet.
because-quiet-name = Zolang dit potje loopt, blijven de namen zoals ze zijn: een naam is ook een woord.
because-bad-record = Dat is geen verslag van een spel dat hier getoond kan worden.
because-no-rule = Die regel is er niet.
because-no-lesson = Van dat spel is er geen les.
because-no-step = Die stap heeft de les niet.
because-no-words = Van dat spel zijn er in die taal geen woorden.

## De opdrachtregel: hulp

cli = Kaartspellen uit hun regelboek: speel ze, zoek een regel op, speel een spel na, simuleer er honderdduizend.
cli-commands = Opdrachten
cli-parameters = Wat erbij kan
cli-help = Laat dit zien.
cli-version = Welke versie dit is, en welke engine draait.
cli-usage = Gebruik
cli-label-command = OPDRACHT
cli-label-options = OPTIES
cli-label-game = SPEL
cli-label-rule = REGEL
cli-label-file = BESTAND
cli-label-shell = SHELL
cli-choices = een van { $choices }
cli-variable = of { $name } in de omgeving
cli-default = zonder dit { $value }
cli-required = verplicht
cli-kind-number = GETAL
cli-kind-text = TEKST
cli-kind-path = PAD
cli-any-option = Een afspraak aan tafel, zoals short=true; mag vaker.
cli-any-lang = en, nl of de; zonder dit de taal van het systeem.
cli-any-colour = Kleur, ook waar geen terminal is, of nergens.
cli-any-json = Als JSON.
cli-play = Speel in de terminal; op de andere plaatsen zitten bots.
cli-play-game = Welk spel; zonder dit wordt ernaar gevraagd.
cli-play-seats = Hoeveel er aan tafel zitten; zonder dit 4.
cli-play-seed = Een getal dat het delen vastlegt; zonder dit wordt het geloot.
cli-play-bots = Wie op de andere plaatsen zit: rule, random of een eigen bot als module:Class, één voor alle of voor ieder één.
cli-play-seat = Waar je zit; de eerste plaats is 1.
cli-play-record = Waar het verslag komt; zonder dit in je gegevensmap.
cli-play-resume = Het verslag van een spel dat niet uit is: ga daar verder, op je plaats en tegen dezelfde bots.
cli-resume = Ga verder met een spel dat niet uit is, op je plaats en tegen dezelfde bots.
cli-resume-file = Het verslag; zonder dit het nieuwste dat niet uit is.
cli-resume-bots = Wie op de andere plaatsen zit, als het verslag dat niet zegt.
cli-resume-seat = Waar je zit, als het verslag dat niet zegt.
cli-resume-record = Waar het verslag komt; zonder dit in je gegevensmap.
cli-learn = Een spel leren in een paar minuten: steeds één ding om te doen, en de regel erachter.
cli-learn-game = Welk spel.
cli-learn-step = De stap om mee te beginnen.
cli-minute = In één minuut lezen waar een spel over gaat.
cli-minute-game = Welk spel.
cli-rules = Laat het regelboek van een spel zien, of één regel.
cli-rules-game = Welk spel; met --coverage zonder dit alle.
cli-rules-rule = Eén regel, als M-120 of gewoon 120.
cli-rules-search = Alleen de regels met deze woorden; de status is 1 als er geen is.
cli-rules-full = Ook de volledige tekst van een regel, in het Engels: woorden, uitleg en voorbeelden.
cli-rules-coverage = Wie elke regel bewaakt, waar de code hem noemt en welke tests hem laten zien.
cli-games = De spellen die er zijn, met hun afspraken.
cli-replay = Speel een verslag na vanaf elke plaats, of met alle handen open.
cli-replay-file = Een verslag, heel of zoals een plaats het mag hebben.
cli-replay-seat = Vanaf welke plaats; zonder dit als toeschouwer.
cli-replay-hands = Laat alle handen zien, voor zover het verslag ze kent.
cli-verify = Controleer een verslag: de keten, het delen, en elke zet naar de regels. De status is 0 als alles beoordeeld is, 1 als er iets niet klopt, 3 als het niet beoordeeld kon worden, en 2 als het bestand er niet is.
cli-verify-file = Een verslag, heel of zoals een plaats het mag hebben.
cli-records = Noem de verslagen in je gegevensmap, het nieuwste eerst.
cli-simulate = Speel veel spellen op alle processoren en zeg hoe ze gingen.
cli-simulate-game = Welk spel.
cli-simulate-seats = Hoeveel er aan tafel zitten.
cli-simulate-games = Hoeveel spellen.
cli-simulate-bots = Wie waar zit, zoals rule,random,random,rule, of een eigen bot als module:Class; zonder dit overal random.
cli-simulate-seed = Hetzelfde getal geeft dezelfde spellen, met hoeveel processen ook.
cli-simulate-workers = Hoeveel processen; zonder dit één per processor.
cli-simulate-count = Soorten gebeurtenissen die geteld worden, zoals fold,capture.
cli-simulate-csv = Een nieuw bestand met een rij per spel.
cli-simulate-save = Speel er zoveel meer en bewaar hun verslagen in je gegevensmap, om na te spelen.
cli-simulate-plies = Een spel dat na zoveel zetten niet uit is, wordt afgebroken: het wordt genoemd en telt voor niemand.
cli-serve = Open tafels voor browsers en bots.
cli-serve-host = Het adres waar geluisterd wordt; zonder dit voor iedereen op dit netwerk.
cli-serve-port = De poort; 0 neemt er een die vrij is.
cli-serve-database = sqlite:///bestand of postgresql://…; zonder dit een SQLite-bestand in je gegevensmap.
cli-serve-workers = Hoeveel processen; meer dan één heeft PostgreSQL nodig.
cli-serve-drain = Open geen nieuwe tafels en stop als de lopende spellen uit zijn.
cli-serve-retention_days = Vergeet namen en gesprek van bezoekers die hier zo lang niet waren; 0 bewaart ze.
cli-serve-prune_days = Wis tafels die zo lang niet gebruikt zijn en waar het spel uit is, en bewaar de verslagen; 0 bewaart alles.
cli-serve-message_rate = Hoeveel berichten per seconde één verbinding mag blijven sturen.
cli-serve-trusted_proxies = Proxy’s waarvan X-Forwarded-For geloofd wordt, zoals 127.0.0.1,10.0.0.0/8; zonder dit geen.
cli-serve-host_names = Openbare namen van deze server, zoals cards.example.org; de eigen adressen en namen zijn bekend.
cli-serve-open = Open de startpagina in de browser van deze machine.
cli-completion = Schrijf wat een shell nodig heeft om opdrachten aan te vullen.
cli-completion-shell = Welke shell.

## De opdrachtregel: fouten

error-command = er is geen opdracht ‘{ $given }’; stammtisch --help noemt ze
error-flag = ‘{ $given }’ kan hier niet; --help noemt wat er wel kan
error-value = { $name } kan geen ‘{ $given }’ zijn
error-missing = { $name } ontbreekt; --help zegt wat het is
error-too-much = ‘{ $given }’ is hier te veel; --help zegt wat nodig is
error-no-file = { $file }: dit bestand is er niet
error-not-allowed = { $file }: dit bestand mag je niet openen
error-folder = { $file }: dit is een map
error-exists = { $file } bestaat al; er wordt niets overschreven, dus noem een ander bestand
error-system = { $file }: { $why }
error-not-writable = in { $folder } kan niet geschreven worden; noem een andere plek met --record
error-none-left = in { $folder } is geen spel om verder te spelen
error-game = er is geen spel ‘{ $name }’; er zijn { $there }
error-which-rules = de regels van welk spel? er zijn { $there }
error-language = er is geen taal ‘{ $name }’; er zijn { $there }
error-seats = { $game } is niet voor { $seats }; het aantal spelers is { $players }
error-seat = er is geen plaats { $seat }; de plaatsen zijn 1 tot en met { $last }
error-which-seat = dit verslag zegt niet waar je zat: noem je plaats met --seat, 1 tot en met { $last }
error-other-seat = je zat in dit spel op plaats { $sat }, niet op plaats { $seat }; laat --seat weg
error-resumed = een spel gaat verder zoals het begonnen is; laat { $name } weg
error-bot = er is geen bot ‘{ $name }’ voor { $game }; er zijn { $there }, en eigen bots als module:Class
error-bot-module = er is hier geen module ‘{ $module }’ voor de bot ‘{ $name }’
error-bot-class = de module ‘{ $module }’ heeft geen ‘{ $name }’ voor een bot
error-no-bot = { $name } is geen bot: het moet een klasse zijn die van stammtisch.bots.bot.Bot komt
error-bots = { $seats } plaatsen hebben { $seats } bots nodig, of één voor alle, niet { $n }: { $given }
error-other-seats = { $n } andere plaatsen hebben 1 of { $n } bots nodig, niet { $given }
error-other-bots = dit spel heeft andere bots: { $there }; laat --bots weg
error-own-bot = hier zat een eigen bot, { $name }: noem alle bots met --bots
error-option = er is geen afspraak ‘{ $name }’; er zijn { $there }
error-option-form = een afspraak schrijf je als name=value, niet als ‘{ $given }’
error-option-value = { $name } kan geen ‘{ $value }’ zijn; het kan { $takes } zijn
error-step = de les van { $game } heeft stappen 1 tot en met { $last }, niet { $step }
error-seed = dit getal loopt van 0 tot en met 2^256 - 1; { $seed } kan niet
error-games = een simulatie heeft minstens één spel, niet { $n }
error-workers = een simulatie heeft minstens één proces, niet { $n }
error-plies = een spel heeft minstens één zet, niet { $n }
error-event = { $game } heeft geen gebeurtenis ‘{ $kind }’; er zijn { $there }
error-port = een poort is een getal van 0 tot en met { $last }, niet { $port }
error-packages = voor tafels in de browser zijn meer pakketten nodig ({ $name }): { $install }
