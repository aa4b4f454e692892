# The rules of Foppen in English: each section has a heading, each rule one sentence.

foppen-about = Foppen, first edition 1995, by Friedemann Friese (2F-Spiele); told in our own words.

foppen-section-players = Players
foppen-rule-O-001 = Foppen is for three to six players.

foppen-section-material = Material
foppen-rule-O-002 = There are 60 cards: green 2–20, red 2–16, yellow 2–14, blue 2–10 and four Ones.
foppen-rule-O-003 = A wooden stone shows who is fopped; you bid with the back of your overview card.

foppen-section-idea = The idea
foppen-rule-O-004 = Whoever plays the worst card of a trick is fopped and sits out the next one.
foppen-rule-O-005 = The aim is to be out of cards first; tricks themselves count for nothing.

foppen-section-preparation = Preparation
foppen-rule-O-006 = All cards are dealt, equally many to each.
foppen-rule-O-007 = The player on the dealer’s left leads first.
foppen-rule-O-008 = The first dealer is drawn by lot, or the table names one.
foppen-rule-O-009 = Hands are private until the hand is scored.

foppen-section-play = Play
foppen-rule-O-010 = Any card may be led.
foppen-rule-O-011 = Everybody plays one card in turn, clockwise; nobody may hold back.
foppen-rule-O-012 = Whoever has the colour must follow it; a One always follows.
foppen-rule-O-013 = Without the colour you may discard what you like.
foppen-rule-O-014 = There are no trumps, and nobody has to play higher.
foppen-rule-O-015 = The highest card of the colour led takes the trick.
foppen-rule-O-016 = Whoever takes the trick leads the next one.
foppen-rule-O-017 = Whoever has the stone sits out this trick.
foppen-rule-O-018 = The stone moves on after every trick: nobody is fopped twice running.
foppen-rule-O-019 = Played cards are put aside; only the last trick can still be seen.
foppen-rule-O-020 = In the first trick of every hand all take part.

foppen-section-worst = The worst card
foppen-rule-O-025 = If all followed, the lowest card gets the stone.
foppen-rule-O-026 = If somebody discarded, the lowest discard gets the stone.
foppen-rule-O-027 = Among discards only the number counts, not the colour.
foppen-rule-O-028 = Of equally low cards the last one played is the worst.
foppen-rule-O-029 = A discard is worse than any card that followed, however high it is.
foppen-rule-O-030 = Whoever takes the trick is never fopped by it.
foppen-rule-O-031 = With three players, only two play each trick after the first.

foppen-section-ones = Ones
foppen-rule-O-035 = A One has no colour and takes that of the trick, so it always follows.
foppen-rule-O-036 = After a One that is led, the first colour is the one to follow.
foppen-rule-O-037 = If another One follows the first, the card after it counts, and so on.
foppen-rule-O-038 = If only Ones lie, the first takes the trick and the last gets the stone.
foppen-rule-O-039 = A One may be played at any time.
foppen-rule-O-040 = Without the colour you need not play a One.
foppen-rule-O-041 = A One always counts 1.
foppen-rule-O-042 = Ones are equally low: if all followed, the last One gets the stone.
foppen-rule-O-043 = A One that is led is the lowest card of the colour that follows.
foppen-rule-O-044 = A One is never a discard.

foppen-section-end = End
foppen-rule-O-050 = A hand ends as soon as somebody is out of cards.
foppen-rule-O-051 = The last trick is played to its end, and the stone is still given.
foppen-rule-O-052 = Whoever has to lead always has a card left.
foppen-rule-O-053 = Several players may be out in the same trick.

foppen-section-scoring = Scoring
foppen-rule-O-060 = Cards left in hand count as minus points.
foppen-rule-O-061 = Out of cards: 10 points.
foppen-rule-O-062 = Out of cards but fopped in the last trick: nothing.
foppen-rule-O-063 = With cards left, the stone in the last trick changes nothing.
foppen-rule-O-064 = It may happen that nobody gets plus points.
foppen-rule-O-065 = The deal moves on to whoever led first.
foppen-rule-O-066 = The match is over when everybody has led first twice.
foppen-rule-O-067 = Whoever has most points wins.
foppen-rule-O-068 = With equal points the place is shared.

foppen-section-important = Important
foppen-rule-O-069 = Everybody sees how many cards you hold.

foppen-section-bidding = Bidding cards
foppen-rule-O-070 = Bidding is an extra, for tables that have agreed on it.
foppen-rule-O-071 = Bids are decided before the first card.
foppen-rule-O-072 = Bids stay face down until all have decided.
foppen-rule-O-073 = Bids change nothing about the play.
foppen-rule-O-074 = A bid that comes true earns 10 more, and 5 for each bid of the others.
foppen-rule-O-075 = Your own bid does not count for the 5 points.
foppen-rule-O-076 = Out without a bid: just the 10 points, nothing for the bids of others.
foppen-rule-O-077 = A bid that fails doubles the minus points.
foppen-rule-O-078 = A bidder who is out but fopped gets nothing.
foppen-rule-O-079 = Several bids may come true in one hand, and each earns its points.
foppen-rule-O-080 = A bid holds for one hand.

foppen-section-examples = Examples
foppen-rule-O-081 = The examples A to E of the book are five tricks in a row.

foppen-section-digital = Digital
foppen-rule-O-082 = A card that is not allowed cannot be played here, and costs nothing.
foppen-rule-O-083 = When time is up, the highest card that may be played is played for you; of bids, none is made.
