# The rules of Keezen in Dutch: each section has a heading, each rule one sentence.

keezen-about = Keezen volgens het reglement van het Nederlands kampioenschap (NK Keezen); in onze eigen woorden.

keezen-section-equipment = Benodigdheden
keezen-rule-K-001 = De baan heeft de vakjes 0 tot en met 63, elk honk H1 tot en met H4.
keezen-rule-K-002 = Eén kaartspel zonder jokers: aas, 2 tot en met 10, boer, vrouw en heer.
keezen-rule-K-003 = Iedereen heeft vier pionnen, en ze beginnen allemaal op de wachtplaats.

keezen-section-teams = De duo’s
keezen-rule-K-004 = Er spelen twee duo’s: Blauw met Geel tegen Groen met Rood.
keezen-rule-K-005 = Partners zitten tegenover elkaar, dus de duo’s zijn om en om aan de beurt.
keezen-rule-K-006 = Elk duo spreekt zelf af wie welke kleur speelt.

keezen-section-board = Het bord
keezen-rule-K-007 = Pionnen lopen met de klok mee over de baan.
keezen-rule-K-008 = Elke kleur heeft een startpositie: Blauw 0, Groen 16, Geel 32, Rood 48.
keezen-rule-K-009 = Elke kleur heeft vier honkvakjes op een rij; je gaat erin vlak voor je startpositie.
keezen-rule-K-010 = Startpositie, honk en wachtplaats horen bij hun kleur; alle andere vakjes zijn neutraal.
keezen-rule-K-011 = Op een vakje past één pion.

keezen-section-dealing = Delen
keezen-rule-K-012 = Blauw begint met delen.
keezen-rule-K-013 = De deler deelt het hele kaartspel op.
keezen-rule-K-014 = Eerst ieder vijf kaarten, daarna twee keer vier.
keezen-rule-K-015 = Er wordt kaart voor kaart gedeeld, met de klok mee, te beginnen links van de deler.
keezen-rule-K-016 = De drie handen komen uit één kaartspel; er wordt tussendoor niet geschud.
keezen-rule-K-017 = Is het kaartspel op, dan deelt de volgende met de klok mee.
keezen-rule-K-018 = Wie links van de deler zit, begint elke hand.
keezen-rule-K-019 = Er wordt pas weer gedeeld als niemand meer kaarten heeft.
keezen-rule-K-020 = Niemand laat de hand zien, ook niet aan de partner.

keezen-section-turn = De beurt
keezen-rule-K-021 = In je beurt speel je één kaart; het gaat met de klok mee.
keezen-rule-K-022 = Wie kan spelen, moet spelen.
keezen-rule-K-023 = Spelen moet ook als het jou of je partner schaadt.
keezen-rule-K-024 = Uit alles wat kan, kies je vrij.
keezen-rule-K-025 = Wie geen kaart kan spelen, legt al zijn kaarten open weg.
keezen-rule-K-026 = Wie zijn kaarten heeft weggelegd, wacht tot er weer gedeeld wordt.
keezen-rule-K-027 = Wie geen kaarten meer heeft, wordt overgeslagen.
keezen-rule-K-028 = Gespeelde kaarten liggen open.
keezen-rule-K-029 = Een kaart speel je helemaal: alle stappen, of niet.
keezen-rule-K-030 = Gegooid is gegooid.

keezen-section-cards = De kaarten
keezen-rule-K-031 = Met een aas zet je een pion op, of loop je één stap.
keezen-rule-K-032 = Met een heer kun je alleen een pion opzetten.
keezen-rule-K-033 = Met een boer kun je alleen ruilen.
keezen-rule-K-034 = Een vrouw loopt zoveel stappen als is afgesproken: 12, of 14.
keezen-rule-K-035 = Een getalkaart: met één pion zoveel stappen vooruit als erop staat.
keezen-rule-K-036 = Harten, ruiten, klaveren of schoppen maakt niets uit.
keezen-rule-K-037 = Een zeven mag je verdelen over twee pionnen.
keezen-rule-K-038 = Een vier gaat altijd vier stappen achteruit.
keezen-rule-K-039 = Dat doet deze kaart niet.

keezen-section-movement = Lopen
keezen-rule-K-040 = Stappen tel je vakje voor vakje.
keezen-rule-K-041 = Pionnen mag je passeren, behalve op hun eigen startpositie; wie passeert, slaat niet.
keezen-rule-K-042 = Van de wachtplaats kom je alleen met een aas of een heer.
keezen-rule-K-043 = Na een rondje ga je je honk in; voorbij je startpositie loop je nooit door.
keezen-rule-K-044 = De stappen moeten passen in je honk: niet doorlopen, niet terug.

keezen-section-capture = Slaan
keezen-rule-K-045 = Kom je op een pion uit, dan is die geslagen: terug naar de wachtplaats.
keezen-rule-K-046 = Ook je eigen pion kun je slaan.
keezen-rule-K-047 = Ook de pion van je partner kun je slaan.
keezen-rule-K-048 = Wie opzet, slaat een vreemde pion op zijn startpositie.
keezen-rule-K-049 = Je eigen pion staat op je startpositie: je kunt er geen bij opzetten.
keezen-rule-K-050 = Je eigen pion op je startpositie mag je niet slaan.
keezen-rule-K-051 = Een pion in het honk kan niet geslagen worden.

keezen-section-start-square = De startpositie
keezen-rule-K-052 = Een pion op zijn eigen startpositie kan niet geslagen worden.
keezen-rule-K-053 = Een pion op zijn eigen startpositie mag niemand voorbij.
keezen-rule-K-054 = Een pion op zijn eigen startpositie mag niemand voorbij, ook niet achteruit.
keezen-rule-K-055 = Op zijn eigen startpositie is een pion veilig, hoe hij er ook gekomen is.
keezen-rule-K-056 = Op zijn startpositie blijft een pion veilig zolang hij er staat.
keezen-rule-K-057 = Op de startpositie van een andere kleur is een pion niet veilig en houdt hij niemand tegen.
keezen-rule-K-058 = Je pion op de startpositie houdt je eigen pionnen op weg naar het honk niet tegen.
keezen-rule-K-059 = Een pion op zijn startpositie houdt ook de partner tegen.

keezen-section-jack = De boer
keezen-rule-K-060 = Met een boer ruil je een eigen pion met die van een ander.
keezen-rule-K-061 = Twee eigen pionnen ruil je niet.
keezen-rule-K-062 = Een pion van een ander op zijn eigen startpositie kun je niet ruilen.
keezen-rule-K-063 = Vanaf je eigen startpositie mag je ruilen, tenzij de tafel anders afsprak.
keezen-rule-K-064 = Pionnen in het honk worden niet geruild.
keezen-rule-K-065 = Pionnen op de wachtplaats worden niet geruild.
keezen-rule-K-066 = Ruilen is van plaats wisselen: er wordt niets geslagen, en wat ertussen staat, telt niet.
keezen-rule-K-067 = Na een ruil gaat een pion gewoon verder vanaf zijn nieuwe vakje.
keezen-rule-K-068 = Kan er niets anders, dan moet de boer, hoe slecht de ruil ook is.
keezen-rule-K-069 = Ook vanaf je startpositie ruil je niet met een pion op zijn eigen startpositie.

keezen-section-seven = De zeven
keezen-rule-K-070 = De zeven stappen mag je ook met één pion lopen.
keezen-rule-K-071 = Een zeven mag je verdelen over twee pionnen van één kleur.
keezen-rule-K-072 = De zeven stappen moeten worden afgemaakt.
keezen-rule-K-073 = Een zeven gaat over hoogstens twee pionnen, elk in één keer.
keezen-rule-K-074 = Je kiest welk deel eerst gaat; het tweede begint op het bord zoals het dan staat.
keezen-rule-K-075 = Een deel van een zeven mag het honk in, of een pion daar laten aansluiten.
keezen-rule-K-076 = Elk deel van een zeven slaat de pion waarop het eindigt.
keezen-rule-K-077 = Een pion die door het eerste deel geslagen is, kan het tweede niet lopen.
keezen-rule-K-078 = Gaat je laatste pion naar binnen, dan is de rest van de zeven voor je partner.
keezen-rule-K-079 = Eerst je eigen deel, dan dat van je partner.
keezen-rule-K-080 = De rest van de zeven loop je helemaal met één pion van je partner.
keezen-rule-K-081 = Met een zeven maak je het spel niet uit als er stappen over zijn.
keezen-rule-K-082 = De rest is pas voor je partner als al je vier pionnen binnen zijn.
keezen-rule-K-083 = Een pion op de wachtplaats kan geen deel van een zeven lopen.
keezen-rule-K-084 = Voor het deel van je partner tellen diens startpositie en honk; het slaat als elk ander deel.

keezen-section-four = De vier
keezen-rule-K-085 = Met een vier ga je niet achteruit je honk in.
keezen-rule-K-086 = Met een vier mag je achteruit voorbij je eigen startpositie.
keezen-rule-K-087 = Je eigen pion op de startpositie houdt ook jouw vier tegen.
keezen-rule-K-088 = Een pion die achteruit voorbij zijn startpositie ging, mag daarna meteen het honk in.
keezen-rule-K-089 = Een pion in het honk gaat niet meer achteruit.
keezen-rule-K-090 = Ook een vier slaat de pion waarop hij eindigt.

keezen-section-home = Het honk
keezen-rule-K-091 = In het honk mag je niet over een pion heen.
keezen-rule-K-092 = In het honk sluiten pionnen aan; als dat is afgesproken, gaat elke pion meteen naar het diepste vrije vakje.
keezen-rule-K-093 = Aansluiten in het honk is een zet als elke andere: is het de enige, dan moet het.
keezen-rule-K-094 = Een pion op een honkvakje is binnen.
keezen-rule-K-095 = In een honk komt alleen de eigen kleur.

keezen-section-partner = De partner
keezen-rule-K-096 = Wie zijn vier pionnen binnen heeft, speelt verder met die van zijn partner.
keezen-rule-K-097 = Wie helpt, speelt met de pionnen van de partner alsof het de eigen pionnen zijn.
keezen-rule-K-098 = Met de pionnen van je partner speel je pas als je eigen vier binnen zijn.
keezen-rule-K-099 = Wie helpt, mag een zeven verdelen over twee pionnen van de partner.
keezen-rule-K-100 = Wie helpt, ruilt een pion van de partner met een van de tegenstanders.
keezen-rule-K-101 = Wie helpt, houdt zijn eigen kaarten en beurten, en de partner ook.
keezen-rule-K-102 = Ook wie helpt, moet spelen als er iets kan.

keezen-section-conduct = Aan tafel
keezen-rule-K-103 = Overleggen met je partner mag niet: tot het eind alleen de vaste zinnetjes.
keezen-rule-K-104 = Iedereen ziet hoeveel kaarten je hebt.
keezen-rule-K-105 = Vraag het bij twijfel aan de wedstrijdleiding.
keezen-rule-K-106 = Eén beurt heeft geen klok; alleen de ronde heeft er een.

keezen-section-end = Einde
keezen-rule-K-107 = Het duo dat zijn acht pionnen binnen heeft, wint.
keezen-rule-K-108 = Heeft een duo gewonnen, dan is het spel meteen uit; kaarten die over zijn, worden niet meer gespeeld.
keezen-rule-K-109 = Is de tijd om, dan is er geen winnaar en tellen de pionnen die binnen zijn.
keezen-rule-K-110 = Een zet die voor het signaal begonnen is, wordt afgemaakt; daarna wordt er geteld.

keezen-section-tournament = Toernooi
keezen-rule-T-001 = Deelnemers zijn duo’s; een duo blijft het hele toernooi bij elkaar.
keezen-rule-T-002 = Een programma bepaalt voor elk duo welke kleuren en welke tafel het in een ronde heeft.
keezen-rule-T-003 = Binnen zijn twee kleuren bepaalt een duo zelf wie welke kleur speelt.
keezen-rule-T-004 = De indeling van alle rondes staat op een scherm bij de wedstrijdtafel.
keezen-rule-T-005 = Werkt het programma niet, dan wordt de indeling met fiches geloot.
keezen-rule-T-006 = Een ronde duurt hoogstens 45 minuten.
keezen-rule-T-007 = Een duo met zijn acht pionnen binnen wint de ronde.
keezen-rule-T-008 = Is er na 45 minuten geen winnaar, dan wordt opgeschreven hoeveel pionnen er binnen zijn.
keezen-rule-T-009 = Tijdens de ronde wordt een scoreformulier uitgedeeld; een van de spelers vult het in.
keezen-rule-T-010 = Op het formulier staan het tafelnummer, de namen en het aantal pionnen binnen.
keezen-rule-T-011 = Na elke ronde wordt het formulier bij de wedstrijdleiding ingeleverd.
keezen-rule-T-012 = Er worden hoogstens vijf rondes gespeeld, afhankelijk van de tijd.
keezen-rule-T-013 = Bij onduidelijkheid en onenigheid beslist de organisatie.
keezen-rule-T-014 = De prijsuitreiking komt na de laatste ronde.
keezen-rule-T-015 = Alle tafels spelen met dezelfde regels, die van het Nederlands kampioenschap.
keezen-rule-T-016 = Een uitslag is geldig als elk duo 0 tot 8 pionnen heeft en niet beide duo’s acht.
keezen-rule-T-017 = De ranglijst gaat over het aantal pionnen binnen in alle rondes.
keezen-rule-T-018 = Bij gelijke stand beslissen de gewonnen rondes, dan het pionverschil, de onderlinge ontmoeting en de pionnen van de tegenstanders; anders wordt de plaats gedeeld.
keezen-rule-T-019 = Twee duo’s komen elkaar niet twee keer tegen zolang dat kan.
keezen-rule-T-020 = De kleuren worden eerlijk verdeeld.
keezen-rule-T-021 = Duo’s wisselen zoveel mogelijk van tafel.
keezen-rule-T-022 = Bij een oneven aantal is elke ronde één duo vrij, zo mogelijk hoogstens één keer; de vrije ronde telt als het eigen gemiddelde.
keezen-rule-T-023 = Een duo dat te laat komt, doet vanaf de volgende ronde mee of neemt de vrije plaats van de lopende.
keezen-rule-T-024 = Is een duo afwezig of stopt het, dan krijgt de tegenstander in de begonnen ronde 8 pionnen en een gewonnen ronde, het afwezige duo 4.
keezen-rule-T-025 = Uitslagen kunnen worden gecorrigeerd, en elke correctie blijft te volgen.
keezen-rule-T-026 = Alleen rondes die helemaal zijn gespeeld of waarover is beslist, tellen mee.
keezen-rule-T-027 = Eén klok geldt voor de hele zaal; de wedstrijdleiding start hem, zet hem stil en beëindigt hem.
keezen-rule-T-028 = Twee verschillende formulieren van één tafel tellen niet tot de organisatie beslist.
keezen-rule-T-029 = De wedstrijdtafel werkt zonder internet.
keezen-rule-T-030 = Een tafel mag ook online zijn; de uitslag telt als een formulier.
