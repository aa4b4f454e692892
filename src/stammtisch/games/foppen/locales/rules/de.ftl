# The rules of Foppen in German: each section has a heading, each rule one sentence.

foppen-about = Foppen, erste Auflage 1995, von Friedemann Friese (2F-Spiele); in unseren eigenen Worten.

foppen-section-players = Spieler
foppen-rule-O-001 = Foppen ist für drei bis sechs Spieler.

foppen-section-material = Spielmaterial
foppen-rule-O-002 = Es gibt 60 Karten: Grün 2–20, Rot 2–16, Gelb 2–14, Blau 2–10 und vier Einsen.
foppen-rule-O-003 = Ein Holzstein zeigt, wer gefoppt ist; geboten wird mit der Rückseite der Übersichtskarte.

foppen-section-idea = Spielgedanke
foppen-rule-O-004 = Wer die schlechteste Karte im Stich spielt, ist gefoppt und setzt den nächsten Stich aus.
foppen-rule-O-005 = Ziel ist es, zuerst fertig zu sein; Stiche selbst bringen nichts ein.

foppen-section-preparation = Spielvorbereitungen
foppen-rule-O-006 = Alle Karten werden ausgeteilt, alle bekommen gleich viele.
foppen-rule-O-007 = Wer links vom Geber sitzt, spielt zuerst aus.
foppen-rule-O-008 = Wer zuerst gibt, wird ausgelost, oder der Tisch bestimmt es.
foppen-rule-O-009 = Die Hand bleibt verdeckt, bis abgerechnet wird.

foppen-section-play = Spielverlauf
foppen-rule-O-010 = Ausgespielt werden darf jede Karte.
foppen-rule-O-011 = Alle spielen im Uhrzeigersinn je eine Karte; verzichten darf niemand.
foppen-rule-O-012 = Wer die Farbe hat, muss bedienen; eine Eins passt immer.
foppen-rule-O-013 = Ohne die Farbe wirfst du ab, was du willst.
foppen-rule-O-014 = Es gibt keinen Trumpf, und niemand muss höher spielen.
foppen-rule-O-015 = Die höchste Karte der ausgespielten Farbe gewinnt den Stich.
foppen-rule-O-016 = Wer den Stich gewinnt, spielt zum nächsten aus.
foppen-rule-O-017 = Wer den Stein hat, setzt diesen Stich aus.
foppen-rule-O-018 = Nach jedem Stich wandert der Stein weiter: Niemand wird zweimal hintereinander gefoppt.
foppen-rule-O-019 = Gespielte Karten kommen weg; nur der vorige Stich ist noch zu sehen.
foppen-rule-O-020 = Im ersten Stich jedes Spiels sind alle dabei.

foppen-section-worst = Schlechteste Karte
foppen-rule-O-025 = Haben alle bedient, bekommt die niedrigste Karte den Stein.
foppen-rule-O-026 = Wurde abgeworfen, bekommt die niedrigste abgeworfene Karte den Stein.
foppen-rule-O-027 = Bei abgeworfenen Karten zählt nur die Zahl, nicht die Farbe.
foppen-rule-O-028 = Von gleich niedrigen Karten ist die zuletzt gespielte die schlechteste.
foppen-rule-O-029 = Eine abgeworfene Karte ist schlechter als jede, die bedient, auch wenn sie noch so hoch ist.
foppen-rule-O-030 = Wer den Stich gewinnt, wird nie selbst gefoppt.
foppen-rule-O-031 = Zu dritt spielen nach dem ersten Stich immer nur zwei.

foppen-section-ones = Einsen
foppen-rule-O-035 = Eine Eins hat keine Farbe und nimmt die des Stichs an, sie bedient also immer.
foppen-rule-O-036 = Nach einer ausgespielten Eins zählt die erste Farbe, die fällt.
foppen-rule-O-037 = Folgt auf eine Eins noch eine Eins, zählt die Karte danach, und so weiter.
foppen-rule-O-038 = Liegen nur Einsen, gewinnt die erste, und die letzte bekommt den Stein.
foppen-rule-O-039 = Eine Eins darf immer gespielt werden.
foppen-rule-O-040 = Ohne die Farbe musst du keine Eins spielen.
foppen-rule-O-041 = Eine Eins zählt immer 1.
foppen-rule-O-042 = Einsen sind gleich niedrig: Haben alle bedient, bekommt die letzte Eins den Stein.
foppen-rule-O-043 = Eine ausgespielte Eins ist die niedrigste Karte der Farbe, die folgt.
foppen-rule-O-044 = Eine Eins gilt nie als abgeworfen.

foppen-section-end = Spielende
foppen-rule-O-050 = Das Spiel endet, sobald jemand keine Karten mehr hat.
foppen-rule-O-051 = Der letzte Stich wird zu Ende gespielt, und auch dann bekommt jemand den Stein.
foppen-rule-O-052 = Wer ausspielen muss, hat immer noch eine Karte.
foppen-rule-O-053 = In einem Stich können mehrere zugleich fertig werden.

foppen-section-scoring = Abrechnung
foppen-rule-O-060 = Karten auf der Hand zählen als Minuspunkte.
foppen-rule-O-061 = Keine Karten mehr: 10 Pluspunkte.
foppen-rule-O-062 = Keine Karten mehr, aber im letzten Stich gefoppt: nichts.
foppen-rule-O-063 = Wer noch Karten hat, für den ändert der Stein im letzten Stich nichts.
foppen-rule-O-064 = Es kann vorkommen, dass niemand Pluspunkte bekommt.
foppen-rule-O-065 = Wer Startspieler war, gibt das nächste Spiel.
foppen-rule-O-066 = Die Partie ist aus, wenn alle zweimal Startspieler waren.
foppen-rule-O-067 = Wer die meisten Punkte hat, gewinnt.
foppen-rule-O-068 = Bei gleichen Punkten wird der Platz geteilt.

foppen-section-important = Wichtig
foppen-rule-O-069 = Alle sehen, wie viele Karten du hast.

foppen-section-bidding = Bietkarten
foppen-rule-O-070 = Geboten wird nur, wenn der Tisch es vereinbart hat.
foppen-rule-O-071 = Geboten wird vor der ersten Karte.
foppen-rule-O-072 = Bietkarten bleiben verdeckt, bis alle entschieden haben.
foppen-rule-O-073 = Am Spielen ändert das Bieten nichts.
foppen-rule-O-074 = Ein Gebot, das aufgeht, bringt 10 mehr und 5 für jedes Gebot der anderen.
foppen-rule-O-075 = Das eigene Gebot zählt für die 5 Punkte nicht mit.
foppen-rule-O-076 = Fertig ohne Gebot: nur die 10 Punkte, nichts für die Gebote der anderen.
foppen-rule-O-077 = Ein Gebot, das scheitert, verdoppelt die Minuspunkte.
foppen-rule-O-078 = Wer geboten hat und fertig ist, aber gefoppt, bekommt nichts.
foppen-rule-O-079 = In einem Spiel können mehrere Gebote aufgehen, und jedes bringt Punkte.
foppen-rule-O-080 = Ein Gebot gilt für ein Spiel.

foppen-section-examples = Beispiele
foppen-rule-O-081 = Die Beispiele A bis E der Anleitung sind fünf Stiche hintereinander.

foppen-section-digital = Digital
foppen-rule-O-082 = Eine Karte, die nicht erlaubt ist, lässt sich hier nicht spielen; das kostet nichts.
foppen-rule-O-083 = Ist die Zeit um, wird für dich die höchste erlaubte Karte gespielt; geboten wird dann nicht.
