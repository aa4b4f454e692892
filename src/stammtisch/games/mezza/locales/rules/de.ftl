# The rules of Mezza in German: each section has a heading, each rule one sentence.

mezza-about = Mezza, von Thomas Michaël (BIS Publishers); in unseren eigenen Worten.

mezza-section-cards = Die Karten
mezza-rule-M-001 = Es gibt zwölf ½ und vier von jeder anderen Sorte.
mezza-rule-M-002 = Von niedrig nach hoch: ½, 1, 2, 3, 3½, 4, 5, 6, 6½, 7, 8, 9, 9½; dazu kommen zwei Joker, Blanko-Joker und Null-Joker.

mezza-section-start = Spielbeginn
mezza-rule-M-003 = Mezza ist für zwei bis sieben Spieler; wer mitspielt, braucht neun Karten.

mezza-section-aim = Ziel des Spiels
mezza-rule-M-004 = Ziel ist es, zuerst alle Karten los zu sein, auf der Hand und auf dem Tisch.

mezza-section-play = Spielweise
mezza-rule-M-005 = Gespielt wird im Uhrzeigersinn.

mezza-rule-M-010 = Vor dem Geben werden die Karten gemischt.
mezza-rule-M-011 = Alle haben drei verdeckte Karten vor sich; niemand darf sie ansehen, auch nicht die eigenen.
mezza-rule-M-012 = Bei allen liegen drei Karten offen.
mezza-rule-M-013 = Alle bekommen drei Karten auf die Hand.
mezza-rule-M-014 = Was nicht ausgeteilt ist, ist der Vorrat.

mezza-section-swap = Tauschen
mezza-rule-M-020 = Vor dem Spiel dürfen alle einmal zwischen Hand und offenen Karten tauschen.
mezza-rule-M-021 = Getauscht wird nur zwischen deiner Hand und deinen offenen Karten.
mezza-rule-M-022 = Alle tauschen zugleich und ungesehen.
mezza-rule-M-023 = Hat das Spiel begonnen, wird nicht mehr getauscht.

mezza-rule-M-030 = Wer die niedrigste Karte hat, fängt mit ihr an.
mezza-rule-M-031 = Die niedrigste Karte zum Anfangen ist die ½; Joker zählen hier nicht.
mezza-rule-M-032 = Haben sie mehrere, fängt an, wer am schnellsten ist; will niemand, entscheidet das Los.
mezza-rule-M-033 = Du darfst auch mit mehreren gleichen Karten anfangen.
mezza-rule-M-034 = Haben alle nur Joker auf der Hand, gilt der Null-Joker als niedrigste Karte.
mezza-rule-M-035 = Die erste Karte wirkt wie jede andere, und danach ist die nächste Person dran.

mezza-rule-M-040 = Die Karte muss so hoch sein wie die letzte oder höher.
mezza-rule-M-041 = Gleiche Karten dürfen zusammen gelegt werden.
mezza-rule-M-042 = Eine Karte reicht immer, wie viele gleiche du auch hast oder auf dem Stapel liegen.
mezza-rule-M-043 = Werte dürfen übersprungen werden: Jede höhere Karte passt, nur nicht auf eine 4.
mezza-rule-M-044 = Alle legen auf denselben Stapel.
mezza-rule-M-045 = Karten, die zusammen gelegt werden, haben denselben Wert.
mezza-rule-M-046 = Es liegt kein Stapel: Jede Karte darf anfangen.

mezza-section-fill = Auffüllen
mezza-rule-M-050 = Nach dem Legen wird die Hand aus dem Vorrat auf drei aufgefüllt.
mezza-rule-M-051 = Mit drei oder mehr Handkarten ziehst du nicht.
mezza-rule-M-052 = Geht der Vorrat aus, ziehst du, was noch da ist; neu gemischt wird nicht.
mezza-rule-M-053 = Aufgefüllt wird sofort, auch bevor du einen neuen Stapel beginnst.

mezza-section-take = Aufnehmen
mezza-rule-M-060 = Wer nicht legen kann, nimmt den ganzen Stapel auf.
mezza-rule-M-061 = Mit dem Aufnehmen endet der Zug; die nächste Person beginnt einen neuen Stapel mit einer beliebigen Karte.

mezza-section-must = Legen ist Pflicht
mezza-rule-M-062 = Wer legen kann, muss legen.
mezza-rule-M-063 = Ein Joker passt auf alles, also kannst du legen.
mezza-rule-M-064 = Sich mit einer ½ den Zug zu schnappen, ist nie Pflicht; bist du selbst dran, musst du sie legen, wenn sonst nichts passt.

mezza-rule-M-065 = Wer welche Karten aufgenommen hat, merkst du dir selbst.

mezza-section-course = Spielverlauf
mezza-rule-M-070 = Erst die Hand und den Vorrat, dann die offenen Karten.
mezza-rule-M-071 = Offene Karten kommen dran, wenn der Vorrat aufgebraucht und die Hand leer ist.

mezza-section-open = Offene Karten
mezza-rule-M-072 = Offene Karten spielst du wie die Hand.
mezza-rule-M-073 = Offene Karten kommen nie auf die Hand.
mezza-rule-M-074 = Passt keine deiner offenen Karten, nimmst du den Stapel auf und spielst erst wieder die Hand leer.

mezza-section-closed = Verdeckte Karten
mezza-rule-M-075 = Verdeckte Karten kommen zuletzt, nach Hand und offenen Karten.
mezza-rule-M-076 = Hast du nur noch verdeckte Karten, musst du eine aufdecken.
mezza-rule-M-077 = Passt die aufgedeckte Karte, geht es einfach weiter.
mezza-rule-M-078 = Passt die aufgedeckte Karte nicht, nimmst du sie mitsamt dem Stapel auf.
mezza-rule-M-079 = Erst die Hand leer spielen, dann die nächste verdeckte Karte.
mezza-rule-M-080 = Eine aufgedeckte Karte muss passen wie jede andere.
mezza-rule-M-081 = Auch eine verdeckte Karte darf einen neuen Stapel beginnen.
mezza-rule-M-082 = Verdeckte Karten werden einzeln aufgedeckt.

mezza-section-end = Spielende
mezza-rule-M-090 = Wer zuerst keine Karten mehr hat, gewinnt.
mezza-rule-M-091 = Gespielt wird, bis nur noch eine Person Karten hat.
mezza-rule-M-092 = Wer fertig ist, spielt nicht mehr mit.
mezza-rule-M-093 = Bist du mit der Karte fertig, die den Stapel aus dem Spiel bringt, beginnt die nächste Person den neuen.
mezza-rule-M-094 = Auch die letzte Karte wirkt wie jede andere.
mezza-rule-M-095 = Die Partie ist in dem Moment aus, in dem nur noch eine Person Karten hat.

mezza-section-blank-joker = Joker ohne Wert
mezza-rule-M-100 = Ein Blanko-Joker passt auf alles.
mezza-rule-M-101 = Die Karte unter einem Blanko-Joker gilt weiter.
mezza-rule-M-102 = Eine 4 unter einem Blanko-Joker verlangt immer noch 4 oder niedriger.
mezza-rule-M-103 = Ein Blanko-Joker auf einer 7 lässt niemanden aussetzen.
mezza-rule-M-104 = Auf einen Blanko-Joker, unter dem nichts liegt, passt jede Karte.
mezza-rule-M-105 = Joker einer Sorte sind gleiche Karten: Sie dürfen zusammen gelegt werden, und bei vieren ist der Stapel aus dem Spiel.

mezza-section-zero-joker = Null-Joker
mezza-rule-M-106 = Ein Null-Joker passt auf alles.
mezza-rule-M-107 = Auf einen Null-Joker passt jede Karte.
mezza-rule-M-108 = Ein Null-Joker auf einer 4 zählt als niedriger; danach passt wieder alles.

mezza-section-half = Die ½
mezza-rule-M-110 = Eine ½ ist die niedrigste Karte: Sie muss passen oder eine 3½, 6½ oder 9½ ergänzen.
mezza-rule-M-111 = Eine ½ auf einer 3½, 6½ oder 9½ ergibt 4, 7 oder 10.
mezza-rule-M-112 = Eine 4, 7 oder 10 mit einer ½ wirkt sofort.
mezza-rule-M-113 = Umgekehrt gilt es nicht: Eine 6½ auf einer ½ bleibt eine 6½.
mezza-rule-M-114 = Wie viele Karten es sind, ist egal: Auch drei 3½ und zwei ½ ergeben eine 4.
mezza-rule-M-115 = Auf eine 4 oder 7 mit einer ½ darf die nächste Person noch eine ½ legen.
mezza-rule-M-116 = Eine weitere ½ schnappt keinen Zug und lässt niemanden aussetzen.
mezza-rule-M-117 = Ein Joker liegt dazwischen: Die Karte darunter lässt sich nicht mehr ergänzen.
mezza-rule-M-118 = Auch unter einem Null-Joker lässt sich eine 3½, 6½ oder 9½ nicht mehr ergänzen.
mezza-rule-M-119 = Auf einer echten 4 ist eine ½ einfach eine niedrigere Karte.

mezza-section-seize = Zug schnappen
mezza-rule-M-120 = Mit einer ½ dürfen alle eine 3½, 6½ oder 9½ ergänzen und sich den Zug schnappen.
mezza-rule-M-121 = Nur die erste ½ schnappt sich den Zug.
mezza-rule-M-122 = Nach dem Schnappen geht es von dort aus weiter; wer dazwischen sitzt, wird übersprungen.
mezza-rule-M-123 = Schnappt sich niemand den Zug, spielt einfach die nächste Person.
mezza-rule-M-124 = Deine eigene Karte kannst du nicht ergänzen.
mezza-rule-M-125 = Auch wer dran ist, darf die Karte mit einer ½ ergänzen.
mezza-rule-M-126 = Die Gelegenheit zum Schnappen dauert, bis jemand anders legt oder aufnimmt.
mezza-rule-M-127 = Entsteht beim Schnappen eine 7, setzt die Person nach dir einmal aus.
mezza-rule-M-128 = Entsteht beim Schnappen eine 4, muss die Person nach dir 4 oder niedriger oder einen Joker legen.
mezza-rule-M-129 = Entsteht beim Schnappen eine 10, beginnst du den neuen Stapel.
mezza-rule-M-130 = Du darfst eine Karte mit mehreren ½ zugleich ergänzen.
mezza-rule-M-131 = Nach dem Schnappen wird deine Hand aufgefüllt wie immer.
mezza-rule-M-132 = Den Zug schnappst du dir mit einer Karte, die du gerade spielen darfst, nie mit einer verdeckten.
mezza-rule-M-133 = Den Zug bekommt, wer am schnellsten ist; wer verzichtet, wartet auf die nächste Gelegenheit.
mezza-rule-M-134 = Zu spät kommen kostet nichts.
mezza-rule-M-135 = Wer aussetzen musste, darf sich später trotzdem einen Zug schnappen.

mezza-section-three-half = Die 3½
mezza-rule-M-140 = Eine 3½ muss passen; sie liegt zwischen 3 und 4.

mezza-section-six-half = Die 6½
mezza-rule-M-141 = Eine 6½ muss passen; sie liegt zwischen 6 und 7.

mezza-section-nine-half = Die 9½
mezza-rule-M-142 = Die 9½ ist die höchste Karte: Darauf passt nur eine 9½, eine ½ oder ein Joker.

mezza-section-four = Die 4
mezza-rule-M-143 = Auf eine 4 passt einmal nur 4 oder niedriger.
mezza-rule-M-144 = Nach einer niedrigen Karte auf der 4 gilt wieder die gewöhnliche Regel.
mezza-rule-M-145 = Eine 4 auf einer 4 verlangt noch einmal 4 oder niedriger.
mezza-rule-M-146 = Hohe Karten passen nicht auf eine 4.

mezza-section-seven = Die 7
mezza-rule-M-150 = Nach einer 7 setzt die nächste Person einmal aus.
mezza-rule-M-151 = Bei mehreren 7 zugleich setzt nur eine Person aus.
mezza-rule-M-152 = Auf eine 7 passt 7 oder höher oder ein Joker.
mezza-rule-M-153 = Zu zweit ist nach einer 7 wieder dran, wer sie gelegt hat.
mezza-rule-M-154 = Aussetzen muss die nächste Person, die noch Karten hat.
mezza-rule-M-155 = Jede neue 7 wirkt wieder.

mezza-section-ten = Die 10
mezza-rule-M-160 = Eine ½ auf einer 9½ ist zusammen 10: Der Stapel ist aus dem Spiel.
mezza-rule-M-161 = Wer die 10 macht, beginnt den neuen Stapel.
mezza-rule-M-162 = Eine Karte 10 gibt es nicht: Sie entsteht nur aus einer ½ auf einer 9½.

mezza-section-four-alike = Vier gleiche
mezza-rule-M-170 = Vier gleiche hintereinander: Der Stapel ist aus dem Spiel.
mezza-rule-M-171 = Vier gleiche dürfen zugleich oder nacheinander gelegt werden, auch von verschiedenen Spielern.
mezza-rule-M-172 = Wer die vierte legt, beginnt den neuen Stapel.
mezza-rule-M-173 = Ein Joker zwischen gleichen Karten unterbricht die Reihe und zählt nie als eine der vier.
mezza-rule-M-174 = Vier gleiche gehen vor: Vier ½ auf einer 6½ ergeben keine 7.
mezza-rule-M-175 = Bei vier 7 setzt niemand aus; wer die letzte gelegt hat, beginnt den neuen Stapel.
mezza-rule-M-176 = Die vierte Karte legst du nur, wenn du dran bist.
mezza-rule-M-177 = Auch bei mehr als vier gleichen ist der Stapel aus dem Spiel.

mezza-section-add = Schnell dazulegen
mezza-rule-M-180 = Dazulegen darfst du nur, was du gerade gezogen hast und was deiner gelegten Karte gleicht.
mezza-rule-M-181 = Was du dazulegst, gilt als im selben Zug gelegt.
mezza-rule-M-182 = Wer nach dir schnell spielt, kann das Dazulegen verhindern.
mezza-rule-M-183 = Dazulegen darfst du, du musst nicht.
mezza-rule-M-184 = Nur eine gerade gezogene Karte darf dazu, keine zurückbehaltene.
mezza-rule-M-185 = Nach dem Dazulegen wird wieder aufgefüllt; ist auch diese Karte gleich, darf sie ebenfalls dazu.
mezza-rule-M-186 = Eine offene Karte darf erst dazu, wenn Hand und Vorrat aufgebraucht sind.
mezza-rule-M-187 = Die letzten Handkarten und gleiche offene Karten dürfen zusammen gelegt werden.
mezza-rule-M-188 = Verdeckte Karten werden nie dazugelegt.
mezza-rule-M-189 = Dazulegen oder schnappen: Wer schneller ist, kommt zuerst.
mezza-rule-M-190 = Werden es durch das Dazulegen vier gleiche, ist der Stapel aus dem Spiel, und du beginnst einen neuen.
mezza-rule-M-191 = Deine gelegte Karte ist nicht mehr auf dem Stapel; es kann nichts dazu.

mezza-section-short = Kurzvariante
mezza-rule-M-195 = In der Kurzvariante fehlen alle 3, 6 und 9.
mezza-rule-M-196 = In der Kurzvariante bleiben alle anderen Regeln gleich.
mezza-rule-M-197 = Die Kurzvariante ist für zwei oder drei Spieler gedacht.

mezza-section-digital = Digital
mezza-rule-M-200 = Ist die Zeit um, wird für dich die niedrigste passende Karte gelegt, oder du nimmst den Stapel auf; Gelegenheiten verfallen.
mezza-rule-M-201 = Geht zu lange nichts voran, wird die Partie abgebrochen.
