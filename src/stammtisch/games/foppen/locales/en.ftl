# Foppen in English. The same keys and variables stand in every catalogue.

foppen-line = Be rid of your cards first, and never play the worst card of a trick.

## Cards, moves, phases

foppen-suit-G = green
foppen-suit-R = red
foppen-suit-Y = yellow
foppen-suit-B = blue
foppen-card-G = green { $value }
foppen-card-R = red { $value }
foppen-card-Y = yellow { $value }
foppen-card-B = blue { $value }
foppen-card-1 = { $n ->
    [one] a One
   *[other] { $n } Ones
 }
foppen-move-play = Play { $cards }
foppen-move-bid = Bid
foppen-move-stay = Do not bid
foppen-move-deal = Deal
foppen-move-expire-bids = Time is up for the bids
foppen-move-expire-turn = Time is up for this turn
foppen-phase-bidding = Bids are being decided.
foppen-phase-playing = Cards are being played.
foppen-phase-scored = The hand is over and scored.
foppen-phase-over = The match is over.
foppen-help-cards = Cards: G green, R red, Y yellow, B blue and their number; 1 is a One.

## The table

foppen-title = Foppen · hand { $deal } of { $deals }
foppen-deals = { $you ->
    [yes] you deal
   *[no] { $who } deals
 }
foppen-led = to follow: { $suit }
foppen-open = a One lies: the next colour counts
foppen-empty = a new trick
foppen-last = Last trick
foppen-mark-stone = ● sitting out
foppen-mark-winning = winning
foppen-mark-fopped = stone looms
foppen-bid-bid = bid
foppen-bid-stay = no bid
foppen-bid-decided = decided
foppen-bid-open = not yet
foppen-asked-bid = Will you be out first? Then bid, otherwise do not.
    .title = Will you be out first?
foppen-asked-lead = Your turn: lead any card.
    .title = You lead
foppen-asked-set = Your turn: a One lies, so your card sets the colour.
    .title = Your turn
foppen-asked-follow = Your turn: follow { $suit }, or play a One.
    .title = Your turn
foppen-asked-discard = Your turn: you have no { $suit }, so discard what you like.
    .title = Your turn
foppen-asked-sit = You have the stone and sit this trick out; { $who } is on turn.
    .title = You sit this one out
foppen-asked-scored = The hand is over and scored. Soon it goes on.
    .title = The hand is scored
foppen-fact-deal = { $you ->
    [yes] Hand { $deal } of { $deals }; you deal.
   *[no] Hand { $deal } of { $deals }; { $who } deals.
 }
foppen-fact-trick = In the trick: { $played }.
foppen-fact-last = The last trick: { $played }.
foppen-fact-winning = { $you ->
    [yes] you are winning the trick.
   *[no] { $who } is winning the trick.
 }
foppen-fact-fopped = { $you ->
    [yes] you would be fopped.
   *[no] { $who } would be fopped.
 }
foppen-fact-stone = { $you ->
    [yes] you have the stone and sit out.
   *[no] { $who } has the stone and sits out.
 }
foppen-fact-hand = { $n ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
 }
foppen-fact-sizes = Cards in hand: { $sizes }.
foppen-fact-points = Points: { $points }.
foppen-fact-bids = Bids: { $bids }.
foppen-fact-shown = { $n ->
    [0] { $you ->
        [yes] You are out of cards.
       *[no] { $who } is out of cards.
     }
   *[other] { $you ->
        [yes] You are left with { $cards }.
       *[no] { $who } is left with { $cards }.
     }
 }
foppen-fact-scored = Points of this hand: { $points }.
foppen-would-win = { $you ->
    [yes] The trick is yours.
   *[no] { $who } takes the trick.
 }
foppen-would-fop = { $you ->
    [yes] You are fopped and sit out the next trick.
   *[no] { $who } is fopped and sits out the next trick.
 }
foppen-would-winning = That card wins so far.
foppen-would-fopped = That card is the worst so far: the stone looms.

## Why not

foppen-because-follow = { $suit } was led, and you hold { $cards }.

## What happens

foppen-event-dealer = { $you ->
    [yes] You deal.
   *[no] { $who } deals.
 }
foppen-event-hand = { $you ->
    [yes] You are dealt { $count } cards: { $cards }.
   *[no] { $who } is dealt { $count } cards.
 }
foppen-event-decide = { $decision ->
    [bid] { $you ->
        [yes] You bid.
       *[no] { $who } bids.
     }
   *[stay] { $you ->
        [yes] You do not bid.
       *[no] { $who } does not bid.
     }
 }
foppen-event-choose = { $decision ->
    [bid] You bid, face down.
    [stay] You do not bid.
   *[hidden] { $who } has decided.
 }
foppen-event-bids = { $n ->
    [0] Nobody bids.
   *[other] The bids are turned up. Bidding: { $whom }.
 }
foppen-event-expire = Time is up for { $whom }.
foppen-event-play = { $rule ->
    [O-013] { $you ->
        [yes] You discard { $cards }.
       *[no] { $who } discards { $cards }.
     }
   *[other] { $you ->
        [yes] You play { $cards }.
       *[no] { $who } plays { $cards }.
     }
 }
foppen-event-win = { $you ->
    [yes] You take the trick.
   *[no] { $who } takes the trick.
 }
foppen-event-fop = { $you ->
    [yes] You are fopped and get the stone.
   *[no] { $who } is fopped and gets the stone.
 }
foppen-event-show = { $n ->
    [0] { $you ->
        [yes] You are out of cards.
       *[no] { $who } is out of cards.
     }
   *[other] { $you ->
        [yes] You are left with { $cards }.
       *[no] { $who } is left with { $cards }.
     }
 }
foppen-event-score = { $you ->
    [yes] That makes { $points } for you, { $total } in all.
   *[no] That makes { $points } for { $who }, { $total } in all.
 }
foppen-event-over = { $n ->
    [one] The match is over. The winner: { $whom }.
   *[other] The match is over. The winners: { $whom }.
 }

## Why a bot plays so

foppen-why-bid = Your hand is good enough to be out first.
foppen-why-stay = Your hand is too risky for a bid: what is left would count double.
foppen-why-hurry = Somebody will be out soon, so get rid of what costs most.
foppen-why-lead = With that lead somebody else is the likeliest to get the stone.
foppen-why-duck = That card cannot get the stone, and it is the one you will miss least.
foppen-why-one = A One is never a discard, so it saves you from the stone.
foppen-why-lost = The stone is yours whatever you play, so get rid of what costs most.
foppen-why-follow = Among your cards of the colour that one runs the least risk.
foppen-why-discard = If you must discard, a high card is the safest.

## Options

foppen-option-bids = Bids
foppen-option-bids-means = Before the first card, each may bid on being out first.
foppen-option-bid_mode = How to bid
foppen-option-bid_mode-means = Face down until all have decided, or openly at once.
foppen-option-first_dealer = First dealer
foppen-option-first_dealer-means = Drawn by lot, or a seat.
foppen-option-turn_seconds = Seconds for a card
foppen-option-turn_seconds-means = How long the clock waits for a card; 0 is no clock.
foppen-option-window_seconds = Seconds for a bid
foppen-option-window_seconds-means = How long the clock waits for the bids; 0 is no clock.
foppen-option-score_seconds = Seconds for the score
foppen-option-score_seconds-means = How long there is to read the score before the next deal; 0 deals at once.
foppen-value-draw = by lot
foppen-value-sealed = face down
foppen-value-open = openly

## In the browser

foppen-web-here = here
foppen-web-takes = takes it
foppen-web-fopped = fopped
foppen-web-sits = sits out
foppen-web-sheet = Score sheet
foppen-web-player = Player
foppen-web-left = left
foppen-web-hand = hand { $n }
foppen-web-flag-bid = bid
foppen-web-where = hand { $deal } of { $deals }
foppen-round = Hand

## When it is over

foppen-won = { $n ->
    [one] { $you ->
        [yes] You win with { $points }
       *[no] { $whom } wins with { $points }
     }
   *[other] { $whom } win with { $points }
 }
foppen-when = hand { $n }
foppen-length = { $n ->
    [one] { $n } hand
   *[other] { $n } hands
 }
foppen-chart = Points
foppen-chart-means = after each hand
foppen-tally-out = out
foppen-tally-fopped = fopped

## The first lesson, and the page of one minute

foppen-lesson-follow = Yellow was led, so play yellow. The 9 beats the 8.
    .title = Follow the colour
    .right = The trick is yours
    .means = The highest yellow takes it. The lowest card got the stone: its owner sits out the next trick.
    .look = Only one of your cards beats the 8. Which one takes the trick?
foppen-lesson-stone = If all follow, the lowest card gets the stone. Play the 20.
    .title = Stay clear of the stone
    .right = You are safe
    .means = The 5 was the lowest. Whoever played it is fopped and sits out the next trick.
    .look = The lowest green gets the stone. Who could play lower than a 2?
foppen-lesson-discard = You have no blue, so you may discard. Play the 14: the lowest discard gets the stone.
    .title = Without the colour
    .right = The red 11 was lower
    .means = A discard never takes the trick, however high. The lowest of them gets the stone.
    .look = The lowest discard gets the stone. How safe is a 5?
foppen-lesson-one = No blue again. Play the One: it may be played at any time and is never a discard.
    .title = A One helps you out
    .right = The stone passes you by
    .means = The green 19 was the only discard. Had all followed, the One would have been the lowest.
    .look = A 3 would be a low discard. Which of your cards is never a discard?
foppen-lesson-lead = You may lead any card. Lead the red 16: no red is higher.
    .title = You lead
    .right = Nobody beats the 16
    .means = You take the trick and lead the next. Whoever had no red discarded and got the stone.
    .look = You want to take the trick. Which of your cards can nobody beat?
foppen-lesson-out = Play the blue 9. Once somebody is out of cards, this trick is the last of the hand.
    .title = Your last card
    .right = Out: 10 points
    .means = The others lose what their cards are worth. Most points after all hands wins.
foppen-minute-aim = Be the first without cards: that is 10 points. Whatever the others hold counts against them.
    .title = The aim
foppen-minute-turn = Follow the colour that was led. The highest card of it takes the trick and leads the next.
    .title = Your turn
foppen-minute-stone = Your lowest card can cost you: the lowest of the trick gets the stone, and its owner sits out the next trick.
    .title = The stone
foppen-minute-discard = Then discard what you like. Now the lowest discard gets the stone, and nobody else is in danger.
    .title = No such colour?
foppen-minute-one = They fit on every colour and are never a discard. But they are low.
    .title = The Ones
