# The words of the browser alone; the same keys and variables stand in every language.

## The pages of the browser

web-tag = Goede spellen, één tafel. Geen account.
web-code = Meedoen met een tafelcode
web-join = Meedoen
web-games = Spelen
web-play-now = Spelen
web-open = Open een tafel
web-rules-of = Regels van { $game }
web-listed = Open voor iedereen: wie wil, gaat zitten
web-tables = Open voor iedereen
web-no-tables = Nu geen. Open een tafel en kies ‘open voor iedereen’: hij staat hier tot hij vol is.
web-older = Oudere tafels
web-taken = { $n } van { $of } plaatsen bezet
web-watch = Kijken
web-seats-range = { $low }–{ $high } spelers
web-players = { $n } spelers
web-retry = Probeer opnieuw
web-offline = De server is nu niet bereikbaar.
web-no-words = De woorden van { $game } zijn nu niet op te halen. We proberen het opnieuw …
web-nothing-there = Niets te vinden
web-to-start = Naar de startpagina
web-other-tab = Je speelt in een ander tabblad
web-other-tab-means = Dit tabblad houdt zich stil, zodat geen zet dubbel wordt gespeeld.
web-play-here = Hier spelen

## One's own settings

web-settings = Instellingen
web-language = Taal
web-name = Je naam aan tafel
web-keep = Opslaan
web-name-kept = Zo heet je nu.
web-light = Weergave
web-light-auto = zoals het toestel
web-light-light = licht
web-light-dark = donker
web-sound = Geluid als je aan de beurt bent en als het snel moet
web-quick = Snel: één tik speelt een kaart
web-forget = Vergeet mij op deze server
web-forget-sure = Je naam en wat je zei wissen? Plaatsen die je hebt, raak je kwijt.

## Coming in

web-running = Je lopende spel
web-your-turn = jouw beurt
web-playing-with = { $game } met { $names }
web-with = met { $names }
web-go-on = Verder spelen
web-to-play = wacht op { $who }
web-mine = Mijn tafels
web-as = als { $name }
web-all = Alles
web-free-n = { $n } vrij
web-full = vol
web-open-yours = Niemand voor jouw spel? Open een tafel en kies ‘open voor iedereen’: hij staat hier tot hij vol is.
web-lesson = { $n ->
    [one] daarna een les van één stap
   *[other] daarna een les van { $n } stappen
 }
web-replay-file = Een verslag naspelen
web-run-tournament = Een toernooi houden
web-play-title = { $game } spelen
web-open-title = Een tafel voor { $game }
web-bots = De bots
web-bots-rule = kennen het spel
web-bots-random = spelen zomaar wat
web-clock = Klok
web-clock-none = geen
web-clock-usual = zoals gewoonlijk
web-your-name = Hoe mogen we je noemen?
web-name-note = Geen account. De naam blijft op dit toestel; de tafel ziet hem, verder niemand.
web-invites = { $host } nodigt je uit voor { $game }
web-invited = Je bent uitgenodigd voor { $game }
web-free-seats = { $n ->
    [0] Alle plaatsen zijn bezet.
    [one] Eén plaats is vrij.
   *[other] { $n } plaatsen zijn vrij.
 }
web-sit-down = Gaan zitten
web-sit-as = Gaan zitten als { $name }
web-just-watch = Alleen kijken
web-address = Waar je gasten zijn
web-only-here = Alleen dit toestel kan de link openen: de server luistert naar geen ander.
web-fill-bots = Aanvullen met bots
web-going-on = Nu bezig
web-nothing-going = Je zit nu aan geen tafel.
web-finished = Gespeeld
web-nothing-finished = Wat je op dit toestel speelt, staat hier als het klaar is.
web-today = Vandaag
web-yesterday = Gisteren
web-replay-of = { $game }: naspelen
web-share-of = { $game }: link delen
web-older-n = Nog { $n } oudere
web-figures = In cijfers
web-won-of = { $won } van { $n } gewonnen
web-kept-here = Alleen spellen met mensen tellen. Deze lijst staat op dit toestel en niemand anders ziet hem.
web-save-file = Opslaan als bestand
web-forget-list = Vergeten
web-forget-list-sure = Alle gespeelde spellen op dit toestel vergeten?
web-match = Een spel
web-looking-match = We zoeken het spel …
web-match-playing = Er wordt gespeeld.
web-match-playing-means = Hoe het afliep, staat hier als het klaar is.
web-to-table = Naar de tafel
web-share-means = Wie dit adres heeft, ziet dit spel en niets anders: het geeft geen plaats aan tafel.

## Laying the table

web-being-laid = tafel wordt klaargezet
web-qr = QR-code met de link naar deze tafel
web-code-here = Code van deze tafel
web-invite = Uitnodigen
web-copied = De link is gekopieerd.
web-seats-n = { $n } plaatsen
web-how-many = Hoeveel spelers
web-that-is-you = dat ben jij
web-here = aan tafel
web-away = weg
web-away-for = { $time } weg
web-away-until = { $time } weg, bot vanaf { $cover }
web-ask-seat = Vraag erom
web-ask-seat-of = Vraag om de plaats van { $who }
web-covered = bot valt in
web-bot = Bot
web-bot-rule = Bot, kent het spel
web-bot-random = Bot, speelt zomaar wat
web-bot-change = Een andere bot
web-bot-away = Stuur de bot weg
web-free = Vrije plaats
web-free-means = wacht op een gast
web-sit = Ga zitten
web-ready = klaar
web-how-we-play = Zo spelen we
web-host = leidt de tafel
web-host-chooses = { $who } kiest het spel en hoe we spelen.
web-committed = Eerst beloven, dan tonen
web-committed-means = Niemand kan de verdeling kiezen: ieder legt een eigen toevalsgetal vast voordat iemand het toont.
web-withheld = Niet op tijd getoond wat beloofd was: { $names }. Begin opnieuw.
web-begin = Delen maar
web-waiting-others = Wachten op de anderen
web-seats-free = { $n ->
    [one] { $n } plaats is vrij
   *[other] { $n } plaatsen zijn vrij
 }

## At the table

web-menu = Menu
web-more = Meer
web-calls = Verder
web-no-calls = Er valt nu niets te roepen.
web-back = Terug
web-close = Sluiten
web-seats = Rond de tafel
web-middle = Op tafel
web-hand = Jouw kaarten
web-acts = Wat je kunt doen
web-in-words = De tafel in woorden
web-watching = Je kijkt mee
web-guest = een gast
web-leave-watching = Niet meer kijken
web-sit-for = Speel in plaats van { $who }
web-on-turn = aan zet
web-ahead = Alvast gekozen; gespeeld zodra je aan de beurt bent.
web-tap-something = Tik op wat oplicht
web-wait = Even wachten
web-seconds = { $n ->
    [one] nog { $n } seconde
   *[other] nog { $n } seconden
 }
web-seconds-held = { $n ->
    [one] nog { $n } seconde, de klok staat stil
   *[other] nog { $n } seconden, de klok staat stil
 }
web-round-left = nog { $minutes } min { $seconds } s in deze ronde
web-not-now = { $what }: kan nu niet
web-too-late = Te laat
web-not-possible = Dat gaat hier niet
web-no-move = Dit is nu geen zet van jou. Wil je het toch doen?
    .title = Toch doen?
    .button = Toch doen
web-open-rule = Open regel { $rule }
web-looking = De tafel zoeken …
web-looking-means = Je plaats blijft van jou.
web-looking-unsent = Je zet is bewaard en wordt verstuurd zodra er verbinding is.
web-back-again = Je bent er weer
web-back-again-means = { $n ->
    [one] Je hebt één ding gemist.
   *[other] Je hebt { $n } dingen gemist.
 }
web-show = Toon
web-race-take = Voor mij!
web-race-nothing = Daar heb je niets voor.
web-standing = Altijd: { $move }
web-standing-short = altijd
web-standing-means = Voor deze ronde; antwoordt na 2 seconden, zodat niemand het merkt.
web-why-rule = Waarom? Regel { $rule }

## Around the table

web-pause = Pauze
web-play = Afspelen
web-paused = Pauze
web-paused-means = Alle klokken staan stil.
web-resume = Verder spelen
web-undo = Mijn laatste zet terugnemen
web-hand-over = Laat een bot voor mij spelen
web-take-back = Weer zelf spelen
web-bot-plays = Een bot speelt voor jou
web-bot-plays-means = Je kunt je plaats altijd terugnemen.
web-leave = Van tafel gaan
web-leave-sure = Weggaan? Een bot speelt op jouw plaats verder.
web-leave-sure-waiting = Van deze tafel gaan?
web-leave-yes = Weggaan
web-stay = Blijven
web-vote = Een stemming
web-vote-back = { $n ->
    [one] { $n } zet terugnemen?
   *[other] { $n } zetten terugnemen?
 }
web-vote-by = { $you ->
    [yes] Jij vraagt het.
   *[no] { $who } vraagt het.
 }
web-vote-seat = { $you ->
    [yes] Je vraagt of je in plaats van { $whom } mag spelen
   *[no] Mag { $who } in plaats van { $whom } spelen?
 }
web-vote-count = { $n } van { $of } akkoord; iedereen moet akkoord zijn, binnen een minuut.
web-withdraw = Intrekken
web-yes = Ja
web-no = Nee
web-tab-log = Verloop
web-tab-talk = Gesprek
web-tab-points = Punten
web-tab-places = Plaatsen
web-log-talk = { $n ->
    [0] Verloop en gesprek
   *[other] Verloop en gesprek, { $n } nieuw
 }
web-log-undone = Er zijn zetten teruggenomen.
web-log-paused = De tafel pauzeert.
web-log-resumed = Het gaat verder.
web-log-not-agreed = Niet iedereen was akkoord.
web-nothing-said = Er is nog niets gezegd.
web-nothing-happened = Er is nog niets gebeurd.
web-message = Zeg iets …
web-say = Zeg
web-quiet = Partners mogen niet overleggen: tot het einde van het spel zijn er alleen deze zinnen.
web-report = Dit melden bij de beheerder
web-reported = De beheerder van de server leest dit.
web-mute = { $who } niet meer horen
web-muted = Je hoort { $who } niet.
web-unmute = Weer horen
web-phrase-hello = Hallo allemaal!
web-phrase-well = Goed gespeeld!
web-phrase-thanks = Dank je!
web-phrase-oops = Oeps!
web-phrase-hurry = Jij bent!
web-phrase-again = Nog een potje?
web-round = Ronde
web-total = Totaal
web-place = Plaats

## The rulebook

web-rules = Regels
web-rules-search = Zoek in de regels
web-rule-acted = zojuist
web-example-may = { $you ->
    [yes] Jij mag: { $moves }.
   *[no] { $who } mag: { $moves }.
 }
web-example-nothing = { $you ->
    [yes] Jij mag nu niets.
   *[no] { $who } mag nu niets.
 }
web-example-not = { $you ->
    [yes] { $move }: kan nu niet.
   *[no] { $who } – { $move }: kan nu niet.
 }
web-example-never = Zo’n stelling bestaat niet.
web-notation = Notatie
web-in-full = Volledig, in het Engels

## After the match

web-over = het spel is uit
web-wins = { $you ->
    [yes] { $n ->
        [one] Jij wint
       *[other] Jullie winnen
     }
   *[no] { $n ->
        [one] { $whom } wint
       *[other] { $whom } winnen
     }
 }
web-other-game = Een ander spel
web-replay = Naspelen
web-replay-all = Alles naspelen
web-share = Link delen
web-download = Verslag downloaden
web-deal-check = Het delen wordt nagerekend …
web-details = Details
web-deal-good = Eerlijk gedeeld.
web-deal-good-means = Je browser heeft het nagerekend.
web-deal-bad = Er klopt iets niet.
web-deal-bad-means = Dit verslag is niet wat er gespeeld is, of er is anders gedeeld dan beloofd.
web-check-chain = Elke stap volgt uit de vorige
web-check-seals = Elke verborgen kaart is de verzegelde
web-check-digest = Het verslag is volledig
web-check-commitment = De belofte is die je vooraf zag
web-check-seed = Het onthulde getal past bij de belofte
web-check-entropy = Jouw eigen toevalsgetal is meegerekend
web-check-commitments = Iedereen heeft getoond wat beloofd was
web-check-deal = De kaarten komen uit dat getal
web-check-unknown = hier niet na te gaan
web-check-line = stap { $n }
web-replay-back = Alles na stap { $n } is teruggenomen.
web-step = Stap
web-step-back = Eén terug
web-step-on = Eén verder
web-eyes = Door wiens ogen
web-eyes-spectator = een toeschouwer
web-eyes-all = alle kaarten
web-open-record = Open een verslag

## Who is at the table, one more match, and what the log tells

web-stalled = De verbinding hapert
web-bot-from = Een bot valt voor je in vanaf { $time }.
web-as-it-was = zoals { $n } s geleden
web-take-move-back = Neem terug
web-try-now = Probeer nu
web-hint = Tip
web-next = Verder
web-next-count = { $n ->
    [one] { $n } van { $of } wil verder
   *[other] { $n } van { $of } willen verder
 }
web-full-screen = Volledig scherm
web-full-screen-end = Volledig scherm sluiten
web-last-result = Terug naar de uitslag
web-removed = Je bent verwijderd
web-removed-means = Wie de tafel leidt, heeft je verwijderd en kan je ook weer binnenlaten.
web-people = Wie er aan tafel zit
web-table-code = Tafel { $code }
web-you-host = Jij leidt de tafel.
web-host-is = { $who } leidt de tafel.
web-door = Wie er binnen mag
web-door-open = open voor iedereen
web-door-code = met de code
web-door-locked = op slot
web-door-open-means = De tafel staat in de lijst en iedereen mag kijken.
web-door-code-means = Wie de code heeft, mag kijken en om een plaats vragen.
web-door-locked-means = Niemand komt er nog bij. Wie er al was, mag terugkomen.
web-at-table = Aan tafel
web-watching-them = Toeschouwers
web-see-no-hands = zij zien geen handkaarten
web-spectator = toeschouwer
web-just-watching = kijkt alleen
web-asks-for = vraagt om de plaats van { $whom }
web-agree = Akkoord
web-hand-on = Overdragen
web-to-person = aan { $who }
web-person-more = { $who }: meer
web-make-host = Draag de tafel over aan { $who }
web-make-host-means = Voortaan bepaalt { $who } wie er binnen mag en wat er gespeeld wordt.
web-cover = Laat een bot invallen voor { $who }
web-cover-means = Tot de plaats wordt teruggenomen.
web-mute-person = { $who } voor mij dempen
web-unmute-person = { $who } weer horen
web-mute-means = Alleen jij leest niet meer wat { $who } zegt.
web-remove = Van tafel verwijderen
web-remove-sure = { $who } verwijderen?
web-remove-cards = Een bot speelt verder met de kaarten.
web-remove-means = { $who } krijgt dat te lezen en kan alleen terugkomen als jij het goedvindt.
web-remove-yes = Verwijderen
web-remove-no = Laten zitten
web-removed-them = Verwijderd
web-let-in = Weer binnenlaten
web-spectators-talk = Toeschouwers mogen meepraten
web-only-seated-talk = Aan deze tafel praten alleen de spelers.
web-to-desk-under-way = De uitslag is onderweg naar de wedstrijdtafel …
web-to-desk-in = De wedstrijdtafel heeft jullie uitslag
web-to-desk-next = Hierna komt ronde { $n } van { $of }: de wedstrijdleiding start die, en op je pagina staat je tafel.
web-to-desk-last = Dat was de laatste ronde: de stand volgt bij de wedstrijdtafel.
web-to-desk-page = Op je pagina staat wat er nu komt.
web-to-desk-mine = Mijn toernooipagina
web-one-more = Nog een potje?
web-one-more-yes = Ja, nog een
web-one-more-no = Zonder mij
web-one-more-undo = Toch niet
web-one-more-count = { $n ->
    [one] { $n } van { $of } zegt ja.
   *[other] { $n } van { $of } zeggen ja.
 }
web-one-more-until = { $who } kan nog { $time } antwoorden.
web-one-more-silent = { $who } zegt niets: een bot, of wachten?
web-one-more-left = { $who } stopt. Een toeschouwer kan gaan zitten, of een bot.
web-one-more-bot = Met een bot
web-one-more-bot-for = Bot voor { $who }
web-one-more-wait = Wachten
web-one-more-sit = Gaan zitten
web-one-more-says-yes = zegt ja
web-one-more-leaves = stopt
web-one-more-open = heeft niet geantwoord
web-next-game = { $you ->
    [yes] Jij hebt { $game } gekozen.
   *[no] { $who } heeft { $game } gekozen.
 }
web-notify = Melding als je aan de beurt bent
web-notify-refused = Deze browser staat hier geen meldingen toe.
web-log-came = { $you ->
    [yes] Jij bent er nu bij.
   *[no] { $who } is er nu bij.
 }
web-log-watches = { $who } kijkt.
web-log-stopped-watching = { $who } kijkt niet meer.
web-log-away = { $who } is weg.
web-log-back = { $who } is terug.
web-log-renamed = { $who } heet nu { $called }.
web-log-sat = { $word ->
    [bot] { $you ->
        [yes] Jij speelt in plaats van { $whom }.
       *[no] { $who } speelt in plaats van { $whom }.
     }
   *[none] { $you ->
        [yes] Jij gaat zitten.
       *[no] { $who } gaat zitten.
     }
 }
web-log-stood = { $word ->
    [bot] { $you ->
        [yes] Jij bent van tafel gegaan; een bot speelt verder.
       *[no] { $who } is van tafel gegaan; een bot speelt verder.
     }
   *[none] { $you ->
        [yes] Jij bent opgestaan.
       *[no] { $who } is opgestaan.
     }
 }
web-log-removed = { $word ->
    [bot] { $you ->
        [yes] Jij hebt { $whom } verwijderd; een bot speelt verder.
       *[no] { $who } heeft { $whom } verwijderd; een bot speelt verder.
     }
   *[none] { $you ->
        [yes] Jij hebt { $whom } verwijderd.
       *[no] { $who } heeft { $whom } verwijderd.
     }
 }
web-log-let-in = { $you ->
    [yes] Jij laat { $whom } weer binnen.
   *[no] { $who } laat { $whom } weer binnen.
 }
web-log-host = { $you ->
    [yes] Jij leidt nu de tafel.
   *[no] { $who } leidt nu de tafel.
 }
web-log-door = { $word ->
    [open] De tafel is nu open voor iedereen.
    [locked] De tafel is nu op slot.
   *[code] Binnenkomen kan nu met de code.
 }
web-log-let-talk = { $word ->
    [yes] Toeschouwers mogen nu meepraten.
   *[no] Alleen de spelers praten nu.
 }
web-log-covered = { $whom_you ->
    [yes] Een bot valt voor jou in.
   *[no] Een bot valt in voor { $whom }.
 }
web-log-handed-over = { $you ->
    [yes] Jij laat een bot spelen.
   *[no] { $who } laat een bot spelen.
 }
web-log-took-back = { $you ->
    [yes] Jij speelt weer zelf.
   *[no] { $who } speelt weer zelf.
 }
web-log-replaced = { $whom_you ->
    [yes] Een bot zit nu op jouw plaats.
   *[no] Een bot zit nu op de plaats van { $whom }.
 }
web-log-asked-seat = { $you ->
    [yes] Jij vraagt of je in plaats van { $whom } mag spelen.
   *[no] { $who } wil in plaats van { $whom } spelen.
 }
web-log-asked-back = { $you ->
    [yes] { $n ->
        [one] Jij wilt { $n } zet terugnemen.
       *[other] Jij wilt { $n } zetten terugnemen.
     }
   *[no] { $n ->
        [one] { $who } wil { $n } zet terugnemen.
       *[other] { $who } wil { $n } zetten terugnemen.
     }
 }
web-log-one-more = { $you ->
    [yes] Jij wilt nog een potje.
   *[no] { $who } wil nog een potje.
 }
web-log-again = { $you ->
    [yes] Jij hebt { $game } gekozen.
   *[no] { $who } heeft { $game } gekozen.
 }
web-log-race = { $you ->
    [yes] Jij was het eerst, na { $seconds } s.
   *[no] { $who } was het eerst, na { $seconds } s.
 }
web-log-other = Er gebeurde iets wat deze pagina niet kan vertellen.

## Lessen, en de pagina van één minuut

web-learn = Leren
web-new-here = Is { $game } nieuw voor je?
web-new-here-means = Waar het om gaat, in één minuut.
web-new-here-yes = Lezen
web-new-here-no = Ik ken { $game }
web-learn-of = { $game } leren
web-minute = Eén minuut
web-minute-of = { $game } in één minuut
web-minute-where = in één minuut
web-learn-by-playing = Spelend leren
web-lesson-where = eerste les
web-lesson-tap = tik
web-lesson-show = Doe het voor
web-lesson-skip = Overslaan
web-lesson-skip-step = Deze stap overslaan
web-lesson-next = Volgende stap
web-lesson-finish = Dat was het
web-lesson-back = Stap terug
web-lesson-look = Dat mag, maar kijk …
web-lesson-anyway = Toch doen
web-lesson-tried = Zo gaat dat
web-lesson-tried-means = { $happened } Ga een stap terug en probeer het anders.
web-lesson-shown = Zo gaat het
web-lesson-now-you = Nu jij
web-lesson-steps = De stappen
web-lesson-rule = De regel erachter
web-lesson-open-rule = In de regels openen
web-lesson-and-now = En nu?
web-lesson-play = Nu { $game } spelen
web-lesson-play-means = Met bots die de tijd nemen.
web-lesson-other = Les: { $game }
web-lesson-length = { $n } stappen, ongeveer { $minutes } minuten
web-lesson-again = Nog eens vanaf stap 1
web-lesson-again-means = { $n ->
    [0] Je deed elke stap meteen.
    [one] Je probeerde iets anders bij stap { $steps }.
   *[other] Je probeerde iets anders bij de stappen { $steps }.
 }
