# Stammtisch in English. The same keys and variables stand in every catalogue.
# $you is "yes" where the seat is that of the reader, else "no".

## Seats and lists

you = you
you-label = You
seat = Seat { $n }
and = { $first } and { $last }
date = { $month ->
    [1] { $day } January { $year }
    [2] { $day } February { $year }
    [3] { $day } March { $year }
    [4] { $day } April { $year }
    [5] { $day } May { $year }
    [6] { $day } June { $year }
    [7] { $day } July { $year }
    [8] { $day } August { $year }
    [9] { $day } September { $year }
    [10] { $day } October { $year }
    [11] { $day } November { $year }
   *[12] { $day } December { $year }
 }
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
saved = The match is saved in { $path }
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
help-quit = { $command } leaves; the match so far is saved and can be taken up again.

## Looking at a record

replay-head = { $game } with { $seats } players, played on { $date }
replay-help = Enter: next · b: back · g 12: go to 12 · s 2: through the eyes of seat 2 (s: of a spectator) · t: the table · q: enough
replay-prompt = { $n }/{ $last }:{" "}
replay-over = Final places: { $ranking }.
replay-unfinished = Here the record breaks off.
replay-other-version = The rules have changed since: only the release { $release } can lay this table. What happened is shown all the same.
replay-no-seed = This record leaves hidden parts out, so the table cannot be laid again.

## Rules of the house

house-section-house = Rules of the house
house-rule-H-001 = The match is over.
house-rule-H-002 = Wait until it is your turn.
house-rule-H-003 = You do not have that.
house-rule-H-004 = The moment for that has passed.
house-rule-H-005 = That is not what is asked for now.

## What the server refuses

because-not-let-in = You have not been let in at this table; ask for its code.
because-watching = You are watching; sit down first.
because-bot-plays = A bot plays for you; take your seat back first.
because-not-begun = The match has not begun.
because-no-match = No match is being played.
because-paused = The table is paused.
because-no-seat = There is no such seat.
because-seat-taken = Somebody sits there already.
because-mid-match = Places are not changed in mid-match.
because-seen-hand = You have seen a hand of this match; only its seat is yours.
because-guests-only = In mid-match a seat is for guests with the code of the table; ask for it.
because-said-no = You have asked for a seat, and somebody said no; wait for the next match.
because-begun = The match has begun.
because-over = The match is over; ask for another.
because-bot-seat = A bot can sit in an empty seat only.
because-bots-before = Bots change places before a match.
because-hand-over-early = A bot can play for you once the match has begun.
because-own-seat = You play this seat yourself.
because-no-pause = There is nothing to pause.
because-not-paused = The table is not paused.
because-finish-first = Finish this match first.
because-host-chooses = The host of the table chooses the game and how it is played.
because-few-seats = The table needs a seat for everybody who sits there.
because-no-undo = Nothing can be taken back at this table just now.
because-undo-often = This match has been taken back so often that it only goes on.
because-other-vote = Another proposal is being voted on.
because-no-vote = Nothing is being voted on.
because-old-vote = That vote is over; look at what is asked now.
because-nobody-named = Nobody else of that name has been here.
because-no-table = There is no such table.
because-renewing = This server is about to be renewed and opens no new tables.
because-undo-wait = You have gone back many times; wait a minute.
because-talk-wait = That is a lot of talk; wait a moment.
because-other-version = This table plays a version of the game that this server does not have.
because-too-often = Too often; wait a minute.
because-many-tables = You have opened many tables; wait a minute.
because-many-listed = You have opened many tables to all today; open this one to guests with its code.
because-code-old = This code is no longer used; ask for a new one.
because-code-unknown = That code opens no table; ask for a new one.
because-private = This table is private; ask for its code.
because-eyes-later = Other seats’ eyes are lent after the match.
because-set-aside = This table has failed and is set aside; its log is kept, and a later release may open it.
because-no-store = The server cannot save just now; try again.
because-busy = The server is busy just now; try again in a moment.
