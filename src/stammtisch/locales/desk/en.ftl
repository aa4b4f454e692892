# The tournament desk: what it refuses, asks, advises and prints. What its pages say besides is in the section of the pages.

## Refusals

desk-refused-role = That is for the direction.
desk-refused-archived = This tournament is archived.
desk-refused-changed = { $who } has changed this since you looked. Look again, and do it once more if it is still right.
desk-refused-locked = The settings are locked since round 1 has started.
desk-refused-no-game = There is no tournament of { $game }.
desk-refused-rounds = At most { $most } rounds are played.
desk-refused-registered = The list has entrants with another number of names than { $n }: undo the registration first (in the log).
desk-refused-size = A table has { $low } to { $high } places.
desk-refused-wiped = The names of this tournament are erased.
desk-refused-many = At most { $most } can enter.
desk-refused-unseen = A name has letters that cannot be seen, or that turn it round. Type it anew.
desk-refused-names = { $n ->
    [one] One name is needed.
   *[other] { $n } names are needed.
 }
desk-refused-fixed = Table { $table } is somebody’s fixed table already.
desk-refused-no-entrant = There is no number { $n }.
desk-refused-no-round = Round { $n } is not drawn.
desk-refused-no-table = Round { $round } has no table { $table }.
desk-refused-started = Round { $n } has started and stays as it is.
desk-refused-use-leave = Say whether they are absent from this round or stop for good.
desk-refused-use-late = Number { $n } comes late: now, or from the next round on?
desk-refused-itself = Nobody meets themselves.
desk-refused-pinned = One of them is pinned in round { $n } already.
desk-refused-swap = Two who are in round { $n } can change places.
desk-refused-here = Number { $n } plays already.
desk-refused-seated = Number { $n } has a place in this round already.
desk-refused-no-free = No place is free in this round; they can join the next.
desk-refused-gone = Number { $n } has stopped already.
desk-refused-undo = There is nothing to undo in line { $n }.
desk-refused-undo-later = Something was entered after line { $n }. Undo that first, or correct the result.
desk-refused-dismiss = The last director stays.
desk-refused-not-started = Round { $n } has not started.
desk-refused-broken = Round { $n } was broken off and does not count.
desk-refused-next = The next round is { $n }.
desk-refused-close-first = Close round { $n } first.
desk-refused-not-running = Round { $n } is not being played.
desk-refused-missing = { $n ->
    [one] Table { $tables } has no result yet.
   *[other] These tables have no result yet: { $tables }.
 }
desk-refused-end-after = The number of rounds can be { $least } to { $most }.
desk-refused-no-folder = There is no folder { $folder }.
desk-refused-not-copied = Nothing can be written to { $folder }. Is the stick in, and not locked?
desk-refused-no-clock = No clock runs.
desk-refused-paused = The clock is paused already.
desk-refused-not-paused = The clock is not paused.
desk-refused-time-over = The time is over.
desk-refused-reason = Extra time for one table needs a reason.
desk-refused-early = The direction decides whether this counts before the signal. Set the form aside.
desk-refused-early-why = Say why this counts before the signal.
desk-refused-early-phone = Nobody has eight, and the signal has not been given. Please go to the desk.
desk-refused-no-phones = Results are handed in on paper here.
desk-refused-not-yours = That is not your table.
desk-refused-disputed = Table { $table } is disputed already; the direction decides.
desk-refused-ruled = The direction has decided about table { $table }. Go to the desk if something is wrong.
desk-refused-same-phone = This phone has sent the result of this table. The others send theirs, or the desk confirms it.
desk-refused-handed-in = Table { $table } has handed in. If something is wrong, tell the desk.
desk-refused-source = The desk enters what is on paper.
desk-refused-closed = Round { $n } is closed: correct the result, with a reason.
desk-refused-no-form = Table { $table } has no form yet.
desk-refused-seen = You have entered or looked at table { $table } yourself: that is for somebody else.
desk-refused-open-rounds = Close round { $n } first.
desk-refused-not-confirmed = Confirm the ranking first.
desk-refused-no-more = All rounds have been played.
desk-refused-few = { $n ->
    [0] Nobody is here yet.
    [one] One is here; that is not enough to draw.
   *[other] { $n } are here; that is not enough to draw.
 }
desk-refused-twice-drawn = Number { $n } sits at two places.
desk-refused-layout = Each table is there once, with the right number of places.
desk-refused-scores = This table has { $seats } results.
desk-refused-colour = A colour has 0 to 4 pawns.
desk-refused-pawns = A duo has 0 to 8 pawns.
desk-refused-both-eight = Only one duo can have eight.
desk-refused-no-eight = A round is won with eight pawns.
desk-refused-colours = Each duo has two colours.
desk-refused-sum = { $a } + { $b } = { $sum }, not { $total }.
desk-refused-negative = Nobody has less than 0 points in this game.
desk-refused-limit = Nobody has { $limit } points. Was it time?
desk-refused-order = Each place is taken once, or shared with the next left out.
desk-refused-old-form = This form is of an earlier draw: others sit at this table now. Mind the names, or take a blank form.
desk-refused-no-such-form = This form is not from this tournament.
desk-refused-hidden = The ranking is hidden until the end.
desk-refused-formula = Write it like this: 2 x pawns + 10 x won.
desk-refused-no-tournament = There is no such tournament here.
desk-refused-there = This tournament is on this server already; its direction can take the file in.
desk-refused-apart = What is here is newer than the file, or went another way.
desk-refused-file = This is no file of a tournament.
desk-refused-file-newer = This file is of a newer release: update this laptop first.
desk-refused-lines = Line { $n } is not understood: “{ $text }”
desk-refused-paper = Printing needs one more package: pip install 'stammtisch[print]'.
desk-refused-nothing = There is nothing to print yet.
desk-refused-online = This table cannot be played online: { $reason }
desk-refused-too-often = Too often; wait a minute.
desk-refused-code-unknown = Nothing is known by that code.
desk-refused-code-old = That code has been used, or is too old. Ask for a new one.
desk-refused-renewing = The server is about to be renewed; wait a moment.
desk-refused-other = That cannot be done.

## Questions: yes does it

desk-ask-second = There is a form of this table that says otherwise. Is this really a second form?
    .yes = Yes, both are disputed
desk-ask-early = Nobody has eight, and the signal has not been given. Broken off?
    .yes = Yes, it counts
desk-ask-eight-time = Somebody has eight, but “time” is ticked. Did it end by time?
    .yes = Yes, by time
desk-ask-late = { $minutes ->
    [one] This comes one minute after the signal. Did the last play begin in time?
   *[other] This comes { $minutes } minutes after the signal. Did the last play begin in time?
 }
    .yes = Yes, it counts
desk-ask-twice = { $name } is on the list already. Register the same names once more?
    .yes = Yes, once more
desk-ask-fixed = Number { $n } has table { $table } as a fixed table. Move them all the same?
    .yes = Move them
desk-ask-running = The clock of round { $n } still runs. Start the next round?
    .yes = Start it
desk-ask-confirmed = The ranking is confirmed. Play another round all the same? The confirmation is then withdrawn.
desk-ask-break-closed = Round { $n } is closed and counts. Take it out of the ranking?
desk-ask-outdated = People or settings have changed since this round was drawn. Start it all the same?
    .yes = Start as drawn
desk-ask-apart = Duos { $n } and { $other } wished not to meet, and no other place is free in this round. Seat them at one table all the same? Or let the duo join the next round.
    .yes = Seat them all the same
desk-ask-unseen = Nobody has looked a second time at these tables: { $tables }. Close the round?
    .yes = Close it
desk-ask-early-end = { $n } of { $of } rounds are played. Is the tournament over?
    .yes = It is over
desk-ask-wipe = The tournament is not over. Erase all names all the same?
    .yes = Erase all names
desk-ask-archive = The ranking is not confirmed. Put the tournament away?
    .yes = Put it away

## What to do next

desk-next-entrants = Who plays? Paste the list, or type the first names.
    .button = Add names
desk-next-presence = Tick who is here. Type a few letters; Enter ticks the first.
    .button = Who is here
desk-next-draw = { $here } are here. When the queue is gone, draw.
    .button = Draw { $rounds ->
        [one] the round
       *[other] { $rounds } rounds
     }
desk-next-chips = { $here } are here. Let them draw chips, then type in round { $round }.
    .button = Type in the draw
desk-next-redraw = People or settings have changed: draw round { $round } and those after it again.
    .button = Draw again
desk-next-print = Print the forms before the doors open.
    .button = Print
    .without = Start round { $round } without paper
desk-next-start = { $tables ->
    [one] One table is ready. Start round { $round } when everybody sits.
   *[other] { $tables } tables are ready. Start round { $round } when everybody sits.
 }
    .button = Start round { $round }
desk-next-wait = Round { $round } is being played. Forms come when tables finish.
    .button = Enter a form
desk-next-resume = The clock is paused.
    .button = Go on
desk-next-forms = { $n ->
    [one] One form is missing.
   *[other] { $n } of { $of } forms are missing.
 }
    .button = Enter a form
desk-next-disputed = Table { $table } is disputed and counts for nobody. Decide.
    .button = Look at table { $table }
desk-next-close = All forms of round { $round } are in.
    .button = Close round { $round }
desk-next-confirm = All rounds are closed. Look at the ranking, then confirm it.
    .button = Confirm the ranking
desk-next-prizes = Time for the prizes, the last place first.
    .button = Prize-giving
desk-next-archive = That was it. Print certificates, save the file, put the tournament away.
    .button = Put it away
desk-next-done = The tournament is archived.
    .button = Save the file

## What was forgotten

desk-forgotten-odd = { $n } are here: one is left over
    .means = One sits out each round, unless helpers play as a stand-in.
    .button = Choose
desk-forgotten-copy = No second copy yet
    .means = If this laptop fails, a copy on a USB stick goes on elsewhere.
    .button = Save a copy
desk-forgotten-copy-old = The second copy is { $minutes } minutes old
    .means = Is the stick still there?
    .button = How?
desk-forgotten-copy-behind = No copy since round { $round }
    .means = Save the file again: what came after it lies on this laptop alone.
    .button = Save a copy
desk-forgotten-copy-gone = The stick or folder for copies is gone
    .means = Put the same stick in again at this laptop: copies go on by themselves. Or choose another place.
    .button = Show
desk-forgotten-outdated = Round { $round } and later are out of date
    .means = People came or left. Draw again before you print forms; this round stays as it is.
    .button = To the draw
desk-forgotten-twice = { $name } is there twice
    .means = The same people?
    .button = Show both
desk-forgotten-fixed = Number { $n } does not sit at its fixed table { $table }
    .means = The layout was drawn before that, or changed by hand: draw again, or swap.
    .button = Layout
desk-forgotten-pin = Numbers { $a } and { $b } shall meet in round { $round }, and do not
    .means = Draw the rounds to come again, or take the pin off.
    .button = Layout
desk-forgotten-open-round = Round { $round } is not closed
    .means = { $n ->
        [0] All its forms are in.
        [one] Table { $tables } has not handed in.
       *[other] These tables have not handed in: { $tables }.
     }
    .button = Look
desk-forgotten-forms = Forms of round { $round } are not printed
    .means = Tables can write on blank forms too.
    .button = Print
desk-forgotten-chips = Emergency chips are not printed
    .means = If the laptop fails, places are drawn from a bag.
    .button = Print
desk-forgotten-screen = No hall screen has joined
    .means = Open its address on a second laptop.
    .button = Show the address
desk-forgotten-withdrawn = The ranking was confirmed, then a result changed
    .means = Look at it and confirm it again.
    .button = Ranking

## The log

desk-log-open = Tournament opened
desk-log-name = Name and day: { $change }
desk-log-settle = Settings: { $change }
desk-log-register = Registered: { $change }
desk-log-amend = Number { $n }: { $change }
desk-log-presence = Presence of { $numbers }: { $change }
desk-log-drawn = Drawn, seed and checksum { $change }
desk-log-chips = Drawn with chips
desk-log-pin = Numbers { $a } and { $b } in round { $round }: { $change }
desk-log-swap = Places changed in round { $round }: { $change }
desk-log-late = Number { $n } joins late: { $change }
desk-log-leave = Number { $n }: { $change }
desk-log-back = Number { $n } is back: { $change }
desk-log-start = Round { $round } started
desk-log-close-round = Round { $round } closed
desk-log-break-off = Round { $round } broken off
desk-log-end-after = Rounds: { $change }
desk-log-pause = Clock paused
desk-log-resume = Clock goes on
desk-log-add-time = { $table ->
    [0] Time for the hall
   *[other] Time for table { $table }
 }: { $change }
desk-log-end-time = Signal given by hand: { $change }
desk-log-enter = Round { $round }, table { $table }: { $change }
desk-log-set-aside = Round { $round }, table { $table } set aside: { $change }
desk-log-seen = Round { $round }, table { $table } looked at again: { $change }
desk-log-dispute = Round { $round }, table { $table }: { $change }
desk-log-correct = Round { $round }, table { $table } corrected: { $change }
desk-log-lot = Drawn by lot: { $change }
desk-log-confirm = Ranking confirmed
desk-log-reveal = Prizes shown
desk-log-archive = Archived
desk-log-screen = Hall screen: { $change }
desk-log-print = Printed
desk-log-online = Round { $round }, table { $table } plays online
desk-log-invite = Code given out
desk-log-join = Joined: { $change }
desk-log-dismiss = Role taken back: { $change }
desk-log-undo = Line { $entry } undone: { $change }
desk-log-wipe = Names erased
desk-told-absent = absent
desk-told-asked = asked back
desk-told-disputed = disputed
desk-told-time = time
desk-told-waiting = waiting
desk-told-game = game
desk-told-rounds = rounds
desk-told-minutes = minutes
desk-told-method = draw
desk-told-advance = all rounds in advance
desk-told-swiss = Swiss
desk-told-chips = chips
desk-told-points = points
desk-told-pawns = pawns
desk-told-nk = NK 2 + 10
desk-told-own = own formula
desk-told-formula = formula
desk-told-won = won
desk-told-in_time = won in time
desk-told-free = free
desk-told-average = own average
desk-told-fixed = a fixed number
desk-told-win = 8 and won
desk-told-free_pawns = pawns of a free round
desk-told-absent_pawns = pawns of an absent duo
desk-told-odd = odd number
desk-told-duos = as duos
desk-told-size = places at a table
desk-told-limit = limit
desk-told-second_look = second look
desk-told-phones = phones
desk-told-prizes = prizes
desk-told-rules = rules
desk-told-away = away from an online table
desk-told-wait = the table waits
desk-told-director = direction
desk-told-helper = helper
desk-told-screen = hall screen
desk-told-entrant = phone
desk-told-yes = yes
desk-told-no = no
desk-told-name = name
desk-told-names = names
desk-told-place = place
desk-told-day = day
desk-told-language = language
desk-told-team = team
desk-told-table = table
desk-told-apart = not to meet
desk-told-stand_in = stand-in
desk-told-stand-in = a stand-in plays
desk-told-note = note
desk-told-expected = not here yet
desk-told-present = here
desk-told-stopped = stopped
desk-told-pinned = pinned
desk-told-drawn = drawn
desk-told-running = running
desk-told-paused = paused
desk-told-closed = closed
desk-told-broken = broken off
desk-told-confirmed = confirmed
desk-told-archived = archived
desk-told-views = shows
desk-told-hide_ranking = ranking hidden
desk-told-seconds = seconds
desk-told-auto = what fits the moment
desk-told-welcome = welcome
desk-told-layout = all rounds by name
desk-told-layout-by-number = all rounds by number
desk-told-layout-by-table = all rounds by table
desk-told-round = this round
desk-told-clock = clock
desk-told-ranking = ranking
desk-told-missing = missing forms

## Paper

desk-paper-form = Score form
desk-paper-form-how = One form per table, filled in by one of you
desk-paper-round = round
desk-paper-table = table
desk-paper-number = { $duo ->
    [yes] duo { $n }
   *[no] no. { $n }
 }
desk-paper-and = { $a } and { $b }
desk-paper-blue = Blue
desk-paper-yellow = Yellow
desk-paper-green = Green
desk-paper-red = Red
desk-paper-bl = BL
desk-paper-ye = YE
desk-paper-gr = GR
desk-paper-re = RE
desk-paper-with = with { $colour }
desk-paper-together = together
desk-paper-of-eight = of 8
desk-paper-signature = signature
desk-paper-ended = How it ended:
desk-paper-won = eight home, won
desk-paper-won-other = played to the end
desk-paper-time = time, counted at the signal
desk-paper-cross = Cross one box per colour: pawns home.
desk-paper-rules = Wrong box? Fill it in and cross another. Finish the play that has begun, then count. Not agreed? Do not sign; raise your hand. Hand in at the desk.
desk-paper-rules-other = Finish what the game lets you finish at the signal. Not agreed? Do not sign; raise your hand. Hand in at the desk.
desk-paper-points = points
desk-paper-points-of-both = points of both
desk-paper-place-of-both = the later place
desk-paper-place = place
desk-paper-name = name
desk-paper-layout = Layout of all rounds
desk-paper-layout-by-table = Layout by table
desk-paper-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
desk-paper-seed = Seed { $seed }, input { $checksum }: anyone can repeat this draw.
desk-paper-free = free
desk-paper-late = late
desk-paper-slip = Your tables and colours for all rounds. Who takes which colour is up to you two.
desk-paper-slip-other = { $duo ->
    [yes] The tables of you two for all rounds.
   *[no] Your tables for all rounds.
}
desk-paper-slip-fixed = { $duo ->
    [yes] You two stay at table { $table } for all rounds, as you asked.
   *[no] You stay at table { $table } for all rounds, as you asked.
}
desk-paper-slip-phone = Clock, table and results are on your phone too.
desk-paper-chips = Chips for an emergency draw
desk-paper-chips-how = Cut, fold, put into a bag: only those of the tables you need, half as many as there are duos. Each duo draws one: its table and its colours. Enter the draw at the desk afterwards.
desk-paper-chips-how-other = Cut out, fold, put in a bag: as many as there are players, spread evenly over the tables. Everybody draws one: the table. Type the draw in at the desk afterwards.
desk-paper-comma = .
desk-paper-ranking = Ranking
desk-paper-after = { $n ->
    [one] after one round
   *[other] after { $n } rounds
 }
desk-paper-points-column = points
desk-paper-won-column = won
desk-paper-difference-column = diff.
desk-paper-mutual-column = mutual
desk-paper-opponents-column = opp.
desk-paper-score-column = score
desk-paper-average = * with the average for a free round
desk-paper-certificate = Certificate
desk-paper-place-1 = First place
desk-paper-place-2 = Second place
desk-paper-place-3 = Third place
desk-paper-place-n = Place { $place }
desk-paper-brought = brought { $points } pawns home in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }
desk-paper-scored = scored { $points } points in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }
desk-paper-among = at the tournament { $name }, among { $n } { $duo ->
    [yes] duos
   *[no] players
 }.
desk-paper-organisers = for the organisers
desk-paper-rehearsal = Rehearsal
desk-paper-old = drawn before the last change
desk-paper-log = Log

## The command

cli-serve-copies = A folder, such as a USB stick, for copies of tournaments every minute.
cli-tournament = Run a tournament on this machine: opens the desk in your browser.
cli-tournament-host = The address to listen at; everybody on this network if not given.
cli-tournament-port = The port; 0 takes any that is free.
cli-tournament-database = sqlite:///file; an SQLite file in your data folder if not given.
cli-tournament-copies = A folder, such as a USB stick, for copies every minute.
cli-tournament-rehearse = Play a whole tournament with invented people and results.
cli-tournament-rehearse-duos = How many duos, or players in other games; 4 to 200.
cli-tournament-rehearse-rounds = How many rounds, 1 to 5.
cli-tournament-rehearse-game = The game.
cli-tournament-rehearse-seed = The same number gives the same tournament.
cli-tournament-rehearse-save = Write the tournament to this file; the desk can open it.
error-copies = { $folder } is no folder.
error-rehearsal = A rehearsal has 4 to { $most } entrants, 1 to 5 rounds, and one of these games: { $there }.
rehearsal-played = { $n } entrants, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }, seed { $seed }, input { $checksum }.
rehearsal-saved = The tournament is in { $path }.
