# Frantic in English. The same keys and variables stand in every catalogue.

frantic-line = Get rid of your cards, and see to it that the others do not.

## Cards, events, moves

frantic-card = { $n ->
    [one] { $value }
   *[other] { $n } × { $value }
 }
frantic-card-B = { $n ->
    [one] blue { $value }
   *[other] { $n } × blue { $value }
 }
frantic-card-BGift = { $n ->
    [one] blue Gift
   *[other] { $n } blue Gift cards
 }
frantic-card-BExchange = { $n ->
    [one] blue Exchange
   *[other] { $n } blue Exchange cards
 }
frantic-card-B2nd = { $n ->
    [one] blue 2nd Chance
   *[other] { $n } blue 2nd Chance cards
 }
frantic-card-BSkip = { $n ->
    [one] blue Skip
   *[other] { $n } blue Skip cards
 }
frantic-card-R = { $n ->
    [one] red { $value }
   *[other] { $n } × red { $value }
 }
frantic-card-RGift = { $n ->
    [one] red Gift
   *[other] { $n } red Gift cards
 }
frantic-card-RExchange = { $n ->
    [one] red Exchange
   *[other] { $n } red Exchange cards
 }
frantic-card-R2nd = { $n ->
    [one] red 2nd Chance
   *[other] { $n } red 2nd Chance cards
 }
frantic-card-RSkip = { $n ->
    [one] red Skip
   *[other] { $n } red Skip cards
 }
frantic-card-G = { $n ->
    [one] green { $value }
   *[other] { $n } × green { $value }
 }
frantic-card-GGift = { $n ->
    [one] green Gift
   *[other] { $n } green Gift cards
 }
frantic-card-GExchange = { $n ->
    [one] green Exchange
   *[other] { $n } green Exchange cards
 }
frantic-card-G2nd = { $n ->
    [one] green 2nd Chance
   *[other] { $n } green 2nd Chance cards
 }
frantic-card-GSkip = { $n ->
    [one] green Skip
   *[other] { $n } green Skip cards
 }
frantic-card-Y = { $n ->
    [one] yellow { $value }
   *[other] { $n } × yellow { $value }
 }
frantic-card-YGift = { $n ->
    [one] yellow Gift
   *[other] { $n } yellow Gift cards
 }
frantic-card-YExchange = { $n ->
    [one] yellow Exchange
   *[other] { $n } yellow Exchange cards
 }
frantic-card-Y2nd = { $n ->
    [one] yellow 2nd Chance
   *[other] { $n } yellow 2nd Chance cards
 }
frantic-card-YSkip = { $n ->
    [one] yellow Skip
   *[other] { $n } yellow Skip cards
 }
frantic-card-K = { $n ->
    [one] black { $value }
   *[other] { $n } × black { $value }
 }
frantic-card-Fantastic = { $n ->
    [one] Fantastic
   *[other] { $n } × Fantastic
 }
frantic-card-Four = { $n ->
    [one] Fantastic Four
   *[other] { $n } × Fantastic Four
 }
frantic-card-Counter = { $n ->
    [one] Counterattack
   *[other] { $n } × Counterattack
 }
frantic-card-Equality = { $n ->
    [one] Equality
   *[other] { $n } × Equality
 }
frantic-card-NiceTry = { $n ->
    [one] Nice Try
   *[other] { $n } × Nice Try
 }
frantic-card-FuckYou = { $n ->
    [one] Fuck You
   *[other] { $n } × Fuck You
 }
frantic-card-blue = blue
frantic-card-red = red
frantic-card-green = green
frantic-card-yellow = yellow
frantic-card-any = the start card (anything goes)
frantic-named-charity = Charity
frantic-named-communism = Communism
frantic-named-doomsday = Doomsday
frantic-named-earthquake = Earthquake
frantic-named-expansion = Expansion
frantic-named-finish-line = Finish Line
frantic-named-friday-13th = Friday the 13th
frantic-named-gambling-man = Gambling Man
frantic-named-market = Market
frantic-named-mating-season = Mating Season
frantic-named-merry-christmas = Merry Christmas
frantic-named-mexican-standoff = Mexican Standoff
frantic-named-recession = Recession
frantic-named-robin-hood = Robin Hood
frantic-named-surprise-party = Surprise Party
frantic-named-all-seeing-eye = The All-Seeing Eye
frantic-named-third-time-lucky = Third Time Lucky
frantic-named-time-bomb = Time Bomb
frantic-named-tornado = Tornado
frantic-named-vandalism = Vandalism
frantic-end-out = a hand is empty
frantic-end-pile = the draw pile is used up
frantic-end-doomsday = Doomsday
frantic-end-finish-line = Finish Line
frantic-end-time-bomb = the Time Bomb goes off
frantic-move-play = Play { $card }
frantic-move-draw = Draw a card
frantic-move-end = End the turn
frantic-move-cannot = Nothing fits, nothing to draw
frantic-move-target = Attack { $whom }
frantic-move-hit = { $count ->
    [one] { $whom }: one card
   *[other] { $whom }: { $count } cards
 }
frantic-move-counter = Counterattack
frantic-move-nice-try = Nice Try
frantic-move-pass = Let it happen
frantic-move-wish = Wish for { $wish }
frantic-move-give = Give { $card }
frantic-move-discard = Discard { $card }
frantic-move-stake = Stake { $card }
frantic-move-take = Take { $card }
frantic-move-send = { $card } for { $whom }
frantic-move-agree = Play on
frantic-move-expire-turn = Time is up for this turn
frantic-move-expire-window = Time is up for the answer
frantic-move-expire-event = Time is up for the event
frantic-move-deal = Deal

## What is asked

frantic-asked-play = Your turn: play a card that fits on { $demand }, or draw one.
    .title = Your turn
frantic-asked-drawn = You have drawn. Play a card that fits on { $demand }, or end your turn.
    .title = Play, or end the turn
frantic-asked-follow = Another card must follow that fits on { $demand }; if none does, draw one.
    .title = 2nd Chance: another card
frantic-asked-aim = Choose whom you attack with { $card }.
    .title = For whom?
frantic-asked-redirect = The attack is yours now: choose whom it shall hit with { $card }.
    .title = Turn it on whom?
frantic-asked-split = { $count ->
    [one] Choose who draws the last card.
   *[other] Share out { $count } cards: choose a number and who draws them.
 }
    .title = Who draws the four?
frantic-asked-give = { $count ->
    [one] Choose one more card for { $whom }.
   *[other] Choose { $count } cards for { $whom }.
 }
    .title = Which cards?
frantic-asked-wish = { $kind ->
    [number] Wish for a colour or a number.
   *[colour] Wish for a colour.
 }
    .title = What do you wish for?
frantic-asked-counter = { $count ->
    [0] { $whom } attacks you with { $card }: counter, or let it happen.
    [one] { $whom } attacks you with { $card }: counter, or draw a card.
   *[other] { $whom } attacks you with { $card }: counter, or draw { $count } cards.
 }
    .title = You are attacked
    .button = Counter
    .decline = { $count ->
        [0] Let it happen
        [one] Draw a card
       *[other] Draw { $count } cards
     }
frantic-asked-try = Out of cards: { $whom }. Answer with Nice Try, or let it happen.
    .title = Nice Try?
    .button = Nice Try!
frantic-asked-stake = Lay one card face down; the second lowest takes them all.
    .title = Which card do you stake?
frantic-asked-pick = Take one of these: { $cards }.
    .title = Take a card
frantic-asked-discard = { $count ->
    [one] Choose one more card to discard.
   *[other] Choose { $count } cards to discard.
 }
    .title = Which cards go?
frantic-asked-treat = Choose a card and who gets it.
    .title = A card for whom?
frantic-asked-spread = Lay all your cards face down before others, as you like.
    .title = Give all your cards away
frantic-asked-look = All hands lie open. Say when you want to play on.
    .title = All hands lie open

## What the screen shows, and what a move would do

frantic-fact-top = { $count ->
    [one] On the discard pile lies { $card }.
   *[other] On the discard pile of { $count } lies { $card }.
 }
frantic-fact-wished = { $you ->
    [yes] you wish for { $wish }.
   *[no] { $who } wishes for { $wish }.
 }
frantic-fact-demand = To be matched: { $demand }.
frantic-fact-ended = The round is over: { $end }.
frantic-fact-attack = { $count ->
    [0] { $card }: target { $whom }.
    [one] { $card }: one card for { $whom }.
   *[other] { $card }: { $count } cards for { $whom }.
 }
frantic-fact-event = Event: { $event }.
frantic-fact-market = In the Market: { $cards }.
frantic-fact-bomb = { $count ->
    [one] The Time Bomb ticks: one turn is left.
   *[other] The Time Bomb ticks: { $count } turns are left.
 }
frantic-fact-hand = { $n ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
 }
frantic-fact-aside = Chosen, face down: { $cards }.
frantic-fact-sizes = Cards in hand: { $sizes }.
frantic-fact-skips = Must miss a turn: { $whom }.
frantic-fact-stock = Draw pile: { $count }; events: { $events }.
frantic-fact-points = Points: { $points }.
frantic-fact-limit = Points limit: { $limit }.
frantic-fact-shown = { $n ->
    [0] { $you ->
        [yes] You are out of cards.
       *[no] { $who } is out of cards.
     }
   *[other] { $you ->
        [yes] You hold { $cards }.
       *[no] { $who } holds { $cards }.
     }
 }
frantic-would-attack = You attack with { $card }.
frantic-would-event = An event is turned up.
frantic-would-follow = Another card must follow.
frantic-would-wish = { $kind ->
    [number] You wish for a colour or a number.
   *[colour] You wish for a colour.
 }
frantic-would-last = It is your last card.
frantic-would-redirect = You turn the attack on somebody else: { $card }.
frantic-would-try = Must draw three: { $whom }.

## What happens

frantic-event-dealer = { $you ->
    [yes] You deal.
   *[no] { $who } deals.
 }
frantic-event-hand = { $you ->
    [yes] In your hand: { $cards }.
   *[no] { $who } gets { $count } cards.
 }
frantic-event-start = { $you ->
    [yes] You turn up { $card }.
   *[no] { $who } turns up { $card }.
 }
frantic-event-play = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
 }
frantic-event-draw = { $known ->
    [yes] You draw { $cards }.
   *[no] { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
     }
 }
frantic-event-short = { $count ->
    [one] The draw pile is one card short.
   *[other] The draw pile is { $count } cards short.
 }
frantic-event-end = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
 }
frantic-event-cannot = { $you ->
    [yes] You can neither play nor draw.
   *[no] { $who } can neither play nor draw.
 }
frantic-event-target = { $you ->
    [yes] You attack { $whom }.
   *[no] { $at_you ->
        [yes] { $who } attacks you.
       *[no] { $who } attacks { $whom }.
     }
 }
frantic-event-share = { $you ->
    [yes] You attack { $whom }
   *[no] { $at_you ->
        [yes] { $who } attacks you
       *[no] { $who } attacks { $whom }
     }
 }: { $count ->
    [one] one card.
   *[other] { $count } cards.
 }
frantic-event-counter = { $you ->
    [yes] You play Counterattack!
   *[no] { $who } plays Counterattack!
 }
frantic-event-nice-try = { $you ->
    [yes] You play Nice Try!
   *[no] { $who } plays Nice Try!
 }
frantic-event-pass = { $you ->
    [yes] You let it happen.
   *[no] { $who } lets it happen.
 }
frantic-event-lapse = There is no target: the attack lapses.
frantic-event-skip = { $you ->
    [yes] You must miss your next turn.
   *[no] { $who } must miss the next turn.
 }
frantic-event-miss = { $you ->
    [yes] You miss your turn.
   *[no] { $who } misses the turn.
 }
frantic-event-give = { $known ->
    [yes] { $you ->
        [yes] You give to { $whom }: { $cards }.
       *[no] { $who } gives you: { $cards }.
     }
   *[no] { $count ->
        [one] { $who } gives a card to { $whom }.
       *[other] { $who } gives { $count } cards to { $whom }.
     }
 }
frantic-event-take = { $known ->
    [yes] { $you ->
        [yes] You draw blind from { $whom }: { $cards }.
       *[no] { $who } draws blind from you: { $cards }.
     }
   *[no] { $count ->
        [one] { $who } draws a card blind from { $whom }.
       *[other] { $who } draws { $count } cards blind from { $whom }.
     }
 }
frantic-event-wish = { $you ->
    [yes] You wish for { $wish }.
   *[no] { $who } wishes for { $wish }.
 }
frantic-event-event = Event: { $event }!
frantic-event-discard = { $you ->
    [yes] You discard { $cards }.
   *[no] { $who } discards { $cards }.
 }
frantic-event-stake = { $known ->
    [yes] You stake { $cards }, face down.
   *[no] { $who } has staked a card.
 }
frantic-event-reveal = { $you ->
    [yes] You had staked { $card }.
   *[no] { $who } had staked { $card }.
 }
frantic-event-collect = { $you ->
    [yes] You take all stakes: { $cards }.
   *[no] { $who } takes all stakes: { $cards }.
 }
frantic-event-market = { $n ->
    [0] The Market is empty.
   *[other] In the Market: { $cards }.
 }
frantic-event-pick = { $you ->
    [yes] You take { $card }.
   *[no] { $who } takes { $card }.
 }
frantic-event-show = { $n ->
    [0] { $you ->
        [yes] You are out of cards.
       *[no] { $who } is out of cards.
     }
   *[other] { $you ->
        [yes] You hold { $cards }.
       *[no] { $who } holds { $cards }.
     }
 }
frantic-event-agree = { $you ->
    [yes] You want to play on.
   *[no] { $who } wants to play on.
 }
frantic-event-ready = { $you ->
    [yes] You have laid all your cards out.
   *[no] { $who } has laid all cards out.
 }
frantic-event-bomb = The Time Bomb ticks: { $count } turns are left.
frantic-event-round = The round is over: { $end }.
frantic-event-score = { $you ->
    [yes] That makes { $points } for you, { $total } in all.
   *[no] That makes { $points } for { $who }, { $total } in all.
 }
frantic-event-expire = Time is up for { $whom }.
frantic-event-over = { $n ->
    [one] The match is over. The winner: { $whom }.
   *[other] The match is over. The winners: { $whom }.
 }

## Why a bot plays so

frantic-why-away = What costs most goes first.
frantic-why-costly = Away with what would cost most at the end.
frantic-why-counter = The attack misses you, and you are rid of a card.
frantic-why-fuck-you = Forty-two points gone at once: ten cards do not come back.
frantic-why-gift = A Gift rids you of three cards at once.
frantic-why-send = What costs most, for whoever would be out first.
frantic-why-stake = That card is the least likely to take the stakes.
frantic-why-take = The cheapest card does the least harm.
frantic-why-target = Whoever has the fewest cards is about to end the round.
frantic-why-try = Three cards for whoever thought it was over.
frantic-why-wild = It fits anywhere, and now it is needed.
frantic-why-wish = Of that you have most.

## What a match adds up to

frantic-when = round { $n }
frantic-length = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
 }
frantic-tally-out = rounds out of cards
frantic-tally-countered = attacks countered

## Options

frantic-option-length = Length
frantic-option-length-means = Sets the points limit by the number of players.
frantic-value-short = short
frantic-value-medium = medium
frantic-value-long = long
frantic-value-custom = own limit
frantic-option-points_limit = Points limit
frantic-option-points_limit-means = The points that end a match of your own length; the more players, the lower.
frantic-option-mild = Milder name
frantic-option-mild-means = Shows the Fuck You card under a milder name.
frantic-option-first_dealer = First dealer
frantic-option-first_dealer-means = Who deals first: drawn by lot, or a seat.
frantic-value-draw = drawn by lot
frantic-option-turn_seconds = Seconds for a turn
frantic-option-turn_seconds-means = How long there is to play and to choose what a card asks for; 0 is no clock.
frantic-option-window_seconds = Seconds for an answer
frantic-option-window_seconds-means = How long there is for Counterattack and Nice Try; 0 is no clock.
frantic-option-event_seconds = Seconds for an event
frantic-option-event_seconds-means = How long there is for what an event asks; 0 is no clock.
frantic-option-score_seconds = Seconds for the score
frantic-option-score_seconds-means = How long the score stays before the next round; 0 deals at once.

## What an event does

frantic-means-charity = Everyone else draws one card blind from whoever has the most cards.
frantic-means-communism = Everyone draws until all have as many cards as whoever has the most.
frantic-means-doomsday = The round is over at once, and everyone gets 50 points.
frantic-means-earthquake = Everyone passes the whole hand to the right.
frantic-means-expansion = In order of play the first draws one card, the next two, and so on.
frantic-means-finish-line = The round is over at once and is counted.
frantic-means-friday-13th = Nothing happens.
frantic-means-gambling-man = Everyone lays a card face down; whoever has the second lowest takes them all.
frantic-means-market = As many cards as players are turned up; each takes one in order of play.
frantic-means-mating-season = Everyone discards all number cards whose number they hold more than once.
frantic-means-merry-christmas = Everyone lays the whole hand face down before the others; at the end each takes what lies there.
frantic-means-mexican-standoff = Everyone discards the whole hand and draws three new cards.
frantic-means-recession = In order of play the first discards one card of choice, the next two, and so on.
frantic-means-robin-hood = Whoever has the fewest and whoever has the most cards swap hands.
frantic-means-surprise-party = In order of play everyone gives one card to another player.
frantic-means-all-seeing-eye = All hands lie open until everyone wants to play on.
frantic-means-third-time-lucky = Everyone draws three cards.
frantic-means-time-bomb = Three turns each: whoever is out in time gets 10 points less and the others 10 more; if nobody is, all points count double.
frantic-means-tornado = All hands are shuffled together and dealt anew.
frantic-means-vandalism = Everyone discards all cards of the colour that was played last.

## In the browser

frantic-web-draw = draw pile
frantic-web-events = events
frantic-web-pile = Discard pile
frantic-web-look = Look through the discard pile ({ $n })
frantic-web-any = anything fits
frantic-web-wish = { $you ->
    [yes] You wish for
   *[no] { $who } wishes for
 }
frantic-web-where = round { $n }, limit { $limit }
frantic-web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
frantic-web-skips = misses a turn
frantic-web-done = done
frantic-web-attacks = attacks
frantic-web-attacked = attacked
frantic-web-countered = countered
frantic-web-chain = { $you ->
    [yes] You attack: { $card }
   *[no] { $who } attacks: { $card }
 }
frantic-web-share-waiting = asked later
frantic-web-share-asked = asked now
frantic-web-share-aiming = on whom?
frantic-web-share-settled = hits
frantic-web-share-lapsed = lapsed
frantic-web-share-done = done
frantic-web-bomb = { $n ->
    [one] turn left
   *[other] turns left
 }
frantic-web-aside = face down
frantic-web-rest = Rest in turn
frantic-web-presents = { $who }: { $n }
frantic-web-missing = { $n } more
frantic-web-seal = Seal (final)
frantic-web-chooses = chooses
frantic-web-count = { $n ->
    [one] one card
   *[other] { $n } cards
 }
frantic-web-sheet = Score pad
frantic-web-player = Player
frantic-web-round = R{ $n }

## Terminal

frantic-title = Round { $n }, limit { $limit }
frantic-piles = Draw pile { $n }, events { $events }
frantic-help-cards = Type a card as its colour and number, as in R7 or BGift: B blue, R red, G green, Y yellow, K black. A wish is typed as wish red.

## When it is over

## The first lesson, and the page of one minute

frantic-lesson-fit = A green 6 lies on the pile. Play the green 1, or the red 6.
    .title = Same colour or number
    .right = It fits
    .means = If nothing fits, or you would rather keep your cards, you draw one and may still play.
    .look = A card is gone or a card comes: which is better for you?
frantic-lesson-wish = Fantastic fits on anything. Now wish for a colour or a number that you hold yourself.
    .title = Wish for something
    .right = Nobody could follow
    .means = A wish stays until a card follows it. It is your turn again, and the wish still stands.
    .look = One card is left in your hand. What must be wished for so that it fits?
frantic-lesson-aim = Skip is an attack: choose whom it hits. Take the player with two cards.
    .title = Whom does it hit?
    .right = One turn is missed
    .means = Gift, Exchange, Fantastic Four and Equality are attacks too. Nobody attacks himself.
    .look = Who is close to being out of cards?
frantic-lesson-counter = You are to get two cards as a gift. You hold Counterattack: play it, out of turn.
    .title = Not with me
    .right = The attack is yours now
    .means = Next you choose whom it hits instead, with two of your cards. That one may counter again.
    .look = Two more cards, or one fewer?
frantic-lesson-event = A black card fits on its number and turns up one of twenty events. Play the black 4.
    .title = Black brings an event
    .right = Vandalism: green must go
    .means = Everybody discarded the colour that was played last, and your green 2 went too.
    .look = Only one of your cards can shake up the whole table. Which?
frantic-lesson-try = Somebody has played the last card. Play Nice Try before the round is over.
    .title = Quick, somebody is out!
    .right = Three cards for that
    .means = The round goes on, and next you wish for a colour.
    .look = If you let it go, the round is over and what you hold counts. Do you want that?
frantic-lesson-out = One card left, and it fits. Play it.
    .title = Your last card
    .right = The round is yours
    .means = What the others hold counts against them. At the points limit the fewest points win.
    .look = It fits, and it is the last. What are you waiting for?
frantic-minute-aim = Get rid of your cards. What you still hold when a round ends counts as points; at the limit the fewest win.
    .title = The aim
frantic-minute-turn = Play a card of the same colour or number. Nothing fits, or you would rather not? Draw one; then you may still play.
    .title = Your turn
frantic-minute-wish = Four-coloured cards fit on anything. Whoever plays one wishes for a colour, with Fantastic also for a number.
    .title = Wishes
frantic-minute-attack = Gift gives two cards away, Exchange swaps two, Skip costs a turn, Fantastic Four makes others draw. You choose whom.
    .title = Attacks
frantic-minute-answer = Attacked? Counterattack turns it on somebody else. Somebody is out? By Nice Try that player draws three.
    .title = Out of turn
frantic-minute-black = A black card fits on its number and turns up one of twenty events.
    .title = Black cards
