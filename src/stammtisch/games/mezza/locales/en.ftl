# Mezza in English. The same keys and variables stand in every catalogue.

mezza-line = Lay higher or equal. A half at the right moment takes the turn.

## Cards, moves, phases

mezza-card = { $n ->
    [one] { $value }
   *[other] { $n } × { $value }
 }
mezza-card-J = { $n ->
    [one] blank joker
   *[other] { $n } blank jokers
 }
mezza-card-0 = { $n ->
    [one] zero joker
   *[other] { $n } zero jokers
 }
mezza-move-lay = Lay { $cards }
mezza-move-add = Add { $cards }
mezza-move-open = Open { $cards }
mezza-move-flip = Turn up closed card { $slot }
mezza-move-take = Take the pile
mezza-move-pass = Let it go
mezza-move-expire-swap = Time is up for the swap
mezza-move-expire-start = Time is up for the start
mezza-move-expire-window = Time is up for the chance
mezza-move-expire-turn = Time is up for this turn
mezza-phase-swapping = Cards are being swapped.
mezza-phase-starting = The game begins.
mezza-phase-playing = Cards are being laid.
mezza-phase-over = The match is over.
mezza-help-cards = Cards: J is the blank joker, 0 the zero joker; a half may be typed as h, 3½ as 3h. A bare number is the number of a move: for cards write lay 8, or 8 8 for two.
mezza-help-races = In a race you are asked first: here no bot is quicker than you. If you can only let it go, you are not asked.

## The table

mezza-title = Mezza
mezza-stock = { $gone ->
    [0] stock { $n }
   *[other] stock { $n } · out of play { $gone }
 }
mezza-pile = Pile of { $n }:
mezza-no-pile = No pile: any card may start one.
mezza-asks = Asked for: { $demand }
mezza-open = open
mezza-closed = closed
mezza-ended-stalled = Nothing moves any more, the game is called off.
mezza-demand-any = any card
mezza-demand-low = 4 or lower, or a joker
mezza-demand-h = ½ or higher, or a joker
mezza-demand-1 = 1 or higher, or a joker
mezza-demand-2 = 2 or higher, or a joker
mezza-demand-3 = 3 or higher, or a joker
mezza-demand-3h = 3½ or higher, or a joker
mezza-demand-5 = 5 or higher, or a joker
mezza-demand-6 = 6 or higher, or a joker
mezza-demand-6h = 6½ or higher, or a joker
mezza-demand-7 = 7 or higher, or a joker
mezza-demand-8 = 8 or higher, or a joker
mezza-demand-9 = 9 or higher, or a joker
mezza-demand-9h = 9½ or a joker
mezza-demand-3h-half = 3½ or higher, a ½ or a joker
mezza-demand-6h-half = 6½ or higher, a ½ or a joker
mezza-demand-7-half = 7 or higher, a ½ or a joker
mezza-demand-9h-half = 9½, a ½ or a joker
mezza-asked-swap = Choose three: they are played last.
    .title = Which three lie open?
mezza-asked-start = Whoever lays the lowest card first begins.
    .title = Who has a { $card }?
    .button = Begin
mezza-asked-lay = Your turn: { $demand }.
    .title = Your turn
mezza-asked-take = { $count ->
    [one] Your turn: nothing of yours fits, so you take the pile of one card.
   *[other] Your turn: nothing of yours fits, so you take the pile of { $count } cards.
 }
    .title = Nothing fits: take the pile
mezza-asked-flip = Your turn: turn up one of your closed cards.
    .title = Turn up a closed card
mezza-asked-add = You may add what you have just drawn, or let it go.
    .title = Add another { $card }?
    .button = Add
mezza-asked-add-open = You may add an equal open card, or let it go.
    .title = Add another { $card }?
    .button = Add
mezza-asked-seize = You may seize the turn with a ½, or let it go.
    .title = ½ on the { $card }?
    .button = Seize!

## What the screen shows, and what a move would do

mezza-fact-pile = { $count ->
    [0] There is no pile.
    [one] The pile is one card: { $top }.
   *[other] The pile has { $count } cards; on top: { $top }.
 }
mezza-fact-formed = { $card } + ½ is { $sum }.
mezza-fact-demand = The pile asks for: { $demand }.
mezza-fact-lowest = The lowest card in any hand: { $card }.
mezza-fact-window = May act out of turn: { $whom }.
mezza-fact-chosen = Have chosen: { $whom }.
mezza-fact-passed = Have let it go: { $whom }.
mezza-fact-stock = { $gone ->
    [0] Stock: { $count }.
   *[other] Stock: { $count }; out of play: { $gone }.
 }
mezza-fact-hand = { $n ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
 }
mezza-fact-sealed = Open before you after the swap: { $cards }.
mezza-fact-sizes = Cards in hand: { $sizes }.
mezza-fact-seat = { $you ->
    [yes] { $n ->
        [0] you have no open cards, closed: { $closed }.
       *[other] your open cards: { $cards }; closed: { $closed }.
     }
   *[no] { $n ->
        [0] { $who } has no open cards, closed: { $closed }.
       *[other] { $who } has open: { $cards }; closed: { $closed }.
     }
 }
mezza-fact-place = { $you ->
    [yes] you finish in place { $place }.
   *[no] { $who } finishes in place { $place }.
 }
mezza-would-seize = You seize the turn.
mezza-would-form = { $card } + ½ is { $sum }.
mezza-would-clear = { $count ->
    [one] The pile goes out of play.
   *[other] The pile of { $count } goes out of play.
 }
mezza-would-skip = { $you ->
    [yes] You miss a turn.
   *[no] { $who } misses a turn.
 }
mezza-would-finish = You are out of cards: place { $place }.
mezza-would-take = { $count ->
    [one] You take one card.
   *[other] You take { $count } cards.
 }

## Why not

mezza-because-value = The pile asks for { $demand }; { $card } does not fit.
mezza-because-half = The pile asks for { $demand }; a ½ is lower.
mezza-because-covered = A joker lies on the { $card }.
mezza-because-lowest = The lowest card is { $card }; only that one may begin.
mezza-because-added = You laid { $card }; only another one may be added.
mezza-because-can = You can lay: { $cards }.
mezza-because-hand = You still hold: { $cards }.
mezza-because-open = Still open before you: { $cards }.

## What happens

mezza-event-open = { $rule ->
    [M-012] { $you ->
        [yes] Open before you: { $cards }.
       *[no] Open before { $who }: { $cards }.
     }
   *[other] { $you ->
        [yes] After the swap open before you: { $cards }.
       *[no] After the swap open before { $who }: { $cards }.
     }
 }
mezza-event-hand = { $you ->
    [yes] In your hand: { $cards }.
   *[no] { $who } takes { $count } cards in hand.
 }
mezza-event-choose = { $known ->
    [yes] { $you ->
        [yes] You choose to lay open: { $cards }.
       *[no] { $who } chooses to lay open: { $cards }.
     }
   *[no] { $who } has chosen.
 }
mezza-event-lowest = The lowest card in any hand: { $cards }. Whoever lays it first begins.
mezza-event-lot = { $you ->
    [yes] Nobody came forward; the lot falls on you.
   *[no] Nobody came forward; the lot falls on { $who }.
 }
mezza-event-pass = { $you ->
    [yes] You let it go.
   *[no] { $who } lets it go.
 }
mezza-event-lay = { $rule ->
    [M-120] { $you ->
        [yes] You seize the turn: { $cards }!
       *[no] { $who } seizes the turn: { $cards }!
     }
    [M-030] { $you ->
        [yes] You begin with { $cards }.
       *[no] { $who } begins with { $cards }.
     }
   *[other] { $you ->
        [yes] You lay { $cards }.
       *[no] { $who } lays { $cards }.
     }
 }
mezza-event-add = { $you ->
    [yes] You quickly add { $cards }.
   *[no] { $who } quickly adds { $cards }.
 }
mezza-event-flip = { $you ->
    [yes] You turn up closed card { $slot }: { $cards }.
   *[no] { $who } turns up closed card { $slot }: { $cards }.
 }
mezza-event-draw = { $known ->
    [yes] { $you ->
        [yes] You draw { $cards }.
       *[no] { $who } draws { $cards }.
     }
   *[no] { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
     }
 }
mezza-event-take = { $rule ->
    [M-078] { $you ->
        [yes] It does not fit: you take it and the pile.
       *[no] It does not fit: { $who } takes it and the pile.
     }
   *[other] { $n ->
        [one] { $you ->
            [yes] You take the pile: { $cards }.
           *[no] { $who } takes the pile: { $cards }.
         }
       *[other] { $you ->
            [yes] You take the pile, { $n } cards: { $cards }.
           *[no] { $who } takes the pile, { $n } cards: { $cards }.
         }
     }
 }
mezza-event-clear = { $rule ->
    [M-160] Together a 10: { $you ->
        [yes] the pile of { $count } goes out of play, and you start a new one.
       *[no] the pile of { $count } goes out of play, and { $who } starts a new one.
     }
   *[other] Four alike: { $you ->
        [yes] the pile of { $count } goes out of play, and you start a new one.
       *[no] the pile of { $count } goes out of play, and { $who } starts a new one.
     }
 }
mezza-event-skip = { $you ->
    [yes] You miss a turn.
   *[no] { $who } misses a turn.
 }
mezza-event-finish = { $you ->
    [yes] You are out of cards: place { $place }!
   *[no] { $who } is out of cards: place { $place }!
 }
mezza-event-expire = Time is up for { $whom }.
mezza-event-over = { $rule ->
    [M-201] Nothing moves any more, the game is called off: { $places }.
   *[other] The match is over: { $places }.
 }

## Why a bot plays so

mezza-why-add = What you add is gone for free.
mezza-why-begin = Whoever begins is rid of a card before the others.
mezza-why-clear = The pile goes, and you start the next with whatever suits you.
mezza-why-flip = One closed card is as good as another.
mezza-why-joker = Only a joker is left, and it fits on everything.
mezza-why-keep = That card is too good to be thrown in; you will need it.
mezza-why-low = Low cards seldom fit later: away with them, all at once.
mezza-why-one = One is enough: good cards are kept for when they are needed.
mezza-why-open = The best cards wait on the table, for the end, when no help comes from the stock.
mezza-why-steal = A turn for a ½: you are rid of it and pass the others over.

## Options

mezza-option-short = Short game
mezza-option-short-means = Leaves out all 3, 6 and 9; good for two or three.
mezza-option-stall_limit = Patience
mezza-option-stall_limit-means = After so many moves without progress the game is called off.
mezza-option-turn_seconds = Seconds for a turn
mezza-option-turn_seconds-means = How long the clock waits for a turn; 0 is no clock.
mezza-option-window_seconds = Seconds for a chance
mezza-option-window_seconds-means = How long there is to begin, to seize the turn or to add; 0 is no clock.
mezza-option-swap_seconds = Seconds for the swap
mezza-option-swap_seconds-means = How long there is to swap cards; 0 is no clock.

## In the browser

mezza-web-stock = stock
mezza-web-gone = out of play
mezza-web-pile = pile
mezza-web-look = Look through the pile ({ $n })
mezza-web-mine = your open cards, { $n } closed below
mezza-web-mine-closed = your closed cards
mezza-web-sealed = this is how they will lie
mezza-web-closed = closed card { $what }
mezza-web-any = any
mezza-web-lowest = The lowest card in hand
mezza-web-chose = has chosen
mezza-web-passed = lets it go
mezza-web-place = place { $place }
mezza-web-cleared-M-160 = =10
mezza-web-cleared-M-170 = 4×

## When it is over

mezza-won = { $you ->
    [yes] You are out first
   *[no] { $whom } is out first
 }
mezza-when = turn { $n }
mezza-length = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
 }
mezza-chart = Cards left
mezza-chart-means = up is a pile taken
mezza-tally-seized = turns seized
mezza-tally-taken = piles taken
mezza-tally-out = out in turn

## The first lesson, and the page of one minute

mezza-lesson-higher = A 5 lies on the pile. Lay your 5: equal is enough, and the 8 waits for later.
    .title = As high or higher
    .right = It fits
    .means = Then you fill up to three cards from the stock, as long as there is one.
    .look = Which of the two would help you more once the pile is higher?
mezza-lesson-alike = Cards alike go together. Lay both 8s.
    .title = Two at once
    .right = Both are laid
    .means = You filled up to three again. As soon as four alike lie on the pile, it goes out of play.
    .look = You hold two 8s: what can you do with both?
mezza-lesson-take = None of your cards is 9 or higher. So you take the pile.
    .title = Nothing fits
    .right = The pile is in your hand
    .means = Your turn is over, and the next player starts a new pile. Whoever can lay must lay.
mezza-lesson-low = A 4 asks for a 4 or lower. Lay the 3.
    .title = After a 4 go low
    .right = A low card is gone
    .means = Only the card right after a 4 must be low. From the 3 on it goes up again.
    .look = Later a 4 can catch somebody: which card would you rather keep?
mezza-lesson-half = Lay the ½: it brings the half that is missing.
    .title = Make the 6½ a 7
    .right = Next player misses a turn
    .means = 6½ and ½ are 7, and a 7 does that. 3½ becomes a 4, 9½ becomes a 10.
mezza-lesson-seize = A ½ may complete a 6½ out of turn. Whoever is first takes the turn, so lay it.
    .title = Quick, out of turn
    .right = You were first
    .means = It goes on from you, so the player after you misses a turn.
    .look = Somebody else may hold a ½. Who takes the turn then?
mezza-lesson-ten = Lay the ½: 9½ and ½ are 10.
    .title = A 10 clears the pile
    .right = The pile is out of play
    .means = You fill up and start a new pile with any card. After your hand come your open cards, then the closed ones.
mezza-minute-aim = Be the first without cards: hand first, then your three open ones, then the three that nobody has seen.
    .title = The aim
mezza-minute-turn = Lay equal or higher, several alike at once if you like. Fill up to three. Nothing fits? You take the pile.
    .title = Your turn
mezza-minute-half = On 3½, 6½ or 9½ it makes 4, 7 or 10, even out of turn. Whoever is first takes the turn.
    .title = The half
mezza-minute-signs = After a 4 comes 4 or lower. After a 7 the next player misses a turn.
    .title = 4 and 7
mezza-minute-clear = The pile goes out of play, and you start a new one.
    .title = 10 and four alike
mezza-minute-jokers = Both fit on everything. The blank one keeps what lies below, the other counts 0.
    .title = Jokers
