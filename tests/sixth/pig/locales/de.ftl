# Pig in German.

pig-line = Würfle, sooft du dich traust, und hör auf, bevor eine 1 alles nimmt.
pig-about = Ein erfundenes Regelbuch für ein kleines Würfelspiel, das den ganzen Vertrag nutzt.
pig-move-roll = Würfeln
pig-move-hold = Aufhören
pig-move-snatch = Den Würfel schnappen
pig-move-pass = Lass gut sein
pig-move-back = Ich bin wieder da
pig-move-toast = Prost!
pig-move-propose = Ein höheres Ziel vorschlagen
pig-move-yes = Ja
pig-move-no = Nein
pig-move-pause = Um eine Pause bitten
pig-move-grab = Nach dem Würfel greifen
pig-move-foul = Einen Fehler von { $whom } melden
pig-move-expire-turn = Der Zug ist um
pig-move-expire-snatch = Die Zeit für den Würfel ist um
pig-move-expire-vote = Die Abstimmung ist um
pig-move-expire-pause = Die Pause ist um
pig-move-time = Die Zeit ist um
pig-touch-die = der Würfel
pig-ballot-yes = Ja
pig-ballot-no = Nein

pig-event-begin = { $you ->
    [yes] du beginnst; das Ziel ist { $target }.
   *[no] { $who } beginnt; das Ziel ist { $target }.
 }
pig-event-roll = { $you ->
    [yes] du würfelst { $die }.
   *[no] { $who } würfelt { $die }.
 }
pig-event-hold = { $you ->
    [yes] du schreibst { $total } auf und hast { $points }.
   *[no] { $who } schreibt { $total } auf und hat { $points }.
 }
pig-event-turn = { $you ->
    [yes] du bist dran.
   *[no] { $who } ist dran.
 }
pig-event-snatch = { $you ->
    [yes] du schnappst den Würfel!
   *[no] { $who } schnappt den Würfel!
 }
pig-event-pass = { $you ->
    [yes] du lässt es gut sein.
   *[no] { $who } lässt es gut sein.
 }
pig-event-toast = { $you ->
    [yes] prost! Dein Toast Nummer { $times }.
   *[no] prost von { $who }, Toast Nummer { $times }.
 }
pig-event-propose = { $you ->
    [yes] du schlägst vor, bis { $target } zu spielen.
   *[no] { $who } schlägt vor, bis { $target } zu spielen.
 }
pig-event-vote = { $you ->
    [yes] du stimmst { $ballot }.
   *[no] { $who } stimmt ab.
 }
pig-event-raise = das Ziel steigt auf { $target }: { $ayes } waren dafür.
pig-event-keep = das Ziel bleibt { $target }: { $ayes } waren dafür.
pig-event-pause = { $you ->
    [yes] du bittest um eine Pause.
   *[no] { $who } bittet um eine Pause.
 }
pig-event-back = { $you ->
    [yes] du bist wieder da.
   *[no] { $who } ist wieder da.
 }
pig-event-grab = { $you ->
    [yes] du greifst nach dem Würfel!
   *[no] { $who } greift nach dem Würfel!
 }
pig-event-fine = { $you ->
    [yes] ein Fehler: du verlierst Punkte und hast { $points }.
   *[no] ein Fehler: { $who } verliert Punkte und hat { $points }.
 }
pig-event-expire = die Zeit ist um.
pig-event-over = die Partie ist aus; Erste: { $whom }.

pig-asked-roll = Du bist dran: würfle oder schreib { $total } auf.
    .title = Du bist dran
pig-asked-snatch = Wer am schnellsten ist, bekommt den Würfel, und { $who } verliert { $total } Punkte.
    .title = Den Würfel schnappen?
    .button = Meiner!
pig-asked-back = Sag, wenn du wieder da bist.
    .title = Deine Pause
pig-asked-paused = Warten, bis { $who } wieder da ist.
    .title = Pause

pig-fact-target = Das Ziel sind { $target } Punkte.
pig-fact-points = Punkte: { $points }.
pig-fact-total = { $you ->
    [yes] du hast { $total } Punkte in diesem Zug.
   *[no] { $who } hat { $total } Punkte in diesem Zug.
 }
pig-fact-vote = Es wird abgestimmt; noch nicht abgestimmt: { $whom }.
pig-fact-grabbed = Eine Hand am Würfel: { $whom }.
pig-fact-toasts = Toasts: { $toasts }.
pig-would-bank = Das macht { $points } Punkte.

pig-section-game = Das Spiel
pig-section-interruptions = Zwischendurch
pig-section-clocks = Uhren
pig-rule-1-1 = Zwei bis sechs spielen.
pig-rule-1-2 = Eine Eins kostet die Punkte des Zuges.
pig-rule-1-3 = Nur wer gewürfelt hat, darf aufhören.
pig-rule-1-4 = Wer das Ziel erreicht, hat gewonnen.
pig-rule-1-5 = Für Teams braucht es eine gerade Zahl.
pig-rule-2A = Nach einer Sechs bekommt der Schnellste den Würfel.
pig-rule-2-1 = Jeder darf auf die anderen trinken.
pig-rule-2-2 = Jeder darf einmal vorschlagen, die anderen stimmen ab.
pig-rule-2-3 = Stimmen sind geheim, bis alle da sind.
pig-rule-2-4 = In einer Pause geschieht sonst nichts; jeder hat eine.
pig-rule-2-5 = Niemand fasst im Zug eines anderen den Würfel an.
pig-rule-3A = Die Zeit ist um.
pig-rule-3B = Die Zeit der Partie ist um.

pig-why-snatch = Den Würfel und den Zug umsonst.
pig-why-hold = Das reicht für einen Zug.
pig-why-roll = Noch ein Wurf ist das Risiko wert.

pig-option-target = Ziel
pig-option-target-means = Ziel
pig-option-teams = Teams
pig-option-teams-means = Teams
pig-option-turn_seconds = Sekunden für einen Zug
pig-option-turn_seconds-means = Sekunden für einen Zug; 0 heißt keine Uhr.
pig-option-window_seconds = Sekunden zum Schnappen
pig-option-window_seconds-means = Sekunden zum Schnappen; 0 heißt keine Uhr.
pig-option-vote_seconds = Sekunden zum Abstimmen
pig-option-vote_seconds-means = Sekunden zum Abstimmen; 0 heißt keine Uhr.
pig-option-pause_seconds = Sekunden für eine Pause
pig-option-pause_seconds-means = Sekunden für eine Pause; 0 heißt keine Uhr.
pig-option-match_seconds = Sekunden für die Partie
pig-option-match_seconds-means = Sekunden für die Partie; 0 heißt keine Uhr.

pig-ended-time = Die Zeit ist um: die meisten Punkte gewinnen.
