# The rules of Frantic in German: each section has a heading, each rule one sentence.

frantic-about = Frantic (Game Factory), 125 Spielkarten und 20 Ereignisse; in unseren eigenen Worten.

frantic-section-content = Spielmaterial
frantic-rule-F-001 = Es gibt 125 Spielkarten: 72 Farbkarten, 9 schwarze Karten und 44 Spezialkarten.
frantic-rule-F-002 = Blau, Rot, Grün und Gelb haben jede Zahl von 1 bis 9 zweimal.
frantic-rule-F-003 = Es gibt neun schwarze Karten, eine für jede Zahl von 1 bis 9.
frantic-rule-F-004 = Jede Farbe hat zwei Gift-Karten und je eine Karte Exchange, 2nd Chance und Skip.
frantic-rule-F-005 = Vierfarbig sind 11 Fantastic, 5 Fantastic Four, 4 Counterattack, 2 Equality und 1 Nice Try.
frantic-rule-F-006 = Die Fuck-You-Karte ist eine Spezialkarte für sich: keine Farbe, keine Zahl, kein Wunsch.
frantic-rule-F-007 = Der Ereignisstapel hat 20 verschiedene Karten.
frantic-rule-F-008 = Übersichtskarten helfen nur; sie spielen nicht mit.

frantic-section-preparation = Spielvorbereitung
frantic-rule-F-009 = Gespielt wird zu zweit bis zu acht.

frantic-section-aim = Spielziel
frantic-rule-F-010 = Es geht gegen den Uhrzeigersinn: Wer rechts sitzt, kommt als Nächstes dran.

frantic-section-number-cards = Zahlenkarten
frantic-rule-F-011 = Farbkarten und schwarze Karten heißen zusammen Zahlenkarten.

frantic-rule-F-012 = Werde deine Handkarten zuerst los: Was übrig bleibt, sind Punkte, und Punkte sind schlecht.
frantic-rule-F-013 = Handkarten sind geheim; den Ablagestapel dürfen alle durchsehen.

frantic-rule-F-014 = Spielkarten und Ereigniskarten sind zwei getrennte Stapel, verdeckt.
frantic-rule-F-015 = Punktelimit zu 2–4: 137, 154 oder 179; zu 5–8: 113, 137 oder 154.
frantic-rule-F-016 = Ein anderes Limit geht auch; je mehr Spieler, desto niedriger.

frantic-section-round = Rundenablauf
frantic-rule-F-017 = Vor jeder Runde werden alle Spielkarten und alle Ereigniskarten gemischt.
frantic-rule-F-018 = Jede Runde fängt neu an: Nur die Punkte bleiben, kein Wunsch und kein Aussetzen.
frantic-rule-F-019 = Wer zuerst gibt, wird ausgelost.
frantic-rule-F-020 = Alle bekommen sieben Karten, eine nach der anderen, rechts vom Geber beginnend.
frantic-rule-F-021 = Die Startkarte gilt als vom Geber gespielt, mit allen Effekten.
frantic-rule-F-022 = Gehört zur Startkarte ein Wunsch, wünscht der Geber.
frantic-rule-F-023 = Bei einer schwarzen Startkarte kommt sofort ein Ereignis.
frantic-rule-F-024 = Eine Startkarte, die angreift, ist ein Angriff des Gebers.
frantic-rule-F-025 = Ist die Startkarte eine 2nd-Chance-Karte, muss der Geber noch eine Karte spielen oder ziehen.
frantic-rule-F-026 = Ist die Startkarte die Fuck-You-Karte, passt jede Karte.
frantic-rule-F-027 = Als Startkarte bringen Counterattack, Nice Try und Equality nur einen Farbwunsch.
frantic-rule-F-028 = Wer rechts vom Geber sitzt, ist zuerst dran.
frantic-rule-F-029 = Eine Runde kann enden, bevor jemand dran war.

frantic-section-turn = Dein Zug
frantic-rule-F-030 = In deinem Zug spielst du eine Karte, oder du ziehst eine und spielst danach eine, wenn du magst.
frantic-rule-F-031 = Du darfst auch ziehen, wenn du spielen könntest.
frantic-rule-F-032 = Wer nicht spielen kann, muss ziehen.
frantic-rule-F-033 = Nach dem Ziehen darfst du noch eine Karte spielen, die gezogene oder eine andere.
frantic-rule-F-034 = Eine Karte pro Zug und einmal ziehen; nur die 2nd-Chance-Karte verlangt mehr.
frantic-rule-F-035 = Du kannst deinen Zug nicht beenden, ohne zu spielen oder zu ziehen.

frantic-section-round-end = Rundenende
frantic-rule-F-036 = Ist der Nachziehstapel leer, muss spielen, wer spielen kann.
frantic-rule-F-037 = Kannst du nicht spielen und der Nachziehstapel ist leer, endet die Runde.
frantic-rule-F-038 = Die letzte Karte zu ziehen beendet die Runde noch nicht.

frantic-rule-F-039 = Nach deinem Zug ist dran, wer rechts von dir sitzt.

frantic-rule-F-040 = Ob die Runde endet, zeigt sich erst, wenn alle Effekte ausgeführt sind.

frantic-section-playing = Eine Karte spielen
frantic-rule-F-041 = Eine Farbkarte passt auf die gleiche Farbe oder die gleiche Zahl.
frantic-rule-F-042 = Nach einem Wunsch muss eine Farbkarte die gewünschte Farbe oder Zahl zeigen.
frantic-rule-F-043 = Eine einfarbige Spezialkarte passt auf ihre Farbe.
frantic-rule-F-044 = Symbol auf Symbol: Eine einfarbige Spezialkarte passt auf die gleiche Spezialkarte in jeder Farbe.
frantic-rule-F-045 = Eine einfarbige Spezialkarte erfüllt einen Farbwunsch, nie einen Zahlenwunsch.
frantic-rule-F-046 = In deinem Zug passt eine vierfarbige Spezialkarte auf jede Karte.
frantic-rule-F-047 = Die Fuck-You-Karte passt auf jede Karte, wenn du genau zehn Karten hast.
frantic-rule-F-048 = Eine schwarze Karte passt nur auf die gleiche Zahl.
frantic-rule-F-049 = Eine schwarze Karte erfüllt den Wunsch nach ihrer Zahl.
frantic-rule-F-050 = Schwarz ist keine Farbe; man kann es sich nicht wünschen.
frantic-rule-F-051 = Auf eine schwarze Karte passt nur ihre Zahl.
frantic-rule-F-052 = Eine einfarbige Spezialkarte hat eine Farbe und ein Symbol, aber keine Zahl.

frantic-section-multi-coloured = Vierfarbige Spezialkarten
frantic-rule-F-053 = Ein Wunsch bindet keine Karten, die auf alles passen.
frantic-rule-F-054 = Ein Wunsch gilt, bis eine Karte ihn erfüllt oder ein neuer Wunsch ihn ersetzt.
frantic-rule-F-055 = Ist der Wunsch erfüllt, zählt nur noch die oberste Karte.
frantic-rule-F-056 = Ein neuer Wunsch ersetzt den alten.
frantic-rule-F-057 = Solange ein Wunsch offen ist, zählen die Karten darunter nicht.

frantic-section-events = Ereigniskarten
frantic-rule-F-058 = Was du durch ein Ereignis ablegst, kommt unter den Ablagestapel und entscheidet nichts.

frantic-rule-F-059 = Zu jeder vierfarbigen Karte, die oben liegt, gehört ein Wunsch.

frantic-section-special-cards = Spezialkarten
frantic-rule-F-060 = Angriffe sind die Effekte von Skip, Gift, Exchange, Fantastic Four und Equality.
frantic-rule-F-061 = Dich selbst kannst du nicht angreifen.
frantic-rule-F-062 = Erst wird das Ziel gewählt, dann kann es den Angriff weiterleiten, dann erst wird er ausgeführt.

frantic-section-2nd-chance = 2nd Chance
frantic-rule-F-063 = Nach einer 2nd-Chance-Karte musst du noch eine passende Karte spielen.
frantic-rule-F-064 = Passt nichts auf deine 2nd-Chance-Karte, musst du eine Karte ziehen.
frantic-rule-F-065 = Auch wenn die 2nd-Chance-Karte deine letzte ist, musst du ziehen.
frantic-rule-F-066 = Die zweite Karte darf wieder eine 2nd-Chance-Karte sein; dann muss noch eine folgen.
frantic-rule-F-067 = Nach dem Ziehen für eine 2nd-Chance-Karte darfst du eine Karte spielen oder deinen Zug beenden.
frantic-rule-F-068 = Gibt es für eine 2nd-Chance-Karte nichts mehr zu ziehen, endet die Runde.

frantic-section-skip = Skip
frantic-rule-F-069 = Wer von einer Skip-Karte getroffen wird, setzt im nächsten Zug aus.
frantic-rule-F-070 = Wer schon aussetzen muss, kann für eine Skip-Karte nicht gewählt werden.
frantic-rule-F-071 = Zu zweit bist du nach einer Skip-Karte gleich wieder dran.
frantic-rule-F-072 = Müssen schon alle anderen aussetzen, bewirkt die Skip-Karte nichts.

frantic-section-gift = Gift
frantic-rule-F-073 = Mit einer Gift-Karte gibst du zwei Handkarten an die angegriffene Person.
frantic-rule-F-074 = Hast du nur noch eine Karte, gibst du diese.
frantic-rule-F-075 = Auch wenn die Gift-Karte deine letzte ist, greifst du jemanden an.
frantic-rule-F-076 = Wer die letzten Karten verschenkt, ist fertig.
frantic-rule-F-077 = Die Fuck-You-Karte darfst du mit einer Gift-Karte nicht verschenken.

frantic-section-exchange = Exchange
frantic-rule-F-078 = Mit einer Exchange-Karte gibst du zwei Karten und ziehst verdeckt zwei von der angegriffenen Person.
frantic-rule-F-079 = Wer nur eine Karte zum Tauschen hat, gibt diese eine.
frantic-rule-F-080 = Ist die Exchange-Karte deine letzte, gibst du nichts und ziehst zwei.
frantic-rule-F-081 = Die Fuck-You-Karte darfst du mit einer Exchange-Karte nicht weggeben, aber sie kann verdeckt gezogen werden.
frantic-rule-F-082 = Was du mit einer Exchange-Karte ziehst, entscheidet der Zufall.
frantic-rule-F-083 = Wer keine Karten hat, gibt bei einer Exchange-Karte auch keine.

frantic-section-fuck-you = Fuck You
frantic-rule-F-084 = Die Fuck-You-Karte darf nur mit genau zehn Handkarten gespielt werden, sie selbst mitgezählt.
frantic-rule-F-085 = Die Fuck-You-Karte gilt als unsichtbar: Die Karte darunter entscheidet.
frantic-rule-F-086 = Ein Wunsch unter der Fuck-You-Karte gilt weiter.
frantic-rule-F-087 = Durch Ereignisse darf die Fuck-You-Karte weitergegeben oder abgelegt werden.
frantic-rule-F-088 = Die Fuck-You-Karte greift niemanden an und bringt keinen Wunsch.

frantic-rule-F-089 = Der Spezialeffekt einer vierfarbigen Karte muss genutzt werden, wenn es geht.
frantic-rule-F-090 = Wünschen musst du immer, auch bei deiner letzten Karte.
frantic-rule-F-091 = Mit jeder vierfarbigen Karte wünschst du dir eine Farbe; nur mit Fantastic und Fantastic Four darf es auch eine Zahl sein.
frantic-rule-F-092 = Erst der Effekt, dann der Wunsch; es wünscht, wer die oberste Karte gespielt hat.

frantic-section-fantastic = Fantastic
frantic-rule-F-093 = Mit einer Fantastic-Karte wünschst du dir nur eine Farbe oder eine Zahl.

frantic-section-fantastic-four = Fantastic Four
frantic-rule-F-094 = Mit einer Fantastic-Four-Karte lässt du eine oder mehrere Personen zusammen vier Karten ziehen.
frantic-rule-F-095 = Du bestimmst die Reihenfolge und wie viele der vier jede Person zieht.
frantic-rule-F-096 = Bevor jemand zieht, dürfen alle Angegriffenen den Angriff der Fantastic-Four-Karte der Reihe nach weiterleiten.
frantic-rule-F-097 = Mit einer Fantastic-Four-Karte wünschst du dir eine Farbe oder eine Zahl.

frantic-section-equality = Equality
frantic-rule-F-098 = Mit einer Equality-Karte greifst du jemanden mit weniger Karten an; gezogen wird, bis ihr gleich viele habt.
frantic-rule-F-099 = Gezählt wird, wenn die Equality-Karte nicht mehr auf deiner Hand ist.
frantic-rule-F-100 = Hat niemand weniger Karten, bringt die Equality-Karte nur einen Wunsch.
frantic-rule-F-101 = Mit einer Equality-Karte wünschst du dir eine Farbe.

frantic-section-counterattack = Counterattack
frantic-rule-F-102 = Eine Counterattack-Karte darf außer der Reihe spielen, wer gerade angegriffen wurde.
frantic-rule-F-103 = Mit einer Counterattack-Karte trifft dich der Angriff nicht; du führst ihn selbst gegen jemand anderen aus.
frantic-rule-F-104 = Du darfst den Angriff an jede andere Person weiterleiten, auch zurück.
frantic-rule-F-105 = Ein weitergeleiteter Angriff kann wieder weitergeleitet werden.
frantic-rule-F-106 = Kannst du den Angriff nicht ausführen, verfällt er.
frantic-rule-F-107 = Mit einer Counterattack-Karte wünschst du dir eine Farbe.
frantic-rule-F-108 = Nach einer Counterattack-Karte geht es rechts von der Person weiter, die zuerst angegriffen hat.
frantic-rule-F-109 = In deinem eigenen Zug ist eine Counterattack-Karte nur ein Farbwunsch.
frantic-rule-F-110 = Von einer Fantastic-Four-Karte leitest du nur deinen Teil weiter, an eine einzige Person.
frantic-rule-F-111 = Wer eine Gift-Karte weiterleitet, gibt eigene Karten.
frantic-rule-F-112 = Wer eine Exchange-Karte weiterleitet, tauscht eigene Karten.
frantic-rule-F-113 = Auch eine weitergeleitete Skip-Karte trifft niemanden, der schon aussetzen muss; bleibt niemand übrig, verfällt sie.
frantic-rule-F-114 = Eine Counterattack-Karte darf deine letzte sein; den Angriff führst du trotzdem aus.
frantic-rule-F-115 = Nur Angriffe von Spezialkarten lassen sich weiterleiten: kein Ereignis, keine Nice-Try-Karte, keine 2nd-Chance-Karte.
frantic-rule-F-116 = Wer angegriffen wird, wird gefragt, ob mit oder ohne Counterattack-Karte, außer wenn alle vier im Ablagestapel liegen.

frantic-section-nice-try = Nice Try
frantic-rule-F-117 = Die Nice-Try-Karte darf außer der Reihe gespielt werden, wenn jemand fertig ist und alle Effekte ausgeführt sind.
frantic-rule-F-118 = Für die Nice-Try-Karte ist es egal, wodurch eine Hand leer wurde.
frantic-rule-F-119 = Wer im selben Zug wieder Karten bekommen hat, ist nicht fertig.
frantic-rule-F-120 = Durch die Nice-Try-Karte zieht drei Karten, wer fertig war.
frantic-rule-F-121 = Sind mehrere fertig, ziehen sie je drei Karten, in Spielreihenfolge.
frantic-rule-F-122 = Nach der Nice-Try-Karte geht es rechts von der Person weiter, die zuletzt dran war.
frantic-rule-F-123 = Mit der Nice-Try-Karte wünschst du dir eine Farbe.
frantic-rule-F-124 = Eine Nice-Try-Karte, die jemand als letzte verschenkt hat, darf sofort gegen diese Person gespielt werden.
frantic-rule-F-125 = Welche Karte auch die Hand leert: Erst kommen Effekt und Wunsch, dann die Nice-Try-Karte.
frantic-rule-F-126 = In deinem eigenen Zug ist die Nice-Try-Karte nur ein Farbwunsch.
frantic-rule-F-127 = War die Nice-Try-Karte deine letzte, bist du selbst fertig.
frantic-rule-F-128 = Wer keine Karten hat, wird nicht nach der Nice-Try-Karte gefragt.
frantic-rule-F-129 = Nach den Ereignissen Finish Line und Doomsday geht die Nice-Try-Karte nicht mehr.
frantic-rule-F-130 = Reicht der Nachziehstapel für die Nice-Try-Karte nicht, wird gezogen, was da ist, und die Runde endet.
frantic-rule-F-131 = Alle mit Karten werden zugleich nach der Nice-Try-Karte gefragt, außer wenn sie im Ablagestapel liegt.

frantic-rule-F-132 = Bei jeder schwarzen Karte wird das oberste Ereignis aufgedeckt und ausgeführt.
frantic-rule-F-133 = Ein Ereignis geht in Spielreihenfolge, rechts von der Person beginnend, die die schwarze Karte gespielt hat.
frantic-rule-F-134 = Was durch ein Ereignis abgelegt wird, ist nicht gespielt und hat keinen Effekt.
frantic-rule-F-135 = Die Runde endet erst, wenn das Ereignis zu Ende ist.
frantic-rule-F-136 = Der Ereignisstapel reicht immer: neun schwarze Karten, zwanzig Ereignisse.
frantic-rule-F-137 = Bei Gleichstand in einem Ereignis entscheidet die Spielreihenfolge.
frantic-rule-F-138 = Geht der Nachziehstapel während eines Ereignisses aus, wird es so weit wie möglich ausgeführt; dann endet die Runde.

frantic-section-charity = Charity
frantic-rule-F-139 = Ereignis Charity: Alle anderen ziehen verdeckt eine Karte von der Person mit den meisten.
frantic-rule-F-140 = Ereignis Charity: Haben mehrere die meisten, ziehen die anderen von allen diesen je eine Karte.
frantic-rule-F-141 = Ereignis Charity: Aus einer leeren Hand zieht niemand.

frantic-section-communism = Communism
frantic-rule-F-142 = Ereignis Communism: Alle ziehen, bis sie so viele haben wie die Person mit den meisten.

frantic-section-doomsday = Doomsday
frantic-rule-F-143 = Ereignis Doomsday: Die Runde endet sofort, und alle bekommen 50 Punkte.
frantic-rule-F-144 = Ereignis Doomsday: Die 50 Punkte ersetzen alles andere, auch die Time Bomb.

frantic-section-earthquake = Earthquake
frantic-rule-F-145 = Ereignis Earthquake: Alle geben ihre Handkarten nach rechts weiter.

frantic-section-expansion = Expansion
frantic-rule-F-146 = Ereignis Expansion: Zuerst wird eine Karte gezogen, dann zwei, dann drei und so weiter, reihum.

frantic-section-finish-line = Finish Line
frantic-rule-F-147 = Ereignis Finish Line: Die Runde endet sofort, und die Punkte werden gezählt; die Nice-Try-Karte kommt zu spät.

frantic-section-friday-13th = Friday the 13th
frantic-rule-F-148 = Ereignis Friday the 13th: Nichts geschieht.

frantic-section-gambling-man = Gambling Man
frantic-rule-F-149 = Ereignis Gambling Man: Alle legen eine Karte verdeckt hin; dann werden sie zusammen aufgedeckt.
frantic-rule-F-150 = Ereignis Gambling Man: Wer die zweitniedrigste Karte hingelegt hat, nimmt alle.
frantic-rule-F-151 = Ereignis Gambling Man: Wer keine Karte hinlegen kann, nimmt alle.
frantic-rule-F-152 = Ereignis Gambling Man: Von gleichen Karten ist die frühere in Spielreihenfolge die niedrigere.
frantic-rule-F-153 = Ereignis Gambling Man: Zu zweit nimmt die höhere Karte beide.
frantic-rule-F-154 = Ereignis Gambling Man: Auch Spezialkarten (7) und die Fuck-You-Karte (42) dürfen hingelegt werden.

frantic-section-market = Market
frantic-rule-F-155 = Ereignis Market: Es werden so viele Karten aufgedeckt, wie Spieler da sind; der Reihe nach nehmen alle eine.
frantic-rule-F-156 = Ereignis Market: Gibt es zu wenige Karten, gehen die Letzten leer aus, und die Runde endet.

frantic-section-mating-season = Mating Season
frantic-rule-F-157 = Ereignis Mating Season: Alle legen die Zahlenkarten ab, deren Zahl sie mehr als einmal haben.
frantic-rule-F-158 = Ereignis Mating Season: Schwarze Karten zählen mit, Spezialkarten nicht.

frantic-section-merry-christmas = Merry Christmas
frantic-rule-F-159 = Ereignis Merry Christmas: Alle verteilen ihre Handkarten nach Belieben an die anderen.
frantic-rule-F-160 = Ereignis Merry Christmas: Alle verteilen zugleich und verdeckt; aufgenommen wird erst am Ende.
frantic-rule-F-161 = Ereignis Merry Christmas: Wer nichts bekommt, ist fertig; zu zweit werden die Hände getauscht.

frantic-section-mexican-standoff = Mexican Standoff
frantic-rule-F-162 = Ereignis Mexican Standoff: Alle legen ihre Handkarten ab und ziehen drei neue.

frantic-section-recession = Recession
frantic-rule-F-163 = Ereignis Recession: Zuerst wird eine Karte abgelegt, dann zwei, dann drei und so weiter, reihum.
frantic-rule-F-164 = Ereignis Recession: Wer zu wenige Karten hat, legt alle ab.

frantic-section-robin-hood = Robin Hood
frantic-rule-F-165 = Ereignis Robin Hood: Die Person mit den wenigsten und die mit den meisten Karten tauschen ihre Hände.
frantic-rule-F-166 = Ereignis Robin Hood: Auch gar keine Karten sind die wenigsten.
frantic-rule-F-167 = Ereignis Robin Hood: Kommen mehrere infrage, entscheidet die Spielreihenfolge.
frantic-rule-F-168 = Ereignis Robin Hood: Haben alle gleich viele Karten, geschieht nichts.

frantic-section-surprise-party = Surprise Party
frantic-rule-F-169 = Ereignis Surprise Party: Der Reihe nach geben alle jemand anderem eine Karte.
frantic-rule-F-170 = Ereignis Surprise Party: Wer keine Karten hat, gibt nichts.

frantic-section-all-seeing-eye = The All-Seeing Eye
frantic-rule-F-171 = Ereignis The All-Seeing Eye: Alle Handkarten liegen offen auf dem Tisch.
frantic-rule-F-172 = Ereignis The All-Seeing Eye: Weiter geht es erst, wenn alle einverstanden sind.

frantic-section-third-time-lucky = Third Time Lucky
frantic-rule-F-173 = Ereignis Third Time Lucky: Alle ziehen drei Karten.

frantic-section-time-bomb = Time Bomb
frantic-rule-F-174 = Ereignis Time Bomb: Von nun an haben alle noch höchstens drei Züge.
frantic-rule-F-175 = Ereignis Time Bomb: Wer rechtzeitig fertig ist, bekommt −10 Punkte, alle anderen 10 dazu.
frantic-rule-F-176 = Ereignis Time Bomb: Ist niemand rechtzeitig fertig, zählen alle Punkte doppelt.
frantic-rule-F-177 = Ereignis Time Bomb: Auch Aussetzen zählt als einer der drei Züge.
frantic-rule-F-178 = Ereignis Time Bomb: Die Nice-Try-Karte wirkt noch; die Bombe tickt weiter.
frantic-rule-F-179 = Ereignis Time Bomb: Sie zählt auch, wenn deine letzte Karte sie ausgelöst hat.
frantic-rule-F-180 = Ereignis Time Bomb: Endet die Runde anders und niemand ist fertig, zählen die Punkte wie sonst.

frantic-section-tornado = Tornado
frantic-rule-F-181 = Ereignis Tornado: Alle Handkarten werden zusammen gemischt und einzeln neu verteilt.
frantic-rule-F-182 = Ereignis Tornado: Wer in Spielreihenfolge früher kommt, bekommt manchmal eine Karte mehr.

frantic-section-vandalism = Vandalism
frantic-rule-F-183 = Ereignis Vandalism: Alle legen ihre Karten der zuletzt gespielten Farbe ab.
frantic-rule-F-184 = Ereignis Vandalism: Ein Wunsch ist keine gespielte Farbe; es zählt die letzte Karte mit einer Farbe im Stapel.
frantic-rule-F-185 = Ereignis Vandalism: Wurde noch keine Farbe gespielt, geschieht nichts.
frantic-rule-F-186 = Ereignis Vandalism: Einfarbige Spezialkarten gehen mit weg, vierfarbige bleiben.

frantic-rule-F-187 = Die Runde endet, wenn jemand keine Karten mehr hat.
frantic-rule-F-188 = Die Runde endet, wenn jemand ziehen muss und der Nachziehstapel leer ist.
frantic-rule-F-189 = Ein Effekt oder Ereignis wird erst so weit wie möglich ausgeführt; dann erst kann die Runde enden.
frantic-rule-F-190 = Es können mehrere zugleich fertig sein.
frantic-rule-F-191 = Der Ablagestapel wird kein neuer Nachziehstapel.
frantic-rule-F-192 = Eine Zahlenkarte auf der Hand zählt ihre Zahl.
frantic-rule-F-193 = Eine Spezialkarte auf der Hand zählt 7.
frantic-rule-F-194 = Die Fuck-You-Karte auf der Hand zählt 42.
frantic-rule-F-195 = Die Punkte jeder Runde kommen zu den früheren dazu.
frantic-rule-F-196 = Punkte dürfen unter null fallen.
frantic-rule-F-197 = Wer in der Runde die meisten Punkte hat, gibt die nächste.
frantic-rule-F-198 = Haben mehrere die meisten Punkte, gibt die erste Person rechts vom Geber.

frantic-section-game-end = Ende des Spiels
frantic-rule-F-199 = Die Partie endet, wenn jemand das Punktelimit erreicht.
frantic-rule-F-200 = Die wenigsten Punkte gewinnen.
frantic-rule-F-201 = Bei gleich vielen Punkten wird der Sieg geteilt.

frantic-section-digital = Digital
frantic-rule-F-202 = Ist die Zeit um, wird gezogen oder dein Zug endet; Gelegenheiten verfallen, andere Wahlen trifft das Los.
frantic-rule-F-203 = Der Zufall entscheidet über das Mischen, das verdeckte Ziehen, das Ereignis Tornado und den ersten Geber.
frantic-rule-F-204 = Werden mehrere zugleich gefragt, spielt die Reihenfolge der Antworten keine Rolle.
