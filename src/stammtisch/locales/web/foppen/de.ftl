# Foppen as it is drawn in the browser; the same keys and variables stand in every language.

web-foppen-here = hierhin
web-foppen-takes = bekommt ihn
web-foppen-fopped = gefoppt
web-foppen-sits = setzt aus
web-foppen-you-sit = Du setzt diesen Stich aus
web-foppen-scored = Das Spiel ist gezählt
web-foppen-sheet = Anschreibeblock
web-foppen-player = Spieler
web-foppen-left = übrig
web-foppen-hand = Spiel { $n }
