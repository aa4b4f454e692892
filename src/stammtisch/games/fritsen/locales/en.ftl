# Fritsen in English. The same keys and variables stand in every catalogue.

fritsen-line = Be rid of your cards first, and let the others drink to it.
fritsen-takes = 15–45 min

## How the log and the rules are set: players, and the notions that stand out

fritsen-player = [{ $who }]
fritsen-terms = draw, draws, lay, lays, block, blocks, exchange, exchanges, shuffle, shuffles, deal, deals, vote, votes, toast, toasts, call, calls, confess, confesses, pause, turn, glass, Lisaatje, uittreefritsje, dubbelfrits, foul, potje, Fritsje, Fritsjes, Victortje, vuile Frits, laatste Frits, uitfritsgarantie

## Cards, names, moves

fritsen-card = { $value } ({ $n })
fritsen-card-2 = { $n ->
    [one] { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 2
   *[other] { $n } × { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 2
 }
fritsen-card-3 = { $n ->
    [one] { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 3
   *[other] { $n } × { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 3
 }
fritsen-card-4 = { $n ->
    [one] { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 4
   *[other] { $n } × { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 4
 }
fritsen-card-5 = { $n ->
    [one] { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 5
   *[other] { $n } × { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 5
 }
fritsen-card-6 = { $n ->
    [one] { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 6
   *[other] { $n } × { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 6
 }
fritsen-card-7 = { $n ->
    [one] { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 7
   *[other] { $n } × { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 7
 }
fritsen-card-8 = { $n ->
    [one] { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 8
   *[other] { $n } × { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 8
 }
fritsen-card-9 = { $n ->
    [one] { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 9
   *[other] { $n } × { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 9
 }
fritsen-card-T = { $n ->
    [one] { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 10
   *[other] { $n } × { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     } 10
 }
fritsen-card-J = { $n ->
    [one] jack of { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     }
   *[other] { $n } × jack of { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     }
 }
fritsen-card-Q = { $n ->
    [one] queen of { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     }
   *[other] { $n } × queen of { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     }
 }
fritsen-card-K = { $n ->
    [one] king of { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     }
   *[other] { $n } × king of { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     }
 }
fritsen-card-A = { $n ->
    [one] ace of { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     }
   *[other] { $n } × ace of { $value ->
        [H] hearts
        [C] clubs
        [D] diamonds
       *[S] spades
     }
 }
fritsen-card-X = { $n ->
    [one] joker
   *[other] { $n } jokers
 }
fritsen-card-- = an empty place
fritsen-suit-H = hearts
fritsen-suit-C = clubs
fritsen-suit-D = diamonds
fritsen-suit-S = spades
fritsen-kind-Fritsje = Fritsje
fritsen-kind-Fritsje-des = Fritsje des
fritsen-kind-uittreefritsje = uittreefritsje
fritsen-kind-Lisaatje = Lisaatje
fritsen-kind-Kimmetje = Kimmetje
fritsen-kind-Jorisje = Jorisje
fritsen-kind-Victortje = Victortje
fritsen-kind-dubbele-Frits = dubbele Frits
fritsen-kind-dubbele-Kim = dubbele Kim
fritsen-kind-Erikje = Erikje
fritsen-kind-Thierrytje = Thierry’tje
fritsen-kind-Carolinetje = Caroline’tje
fritsen-kind-vuile-Frits = vuile Frits
fritsen-kind-kanonskogel = kanonskogel
fritsen-kind-russisch = Russisch Fritsje
fritsen-kind-offer = offer Frits
fritsen-toast-Frits = “Frits”
fritsen-toast-dubbelfrits = “dubbelfrits”
fritsen-toast-offer-Frits = “offer Frits”
fritsen-toast-iedereen-dubbelfrits = “iedereen dubbelfrits”
fritsen-toast-vuile-Frits = “vuile Frits”
fritsen-toast-kut-Kim = “kut Kim”
fritsen-toast-Chantal = “Chantal”
fritsen-toast-kut-Lisa = “kut Lisa”
fritsen-toast-Baudet = “Baudet”
fritsen-toast-van-der-Plas = “van der Plas”
fritsen-toast-supermooi-Erik = “supermooi Erik”
fritsen-toast-supermooi-Victor = “supermooi Victor”
fritsen-toast-- = without a toast
fritsen-slip-vuile-Frits = “vuile Frits”
fritsen-slip-kut-Kim = “kut Kim”
fritsen-slip-Chantal = “Chantal”
fritsen-slip-kut-Lisa = “kut Lisa”
fritsen-slip-Baudet = “Baudet”
fritsen-slip-van-der-Plas = “van der Plas”
fritsen-slip-supermooi-Erik = “supermooi Erik”
fritsen-slip-supermooi-Victor = “supermooi Victor”
fritsen-slip-laatste-Frits = “laatste Frits”
fritsen-slip-call = a false call
fritsen-slip-answer = a wrong answer
fritsen-report-2-1 = a rule was broken
fritsen-report-2-2 = the forbidden word
fritsen-report-2-13 = obstructing others
fritsen-report-2-24 = a glass knocked over
fritsen-report-2-25 = rulebooks wet
fritsen-report-2-26 = scribbling in the rulebook
fritsen-report-2-27 = cards wet
fritsen-report-2-28 = cards on the floor
fritsen-report-2-29 = something broken
fritsen-report-2-42 = Frits and Willem sit wrongly
fritsen-award-4D = gladiolen Frits
fritsen-award-4E = uitfritsloze situatie
fritsen-award-4F = tactical Frits
fritsen-award-4M = tactical start
fritsen-ruling-erik = who blocks drinks
fritsen-ruling-overlap = which move a card is
fritsen-ruling-lisa-in-pair = Lisa in king and ace
fritsen-ruling-exit-drink = uittreefritsje
fritsen-ruling-adopted-glass = a glass that is kept
fritsen-ruling-kanonskogel-instead = kanonskogel or dubbele Frits
fritsen-ruling-false-call = false calls
fritsen-ruling-joker-deadlock = the deadlock of jokers
fritsen-read-self = only who blocks the own 6
fritsen-read-every = every blocker
fritsen-read-choose = the mover chooses
fritsen-read-fixed = a fixed order
fritsen-read-true = yes
fritsen-read-false = no
fritsen-read-always = for everybody who goes out
fritsen-read-turn = only in the own turn
fritsen-read-vote = more than half decide
fritsen-read-one = one Fritsje
fritsen-read-shared = the last place is shared
fritsen-clock-setup = the setup
fritsen-clock-pickup = taking up the cards
fritsen-clock-dirty = vuil Fritsen
fritsen-clock-turn = this turn
fritsen-clock-window = blocking
fritsen-clock-vote = the vote
fritsen-clock-question = the question
fritsen-clock-pause = the pause
fritsen-clock-repair = moving the pile
fritsen-clock-exchange = exchanging the hand
fritsen-clock-owner = whose glass it is
fritsen-clock-final = calling the last card
fritsen-clock-drinks = drinking
fritsen-clock-last = “laatste Frits”
fritsen-clock-rectify = taking a word back
fritsen-clock-leave = leaving the table
fritsen-clock-return = giving cards back
fritsen-clock-quiz = an answer
fritsen-reason-toilet = the toilet
fritsen-reason-drink = drinks
fritsen-reason-other = something else
fritsen-motion-packs = two packs
fritsen-motion-no-dirty = no vuil Fritsen
fritsen-motion-shuffle = badly shuffled
fritsen-motion-crooked = the closed pile lies askew
fritsen-motion-untidy = not laid neatly
fritsen-motion-silly = a silly mistake
fritsen-motion-remove = does not play seriously
fritsen-motion-waive = need not drink
fritsen-motion-pause = a pause
fritsen-motion-2-1 = a rule was broken
fritsen-motion-2-2 = the forbidden word
fritsen-motion-2-13 = obstructing others
fritsen-motion-2-24 = a glass knocked over
fritsen-motion-2-25 = rulebooks wet
fritsen-motion-2-26 = scribbling in the rulebook
fritsen-motion-2-27 = cards wet
fritsen-motion-2-28 = cards on the floor
fritsen-motion-2-29 = something broken
fritsen-motion-2-42 = Frits and Willem sit wrongly
fritsen-motion-4D = gladiolen Frits
fritsen-motion-4E = uitfritsloze situatie
fritsen-motion-4F = tactical Frits
fritsen-motion-4M = tactical start
fritsen-motion-erik = who blocks drinks
fritsen-motion-overlap = which move a card is
fritsen-motion-lisa-in-pair = Lisa in king and ace
fritsen-motion-exit-drink = uittreefritsje
fritsen-motion-adopted-glass = a glass that is kept
fritsen-motion-kanonskogel-instead = kanonskogel or dubbele Frits
fritsen-motion-false-call = false calls
fritsen-motion-joker-deadlock = the deadlock of jokers
fritsen-medal-eiken = eiken Frits
fritsen-medal-platina = platina Frits
fritsen-medal-diamanten = diamanten Frits
fritsen-medal-gouden = gouden Frits
fritsen-medal-zilveren = zilveren Frits
fritsen-medal-bronzen = bronzen Frits
fritsen-utterance-Olafje = Olafje
fritsen-utterance-soepele-Frits = soepele Frits
fritsen-utterance-stroeve-Frits = stroeve Frits
fritsen-utterance-lavendelfrits = lavendelfrits
fritsen-utterance-eerste-Kim = eerste Kim
fritsen-utterance-vierde-Kim = vierde Kim
fritsen-utterance-bijfritsen = bijfritsen
fritsen-utterance-soepele-start = soepele start
fritsen-utterance-stroeve-start = stroeve start
fritsen-utterance-offer-start = offer start
fritsen-utterance-uitklaveren = uitklaveren
fritsen-utterance-dichtfritsen = dichtfritsen
fritsen-foul-lay = a card that may not lie there
fritsen-foul-take = a closed card taken
fritsen-foul-last = no “laatste Frits”
fritsen-foul-glass = the glass
fritsen-foul-lift = the glass was not taken off
fritsen-foul-pick = a second pile touched
fritsen-foul-peek-stock = looking into the closed pile
fritsen-foul-take-open = a card taken from an open pile
fritsen-foul-grab = grabbing cards of others
fritsen-foul-bury = a card on the closed pile
fritsen-foul-shift = a card moved to another pile
fritsen-foul-shove = somebody’s glass moved
fritsen-foul-spare = a second glass
fritsen-foul-deal = dealing without being Frits
fritsen-foul-exchange = exchanging too early
fritsen-foul-early = cards taken while Frits is dealing
fritsen-role-frits = Frits
fritsen-role-willem = Willem
fritsen-choice-yes = yes
fritsen-choice-no = no
fritsen-choice-1 = reading 1
fritsen-choice-2 = reading 2
fritsen-move-lay = { $move ->
    [hidden] Lay { $card } on { $cell }
   *[other] Lay { $card } on { $cell } as { $move }
 }
fritsen-move-pair = King and ace of { $suit } on { $cell }
fritsen-move-glass = Glass on { $cell }
fritsen-move-move = Move the pile to { $cell }
fritsen-move-keep = Leave the glass there
fritsen-move-lift = Take the glass off
fritsen-move-draw = Drink and take 2
fritsen-move-cannot = Nothing can be laid
fritsen-move-block = Block with the clubs 3!
fritsen-move-pass = Let it happen
fritsen-move-last = “Laatste Frits!”
fritsen-move-silence = Say nothing
fritsen-move-drink = I drank it
fritsen-move-skip = I do not drink it
fritsen-move-dirty = Vuil Fritsen
fritsen-move-ready = Ready
fritsen-move-back = I am back
fritsen-move-decline = Let others decide
fritsen-move-reading-1 = The first reading
fritsen-move-reading-2 = The second reading
fritsen-move-shuffle = Shuffle
fritsen-move-deal = Deal
fritsen-move-open = Open the first card
fritsen-move-exchange = Exchange the hand
fritsen-move-pick = Take pile { $pile }
fritsen-move-role = Choose: { $whom }
fritsen-move-compel = Let shuffle (dubbele Frits): { $whom }
fritsen-move-take = Take a closed card
fritsen-move-vote-yes = Vote yes
fritsen-move-vote-no = Vote no
fritsen-move-leave = Leave the table now
fritsen-move-resign = Leave the potje
fritsen-move-retract = Take that back
fritsen-move-word = I said the forbidden word
fritsen-move-claim = Claim uitfritsgarantie
fritsen-move-extra = An extra Fritsje
fritsen-move-visit = I was there today
fritsen-move-confess = Confess a foul
fritsen-move-uncover = Lay my cards open
fritsen-move-cover = Cover my cards
fritsen-move-give-back = Give the cards back
fritsen-move-say-not = I do not know, or do not tell
fritsen-move-ask-glass = Whose glass is this?
fritsen-move-propose-packs = Propose two packs
fritsen-move-propose-no-dirty = Propose no vuil Fritsen
fritsen-move-propose-shuffle = Badly shuffled!
fritsen-move-propose-crooked = The closed pile lies askew!
fritsen-move-propose-untidy = Not neat!
fritsen-move-peek-stock = Peek at the closed pile
fritsen-move-askew = Lay my last card askew
fritsen-move-straighten = Straighten the pile
fritsen-move-pause-toilet = To the toilet
fritsen-move-pause-drink = Fetch drinks
fritsen-move-pause-other = Another pause
fritsen-move-toast = Toast { $toast }
fritsen-move-call = Call act { $act }
fritsen-move-unclear = Unclear rule: { $ruling }
fritsen-move-silly = Silly mistake: { $whom }
fritsen-move-remove = Does not play seriously: { $whom }
fritsen-move-waive = Let off the last drink: { $whom }
fritsen-move-refill = Fill the glass: { $whom }
fritsen-move-gift = Let drink: { $whom }
fritsen-move-show = Show my cards: { $whom }
fritsen-move-peek = Look at the cards: { $whom }
fritsen-move-take-up = Take up the cards: { $whom }
fritsen-move-count = How many cards: { $whom }?
fritsen-move-quiz = Quiz whose turn it is: { $whom }
fritsen-move-answer = Answer, on turn: { $whom }
fritsen-move-ask-turn = Make tell whose turn it is: { $whom }
fritsen-move-owner = Whose glass: { $whom }
fritsen-move-grab = Grab the cards: { $whom }
fritsen-move-report = Report: { $report } ({ $whom })
fritsen-move-nominate = Nominate: { $award } ({ $whom })
fritsen-move-fumble = Drop { $card }
fritsen-move-bury = { $card } on the closed pile
fritsen-move-shift = Move my last card to { $cell }
fritsen-move-shove = Shove the glass to { $cell }
fritsen-move-spare = A spare glass on { $cell }
fritsen-move-take-open = Take the top card of { $cell }
fritsen-move-nudge = Push { $cell } askew
fritsen-move-expire = { $whom ->
    [hidden] Time is up for { $clock }
   *[other] Time is up for { $clock }: { $whom }
 }

## What is asked

fritsen-asked-role = Name who looks most like { $role }.
    .title = Who is { $role }?
fritsen-asked-choose-role = They cannot agree: you choose { $role }, from these: { $whom }.
    .title = You decide: { $role }
fritsen-asked-reading = A rule is unclear: { $ruling }. Choose a reading.
    .title = How do we read it?
fritsen-asked-setup = { $step ->
    [shuffle] Shuffle the cards, for all to see.
    [deal] Deal a card to every pile, until each has five.
   *[open] Open the first card.
 }
    .title = Prepare the table
fritsen-asked-pick = Take one of the dealt piles.
    .title = Take your cards
fritsen-asked-dirty = Vuil Fritsen for five new cards, or say that you are ready.
    .title = Vuil Fritsen?
fritsen-asked-turn = { $you ->
    [yes] Your turn: lay a card that fits, or drink and take 2.
   *[no] { $who } is on turn.
 }
    .title = { $you ->
        [yes] Your turn
       *[no] { $who } is on turn
     }
fritsen-asked-drawn = You have drawn: lay a card that fits, or begin a new pile.
    .title = Lay, or begin a pile
fritsen-asked-lift = Your glass still stands on { $cell }: take it off first.
    .title = Your glass!
fritsen-asked-block = { $you ->
    [yes] Your own 6 lies on { $cell }: block it yourself, or let it happen.
   *[no] A 6 lies on { $cell }: block with the clubs 3, or let it happen.
 }
    .title = Block?
    .button = Block!
    .decline = Let it happen
fritsen-asked-wait-window = { $you ->
    [yes] Your 6 lies on { $cell }. Wait whether somebody blocks it.
   *[no] The 6 of { $who } lies on { $cell }. Wait whether somebody blocks it.
 }
    .title = Will it be blocked?
fritsen-asked-glass = Put the glass on an open pile.
    .title = Where does the glass go?
fritsen-asked-last = One card left: say “laatste Frits”.
    .title = One card left!
fritsen-asked-repair = Your pile on { $cell } lies wrongly: move it to a right place.
    .title = Move your pile
fritsen-asked-drinks = You still have to drink: drink and say so.
    .title = Drink up
fritsen-asked-whose-turn = It is somebody’s turn. Do you know whose?
    .title = Whose turn is it?
fritsen-asked-exchange = { $at_you ->
    [yes] The nine seconds are over: exchange your hand.
   *[no] The nine seconds are over: exchange the hand for { $whom }.
 }
    .title = Exchange the hand
fritsen-asked-give = { $whom } has laid the hand down: give five new cards, or what is missing from five.
    .title = Give new cards
fritsen-asked-back = The game waits for you. Say when you are back.
    .title = Are you back?
fritsen-asked-paused = Pause. Still away: { $whom }.
    .title = Pause
fritsen-asked-final = The last card is laid. If it was wrong, it can still be called.
    .title = Was that right?

## What the screen shows, and what a move would do

fritsen-fact-roles = { $you ->
    [yes] You are Frits. Willem: { $willem }.
   *[no] Frits: { $who }. Willem: { $willem }.
 }
fritsen-fact-stock = { $count ->
    [0] The closed pile is empty.
    [one] The closed pile has one card.
   *[other] The closed pile has { $count } cards.
 }
fritsen-fact-dealt = { $count ->
    [one] One card has been dealt to each pile; there lie { $piles }.
   *[other] { $count } cards have been dealt to each pile; there lie { $piles }.
 }
fritsen-fact-exchanging = { $you ->
    [yes] You wait for Frits to give you new cards: { $count }.
   *[no] { $who } waits for Frits to give new cards: { $count }.
 }
fritsen-fact-pile = Pile { $cell }, from below: { $cards }.
fritsen-fact-joker-pile = Joker pile { $cell }: { $cards }.
fritsen-fact-glass = { $you ->
    [yes] Your glass stands on { $cell }.
   *[no] The glass of { $who } stands on { $cell }.
 }
fritsen-fact-whose-glass = A glass stands on { $cell }.
fritsen-fact-blocked = Blocked by the glass: { $cells }.
fritsen-fact-hand = { $n ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
 }
fritsen-fact-cards = Cards in hand: { $sizes }.
fritsen-fact-out = Out: { $whom }.
fritsen-fact-removed = Stopped: { $whom }.
fritsen-fact-fritsjes = Fritsjes: { $counts }.
fritsen-fact-window = { $you ->
    [yes] Your 6 on { $cell } can be blocked ({ $move }).
   *[no] The 6 on { $cell } can be blocked ({ $move }).
 }
fritsen-fact-last = Owed a “laatste Frits”: { $whom }.
fritsen-fact-vote = { $n ->
    [0] A vote is open: { $motion }.
   *[other] A vote is open: { $motion } ({ $whom }).
 }
fritsen-fact-paused = Paused; away: { $whom }.
fritsen-fact-turns = Own turns so far: { $counts }.
fritsen-would-drink-self = You take: { $kind }, { $toast }.
fritsen-would-drink-others = The others take: { $kind }, { $toast }.
fritsen-would-window = The 6 on { $cell } can then be blocked.
fritsen-would-out = You are out.
fritsen-would-last = One card is left: “laatste Frits”.
fritsen-would-blocks = It blocks: { $cells }.
fritsen-would-resign = You play no more in this match; your cards go under the closed pile.
    .title = Leave the match?
    .button = Yes, leave it
fritsen-because-card = { $card } does not fit on { $top }.
fritsen-because-glass = The glass blocks { $cell }.
fritsen-because-corner = At { $cell } only a corner touches, or nothing.
fritsen-because-only = It is your only card: { $card }.

## What happens

fritsen-event-roles = { $you ->
    [yes] You are Frits; Willem: { $willem }.
   *[no] Frits is { $who }; Willem: { $willem }.
 }
fritsen-event-role = { $you ->
    [yes] { $at_you ->
        [yes] You name yourself.
       *[no] You name: { $whom }.
    }
   *[no] { $at_you ->
        [yes] { $who } names you.
       *[no] { $who } names: { $whom }.
    }
 }
fritsen-event-shuffle = { $you ->
    [yes] You shuffle.
   *[no] { $who } shuffles.
 }
fritsen-event-deal = { $you ->
    [yes] You deal: { $packs ->
        [one] one pack
       *[other] { $packs } packs
     }, { $cards } cards.
   *[no] { $who } deals: { $packs ->
        [one] one pack
       *[other] { $packs } packs
     }, { $cards } cards.
 }
fritsen-event-round = { $you ->
    [yes] You deal: round { $round } of five.
   *[no] { $who } deals: round { $round } of five.
 }
fritsen-event-given = { $known ->
    [yes] To your pile you are dealt: { $cards }.
   *[no] { $who } is dealt a card to the pile taken up.
 }
fritsen-event-open = { $you ->
    [yes] You open: { $cards }.
   *[no] { $who } opens: { $cards }.
 }
fritsen-event-pick = { $known ->
    [yes] You take pile { $pile }: { $cards }.
   *[no] { $who } takes pile { $pile }.
 }
fritsen-event-again = { $you ->
    [yes] All is dealt anew; you shuffle.
   *[no] All is dealt anew; { $who } shuffles.
 }
fritsen-event-lay-down = { $you ->
    [yes] Vuile Frits: you lay your hand down and wait for Frits.
   *[no] { $who }: vuile Frits, the hand lies down.
 }
fritsen-event-dirty = { $known ->
    [yes] Vuile Frits: your new cards are { $cards }.
   *[no] { $who }: vuile Frits, { $count } new cards.
 }
fritsen-event-ready = { $you ->
    [yes] You are ready.
   *[no] { $who } is ready.
 }
fritsen-event-turn = { $you ->
    [yes] Your turn ({ $count }).
   *[no] The turn is with { $who } ({ $count }).
 }
fritsen-event-lay = { $you ->
    [yes] You lay
   *[no] { $who } lays
 } { $card ->
    [joker] a joker
   *[other] { $card }
 } on { $top ->
    [joker] a joker
   *[other] { $top }
 } ({ $cell }){ $nick ->
    [Frits-Lisa] : Frits on Lisa!
    [Lisa-Frits] : Lisa on Frits!
    [Kim-Kim] : Kim on Kim!
    [Chantal-Joris] : Chantal on Joris!
    [Joris-Chantal] : Joris on Chantal!
    [Thierry-Kim] : Thierry on Kim!
    [Thierry-Caroline] : Thierry on Caroline!
   *[none] .
 }
fritsen-event-pair = { $you ->
    [yes] You lay { $king } and { $ace } together ({ $cell }).
   *[no] { $who } lays { $king } and { $ace } together ({ $cell }).
 }
fritsen-event-draw = { $known ->
    [yes] You draw: { $cards }.
   *[no] { $count ->
        [0] Nothing is left to draw for { $who }.
        [one] { $who } draws one card.
       *[other] { $who } draws { $count } cards.
     }
 }
fritsen-event-take = { $known ->
    [yes] You take a closed card: { $cards }.
   *[no] { $count ->
        [one] { $who } takes a closed card.
       *[other] { $who } takes { $count } closed cards.
     }
 }
fritsen-event-cannot = { $you ->
    [yes] You can lay nothing.
   *[no] { $who } can lay nothing.
 }
fritsen-event-window = { $you ->
    [yes] Your 6 on { $cell } can be blocked now.
   *[no] The 6 of { $who } on { $cell } can be blocked now.
 }
fritsen-event-pass = { $you ->
    [yes] You let it happen.
   *[no] { $who } lets it happen.
 }
fritsen-event-block = { $you ->
    [yes] You block on { $cell }: Jesse Klaver on Thierry!
   *[no] { $who } blocks on { $cell }: Jesse Klaver on Thierry!
 }
fritsen-event-exchange = { $known ->
    [yes] Your hand is exchanged: { $cards }.
   *[no] { $you ->
        [yes] { $count ->
            [one] You exchange one card.
           *[other] You exchange { $count } cards.
         }
       *[no] { $count ->
            [one] { $who } exchanges one card.
           *[other] { $who } exchanges { $count } cards.
         }
     }
 }
fritsen-event-glass = { $you ->
    [yes] You put the glass on { $cell }.
   *[no] { $who } puts the glass on { $cell }.
 }
fritsen-event-keep = { $you ->
    [yes] You leave the glass on { $cell }.
   *[no] { $who } leaves the glass on { $cell }.
 }
fritsen-event-lift = { $you ->
    [yes] You take the glass off { $cell }.
   *[no] { $who } takes the glass off { $cell }.
 }
fritsen-event-last = { $you ->
    [yes] You say “laatste Frits”.
   *[no] { $who } says “laatste Frits”.
 }
fritsen-event-silent = { $you ->
    [yes] You say nothing about your last card.
   *[no] { $who } says nothing about the last card.
 }
fritsen-event-drink = { $you ->
    [yes] { $count ->
        [0] You take: { $kind }.
       *[other] You take: { $kind } ({ $count }), { $toast }.
     }
   *[no] { $count ->
        [0] { $who } takes: { $kind }.
       *[other] { $who } takes: { $kind } ({ $count }), { $toast }.
     }
 }
fritsen-event-capped = { $you ->
    [yes] You need not drink a third time: { $kind }.
   *[no] { $who } need not drink a third time: { $kind }.
 }
fritsen-event-change = { $you ->
    [yes] It becomes yours: { $kind }, { $toast }.
   *[no] It becomes, for { $who }: { $kind }, { $toast }.
 }
fritsen-event-drunk = { $you ->
    [yes] You have drunk: { $kind } ({ $count }).
   *[no] { $who } has drunk: { $kind } ({ $count }).
 }
fritsen-event-skipped = { $you ->
    [yes] You skip: { $kind } ({ $count }).
   *[no] { $who } skips: { $kind } ({ $count }).
 }
fritsen-event-waived = { $you ->
    [yes] You need not drink: { $kind } ({ $count }).
   *[no] { $who } need not drink: { $kind } ({ $count }).
 }
fritsen-event-out = { $you ->
    [yes] You are out: place { $place }, after { $turns ->
        [one] one turn
       *[other] { $turns } turns
     }!
   *[no] { $who } is out: place { $place }, after { $turns ->
        [one] one turn
       *[other] { $turns } turns
     }!
 }
fritsen-event-loser = { $you ->
    [yes] You are the last with cards.
   *[no] { $who } is the last with cards.
 }
fritsen-event-deadlock = Nobody can lay a card any more: only single jokers are left. Last together: { $whom }.
fritsen-event-idle = Nothing was laid for { $count } turns: the potje closes.
fritsen-event-over = The potje is over.
fritsen-event-badge = { $variant ->
    [efteling] All were at the Efteling today: a badge for Eftelingfritsen!
   *[bloom] All are near the Gustav Mahlerplein: a badge for Bloom fritsen!
 }
fritsen-event-utter = { $you ->
    [yes] Yours: { $name }!
   *[no] { $who }: { $name }!
 }
fritsen-event-medal = { $you ->
    [yes] You earn a medal: { $medal }!
   *[no] { $who } earns a medal: { $medal }!
 }
fritsen-event-award = { $you ->
    [yes] The table awards you: { $award }!
   *[no] The table awards { $who }: { $award }!
 }
fritsen-event-expire = { $you ->
    [yes] Your time for { $clock } is up.
   *[no] The time for { $clock } is up.
 }
fritsen-event-toast = { $you ->
    [yes] You toast { $toast }.
   *[no] { $who } toasts { $toast }.
 }
fritsen-event-slip = { $you ->
    [yes] That was wrong: { $slip }. You can take it back.
   *[no] That was wrong of { $who }: { $slip }.
 }
fritsen-event-retract = { $you ->
    [yes] You take it back.
   *[no] { $who } takes it back.
 }
fritsen-event-word = { $you ->
    [yes] You said the forbidden word!
   *[no] { $who } said the forbidden word!
 }
fritsen-event-foul = { $you ->
    [yes] A foul by you: { $foul }.
   *[no] A foul by { $who }: { $foul }.
 }
fritsen-event-take-back = { $you ->
    [yes] You take { $card } back from { $cell }.
   *[no] { $who } takes { $card } back from { $cell }.
 }
fritsen-event-touch = { $you ->
    [yes] You touch pile { $pile } as well.
   *[no] { $who } touches pile { $pile } as well.
 }
fritsen-event-hasty = { $you ->
    [yes] You already start to exchange the cards of { $whom }.
   *[no] { $at_you ->
        [yes] { $who } already starts to exchange your cards.
       *[no] { $who } already starts to exchange the cards of { $whom }.
    }
 }
fritsen-event-moved = { $you ->
    [yes] You move { $card } to { $cell }.
   *[no] { $who } moves { $card } to { $cell }.
 }
fritsen-event-call = { $you ->
    [yes] You call a foul: { $deed } ({ $whom })!
   *[no] { $who } calls a foul: { $deed } ({ $whom })!
 }
fritsen-event-false-call = { $you ->
    [yes] There was nothing wrong: you called it in vain.
   *[no] There was nothing wrong: { $who } called it in vain.
 }
fritsen-event-confess = { $you ->
    [yes] You confess a foul that nobody saw.
   *[no] { $who } confesses a foul that nobody saw.
 }
fritsen-event-propose = { $you ->
    [yes] { $n ->
        [0] You put to the vote: { $motion }.
       *[other] You put to the vote: { $motion } ({ $whom }).
     }
   *[no] { $n ->
        [0] { $who } puts to the vote: { $motion }.
       *[other] { $who } puts to the vote: { $motion } ({ $whom }).
     }
 }
fritsen-event-vote = { $you ->
    [yes] You vote: { $choice }.
   *[no] { $who } votes: { $choice }.
 }
fritsen-event-outcome = { $ended ->
    [yes] { $n ->
        [0] Adopted (for: { $yes }, needed: { $needed }): { $motion }.
       *[other] Adopted (for: { $yes }, needed: { $needed }): { $motion } ({ $whom }).
     }
   *[no] { $n ->
        [0] Not adopted (for: { $yes }, needed: { $needed }): { $motion }.
       *[other] Not adopted (for: { $yes }, needed: { $needed }): { $motion } ({ $whom }).
     }
 }
fritsen-event-ruling = From now on: { $ruling }: { $read }.
fritsen-event-decline = { $you ->
    [yes] You let others decide.
   *[no] { $who } lets others decide.
 }
fritsen-event-pause = { $you ->
    [yes] You ask for a pause: { $reason }.
   *[no] { $who } asks for a pause: { $reason }.
 }
fritsen-event-leave = { $you ->
    [yes] You leave the table: { $reason }. The game is paused.
   *[no] { $who } leaves the table: { $reason }. The game is paused.
 }
fritsen-event-back = { $you ->
    [yes] You are back.
   *[no] { $who } is back.
 }
fritsen-event-resume = The game goes on.
fritsen-event-removed = { $n ->
    [0] { $who } must stop.
   *[other] { $you ->
        [yes] You must stop. Your cards were: { $cards }.
       *[no] { $who } must stop. The cards were: { $cards }.
     }
 }
fritsen-event-under = { $you ->
    [yes] { $count ->
        [one] Your card goes under the closed pile.
       *[other] Your { $count } cards go under the closed pile.
     }
   *[no] { $count ->
        [one] The card of { $who } goes under the closed pile.
       *[other] The { $count } cards of { $who } go under the closed pile.
     }
 }
fritsen-event-resign = { $you ->
    [yes] You leave the potje.
   *[no] { $who } leaves the potje.
 }
fritsen-event-extra = { $you ->
    [yes] You take an extra Fritsje. Appreciated!
   *[no] { $who } takes an extra Fritsje. Appreciated!
 }
fritsen-event-refill = { $you ->
    [yes] You fill a glass: { $whom }.
   *[no] { $who } fills a glass: { $whom }.
 }
fritsen-event-gift = { $you ->
    [yes] You make somebody drink: { $whom }.
   *[no] { $who } makes somebody drink: { $whom }.
 }
fritsen-event-claim = { $you ->
    [yes] You claim uitfritsgarantie.
   *[no] { $who } claims uitfritsgarantie.
 }
fritsen-event-visit = { $you ->
    [yes] You were there today.
   *[no] { $who } was there today.
 }
fritsen-event-uncover = { $you ->
    [yes] You lay your cards open.
   *[no] { $who } leaves the cards open.
 }
fritsen-event-cover = { $you ->
    [yes] You cover your cards.
   *[no] { $who } covers the cards.
 }
fritsen-event-peek = { $known ->
    [yes] Seen ({ $whom }): { $cards }.
   *[no] { $you ->
        [yes] You look at somebody’s cards: { $whom }.
       *[no] { $who } looks at somebody’s cards: { $whom }.
     }
 }
fritsen-event-show = { $known ->
    [yes] Shown by { $who }: { $cards }.
   *[no] { $you ->
        [yes] You show your cards: { $whom }.
       *[no] { $who } shows the cards: { $whom }.
     }
 }
fritsen-event-take-up = { $known ->
    [yes] Taken up ({ $whom }): { $cards }.
   *[no] { $you ->
        [yes] You take up somebody’s cards: { $whom }.
       *[no] { $who } takes up somebody’s cards: { $whom }.
     }
 }
fritsen-event-give-back = { $you ->
    [yes] You give the cards back: { $whom }.
   *[no] { $who } gives the cards back: { $whom }.
 }
fritsen-event-count = { $you ->
    [yes] { $count ->
        [one] You ask how many cards ({ $whom }): one.
       *[other] You ask how many cards ({ $whom }): { $count }.
     }
   *[no] { $count ->
        [one] { $who } asks how many cards ({ $whom }): one.
       *[other] { $who } asks how many cards ({ $whom }): { $count }.
     }
 }
fritsen-event-quiz = { $you ->
    [yes] You ask whose turn it is: { $whom }.
   *[no] { $who } asks whose turn it is: { $whom }.
 }
fritsen-event-answer = { $you ->
    [yes] You answer: { $whom }.
   *[no] { $who } answers: { $whom }.
 }
fritsen-event-ask-turn = { $you ->
    [yes] { $n ->
        [0] You ask for the truth ({ $whom }): on turn: { $turn }.
       *[other] You ask for the truth ({ $whom }): on turn: { $turn }; out: { $out }.
     }
   *[no] { $n ->
        [0] { $who } asks for the truth ({ $whom }): on turn: { $turn }.
       *[other] { $who } asks for the truth ({ $whom }): on turn: { $turn }; out: { $out }.
     }
 }
fritsen-event-say-not = { $you ->
    [yes] You do not know, or do not tell.
   *[no] { $who } does not know, or does not tell.
 }
fritsen-event-ask-glass = { $you ->
    [yes] You ask whose glass it is.
   *[no] { $who } asks whose glass it is.
 }
fritsen-event-owner = { $you ->
    [yes] You say whose glass it is: { $whom }.
   *[no] { $who } says whose glass it is: { $whom }.
 }
fritsen-event-askew = { $you ->
    [yes] Your card on { $cell } lies askew.
   *[no] The card of { $who } on { $cell } lies askew.
 }
fritsen-event-straighten = { $you ->
    [yes] You lay it straight.
   *[no] { $who } lays it straight.
 }
fritsen-event-fumble = { $you ->
    [yes] You drop { $card }.
   *[no] { $who } drops { $card }.
 }
fritsen-event-compel = { $you ->
    [yes] You make somebody shuffle: { $whom }.
   *[no] { $who } makes somebody shuffle: { $whom }.
 }
fritsen-event-grab = { $you ->
    [yes] You grab at somebody’s cards: { $whom }.
   *[no] { $who } grabs at somebody’s cards: { $whom }.
 }
fritsen-event-peek-stock = { $known ->
    [yes] You peek into the closed pile: { $card }.
   *[no] { $who } peeks into the closed pile.
 }
fritsen-event-bury = { $you ->
    [yes] You lay { $card } on the closed pile.
   *[no] { $who } lays { $card } on the closed pile.
 }
fritsen-event-take-open = { $you ->
    [yes] You take { $card } from { $cell }.
   *[no] { $who } takes { $card } from { $cell }.
 }
fritsen-event-shift = { $you ->
    [yes] You move { $card } from { $from } to { $cell }.
   *[no] { $who } moves { $card } from { $from } to { $cell }.
 }
fritsen-event-shove = { $you ->
    [yes] You shove the glass to { $cell }.
   *[no] { $who } shoves the glass to { $cell }.
 }
fritsen-event-spare = { $you ->
    [yes] You put a glass on { $cell }.
   *[no] { $who } puts a glass on { $cell }.
 }
fritsen-event-nudge = { $you ->
    [yes] You push { $cell } askew.
   *[no] { $who } pushes { $cell } askew.
 }
fritsen-event-put-back = { $you ->
    [yes] You put { $card } back on { $cell }.
   *[no] { $who } puts { $card } back on { $cell }.
 }
fritsen-event-glass-back = { $you ->
    [yes] You put the glass back on { $cell }.
   *[no] { $who } puts the glass back on { $cell }.
 }

## Why a bot plays so

fritsen-why-last = One card is left: say it, or it costs a Fritsje.
fritsen-why-lift = Your glass comes off first.
fritsen-why-block = You are rid of the clubs 3, and the 6 does nothing.
fritsen-why-pass = You have no clubs 3 to block with.
fritsen-why-drink = What is charged is drunk.
fritsen-why-back = Then play can go on.
fritsen-why-cannot = Nothing can be laid.
fritsen-why-dirty = Your start hand has too few special cards.
fritsen-why-ready = Your start hand is good enough.
fritsen-why-pick = One closed pile is as good as another.
fritsen-why-choose = Somebody has to be named.
fritsen-why-decline = Whoever comes next may decide.
fritsen-why-glass = There it blocks the others more than you.
fritsen-why-draw = Nothing fits, so two cards are taken.
fritsen-why-pair = Two cards go at once.
fritsen-why-lay = Your other cards still find a place then.

## What a match adds up to

fritsen-when = turn { $n }
fritsen-length = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
 }
fritsen-chart = Cards in hand
fritsen-chart-means = How many cards each still held after every turn.
fritsen-tally-fritsjes = Fritsjes
fritsen-tally-turns = own turns
fritsen-tally-piles = new piles
fritsen-tally-blocks = blocks
fritsen-tally-medals = medals
fritsen-tally-dirty = vuile Fritsen
fritsen-tally-fouls = fouls

## Options

fritsen-option-referee = Referee
fritsen-option-referee-means = What happens to a move that is not allowed: it is refused, punished at once, or left to the table to notice.
fritsen-option-packs = Packs of cards
fritsen-option-packs-means = By the number of players, or two in any case.
fritsen-option-jokers_per_pack = Jokers in a pack
fritsen-option-jokers_per_pack-means = Two, or three with the bridge card.
fritsen-option-dirty_fritsen = Vuil Fritsen
fritsen-option-dirty_fritsen-means = Start cards may be exchanged for a dubbele Frits.
fritsen-option-pro_moves = PRO moves
fritsen-option-pro_moves-means = King and ace together, a 6 on a queen or jack, and the clubs 3 that blocks.
fritsen-option-drink = Drink
fritsen-option-drink-means = What is poured; alcohol only for adults who want it, and one small glass for each Fritsje.
fritsen-option-kanonskogel = Kanonskogelfritsen
fritsen-option-kanonskogel-means = The last with cards drinks a kanonskogel besides.
fritsen-option-laf = Laf Fritsen
fritsen-option-laf-means = Everybody chooses whether to drink.
fritsen-option-frans = Frans Fritsen
fritsen-option-frans-means = The cards show French letters.
fritsen-option-russisch = Russisch fritsen
fritsen-option-russisch-means = Players may make each other drink for nothing.
fritsen-option-efteling = Eftelingfritsen
fritsen-option-efteling-means = A badge when everybody was at the Efteling today.
fritsen-option-bloom = Bloom fritsen
fritsen-option-bloom-means = A badge when everybody is near the Gustav Mahlerplein.
fritsen-option-drink_confirm = Confirm drinks
fritsen-option-drink_confirm-means = Each drink is toasted and confirmed by its owner before the potje ends.
fritsen-option-dealer = Dealing
fritsen-option-dealer-means = The cards are dealt by themselves, or Frits shuffles, deals and exchanges.
fritsen-option-roles = Frits and Willem
fritsen-option-roles-means = By vote, or by lot.
fritsen-option-oldest = The oldest
fritsen-option-oldest-means = The seat of the oldest player, who decides when nobody else does.
fritsen-option-show_turn = Show the turn
fritsen-option-show_turn-means = Shows whose turn it is, the sizes of hands and whose glass stands.
fritsen-option-untidy = Untidy cards
fritsen-option-untidy-means = Cards can lie askew, and the table may vote on it.
fritsen-option-mischief = Mischief
fritsen-option-mischief-means = Forbidden handwork is possible, and everybody can see it.
fritsen-option-board_columns = Width of the board
fritsen-option-board_columns-means = How many columns the board has.
fritsen-option-cells = Places for new piles
fritsen-option-cells-means = All places, or only those that differ, for bots that search.
fritsen-option-calls = Table talk
fritsen-option-calls-means = Votes, toasts, pauses and calls; off for simulations.
fritsen-option-bots_notice = Bots notice fouls
fritsen-option-bots_notice-means = How often, in per cent, a bot calls a foul that it could see.
fritsen-option-idle_turns = Turns without a card
fritsen-option-idle_turns-means = After so many turns without a card laid the potje closes.
fritsen-option-turn_seconds = Seconds for a turn
fritsen-option-turn_seconds-means = How long a turn, the setup and vuil Fritsen may take; 0 is no clock at all.
fritsen-option-erik = Erikje
fritsen-option-erik-means = Who takes an Erikje: who blocks the own 6, or everybody who blocks.
fritsen-option-overlap = Two moves for a card
fritsen-option-overlap-means = Where a card fits by two moves: the mover chooses, or a fixed order holds.
fritsen-option-lisa_in_pair = Lisa in king and ace
fritsen-option-lisa_in_pair-means = King and ace of hearts together also bring a Lisaatje.
fritsen-option-exit_drink = Uittreefritsje
fritsen-option-exit_drink-means = For everybody who goes out, or only by a move in the own turn.
fritsen-option-adopted_glass = A glass that is kept
fritsen-option-adopted_glass-means = Whoever leaves a standing glass there becomes its owner.
fritsen-option-kanonskogel_instead = Kanonskogel instead
fritsen-option-kanonskogel_instead-means = The kanonskogel takes the place of the dubbele Frits of the last.
fritsen-option-false_call = False calls
fritsen-option-false_call-means = A false call can be voted silly, or costs a Fritsje at once.
fritsen-option-joker_deadlock = Deadlock of jokers
fritsen-option-joker_deadlock-means = When only jokers are left that may not be laid, the last place is shared at once, or when a vote says so.
fritsen-value-strict = strict
fritsen-value-auto = automatic
fritsen-value-table = the table
fritsen-value-own = own choice
fritsen-value-none = nothing, without alcohol
fritsen-value-beer = beer (18+)
fritsen-value-champagne = champagne (18+)
fritsen-value-radler = radler (18+)
fritsen-value-manual = by Frits
fritsen-value-vote = by vote
fritsen-value-random = by lot
fritsen-value-all = all
fritsen-value-few = few
fritsen-value-self = who blocks the own 6
fritsen-value-every = every blocker
fritsen-value-choose = the mover chooses
fritsen-value-fixed = fixed order
fritsen-value-always = always
fritsen-value-turn = in the own turn
fritsen-value-one = one Fritsje
fritsen-value-shared = the last place is shared

## Things on the table

fritsen-touch-cell = place { $what }
fritsen-touch-hand = { $card }
fritsen-touch-pile = pile { $what }
fritsen-touch-act = act { $what }
fritsen-touch-as = as { $what }
fritsen-touch-pair = { $what ->
    [H] king and ace of hearts
    [C] king and ace of clubs
    [D] king and ace of diamonds
   *[S] king and ace of spades
 }
fritsen-touch-glass = the glass
fritsen-touch-stock = closed pile

## Terminal

fritsen-letters = J Q K A
fritsen-title = Fritsen: referee { $referee }
fritsen-closed = { $n } closed
fritsen-jokers = jokers
fritsen-glass = glass
fritsen-queens = { $n } queens
fritsen-new = new
fritsen-tally = { $n ->
    [one] { $n } Fritsje
   *[other] { $n } Fritsjes
 }
fritsen-still-open = { $n } to drink
fritsen-is-out = out: place { $n }
fritsen-is-removed = stopped
fritsen-is-away = away
fritsen-is-ready = ready
fritsen-owes-last = one card!
fritsen-clocks = Now: { $clocks }.
fritsen-vote = Vote: { $what } (yes { $yes }, no { $no }, needed { $needed }).
fritsen-medals = medal
fritsen-act-lay = laid
fritsen-act-take = took a closed card
fritsen-act-last = kept silent with one card
fritsen-act-glass = put the glass
fritsen-act-lift = left the glass standing
fritsen-act-pick = took a pile
fritsen-act-peek-stock = peeked into the closed pile
fritsen-act-take-open = took from an open pile
fritsen-act-grab = grabbed at cards
fritsen-act-bury = laid on the closed pile
fritsen-act-shift = moved a card
fritsen-act-shove = shoved the glass
fritsen-act-spare = put a spare glass
fritsen-act-deal = dealt
fritsen-act-exchange = started to exchange
fritsen-act-early = took a pile that was being dealt
fritsen-acts = Can be called:
fritsen-special = { $n } special
fritsen-help-cards = A card is its value and suit: 7H, TC, QD, AS (H hearts, C clubs, D diamonds, S spades); X is a joker. Lay it on a place: 7H b1.
fritsen-help-calls = Votes, toasts, pauses and calls are always open to you: vote yes, toast Frits, pause toilet, call 1, silly and a name.
fritsen-help-limit = A limit of your own, which nobody else sees: { $command } 5. What comes on top is symbolic; { $command } 0 takes it away.
fritsen-limit = { $n ->
    [0] No limit for me
    [one] My limit: { $n } Fritsje
   *[other] My limit: { $n } Fritsjes
}
fritsen-limit-command = limit
fritsen-limit-set = { $limit }. Only you know it: it is in no record, and no other player sees a difference. It counts your Fritsjes of this match; what comes on top is symbolic.
fritsen-symbolic = { $n } symbolic, above your limit of { $limit }

## When it is over

fritsen-ended-few = Only one player is left.
fritsen-ended-deadlock = Nobody could lay a card any more.
fritsen-ended-idle = Nothing was laid for too long.
fritsen-counts-fritsjes = { $n ->
    [one] { $n } Fritsje
   *[other] { $n } Fritsjes
 }

## The first lesson, and the page of one minute

fritsen-lesson-higher = A hearts 5 lies open. Lay your hearts 7 on it: higher, and the same suit.
    .title = Higher on the same suit
    .right = One card fewer
    .means = The ace is the highest, and only a 2 of its suit begins again on it.
    .look = You want to be rid of cards. Do you really need two more?
fritsen-lesson-draw = Nothing fits on the king. Then drink one and take two cards.
    .title = Nothing fits
    .right = Drunk, and two cards more
    .means = What you drink is up to you; without alcohol it counts just the same.
fritsen-lesson-pile = Still nothing fits. Begin a new pile beside another one, with any card but a joker.
    .title = A new pile
    .right = That is allowed now
    .means = A new pile is possible only after drinking and taking cards.
fritsen-lesson-joker = Lay your joker: it begins the joker pile, and all the others drink.
    .title = Let the others drink
    .right = They toast “Frits”
    .means = A queen on a queen, a king on the ace of hearts or a 9 on a 9 make the others drink too. A joker may not be your last card.
    .look = Which of your cards lets others drink instead of you?
fritsen-lesson-block = A 6 on a queen exchanges the whole hand. You hold the clubs 3: block it, out of turn.
    .title = Quick, block it!
    .right = Jesse Klaver was faster
    .means = The exchange is off, you are rid of a card, and the drinks of the 6 stay.
    .look = A bad hand is about to be swapped for a new one. Do you allow that?
fritsen-lesson-last = You have one card left. Say “laatste Frits” before nine seconds are over.
    .title = One card left
    .right = Said in time
    .means = Who forgets it takes a Fritsje des. Who says it at another time too.
fritsen-lesson-out = Your last card fits. Lay it, and you are out.
    .title = Your last card
    .right = Uitgefritst!
    .means = You toast “Frits” and take an uittreefritsje. The last with cards takes a dubbele Frits.
    .look = It fits, and it is the last. What are you waiting for?
fritsen-minute-aim = Be rid of your cards first. Who is last to hold cards drinks double. What you drink is your own choice.
    .title = The aim
fritsen-minute-turn = Lay a higher card of the same suit. Nothing fits? Drink one, take two, then lay, or begin a new pile.
    .title = Your turn
fritsen-minute-others = A 9 on a 9, a king on the ace of hearts, a queen on a queen, a joker: the others drink. One lower: you do.
    .title = Let others drink
fritsen-minute-six = A 6 on a queen costs you double, and your hand is exchanged, unless somebody blocks with the clubs 3.
    .title = Exchange
fritsen-minute-glass = A 6 on a jack: put the glass on a pile. There and beside it nobody may lay until your next turn.
    .title = The glass
fritsen-minute-last = With one card left say “laatste Frits”. And never say the forbidden word.
    .title = One card left
