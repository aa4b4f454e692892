# Foppen as it is drawn in the browser; the same keys and variables stand in every language.

web-foppen-here = here
web-foppen-takes = takes it
web-foppen-fopped = fopped
web-foppen-sits = sits out
web-foppen-you-sit = You sit this one out
web-foppen-scored = The hand is scored
web-foppen-sheet = Score sheet
web-foppen-player = Player
web-foppen-left = left
web-foppen-hand = hand { $n }
