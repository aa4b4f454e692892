## De pagina’s van toernooien

web-desk = Wedstrijdtafel
web-desk-tournaments = Toernooien
web-desk-new = Een nieuw toernooi
web-desk-new-means = Van een lege tafel naar de eerste ronde in vijf minuten. De zaal heeft geen internet nodig.
web-desk-name = Naam
web-desk-name-such = Keezen aan de haven
web-desk-place = Plaats
web-desk-day = Dag
web-desk-game = Spel
web-desk-rehearsal-make = Proefdraaien: alles werkt, niets telt
web-desk-rehearsal = Proefdraaien
web-desk-make = Wedstrijdtafel klaarzetten
web-desk-enter = Ik heb een code
web-desk-enter-means = Van de wedstrijdleiding, of van je loopbriefje.
web-desk-enter-go = Naar binnen
web-desk-code = Code
web-desk-mine = Mijn toernooien
web-desk-none = Nog geen.
web-desk-take-in = Verder met een bestand van een andere laptop
web-desk-phase-setup = in voorbereiding
web-desk-phase-playing = bezig
web-desk-phase-over = alle rondes gesloten
web-desk-phase-confirmed = ranglijst vastgesteld
web-desk-phase-archived = gearchiveerd

## De wedstrijdtafel

web-desk-loading = De wedstrijdtafel wordt gezocht …
web-desk-gone = Dit toernooi is hier niet
web-desk-no-role = Je hebt hier geen taak
web-desk-no-role-means = Vraag de wedstrijdleiding om een code.
web-desk-lost = Geen verbinding; we proberen opnieuw
web-desk-parts = Onderdelen van de wedstrijdtafel
web-desk-saved = Alles staat op deze laptop, en elke invoer staat op schijf voor hij bevestigd is.
web-desk-before-first = Voor ronde 1
web-desk-attention = Let op
web-desk-can-wait = Kan wachten
web-desk-yes = Ja
web-desk-no = Nee
web-desk-understood = Sluiten
web-desk-cancel = Annuleren
web-desk-save = Opslaan
web-desk-save-next = Opslaan en verder
web-desk-why = Reden
web-desk-why-log = Reden, voor het logboek
web-desk-why-needed = Een beslissing heeft een reden nodig.
web-desk-for-director = De wedstrijdleiding beslist.
web-desk-count = { $n } ingeschreven
web-desk-round = Ronde { $n }
web-desk-round-short = R{ $n }
web-desk-round-of = Ronde { $n } van { $of }
web-desk-rounds = Rondes
web-desk-round-drawn = geloot
web-desk-round-running = bezig
web-desk-round-closed = gesloten
web-desk-round-broken = afgebroken
web-desk-round-unplayed = niet gespeeld
web-desk-table = Tafel
web-desk-at-table = tafel { $table }
web-desk-number = { $players ->
     [1] nr. { $n }
    *[other] duo { $n }
 }
web-desk-number-short = nr.
web-desk-pause = Pauze
web-desk-paused = pauze
web-desk-resume = Verder
web-desk-time = Tijd
web-desk-time-table = Maar één tafel
web-desk-time-hall = hele zaal
web-desk-minutes-more = +{ $n } min
web-desk-end-time = Nu het signaal geven
web-desk-end-time-sure = Nu het signaal geven, voor alle tafels?
web-desk-over-for = { $minutes ->
     [one] sinds één minuut
    *[other] sinds { $minutes } minuten
 }
web-desk-step-done = klaar
web-desk-step-name = Naam en dag
    .means = plaats, taal
web-desk-step-rules = Regels en punten
    .means = { $rounds } × { $minutes } minuten
web-desk-step-entrants = Wie speelt er
    .means = { $n ->
        [0] plak de lijst
       *[other] { $n } ingeschreven
    }
web-desk-step-presence = Wie is er?
    .means = { $here ->
        [0] vink aan wie er is
       *[other] { $here } van { $of }
    }
web-desk-step-draw = Loten
    .means = duurt een tel, kan terug
web-desk-step-print = Afdrukken
    .means = formulieren, loopbriefjes, tafelkaarten
web-desk-step-screen = Zaalscherm, dan ronde 1
    .means = wat de zaal ziet
web-desk-part-forms = Formulieren
web-desk-part-entrants = Wie speelt er
web-desk-part-draw = Rondes en loting
web-desk-part-ranking = Ranglijst
web-desk-part-prizes = Prijsuitreiking
web-desk-part-print = Afdrukken
web-desk-part-screen = Zaalscherm
web-desk-part-rules = Regels en punten
web-desk-part-people = Helpers en codes
web-desk-part-log = Logboek
web-desk-part-files = Bestanden en kopieën

## Instellingen

web-desk-language = Taal van zaal en papier
web-desk-language-means = Op een eigen scherm kiest ieder zelf.
web-desk-locked = Vast sinds ronde 1 is begonnen.
web-desk-minutes = Minuten per ronde
web-desk-size = Spelers per tafel
web-desk-size-duos = Duo's aan een tafel
web-desk-duos = Spelers doen mee als duo
    .means = Twee spelers van een tafel tellen samen: de punten van beiden, of de plaats van wie het laatst uit was.
web-desk-limit = Punten waarmee een spel eindigt (0: geen)
web-desk-prizes = Plaatsen met een prijs
web-desk-points = Punten
web-desk-points-pawns = Pionnen binnen
    .means = Eén punt per pion, zoals het reglement telt.
web-desk-points-nk = NK 2 + 10
    .means = Twee per pion, tien voor een gewonnen ronde.
web-desk-points-own = Eigen formule
    .means = Pionnen, gewonnen rondes, gewonnen binnen de tijd.
web-desk-formula = Formule
web-desk-formula-means = Zoals: 2 × pawns + 10 × won
web-desk-formula-pawns = pionnen
web-desk-formula-won = gewonnen
web-desk-formula-in_time = op tijd
web-desk-method = Wie tegen wie
web-desk-method-advance = Alle rondes vooraf geloot
    .means = Kan vooraf op papier, en geen ronde wacht op het laatste formulier.
web-desk-method-swiss = Zwitsers, ronde voor ronde
    .means = De koplopers treffen elkaar; elke ronde wacht op alle formulieren.
web-desk-method-chips = Fiches uit een zak
    .means = Op papier geloot, daarna ingevoerd.
web-desk-open-rules = Mag tussen rondes veranderen
web-desk-options = Spelregels
web-desk-options-means = Zoals in het reglement, tenzij je iets verandert. Ze gelden aan alle tafels, ook online.
web-desk-when-away = Iemand is weg bij een onlinetafel
web-desk-away-director = de leiding beslist
web-desk-away-wait = de tafel wacht
web-desk-away-stand-in = na 90 seconden speelt een invaller
web-desk-odd = Bij een oneven aantal
web-desk-odd-free = één heeft een vrije ronde
web-desk-odd-stand-in = een invalduo speelt mee
web-desk-free = Een vrije ronde telt als
web-desk-free-average = eigen gemiddelde
web-desk-free-fixed = een vast aantal
web-desk-free-win = 8 en gewonnen
web-desk-free-pawns = Pionnen van een vrije ronde
web-desk-absent = Pionnen van een afwezig duo
web-desk-absent-means = De tegenstanders krijgen 8 en de ronde.
web-desk-phones = Uitslagen mogen per telefoon worden ingevoerd
web-desk-second-look = Een tweede helper kijkt elk formulier na

## Wie speelt er

web-desk-find = Naam of nummer
web-desk-add-one = { $players ->
     [1] Speler erbij
    *[other] Duo erbij
 }
web-desk-add = Toevoegen
web-desk-paste = Lijst plakken
web-desk-paste-here = { $players ->
     [1] Eén speler per regel, of kolommen uit een rekenblad
    *[other] Eén duo per regel, of kolommen uit een rekenblad
 }
web-desk-paste-such = { $players ->
     [1] Anna Jansen
    *[other] Anna Jansen & Bob Vink
 }
web-desk-csv = Of een CSV-bestand
web-desk-paste-read =
    Gelezen: { $n } { $players ->
     [1] spelers
    *[other] duo’s
 }
web-desk-paste-present = Ze zijn er allemaal al
web-desk-register = { $n } inschrijven
web-desk-twice = dubbel?
web-desk-stand-in = invalduo
web-desk-stand-in-means = Invalduo: speelt, telt niet mee
web-desk-fixed = vaste tafel { $table }
web-desk-here-expected = nog niet hier
web-desk-here-absent = afwezig
web-desk-here-stopped = gestopt
web-desk-here-present = aanwezig
web-desk-here-count = { $here } aanwezig · { $missing } nog niet
web-desk-tick-all = Alles aanvinken
web-desk-only-missing = Alleen wie ontbreekt
web-desk-all = Alles tonen
web-desk-change = { $name } wijzigen
web-desk-player = { $n ->
     [0] Naam
    *[other] Speler { $n }
 }
web-desk-team = Teamnaam
web-desk-wishes = Wensen: vaste tafel, niet treffen …
web-desk-fixed-table = Vaste tafel
web-desk-apart = Niet treffen
web-desk-note = Notitie
web-desk-late-means = Het toernooi is begonnen: laat ze meedoen bij hun naam in de lijst, nu of vanaf de volgende ronde.
web-desk-late-now = Speelt nu, op de vrije plaats
web-desk-late-next = Doet mee vanaf de volgende ronde
web-desk-absent-now = Deze ronde afwezig
web-desk-withdraws = Doet toch niet mee
web-desk-stops = Stopt helemaal
web-desk-stops-means = Begonnen rondes blijven; de volgende worden opnieuw geloot.
web-desk-back = Speelt weer mee
web-desk-slip-code = Code voor de telefoon:

## Loting

web-desk-draw = Loten
web-desk-redraw = Opnieuw loten
web-desk-draw-means = Begonnen rondes veranderen nooit. Het getal wordt afgedrukt, zodat ieder de loting kan naspelen.
web-desk-draw-now = Nu loten
web-desk-draw-again = De volgende rondes opnieuw loten
web-desk-seed-own = Eigen getal (leeg: toeval)
web-desk-seed = Getal { $seed } · controlegetal { $checksum }
web-desk-layout = Indeling van alle rondes
web-desk-pick = Tik een naam aan: waarom deze tegenstanders? Tik er twee aan: wisselen of vastzetten.
web-desk-pick-second = { $name }: tik een tweede aan om te wisselen of vast te zetten.
web-desk-swap = Plaatsen wisselen
web-desk-pin = Treffen elkaar
web-desk-pinned = vastgezet
web-desk-unpin = Weer losmaken
web-desk-changed = gewijzigd
web-desk-free-now = Vrij:
web-desk-chips = Loting met fiches invoeren
web-desk-chips-type = Ronde { $n }: een regel per tafel, zoals 1: 4 7
web-desk-chips-colours = Het eerste nummer speelt blauw en geel, het tweede groen en rood.
web-desk-chips-read = Tafels: { $tables } · vrij: { $free }
web-desk-break-off = Deze ronde afbreken
web-desk-break-off-why = De ronde telt dan niet. Waarom?
web-desk-end-after = Stoppen na ronde { $n }
web-desk-end-after-sure = Het toernooi stoppen na ronde { $n }?
web-desk-criteria = Wat de loting haalt
web-desk-criterion-meetings = Niemand treft elkaar twee keer
    .says = { $n ->
         [0] gehaald
         [one] één paar treft elkaar weer
        *[other] { $n } paren treffen elkaar weer
     }
web-desk-criterion-colours = Kleuren in evenwicht
    .says = grootste verschil { $most }
web-desk-criterion-tables = Geen tafel twee keer
    .says = { $n ->
         [0] gehaald
         [one] één keer niet
        *[other] { $n } keer niet
     }
web-desk-criterion-free = Vrije rondes verdeeld
    .says = { $n ->
         [0] gehaald
         [one] één heeft er meer
        *[other] { $n } hebben er meer
     }
web-desk-criterion-apart = Wensen om niet te treffen
    .says = { $n ->
         [0] gehaald
         [one] één niet gehaald
        *[other] { $n } niet gehaald
     }
web-desk-criterion-fixed = Vaste tafels
    .says = { $n ->
         [0] gehaald
         [one] één niet gehaald
        *[other] { $n } niet gehaald
     }
web-desk-criterion-after = (na elke ronde: { $after })
web-desk-opponents = Waarom deze tegenstanders voor { $name }?
web-desk-opponents-free = Een vrije ronde, geloot onder wie er nog geen had.
web-desk-opponents-advance = Vooraf geloot, met iedereen die er was.
web-desk-opponents-swiss = Buren op de ranglijst die elkaar nog niet troffen.
web-desk-opponents-chips = Met fiches geloot.
web-desk-opponents-pinned = De wedstrijdleiding heeft ze vastgezet.
web-desk-opponents-met = { $met ->
     [0] Ze troffen elkaar nog niet; ook nog niet getroffen: { $left }.
    *[other] Ze troffen elkaar al ({ $met }); nog niet getroffen: { $left }.
 }
web-desk-opponents-visits = { $n ->
     [0] Een tafel waar ze nog niet zaten.
    *[other] Een tafel waar ze al zaten ({ $n }).
 }

## Formulieren

web-desk-enter-form = Formulier invoeren
web-desk-scan = of scan de QR-code
web-desk-found = ronde { $round }, tafel { $table }
web-desk-unreadable = Dat is geen tafel en geen code.
web-desk-other-round = Dit formulier is van ronde { $round }.
web-desk-is-in = { $score } staat er al. Een tweede formulier dat anders is maakt de tafel betwist; met een reden is het een correctie.
web-desk-ended = Hoe het eindigde
web-desk-ended-won = Gewonnen met 8
web-desk-ended-limit = De limiet is bereikt
web-desk-ended-time = De tijd was om
web-desk-save-form = Opslaan en volgende
web-desk-correct = Corrigeren
web-desk-second-form = Opslaan als tweede formulier
web-desk-saved-form = Tafel { $table }: { $score }
web-desk-saved-plain = Opgeslagen
web-desk-aside = Eerst navragen
web-desk-aside-form = Tafel { $table } ligt apart
web-desk-dispute = Betwist
web-desk-disputed-form = Tafel { $table } is betwist
web-desk-key-digit = vult een vakje en gaat verder
web-desk-key-place = de plaats, en gaat verder
web-desk-key-all = een duo met alles binnen: { $most } en { $most }
web-desk-key-ended = gewonnen, of de tijd was om
web-desk-key-back = één vakje terug
web-desk-key-dispute = het formulier is betwist
web-desk-in-of = Ronde { $round }: { $n } van { $of } binnen
web-desk-missing = { $n ->
     [one] Ontbreekt: tafel { $tables }
    *[other] Ontbreken: tafels { $tables }
 }
web-desk-table-state = Tafel { $table }: { $state }
web-desk-state-in = binnen
web-desk-state-open = open
web-desk-state-asked = nagevraagd
web-desk-state-waiting = wacht op bevestiging
web-desk-state-disputed = betwist
web-desk-asked-back = Nagevraagd
web-desk-waits = Verstuurd door: { $from }. Wacht op de anderen, of op jouw ja.
web-desk-counts = Telt
web-desk-enter-anew = Invoeren
web-desk-last = Laatst ingevoerd
web-desk-last-none = Nog niets.
web-desk-no-round = Er is nog geen ronde begonnen.
web-desk-undo = Terugdraaien
web-desk-undone = teruggedraaid
web-desk-disputed = { $n ->
     [0] Tafel { $table } is het niet eens
     [one] Tafel { $table } is het niet eens
    *[other] Tafel { $table }: twee formulieren, twee uitslagen
 } · ronde { $round }
web-desk-disputed-means = Telt voor niemand tot de leiding beslist.
web-desk-form-letter = Formulier { $letter }
web-desk-form-by = Ingevoerd door { $name }
web-desk-form-counts = Formulier { $letter } telt
web-desk-other-result = Andere uitslag …
web-desk-this-counts = Deze uitslag telt
web-desk-source-paper = papier
web-desk-source-phone = telefoon
web-desk-source-online = online tafel

## Ranglijst

web-desk-ranking-after = { $n ->
     [0] Ranglijst
     [one] Ranglijst na één ronde
    *[other] Ranglijst na { $n } rondes
 }
web-desk-ranking-live = Met de lopende ronde
web-desk-ranking-closed = Alleen gesloten rondes
web-desk-ranking-none = Er is een ranglijst zodra een ronde gesloten is.
web-desk-withdrawn = Een uitslag is gecorrigeerd nadat de ranglijst was vastgesteld: stel hem opnieuw vast.
web-desk-place-short = plaats
web-desk-who = Wie
web-desk-rank-points = Punten
web-desk-rank-points-short = punten
web-desk-rank-won = Gewonnen rondes
web-desk-rank-won-short = winst
web-desk-rank-difference = Pionverschil
web-desk-rank-mutual = Onderling resultaat
web-desk-rank-opponents = Pionnen van tegenstanders
web-desk-rank-score = Punten in het spel
web-desk-rank-lot = Loting of beslissend spel
web-desk-mark-free = vrije ronde
web-desk-mark-disputed = betwist
web-desk-mark-missing = formulier ontbreekt
web-desk-mark-corrected = gecorrigeerd
web-desk-mark-stopped = gestopt
web-desk-shared = Plaats { $place } wordt gedeeld door { $n }
web-desk-shared-means = Kan de prijs niet worden gedeeld: speel erom of loot, en tik ze dan in volgorde aan.
web-desk-shared-order = De volgorde
web-desk-shared-how = Hoe het is beslist
web-desk-why-button = Waarom?
web-desk-why-place = Waarom deze plaats
web-desk-why-of = Waarom staat { $name } daar?
web-desk-why-us = { $players ->
     [1] Waarom sta ik daar?
    *[other] Waarom staan we daar?
 }
web-desk-why-place-is = { $shared ->
     [yes] Plaats { $place }, gedeeld
    *[no] Plaats { $place }
 }
web-desk-why-level = Evenveel punten: { $names }.
web-desk-why-beside = Tegen { $name }, op dezelfde plaats, stap voor stap:
web-desk-why-behind = Tegen { $name }, een plaats hoger, stap voor stap:
web-desk-why-ahead = Tegen { $name }, een plaats lager, stap voor stap:
web-desk-why-even = elk { $mine }. Gelijk.
web-desk-why-decided = { $mine } tegen { $theirs }. Dit beslist.
web-desk-why-unused = niet nodig.
web-desk-why-skipped = telt hier niet: niet allen troffen elkaar.
web-desk-why-rounds = De rondes
web-desk-points-n = { $points } punten
web-desk-won = gewonnen
web-desk-how-played = gespeeld
web-desk-how-free = vrije ronde
web-desk-how-missed = gemist
web-desk-how-absent = afwezig
web-desk-how-open = nog niet binnen
web-desk-how-disputed = betwist
web-desk-how-drawn = komt nog
web-desk-how-running = bezig
web-desk-how-closed = gesloten
web-desk-how-broken = afgebroken
web-desk-prizes-first = Stel eerst de ranglijst vast.
web-desk-prizes-means = Het zaalscherm toont bij elke tik een plaats meer, de laatste prijs eerst.
web-desk-prize-shown = getoond
web-desk-prize-hidden = nog niet getoond
web-desk-reveal = Plaats { $place } tonen

## Papier, zaalscherm, mensen, bestanden

web-desk-paper-size = Papier
web-desk-paper-round = Formulieren van
web-desk-all-rounds = alle rondes
web-desk-paper-open = PDF openen
web-desk-paper-making = Een ogenblik …
web-desk-printed = afgedrukt
web-desk-paper-forms = Scoreformulieren
    .means = één per tafel, met QR-code
web-desk-paper-slips = Loopbriefjes
    .means = ieders tafels, en de code
web-desk-paper-cards = Tafelkaarten
    .means = nummer en kleuren, voor op tafel
web-desk-paper-layout = Indeling voor aan de muur
    .means = alle rondes, op naam en op tafel
web-desk-paper-chips = Noodfiches
    .means = valt de laptop uit: loten uit een zak
web-desk-paper-blank = Lege formulieren
    .means = voor als er iets misgaat
web-desk-paper-ranking = Ranglijst
    .means = na de gesloten rondes
web-desk-paper-certificates = Oorkondes
    .means = voor de plaatsen met een prijs
web-desk-paper-log = Logboek
    .means = elke invoer, met wie, wanneer en waarom
web-desk-hall = Zaalscherm
web-desk-screen-shows = Het zaalscherm toont
web-desk-screen-means = Om de beurt, vanzelf; alle schermen tonen hetzelfde.
web-desk-view-welcome = Welkom
web-desk-view-auto = Vanzelf, wat bij het moment past
web-desk-view-rules = Regels en punten
web-desk-view-layout = Alle rondes, op naam
web-desk-view-layout-by-number = Alle rondes, op nummer
web-desk-view-layout-by-table = Alle rondes, per tafel
web-desk-view-round = Deze ronde
web-desk-view-clock = Alleen de klok
web-desk-view-ranking = Ranglijst
web-desk-view-missing = Ontbrekende formulieren
web-desk-view-prizes = Prijzen
web-desk-screen-seconds = Seconden per pagina
web-desk-hide-ranking = Ranglijst verbergen tot hij vaststaat
web-desk-screen-join = Een tweede scherm
web-desk-screen-join-means = Open dit adres op de laptop bij de beamer. Inloggen hoeft niet.
web-desk-screen-link = Adres van het zaalscherm
web-desk-screen-open = Hier openen
web-desk-people = Helpers en codes
web-desk-people-means = Een code laat één persoon binnen, één keer. Wie speelt, gebruikt de code op het loopbriefje.
web-desk-code-for-helper = Code voor een helper
web-desk-code-for-director = Code voor de leiding
web-desk-code-for-screen = Code voor een scherm
web-desk-code-once = werkt één keer, een dag lang
web-desk-role-director = wedstrijdleiding
web-desk-role-helper = helper
web-desk-role-screen = zaalscherm
web-desk-role-entrant = telefoon
web-desk-connected = verbonden
web-desk-away = weg
web-desk-dismiss = Verwijderen
web-desk-older = Oudere
web-desk-copy-title = Een kopie op een tweede plek
web-desk-copy-why = Valt deze laptop uit, dan gaat een andere verder met de kopie.
web-desk-copy-none = Er is er nog geen.
web-desk-copy-regular = Elke minuut wordt een kopie geschreven; de laatste om { $time }.
web-desk-copy-folder = Ze staat in { $folder }.
web-desk-copy-by-hand = Opgeslagen om { $time }. Na elke ronde herinnert de wedstrijdtafel je eraan.
web-desk-copy-choose = Elke minuut, op een USB-stick of in een map
web-desk-copy-plug = Steek een USB-stick in, dan staat hij hier.
web-desk-copy-look = Opnieuw kijken
web-desk-copy-other = Een andere map
web-desk-copy-use = Daarheen kopiëren
web-desk-copy-save = Bestand nu opslaan
web-desk-copy-save-means = Zet het dan op een USB-stick, of stuur het naar iemand: dat is een tweede plek, deze laptop niet.
web-desk-copy-gone = De plek voor kopieën is er niet, of er kan niets naartoe geschreven worden.
web-desk-copy-gone-do = Steek dezelfde stick er weer in, en het kopiëren gaat binnen enkele seconden verder. Of kies een andere plek, of sla het bestand zelf op.
web-desk-copy-wanted = Kopieën gaan naar { $folder }.
web-desk-copy-last = De laatste kopie is van { $time }.
web-desk-copy-own-disk = Dit is de schijf van de laptop zelf: valt de laptop uit, dan ook deze kopie. Een usb-stick is veiliger.
web-desk-copy-stop = Hier niet meer kopiëren
web-desk-copy-elsewhere = Dit apparaat is niet de laptop waarop de wedstrijdtafel draait. Een usb-stick of map voor een kopie per minuut kies je daar, onder “Bestanden en kopieën”.
web-desk-copy-save-here = Ook dit apparaat is een tweede plek: sla het bestand hier op, dan kan een andere laptop ermee verder.
web-desk-whole = Hele toernooi opslaan
web-desk-anonymous = Zonder namen
web-desk-whole-means = Eén bestand; een andere laptop gaat ermee verder.
web-desk-lists = Tabellen voor een rekenblad (CSV)
web-desk-list-entrants = Wie speelt
web-desk-list-layout = Indeling
web-desk-list-results = Uitslagen
web-desk-list-ranking = Ranglijst
web-desk-list-log = Logboek
web-desk-import-results = Uitslagen uit een CSV-bestand lezen
web-desk-imported = { $n ->
    [one] Eén uitslag is ingevoerd.
   *[other] { $n } uitslagen zijn ingevoerd.
 }
web-desk-wipe = Persoonsgegevens wissen
web-desk-wipe-means = Alle namen, teams en notities, voorgoed. Nummers, uitslagen en het logboek blijven.
web-desk-wipe-now = Alle namen wissen
web-desk-wiped = Gewist

## Zaalscherm en telefoon

web-desk-hall-over = De tijd is om
web-desk-hall-ends = eindigt om { $time }
web-desk-hall-longer = Tafel { $table }: nog { $time }
web-desk-hall-sound = Tik hier voor de gong
web-desk-hall-count = Maak de begonnen zet af en tel dan
web-desk-hall-question = Vraag?
web-desk-hall-hand = Steek je hand op
web-desk-hall-page = { $first }–{ $last } van { $of }
web-desk-hall-rules = { $rounds ->
     [1] Eén ronde van { $minutes } minuten
    *[other] { $rounds } rondes van { $minutes } minuten
 }
web-desk-hall-missing = Van deze tafels ontbreekt het formulier
web-desk-hall-all-in = Alle formulieren zijn binnen. Dank je wel!
web-desk-hall-withdrawn = gecorrigeerd, nog niet definitief
web-desk-hall-layout = Op naam
web-desk-hall-layout-by-number = Op nummer
web-desk-hall-ties = Bij gelijke punten
web-desk-hall-place-points = Plaatspunten: 100 voor de eerste van een tafel, 0 voor de laatste
web-desk-hall-free-pawns = { $n ->
     [one] één pion
    *[other] { $n } pionnen
 }
web-desk-hall-clock = de klok van de zaal
web-desk-until = tot { $time }
web-desk-my-table = Mijn tafel
web-desk-who-are-you = Wie ben je?
web-desk-slip-means = Typ de code van je loopbriefje; de wedstrijdtafel weet hem ook.
web-desk-to-hall = Alleen het zaalscherm bekijken
web-desk-hall-redraw = De tafels worden opnieuw geloot
web-desk-hall-redraw-means = Nog even: je tafel komt hier.
web-desk-phone-redraw = De volgende rondes worden opnieuw geloot. Je tafel komt hier.
web-desk-soon = begint zo
web-desk-us = { $players ->
     [1] Jij
    *[other] Jullie
 }
web-desk-split = wie welke neemt, is aan jullie
web-desk-phone-enter = { $players ->
     [1] De uitslag invoeren
    *[other] Onze uitslag invoeren
 }
web-desk-phone-both = { $players ->
     [1] iedereen aan de tafel, of papier
    *[other] beide duo’s, of papier
 }
web-desk-phone-send = Versturen
web-desk-phone-in = is binnen.
web-desk-phone-waiting = Verstuurd. Nu voeren de anderen hetzelfde in, of de wedstrijdtafel bevestigt het.
web-desk-phone-wrong = Dat klopt niet
web-desk-phone-wrong-sure = { $players ->
     [1] De tafel telt dan voor niemand tot de wedstrijdleiding beslist. Ga met de hele tafel naar de wedstrijdtafel. Doorgaan?
    *[other] De tafel telt dan voor niemand tot de wedstrijdleiding beslist. Ga met beide duo’s naar de wedstrijdtafel. Doorgaan?
 }
web-desk-phone-disputed = In bespreking: de wedstrijdleiding beslist.
web-desk-phone-early = Er is nog niet geloot. Je tafel komt hier te staan.
web-desk-phone-free = { $players ->
     [1] Je bent deze ronde vrij.
    *[other] Jullie zijn deze ronde vrij.
 }
web-desk-phone-none = { $players ->
     [1] Je hebt deze ronde geen tafel.
    *[other] Jullie hebben deze ronde geen tafel.
 }
web-desk-phone-stopped = { $players ->
     [1] Je bent gestopt. Wat gespeeld is, blijft staan.
    *[other] Jullie zijn gestopt. Wat gespeeld is, blijft staan.
 }
web-desk-our-rounds = { $players ->
     [1] Mijn rondes
    *[other] Onze rondes
 }
web-desk-our-place = Plaats { $place } van { $of }, met { $points } punten.

## Links van formulieren, online tafels, nog eens kijken

web-desk-link-means = De wedstrijdtafel bevestigt wat je verstuurt. Heb je een loopbriefje, dan opent de code je eigen pagina.
web-desk-link-sent = Verstuurd. De wedstrijdtafel bevestigt het.
web-desk-link-other = { $players ->
     [1] Dit is het formulier van ronde { $round }, tafel { $table }, niet dat van jou.
    *[other] Dit is het formulier van ronde { $round }, tafel { $table }, niet dat van jullie.
 }
web-desk-online = Tafels van ronde { $n } online spelen
web-desk-online-means = Een tafel wordt op deze server gespeeld, onder de klok van de zaal. De uitslag wacht op jouw ja.
web-desk-online-open = Tafel { $table } online
web-desk-online-all = Alle tafels online
web-desk-online-replay = Spel terugkijken
web-desk-online-link = Link voor de spelers
web-desk-online-play = { $players ->
     [1] Spelen aan mijn online tafel
    *[other] Spelen aan onze online tafel
 }
web-desk-online-sit = neem { $colours }
web-desk-second = Nog eens kijken
web-desk-second-means = Vergelijk met het papier. Een ander dan wie het invoerde.
web-desk-second-same = Klopt
web-desk-second-other = Klopt niet
