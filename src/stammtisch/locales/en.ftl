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
when = move { $n }
length = { $n ->
    [one] { $n } move
   *[other] { $n } moves
 }
chart = How it came
minutes = { $n } min
worth-a-look = Worth another look
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
    [0] “{ $line }” is no move here. Go on with Enter, or type help.
    [one] “{ $line }” is no move here. Type 1, the move in words, or help.
   *[other] “{ $line }” is no move here. Type a number from 1 to { $n }, the move in words, or help.
 }
menu-back = Enter: back to all moves
menu-several = { $beginning } … { $n } moves
menu-between = { $beginning } … { $ending }: { $n } moves
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
rulebook-status-engine = kept by the engine
rulebook-status-server = kept by the live server
rulebook-status-table = kept by the table: a call or a vote
rulebook-status-people = kept by people alone
rulebook-ruling = Our ruling
rulebook-example = Example
undo-none = There is nothing to take back.
taken-back = Taken back.
left = You leave the table.
saved = The match is saved in { $path }
serve-open = Stammtisch is open at { $address }
serve-everybody = Everybody: { $address }
serve-phones = Phones on this network: { $address }
sheet-hand = Hand
sheet-total = Total
no-seat = There is no seat { $seat }; seats are 1 to { $last }.
command-rule = rule
command-rules = rules
command-full = full
command-hint = hint
command-log = log
command-table = table
command-calls = calls
command-undo = undo
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
help-undo = { $command } takes back your last move, where the game allows it.
help-help = { $command } shows this.
help-quit = { $command } leaves, and so does q where no card is called so; the match so far is saved and can be taken up again.

## Looking at a record

replay-head = { $game } with { $seats } players, played on { $date }
replay-help = Enter: next · b: back · g 12: go to 12 · s 2: through the eyes of seat 2 (s: of a spectator) · a: all hands · t: the table · q: enough
gone-back = Taken back: play goes on after move { $n }.
replay-prompt = { $n }/{ $last }:{" "}
replay-over = Final places: { $ranking }.
replay-unfinished = Here the record breaks off.
replay-other-version = The rules have changed since: only the release { $release } can lay this table. What happened is shown all the same.
replay-no-seed = This record leaves hidden parts out, so the table cannot be laid again.
players = { $n } players
records-head = Records in { $folder } ({ $n }):
records-none = There is no record in { $folder } yet.
records-over = over
records-left = left: stammtisch resume goes on
verify-judged = { $file }: judged, and right.
verify-not-judged = { $file }: not judged.
verify-wrong = { $file }: wrong, at line { $n }.
verdict-moves = The engine judged every move.
verdict-written = { $over ->
    [yes] All { $n } lines are as they were written; the match is over.
   *[no] All { $n } lines are as they were written; the match was interrupted.
 }
verdict-fits = { $over ->
    [yes] Its { $n } lines fit together, as those of a forgery may; by the last one the match is over.
   *[no] Its { $n } lines fit together, as those of a forgery may; by the last one the match was interrupted.
 }
verdict-no-end = It has no last line: the match was unfinished, or the record is cut off after line { $n }.
verdict-promised = { $n } seats promised their random numbers, and revealed what they had promised.
verdict-no-game = There is no game “{ $game }” here, so its moves were not judged.
verdict-version = Release { $release } wrote it by version { $version } of { $game } and can judge its moves; this release has version { $ours }.
verdict-no-seed = The seed comes with the last line, so the deal and the moves were not judged.
verdict-hidden = Hidden parts are left out, so the deal and the moves were not judged.
bad-record = { $file }, line { $n }: { $why }
bad-record-empty = The file is empty.
bad-record-malformed = Its hash or its hidden parts are malformed.
bad-record-written = It is not written in the one way records are written.
bad-record-json = This is no JSON in UTF-8, so it is no record, or a damaged one.
bad-record-other = This is JSON, but not of a record of Stammtisch.
bad-record-format = Its format is “{ $found }”; this release reads “{ $ours }”.
bad-record-shape = Something is missing, unknown or of the wrong kind.
bad-record-promise = The seats have not revealed the random numbers that they had promised.
bad-record-hash = Its hash is not that of this line after the one before: something was changed.
bad-record-part = The hidden part “{ $part }” is not what was sealed.
bad-record-after = Nothing follows a last line.
bad-record-place = Action { $n } belongs here, not { $found }: a line is missing or misplaced.
bad-record-deal = The deal is action 0, and only that.
bad-record-time = Time runs backwards.
bad-record-seat = It names a seat that a table of { $n } does not have.
bad-record-no-deal = The deal is missing.
bad-record-seed = The seed it reveals is not the one of the header.
bad-record-scores = Each seat has one score and one place.
bad-record-digest = Its digest is not that of the lines before it.
bad-record-cut = The record is cut off in the middle of this line.
bad-record-hidden = This record leaves hidden parts out; only a whole one can be resumed.
bad-record-no-seed = The record breaks off here: without its last line, which holds the seed, nobody can go on.
bad-record-other-seed = The promise is about another seed or key than those given.
bad-record-over = The match is over.
bad-record-game = This is a match of “{ $found }”, not of { $game }.
bad-record-options = These are not all options of { $game } as they were settled.
bad-record-back = “{ $move }” is not a way back: { $n } actions stand before it.
bad-record-sealed = { $sealed ->
    [yes] What seat { $seat } does is recorded as open, and is sealed.
   *[no] What seat { $seat } does is recorded as sealed, and is open.
 }
bad-record-fact = Fact { $n } is { $found }; by the rules it is { $right }.
bad-record-move = { $table ->
    [yes] The table may not do “{ $move }” now. { $rule }
   *[no] Seat { $seat } may not do “{ $move }” now. { $rule }
 }
bad-record-result = “{ $name }” is { $found }; by the rules it is { $right }.

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

## Simulations

sim-head = { $game }, { $seats } seats, seed { $seed }: { $played }
sim-played = { $n ->
    [one] { $games } game
   *[other] { $games } games
 }
sim-interrupted = interrupted after { $games } of { $asked } games
sim-long = { $mean } moves each (sd { $sd }, { $least } to { $most }); { $speed } games per second, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
 }
sim-ended = ended: { $shares }
sim-won = won
sim-time = time
sim-unfinished = unfinished
sim-broken-off = broken off after { $most } moves, and counted for nobody: { $n ->
    [one] match { $numbers }
   *[other] { $n } matches: { $numbers }
}
sim-share = { $n }%
sim-range = { $mean } ({ $low } to { $high })
sim-counted = { $kind }: { $mean } each ({ $low } to { $high }), { $share } of the moves
sim-saved = saved: { $path }
sim-seat = seat
sim-bot = bot
sim-points = points (95 %)
sim-wins = wins (95 %)

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
because-bot-seat = A bot can sit in an empty seat only.
because-bots-before = Bots change places before a match.
because-hand-over-early = A bot can play for you once the match has begun.
because-own-seat = You play this seat yourself.
because-desk-decides = At a tournament that is for the desk: go to your tournament page.
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
because-bot-helps = A bot helps where all others are bots.
because-nothing-asked = There is nothing to decide just now.
because-removed-match = Somebody was removed from this match; its bots play it to the end.
because-agreed = You have said yes to one more match.
because-no-agreement = There is no agreement to take back.
because-say-yes = Say yes to one more match first.
because-nobody-sits = Nobody sits there.
because-has-agreed = That player has said yes.
because-wait-answer = Wait a little longer for an answer.
because-no-skip = Nothing waits here that could be skipped.
because-said-already = You have said so already.
because-already = It is so already.
because-other-host = Only somebody else who sits here can be the host.
because-not-removed = Nobody of that name was removed.
because-cover-early = A bot can play for somebody once the match has begun.
because-nobody-plays = Nobody else plays that seat.
because-host-only = Only the host of the table can do that.
because-removed-undo = Somebody was removed from this match, so that it only goes on.
because-seated-talk = At this table only those who sit talk.
because-removed = The host has removed you from this table.
because-locked = This table is locked; ask its host to open it.
because-no-hint = No bot knows this game well enough to say.
because-no-such-match = There is no such match.
because-still-played = This match is still being played.
because-none-over = No match is over at this table.
because-no-spectators = A match has begun, and this table has no spectators.
because-unknown-secret = You are not known here any more; come in anew.
because-forgotten = You were forgotten here, as you wished.
because-put-away = This table was put away; connect again.
because-not-reading = What is sent to you is not read.
because-many-messages = Too many messages; slow down.
because-many-sockets = You look at too many tables at once; close some.
because-hello-first = Say hello first.
because-hello-twice = You have said hello already.
because-other-page = This page may not connect here.
because-failed = Something went wrong here; try again.
because-nothing-there = There is nothing at this address.
because-not-understood = That could not be understood.
because-entropy-asked = Send a random number of your own with your agreement.
because-commitment-asked = This table asks for a promise first, and for the random number when all have promised.
because-all-committed = All have promised; reveal your random number.
because-commitment-twice = Another seat has sent that promise; take a random number of your own.
because-nothing-to-reveal = There is nothing to reveal now.
because-revealed-already = You have revealed your random number already.
because-other-entropy = That is not what you promised.
because-no-such-move = There is no such move to go back to.
because-first-seat = There is one bot for each seat, and none in the first, where you sit.
because-no-game = There is no such game here.
because-no-such-way = The game cannot be played like that.
because-no-bot = There is no such bot.
because-quiet-name = Names stay as they are while this match is played: a name would be words.
because-bad-record = That is no record of a match that can be shown here.
because-no-rule = There is no such rule.
because-no-lesson = There is no lesson of that game.
because-no-step = That lesson has no such step.
because-no-words = There are no words of that game in that language.

## The command line: help

cli = Card games from their rulebooks: play them, look up a rule, replay a match, simulate a hundred thousand.
cli-commands = Commands
cli-parameters = Parameters
cli-help = Show this and end.
cli-version = Which release this is, and which engine runs.
cli-usage = Usage
cli-label-command = COMMAND
cli-label-options = OPTIONS
cli-label-game = GAME
cli-label-rule = RULE
cli-label-file = FILE
cli-label-shell = SHELL
cli-choices = one of { $choices }
cli-variable = or { $name } in the environment
cli-default = default: { $value }
cli-required = required
cli-kind-number = NUMBER
cli-kind-text = TEXT
cli-kind-path = PATH
cli-any-option = A rule of the table, as in short=true; may be repeated.
cli-any-lang = en, nl or de; the system's language if not given.
cli-any-colour = Colour even where it is not a terminal, or nowhere.
cli-any-json = As JSON.
cli-play = Play at the terminal; bots fill the other seats.
cli-play-game = Which game; asked for if not given.
cli-play-seats = How many sit at the table; 4 if not given.
cli-play-seed = A number that fixes the deal; any other time it is drawn.
cli-play-bots = Who fills the other seats: rule, random or your own as module:Class, one for all or one for each of them.
cli-play-seat = Where you sit; the first seat is 1.
cli-play-record = Where to save the record; in your data folder if not given.
cli-play-resume = A record of a match that was left: go on from there, in your seat and against the same bots.
cli-resume = Go on with a match that was left, in your seat and against the same bots.
cli-resume-file = Its record; the newest that was left if not given.
cli-resume-bots = Who fills the other seats, where the record does not say so.
cli-resume-seat = Where you sit, where the record does not say so.
cli-resume-record = Where to save the record; in your data folder if not given.
cli-learn = Learn a game in a few minutes: one thing to do at a time, and the rule behind it.
cli-learn-game = Which game.
cli-learn-step = The step to begin with.
cli-minute = Read in one minute what a game is about.
cli-minute-game = Which game.
cli-rules = Show the rulebook of a game, or one rule of it.
cli-rules-game = Which game; with --coverage all of them if not given.
cli-rules-rule = One rule, as M-120 or just 120.
cli-rules-search = Only the rules with these words; the status is 1 if there is none.
cli-rules-full = All of a rule, in English: its long words, what is done about it, rulings and examples.
cli-rules-coverage = Who keeps each rule, where the code names it and which tests show it.
cli-games = The games there are, with their options.
cli-replay = Step through a record from any seat's eyes, or with all hands open.
cli-replay-file = A record, whole or as a seat may have it.
cli-replay-seat = Whose eyes; a spectator's if not given.
cli-replay-hands = Show all hands, as far as the record holds them.
cli-verify = Check a record: its chain, its deal, and every move by the rules. The status is 0 if all of it was judged, 1 if something is wrong, 3 if it could not be judged, and 2 if there is no such file.
cli-verify-file = A record, whole or as a seat may have it.
cli-records = List the records in your data folder, the newest first.
cli-simulate = Play many games on all cores and say how they went.
cli-simulate-game = Which game.
cli-simulate-seats = How many sit at the table.
cli-simulate-games = How many matches.
cli-simulate-bots = Who sits where, as in rule,random,random,rule, or your own as module:Class; random everywhere if not given.
cli-simulate-seed = The same seed gives the same games, whatever the number of workers.
cli-simulate-workers = How many processes; one for each core if not given.
cli-simulate-count = Kinds of events to be counted, as in fold,capture.
cli-simulate-csv = A new file for one row per match.
cli-simulate-save = Play so many matches more and save their records in your data folder, to be watched.
cli-simulate-plies = A match that is not over after so many moves is broken off: it is named, and counts for nobody.
cli-serve = Open live tables for browsers and bots.
cli-serve-host = The address to listen at; everybody on this network if not given.
cli-serve-port = The port; 0 takes any that is free.
cli-serve-database = sqlite:///file or postgresql://…; an SQLite file in your data folder if not given.
cli-serve-workers = How many processes; more than one need PostgreSQL.
cli-serve-drain = Open no new tables and stop when the running matches are over.
cli-serve-retention_days = Forget names and talk of visitors who have not been here for so long; 0 keeps them.
cli-serve-prune_days = Delete finished tables that were not used for so long, and keep the records of their matches; 0 keeps all.
cli-serve-message_rate = How many messages a second one connection may go on sending.
cli-serve-trusted_proxies = Proxies whose X-Forwarded-For is believed, as in 127.0.0.1,10.0.0.0/8; nobody's if not given.
cli-serve-host_names = Public names of this server, as in cards.example.org; its addresses and own names are known.
cli-serve-open = Show the start page in this machine's browser.
cli-completion = Print what makes a shell complete commands and options.
cli-completion-shell = Which shell.

## The command line: errors

error-command = there is no command “{ $given }”; stammtisch --help lists those there are
error-flag = there is no option “{ $given }” here; --help lists those there are
error-value = { $name } cannot be “{ $given }”
error-missing = { $name } is missing; --help says what it is
error-too-much = “{ $given }” is too much here; --help says what is needed
error-no-file = { $file }: No such file
error-not-allowed = { $file }: You may not open this file
error-folder = { $file }: This is a folder
error-exists = { $file } exists already; nothing is overwritten, so name another file
error-system = { $file }: { $why }
error-not-writable = nothing can be written in { $folder }; name another place with --record
error-none-left = there is no match to go on with in { $folder }
error-game = there is no game “{ $name }”; there are { $there }
error-which-rules = which game's rules? there are { $there }
error-language = there is no language “{ $name }”; there are { $there }
error-seats = { $game } is for { $players } players, not { $seats }
error-seat = there is no seat { $seat }; seats are 1 to { $last }
error-which-seat = this record does not say where you sat: name it with --seat, 1 to { $last }
error-other-seat = you sat in seat { $sat } of this match, not in seat { $seat }; leave --seat out
error-resumed = a match goes on as it was begun; leave { $name } out
error-bot = there is no bot “{ $name }” for { $game }; there are { $there }, and your own as module:Class
error-bot-module = there is no module “{ $module }” here for the bot “{ $name }”
error-bot-class = the module “{ $module }” has no “{ $name }” for a bot
error-no-bot = { $name } is no bot: it must be a class made from stammtisch.bots.bot.Bot
error-bots = { $seats } seats need { $seats } bots, or one for all, not { $n }: { $given }
error-other-seats = { $n } other seats need 1 or { $n } bots, not { $given }
error-other-bots = this match has other bots: { $there }; leave --bots out
error-own-bot = a bot of your own sat here, { $name }: name all bots with --bots
error-option = there is no option “{ $name }”; there are { $there }
error-option-form = an option is written name=value, not “{ $given }”
error-option-value = { $name } cannot be “{ $value }”; it takes { $takes }
error-step = the lesson of { $game } has steps 1 to { $last }, not { $step }
error-seed = a seed is a number from 0 to 2^256 - 1, not { $seed }
error-games = a simulation has at least one game, not { $n }
error-workers = a simulation needs at least one worker, not { $n }
error-plies = a match has at least one move, not { $n }
error-event = { $game } has no event “{ $kind }”; there are { $there }
error-port = a port is a number from 0 to { $last }, not { $port }
error-packages = live tables need more packages ({ $name }): { $install }
