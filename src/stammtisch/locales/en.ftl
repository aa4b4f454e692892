# Stammtisch in English. The same keys and variables stand in every catalogue.
# $you is "yes" where the seat is that of the reader, else "no".

## Seats and lists

you = you
you-label = You
seat = Seat { $n }
and = { $first } and { $last }
asked-turn = { $you ->
    [yes] It is your turn.
   *[no] { $who } is on turn.
 }
    .title = { $you ->
        [yes] Your turn
       *[no] { $who } is on turn
     }
asked-wait = Waiting for { $whom }.
    .title = Waiting
asked-act = It is your move.
    .title = Your turn
asked-table = The table goes on.
    .title = Soon it goes on
asked-over = The match is over.
    .title = The match is over
cards-held = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
points-held = { $n ->
    [one] { $points } point
   *[other] { $points } points
 }
place = Place { $place }
ended-won = { $n ->
    [0] The match is over.
    [one] The winner: { $whom }.
   *[other] The winners: { $whom }.
 }
ended-time = { $n ->
    [0] Time is up: nobody has won.
    [one] Time is up. The winner: { $whom }.
   *[other] Time is up. The winners: { $whom }.
 }
counts-points = { $n ->
    [one] { $points } point
   *[other] { $points } points
 }
event-other = { $you ->
    [yes] You: { $told }.
   *[no] { $who }: { $told }.
 }

## The terminal

welcome = { $game } at the Stammtisch. Type help if you are lost, quit to leave.
which-game = Which game?{" "}
prompt = Your move:{" "}
prompt-table = Enter to go on:{" "}
thinking = { $you ->
    [yes] You are thinking …
   *[no] { $who } is thinking …
 }
not-understood = { $n ->
    [one] “{ $line }” is no move here. Type 1, the move in words, or help.
   *[other] “{ $line }” is no move here. Type a number from 1 to { $n }, the move in words, or help.
 }
menu-back = Enter: back to all moves
menu-several = { $beginning } … { $n } moves
menu-doubt = Line { $line } is { $move }. Type { $line } again to play it, or { $line }: for your card.
menu-sure = { $would } Type { $line } again to do it all the same.
also = Also: { $calls }
calls-none = There is nothing else you may do just now.
refused = { $move }: not now.
allowed = { $move }: that is allowed.
all-allowed = Every card you hold may be played now.
hint = I would: { $move }.
hint-none = There is nothing to decide just now.
hint-nobody = No bot knows this game well enough to say.
why-only = It is the only thing you can do.
why-any = One move is as good as another to me.
which-move = Which move? For instance: ? { $short }.
which-rule = Which rule? For instance: rule 12.
which-words = Search for what? For instance: rules lowest.
no-rule = { $game } has no rule “{ $rule }”; rules are written like { $example }.
no-rules-with = No rule mentions “{ $words }”.
rulebook-says = The rule
rulebook-does = Here
rulebook-ruling = Our ruling
rulebook-example = Example
left = You leave the table.
saved = The match is written down in { $path }
sheet-hand = Hand
sheet-total = Total
no-seat = There is no seat { $seat }; seats are 0 to { $last }.
command-rule = rule
command-rules = rules
command-hint = hint
command-log = log
command-table = table
command-calls = calls
command-help = help
command-quit = quit
help-moves = To move, type its number, or the move itself: { $move }, or just { $short }. If there is only one, Enter will do.
help-why = { $command } says why your other cards cannot be played, { $command } { $short } why that one cannot.
help-rule = { $command } { $rule } shows a rule.
help-rules = { $command } lowest lists the rules with that word.
help-hint = { $command } asks a bot that knows the game what it would do.
help-log = { $command } repeats what happened.
help-table = { $command } draws the table again.
help-calls = { $command } lists what you may do besides your move.
help-help = { $command } shows this.
help-quit = { $command } leaves; the match so far is written down and can be taken up again.

## Looking at a record

replay-head = { $game } for { $seats }, played on { $date }
replay-help = Enter: next · b: back · g 12: go to 12 · s 2: through the eyes of seat 2 (s: of a spectator) · t: the table · q: enough
replay-prompt = { $n }/{ $last }:{" "}
replay-over = Final places: { $ranking }.
replay-unfinished = Here the record breaks off.
replay-other-version = The rules have changed since: only the release { $release } can lay this table. What happened is shown all the same.
replay-no-seed = This record leaves hidden parts out, so the table cannot be laid again.

## Lessons, and the page of one minute

lesson-step = Step { $n } of { $of }
lesson-welcome = { $game }, the first lesson. Type show to be shown, skip to skip a step, quit to leave.
lesson-no-harm = No harm done.
lesson-doubt = { $move }: that is allowed, but look. { $look } Type { $line } again to do it all the same.
lesson-so-it-goes = So it goes. We take that back.
lesson-shown = That is how. We take it back: now you.
lesson-end = That is { $game }
lesson-next = Go on with:
command-show = show
command-skip = skip
minute-head = { $game } in one minute

## Rules of the house

house-rule-H-001 = The match is over.
house-rule-H-002 = Wait until it is your turn.
house-rule-H-003 = You do not have that.
house-rule-H-004 = The moment for that has passed.
house-rule-H-005 = That is not what is asked for now.
