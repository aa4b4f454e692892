## The pages of tournaments

web-desk = Tournament desk
web-desk-tournaments = Tournaments
web-desk-new = A new tournament
web-desk-new-means = From an empty desk to the first round in five minutes. The hall needs no internet.
web-desk-name = Name
web-desk-name-such = Keezen at the harbour
web-desk-place = Place
web-desk-day = Day
web-desk-game = Game
web-desk-rehearsal-make = Rehearsal: everything works, nothing counts
web-desk-rehearsal = Rehearsal
web-desk-make = Set up the desk
web-desk-enter = I have a code
web-desk-enter-means = From the direction, or from your slip.
web-desk-enter-go = Go in
web-desk-code = Code
web-desk-mine = My tournaments
web-desk-none = None yet.
web-desk-take-in = Go on with a file from another laptop
web-desk-phase-setup = being set up
web-desk-phase-playing = being played
web-desk-phase-over = all rounds closed
web-desk-phase-confirmed = ranking confirmed
web-desk-phase-archived = archived

## The desk

web-desk-loading = Looking for the desk …
web-desk-gone = This tournament is not here
web-desk-no-role = You have no part at this desk
web-desk-no-role-means = Ask the direction for a code.
web-desk-lost = No connection; trying again
web-desk-parts = Parts of the desk
web-desk-saved = All of it lies on this laptop, and every entry is on disk before it is confirmed.
web-desk-before-first = Before round one
web-desk-attention = Mind this
web-desk-can-wait = Can wait
web-desk-yes = Yes
web-desk-no = No
web-desk-understood = Close
web-desk-cancel = Cancel
web-desk-save = Save
web-desk-save-next = Save and go on
web-desk-why = Reason
web-desk-why-log = Reason, for the log
web-desk-why-needed = A ruling needs its reason.
web-desk-for-director = The direction decides.
web-desk-count = { $n } registered
web-desk-round = Round { $n }
web-desk-round-short = R{ $n }
web-desk-round-of = Round { $n } of { $of }
web-desk-rounds = Rounds
web-desk-round-drawn = drawn
web-desk-round-running = being played
web-desk-round-closed = closed
web-desk-round-broken = broken off
web-desk-round-unplayed = not played
web-desk-table = Table
web-desk-at-table = table { $table }
web-desk-number = { $players ->
     [1] no. { $n }
    *[other] duo { $n }
 }
web-desk-number-short = no.
web-desk-pause = Pause
web-desk-paused = paused
web-desk-resume = Go on
web-desk-time = Time
web-desk-time-table = One table only
web-desk-time-hall = whole hall
web-desk-minutes-more = +{ $n } min
web-desk-end-time = Give the signal now
web-desk-end-time-sure = Give the signal now, for all tables?
web-desk-over-for = { $minutes ->
     [one] for one minute
    *[other] for { $minutes } minutes
 }
web-desk-step-done = done
web-desk-step-name = Name and day
    .means = place, language
web-desk-step-rules = Rules and points
    .means = { $rounds } × { $minutes } minutes
web-desk-step-entrants = Who plays
    .means = { $n ->
        [0] paste the list
       *[other] { $n } registered
    }
web-desk-step-presence = Who is here?
    .means = { $here ->
        [0] tick those who came
       *[other] { $here } of { $of }
    }
web-desk-step-draw = Draw
    .means = takes a second, can be undone
web-desk-step-print = Print
    .means = forms, slips, table cards
web-desk-step-screen = Screen, then round one
    .means = what the hall sees
web-desk-part-forms = Forms
web-desk-part-entrants = Who plays
web-desk-part-draw = Rounds and draw
web-desk-part-ranking = Ranking
web-desk-part-prizes = Prize-giving
web-desk-part-print = Print
web-desk-part-screen = Hall screen
web-desk-part-rules = Rules and points
web-desk-part-people = Helpers and codes
web-desk-part-log = Log
web-desk-part-files = Files and copies

## Settings

web-desk-language = Language of hall and paper
web-desk-language-means = Each reader still chooses their own.
web-desk-locked = Locked since round one has started.
web-desk-minutes = Minutes a round
web-desk-size = Players at a table
web-desk-size-duos = Duos at a table
web-desk-duos = Players enter as duos
    .means = Two players of a table count together: the points of both, or the place of the one who was out last.
web-desk-limit = Points that end a match (0: none)
web-desk-prizes = Places with a prize
web-desk-points = Points
web-desk-points-pawns = Pawns home
    .means = One point a pawn, as the regulations count.
web-desk-points-nk = NK 2 + 10
    .means = Two a pawn, ten for a round won.
web-desk-points-own = Own formula
    .means = Pawns, rounds won, rounds won in time.
web-desk-formula = Formula
web-desk-formula-means = Such as: 2 × pawns + 10 × won
web-desk-formula-pawns = pawns
web-desk-formula-won = won
web-desk-formula-in_time = in time
web-desk-method = Who meets whom
web-desk-method-advance = All rounds drawn in advance
    .means = Prints beforehand, and no round waits for the last form.
web-desk-method-swiss = Swiss, round by round
    .means = The leaders meet; each round needs all forms.
web-desk-method-chips = Chips from a bag
    .means = Drawn on paper, typed in afterwards.
web-desk-open-rules = Can be changed between rounds
web-desk-options = Rules of the game
web-desk-options-means = As the regulations have them, unless you change one. They hold at all tables, those online too.
web-desk-when-away = Somebody is away from an online table
web-desk-away-director = the direction decides
web-desk-away-wait = the table waits
web-desk-away-stand-in = a stand-in plays after 90 seconds
web-desk-odd = With an odd number
web-desk-odd-free = one has a free round
web-desk-odd-stand-in = a stand-in duo plays
web-desk-free = A free round counts as
web-desk-free-average = own average
web-desk-free-fixed = a fixed number
web-desk-free-win = 8 and won
web-desk-free-pawns = Pawns of a free round
web-desk-absent = Pawns of an absent duo
web-desk-absent-means = The opponents get 8 and the round.
web-desk-phones = Results may be entered by phone
web-desk-second-look = A second helper looks at every form

## Who plays

web-desk-find = Name or number
web-desk-add-one = { $players ->
     [1] Add a player
    *[other] Add a duo
 }
web-desk-add = Add
web-desk-paste = Paste a list
web-desk-paste-here = { $players ->
     [1] One player a line, or columns of a spreadsheet
    *[other] One duo a line, or columns of a spreadsheet
 }
web-desk-paste-such = { $players ->
     [1] Anna Jansen
    *[other] Anna Jansen & Bob Vink
 }
web-desk-csv = Or a CSV file
web-desk-paste-read =
    Read: { $n } { $players ->
     [1] players
    *[other] duos
 }
web-desk-paste-present = They are all here already
web-desk-register = Register { $n }
web-desk-twice = twice?
web-desk-stand-in = stand-in
web-desk-stand-in-means = Stand-in: plays, is not ranked
web-desk-fixed = table { $table }, fixed
web-desk-here-expected = not here yet
web-desk-here-absent = absent
web-desk-here-stopped = withdrawn
web-desk-here-present = present
web-desk-here-count = { $here } here · { $missing } not yet
web-desk-tick-all = Tick all
web-desk-only-missing = Only the missing
web-desk-all = Show all
web-desk-change = Change { $name }
web-desk-player = { $n ->
     [0] Name
    *[other] Player { $n }
 }
web-desk-team = Team name
web-desk-wishes = Wishes: fixed table, not to meet …
web-desk-fixed-table = Fixed table
web-desk-apart = Not to meet
web-desk-note = Note
web-desk-late-means = The event has begun: let them in by their line in the list, now or from the next round on.
web-desk-late-now = Plays now, at the free place
web-desk-late-next = Joins from the next round on
web-desk-absent-now = Absent from this round
web-desk-withdraws = Does not play after all
web-desk-stops = Stops for good
web-desk-stops-means = Rounds that have started stay; those to come are drawn again.
web-desk-back = Plays again
web-desk-slip-code = Code for the phone:

## Draw

web-desk-draw = Draw
web-desk-redraw = Draw again
web-desk-draw-means = Rounds that have started never change. The seed is printed, so anyone can repeat the draw.
web-desk-draw-now = Draw now
web-desk-draw-again = Draw the rounds to come again
web-desk-seed-own = Own seed (empty: by chance)
web-desk-seed = Seed { $seed } · checksum { $checksum }
web-desk-layout = Layout of all rounds
web-desk-pick = Tap a name: why these opponents? Tap two: swap or pin them.
web-desk-pick-second = { $name }: tap a second one to swap or pin.
web-desk-swap = Swap places
web-desk-pin = Shall meet
web-desk-pinned = pinned
web-desk-unpin = Free again
web-desk-changed = changed
web-desk-free-now = Free:
web-desk-chips = Type in a draw by chips
web-desk-chips-type = Round { $n }: a line for each table, such as 1: 4 7
web-desk-chips-colours = The first number plays blue and yellow, the second green and red.
web-desk-chips-read = Tables: { $tables } · free: { $free }
web-desk-break-off = Break this round off
web-desk-break-off-why = The round will not count. Why?
web-desk-end-after = End after round { $n }
web-desk-end-after-sure = End the tournament after round { $n }?
web-desk-criteria = What the draw has met
web-desk-criterion-meetings = Nobody meets twice
    .says = { $n ->
         [0] met
         [one] one pair meets again
        *[other] { $n } pairs meet again
     }
web-desk-criterion-colours = Colours balanced
    .says = largest difference { $most }
web-desk-criterion-tables = No table twice
    .says = { $n ->
         [0] met
         [one] once not met
        *[other] { $n } times not met
     }
web-desk-criterion-free = Free rounds spread
    .says = { $n ->
         [0] met
         [one] one has several
        *[other] { $n } have several
     }
web-desk-criterion-apart = Wishes not to meet
    .says = { $n ->
         [0] met
         [one] one not met
        *[other] { $n } not met
     }
web-desk-criterion-fixed = Fixed tables
    .says = { $n ->
         [0] met
         [one] one not met
        *[other] { $n } not met
     }
web-desk-criterion-after = (after each round: { $after })
web-desk-opponents = Why these opponents for { $name }?
web-desk-opponents-free = A free round, drawn among those who had none yet.
web-desk-opponents-advance = Drawn in advance, with everybody who was here.
web-desk-opponents-swiss = Neighbours in the ranking who had not met.
web-desk-opponents-chips = Drawn with chips.
web-desk-opponents-pinned = The direction has pinned them.
web-desk-opponents-met = { $met ->
     [0] They had not met before; { $left } others had not been met either.
    *[other] They had met before ({ $met }); not met yet: { $left }.
 }
web-desk-opponents-visits = { $n ->
     [0] A table where they had not sat.
    *[other] A table where they had sat before ({ $n }).
 }

## Forms

web-desk-enter-form = Enter a form
web-desk-scan = or scan the QR code
web-desk-found = round { $round }, table { $table }
web-desk-unreadable = That is no table and no code.
web-desk-other-round = This form is of round { $round }.
web-desk-is-in = { $score } is entered already. A second form that differs makes the table disputed; with a reason it is a correction.
web-desk-ended = How it ended
web-desk-ended-won = Won with 8
web-desk-ended-limit = The limit was reached
web-desk-ended-time = Time was up
web-desk-save-form = Save and next
web-desk-correct = Correct
web-desk-second-form = Save as a second form
web-desk-saved-form = Table { $table }: { $score }
web-desk-saved-plain = Saved
web-desk-aside = Ask them first
web-desk-aside-form = Table { $table } is set aside
web-desk-dispute = Disputed
web-desk-disputed-form = Table { $table } is disputed
web-desk-key-digit = fills a box and moves on
web-desk-key-place = the place, and moves on
web-desk-key-all = a duo with all home: { $most } and { $most }
web-desk-key-ended = won, or time was up
web-desk-key-back = one box back
web-desk-key-dispute = the form is disputed
web-desk-in-of = Round { $round }: { $n } of { $of } in
web-desk-missing = { $n ->
     [one] Missing: table { $tables }
    *[other] Missing: tables { $tables }
 }
web-desk-table-state = Table { $table }: { $state }
web-desk-state-in = in
web-desk-state-open = open
web-desk-state-asked = asked back
web-desk-state-waiting = waits for confirmation
web-desk-state-disputed = disputed
web-desk-asked-back = Asked back
web-desk-waits = Sent by: { $from }. Waits for the other side, or for your yes.
web-desk-counts = Counts
web-desk-enter-anew = Enter
web-desk-last = Last entered
web-desk-last-none = Nothing yet.
web-desk-no-round = No round has started yet.
web-desk-undo = Undo
web-desk-undone = undone
web-desk-disputed = { $n ->
     [0] Table { $table } does not agree
     [one] Table { $table } does not agree
    *[other] Table { $table }: two forms, two results
 } · round { $round }
web-desk-disputed-means = Counts for nobody until the direction rules.
web-desk-form-letter = Form { $letter }
web-desk-form-by = Entered by { $name }
web-desk-form-counts = Form { $letter } counts
web-desk-other-result = Other result …
web-desk-this-counts = This result counts
web-desk-source-paper = paper
web-desk-source-phone = phone
web-desk-source-online = online table

## Ranking

web-desk-ranking-after = { $n ->
     [0] Ranking
     [one] Ranking after one round
    *[other] Ranking after { $n } rounds
 }
web-desk-ranking-live = With the running round
web-desk-ranking-closed = Closed rounds only
web-desk-ranking-none = There is a ranking once a round is closed.
web-desk-withdrawn = A result was corrected after the ranking had been confirmed: confirm it again.
web-desk-place-short = place
web-desk-who = Who
web-desk-rank-points = Points
web-desk-rank-points-short = points
web-desk-rank-won = Rounds won
web-desk-rank-won-short = won
web-desk-rank-difference = Pawn difference
web-desk-rank-mutual = Mutual meeting
web-desk-rank-opponents = Opponents’ pawns
web-desk-rank-score = Points in the game
web-desk-rank-lot = Lot or play-off
web-desk-mark-free = free round
web-desk-mark-disputed = disputed
web-desk-mark-missing = form missing
web-desk-mark-corrected = corrected
web-desk-mark-stopped = withdrawn
web-desk-shared = Place { $place } is shared by { $n }
web-desk-shared-means = If the prize cannot be shared: play it off or draw lots, then tap them in their order.
web-desk-shared-order = The order
web-desk-shared-how = How it was settled
web-desk-why-button = Why?
web-desk-why-place = Why this place
web-desk-why-of = Why is { $name } there?
web-desk-why-us = { $players ->
     [1] Why am I there?
    *[other] Why are we there?
 }
web-desk-why-place-is = { $shared ->
     [yes] Place { $place }, shared
    *[no] Place { $place }
 }
web-desk-why-level = Level on points: { $names }.
web-desk-why-beside = Against { $name }, at the same place, one thing at a time:
web-desk-why-behind = Against { $name }, the place above, one thing at a time:
web-desk-why-ahead = Against { $name }, the place below, one thing at a time:
web-desk-why-even = { $mine } each. Level.
web-desk-why-decided = { $mine } against { $theirs }. This decides.
web-desk-why-unused = not needed.
web-desk-why-skipped = does not count here: not all of them have met.
web-desk-why-rounds = The rounds
web-desk-points-n = { $points } points
web-desk-won = won
web-desk-how-played = played
web-desk-how-free = free round
web-desk-how-missed = missed
web-desk-how-absent = absent
web-desk-how-open = not in yet
web-desk-how-disputed = disputed
web-desk-how-drawn = to come
web-desk-how-running = being played
web-desk-how-closed = closed
web-desk-how-broken = broken off
web-desk-prizes-first = Confirm the ranking first.
web-desk-prizes-means = The hall screen shows one place more with every tap, the last prize first.
web-desk-prize-shown = shown
web-desk-prize-hidden = not shown yet
web-desk-reveal = Show place { $place }

## Paper, screen, people, files

web-desk-paper-size = Paper
web-desk-paper-round = Forms of
web-desk-all-rounds = all rounds
web-desk-paper-open = Open PDF
web-desk-paper-making = One moment …
web-desk-printed = printed
web-desk-paper-forms = Score forms
    .means = one a table, with its QR code
web-desk-paper-slips = Slips
    .means = everyone’s tables, and the code
web-desk-paper-cards = Table cards
    .means = number and colours, for the tables
web-desk-paper-layout = Layout for the wall
    .means = all rounds, by name and by table
web-desk-paper-chips = Emergency chips
    .means = if the laptop fails: draw from a bag
web-desk-paper-blank = Blank forms
    .means = for whatever goes wrong
web-desk-paper-ranking = Ranking
    .means = after the closed rounds
web-desk-paper-certificates = Certificates
    .means = for the places with a prize
web-desk-paper-log = Log
    .means = every entry, with who, when and why
web-desk-hall = Hall screen
web-desk-screen-shows = The hall screen shows
web-desk-screen-means = One after the other, by itself; all screens show the same.
web-desk-view-welcome = Welcome
web-desk-view-auto = By itself, what fits the moment
web-desk-view-rules = Rules and points
web-desk-view-layout = All rounds, by name
web-desk-view-layout-by-number = All rounds, by number
web-desk-view-layout-by-table = All rounds, by table
web-desk-view-round = This round
web-desk-view-clock = Clock alone
web-desk-view-ranking = Ranking
web-desk-view-missing = Missing forms
web-desk-view-prizes = Prizes
web-desk-screen-seconds = Seconds a page
web-desk-hide-ranking = Hide the ranking until it is confirmed
web-desk-screen-join = A second screen
web-desk-screen-join-means = Open this address on the laptop at the projector. No login is needed.
web-desk-screen-link = Address of the hall screen
web-desk-screen-open = Open it here
web-desk-people = Helpers and codes
web-desk-people-means = A code lets one person in, once. Who plays uses the code on the slip.
web-desk-code-for-helper = Code for a helper
web-desk-code-for-director = Code for the direction
web-desk-code-for-screen = Code for a screen
web-desk-code-once = works once, for a day
web-desk-role-director = direction
web-desk-role-helper = helper
web-desk-role-screen = hall screen
web-desk-role-entrant = phone
web-desk-connected = here
web-desk-away = away
web-desk-dismiss = Remove
web-desk-older = Older lines
web-desk-copy-title = A copy in a second place
web-desk-copy-why = If this laptop fails, another one goes on from the copy.
web-desk-copy-none = There is none yet.
web-desk-copy-regular = A copy is written every minute; the last one at { $time }.
web-desk-copy-folder = It lies in { $folder }.
web-desk-copy-by-hand = Saved at { $time }. After each round the desk reminds you.
web-desk-copy-choose = Every minute, to a USB stick or a folder
web-desk-copy-plug = Put a USB stick in, and it is offered here.
web-desk-copy-look = Look again
web-desk-copy-other = Another folder
web-desk-copy-use = Copy there
web-desk-copy-save = Save the file now
web-desk-copy-save-means = Then put it on a USB stick, or send it to somebody: that is a second place, this laptop is not.
web-desk-copy-gone = The place for copies is not there, or nothing can be written to it.
web-desk-copy-gone-do = Put the same stick in again, and copies go on within seconds. Or choose another place, or save the file by hand.
web-desk-copy-wanted = Copies go to { $folder }.
web-desk-copy-last = The last copy is of { $time }.
web-desk-copy-own-disk = This is the laptop's own disk: if the laptop fails, this copy fails with it. A USB stick is safer.
web-desk-copy-stop = No longer copy there
web-desk-copy-elsewhere = This device is not the laptop that runs the desk. A USB stick or folder for a copy every minute is chosen there, under “Files and copies”.
web-desk-copy-save-here = This device is a second place too: save the file here, and another laptop can go on from it.
web-desk-whole = Save the whole tournament
web-desk-anonymous = Without names
web-desk-whole-means = One file; another laptop goes on with it.
web-desk-lists = Tables for a spreadsheet (CSV)
web-desk-list-entrants = Who plays
web-desk-list-layout = Layout
web-desk-list-results = Results
web-desk-list-ranking = Ranking
web-desk-list-log = Log
web-desk-import-results = Read results from a CSV file
web-desk-imported = { $n ->
    [one] One result is entered.
   *[other] { $n } results are entered.
 }
web-desk-wipe = Erase personal data
web-desk-wipe-means = All names, teams and notes, for good. Numbers, results and the log stay.
web-desk-wipe-now = Erase all names
web-desk-wiped = Erased

## Hall screen and phone

web-desk-hall-over = Time is up
web-desk-hall-ends = ends at { $time }
web-desk-hall-longer = Table { $table }: { $time } left
web-desk-hall-sound = Tap here for the gong
web-desk-hall-count = Finish the play that has begun, then count
web-desk-hall-question = Question?
web-desk-hall-hand = Raise your hand
web-desk-hall-page = { $first }–{ $last } of { $of }
web-desk-hall-rules = { $rounds ->
     [1] One round of { $minutes } minutes
    *[other] { $rounds } rounds of { $minutes } minutes
 }
web-desk-hall-missing = Forms are missing from these tables
web-desk-hall-all-in = All forms are in. Thank you!
web-desk-hall-withdrawn = corrected, not final
web-desk-hall-layout = By name
web-desk-hall-layout-by-number = By number
web-desk-hall-ties = With equal points
web-desk-hall-place-points = Place points: 100 for the first of a table, 0 for the last
web-desk-hall-free-pawns = { $n ->
     [one] one pawn
    *[other] { $n } pawns
 }
web-desk-hall-clock = the hall’s clock
web-desk-until = until { $time }
web-desk-my-table = My table
web-desk-who-are-you = Who are you?
web-desk-slip-means = Type the code that is on your slip; the desk knows it too.
web-desk-to-hall = Only look at the hall screen
web-desk-hall-redraw = Tables are being drawn again
web-desk-hall-redraw-means = Wait a moment: your table comes here.
web-desk-phone-redraw = The rounds to come are being drawn again. Your table comes here.
web-desk-soon = starts soon
web-desk-us = { $players ->
     [1] You
    *[other] You
 }
web-desk-split = who takes which is up to you
web-desk-phone-enter = { $players ->
     [1] Enter the result
    *[other] Enter our result
 }
web-desk-phone-both = { $players ->
     [1] everybody at the table, or paper
    *[other] both duos, or paper
 }
web-desk-phone-send = Send
web-desk-phone-in = is in.
web-desk-phone-waiting = Sent. Now the others enter the same, or the desk confirms it.
web-desk-phone-wrong = That is wrong
web-desk-phone-wrong-sure = { $players ->
     [1] The table then counts for nobody until the direction decides. Go to the desk with the whole table. Go on?
    *[other] The table then counts for nobody until the direction decides. Go to the desk with both duos. Go on?
 }
web-desk-phone-disputed = Under discussion: the direction decides.
web-desk-phone-early = The draw has not been made yet. Your table will be here.
web-desk-phone-free = { $players ->
     [1] You are free in this round.
    *[other] You are free in this round.
 }
web-desk-phone-none = { $players ->
     [1] You have no table in this round.
    *[other] You have no table in this round.
 }
web-desk-phone-stopped = { $players ->
     [1] You have withdrawn. What you played stays.
    *[other] You have withdrawn. What you played stays.
 }
web-desk-our-rounds = { $players ->
     [1] My rounds
    *[other] Our rounds
 }
web-desk-our-place = Place { $place } of { $of }, with { $points } points.

## Links of forms, online tables, a second look

web-desk-link-means = The desk confirms what you send. If you have a slip, its code opens your own page.
web-desk-link-sent = Sent. The desk confirms it.
web-desk-link-other = { $players ->
     [1] This is the form of round { $round }, table { $table }, not yours.
    *[other] This is the form of round { $round }, table { $table }, not yours.
 }
web-desk-online = Play tables of round { $n } online
web-desk-online-means = A table is played at this server, under the hall’s clock. Its result waits for your yes.
web-desk-online-open = Table { $table } online
web-desk-online-all = All tables online
web-desk-online-replay = Replay the match
web-desk-online-link = Link for the players
web-desk-online-play = { $players ->
     [1] Play at my online table
    *[other] Play at our online table
 }
web-desk-online-sit = take { $colours }
web-desk-second = A second look
web-desk-second-means = Compare with the paper. Somebody else than who entered it.
web-desk-second-same = The same
web-desk-second-other = Not the same
