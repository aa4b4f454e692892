# The rules of Frantic in English: each section has a heading, each rule one sentence.

frantic-about = Frantic (Game Factory), 125 playing cards and 20 events; told in our own words.

frantic-section-content = Contents
frantic-rule-F-001 = The pack has 125 cards: 72 coloured, 9 black and 44 special cards.
frantic-rule-F-002 = Blue, red, green and yellow have each number from 1 to 9 twice.
frantic-rule-F-003 = There are nine black cards, one for each number from 1 to 9.
frantic-rule-F-004 = Each colour has two Gift cards and one each of Exchange, 2nd Chance and Skip.
frantic-rule-F-005 = Multi-coloured: 11 Fantastic, 5 Fantastic Four, 4 Counterattack, 2 Equality and 1 Nice Try.
frantic-rule-F-006 = Fuck You is one special card of its own kind: no colour, no number, no wish.
frantic-rule-F-007 = The event pile has 20 different cards.
frantic-rule-F-008 = Overview cards only help; they are not part of play.

frantic-section-preparation = Preparation
frantic-rule-F-009 = The game is for two to eight players.

frantic-section-aim = Aim of the game
frantic-rule-F-010 = Play goes counter-clockwise: next is the player on the right.

frantic-section-number-cards = Number cards
frantic-rule-F-011 = Coloured and black cards together are the number cards.

frantic-rule-F-012 = Be rid of your hand first: what you keep are points, and points are bad.
frantic-rule-F-013 = Hands are secret; all may look through the discard pile.

frantic-rule-F-014 = Playing cards and event cards are two separate piles, face down.
frantic-rule-F-015 = Points limit for 2–4: 137, 154 or 179; for 5–8: 113, 137 or 154.
frantic-rule-F-016 = Any other limit may be agreed; the more players, the lower.

frantic-section-round = Playing a round
frantic-rule-F-017 = Before every round all playing cards and all event cards are shuffled.
frantic-rule-F-018 = A round starts afresh: only the points stay, no wish and no turn to be missed.
frantic-rule-F-019 = The first dealer is chosen by lot.
frantic-rule-F-020 = Everyone is dealt seven cards, one at a time from the dealer’s right.
frantic-rule-F-021 = The start card counts as played by the dealer, with all its effects.
frantic-rule-F-022 = If the start card calls for a wish, the dealer makes it.
frantic-rule-F-023 = A black start card reveals an event at once.
frantic-rule-F-024 = A start card that attacks is an attack by the dealer.
frantic-rule-F-025 = If the start card is a 2nd Chance, the dealer must play another card on it, or draw.
frantic-rule-F-026 = If the start card is Fuck You, any card fits on it.
frantic-rule-F-027 = Counterattack, Nice Try and Equality as start card only bring a wish for a colour.
frantic-rule-F-028 = The player on the dealer’s right has the first turn.
frantic-rule-F-029 = A round can be over before anyone had a turn.

frantic-section-turn = Your turn
frantic-rule-F-030 = In your turn you play a card, or draw one and then play one if you like.
frantic-rule-F-031 = You may draw even if you could play.
frantic-rule-F-032 = Whoever cannot play must draw.
frantic-rule-F-033 = After drawing you may still play a card, the drawn one or another.
frantic-rule-F-034 = One card a turn, and one draw; only 2nd Chance asks for more.
frantic-rule-F-035 = You cannot end your turn without playing or drawing.

frantic-section-round-end = End of the round
frantic-rule-F-036 = If the draw pile is used up, whoever can play must play.
frantic-rule-F-037 = If you cannot play and the draw pile is used up, the round is over.
frantic-rule-F-038 = Drawing the last card does not end the round.

frantic-rule-F-039 = After your turn it is the turn of the player on your right.

frantic-rule-F-040 = Whether the round is over is seen only when all effects are done.

frantic-section-playing = Playing a card
frantic-rule-F-041 = A coloured card fits on the same colour or the same number.
frantic-rule-F-042 = After a wish a coloured card must show the colour or number wished for.
frantic-rule-F-043 = A single-coloured special card fits on its colour.
frantic-rule-F-044 = Symbol on symbol: a single-coloured special card fits on the same special card of any colour.
frantic-rule-F-045 = A single-coloured special card fulfils a wish for its colour, never one for a number.
frantic-rule-F-046 = In your turn a multi-coloured special card fits on every card.
frantic-rule-F-047 = Fuck You fits on every card, if you hold exactly ten cards.
frantic-rule-F-048 = A black card fits on the same number only.
frantic-rule-F-049 = A black card fulfils a wish for its number.
frantic-rule-F-050 = Black is no colour and cannot be wished for.
frantic-rule-F-051 = On a black card only its number fits.
frantic-rule-F-052 = A single-coloured special card has a colour and a symbol, but no number.

frantic-section-multi-coloured = Multi-coloured special cards
frantic-rule-F-053 = A wish does not bind cards that fit on everything.
frantic-rule-F-054 = A wish stays until a card fulfils it or another wish replaces it.
frantic-rule-F-055 = Once the wish is fulfilled, only the card on top counts.
frantic-rule-F-056 = A new wish replaces the old one.
frantic-rule-F-057 = While a wish is open, the cards below it do not count.

frantic-section-events = Event cards
frantic-rule-F-058 = What an event makes you discard goes under the discard pile and decides nothing.

frantic-rule-F-059 = Every multi-coloured card that lies on top brings a wish.

frantic-section-special-cards = Special cards
frantic-rule-F-060 = Attacks are the effects of Skip, Gift, Exchange, Fantastic Four and Equality.
frantic-rule-F-061 = You cannot attack yourself.
frantic-rule-F-062 = First the target is chosen, then it may turn the attack on, then the attack is carried out.

frantic-section-2nd-chance = 2nd Chance
frantic-rule-F-063 = After 2nd Chance you must play another card that fits.
frantic-rule-F-064 = If nothing fits on your 2nd Chance, you must draw a card.
frantic-rule-F-065 = Even with 2nd Chance as your last card you must draw.
frantic-rule-F-066 = The second card may be another 2nd Chance; then one more must follow.
frantic-rule-F-067 = After the draw for 2nd Chance you may play a card or end your turn.
frantic-rule-F-068 = If there is no card to draw for 2nd Chance, the round ends.

frantic-section-skip = Skip
frantic-rule-F-069 = Whoever is hit by Skip misses the next turn.
frantic-rule-F-070 = Whoever must miss a turn already cannot be chosen for Skip.
frantic-rule-F-071 = With two players a Skip gives you the turn again.
frantic-rule-F-072 = If everyone else must miss a turn already, Skip does nothing.

frantic-section-gift = Gift
frantic-rule-F-073 = With Gift you give two of your cards to whomever you attack.
frantic-rule-F-074 = With only one card left, you give that one.
frantic-rule-F-075 = Even with Gift as your last card you choose someone to attack.
frantic-rule-F-076 = Whoever gives the last cards away is out of cards.
frantic-rule-F-077 = You may not give Fuck You away with Gift.

frantic-section-exchange = Exchange
frantic-rule-F-078 = With Exchange you give two cards and draw two unseen from whomever you attack.
frantic-rule-F-079 = Whoever has only one card to exchange gives that one.
frantic-rule-F-080 = With Exchange as your last card you give nothing and draw two.
frantic-rule-F-081 = You may not give Fuck You away with Exchange, but it can be drawn unseen.
frantic-rule-F-082 = What you draw for Exchange is left to chance.
frantic-rule-F-083 = Whoever has no cards gives none in an Exchange.

frantic-section-fuck-you = Fuck You
frantic-rule-F-084 = Fuck You may be played only with exactly ten cards in hand, itself included.
frantic-rule-F-085 = Fuck You counts as invisible: the card below it decides.
frantic-rule-F-086 = A wish below Fuck You stays in force.
frantic-rule-F-087 = By events Fuck You may be passed on or discarded.
frantic-rule-F-088 = Fuck You attacks nobody and brings no wish.

frantic-rule-F-089 = A multi-coloured card’s special effect must be used if it can be.
frantic-rule-F-090 = A wish must be made in any case, even with your last card.
frantic-rule-F-091 = Whoever lays a multi-coloured card wishes for a colour; with Fantastic and Fantastic Four it may be a number instead.
frantic-rule-F-092 = First the effect, then the wish; it is made by whoever laid the top card.

frantic-section-fantastic = Fantastic
frantic-rule-F-093 = Fantastic only brings a wish for a colour or a number.

frantic-section-fantastic-four = Fantastic Four
frantic-rule-F-094 = With Fantastic Four you make one or more others draw four cards in all.
frantic-rule-F-095 = You choose the order and how many of the four each one draws.
frantic-rule-F-096 = Before anyone draws for Fantastic Four, all those attacked may counter, one after another.
frantic-rule-F-097 = Fantastic Four brings a wish for a colour or a number.

frantic-section-equality = Equality
frantic-rule-F-098 = With Equality you attack someone who holds fewer cards; they draw up to your number.
frantic-rule-F-099 = Cards are counted after Equality has left your hand.
frantic-rule-F-100 = If nobody holds fewer cards, Equality only brings its wish.
frantic-rule-F-101 = Equality brings a wish for a colour.

frantic-section-counterattack = Counterattack
frantic-rule-F-102 = Counterattack may be played out of turn, by whoever has just been attacked.
frantic-rule-F-103 = With Counterattack the attack misses you, and you carry it out on someone else.
frantic-rule-F-104 = You may turn the attack on anyone, also back at the attacker.
frantic-rule-F-105 = An attack that was turned on can be countered again.
frantic-rule-F-106 = If you cannot carry the attack out, it lapses.
frantic-rule-F-107 = Counterattack brings a wish for a colour.
frantic-rule-F-108 = After a Counterattack play goes on to the right of whoever attacked first.
frantic-rule-F-109 = In your own turn Counterattack is only a wish for a colour.
frantic-rule-F-110 = Of a Fantastic Four you turn on your own part only, to one other player.
frantic-rule-F-111 = Whoever counters a Gift gives own cards.
frantic-rule-F-112 = Whoever counters an Exchange exchanges own cards.
frantic-rule-F-113 = A Skip turned on cannot hit anyone who must miss a turn already; if nobody is left, it lapses.
frantic-rule-F-114 = Counterattack may be your last card; you still carry the attack out.
frantic-rule-F-115 = Only attacks by special cards can be countered: no event, no Nice Try, no 2nd Chance.
frantic-rule-F-116 = Whoever is attacked is asked, holding a Counterattack or not, unless all four lie in the discard pile.

frantic-section-nice-try = Nice Try
frantic-rule-F-117 = Nice Try may be played out of turn when someone is out of cards and all effects are done.
frantic-rule-F-118 = For Nice Try it does not matter how a hand became empty.
frantic-rule-F-119 = Whoever got cards back in the same turn is not out.
frantic-rule-F-120 = By Nice Try whoever was out of cards draws three.
frantic-rule-F-121 = If several are out, each draws three, in order of play.
frantic-rule-F-122 = After Nice Try play goes on to the right of whoever last had a turn.
frantic-rule-F-123 = Nice Try brings a wish for a colour.
frantic-rule-F-124 = A Nice Try received as the giver’s last card may be played against the giver.
frantic-rule-F-125 = Whatever card empties a hand, its effect and wish come first, then Nice Try.
frantic-rule-F-126 = In your own turn Nice Try is only a wish for a colour.
frantic-rule-F-127 = If Nice Try was your last card, you are out yourself.
frantic-rule-F-128 = Whoever has no cards is not asked for Nice Try.
frantic-rule-F-129 = After Finish Line and Doomsday there is no Nice Try.
frantic-rule-F-130 = If the draw pile is too small for Nice Try, what is there is drawn and the round ends.
frantic-rule-F-131 = All with cards are asked for Nice Try at once, unless it lies in the discard pile.

frantic-rule-F-132 = Whenever a black card is played, the top event is revealed and carried out.
frantic-rule-F-133 = An event goes in order of play, starting to the right of whoever played the black card.
frantic-rule-F-134 = Cards discarded by an event are not played: they have no effect.
frantic-rule-F-135 = The round does not end before the event is finished.
frantic-rule-F-136 = The event pile cannot run out: nine black cards, twenty events.
frantic-rule-F-137 = A tie in an event is broken by order of play.
frantic-rule-F-138 = If the draw pile runs out during an event, it is carried out as far as possible; then the round ends.

frantic-section-charity = Charity
frantic-rule-F-139 = Charity: everyone else draws a card, unseen, from whoever holds the most.
frantic-rule-F-140 = Charity: if several hold the most, the others draw one card from each of them.
frantic-rule-F-141 = Charity: from an empty hand nobody draws.

frantic-section-communism = Communism
frantic-rule-F-142 = Communism: everyone draws until they hold as many as whoever holds the most.

frantic-section-doomsday = Doomsday
frantic-rule-F-143 = Doomsday: the round ends at once, and everyone gets 50 points.
frantic-rule-F-144 = Doomsday: the 50 points replace everything else, Time Bomb included.

frantic-section-earthquake = Earthquake
frantic-rule-F-145 = Earthquake: everyone passes the whole hand to the right.

frantic-section-expansion = Expansion
frantic-rule-F-146 = Expansion: the first draws one card, the second two, the third three, and so on.

frantic-section-finish-line = Finish Line
frantic-rule-F-147 = Finish Line: the round ends at once and points are counted; Nice Try comes too late.

frantic-section-friday-13th = Friday the 13th
frantic-rule-F-148 = Friday the 13th: nothing happens.

frantic-section-gambling-man = Gambling Man
frantic-rule-F-149 = Gambling Man: everyone lays one card face down; then all are turned over together.
frantic-rule-F-150 = Gambling Man: whoever laid the second lowest card takes all of them.
frantic-rule-F-151 = Gambling Man: whoever has no card to lay takes all of them.
frantic-rule-F-152 = Gambling Man: of equal cards the one earlier in order of play is the lower.
frantic-rule-F-153 = Gambling Man: with two players the higher card takes both.
frantic-rule-F-154 = Gambling Man: special cards (7) and Fuck You (42) may be laid too.

frantic-section-market = Market
frantic-rule-F-155 = Market: as many cards are turned over as there are players; in order of play each takes one.
frantic-rule-F-156 = Market: if there are too few cards, the last get none and the round ends.

frantic-section-mating-season = Mating Season
frantic-rule-F-157 = Mating Season: everyone discards all number cards whose number they hold more than once.
frantic-rule-F-158 = Mating Season: black cards count too, special cards do not.

frantic-section-merry-christmas = Merry Christmas
frantic-rule-F-159 = Merry Christmas: everyone gives the whole hand away to others, shared out at will.
frantic-rule-F-160 = Merry Christmas: all share out at once, face down, and pick up only at the end.
frantic-rule-F-161 = Merry Christmas: whoever is given nothing is out of cards; with two players hands are swapped.

frantic-section-mexican-standoff = Mexican Standoff
frantic-rule-F-162 = Mexican Standoff: everyone discards the whole hand and draws three new cards.

frantic-section-recession = Recession
frantic-rule-F-163 = Recession: the first discards one card, the second two, the third three, and so on.
frantic-rule-F-164 = Recession: whoever has too few cards discards all of them.

frantic-section-robin-hood = Robin Hood
frantic-rule-F-165 = Robin Hood: whoever has the fewest cards and whoever has the most swap hands.
frantic-rule-F-166 = Robin Hood: no cards at all are also the fewest.
frantic-rule-F-167 = Robin Hood: of several the first in order of play counts.
frantic-rule-F-168 = Robin Hood: if all hands are equal in number, nothing happens.

frantic-section-surprise-party = Surprise Party
frantic-rule-F-169 = Surprise Party: one after another, each gives a card to someone else.
frantic-rule-F-170 = Surprise Party: whoever has no cards gives none.

frantic-section-all-seeing-eye = The All-Seeing Eye
frantic-rule-F-171 = The All-Seeing Eye: all hands lie open on the table.
frantic-rule-F-172 = The All-Seeing Eye: play goes on when all agree.

frantic-section-third-time-lucky = Third Time Lucky
frantic-rule-F-173 = Third Time Lucky: everyone draws three cards.

frantic-section-time-bomb = Time Bomb
frantic-rule-F-174 = Time Bomb: from now on each has three turns at most.
frantic-rule-F-175 = Time Bomb: whoever is out in time gets −10 points, everyone else 10 more.
frantic-rule-F-176 = Time Bomb: if nobody is out in time, all points count double.
frantic-rule-F-177 = Time Bomb: a missed turn counts as one of the three.
frantic-rule-F-178 = Time Bomb: Nice Try can still stop whoever is out; the bomb ticks on.
frantic-rule-F-179 = Time Bomb: it counts even if your last card revealed it.
frantic-rule-F-180 = Time Bomb: if the round ends otherwise and nobody is out, points count as usual.

frantic-section-tornado = Tornado
frantic-rule-F-181 = Tornado: all hands are shuffled together and dealt out one by one.
frantic-rule-F-182 = Tornado: who comes first in order of play may get one card more.

frantic-section-vandalism = Vandalism
frantic-rule-F-183 = Vandalism: everyone discards all cards of the colour played last.
frantic-rule-F-184 = Vandalism: a colour wished for is not a played one; the last card with a colour in the pile decides.
frantic-rule-F-185 = Vandalism: if no colour has been played yet, nothing happens.
frantic-rule-F-186 = Vandalism: single-coloured special cards go too, multi-coloured ones stay.

frantic-rule-F-187 = The round ends when someone is out of cards.
frantic-rule-F-188 = The round ends when someone must draw and the draw pile is used up.
frantic-rule-F-189 = An effect or event is first carried out as far as possible; only then may the round end.
frantic-rule-F-190 = Several players may end the round together.
frantic-rule-F-191 = The discard pile does not become a new draw pile.
frantic-rule-F-192 = A number card left in hand counts its number.
frantic-rule-F-193 = A special card left in hand counts 7.
frantic-rule-F-194 = Fuck You left in hand counts 42.
frantic-rule-F-195 = The points of each round are added to the earlier ones.
frantic-rule-F-196 = Points may fall below zero.
frantic-rule-F-197 = Whoever has most points in the round deals the next one.
frantic-rule-F-198 = Of several with most points, the first to the right of the dealer deals.

frantic-section-game-end = End of the game
frantic-rule-F-199 = The game ends when someone reaches the points limit.
frantic-rule-F-200 = The fewest points win.
frantic-rule-F-201 = Equal points share the win.

frantic-section-digital = Digital play
frantic-rule-F-202 = When time is up, you draw or end your turn; chances lapse, and other choices are made by lot.
frantic-rule-F-203 = Chance decides the shuffle, what is drawn unseen, Tornado and the first dealer.
frantic-rule-F-204 = Where several are asked at once, they answer in any order.
