# Mezza as it is drawn in the browser; the same keys and variables stand in every language.

web-mezza-stock = voorraad
web-mezza-gone = uit het spel
web-mezza-pile = Stapel
web-mezza-look = De stapel doorkijken, { $n } kaarten
web-mezza-mine = jouw open kaarten, { $n } dicht eronder
web-mezza-mine-closed = jouw dichte kaarten
web-mezza-sealed = zo komen ze te liggen
web-mezza-closed = dichte kaart { $what }
web-mezza-any = alles
web-mezza-makes = { $card } + ½ is { $sum }: nu { $demand }
web-mezza-lowest = De laagste kaart in een hand
web-mezza-chose = heeft gekozen
web-mezza-passed = laat het gaan
web-mezza-place = plaats { $place }
web-mezza-swap = Welke drie komen open?
web-mezza-swap-asked = Tik er drie aan: ze komen als laatste in het spel
web-mezza-start = Wie heeft een { $card }?
web-mezza-start-take = Begin
web-mezza-seize = ½ op de { $card }?
web-mezza-seize-take = Pak!
web-mezza-add = Nog een { $card } erbij?
web-mezza-add-take = Erbij
web-mezza-quick = De snelste krijgt hem
web-mezza-drawn = Alleen wat je net gepakt hebt
web-mezza-take = Niets past: pak de stapel
web-mezza-first = { $you ->
    [yes] Jij was het eerst
   *[no] { $who } was het eerst
 }
