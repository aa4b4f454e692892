# The words of the browser alone; the same keys and variables stand in every language.

## The pages of the browser

web-tag = Good games, one table. No account.
web-code = Table code
web-join = Join
web-games = The games
web-play-now = Play now
web-open = Open a table
web-rules-of = Rules of { $game }
web-listed = New tables are open to all
web-tables = Tables open to all
web-no-tables = None just now.
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
web-name-later = Names stay as they are while this match is played: a name would be words.
web-light = Light
web-light-auto = as the device
web-light-light = day
web-light-dark = evening
web-sound = Sounds for your turn and for races
web-quick = Quick: one tap plays a card
web-forget = Forget me on this server
web-forget-sure = Erase your name and what you said? Seats you hold are lost.

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
web-not-possible = That does not go here
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
web-log-talk = { $n ->
    [0] Log and talk
   *[other] Log and talk, { $n } new
 }
web-log-undone = Moves were taken back.
web-log-paused = The table is paused.
web-log-resumed = It goes on.
web-log-asked-back = { $n ->
    [one] { $who } asks to take back { $n } move.
   *[other] { $who } asks to take back { $n } moves.
 }
web-log-asked-seat = { $who } asks to play instead of { $whom }.
web-log-not-agreed = Not all agreed.
web-log-sat = { $who } plays instead of { $whom }.
web-log-stood = { $who } has left; a bot plays on.
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

## After the match

web-over = the match is over
web-wins = { $you ->
    [yes] You win
   *[no] { $n ->
        [one] { $whom } wins
       *[other] { $whom } win
     }
 }
web-on-the-mat = So it stands on the mat
web-how-it-came = How it came
web-chart = Points after each round
web-again = One more match
web-other-game = Another game
web-replay = Replay
web-share = Share
web-download = Download the record
web-deal-check = Check the deal
web-deal-check-means = Your browser can work out itself whether the cards were dealt honestly.
web-deal-good = Dealt honestly.
web-deal-good-means = Everything that could be checked is as it was promised.
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
