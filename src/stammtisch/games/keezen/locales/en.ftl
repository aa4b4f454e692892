# Keezen in English. The same keys and variables stand in every catalogue.

keezen-line = Two against two: bring eight pawns home, card by card.
keezen-takes = up to 45 min

## Cards, colours, moves, phases
## A card is named by its first letter, so the ten is 1.

keezen-card-A = an ace
keezen-card-1 = a 10
keezen-card-2 = a 2
keezen-card-3 = a 3
keezen-card-4 = a 4
keezen-card-5 = a 5
keezen-card-6 = a 6
keezen-card-7 = a 7
keezen-card-8 = an 8
keezen-card-9 = a 9
keezen-card-J = a jack
keezen-card-Q = a queen
keezen-card-K = a king
keezen-rank-A = A
keezen-rank-2 = 2
keezen-rank-3 = 3
keezen-rank-4 = 4
keezen-rank-5 = 5
keezen-rank-6 = 6
keezen-rank-7 = 7
keezen-rank-8 = 8
keezen-rank-9 = 9
keezen-rank-10 = 10
keezen-rank-J = J
keezen-rank-Q = Q
keezen-rank-K = K
keezen-colour-Blue = Blue
keezen-colour-Green = Green
keezen-colour-Yellow = Yellow
keezen-colour-Red = Red
keezen-move-enter = { $rank }: put a pawn on
keezen-move-walk = { $rank }: { $from } → { $to }
keezen-move-swap = { $rank }: { $from } ⇄ { $colour } { $to }
keezen-move-split = { $rank }: { $from } → { $to } + { $second } → { $end }
keezen-move-rest = { $rank }: { $from } → { $to } + { $colour } { $second } → { $end }
keezen-move-fold = Lay down your hand
keezen-move-time = Time is up for the round
keezen-phase-playing = Cards are being played.
keezen-phase-over = The match is over.
keezen-letters = J Q K A
keezen-help-cards = Type a card with a colon, 7:, to see what it can do; go on with squares: 7: 10 13 20, or the whole play: 7: 10>13 + 20>24. A pawn is put on with K: enter, and swapped with J: 10 20. A bare number is always one of the list, and Enter leads back to it.
keezen-typed-enter = enter
keezen-help-board = B12 is a pawn of Blue on 12, G16■ one that is protected on its start; small letters mark empty places: b0 is the start of Blue, h1 to h4 are a home. ×Y after a move: it sends a pawn of Yellow back.

## The table

keezen-title = Pack { $deck } · hand { $round } of 3
keezen-deals = { $you ->
    [yes] you deal
   *[no] { $who } deals
 }
keezen-duos = Home: { $first } + { $second } { $n }/8 · { $third } + { $fourth } { $others }/8
keezen-counts-pawns = { $n } of 8 pawns home
keezen-ended-time = Time is up: nobody has won.
keezen-none = nothing played yet
keezen-played = Played
keezen-folded = hand laid down
keezen-helps = helps { $colour }
keezen-home = home { $n }/4
keezen-yard = yard
keezen-asked-play = Your turn: play a card.
    .title = Your turn
keezen-asked-help = Your turn: play a card for { $colour }.
    .title = Your turn: help { $colour }
keezen-asked-fold = Your turn: none of your cards can be played. Lay them all down.
    .title = No card can be played
keezen-asked-out = { $who } is on turn. You are out until the next deal.
    .title = { $who } is on turn
keezen-fact-deal = { $you ->
    [yes] Pack { $deck }, hand { $round } of 3; you deal.
   *[no] Pack { $deck }, hand { $round } of 3; { $who } deals.
 }
keezen-fact-home = Pawns home: { $first } with { $second } { $n }, { $third } with { $fourth } { $others }.
keezen-fact-seat = { $you ->
    [yes] { $n ->
        [0] you play { $colour }: no pawn on the board; in the yard: { $yard }.
       *[other] you play { $colour }: { $squares }; in the yard: { $yard }.
     }
   *[no] { $n ->
        [0] { $who } plays { $colour }: no pawn on the board; in the yard: { $yard }.
       *[other] { $who } plays { $colour }: { $squares }; in the yard: { $yard }.
     }
 }
keezen-fact-folded = { $you ->
    [yes] you have laid down your hand.
   *[no] { $who } has laid down the hand.
 }
keezen-fact-helps = { $you ->
    [yes] you help { $colour }.
   *[no] { $who } helps { $colour }.
 }
keezen-fact-hand = { $n ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
 }
keezen-fact-sizes = Cards in hand: { $sizes }.
keezen-fact-pile = { $n ->
    [0] No card has been played from this pack.
   *[other] Played from this pack: { $played }.
 }
keezen-fact-left = { $n ->
    [0] The pack is dealt out.
   *[other] Cards still to be dealt: { $n }.
 }

## What a move would do

keezen-would-enter = { $colour }: a pawn comes to its start, { $square }.
keezen-would-walk = { $n ->
    [one] { $colour }: one step from { $from } to { $to }.
   *[other] { $colour }: { $n } steps from { $from } to { $to }.
 }
keezen-would-back = { $colour }: { $n } steps back from { $from } to { $to }.
keezen-would-swap = { $colour } on { $from } changes with { $other } on { $to }.
keezen-would-capture = { $colour } on { $square } is captured.
keezen-would-capture-own = { $colour } on { $square } goes back to the yard.
    .title = Your own pawn?
    .button = Yes, capture it
keezen-would-capture-partner = { $colour } on { $square } goes back to the yard.
    .title = Your partner’s pawn?
    .button = Yes, capture it

## Why not

keezen-because-stands = { $colour } stands on { $square }.
keezen-because-room = { $n ->
    [0] From { $square } there is no step left to make.
    [one] From { $square } there is one step left to make.
   *[other] From { $square } there are { $n } steps left to make.
 }
keezen-because-can = You can play: { $cards }.

## What happens

keezen-event-dealer = { $you ->
    [yes] You deal: pack { $deck }, hand { $round } of 3.
   *[no] { $who } deals: pack { $deck }, hand { $round } of 3.
 }
keezen-event-hand = { $you ->
    [yes] You are dealt { $count } cards: { $cards }.
   *[no] { $who } is dealt { $count } cards.
 }
keezen-event-play = { $you ->
    [yes] You play { $cards }.
   *[no] { $who } plays { $cards }.
 }
keezen-event-enter = { $colour } puts a pawn on { $square }.
keezen-event-walk = { $rule ->
    [K-038] { $colour } goes back from { $from } to { $to }.
    [K-043] { $colour } goes home: from { $from } to { $to }.
    [K-078] The rest is for the partner: { $colour } goes from { $from } to { $to }.
    [K-096] { $you ->
        [yes] You help: { $colour } goes from { $from } to { $to }.
       *[no] { $who } helps: { $colour } goes from { $from } to { $to }.
     }
   *[other] { $colour } goes from { $from } to { $to }.
 }
keezen-event-swap = { $colour } on { $square } and { $other } on { $there } swap places.
keezen-event-capture = { $rule ->
    [K-046] Its own pawn: { $colour } is sent back from { $square }!
    [K-047] The partner’s pawn: { $colour } is sent back from { $square }!
   *[other] { $colour } is sent back from { $square }!
 }
keezen-event-help = { $you ->
    [yes] Your four are home: from now on you help { $colour }.
   *[no] { $who } has four home and from now on helps { $colour }.
 }
keezen-event-fold = { $you ->
    [yes] You cannot play and lay down { $cards }.
   *[no] { $who } cannot play and lays down { $cards }.
 }
keezen-event-time = Time is up.
keezen-event-over = { $n ->
    [0] The match is over without a winner: the pawns home are counted.
   *[other] The match is over: all eight home! The winners: { $whom }.
 }

## Why a bot plays so

keezen-why-capture = An opponent goes back to the yard.
keezen-why-divide = Divided like that, the seven does most for both of you.
keezen-why-enter = A pawn on the track is worth more than one in the yard, and on its start nobody harms it.
keezen-why-home = A pawn goes home.
keezen-why-least = Something has to be played, and that harms you least.
keezen-why-swap = After that exchange your duo stands better than the other.
keezen-why-walk = That takes you furthest without running into danger.

## Options

keezen-option-home_stop = Stopping in home
keezen-option-home_stop-means = A pawn may stop on any home square it reaches, or only on the deepest free one.
keezen-option-queen_steps = Steps of the queen
keezen-option-queen_steps-means = How far the queen goes: 12, or 14 as in some families.
keezen-option-deal_rotation = Who deals on
keezen-option-deal_rotation-means = One player deals out the whole pack, or after each hand the next one deals.
keezen-option-own_start_swap_source = Swapping from the own start
keezen-option-own_start_swap_source-means = Whether you may swap your own pawn away from your start square.
keezen-option-talk = Talk
keezen-option-talk-means = Only the fixed phrases until the game is over, or whatever you like.
keezen-option-round_seconds = Seconds for the round
keezen-option-round_seconds-means = How long the round lasts: 2700 is the championship’s 45 minutes; 0 is no clock.
keezen-value-any_reachable = any square
keezen-value-deepest_free_only = the deepest
keezen-value-dealer_keeps_whole_deck = per pack
keezen-value-dealer_rotates_every_hand = per hand
keezen-value-phrases = phrases
keezen-value-free = free

## In the browser

keezen-web-rank-A = ace
keezen-web-rank-K = king
keezen-web-rank-Q = queen
keezen-web-rank-J = jack
keezen-web-does-ace = a pawn on its start, or one step
keezen-web-does-king = a pawn on its start
keezen-web-does-jack = two pawns change places
keezen-web-does-seven = seven steps, with one pawn or two
keezen-web-does-four = four steps back
keezen-web-does-steps = { $n } steps on
keezen-web-yard = yard
keezen-web-home = home { $n }
keezen-web-bring = bring in
keezen-web-to = to { $where }
keezen-web-pawn = pawn on { $where }
keezen-web-other-pawn = { $colour } on { $where }

## On the board

keezen-web-deals = deals
keezen-web-partner = partner
keezen-web-helps = helps
keezen-web-folded = out
keezen-web-left = { $n } cards not dealt yet
keezen-web-look = Last card: { $card }. Look at all open cards ({ $n })
keezen-web-open-cards = All open cards of this pack
keezen-tab-points = Home
keezen-web-inside = Pawns home

## The row of buttons

keezen-web-row = Pawns and steps
keezen-web-row-pawn = Which pawn?
keezen-web-row-steps = Steps for the first pawn
keezen-web-row-second = Steps for the second pawn
keezen-web-row-rest = { $n ->
    [one] One step is left, with
   *[other] { $n } steps are left, with
 }
keezen-web-row-other = Change with
keezen-web-steps-to = { $n ->
    [one] { $n } step, to { $where }
   *[other] { $n } steps, to { $where }
 }

## The strip

keezen-web-where = { $you ->
    [yes] hand { $n } of 3 · you deal
   *[no] hand { $n } of 3 · { $who } deals
 }

## When it is over

keezen-when = hand { $n }
keezen-length = { $n ->
    [one] { $n } hand
   *[other] { $n } hands
 }
keezen-chart = Pawns home
keezen-chart-means = after each hand
keezen-tally-captures = captures
keezen-tally-captured = captured
keezen-tally-folds = hands folded

## The first lesson, and the page of one minute

keezen-lesson-enter = A king or an ace puts a pawn on your start square. Play the king.
    .title = Put a pawn on
    .right = Your pawn is on
    .means = On its own start square it is safe: nobody captures it, and nobody passes it.
keezen-lesson-capture = Two steps lead onto Green. Play the 2 with your pawn just behind Green.
    .title = Capture a pawn
    .right = Green goes back
    .means = A pawn on which somebody lands goes back to its yard and must be put on anew.
    .look = Green would walk on. From which pawn are two steps just right?
keezen-lesson-block = Green stands on its own start square, right in front of you. Try the 2 if you like; then play the ace.
    .title = Nobody passes here
    .right = One pawn more is on
    .means = Neither 2 nor 10 was possible: nobody passes a pawn on its own start square.
keezen-lesson-swap = Play it with Red: of all pawns that one stands closest to your home.
    .title = The jack swaps
    .right = Forty steps with one card
    .means = Red now stands where you stood. In home and on its own start square a pawn is safe from the jack.
    .look = You walk up to your home: which pawn stands closest to it?
keezen-lesson-back = Four steps back from your start square, and you are just before home. Play the 4.
    .title = The four goes back
    .right = Home is four steps away
    .means = That saved you the whole lap.
keezen-lesson-home = Play the 3 with the pawn just before your home. It needs exact steps, up to four inside.
    .title = Bring a pawn home
    .right = Your pawn is home
    .means = Nothing can happen to it there. Four at home, and you help your partner: you win together.
    .look = Which of your pawns gets home with three steps?
keezen-lesson-seven = All for one pawn, or divided over two. Take three steps with the pawn behind Red and four with the one behind Green.
    .title = Divide the seven
    .right = Two with one card
    .means = Each part captures where it ends. All seven steps must be made.
    .look = Three and four are seven: can both your pawns capture?
keezen-minute-aim = You and the player opposite bring your eight pawns home. When yours are in, you move your partner’s.
    .title = The aim
keezen-minute-turn = Play one card and do what it shows: put a pawn on, or walk. Whoever cannot lays all cards away. Land on a pawn, and it goes back.
    .title = Your turn
keezen-minute-seven = All with one pawn, or divided over two.
    .title = Seven
keezen-minute-swap = Swaps your pawn with that of somebody else.
    .title = Jack
keezen-minute-back = Goes back. From your start square that is nearly home.
    .title = Four
keezen-minute-start = A pawn on its own is safe, and nobody passes it.
    .title = Start square
