# The rules of Mezza in English: each section has a heading, each rule one sentence.

mezza-about = Mezza, by Thomas Michaël (BIS Publishers); told in our own words.

mezza-section-cards = The cards
mezza-rule-M-001 = The pack has twelve ½ and four of every other kind.
mezza-rule-M-002 = From low to high: ½, 1, 2, 3, 3½, 4, 5, 6, 6½, 7, 8, 9, 9½; besides there are two jokers, the blank one and the zero.

mezza-section-start = Beginning
mezza-rule-M-003 = Mezza is for two to seven players; each needs nine cards.

mezza-section-aim = Aim of the game
mezza-rule-M-004 = The aim is to be rid of all your cards first, in hand and on the table.

mezza-section-play = How to play
mezza-rule-M-005 = Play goes clockwise.

mezza-rule-M-010 = The cards are shuffled before they are dealt.
mezza-rule-M-011 = Each has three closed cards on the table; nobody may look at them, not even at their own.
mezza-rule-M-012 = Three cards lie open before each player.
mezza-rule-M-013 = Each is dealt three cards in hand.
mezza-rule-M-014 = What is not dealt is the stock.

mezza-section-swap = Swapping
mezza-rule-M-020 = Before play each may swap once between hand and open cards.
mezza-rule-M-021 = Only your hand and your open cards take part in the swap.
mezza-rule-M-022 = All swap at once, unseen.
mezza-rule-M-023 = The swap is over once the game has begun.

mezza-rule-M-030 = Whoever holds the lowest card begins with it.
mezza-rule-M-031 = The lowest card to begin with is the ½; jokers do not count here.
mezza-rule-M-032 = Of several who hold it, the quickest begins; if none wants to, the lot decides.
mezza-rule-M-033 = You may also begin with several equal cards.
mezza-rule-M-034 = If all hands hold only jokers, the zero joker counts as the lowest.
mezza-rule-M-035 = The first card works like any other, and the next player goes on.

mezza-rule-M-040 = The card must be as high as the last one, or higher.
mezza-rule-M-041 = Cards of the same value may be laid together.
mezza-rule-M-042 = One card is always enough, however many equal ones you have or there are on the pile.
mezza-rule-M-043 = Values may be left out: any higher card fits, except on a 4.
mezza-rule-M-044 = All lay on one and the same pile.
mezza-rule-M-045 = Cards laid together must have the same value.
mezza-rule-M-046 = There is no pile: any card may start one.

mezza-section-fill = Filling up
mezza-rule-M-050 = After laying, the hand is filled up to three from the stock.
mezza-rule-M-051 = With three or more cards in hand you do not draw.
mezza-rule-M-052 = When the stock runs out you draw what is left; nothing is shuffled again.
mezza-rule-M-053 = The hand is filled up at once, even before you start a new pile.

mezza-section-take = Taking the pile
mezza-rule-M-060 = Whoever cannot lay takes the whole pile.
mezza-rule-M-061 = Taking the pile ends the turn; the next player starts a new pile with any card.

mezza-section-must = You must if you can
mezza-rule-M-062 = Whoever can lay must lay.
mezza-rule-M-063 = A joker fits on everything, so you can lay.
mezza-rule-M-064 = Nobody has to seize a turn with a ½; in your own turn you must lay it if nothing else fits.

mezza-rule-M-065 = Which cards somebody took is for you to remember.

mezza-section-course = Course of the game
mezza-rule-M-070 = First the hand is played, and the stock used up, then the open cards.
mezza-rule-M-071 = Open cards come into play when the stock is used up and the hand is empty.

mezza-section-open = Open cards
mezza-rule-M-072 = Open cards are played just like the hand.
mezza-rule-M-073 = Open cards are never taken into the hand.
mezza-rule-M-074 = If none of your open cards fits, you take the pile and play out your hand first again.

mezza-section-closed = Closed cards
mezza-rule-M-075 = Closed cards come last, after hand and open cards.
mezza-rule-M-076 = With only closed cards left, you must turn one up.
mezza-rule-M-077 = If the turned card fits, play simply goes on.
mezza-rule-M-078 = If the turned card does not fit, you take it with the pile.
mezza-rule-M-079 = First play your hand, then the next closed card.
mezza-rule-M-080 = A turned card must fit like any other.
mezza-rule-M-081 = A closed card may start a new pile, too.
mezza-rule-M-082 = Closed cards are turned up one by one.

mezza-section-end = End of the game
mezza-rule-M-090 = Whoever is first out of cards wins.
mezza-rule-M-091 = Play goes on until only one player has cards left.
mezza-rule-M-092 = Whoever is out of cards plays no more.
mezza-rule-M-093 = If you go out with the card that clears the pile, the next player starts the new one.
mezza-rule-M-094 = A last card works like any other.
mezza-rule-M-095 = The game is over the moment only one player has cards left.

mezza-section-blank-joker = Blank joker
mezza-rule-M-100 = A blank joker fits on everything.
mezza-rule-M-101 = The card under a blank joker still counts.
mezza-rule-M-102 = A 4 under a blank joker still asks for 4 or lower.
mezza-rule-M-103 = A blank joker on a 7 makes nobody miss a turn.
mezza-rule-M-104 = On a blank joker with nothing under it any card fits.
mezza-rule-M-105 = Jokers of one kind are equal cards: several at once are allowed, and four clear the pile.

mezza-section-zero-joker = Zero joker
mezza-rule-M-106 = A zero joker fits on everything.
mezza-rule-M-107 = On a zero joker every card fits.
mezza-rule-M-108 = A zero joker on a 4 counts as lower; after it everything fits again.

mezza-section-half = The ½
mezza-rule-M-110 = A ½ is the lowest card: it must fit, or complete a 3½, 6½ or 9½.
mezza-rule-M-111 = A ½ on a 3½, 6½ or 9½ makes 4, 7 or 10.
mezza-rule-M-112 = A 4, 7 or 10 made with a ½ works at once.
mezza-rule-M-113 = The other way round nothing is made: a 6½ on a ½ stays a 6½.
mezza-rule-M-114 = How many cards make it does not matter: three 3½ and two ½ are a 4, too.
mezza-rule-M-115 = On a 4 or 7 made with a ½ the next player may lay another ½.
mezza-rule-M-116 = A further ½ seizes no turn and makes nobody miss one.
mezza-rule-M-117 = A joker lies between: the card under it can no longer be completed.
mezza-rule-M-118 = Under a zero joker, too, a 3½, 6½ or 9½ can no longer be completed.
mezza-rule-M-119 = On a real 4 a ½ is just a lower card.

mezza-section-seize = Seizing the turn
mezza-rule-M-120 = With a ½ anyone may complete a 3½, 6½ or 9½ and seize the turn.
mezza-rule-M-121 = Only the first ½ seizes the turn.
mezza-rule-M-122 = After a seized turn play goes on from there; those in between are passed over.
mezza-rule-M-123 = If nobody seizes the turn, the next player simply plays.
mezza-rule-M-124 = You cannot complete your own card.
mezza-rule-M-125 = Whoever is on turn may complete the card with a ½ as well.
mezza-rule-M-126 = The chance to seize the turn lasts until somebody else lays or takes.
mezza-rule-M-127 = If seizing makes a 7, the player after you misses a turn.
mezza-rule-M-128 = If seizing makes a 4, the player after you must lay 4 or lower, or a joker.
mezza-rule-M-129 = If seizing makes a 10, you start the new pile.
mezza-rule-M-130 = You may complete a card with several ½ at once.
mezza-rule-M-131 = After seizing, your hand is filled up as always.
mezza-rule-M-132 = A turn is seized with a card you may play just then, never with a closed one.
mezza-rule-M-133 = Seizing the turn is a race; whoever lets it go waits for the next chance.
mezza-rule-M-134 = Coming too late costs nothing.
mezza-rule-M-135 = Whoever missed a turn may still seize one later.

mezza-section-three-half = The 3½
mezza-rule-M-140 = A 3½ must fit; it ranks between 3 and 4.

mezza-section-six-half = The 6½
mezza-rule-M-141 = A 6½ must fit; it ranks between 6 and 7.

mezza-section-nine-half = The 9½
mezza-rule-M-142 = The 9½ is the highest card: only a 9½, a ½ or a joker goes on it.

mezza-section-four = The 4
mezza-rule-M-143 = On a 4 only 4 or lower fits, once.
mezza-rule-M-144 = After one low card on a 4 the usual rule holds again.
mezza-rule-M-145 = A 4 on a 4 asks for 4 or lower once more.
mezza-rule-M-146 = High cards do not fit on a 4.

mezza-section-seven = The 7
mezza-rule-M-150 = After a 7 the next player misses a turn.
mezza-rule-M-151 = Several 7s at once make only one player miss a turn.
mezza-rule-M-152 = On a 7 goes 7 or higher, or a joker.
mezza-rule-M-153 = With two players left, whoever lays a 7 is on turn again.
mezza-rule-M-154 = The turn is missed by the next player who still has cards.
mezza-rule-M-155 = Every new 7 works again.

mezza-section-ten = The 10
mezza-rule-M-160 = A ½ on a 9½ makes 10: the pile goes out of play.
mezza-rule-M-161 = Whoever makes the 10 starts the new pile.
mezza-rule-M-162 = There is no card 10: it only comes from a ½ on a 9½.

mezza-section-four-alike = Four alike
mezza-rule-M-170 = Four alike in a row: the pile goes out of play.
mezza-rule-M-171 = Four alike may be laid at once or one after the other, by different players, too.
mezza-rule-M-172 = Whoever lays the fourth starts the new pile.
mezza-rule-M-173 = A joker between equal cards breaks the row, and never stands in for one of the four.
mezza-rule-M-174 = Four alike come first: four ½ on a 6½ make no 7.
mezza-rule-M-175 = With four 7s nobody misses a turn; whoever laid the last starts the new pile.
mezza-rule-M-176 = The fourth card may only be laid in your turn.
mezza-rule-M-177 = More than four alike clear the pile as well.

mezza-section-add = Adding quickly
mezza-rule-M-180 = Only what you have just drawn, and equals what you laid, may be added.
mezza-rule-M-181 = What is added counts as laid in the same turn.
mezza-rule-M-182 = By playing quickly the next player can prevent the adding.
mezza-rule-M-183 = You may add, you need not.
mezza-rule-M-184 = Only a card just drawn may be added, not one kept back.
mezza-rule-M-185 = After adding you fill up again; if that card is equal, too, it may be added as well.
mezza-rule-M-186 = An open card may be added only when hand and stock are used up.
mezza-rule-M-187 = The last hand cards and equal open cards may be laid together.
mezza-rule-M-188 = Closed cards are never added.
mezza-rule-M-189 = Adding or seizing: whoever is quicker goes first.
mezza-rule-M-190 = If adding makes four alike, the pile goes out of play and you start a new one.
mezza-rule-M-191 = The card you laid has gone from the pile, so nothing can be added to it.

mezza-section-short = Short game
mezza-rule-M-195 = The short game leaves out all 3, 6 and 9.
mezza-rule-M-196 = In the short game all other rules stay the same.
mezza-rule-M-197 = The short game is meant for two or three players.

mezza-section-digital = Digital
mezza-rule-M-200 = When time is up, the lowest card that fits is laid for you, or you take the pile; chances lapse.
mezza-rule-M-201 = If nothing moves for too long, the game is called off.
