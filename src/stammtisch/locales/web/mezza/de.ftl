# Mezza as it is drawn in the browser; the same keys and variables stand in every language.

web-mezza-stock = Vorrat
web-mezza-gone = aus dem Spiel
web-mezza-pile = Stapel
web-mezza-look = Den Stapel durchsehen, { $n } Karten
web-mezza-mine = deine offenen Karten, { $n } verdeckt darunter
web-mezza-mine-closed = deine verdeckten Karten
web-mezza-sealed = so werden sie liegen
web-mezza-closed = verdeckte Karte { $what }
web-mezza-any = alles
web-mezza-makes = { $card } + ½ ist { $sum }: jetzt { $demand }
web-mezza-lowest = Die niedrigste Karte in einer Hand
web-mezza-chose = hat gewählt
web-mezza-passed = lässt es
web-mezza-place = Platz { $place }
web-mezza-swap = Welche drei liegen offen?
web-mezza-swap-asked = Tippe drei an: Sie kommen zuletzt ins Spiel
web-mezza-start = Wer hat eine { $card }?
web-mezza-start-take = Anfangen
web-mezza-seize = ½ auf die { $card }?
web-mezza-seize-take = Meins!
web-mezza-add = Noch eine { $card } dazu?
web-mezza-add-take = Dazu
web-mezza-quick = Wer am schnellsten ist
web-mezza-drawn = Nur was du gerade gezogen hast
web-mezza-take = Nichts passt: nimm den Stapel
web-mezza-first = { $you ->
    [yes] Du warst am schnellsten
   *[no] { $who } war am schnellsten
 }
