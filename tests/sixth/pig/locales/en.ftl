# Pig in English.

pig-line = Roll as often as you dare, and hold before a 1 takes it all.
pig-about = A made-up rulebook for a small dice game that uses the whole contract.
pig-move-roll = Roll
pig-move-hold = Hold
pig-move-snatch = Snatch the die
pig-move-pass = Let it go
pig-move-back = I am back
pig-move-toast = Cheers!
pig-move-propose = Propose a higher target
pig-move-yes = Yes
pig-move-no = No
pig-move-pause = Ask for a pause
pig-move-grab = Grab the die
pig-move-foul = Call a foul by { $whom }
pig-move-expire-turn = Time is up for the turn
pig-move-expire-snatch = Time is up for the die
pig-move-expire-vote = Time is up for the vote
pig-move-expire-pause = The pause is over
pig-move-time = Time is up
pig-touch-die = the die
pig-ballot-yes = yes
pig-ballot-no = no

pig-event-begin = { $you ->
    [yes] you begin; the target is { $target }.
   *[no] { $who } begins; the target is { $target }.
 }
pig-event-roll = { $you ->
    [yes] you roll a { $die }.
   *[no] { $who } rolls a { $die }.
 }
pig-event-hold = { $you ->
    [yes] you bank { $total } and have { $points }.
   *[no] { $who } banks { $total } and has { $points }.
 }
pig-event-turn = { $you ->
    [yes] it is your turn.
   *[no] { $who } is on turn.
 }
pig-event-snatch = { $you ->
    [yes] you snatch the die!
   *[no] { $who } snatches the die!
 }
pig-event-pass = { $you ->
    [yes] you let it go.
   *[no] { $who } lets it go.
 }
pig-event-toast = { $you ->
    [yes] cheers! Your toast number { $times }.
   *[no] cheers from { $who }, toast number { $times }.
 }
pig-event-propose = { $you ->
    [yes] you propose to play to { $target }.
   *[no] { $who } proposes to play to { $target }.
 }
pig-event-vote = { $you ->
    [yes] you vote { $ballot }.
   *[no] { $who } votes.
 }
pig-event-raise = the target is raised to { $target }: { $ayes } were for it.
pig-event-keep = the target stays { $target }: { $ayes } were for it.
pig-event-pause = { $you ->
    [yes] you ask for a pause.
   *[no] { $who } asks for a pause.
 }
pig-event-back = { $you ->
    [yes] you are back.
   *[no] { $who } is back.
 }
pig-event-grab = { $you ->
    [yes] you grab the die!
   *[no] { $who } grabs the die!
 }
pig-event-fine = { $you ->
    [yes] a foul: you lose points and have { $points }.
   *[no] a foul: { $who } loses points and has { $points }.
 }
pig-event-expire = time is up.
pig-event-over = the match is over; first: { $whom }.

pig-asked-roll = Your turn: roll, or bank { $total }.
    .title = Your turn
pig-asked-snatch = The quickest takes the die and { $who } loses { $total } points.
    .title = Snatch the die?
    .button = Mine!
pig-asked-back = Say when you are back.
    .title = Your pause
pig-asked-paused = Waiting until { $who } is back.
    .title = Pause

pig-fact-target = The target is { $target } points.
pig-fact-points = Points: { $points }.
pig-fact-total = { $you ->
    [yes] you have { $total } points in this turn.
   *[no] { $who } has { $total } points in this turn.
 }
pig-fact-vote = A vote is open; still to vote: { $whom }.
pig-fact-grabbed = A hand on the die: { $whom }.
pig-fact-toasts = Toasts: { $toasts }.
pig-would-bank = That makes { $points } points.

pig-section-game = The game
pig-section-interruptions = Interruptions
pig-section-clocks = Clocks
pig-rule-1-1 = Two to six play.
pig-rule-1-2 = A one loses the points of the turn.
pig-rule-1-3 = Only who has rolled may hold.
pig-rule-1-4 = Who reaches the target has won.
pig-rule-1-5 = Teams need an even number.
pig-rule-2A = After a six the quickest takes the die.
pig-rule-2-1 = Anybody may drink to the others.
pig-rule-2-2 = Each may propose once, and the others vote.
pig-rule-2-3 = Ballots are secret until all are in.
pig-rule-2-4 = In a pause nothing else happens; each has one.
pig-rule-2-5 = Nobody touches the die in another's turn.
pig-rule-3A = Time is up.
pig-rule-3B = The time of the match is up.

pig-why-snatch = The die and the turn for nothing.
pig-why-hold = That is enough for one turn.
pig-why-roll = One more roll is worth the risk.

pig-option-target = Target
pig-option-target-means = Target
pig-option-teams = Teams
pig-option-teams-means = Teams
pig-option-turn_seconds = Seconds for a turn
pig-option-turn_seconds-means = Seconds for a turn; 0 is no clock.
pig-option-window_seconds = Seconds to snatch
pig-option-window_seconds-means = Seconds to snatch; 0 is no clock.
pig-option-vote_seconds = Seconds to vote
pig-option-vote_seconds-means = Seconds to vote; 0 is no clock.
pig-option-pause_seconds = Seconds for a pause
pig-option-pause_seconds-means = Seconds for a pause; 0 is no clock.
pig-option-match_seconds = Seconds for the match
pig-option-match_seconds-means = Seconds for the match; 0 is no clock.

pig-ended-time = Time is up: most points win.
