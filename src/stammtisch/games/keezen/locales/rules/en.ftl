# The rules of Keezen in English: each section has a heading, each rule one sentence.

keezen-about = Keezen by the regulations of the Dutch championship (NK Keezen); told in our own words.

keezen-section-equipment = Equipment
keezen-rule-K-001 = The track has the squares 0 to 63, each home H1 to H4.
keezen-rule-K-002 = One pack without jokers: ace, 2 to 10, jack, queen and king.
keezen-rule-K-003 = Everybody has four pawns, and all of them begin in the yard.

keezen-section-teams = The duos
keezen-rule-K-004 = Two duos play: Blue with Yellow against Green with Red.
keezen-rule-K-005 = Partners sit opposite each other, so the duos take turns.
keezen-rule-K-006 = Each duo agrees who plays which of its two colours.

keezen-section-board = The board
keezen-rule-K-007 = Pawns go round the track clockwise.
keezen-rule-K-008 = Each colour has a start square: Blue 0, Green 16, Yellow 32, Red 48.
keezen-rule-K-009 = Each colour has four home squares in a row; the way in is just before its start square.
keezen-rule-K-010 = Start, home and yard belong to their colour; all other squares are neutral.
keezen-rule-K-011 = There is room for one pawn on a square.

keezen-section-dealing = Dealing
keezen-rule-K-012 = Blue deals first.
keezen-rule-K-013 = The dealer deals out the whole pack.
keezen-rule-K-014 = First five cards each, then twice four.
keezen-rule-K-015 = Cards are dealt one by one, clockwise, beginning on the dealer’s left.
keezen-rule-K-016 = All three hands come from one pack; nothing is shuffled in between.
keezen-rule-K-017 = When the pack is dealt out, the deal moves on clockwise.
keezen-rule-K-018 = The player on the dealer’s left begins every hand.
keezen-rule-K-019 = New cards are dealt only when nobody has cards left.
keezen-rule-K-020 = Nobody shows the hand, not even to the partner.

keezen-section-turn = The turn
keezen-rule-K-021 = On your turn you play one card; play goes clockwise.
keezen-rule-K-022 = Whoever can play must play.
keezen-rule-K-023 = You must play even if it hurts you or your partner.
keezen-rule-K-024 = Among all that can be played you choose freely.
keezen-rule-K-025 = Whoever can play no card lays the whole hand open.
keezen-rule-K-026 = Whoever has laid down the hand waits for the next deal.
keezen-rule-K-027 = Whoever has no cards is passed over.
keezen-rule-K-028 = Played cards lie open.
keezen-rule-K-029 = A card counts in full: all its steps, or it cannot be played.
keezen-rule-K-030 = A card thrown stays thrown.

keezen-section-cards = The cards
keezen-rule-K-031 = An ace puts a pawn on, or goes one step.
keezen-rule-K-032 = A king only puts a pawn on.
keezen-rule-K-033 = A jack only swaps two pawns.
keezen-rule-K-034 = A queen goes as many steps as the table has agreed: 12, or 14.
keezen-rule-K-035 = A number card goes forward by its number, with one pawn.
keezen-rule-K-036 = Hearts, diamonds, clubs or spades makes no difference.
keezen-rule-K-037 = A seven may be divided over two pawns.
keezen-rule-K-038 = A four always goes four steps back.
keezen-rule-K-039 = That is not what this card does.

keezen-section-movement = Walking
keezen-rule-K-040 = Steps are counted square by square.
keezen-rule-K-041 = Pawns may be passed, except on their own start square; passing captures nothing.
keezen-rule-K-042 = Out of the yard only with an ace or a king.
keezen-rule-K-043 = At the end of its lap a pawn turns into home; it never walks on past its start.
keezen-rule-K-044 = The steps must fit in home: no walking on, no turning back.

keezen-section-capture = Capturing
keezen-rule-K-045 = Whoever lands on a pawn sends it back to its yard.
keezen-rule-K-046 = Your own pawn can be captured too.
keezen-rule-K-047 = Your partner’s pawn can be captured too.
keezen-rule-K-048 = Putting on captures a pawn of another colour on the start square.
keezen-rule-K-049 = Your own pawn stands on your start square: you cannot put another on.
keezen-rule-K-050 = You may not capture your own pawn on your own start square.
keezen-rule-K-051 = Pawns in home cannot be captured.

keezen-section-start-square = The start square
keezen-rule-K-052 = A pawn on its own start square cannot be captured.
keezen-rule-K-053 = Nobody passes a pawn on its own start square.
keezen-rule-K-054 = Nobody passes a pawn on its own start square, backwards neither.
keezen-rule-K-055 = A pawn is safe on its own start square, however it came there.
keezen-rule-K-056 = A pawn on its start square stays safe for as long as it stands there.
keezen-rule-K-057 = On the start square of another colour a pawn is not safe and bars nobody.
keezen-rule-K-058 = Your pawn on the start square does not bar your own way home.
keezen-rule-K-059 = A pawn on its start square bars the partner too.

keezen-section-jack = The jack
keezen-rule-K-060 = A jack swaps a pawn of yours with one of another player.
keezen-rule-K-061 = Two pawns of your own cannot be swapped.
keezen-rule-K-062 = Another’s pawn on its own start square cannot be swapped.
keezen-rule-K-063 = Your own pawn may be swapped from your start square, unless the table has agreed otherwise.
keezen-rule-K-064 = Pawns in home are not swapped.
keezen-rule-K-065 = Pawns in the yard are not swapped.
keezen-rule-K-066 = A swap exchanges two places: nothing is captured, and what stands between does not matter.
keezen-rule-K-067 = After a swap a pawn simply goes on from its new square.
keezen-rule-K-068 = If nothing else can be played the jack must be, however bad the swap.
keezen-rule-K-069 = From your start square, too, you cannot swap with a pawn on its own start square.

keezen-section-seven = The seven
keezen-rule-K-070 = All seven steps may be made with one pawn.
keezen-rule-K-071 = A seven may be divided over two pawns of one colour.
keezen-rule-K-072 = All seven steps must be made.
keezen-rule-K-073 = A seven moves two pawns at most, each in one go.
keezen-rule-K-074 = You choose which part goes first; the second starts from the board as it is then.
keezen-rule-K-075 = A part of a seven may go into home, or move a pawn up there.
keezen-rule-K-076 = Each part of a seven captures the pawn it ends on.
keezen-rule-K-077 = A pawn that is captured by the first part cannot make the second.
keezen-rule-K-078 = When your last pawn comes home, the rest of the seven goes to your partner.
keezen-rule-K-079 = First your own part, then the partner’s.
keezen-rule-K-080 = The rest of the seven is made by one pawn of the partner, all of it.
keezen-rule-K-081 = A seven cannot end the game with steps left over.
keezen-rule-K-082 = The partner gets the rest only when all four of yours are home.
keezen-rule-K-083 = A pawn in the yard can make no part of a seven.
keezen-rule-K-084 = For the partner’s part, the partner’s start and home count; it captures like any other.

keezen-section-four = The four
keezen-rule-K-085 = A four never leads backwards into home.
keezen-rule-K-086 = A four may go back past your own start square.
keezen-rule-K-087 = Your own pawn on the start square bars your four too.
keezen-rule-K-088 = A pawn that went back past its start may go straight home afterwards.
keezen-rule-K-089 = A pawn in home cannot go back.
keezen-rule-K-090 = A four, too, captures the pawn it ends on.

keezen-section-home = Home
keezen-rule-K-091 = In home no pawn may be stepped over.
keezen-rule-K-092 = Pawns close up in home; if the table has agreed so, each goes at once to the deepest free square.
keezen-rule-K-093 = Moving up in home is a play like any other: if it is the only one, you must make it.
keezen-rule-K-094 = A pawn on a home square is home.
keezen-rule-K-095 = Only the own colour goes into a home.

keezen-section-partner = The partner
keezen-rule-K-096 = Whoever has all four home plays on with the partner’s pawns.
keezen-rule-K-097 = Whoever helps plays the partner’s pawns as if they were their own.
keezen-rule-K-098 = The partner’s pawns are yours to move only when your own four are home.
keezen-rule-K-099 = Whoever helps may divide a seven over two of the partner’s pawns.
keezen-rule-K-100 = Who helps swaps a pawn of the partner with one of the opponents.
keezen-rule-K-101 = Whoever helps keeps their own cards and turns, and so does the partner.
keezen-rule-K-102 = Whoever helps must play, too, if anything can be played.

keezen-section-conduct = At the table
keezen-rule-K-103 = Partners may not consult: until the end only the fixed phrases are said.
keezen-rule-K-104 = Everybody sees how many cards you hold.
keezen-rule-K-105 = In doubt, ask the director of the tournament.
keezen-rule-K-106 = A single turn has no clock; only the round has one.

keezen-section-end = The end
keezen-rule-K-107 = The duo that has its eight pawns home wins.
keezen-rule-K-108 = When a duo has won, the game is over at once; cards left are not played.
keezen-rule-K-109 = When time is up nobody has won, and the pawns home are counted.
keezen-rule-K-110 = A play begun before the signal is finished; then the pawns are counted.

keezen-section-tournament = Tournament
keezen-rule-T-001 = Participants are duos; a duo stays together for the whole tournament.
keezen-rule-T-002 = A computer program decides for every duo which colours and which table it has in a round.
keezen-rule-T-003 = Within its colour pair a duo decides itself who takes which colour.
keezen-rule-T-004 = The table layout of all rounds is shown on a screen at the direction’s desk.
keezen-rule-T-005 = If the program does not work the layout is drawn with chips.
keezen-rule-T-006 = A round lasts at most 45 minutes.
keezen-rule-T-007 = A duo with its eight pawns home wins the round.
keezen-rule-T-008 = Without a winner after 45 minutes the number of pawns home at that moment is written down.
keezen-rule-T-009 = A score form is handed out during the round and filled in by one of the players.
keezen-rule-T-010 = The form carries the table number, the names and the number of pawns home.
keezen-rule-T-011 = The form is handed in at the direction after each round.
keezen-rule-T-012 = At most five rounds are played, depending on the time.
keezen-rule-T-013 = In unclear cases and disputes the organisers decide.
keezen-rule-T-014 = The prize-giving follows after the last round.
keezen-rule-T-015 = All tables play by the same rules, those of the national championship.
keezen-rule-T-016 = A result is valid when each duo has 0 to 8 pawns and not both have 8.
keezen-rule-T-017 = The ranking goes by the number of pawns home over all rounds.
keezen-rule-T-018 = Ties are broken by rounds won, then pawn difference, then the mutual meeting, then the opponents’ pawns; otherwise places are shared.
keezen-rule-T-019 = Two duos do not meet twice as long as that is possible.
keezen-rule-T-020 = Colour pairs are shared fairly.
keezen-rule-T-021 = Duos change tables from round to round as far as possible.
keezen-rule-T-022 = With an odd number of duos one is free each round, at most once per tournament while possible; the free round counts as the duo’s own average.
keezen-rule-T-023 = A duo that arrives late joins from the next round, or takes the free place of the current one.
keezen-rule-T-024 = If a duo is absent or stops, its opponents in the round that has started get 8 pawns and a won round, the absent duo 4.
keezen-rule-T-025 = Results can be corrected, and every correction stays traceable.
keezen-rule-T-026 = Only rounds that were completely played or ruled upon count.
keezen-rule-T-027 = One clock counts for the whole hall; the direction starts, pauses and ends it.
keezen-rule-T-028 = Two differing forms for one table do not count until the organisers decide.
keezen-rule-T-029 = The desk works without the internet.
keezen-rule-T-030 = A table may also be an online table; its result counts like a form.
