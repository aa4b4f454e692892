# Pig in Dutch.

pig-line = Gooi zo vaak je durft, en stop voordat een 1 alles wegneemt.
pig-about = Een verzonnen regelboek voor een klein dobbelspel dat het hele contract gebruikt.
pig-move-roll = Gooi
pig-move-hold = Stop
pig-move-snatch = Gris de dobbelsteen
pig-move-pass = Laat gaan
pig-move-back = Ik ben er weer
pig-move-toast = Proost!
pig-move-propose = Stel een hoger doel voor
pig-move-yes = Ja
pig-move-no = Nee
pig-move-pause = Vraag een pauze
pig-move-grab = Pak de dobbelsteen
pig-move-foul = Meld een fout van { $whom }
pig-move-expire-turn = De beurt is om
pig-move-expire-snatch = De tijd voor de dobbelsteen is om
pig-move-expire-vote = De stemming is om
pig-move-expire-pause = De pauze is om
pig-move-time = De tijd is om
pig-touch-die = de dobbelsteen
pig-ballot-yes = ja
pig-ballot-no = nee

pig-event-begin = { $you ->
    [yes] jij begint; het doel is { $target }.
   *[no] { $who } begint; het doel is { $target }.
 }
pig-event-roll = { $you ->
    [yes] je gooit { $die }.
   *[no] { $who } gooit { $die }.
 }
pig-event-hold = { $you ->
    [yes] je schrijft { $total } op en hebt { $points }.
   *[no] { $who } schrijft { $total } op en heeft { $points }.
 }
pig-event-turn = { $you ->
    [yes] jij bent aan de beurt.
   *[no] { $who } is aan de beurt.
 }
pig-event-snatch = { $you ->
    [yes] je grist de dobbelsteen weg!
   *[no] { $who } grist de dobbelsteen weg!
 }
pig-event-pass = { $you ->
    [yes] je laat het gaan.
   *[no] { $who } laat het gaan.
 }
pig-event-toast = { $you ->
    [yes] proost! Jouw toost nummer { $times }.
   *[no] proost van { $who }, toost nummer { $times }.
 }
pig-event-propose = { $you ->
    [yes] je stelt voor tot { $target } te spelen.
   *[no] { $who } stelt voor tot { $target } te spelen.
 }
pig-event-vote = { $you ->
    [yes] je stemt { $ballot }.
   *[no] { $who } stemt.
 }
pig-event-raise = het doel gaat naar { $target }: { $ayes } waren voor.
pig-event-keep = het doel blijft { $target }: { $ayes } waren voor.
pig-event-pause = { $you ->
    [yes] je vraagt een pauze.
   *[no] { $who } vraagt een pauze.
 }
pig-event-back = { $you ->
    [yes] je bent er weer.
   *[no] { $who } is er weer.
 }
pig-event-grab = { $you ->
    [yes] je pakt de dobbelsteen!
   *[no] { $who } pakt de dobbelsteen!
 }
pig-event-fine = { $you ->
    [yes] een fout: je verliest punten en hebt { $points }.
   *[no] een fout: { $who } verliest punten en heeft { $points }.
 }
pig-event-expire = de tijd is om.
pig-event-over = het spel is uit; eerste: { $whom }.

pig-asked-roll = Jij bent: gooi, of schrijf { $total } op.
    .title = Jouw beurt
pig-asked-snatch = De snelste krijgt de dobbelsteen en { $who } verliest { $total } punten.
    .title = De dobbelsteen grissen?
    .button = Van mij!
pig-asked-back = Zeg wanneer je er weer bent.
    .title = Jouw pauze
pig-asked-paused = Wachten tot { $who } er weer is.
    .title = Pauze

pig-fact-target = Het doel is { $target } punten.
pig-fact-points = Punten: { $points }.
pig-fact-total = { $you ->
    [yes] je hebt { $total } punten in deze beurt.
   *[no] { $who } heeft { $total } punten in deze beurt.
 }
pig-fact-vote = Er wordt gestemd; nog niet gestemd: { $whom }.
pig-fact-grabbed = Een hand aan de dobbelsteen: { $whom }.
pig-fact-toasts = Toosten: { $toasts }.
pig-would-bank = Dat worden { $points } punten.

pig-section-game = Het spel
pig-section-interruptions = Tussendoor
pig-section-clocks = Klokken
pig-rule-1-1 = Met twee tot zes spelers.
pig-rule-1-2 = Een één kost de punten van de beurt.
pig-rule-1-3 = Alleen wie heeft gegooid mag stoppen.
pig-rule-1-4 = Wie het doel haalt heeft gewonnen.
pig-rule-1-5 = Voor teams is een even aantal nodig.
pig-rule-2A = Na een zes krijgt de snelste de dobbelsteen.
pig-rule-2-1 = Iedereen mag op de anderen drinken.
pig-rule-2-2 = Ieder mag één keer voorstellen, de anderen stemmen.
pig-rule-2-3 = Stemmen zijn geheim tot alle binnen zijn.
pig-rule-2-4 = In een pauze gebeurt er niets anders; ieder heeft er één.
pig-rule-2-5 = Niemand raakt de dobbelsteen aan in andermans beurt.
pig-rule-3A = De tijd is om.
pig-rule-3B = De tijd van het spel is om.

pig-why-snatch = De dobbelsteen en de beurt voor niets.
pig-why-hold = Dat is genoeg voor één beurt.
pig-why-roll = Nog een worp is het risico waard.

pig-option-target = Doel
pig-option-target-means = Doel
pig-option-teams = Teams
pig-option-teams-means = Teams
pig-option-turn_seconds = Seconden voor een beurt
pig-option-turn_seconds-means = Seconden voor een beurt; 0 is geen klok.
pig-option-window_seconds = Seconden om te grissen
pig-option-window_seconds-means = Seconden om te grissen; 0 is geen klok.
pig-option-vote_seconds = Seconden om te stemmen
pig-option-vote_seconds-means = Seconden om te stemmen; 0 is geen klok.
pig-option-pause_seconds = Seconden voor een pauze
pig-option-pause_seconds-means = Seconden voor een pauze; 0 is geen klok.
pig-option-match_seconds = Seconden voor het spel
pig-option-match_seconds-means = Seconden voor het spel; 0 is geen klok.

pig-ended-time = De tijd is om: de meeste punten winnen.
