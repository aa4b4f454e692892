# Keezen as it is drawn in the browser; the same keys and variables stand in every language.

web-keezen-ace = ace
web-keezen-king = king
web-keezen-queen = queen
web-keezen-jack = jack
web-keezen-does-ace = a pawn on its start, or one step
web-keezen-does-king = a pawn on its start
web-keezen-does-jack = two pawns change places
web-keezen-does-seven = seven steps, with one pawn or two
web-keezen-does-four = four steps back
web-keezen-does-steps = { $n } steps on
web-keezen-yard = yard
web-keezen-home = home { $n }
web-keezen-bring = bring in
web-keezen-to = to { $where }
web-keezen-pawn = pawn on { $where }
web-keezen-other-pawn = { $colour } on { $where }

## On the board

web-keezen-deals = deals
web-keezen-folded = out
web-keezen-helps = helps { $who }
web-keezen-left = { $n } cards not dealt yet
web-keezen-look = Last card: { $card }. Look at all { $n } open cards
web-keezen-open-cards = All open cards of this pack
web-keezen-inside = Pawns home

## The row of buttons

web-keezen-row = Pawns and steps
web-keezen-row-pawn = Which pawn?
web-keezen-row-steps = Steps for the first pawn
web-keezen-row-second = Steps for the second pawn
web-keezen-row-rest = { $n ->
    [one] One step is left, with
   *[other] { $n } steps are left, with
 }
web-keezen-row-other = Change with
web-keezen-steps-to = { $n ->
    [one] { $n } step, to { $where }
   *[other] { $n } steps, to { $where }
 }

## What a button plays

web-keezen-fold = Lay the hand down
web-keezen-play = Play { $card }
web-keezen-play-take = Play { $card }, capture { $whom }
web-keezen-play-enter = Play { $card }: bring in
web-keezen-play-enter-take = Play { $card }: bring in, capture { $whom }
web-keezen-play-two = Play { $card }: { $first } and { $second }
web-keezen-play-two-take = Play { $card }: { $first } and { $second }, capture { $whom }
web-keezen-play-swap = Play { $card }: change with { $colour }
web-keezen-doubt-own = Your own pawn?
web-keezen-doubt-partner = Your partner’s pawn?
web-keezen-doubt = { $colour } on { $where } goes back to the yard.
web-keezen-doubt-yes = Yes, capture it

## The strip

web-keezen-where = { $you ->
    [yes] hand { $n } of { $of } · you deal
   *[no] hand { $n } of { $of } · { $who } deals
 }
web-keezen-turn-card = Your turn: { $card }
web-keezen-you-help = Your turn: help { $colour }
web-keezen-asked-card = Choose a card.
web-keezen-asked-fold = No card can be played: lay them all down.
web-keezen-asked-pawn = Which pawn?
web-keezen-asked-where = How far?
web-keezen-asked-rest = { $n ->
    [one] One step is left: with which pawn?
   *[other] { $n } steps are left: with which pawn?
 }
web-keezen-asked-other = Which pawn does it change with?
web-keezen-folded-you = You are out until the next deal.
web-keezen-will-enter = a pawn comes to its start, { $to }
web-keezen-will-walk = { $n ->
    [one] one step from { $from } to { $to }
   *[other] { $n } steps from { $from } to { $to }
 }
web-keezen-will-back = { $n } steps back from { $from } to { $to }
web-keezen-will-step = { $n } to { $to }
web-keezen-will-swap = { $from } changes with { $colour } on { $to }
web-keezen-then = , then{" "}
web-keezen-captured = { $colour } is captured
web-keezen-home-of = { $n } home
web-keezen-time = Time is up: nobody has won
