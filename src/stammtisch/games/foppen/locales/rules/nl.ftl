# The rules of Foppen in Dutch: each section has a heading, each rule one sentence.

foppen-about = Foppen, eerste druk 1995, van Friedemann Friese (2F-Spiele); in onze eigen woorden.

foppen-section-players = Spelers
foppen-rule-O-001 = Foppen speel je met drie tot zes spelers.

foppen-section-material = Materiaal
foppen-rule-O-002 = Er zijn 60 kaarten: groen 2–20, rood 2–16, geel 2–14, blauw 2–10 en vier enen.
foppen-rule-O-003 = Een houten steen laat zien wie gefopt is; je biedt met de achterkant van je overzichtskaart.

foppen-section-idea = Idee van het spel
foppen-rule-O-004 = Wie de slechtste kaart van de slag speelt, is gefopt en slaat de volgende slag over.
foppen-rule-O-005 = Het gaat erom als eerste uit te zijn; slagen zelf leveren niets op.

foppen-section-preparation = Voorbereiding
foppen-rule-O-006 = Alle kaarten worden gedeeld, ieder krijgt er evenveel.
foppen-rule-O-007 = Wie links van de deler zit, komt als eerste uit.
foppen-rule-O-008 = Wie het eerst deelt, wordt geloot, of de tafel wijst iemand aan.
foppen-rule-O-009 = Je kaarten blijven geheim tot er geteld wordt.

foppen-section-play = Spelverloop
foppen-rule-O-010 = Uitkomen mag met elke kaart.
foppen-rule-O-011 = Ieder speelt om de beurt één kaart, met de klok mee; niemand mag zijn beurt laten lopen.
foppen-rule-O-012 = Wie de kleur heeft, moet bekennen; een 1 mag altijd.
foppen-rule-O-013 = Heb je de kleur niet, dan gooi je bij wat je wilt.
foppen-rule-O-014 = Er is geen troef, en je hoeft niet hoger te spelen.
foppen-rule-O-015 = De hoogste kaart van de gevraagde kleur wint de slag.
foppen-rule-O-016 = Wie de slag wint, komt uit voor de volgende.
foppen-rule-O-017 = Wie de steen heeft, slaat deze slag over.
foppen-rule-O-018 = De steen gaat na elke slag verder: niemand wordt twee keer achter elkaar gefopt.
foppen-rule-O-019 = Gespeelde kaarten gaan weg; alleen de vorige slag is nog te zien.
foppen-rule-O-020 = In de eerste slag van elke ronde doet iedereen mee.

foppen-section-worst = Slechtste kaart
foppen-rule-O-025 = Als iedereen bekent, krijgt de laagste kaart de steen.
foppen-rule-O-026 = Is er bijgegooid, dan krijgt de laagste bijgegooide kaart de steen.
foppen-rule-O-027 = Bij bijgegooide kaarten telt alleen het getal, niet de kleur.
foppen-rule-O-028 = Van even lage kaarten is de laatst gespeelde de slechtste.
foppen-rule-O-029 = Een bijgegooide kaart is slechter dan elke kaart die bekent, hoe hoog hij ook is.
foppen-rule-O-030 = Wie de slag wint, wordt nooit zelf gefopt.
foppen-rule-O-031 = Met drie spelers spelen er na de eerste slag telkens maar twee.

foppen-section-ones = De enen
foppen-rule-O-035 = Een 1 heeft geen kleur en neemt die van de slag aan, dus hij bekent altijd.
foppen-rule-O-036 = Na een 1 als eerste kaart beken je de eerste kleur die erop volgt.
foppen-rule-O-037 = Volgt op een 1 nog een 1, dan telt de kaart daarna, enzovoort.
foppen-rule-O-038 = Liggen er alleen enen, dan wint de eerste en krijgt de laatste de steen.
foppen-rule-O-039 = Een 1 mag je altijd spelen.
foppen-rule-O-040 = Heb je de kleur niet, dan hoef je geen 1 te spelen.
foppen-rule-O-041 = Een 1 telt altijd voor 1.
foppen-rule-O-042 = Enen zijn even laag: bekent iedereen, dan krijgt de laatste 1 de steen.
foppen-rule-O-043 = Een 1 als eerste kaart is de laagste van de kleur die erop volgt.
foppen-rule-O-044 = Een 1 telt nooit als bijgegooid.

foppen-section-end = Einde
foppen-rule-O-050 = De ronde is uit zodra iemand geen kaarten meer heeft.
foppen-rule-O-051 = De laatste slag wordt afgemaakt, en ook dan krijgt iemand de steen.
foppen-rule-O-052 = Wie moet uitkomen, heeft altijd nog een kaart.
foppen-rule-O-053 = In één slag kunnen er meer tegelijk uit zijn.

foppen-section-scoring = Telling
foppen-rule-O-060 = Kaarten die je overhoudt, tellen als minpunten.
foppen-rule-O-061 = Uit: 10 punten.
foppen-rule-O-062 = Uit, maar in de laatste slag gefopt: niets.
foppen-rule-O-063 = Heb je nog kaarten, dan maakt de steen in de laatste slag niets uit.
foppen-rule-O-064 = Het kan gebeuren dat niemand pluspunten krijgt.
foppen-rule-O-065 = Wie het eerst uitkwam, deelt de volgende ronde.
foppen-rule-O-066 = Het spel is uit als ieder twee keer als eerste is uitgekomen.
foppen-rule-O-067 = Wie de meeste punten heeft, wint.
foppen-rule-O-068 = Bij gelijke punten wordt de plaats gedeeld.

foppen-section-important = Belangrijk
foppen-rule-O-069 = Iedereen ziet hoeveel kaarten je hebt.

foppen-section-bidding = Biedkaarten
foppen-rule-O-070 = Bieden is een extra, voor tafels die het hebben afgesproken.
foppen-rule-O-071 = Bieden doe je voor de eerste kaart.
foppen-rule-O-072 = Biedkaarten blijven dicht tot iedereen gekozen heeft.
foppen-rule-O-073 = Bieden verandert niets aan het spelen.
foppen-rule-O-074 = Een bod dat uitkomt, levert 10 extra op, en 5 voor elk bod van een ander.
foppen-rule-O-075 = Je eigen bod telt niet mee voor die 5 punten.
foppen-rule-O-076 = Uit zonder bod: alleen de 10 punten, niets voor een bod van een ander.
foppen-rule-O-077 = Een bod dat mislukt, verdubbelt je minpunten.
foppen-rule-O-078 = Wie bood en uit is, maar gefopt, krijgt niets.
foppen-rule-O-079 = In één ronde kunnen meer biedingen uitkomen, en elk levert punten op.
foppen-rule-O-080 = Een bod geldt voor één ronde.

foppen-section-examples = Voorbeelden
foppen-rule-O-081 = De voorbeelden A tot en met E uit het boekje zijn vijf slagen achter elkaar.

foppen-section-digital = Digitaal
foppen-rule-O-082 = Een kaart die niet mag, kun je hier niet spelen; dat kost niets.
foppen-rule-O-083 = Is de tijd om, dan wordt de hoogste kaart die mag, voor je gespeeld; geboden wordt er dan niet.
