# The rules of Keezen in German: each section has a heading, each rule one sentence.

keezen-about = Keezen nach dem Reglement der niederländischen Meisterschaft (NK Keezen); in unseren eigenen Worten.

keezen-section-equipment = Material
keezen-rule-K-001 = Die Bahn hat die Felder 0 bis 63, jedes Ziel H1 bis H4.
keezen-rule-K-002 = Ein Kartenspiel ohne Joker: Ass, 2 bis 10, Bube, Dame und König.
keezen-rule-K-003 = Alle haben vier Figuren, und jede beginnt auf dem Warteplatz.

keezen-section-teams = Die Duos
keezen-rule-K-004 = Es spielen zwei Duos: Blau mit Gelb gegen Grün mit Rot.
keezen-rule-K-005 = Partner sitzen einander gegenüber, die Duos sind also abwechselnd dran.
keezen-rule-K-006 = Jedes Duo macht unter sich aus, wer welche Farbe spielt.

keezen-section-board = Das Brett
keezen-rule-K-007 = Die Figuren gehen im Uhrzeigersinn über die Bahn.
keezen-rule-K-008 = Jede Farbe hat ein Startfeld: Blau 0, Grün 16, Gelb 32, Rot 48.
keezen-rule-K-009 = Jede Farbe hat vier Zielfelder in einer Reihe; hinein geht es unmittelbar vor dem Startfeld.
keezen-rule-K-010 = Startfeld, Ziel und Warteplatz gehören ihrer Farbe; alle anderen Felder sind neutral.
keezen-rule-K-011 = Auf ein Feld passt nur eine Figur.

keezen-section-dealing = Geben
keezen-rule-K-012 = Blau gibt zuerst.
keezen-rule-K-013 = Wer gibt, teilt das ganze Kartenspiel aus.
keezen-rule-K-014 = Erst bekommen alle fünf Karten, dann zweimal vier.
keezen-rule-K-015 = Gegeben wird Karte für Karte im Uhrzeigersinn, beginnend links vom Geber.
keezen-rule-K-016 = Alle drei Hände kommen aus einem Kartenspiel; dazwischen wird nicht gemischt.
keezen-rule-K-017 = Ist alles ausgeteilt, gibt im Uhrzeigersinn die nächste Person.
keezen-rule-K-018 = Wer links vom Geber sitzt, beginnt jede Hand.
keezen-rule-K-019 = Neue Karten gibt es erst, wenn niemand mehr Karten hat.
keezen-rule-K-020 = Niemand zeigt die Hand, auch dem Partner nicht.

keezen-section-turn = Der Zug
keezen-rule-K-021 = Wer dran ist, spielt eine Karte; es geht im Uhrzeigersinn.
keezen-rule-K-022 = Wer spielen kann, muss spielen.
keezen-rule-K-023 = Gespielt werden muss auch, wenn es dir oder dem Partner schadet.
keezen-rule-K-024 = Unter allem, was geht, wählst du frei.
keezen-rule-K-025 = Wer keine Karte spielen kann, legt alle Karten offen ab.
keezen-rule-K-026 = Wer abgelegt hat, setzt aus, bis wieder gegeben wird.
keezen-rule-K-027 = Wer keine Karten mehr hat, wird übersprungen.
keezen-rule-K-028 = Gespielte Karten liegen offen.
keezen-rule-K-029 = Eine Karte gilt ganz: alle Schritte oder gar nicht.
keezen-rule-K-030 = Was liegt, liegt.

keezen-section-cards = Die Karten
keezen-rule-K-031 = Mit einem Ass setzt du eine Figur ein oder gehst einen Schritt.
keezen-rule-K-032 = Mit einem König kannst du nur eine Figur einsetzen.
keezen-rule-K-033 = Mit einem Buben kannst du nur tauschen.
keezen-rule-K-034 = Eine Dame geht so viele Schritte wie vereinbart: 12 oder 14.
keezen-rule-K-035 = Mit einer Zahlenkarte geht eine Figur so viele Schritte vorwärts, wie darauf steht.
keezen-rule-K-036 = Ob Herz, Karo, Kreuz oder Pik, ist egal.
keezen-rule-K-037 = Eine Sieben darfst du auf zwei Figuren aufteilen.
keezen-rule-K-038 = Eine Vier geht immer vier Schritte rückwärts.
keezen-rule-K-039 = Das kann diese Karte nicht.

keezen-section-movement = Gehen
keezen-rule-K-040 = Gezählt wird Feld für Feld.
keezen-rule-K-041 = An Figuren darfst du vorbei, außer auf ihrem eigenen Startfeld; dabei wird nichts geschlagen.
keezen-rule-K-042 = Vom Warteplatz kommst du nur mit Ass oder König.
keezen-rule-K-043 = Nach einem Umlauf geht es ins Ziel; über das eigene Startfeld hinaus läuft keine Figur.
keezen-rule-K-044 = Die Schritte müssen ins Ziel passen: nicht weiter, nicht zurück.

keezen-section-capture = Schlagen
keezen-rule-K-045 = Wer auf einer Figur landet, schlägt sie: zurück auf den Warteplatz.
keezen-rule-K-046 = Auch die eigene Figur kann geschlagen werden.
keezen-rule-K-047 = Auch die Figur des Partners kann geschlagen werden.
keezen-rule-K-048 = Wer einsetzt, schlägt eine fremde Figur auf seinem Startfeld.
keezen-rule-K-049 = Auf deinem Startfeld steht deine eigene Figur: Du kannst keine weitere einsetzen.
keezen-rule-K-050 = Die eigene Figur auf dem Startfeld darfst du nicht schlagen.
keezen-rule-K-051 = Figuren im Ziel können nicht geschlagen werden.

keezen-section-start-square = Das Startfeld
keezen-rule-K-052 = Eine Figur auf ihrem Startfeld kann nicht geschlagen werden.
keezen-rule-K-053 = An einer Figur auf ihrem Startfeld kommt niemand vorbei.
keezen-rule-K-054 = An einer Figur auf ihrem Startfeld kommt niemand vorbei, auch nicht rückwärts.
keezen-rule-K-055 = Auf ihrem Startfeld ist eine Figur sicher, egal wie sie dorthin kam.
keezen-rule-K-056 = Auf ihrem Startfeld bleibt eine Figur sicher, solange sie dort steht.
keezen-rule-K-057 = Auf dem Startfeld einer anderen Farbe ist eine Figur nicht sicher und hält niemanden auf.
keezen-rule-K-058 = Deine Figur auf dem Startfeld hält deine eigenen Figuren auf dem Weg ins Ziel nicht auf.
keezen-rule-K-059 = Eine Figur auf ihrem Startfeld hält auch den Partner auf.

keezen-section-jack = Der Bube
keezen-rule-K-060 = Mit einem Buben tauschst du eine eigene Figur gegen eine fremde.
keezen-rule-K-061 = Zwei eigene Figuren werden nicht getauscht.
keezen-rule-K-062 = Eine fremde Figur auf ihrem Startfeld kannst du nicht tauschen.
keezen-rule-K-063 = Vom eigenen Startfeld darfst du tauschen, außer der Tisch hat es anders vereinbart.
keezen-rule-K-064 = Figuren im Ziel werden nicht getauscht.
keezen-rule-K-065 = Figuren auf dem Warteplatz werden nicht getauscht.
keezen-rule-K-066 = Beim Tauschen wechseln zwei Figuren den Platz: Geschlagen wird nichts, und was dazwischen steht, zählt nicht.
keezen-rule-K-067 = Nach einem Tausch geht eine Figur einfach von ihrem neuen Feld aus weiter.
keezen-rule-K-068 = Geht sonst nichts, muss der Bube gespielt werden, so schlecht der Tausch auch ist.
keezen-rule-K-069 = Auch vom Startfeld aus tauschst du nicht mit einer Figur auf ihrem eigenen Startfeld.

keezen-section-seven = Die Sieben
keezen-rule-K-070 = Alle sieben Schritte darf auch eine einzige Figur gehen.
keezen-rule-K-071 = Eine Sieben lässt sich auf zwei Figuren einer Farbe aufteilen.
keezen-rule-K-072 = Alle sieben Schritte müssen gegangen werden.
keezen-rule-K-073 = Eine Sieben bewegt höchstens zwei Figuren, jede in einem Zug.
keezen-rule-K-074 = Du wählst, welcher Teil zuerst kommt; der zweite beginnt auf dem Brett, wie es dann steht.
keezen-rule-K-075 = Ein Teil einer Sieben darf ins Ziel führen oder dort eine Figur aufrücken lassen.
keezen-rule-K-076 = Jeder Teil einer Sieben schlägt die Figur, auf der er endet.
keezen-rule-K-077 = Eine Figur, die der erste Teil schlägt, kann den zweiten nicht gehen.
keezen-rule-K-078 = Kommt deine letzte Figur ins Ziel, geht der Rest der Sieben an den Partner.
keezen-rule-K-079 = Erst der eigene Teil, dann der des Partners.
keezen-rule-K-080 = Den ganzen Rest der Sieben geht eine einzige Figur des Partners.
keezen-rule-K-081 = Eine Sieben beendet die Partie nicht, wenn Schritte übrig bleiben.
keezen-rule-K-082 = Den Rest bekommt der Partner erst, wenn deine vier im Ziel sind.
keezen-rule-K-083 = Eine Figur auf dem Warteplatz kann keinen Teil einer Sieben gehen.
keezen-rule-K-084 = Für den Teil des Partners gelten dessen Startfeld und Ziel; er schlägt wie jeder andere Teil.

keezen-section-four = Die Vier
keezen-rule-K-085 = Mit einer Vier geht es nicht rückwärts ins Ziel.
keezen-rule-K-086 = Mit einer Vier darfst du rückwärts am eigenen Startfeld vorbei.
keezen-rule-K-087 = Deine Figur auf dem Startfeld hält auch deine Vier auf.
keezen-rule-K-088 = Eine Figur, die rückwärts an ihrem Startfeld vorbeiging, darf danach gleich ins Ziel.
keezen-rule-K-089 = Eine Figur im Ziel geht nicht mehr rückwärts.
keezen-rule-K-090 = Auch eine Vier schlägt die Figur, auf der sie endet.

keezen-section-home = Das Ziel
keezen-rule-K-091 = Im Ziel darf keine Figur übersprungen werden.
keezen-rule-K-092 = Im Ziel rücken die Figuren auf; wenn es so vereinbart ist, geht jede gleich auf das hinterste freie Feld.
keezen-rule-K-093 = Aufrücken im Ziel ist ein Zug wie jeder andere: Ist es der einzige, muss er sein.
keezen-rule-K-094 = Eine Figur auf einem Zielfeld ist im Ziel.
keezen-rule-K-095 = In ein Ziel geht nur die eigene Farbe.

keezen-section-partner = Der Partner
keezen-rule-K-096 = Wer alle vier im Ziel hat, spielt mit den Figuren des Partners weiter.
keezen-rule-K-097 = Wer hilft, spielt mit den Figuren des Partners wie mit eigenen.
keezen-rule-K-098 = Die Figuren des Partners bewegst du erst, wenn deine vier im Ziel sind.
keezen-rule-K-099 = Wer hilft, darf eine Sieben auf zwei Figuren des Partners aufteilen.
keezen-rule-K-100 = Wer hilft, tauscht eine Figur des Partners gegen eine der Gegner.
keezen-rule-K-101 = Wer hilft, behält die eigenen Karten und Züge, und der Partner auch.
keezen-rule-K-102 = Auch wer hilft, muss spielen, wenn etwas geht.

keezen-section-conduct = Am Tisch
keezen-rule-K-103 = Absprachen sind nicht erlaubt: bis zum Ende nur die festen Sätze.
keezen-rule-K-104 = Alle sehen, wie viele Karten du auf der Hand hast.
keezen-rule-K-105 = Frag im Zweifel die Turnierleitung.
keezen-rule-K-106 = Ein einzelner Zug hat keine Uhr; nur die Runde hat eine.

keezen-section-end = Ende
keezen-rule-K-107 = Das Duo, das alle acht Figuren im Ziel hat, gewinnt.
keezen-rule-K-108 = Hat ein Duo gewonnen, ist die Partie sofort aus; übrige Karten werden nicht mehr gespielt.
keezen-rule-K-109 = Ist die Zeit um, gewinnt niemand, und gezählt werden die Figuren im Ziel.
keezen-rule-K-110 = Ein Zug, der vor dem Signal begonnen hat, wird zu Ende gespielt; danach wird gezählt.

keezen-section-tournament = Turnier
keezen-rule-T-001 = Teilnehmer sind Duos; ein Duo bleibt das ganze Turnier zusammen.
keezen-rule-T-002 = Ein Programm bestimmt für jedes Duo, welche Farben und welchen Tisch es in einer Runde hat.
keezen-rule-T-003 = Wer im Duo welche der beiden Farben spielt, bestimmt das Duo selbst.
keezen-rule-T-004 = Die Einteilung aller Runden steht auf einem Bildschirm am Turniertisch.
keezen-rule-T-005 = Geht das Programm nicht, wird die Einteilung mit Losen gezogen.
keezen-rule-T-006 = Eine Runde dauert höchstens 45 Minuten.
keezen-rule-T-007 = Ein Duo mit allen acht Figuren im Ziel gewinnt die Runde.
keezen-rule-T-008 = Gibt es nach 45 Minuten keinen Sieg, werden die Figuren im Ziel aufgeschrieben.
keezen-rule-T-009 = In der Runde wird ein Spielzettel ausgeteilt; eine der spielenden Personen füllt ihn aus.
keezen-rule-T-010 = Auf dem Spielzettel stehen Tischnummer, Namen und Zahl der Figuren im Ziel.
keezen-rule-T-011 = Nach jeder Runde wird der Spielzettel bei der Turnierleitung abgegeben.
keezen-rule-T-012 = Es werden höchstens fünf Runden gespielt, je nach Zeit.
keezen-rule-T-013 = In unklaren Fällen und bei Streit entscheiden die Veranstalter.
keezen-rule-T-014 = Die Siegerehrung folgt nach der letzten Runde.
keezen-rule-T-015 = Alle Tische spielen nach denselben Regeln, denen der niederländischen Meisterschaft.
keezen-rule-T-016 = Ein Ergebnis gilt, wenn jedes Duo 0 bis 8 Figuren hat und nicht beide acht.
keezen-rule-T-017 = Die Rangliste geht nach den Figuren im Ziel aus allen Runden.
keezen-rule-T-018 = Bei Gleichstand entscheiden gewonnene Runden, dann Figurendifferenz, direkte Begegnung und die Figuren der Gegner; sonst wird der Platz geteilt.
keezen-rule-T-019 = Zwei Duos treffen nicht zweimal aufeinander, solange das möglich ist.
keezen-rule-T-020 = Die Farben werden gerecht verteilt.
keezen-rule-T-021 = Duos wechseln den Tisch, soweit es geht.
keezen-rule-T-022 = Bei ungerader Zahl hat in jeder Runde ein Duo ein Freilos, möglichst höchstens einmal; es zählt als der eigene Durchschnitt.
keezen-rule-T-023 = Ein verspätetes Duo spielt ab der nächsten Runde mit oder nimmt den freien Platz der laufenden.
keezen-rule-T-024 = Fehlt ein Duo oder hört es auf, bekommt der Gegner in der begonnenen Runde 8 Figuren und eine gewonnene Runde, das fehlende Duo 4.
keezen-rule-T-025 = Ergebnisse können korrigiert werden, und jede Korrektur bleibt nachvollziehbar.
keezen-rule-T-026 = Nur Runden zählen, die ganz gespielt oder entschieden sind.
keezen-rule-T-027 = Eine Uhr gilt für den ganzen Saal; die Turnierleitung startet sie, hält sie an und beendet sie.
keezen-rule-T-028 = Zwei verschiedene Spielzettel eines Tisches zählen nicht, bis die Veranstalter entscheiden.
keezen-rule-T-029 = Der Turniertisch arbeitet ohne Internet.
keezen-rule-T-030 = Ein Tisch darf auch online sein; sein Ergebnis zählt wie ein Spielzettel.
