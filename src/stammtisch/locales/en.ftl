# Stammtisch in English. The same keys and variables stand in every catalogue.
# $you is "yes" where the seat is that of the reader, else "no".

## Seats and lists

you = you
you-label = You
seat = Seat { $n }
and = { $first } and { $last }
on-turn = { $you ->
    [yes] It is your turn.
   *[no] { $who } is on turn.
 }
waiting-for = Waiting for { $whom }.
cards-held = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
points-held = { $n ->
    [one] { $points } point
   *[other] { $points } points
 }
place = Place { $place }
event-other = { $you ->
    [yes] You: { $told }.
   *[no] { $who }: { $told }.
 }
view-hand = { $n ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
 }
view-sizes = Cards in hand: { $sizes }.
view-points = Points: { $points }.

## The terminal

welcome = { $game } at the Stammtisch. Type help if you are lost, quit to leave.
which-game = Which game?{" "}
prompt = Your move:{" "}
prompt-deal = Enter for the next deal:{" "}
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
refused = { $move }: not now.
allowed = { $move }: that is allowed.
all-allowed = Every card you hold may be played now.
hint = I would: { $move }.
hint-none = There is nothing to decide just now.
why-only = It is the only thing you can do.
why-any = One move is as good as another to me.
which-rule = Which rule? For instance: rule 12.
which-words = Search for what? For instance: rules lowest.
no-rule = { $game } has no rule “{ $rule }”; rules are written like { $example }.
no-rules-with = No rule mentions “{ $words }”.
rulebook-says = The rule
rulebook-does = Here
rulebook-ruling = Our ruling
rulebook-example = Example
left = You leave the table.
saved = The match is written down in { $path }
sheet-hand = Hand
sheet-total = Total
no-seat = There is no seat { $seat }; seats are 0 to { $last }.
command-rule = rule
command-rules = rules
command-hint = hint
command-log = log
command-table = table
command-help = help
command-quit = quit
help-moves = To move, type its number, or the move itself: { $move }, or just { $short }. If there is only one, Enter will do.
help-why = { $command } says why your other cards cannot be played, { $command } { $short } why that one cannot.
help-rule = { $command } { $rule } shows a rule.
help-rules = { $command } lowest lists the rules with that word.
help-hint = { $command } asks a bot that knows the game what it would do.
help-log = { $command } repeats what happened.
help-table = { $command } draws the table again.
help-help = { $command } shows this.
help-quit = { $command } leaves; the match so far is written down and can be taken up again.

## Looking at a record

replay-head = { $game } for { $seats }, played on { $date }
replay-help = Enter: next · b: back · g 12: go to 12 · s 2: through the eyes of seat 2 (s: of a spectator) · t: the table · q: enough
replay-prompt = { $n }/{ $last }:{" "}
replay-over = Final places: { $ranking }.
replay-unfinished = Here the record breaks off.
replay-other-version = The rules have changed since: only the release { $release } can lay this table. What happened is shown all the same.
replay-no-seed = This record leaves hidden parts out, so the table cannot be laid again.

## Rules of the house

rule-H-001 = The match is over.
rule-H-002 = Wait until it is your turn.
rule-H-003 = You do not have that.
rule-H-004 = The moment for that has passed.
rule-H-005 = That is not what is asked for now.

## Foppen: cards, moves, phases

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

## Foppen: the table

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
foppen-bid-open = undecided
foppen-asked-bid = Will you be out first? Bid on it, or do not.
foppen-asked-lead = Your turn: lead any card.
foppen-asked-set = Your turn: your card sets the colour.
foppen-asked-follow = Your turn: follow { $suit }, or play a One.
foppen-asked-discard = Your turn: you have no { $suit }, so discard what you like.
foppen-view-deal = { $you ->
    [yes] Hand { $deal } of { $deals }; you deal.
   *[no] Hand { $deal } of { $deals }; { $who } deals.
 }
foppen-view-trick = In the trick: { $played }.
foppen-view-last = The last trick: { $played }.
foppen-view-winning = { $you ->
    [yes] you are winning the trick.
   *[no] { $who } is winning the trick.
 }
foppen-view-fopped = { $you ->
    [yes] you would be fopped.
   *[no] { $who } would be fopped.
 }
foppen-view-stone = { $you ->
    [yes] you have the stone and sit out.
   *[no] { $who } has the stone and sits out.
 }
foppen-view-bids = Bids: { $bids }.

## Foppen: what happens

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

## Foppen: why a bot plays so

foppen-why-bid = Your hand is good enough to be out first.
foppen-why-stay = Your hand is too risky for a bid: what is left would count double.
foppen-why-hurry = Somebody will be out soon, so get rid of what costs most.
foppen-why-lead = With that lead somebody else is the likeliest to get the stone.
foppen-why-duck = That card cannot get the stone, and it is the one you will miss least.
foppen-why-one = A One is never a discard, so it saves you from the stone.
foppen-why-lost = The stone is yours whatever you play, so get rid of what costs most.
foppen-why-follow = Among your cards of the colour that one runs the least risk.
foppen-why-discard = If you must discard, a high card is the safest.

## Foppen: rules

rule-O-006 = All cards are dealt, equally many to each.
rule-O-008 = The first dealer is drawn by lot, or the table names one.
rule-O-009 = Hands are private until the hand is scored.
rule-O-010 = Any card may be led.
rule-O-012 = Whoever has the colour must follow it; a One always follows.
rule-O-013 = Without the colour you may discard what you like.
rule-O-015 = The highest card of the colour led takes the trick.
rule-O-017 = Whoever has the stone sits out this trick.
rule-O-025 = If all followed, the lowest card gets the stone.
rule-O-026 = If somebody discarded, the lowest discard gets the stone.
rule-O-038 = If only Ones lie, the first takes the trick and the last gets the stone.
rule-O-039 = A One may be played at any time.
rule-O-044 = A One is never a discard.
rule-O-060 = Cards left in hand cost what they are worth.
rule-O-061 = Out of cards: 10 points.
rule-O-062 = Out of cards but fopped in the last trick: nothing.
rule-O-065 = The deal moves on to whoever led first.
rule-O-067 = Whoever has most points wins.
rule-O-070 = This table plays without bids.
rule-O-071 = Bids are decided before the first card.
rule-O-072 = Bids stay face down until all have decided.
rule-O-074 = A bid that comes true earns 10 more, and 5 for each bid of the others.
rule-O-077 = A bid that fails doubles what is lost.
rule-O-078 = A bidder who is out but fopped gets nothing.
rule-O-083 = When time is up, the highest card that may be played is played for you; of bids, none is made.

## Foppen: options

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

## Keezen: cards, colours, moves, phases
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
keezen-colour-Blue = Blue
keezen-colour-Green = Green
keezen-colour-Yellow = Yellow
keezen-colour-Red = Red
keezen-move-enter = { $rank }: put a pawn on
keezen-move-walk = { $rank }: { $from } → { $to }
keezen-move-swap = { $rank }: { $from } ⇄ { $colour } { $to }
keezen-move-split = { $rank }: { $from } → { $to } + { $second } → { $end }
keezen-move-fold = Lay down your hand
keezen-move-time = Time is up for the round
keezen-phase-playing = Cards are being played.
keezen-phase-over = The match is over.
keezen-help-cards = Type a card with a colon, 7:, to see what it can do; go on with squares: 7: 10 13 20, or the whole play: 7: 10>13 + 20>24. A pawn is put on with K: enter, and swapped with J: 10 20. A bare number is always one of the list, and Enter leads back to it.
keezen-help-board = B12 is a pawn of Blue on 12, G16■ one that is protected on its start; small letters mark empty places: b0 is the start of Blue, h1 to h4 are a home. ×Y after a move: it sends a pawn of Yellow back.

## Keezen: the table

keezen-title = Pack { $deck } · hand { $round } of 3
keezen-deals = { $you ->
    [yes] you deal
   *[no] { $who } deals
 }
keezen-duos = Home: { $first } + { $second } { $n }/8 · { $third } + { $fourth } { $others }/8
keezen-result = { $n } of 8 pawns home
keezen-none = nothing played yet
keezen-played = Played
keezen-folded = hand laid down
keezen-helps = helps { $colour }
keezen-home = home { $n }/4
keezen-yard = yard
keezen-asked-play = { $colour ->
    [none] Your turn: play a card.
   *[other] Your turn: play a card for { $colour }.
 }
keezen-asked-fold = Your turn: none of your cards can be played.
keezen-view-deal = { $you ->
    [yes] Pack { $deck }, hand { $round } of 3; you deal.
   *[no] Pack { $deck }, hand { $round } of 3; { $who } deals.
 }
keezen-view-seat = { $you ->
    [yes] you play { $colour }: { $squares }; in the yard: { $yard }.
   *[no] { $who } plays { $colour }: { $squares }; in the yard: { $yard }.
 }
keezen-view-off = no pawn on the board
keezen-view-folded = { $you ->
    [yes] you have laid down your hand.
   *[no] { $who } has laid down the hand.
 }
keezen-view-helps = { $you ->
    [yes] you help { $colour }.
   *[no] { $who } helps { $colour }.
 }
keezen-view-pile = { $n ->
    [0] No card has been played from this pack.
   *[other] Played from this pack: { $played }.
 }
keezen-view-left = { $n ->
    [0] The pack is dealt out.
   *[other] Cards still to be dealt: { $n }.
 }
keezen-view-home = Pawns home: { $first } with { $second } { $n }, { $third } with { $fourth } { $others }.

## Keezen: what happens

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
    [K-047] The partner's pawn: { $colour } is sent back from { $square }!
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

## Keezen: why a bot plays so

keezen-why-capture = An opponent goes back to the yard.
keezen-why-divide = Divided like that, the seven does most for both of you.
keezen-why-enter = A pawn on the track is worth more than one in the yard, and on its start nobody harms it.
keezen-why-home = A pawn goes home.
keezen-why-least = Something has to be played, and that harms you least.
keezen-why-swap = After that exchange your duo stands better than the other.
keezen-why-walk = That takes you furthest without running into danger.

## Keezen: rules

rule-K-011 = There is room for one pawn on a square.
rule-K-012 = Blue deals first.
rule-K-013 = The dealer deals out the whole pack.
rule-K-014 = First five cards each, then twice four.
rule-K-017 = When the pack is dealt out, the deal moves on clockwise.
rule-K-022 = Whoever can play must play.
rule-K-025 = Whoever can play no card lays the whole hand open.
rule-K-026 = Whoever has laid down the hand waits for the next deal.
rule-K-027 = Whoever has no cards is passed over.
rule-K-029 = A card counts in full: all its steps, or it cannot be played.
rule-K-030 = A card thrown stays thrown.
rule-K-031 = An ace puts a pawn on, or goes one step.
rule-K-032 = A king only puts a pawn on.
rule-K-033 = A jack only swaps two pawns.
rule-K-034 = A queen goes as many steps as the table has agreed: 12, or 14.
rule-K-035 = A number card goes forward by its number, with one pawn.
rule-K-037 = A seven may be divided over two pawns.
rule-K-038 = A four always goes four steps back.
rule-K-039 = That is not what this card does.
rule-K-040 = Steps are counted square by square.
rule-K-042 = Out of the yard only with an ace or a king.
rule-K-043 = At the end of its lap a pawn turns into home; it never walks on past its start.
rule-K-044 = The steps must fit in home: no walking on, no turning back.
rule-K-045 = Whoever lands on a pawn sends it back to its yard.
rule-K-046 = Your own pawn can be captured too.
rule-K-047 = Your partner's pawn can be captured too.
rule-K-048 = Putting on captures a pawn of another colour on the start square.
rule-K-049 = Your own pawn stands on your start square: you cannot put another on.
rule-K-050 = You may not capture your own pawn on your own start square.
rule-K-051 = Pawns in home cannot be captured.
rule-K-052 = A pawn on its own start square cannot be captured.
rule-K-053 = Nobody passes a pawn on its own start square.
rule-K-054 = Nobody passes a pawn on its own start square, backwards neither.
rule-K-060 = A jack swaps a pawn of yours with one of another player.
rule-K-061 = Two pawns of your own cannot be swapped.
rule-K-062 = Another's pawn on its own start square cannot be swapped.
rule-K-063 = Your own pawn may be swapped from your start square, unless the table has agreed otherwise.
rule-K-064 = Pawns in home are not swapped.
rule-K-065 = Pawns in the yard are not swapped.
rule-K-072 = All seven steps must be made.
rule-K-073 = A seven moves two pawns at most, each in one go.
rule-K-076 = Each part of a seven captures what it ends on.
rule-K-077 = A pawn that is captured by the first part cannot make the second.
rule-K-078 = When your last pawn comes home, the rest of the seven goes to your partner.
rule-K-079 = First your own part, then the partner's.
rule-K-080 = The rest of the seven is made by one pawn of the partner, all of it.
rule-K-081 = A seven cannot end the game with steps left over.
rule-K-082 = The partner gets the rest only when all four of yours are home.
rule-K-085 = A four never leads backwards into home.
rule-K-087 = Your own pawn on the start square bars your four too.
rule-K-089 = A pawn in home cannot go back.
rule-K-091 = In home no pawn may be stepped over.
rule-K-092 = This table allows only the deepest free square of home.
rule-K-095 = Only the own colour goes into a home.
rule-K-096 = Whoever has all four home plays on with the partner's pawns.
rule-K-098 = The partner's pawns are yours to move only when your own four are home.
rule-K-100 = Who helps swaps a pawn of the partner with one of the opponents.
rule-K-103 = Partners may not consult: until the end only the fixed phrases are said.
rule-K-107 = The duo that has its eight pawns home wins.
rule-K-109 = When time is up nobody has won, and the pawns home are counted.

## Keezen: options

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
keezen-option-round_seconds-means = How long the round lasts: 2700 is the championship's 45 minutes; 0 is no clock.

## Mezza: cards, moves, phases

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

## Mezza: the table

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
mezza-demand-any = any card
mezza-demand-low = 4 or lower, or a joker
mezza-demand-least = { $least } or higher, or a joker
mezza-demand-half = { $least } or higher, a ½ or a joker
mezza-demand-top = 9½ or a joker
mezza-demand-top-half = 9½, a ½ or a joker
mezza-asked-swap = Choose the three cards that shall lie open before you.
mezza-asked-start = Whoever lays the lowest card first begins.
mezza-asked-turn = Your turn: { $demand }.
mezza-asked-take = Your turn: nothing of yours fits.
mezza-asked-flip = Your turn: turn up one of your closed cards.
mezza-asked-add = You may add what you have just drawn, or let it go.
mezza-asked-seize = You may seize the turn with a ½, or let it go.
mezza-view-pile = { $n ->
    [0] There is no pile.
   *[other] The pile has { $n } cards; on top: { $top }.
 }
mezza-view-demand = The pile asks for: { $demand }.
mezza-view-lowest = The lowest card in any hand: { $card }.
mezza-view-window = May act out of turn: { $whom }.
mezza-view-stock = { $gone ->
    [0] Stock: { $n }.
   *[other] Stock: { $n }; out of play: { $gone }.
 }
mezza-view-place = { $you ->
    [yes] you finish in place { $place }.
   *[no] { $who } finishes in place { $place }.
 }
mezza-view-seat = { $you ->
    [yes] { $n ->
        [0] you have no open cards, closed: { $closed }.
       *[other] your open cards: { $cards }; closed: { $closed }.
     }
   *[no] { $n ->
        [0] { $who } has no open cards, closed: { $closed }.
       *[other] { $who } has open: { $cards }; closed: { $closed }.
     }
 }

## Mezza: what happens

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
    [yes] You choose to lay open: { $cards }.
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
    [yes] You draw { $cards }.
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

## Mezza: why a bot plays so

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

## Mezza: rules

rule-M-012 = Three cards lie open before each player.
rule-M-013 = Each is dealt three cards in hand.
rule-M-020 = Before play each may swap once between hand and open cards.
rule-M-021 = Only your hand and your open cards take part in the swap.
rule-M-022 = All swap at once, unseen.
rule-M-023 = The swap is over once the game has begun.
rule-M-030 = Whoever holds the lowest card begins with it.
rule-M-032 = Of several who hold it, the quickest begins; if none wants to, the lot decides.
rule-M-034 = If all hands hold only jokers, the zero joker counts as the lowest.
rule-M-040 = The card must be as high as the last one, or higher.
rule-M-041 = Cards of the same value may be laid together.
rule-M-046 = There is no pile: any card may start one.
rule-M-050 = After laying, the hand is filled up to three from the stock.
rule-M-060 = Whoever cannot lay takes the whole pile.
rule-M-062 = Whoever can lay must lay.
rule-M-063 = A joker fits on everything, so you can lay.
rule-M-070 = First the hand is played, and the stock used up, then the open cards.
rule-M-071 = Open cards come into play when the stock is used up and the hand is empty.
rule-M-072 = Open cards are played just like the hand.
rule-M-075 = Closed cards come last, after hand and open cards.
rule-M-076 = With only closed cards left, you must turn one up.
rule-M-078 = If the turned card does not fit, you take it with the pile.
rule-M-079 = First play your hand, then the next closed card.
rule-M-090 = Whoever is first out of cards wins.
rule-M-091 = Play goes on until one is last.
rule-M-092 = Whoever is out of cards plays no more.
rule-M-100 = A blank joker fits on everything.
rule-M-110 = A ½ is the lowest card: it must fit, or complete a 3½, 6½ or 9½.
rule-M-120 = With a ½ anyone may complete a 3½, 6½ or 9½ and seize the turn.
rule-M-121 = Only the first ½ seizes the turn.
rule-M-124 = You cannot complete your own card.
rule-M-132 = A turn is seized with a card you may play just then, never with a closed one.
rule-M-133 = Seizing the turn is a race; whoever lets it go waits for the next chance.
rule-M-143 = On a 4 only 4 or lower fits, once.
rule-M-150 = After a 7 the next player misses a turn.
rule-M-160 = A ½ on a 9½ makes 10: the pile goes out of play.
rule-M-161 = Whoever makes the 10 starts the new pile.
rule-M-170 = Four alike in a row: the pile goes out of play.
rule-M-172 = Whoever lays the fourth starts the new pile.
rule-M-176 = The fourth card may only be laid in your turn.
rule-M-180 = Only what you have just drawn, and equals what you laid, may be added.
rule-M-181 = What is added counts as laid in the same turn.
rule-M-183 = You may add, you need not.
rule-M-184 = Only a card just drawn may be added, not one kept back.
rule-M-186 = An open card may be added only when hand and stock are used up.
rule-M-187 = The last hand cards and equal open cards may be laid together.
rule-M-191 = The card you laid has gone from the pile, so nothing can be added to it.
rule-M-195 = The short game leaves out all 3, 6 and 9.
rule-M-200 = When time is up, the lowest card that fits is laid for you, or you take the pile; chances lapse.
rule-M-201 = If nothing moves for too long, the game is called off.

## Mezza: options

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
