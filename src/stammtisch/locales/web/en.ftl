# The words of the browser alone; the same keys and variables stand in every language.

## The pages of the browser

web-tag = Good games, one table. No account.
web-code = Join with a table code
web-join = Join
web-games = Play
web-play-now = Play
web-open = Open a table
web-rules-of = Rules of { $game }
web-listed = Open to all: anybody may sit down
web-tables = Open to all
web-no-tables = None just now. Open a table and tick “open to all”: it stands here until it is full.
web-older = Older tables
web-taken = { $n } of { $of } seats taken
web-watch = Watch
web-seats-range = { $low }–{ $high } players
web-players = { $n } players
web-retry = Try again
web-offline = The server cannot be reached just now.
web-no-words = The words of { $game } cannot be fetched just now. Trying again …
web-nothing-there = Nothing there
web-to-start = To the start page
web-other-tab = You play in another tab
web-other-tab-means = This one keeps quiet, so that no move is made twice.
web-play-here = Play here

## One's own settings

web-settings = Settings
web-language = Language
web-name = Your name at the table
web-keep = Save
web-name-kept = That is your name now.
web-light = Light
web-light-auto = as the device
web-light-light = day
web-light-dark = evening
web-sound = Sounds for your turn and for races
web-quick = Quick: one tap plays a card
web-forget = Forget me on this server
web-forget-sure = Erase your name and what you said? Seats you hold are lost.

## Coming in

web-running = Your running game
web-your-turn = your turn
web-playing-with = { $game } with { $names }
web-with = with { $names }
web-go-on = Go on
web-to-play = waiting for { $who }
web-mine = My tables
web-as = as { $name }
web-all = All
web-free-n = { $n } free
web-full = full
web-open-yours = Nobody there for your game? Open a table and tick “open to all”: it stands here until it is full.
web-lesson = { $n ->
    [one] then a lesson of one step
   *[other] then a lesson of { $n } steps
 }
web-replay-file = Watch a record
web-run-tournament = Run a tournament
web-play-title = Play { $game }
web-open-title = A table for { $game }
web-bots = The bots
web-bots-rule = know the game
web-bots-random = play anything
web-clock = Clock
web-clock-none = none
web-clock-usual = as usual
web-your-name = What shall we call you?
web-name-note = No account. The name stays on this device; the table sees it, nobody else.
web-invites = { $host } invites you to { $game }
web-invited = You are invited to { $game }
web-free-seats = { $n ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $n } seats are free.
 }
web-sit-down = Sit down
web-sit-as = Sit down as { $name }
web-just-watch = Just watch
web-address = Where your guests are
web-only-here = Only this device can open the link: the server listens to no other.
web-fill-bots = Fill with bots
web-going-on = Going on
web-nothing-going = You sit at no table just now.
web-finished = Finished
web-nothing-finished = What you play on this device stands here when it is over.
web-today = Today
web-yesterday = Yesterday
web-replay-of = { $game }: look again
web-share-of = { $game }: share
web-older-n = Show { $n } older ones
web-figures = In figures
web-won-of = { $won } of { $n } won
web-kept-here = Only matches with people count. This list lives on this device and nobody else sees it.
web-save-file = Save as a file
web-forget-list = Forget it
web-forget-list-sure = Forget all finished matches on this device?
web-match = A match
web-looking-match = Looking for the match …
web-match-playing = A match is being played.
web-match-playing-means = How it ended stands here when it is over.
web-to-table = To the table
web-share-means = Whoever has this address sees this match and nothing else: it opens no seat at the table.

## Laying the table

web-being-laid = the table is being laid
web-qr = QR code with the link to this table
web-code-here = Code of this table
web-invite = Invite
web-copied = The link is copied.
web-seats-n = { $n } seats
web-how-many = How many play
web-that-is-you = that is you
web-here = at the table
web-away = away
web-away-for = away { $time }
web-away-until = away { $time }, a bot from { $cover }
web-ask-seat = Ask for it
web-ask-seat-of = Ask for the seat of { $who }
web-covered = bot for now
web-bot = Bot
web-bot-rule = Bot, knows the game
web-bot-random = Bot, plays anything
web-bot-change = Another bot
web-bot-away = Send the bot away
web-free = Free seat
web-free-means = waits for a guest
web-sit = Sit here
web-ready = ready
web-how-we-play = How we play
web-host = host
web-host-chooses = { $who } chooses the game and how it is played.
web-committed = Commit before revealing
web-committed-means = Nobody can choose the deal: each promises his own chance before anybody shows it.
web-withheld = { $names } did not show in time what was promised. Begin again.
web-begin = Deal the cards
web-waiting-others = Waiting for the others
web-seats-free = { $n ->
    [one] { $n } seat is free
   *[other] { $n } seats are free
 }

## At the table

web-menu = Menu
web-more = More
web-calls = Besides
web-no-calls = There is nothing to call just now.
web-back = Back
web-close = Close
web-seats = Round the table
web-middle = On the table
web-hand = Your cards
web-acts = What you can do
web-in-words = The table in words
web-watching = You are watching
web-guest = a guest
web-leave-watching = Stop watching
web-sit-for = Play instead of { $who }
web-on-turn = on turn
web-ahead = Chosen ahead; it waits for your turn.
web-tap-something = Tap what is lit
web-wait = Wait a moment
web-seconds = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
 }
web-seconds-held = { $n ->
    [one] { $n } second left, the clock is held
   *[other] { $n } seconds left, the clock is held
 }
web-round-left = { $minutes } min { $seconds } s left in this round
web-not-now = { $what }: not now
web-too-late = Too late
web-not-possible = That does not go here
web-no-move = It is none of the moves you have now. Do it all the same?
    .title = All the same?
    .button = Do it
web-open-rule = Open rule { $rule }
web-looking = Looking for the table …
web-looking-means = Your seat is kept.
web-looking-unsent = Your move is kept and goes out as soon as we are connected.
web-back-again = You are back
web-back-again-means = { $n ->
    [one] You missed one thing.
   *[other] You missed { $n } things.
 }
web-show = Show
web-race-take = Mine!
web-race-nothing = You have nothing for that.
web-standing = Always: { $move }
web-standing-short = always
web-standing-means = For this round; answers after 2 seconds, so nobody can tell.
web-why-rule = Why? Rule { $rule }

## Around the table

web-pause = Pause
web-play = Play
web-paused = Pause
web-paused-means = All clocks stand still.
web-resume = Go on
web-undo = Take back my last move
web-hand-over = Let a bot play for me
web-take-back = Play myself again
web-bot-plays = A bot plays for you
web-bot-plays-means = You can take your seat back at any time.
web-leave = Leave the table
web-leave-sure = Leave? A bot plays on in your seat.
web-leave-sure-waiting = Leave this table?
web-leave-yes = Leave
web-stay = Stay
web-vote = A vote
web-vote-back = { $n ->
    [one] Take back { $n } move?
   *[other] Take back { $n } moves?
 }
web-vote-by = { $you ->
    [yes] You ask.
   *[no] { $who } asks.
 }
web-vote-seat = { $you ->
    [yes] You ask to play instead of { $whom }
   *[no] May { $who } play instead of { $whom }?
 }
web-vote-count = { $n } of { $of } agree; all must, within a minute.
web-withdraw = Withdraw
web-yes = Yes
web-no = No
web-tab-log = Log
web-tab-talk = Talk
web-tab-points = Points
web-tab-places = Places
web-log-talk = { $n ->
    [0] Log and talk
   *[other] Log and talk, { $n } new
 }
web-log-undone = Moves were taken back.
web-log-paused = The table is paused.
web-log-resumed = It goes on.
web-log-not-agreed = Not all agreed.
web-nothing-said = Nobody has said anything yet.
web-nothing-happened = Nothing has happened yet.
web-message = Say something …
web-say = Say
web-quiet = Partners may not consult: until the game is over only these phrases are said here.
web-report = Report this to the keeper of the server
web-reported = The keeper of the server will read this.
web-mute = Do not hear { $who } any more
web-muted = You do not hear { $who }.
web-unmute = Hear again
web-phrase-hello = Hello all!
web-phrase-well = Well played!
web-phrase-thanks = Thank you!
web-phrase-oops = Oops!
web-phrase-hurry = Your turn!
web-phrase-again = One more?
web-round = Round
web-total = Total
web-place = Place

## The rulebook

web-rules = Rules
web-rules-search = Search the rules
web-rule-acted = just now
web-example-may = { $you ->
    [yes] You may: { $moves }.
   *[no] { $who } may: { $moves }.
 }
web-example-nothing = { $you ->
    [yes] You may do nothing now.
   *[no] { $who } may do nothing now.
 }
web-example-not = { $you ->
    [yes] { $move }: not now.
   *[no] { $who } – { $move }: not now.
 }
web-example-never = There is no such position.
web-notation = Notation
web-in-full = In full

## After the match

web-over = the match is over
web-wins = { $you ->
    [yes] You win
   *[no] { $n ->
        [one] { $whom } wins
       *[other] { $whom } win
     }
 }
web-other-game = Another game
web-replay = Replay
web-replay-all = Replay all
web-share = Share
web-download = Download the record
web-deal-check = Checking the deal …
web-details = Details
web-deal-good = Dealt honestly.
web-deal-good-means = Your browser has checked it.
web-deal-bad = Something is wrong.
web-deal-bad-means = This record is not what was played, or the deal was not the one promised.
web-check-chain = Every line follows from the one before
web-check-seals = Every hidden card is the one that was sealed
web-check-digest = The record is whole
web-check-commitment = The promise is the one you were shown before
web-check-seed = The revealed seed fits the promise
web-check-entropy = Your own chance is in it
web-check-commitments = Everybody revealed what was promised
web-check-deal = The cards come from that seed
web-check-unknown = cannot be checked here
web-check-line = line { $n }
web-replay-back = All after step { $n } was taken back.
web-step = Step
web-step-back = One back
web-step-on = One on
web-eyes = Through whose eyes
web-eyes-spectator = a spectator
web-eyes-all = all cards
web-open-record = Open a record

## Who is at the table, one more match, and what the log tells

web-stalled = The line has stalled
web-bot-from = A bot plays for you from { $time }.
web-as-it-was = as it was { $n } s ago
web-take-move-back = Take it back
web-try-now = Try now
web-hint = Hint
web-next = Next
web-next-count = { $n ->
    [one] { $n } of { $of } wants to go on
   *[other] { $n } of { $of } want to go on
 }
web-full-screen = Full screen
web-full-screen-end = Leave full screen
web-last-result = Back to the result
web-removed = You were removed
web-removed-means = The host has removed you from this table. Only the host can let you in again.
web-people = Who is at the table
web-table-code = Table { $code }
web-you-host = You are the host.
web-host-is = { $who } is the host.
web-door = Who may come in
web-door-open = open to all
web-door-code = with the code
web-door-locked = locked
web-door-open-means = The table is in the list, and anybody may watch.
web-door-code-means = Whoever has the code may watch and ask for a seat.
web-door-locked-means = Nobody new comes in. Who was here before may come back.
web-at-table = At the table
web-watching-them = Watching
web-see-no-hands = they see no hands
web-spectator = spectator
web-just-watching = just watching
web-asks-for = asks for the seat of { $whom }
web-agree = Agree
web-hand-on = Hand on
web-to-person = to { $who }
web-person-more = { $who }: more
web-make-host = Make { $who } the host
web-make-host-means = From now on { $who } says who may come in and what is played.
web-cover = Let a bot play for { $who }
web-cover-means = Until the seat is taken back.
web-mute-person = Mute { $who } for me
web-unmute-person = Hear { $who } again
web-mute-means = Only you stop reading what { $who } says.
web-remove = Remove from the table
web-remove-sure = Remove { $who }?
web-remove-cards = A bot plays on with the cards.
web-remove-means = { $who } is told, and can come back only if you say so.
web-remove-yes = Remove
web-remove-no = Keep
web-removed-them = Removed
web-let-in = Let in again
web-spectators-talk = Spectators may talk
web-only-seated-talk = At this table only those who sit talk.
web-to-desk-under-way = The result is on its way to the desk …
web-to-desk-in = The desk has your result
web-to-desk-next = Round { $n } of { $of } comes next: the desk starts it, and your page shows your table.
web-to-desk-last = That was the last round: the ranking follows at the desk.
web-to-desk-page = Your page shows what comes next.
web-to-desk-mine = My tournament page
web-one-more = One more?
web-one-more-yes = Yes, one more
web-one-more-no = Not for me
web-one-more-undo = Not yet
web-one-more-count = { $n ->
    [one] { $n } of { $of } says yes.
   *[other] { $n } of { $of } say yes.
 }
web-one-more-until = { $who } has { $time } to answer.
web-one-more-silent = { $who } says nothing: a bot, or wait?
web-one-more-left = { $who } leaves. Somebody who watches can sit down, or a bot.
web-one-more-bot = With a bot
web-one-more-bot-for = Bot for { $who }
web-one-more-wait = Wait
web-one-more-sit = Sit down
web-one-more-says-yes = says yes
web-one-more-leaves = leaves
web-one-more-open = has not answered
web-next-game = { $you ->
    [yes] You have chosen { $game }.
   *[no] { $who } has chosen { $game }.
 }
web-notify = Notify me when it is my turn
web-notify-refused = This browser does not allow notifications here.
web-log-came = { $you ->
    [yes] You have come.
   *[no] { $who } has come.
 }
web-log-watches = { $who } watches.
web-log-stopped-watching = { $who } watches no more.
web-log-away = { $who } is away.
web-log-back = { $who } is back.
web-log-renamed = { $who } is now called { $called }.
web-log-sat = { $word ->
    [bot] { $you ->
        [yes] You play instead of { $whom }.
       *[no] { $who } plays instead of { $whom }.
     }
   *[none] { $you ->
        [yes] You sit down.
       *[no] { $who } sits down.
     }
 }
web-log-stood = { $word ->
    [bot] { $you ->
        [yes] You have left; a bot plays on.
       *[no] { $who } has left; a bot plays on.
     }
   *[none] { $you ->
        [yes] You have left the seat.
       *[no] { $who } has left the seat.
     }
 }
web-log-removed = { $word ->
    [bot] { $you ->
        [yes] You have removed { $whom }; a bot plays on.
       *[no] { $who } has removed { $whom }; a bot plays on.
     }
   *[none] { $you ->
        [yes] You have removed { $whom }.
       *[no] { $who } has removed { $whom }.
     }
 }
web-log-let-in = { $you ->
    [yes] You let { $whom } in again.
   *[no] { $who } lets { $whom } in again.
 }
web-log-host = { $you ->
    [yes] You are the host now.
   *[no] { $who } is the host now.
 }
web-log-door = { $word ->
    [open] The table is open to all now.
    [locked] The table is locked now.
   *[code] One comes in with the code now.
 }
web-log-let-talk = { $word ->
    [yes] Spectators may talk now.
   *[no] Only those who sit talk now.
 }
web-log-covered = { $whom_you ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $whom }.
 }
web-log-handed-over = { $you ->
    [yes] You let a bot play.
   *[no] { $who } lets a bot play.
 }
web-log-took-back = { $you ->
    [yes] You play again.
   *[no] { $who } plays again.
 }
web-log-replaced = { $whom_you ->
    [yes] A bot has taken your seat.
   *[no] A bot has taken the seat of { $whom }.
 }
web-log-asked-seat = { $you ->
    [yes] You ask to play instead of { $whom }.
   *[no] { $who } asks to play instead of { $whom }.
 }
web-log-asked-back = { $you ->
    [yes] { $n ->
        [one] You ask to take back { $n } move.
       *[other] You ask to take back { $n } moves.
     }
   *[no] { $n ->
        [one] { $who } asks to take back { $n } move.
       *[other] { $who } asks to take back { $n } moves.
     }
 }
web-log-one-more = { $you ->
    [yes] You say yes to one more.
   *[no] { $who } says yes to one more.
 }
web-log-again = { $you ->
    [yes] You have chosen { $game }.
   *[no] { $who } has chosen { $game }.
 }
web-log-race = { $you ->
    [yes] You were first, after { $seconds } s.
   *[no] { $who } was first, after { $seconds } s.
 }
web-log-other = Something happened that this page cannot tell.

## Lessons, and the page of one minute

web-learn = Learn
web-new-here = New to { $game }?
web-new-here-means = What it is about, in one minute.
web-new-here-yes = Read it
web-new-here-no = I know { $game }
web-learn-of = Learn { $game }
web-minute = One minute
web-minute-of = { $game } in one minute
web-minute-where = in one minute
web-learn-by-playing = Learn by playing
web-lesson-where = first lesson
web-lesson-tap = tap
web-lesson-show = Show me
web-lesson-skip = Skip
web-lesson-skip-step = Skip this step
web-lesson-next = Next step
web-lesson-finish = That is it
web-lesson-back = Step back
web-lesson-look = Allowed, but look …
web-lesson-anyway = Do it all the same
web-lesson-tried = So it goes
web-lesson-tried-means = { $happened } Step back and try the other way.
web-lesson-shown = That is how
web-lesson-now-you = Now you
web-lesson-steps = The steps
web-lesson-rule = The rule behind it
web-lesson-open-rule = Open in the rulebook
web-lesson-and-now = And now?
web-lesson-play = Play { $game } now
web-lesson-play-means = With bots that take their time.
web-lesson-other = Lesson: { $game }
web-lesson-length = { $n } steps, about { $minutes } minutes
web-lesson-again = Once more from step 1
web-lesson-again-means = { $n ->
    [0] You took every step straight away.
    [one] You tried something else at step { $steps }.
   *[other] You tried something else at steps { $steps }.
 }
