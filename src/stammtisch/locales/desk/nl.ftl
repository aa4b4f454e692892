# De wedstrijdtafel: wat zij weigert, vraagt, aanraadt en afdrukt. Wat haar pagina’s verder zeggen, staat bij de pagina’s.

## Refusals

desk-refused-role = Dat is aan de wedstrijdleiding.
desk-refused-archived = Dit toernooi is gearchiveerd.
desk-refused-changed = { $who } heeft dit gewijzigd nadat je keek. Kijk opnieuw, en doe het nog eens als het dan nog klopt.
desk-refused-locked = De instellingen liggen vast sinds ronde 1 is begonnen.
desk-refused-no-game = Er is geen toernooi van { $game }.
desk-refused-rounds = Er worden hoogstens { $most } rondes gespeeld.
desk-refused-registered = Op de lijst staan deelnemers met een ander aantal namen dan { $n }: maak eerst de inschrijving ongedaan (in het logboek).
desk-refused-size = Een tafel heeft { $low } tot { $high } plaatsen.
desk-refused-wiped = De namen van dit toernooi zijn gewist.
desk-refused-many = Er kunnen hoogstens { $most } meedoen.
desk-refused-unseen = Een naam heeft tekens die je niet ziet of die hem omdraaien. Typ hem opnieuw.
desk-refused-names = { $n ->
    [one] Er is één naam nodig.
   *[other] Er zijn { $n } namen nodig.
 }
desk-refused-fixed = Tafel { $table } is al een vaste tafel.
desk-refused-no-entrant = Nummer { $n } bestaat niet.
desk-refused-no-round = Ronde { $n } is niet geloot.
desk-refused-no-table = Ronde { $round } heeft geen tafel { $table }.
desk-refused-started = Ronde { $n } is begonnen en blijft zoals hij is.
desk-refused-use-leave = Zeg of ze deze ronde afwezig zijn of helemaal stoppen.
desk-refused-use-late = Nummer { $n } komt te laat: nu, of vanaf de volgende ronde?
desk-refused-itself = Niemand speelt tegen zichzelf.
desk-refused-pinned = Een van beide staat in ronde { $n } al vast.
desk-refused-swap = Alleen wie in ronde { $n } meedoet, kan van plaats wisselen.
desk-refused-here = Nummer { $n } speelt al mee.
desk-refused-seated = Nummer { $n } heeft in deze ronde al een plaats.
desk-refused-no-free = In deze ronde is geen plaats vrij; de volgende kan wel.
desk-refused-gone = Nummer { $n } is al gestopt.
desk-refused-undo = In regel { $n } valt niets ongedaan te maken.
desk-refused-undo-later = Na regel { $n } is nog iets ingevoerd. Maak dat eerst ongedaan, of corrigeer de uitslag.
desk-refused-dismiss = De laatste van de wedstrijdleiding blijft.
desk-refused-not-started = Ronde { $n } is nog niet begonnen.
desk-refused-broken = Ronde { $n } is afgebroken en telt niet.
desk-refused-next = De volgende ronde is { $n }.
desk-refused-close-first = Sluit eerst ronde { $n }.
desk-refused-not-running = Ronde { $n } wordt niet gespeeld.
desk-refused-missing = { $n ->
    [one] Tafel { $tables } heeft nog geen uitslag.
   *[other] Deze tafels hebben nog geen uitslag: { $tables }.
 }
desk-refused-end-after = Het aantal rondes kan { $least } tot { $most } zijn.
desk-refused-no-folder = Er is geen map { $folder }.
desk-refused-not-copied = Naar { $folder } kan niets geschreven worden. Zit de stick erin, en is hij niet vergrendeld?
desk-refused-no-clock = Er loopt geen klok.
desk-refused-paused = De klok staat al stil.
desk-refused-not-paused = De klok loopt al.
desk-refused-time-over = De tijd is om.
desk-refused-reason = Extra tijd voor één tafel heeft een reden nodig.
desk-refused-early = De leiding beslist of dit vóór het signaal telt. Leg het formulier opzij.
desk-refused-early-why = Zeg waarom dit vóór het signaal telt.
desk-refused-early-phone = Niemand heeft acht, en het signaal is nog niet gegeven. Ga naar de wedstrijdtafel.
desk-refused-no-phones = Uitslagen gaan hier op papier.
desk-refused-not-yours = Dat is niet jullie tafel.
desk-refused-disputed = Tafel { $table } is al betwist; de wedstrijdleiding beslist.
desk-refused-ruled = De wedstrijdleiding heeft over tafel { $table } beslist. Ga naar de wedstrijdtafel als er iets niet klopt.
desk-refused-same-phone = Deze telefoon heeft de uitslag van deze tafel al gestuurd. De anderen sturen die van hen, of de wedstrijdtafel bevestigt.
desk-refused-handed-in = Tafel { $table } heeft ingeleverd. Klopt er iets niet, zeg het dan aan de wedstrijdtafel.
desk-refused-source = De wedstrijdtafel voert in wat op papier staat.
desk-refused-closed = Ronde { $n } is gesloten: corrigeer de uitslag, met een reden.
desk-refused-no-form = Tafel { $table } heeft nog geen formulier.
desk-refused-seen = Tafel { $table } heb je zelf ingevoerd of nagekeken: dat is aan een ander.
desk-refused-open-rounds = Sluit eerst ronde { $n }.
desk-refused-not-confirmed = Bevestig eerst de ranglijst.
desk-refused-no-more = Alle rondes zijn gespeeld.
desk-refused-few = { $n ->
    [0] Er is nog niemand.
    [one] Er is er één; dat is te weinig om te loten.
   *[other] Er zijn er { $n }; dat is te weinig om te loten.
 }
desk-refused-twice-drawn = Nummer { $n } zit op twee plaatsen.
desk-refused-layout = Elke tafel komt één keer voor, met het juiste aantal plaatsen.
desk-refused-scores = Deze tafel heeft { $seats } uitslagen.
desk-refused-colour = Een kleur heeft 0 tot 4 pionnen.
desk-refused-pawns = Een duo heeft 0 tot 8 pionnen.
desk-refused-both-eight = Er kan maar één duo acht hebben.
desk-refused-no-eight = Een ronde win je met acht pionnen.
desk-refused-colours = Elk duo heeft twee kleuren.
desk-refused-sum = { $a } + { $b } = { $sum }, niet { $total }.
desk-refused-negative = In dit spel heeft niemand minder dan 0 punten.
desk-refused-limit = Niemand heeft { $limit } punten. Was het tijd?
desk-refused-order = Elke plaats komt één keer voor, of is gedeeld en dan vervalt de volgende.
desk-refused-old-form = Dit formulier is van een eerdere loting: aan deze tafel zitten nu anderen. Let op de namen, of neem een leeg formulier.
desk-refused-no-such-form = Dit formulier hoort niet bij dit toernooi.
desk-refused-hidden = De ranglijst blijft tot het einde verborgen.
desk-refused-formula = Schrijf het zo: 2 x pionnen + 10 x gewonnen.
desk-refused-no-tournament = Dit toernooi bestaat hier niet.
desk-refused-there = Dit toernooi staat al op deze server; de wedstrijdleiding ervan kan het bestand inlezen.
desk-refused-apart = Wat hier staat is nieuwer dan het bestand, of ging anders verder.
desk-refused-file = Dit is geen bestand van een toernooi.
desk-refused-file-newer = Dit bestand is van een nieuwere versie: werk deze laptop eerst bij.
desk-refused-lines = Regel { $n } is niet te begrijpen: ‘{ $text }’
desk-refused-paper = Om af te drukken is nog een pakket nodig: pip install 'stammtisch[print]'.
desk-refused-nothing = Er valt nog niets af te drukken.
desk-refused-online = Deze tafel kan niet online spelen: { $reason }
desk-refused-too-often = Te vaak; wacht een minuut.
desk-refused-code-unknown = Die code is hier onbekend.
desk-refused-code-old = Die code is gebruikt of te oud. Vraag een nieuwe.
desk-refused-renewing = De server wordt zo vernieuwd; wacht even.
desk-refused-other = Dat kan niet.

## Questions: yes does it

desk-ask-second = Van deze tafel is er een formulier met een andere uitslag. Is dit echt een tweede formulier?
    .yes = Ja, de tafel is betwist
desk-ask-early = Niemand heeft acht, en het signaal is nog niet gegeven. Afgebroken?
    .yes = Ja, het telt
desk-ask-eight-time = Er is een acht, maar ‘tijd’ is aangekruist. Eindigde het door tijd?
    .yes = Ja, door tijd
desk-ask-late = { $minutes ->
    [one] Dit komt één minuut na het signaal. Begon de laatste zet op tijd?
   *[other] Dit komt { $minutes } minuten na het signaal. Begon de laatste zet op tijd?
 }
    .yes = Ja, het telt
desk-ask-twice = { $name } staat al op de lijst. Dezelfde namen nog eens inschrijven?
    .yes = Ja, nog eens
desk-ask-fixed = Nummer { $n } heeft tafel { $table } als vaste tafel. Toch verplaatsen?
    .yes = Verplaatsen
desk-ask-running = De klok van ronde { $n } loopt nog. De volgende ronde starten?
    .yes = Starten
desk-ask-confirmed = De stand is bevestigd. Toch nog een ronde spelen? De bevestiging vervalt dan.
desk-ask-break-closed = Ronde { $n } is gesloten en telt. Uit de stand halen?
desk-ask-outdated = Na de loting zijn er andere mensen of instellingen. Toch zo starten?
    .yes = Start zoals geloot
desk-ask-apart = De duo’s { $n } en { $other } willen elkaar liever niet treffen, en er is in deze ronde geen andere plaats vrij. Toch aan één tafel zetten? Of laat het duo met de volgende ronde meedoen.
    .yes = Toch samen zetten
desk-ask-unseen = Naar deze tafels heeft niemand een tweede keer gekeken: { $tables }. De ronde sluiten?
    .yes = Sluiten
desk-ask-early-end = { $n } van { $of } rondes zijn gespeeld. Is het toernooi voorbij?
    .yes = Het is voorbij
desk-ask-wipe = Het toernooi is niet voorbij. Toch alle namen wissen?
    .yes = Alle namen wissen
desk-ask-archive = De ranglijst is niet bevestigd. Het toernooi toch archiveren?
    .yes = Archiveren

## What to do next

desk-next-entrants = Wie doen er mee? Plak de lijst, of typ de eerste namen.
    .button = Namen invoeren
desk-next-presence = Vink aan wie er is. Typ een paar letters; Enter vinkt de eerste aan.
    .button = Wie is er?
desk-next-draw = Er zijn er { $here }. Is de rij weg, dan kun je loten.
    .button = { $rounds ->
        [one] De ronde loten
       *[other] { $rounds } rondes loten
     }
desk-next-chips = Er zijn er { $here }. Laat ze fiches trekken en voer dan ronde { $round } in.
    .button = Loting invoeren
desk-next-redraw = Er zijn andere mensen of instellingen: loot ronde { $round } en verder opnieuw.
    .button = Opnieuw loten
desk-next-print = Druk de formulieren af voordat de deuren opengaan.
    .button = Afdrukken
    .without = Start ronde { $round } zonder papier
desk-next-start = { $tables ->
    [one] Eén tafel staat klaar. Start ronde { $round } als iedereen zit.
   *[other] { $tables } tafels staan klaar. Start ronde { $round } als iedereen zit.
 }
    .button = Start ronde { $round }
desk-next-wait = Ronde { $round } wordt gespeeld. Formulieren komen als tafels klaar zijn.
    .button = Formulier invoeren
desk-next-resume = De klok staat stil.
    .button = Verder
desk-next-forms = { $n ->
    [one] Er ontbreekt één formulier.
   *[other] Er ontbreken { $n } van { $of } formulieren.
 }
    .button = Formulier invoeren
desk-next-disputed = Tafel { $table } is betwist en telt voor niemand. Beslis.
    .button = Tafel { $table } bekijken
desk-next-close = Alle formulieren van ronde { $round } zijn binnen.
    .button = Sluit ronde { $round }
desk-next-confirm = Alle rondes zijn gesloten. Bekijk de ranglijst en bevestig hem.
    .button = Ranglijst bevestigen
desk-next-prizes = Tijd voor de prijzen, de laatste plaats eerst.
    .button = Prijsuitreiking
desk-next-archive = Dat was het. Druk oorkonden af, bewaar het bestand, archiveer het toernooi.
    .button = Archiveren
desk-next-done = Het toernooi is gearchiveerd.
    .button = Bestand opslaan

## What was forgotten

desk-forgotten-odd = Er zijn er { $n }: één blijft over
    .means = Elke ronde is er één vrij, tenzij helpers als invalduo spelen.
    .button = Kiezen
desk-forgotten-copy = Nog geen tweede kopie
    .means = Valt deze laptop uit, dan gaat een kopie op een usb-stick elders verder.
    .button = Kopie opslaan
desk-forgotten-copy-old = De tweede kopie is { $minutes } minuten oud
    .means = Zit de stick er nog in?
    .button = Hoe?
desk-forgotten-copy-behind = Geen kopie sinds ronde { $round }
    .means = Sla het bestand opnieuw op: wat erna kwam, staat alleen op deze laptop.
    .button = Kopie opslaan
desk-forgotten-copy-gone = De stick of map voor kopieën is weg
    .means = Steek dezelfde stick weer in deze laptop: het kopiëren gaat vanzelf verder. Of kies een andere plek.
    .button = Tonen
desk-forgotten-outdated = Ronde { $round } en verder kloppen niet meer
    .means = Er kwamen of gingen mensen. Loot opnieuw voordat je formulieren afdrukt; deze ronde blijft zoals hij is.
    .button = Naar de loting
desk-forgotten-twice = { $name } staat er twee keer
    .means = Dezelfde mensen?
    .button = Beide tonen
desk-forgotten-fixed = Nummer { $n } zit niet aan de vaste tafel { $table }
    .means = De indeling is eerder geloot of met de hand veranderd: loot opnieuw, of wissel.
    .button = Indeling
desk-forgotten-pin = Nummers { $a } en { $b } moeten elkaar treffen in ronde { $round }, en doen dat niet
    .means = Loot de komende rondes opnieuw, of maak ze los.
    .button = Indeling
desk-forgotten-open-round = Ronde { $round } is niet gesloten
    .means = { $n ->
        [0] Alle formulieren zijn binnen.
        [one] Tafel { $tables } heeft niet ingeleverd.
       *[other] Deze tafels hebben niet ingeleverd: { $tables }.
     }
    .button = Bekijken
desk-forgotten-forms = De formulieren van ronde { $round } zijn niet afgedrukt
    .means = Tafels kunnen ook op lege formulieren schrijven.
    .button = Afdrukken
desk-forgotten-chips = De fiches voor noodgevallen zijn niet afgedrukt
    .means = Valt de laptop uit, dan wordt er uit een zak geloot.
    .button = Afdrukken
desk-forgotten-screen = Er is geen zaalscherm aangesloten
    .means = Open het adres op een tweede laptop.
    .button = Adres tonen
desk-forgotten-withdrawn = De ranglijst was bevestigd, daarna is een uitslag veranderd
    .means = Bekijk hem en bevestig hem opnieuw.
    .button = Ranglijst

## The log

desk-log-open = Toernooi geopend
desk-log-name = Naam en dag: { $change }
desk-log-settle = Instellingen: { $change }
desk-log-register = Ingeschreven: { $change }
desk-log-amend = Nummer { $n }: { $change }
desk-log-presence = Aanwezigheid van { $numbers }: { $change }
desk-log-drawn = Geloot, getal en controlegetal { $change }
desk-log-chips = Met fiches geloot
desk-log-pin = Nummers { $a } en { $b } in ronde { $round }: { $change }
desk-log-swap = Van plaats gewisseld in ronde { $round }: { $change }
desk-log-late = Nummer { $n } komt te laat: { $change }
desk-log-leave = Nummer { $n }: { $change }
desk-log-back = Nummer { $n } is terug: { $change }
desk-log-start = Ronde { $round } begonnen
desk-log-close-round = Ronde { $round } gesloten
desk-log-break-off = Ronde { $round } afgebroken
desk-log-end-after = Rondes: { $change }
desk-log-pause = Klok stilgezet
desk-log-resume = Klok loopt weer
desk-log-add-time = { $table ->
    [0] Tijd voor de zaal
   *[other] Tijd voor tafel { $table }
 }: { $change }
desk-log-end-time = Signaal met de hand gegeven: { $change }
desk-log-enter = Ronde { $round }, tafel { $table }: { $change }
desk-log-set-aside = Ronde { $round }, tafel { $table } apart gelegd: { $change }
desk-log-seen = Ronde { $round }, tafel { $table } nog eens bekeken: { $change }
desk-log-dispute = Ronde { $round }, tafel { $table }: { $change }
desk-log-correct = Ronde { $round }, tafel { $table } gecorrigeerd: { $change }
desk-log-lot = Door loting: { $change }
desk-log-confirm = Ranglijst bevestigd
desk-log-reveal = Prijzen getoond
desk-log-archive = Gearchiveerd
desk-log-screen = Zaalscherm: { $change }
desk-log-print = Afgedrukt
desk-log-online = Ronde { $round }, tafel { $table } speelt online
desk-log-invite = Code uitgegeven
desk-log-join = Aangemeld: { $change }
desk-log-dismiss = Rol ingetrokken: { $change }
desk-log-undo = Regel { $entry } ongedaan gemaakt: { $change }
desk-log-wipe = Namen gewist
desk-told-absent = afwezig
desk-told-asked = nagevraagd
desk-told-disputed = betwist
desk-told-time = tijd
desk-told-waiting = wacht
desk-told-game = spel
desk-told-rounds = rondes
desk-told-minutes = minuten
desk-told-method = loting
desk-told-advance = alle rondes vooraf
desk-told-swiss = Zwitsers
desk-told-chips = fiches
desk-told-points = punten
desk-told-pawns = pionnen
desk-told-nk = NK 2 + 10
desk-told-own = eigen formule
desk-told-formula = formule
desk-told-won = gewonnen
desk-told-in_time = op tijd gewonnen
desk-told-free = vrij
desk-told-average = eigen gemiddelde
desk-told-fixed = een vast aantal
desk-told-win = 8 en gewonnen
desk-told-free_pawns = pionnen van een vrije ronde
desk-told-absent_pawns = pionnen van een afwezig duo
desk-told-odd = oneven aantal
desk-told-duos = als duo’s
desk-told-size = plaatsen aan een tafel
desk-told-limit = grens
desk-told-second_look = tweede blik
desk-told-phones = telefoons
desk-told-prizes = prijzen
desk-told-rules = regels
desk-told-away = weg van een online tafel
desk-told-wait = de tafel wacht
desk-told-director = wedstrijdleiding
desk-told-helper = helper
desk-told-screen = zaalscherm
desk-told-entrant = telefoon
desk-told-yes = ja
desk-told-no = nee
desk-told-name = naam
desk-told-names = namen
desk-told-place = plaats
desk-told-day = dag
desk-told-language = taal
desk-told-team = team
desk-told-table = tafel
desk-told-apart = niet ontmoeten
desk-told-stand_in = invalduo
desk-told-stand-in = een invalduo speelt mee
desk-told-note = opmerking
desk-told-expected = nog niet hier
desk-told-present = aanwezig
desk-told-stopped = gestopt
desk-told-pinned = vastgezet
desk-told-drawn = geloot
desk-told-running = bezig
desk-told-paused = stilgezet
desk-told-closed = gesloten
desk-told-broken = afgebroken
desk-told-confirmed = bevestigd
desk-told-archived = gearchiveerd
desk-told-views = toont
desk-told-hide_ranking = ranglijst verborgen
desk-told-seconds = seconden
desk-told-auto = wat bij het moment past
desk-told-welcome = welkom
desk-told-layout = alle rondes op naam
desk-told-layout-by-number = alle rondes op nummer
desk-told-layout-by-table = alle rondes op tafel
desk-told-round = deze ronde
desk-told-clock = klok
desk-told-ranking = ranglijst
desk-told-missing = ontbrekende formulieren

## Paper

desk-paper-form = Scoreformulier
desk-paper-form-how = Eén formulier per tafel, door een van jullie ingevuld
desk-paper-round = ronde
desk-paper-table = tafel
desk-paper-number = { $duo ->
    [yes] duo { $n }
   *[no] nr. { $n }
 }
desk-paper-and = { $a } en { $b }
desk-paper-blue = Blauw
desk-paper-yellow = Geel
desk-paper-green = Groen
desk-paper-red = Rood
desk-paper-bl = BL
desk-paper-ye = GE
desk-paper-gr = GR
desk-paper-re = RO
desk-paper-with = met { $colour }
desk-paper-together = samen
desk-paper-of-eight = van 8
desk-paper-signature = handtekening
desk-paper-ended = Hoe het eindigde:
desk-paper-won = acht binnen, gewonnen
desk-paper-won-other = uitgespeeld
desk-paper-time = tijd, geteld bij het signaal
desk-paper-cross = Kruis per kleur één hokje aan: pionnen binnen.
desk-paper-rules = Verkeerd hokje? Maak het zwart en kruis een ander aan. Maak de begonnen zet af en tel dan. Niet eens? Teken niet; steek je hand op. Lever in bij de wedstrijdtafel.
desk-paper-rules-other = Maak bij het signaal af wat het spel toelaat. Niet eens? Teken niet; steek je hand op. Lever in bij de wedstrijdtafel.
desk-paper-points = punten
desk-paper-points-of-both = punten van beiden
desk-paper-place-of-both = de latere plaats
desk-paper-place = plaats
desk-paper-name = naam
desk-paper-layout = Indeling van alle rondes
desk-paper-layout-by-table = Indeling per tafel
desk-paper-day = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }
desk-paper-seed = Startgetal { $seed }, invoer { $checksum }: iedereen kan deze loting nadoen.
desk-paper-free = vrij
desk-paper-late = te laat
desk-paper-slip = Jullie tafels en kleuren voor alle rondes. Wie welke kleur speelt, bepalen jullie zelf.
desk-paper-slip-other = { $duo ->
    [yes] Jullie tafels voor alle rondes.
   *[no] Je tafels voor alle rondes.
}
desk-paper-slip-fixed = { $duo ->
    [yes] Jullie blijven alle rondes aan tafel { $table }, zoals gevraagd.
   *[no] Je blijft alle rondes aan tafel { $table }, zoals gevraagd.
}
desk-paper-slip-phone = Klok, tafel en uitslagen staan ook op je telefoon.
desk-paper-chips = Fiches voor een noodloting
desk-paper-chips-how = Knip uit, vouw dicht, doe ze in een zak: alleen die van de tafels die je nodig hebt, half zoveel als er duo's zijn. Elk duo trekt er één: zijn tafel en zijn kleuren. Voer de loting daarna in aan de wedstrijdtafel.
desk-paper-chips-how-other = Knip uit, vouw dicht, doe ze in een zak: zoveel als er spelers zijn, gelijk over de tafels verdeeld. Iedereen trekt er één: de tafel. Voer de loting daarna in aan de wedstrijdtafel.
desk-paper-comma = ,
desk-paper-ranking = Ranglijst
desk-paper-after = { $n ->
    [one] na één ronde
   *[other] na { $n } rondes
 }
desk-paper-points-column = punten
desk-paper-won-column = gewonnen
desk-paper-difference-column = verschil
desk-paper-mutual-column = onderling
desk-paper-opponents-column = tegenst.
desk-paper-score-column = score
desk-paper-average = * met het gemiddelde voor een vrije ronde
desk-paper-certificate = Oorkonde
desk-paper-place-1 = Eerste plaats
desk-paper-place-2 = Tweede plaats
desk-paper-place-3 = Derde plaats
desk-paper-place-n = Plaats { $place }
desk-paper-brought = { $points } pionnen binnen in { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
 }
desk-paper-scored = { $points } punten in { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
 }
desk-paper-among = bij het toernooi { $name }, onder { $n } { $duo ->
    [yes] duo’s
   *[no] spelers
 }.
desk-paper-organisers = namens de organisatie
desk-paper-rehearsal = Proefdraaien
desk-paper-old = geloot vóór de laatste wijziging
desk-paper-log = Logboek

## The command

cli-serve-copies = Een map, zoals een USB-stick, voor kopieën van toernooien, elke minuut.
cli-tournament = Een toernooi op deze computer: opent de wedstrijdtafel in je browser.
cli-tournament-host = Het adres waarop wordt geluisterd; zonder opgave iedereen op dit netwerk.
cli-tournament-port = De poort; 0 neemt een vrije.
cli-tournament-database = sqlite:///bestand; zonder opgave een SQLite-bestand in je gegevensmap.
cli-tournament-copies = Een map, zoals een USB-stick, voor een kopie per minuut.
cli-tournament-rehearse = Een heel toernooi spelen met verzonnen mensen en uitslagen.
cli-tournament-rehearse-duos = Hoeveel duo’s, of spelers bij andere spellen; 4 tot 200.
cli-tournament-rehearse-rounds = Hoeveel rondes, 1 tot 5.
cli-tournament-rehearse-game = Het spel.
cli-tournament-rehearse-seed = Hetzelfde getal geeft hetzelfde toernooi.
cli-tournament-rehearse-save = Sla het toernooi op in dit bestand; de wedstrijdtafel kan het openen.
error-copies = { $folder } is geen map.
error-rehearsal = Proefdraaien gaat met 4 tot { $most } deelnemers, 1 tot 5 rondes en een van deze spellen: { $there }.
rehearsal-played = { $n } deelnemers, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
 }, startgetal { $seed }, invoer { $checksum }.
rehearsal-saved = Het toernooi staat in { $path }.
