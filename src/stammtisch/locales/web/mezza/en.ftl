# Mezza as it is drawn in the browser; the same keys and variables stand in every language.

web-mezza-stock = stock
web-mezza-gone = out of play
web-mezza-pile = Pile
web-mezza-look = Look through the pile, { $n } cards
web-mezza-mine = your open cards, { $n } closed below
web-mezza-mine-closed = your closed cards
web-mezza-sealed = this is how they will lie
web-mezza-closed = closed card { $what }
web-mezza-any = any
web-mezza-makes = { $card } + ½ is { $sum }: now { $demand }
web-mezza-lowest = The lowest card in hand
web-mezza-chose = has chosen
web-mezza-passed = lets it go
web-mezza-place = place { $place }
web-mezza-swap = Which three lie open?
web-mezza-swap-asked = Tap three cards: they come into play last
web-mezza-start = Who has a { $card }?
web-mezza-start-take = Begin
web-mezza-seize = ½ on the { $card }?
web-mezza-seize-take = Seize!
web-mezza-add = Add another { $card }?
web-mezza-add-take = Add
web-mezza-quick = The quickest gets it
web-mezza-drawn = Only what you have just drawn
web-mezza-take = Nothing fits: take the pile
web-mezza-first = { $you ->
    [yes] You were first
   *[no] { $who } was first
 }
