# Foppen as it is drawn in the browser; the same keys and variables stand in every language.

web-foppen-here = hier
web-foppen-takes = wint de slag
web-foppen-fopped = gefopt
web-foppen-sits = slaat over
web-foppen-you-sit = Jij slaat deze slag over
web-foppen-scored = De ronde is geteld
web-foppen-sheet = Scoreblok
web-foppen-player = Speler
web-foppen-left = over
web-foppen-hand = ronde { $n }
