nim-move-take = Take { $count } of heap { $heap }
nim-move-refill = Refill the heaps
nim-move-toast = Raise a toast
nim-move-blame = Blame { $whom }
nim-event-fill = The heaps are filled: { $count } each.
nim-event-take = { $you ->
    [yes] You take { $count } of heap { $heap }.
   *[no] { $who } takes { $count } of heap { $heap }.
 }
nim-event-toast = { $you ->
    [yes] You raise a toast.
   *[no] { $who } raises a toast.
 }
nim-event-blame = { $you ->
    [yes] You blame { $whom }.
   *[no] { $who } blames { $whom }.
 }
nim-event-over = The match is over.
nim-fact-heap = Heap { $heap } has { $count }.
nim-would-empty = Heap { $heap } is empty then.
nim-rule-1A = Each heap has twelve pebbles.
nim-rule-2-95 = Only what is there can be taken.
nim-rule-2-96 = Whoever takes the last pebble wins.
nim-rule-P1-3 = There are two toasts a match.
