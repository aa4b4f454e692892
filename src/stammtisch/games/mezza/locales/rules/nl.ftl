# The rules of Mezza in Dutch: each section has a heading, each rule one sentence.

mezza-about = Mezza, van Thomas Michaël (BIS Publishers); in onze eigen woorden.

mezza-section-cards = De kaarten
mezza-rule-M-001 = Er zijn twaalf ½ en vier van elke andere soort.
mezza-rule-M-002 = Van laag naar hoog: ½, 1, 2, 3, 3½, 4, 5, 6, 6½, 7, 8, 9, 9½; verder zijn er twee jokers, de blanco joker en de nuljoker.

mezza-section-start = Begin van het spel
mezza-rule-M-003 = Mezza speel je met twee tot zeven spelers; ieder heeft negen kaarten nodig.

mezza-section-aim = Doel van het spel
mezza-rule-M-004 = Het doel is als eerste al je kaarten kwijt te zijn, uit je hand en van tafel.

mezza-section-play = Speelwijze
mezza-rule-M-005 = Er wordt met de klok mee gespeeld.

mezza-rule-M-010 = Voor het delen worden de kaarten geschud.
mezza-rule-M-011 = Ieder heeft drie gesloten kaarten op tafel; niemand mag ze bekijken, ook de eigen kaarten niet.
mezza-rule-M-012 = Voor ieder liggen drie kaarten open.
mezza-rule-M-013 = Ieder krijgt drie kaarten in de hand.
mezza-rule-M-014 = Wat niet gedeeld is, is de voorraad.

mezza-section-swap = Wisselen
mezza-rule-M-020 = Voor het spel mag ieder één keer wisselen tussen hand en open kaarten.
mezza-rule-M-021 = Wisselen gaat alleen tussen je hand en je open kaarten.
mezza-rule-M-022 = Iedereen wisselt tegelijk, ongezien.
mezza-rule-M-023 = Als het spel begonnen is, wordt er niet meer gewisseld.

mezza-rule-M-030 = Wie de laagste kaart heeft, begint ermee.
mezza-rule-M-031 = De laagste kaart om mee te beginnen is de ½; jokers tellen hier niet mee.
mezza-rule-M-032 = Hebben er meer die kaart, dan begint wie het snelst is; wil niemand, dan beslist het lot.
mezza-rule-M-033 = Je mag ook met meer gelijke kaarten beginnen.
mezza-rule-M-034 = Heeft iedereen alleen jokers in de hand, dan is de nuljoker de laagste.
mezza-rule-M-035 = De eerste kaart werkt als elke andere, en daarna is de volgende aan de beurt.

mezza-rule-M-040 = De kaart moet gelijk zijn aan de laatste, of hoger.
mezza-rule-M-041 = Gelijke kaarten mag je samen opleggen.
mezza-rule-M-042 = Eén kaart is altijd genoeg, hoeveel gelijke je ook hebt of er op de stapel liggen.
mezza-rule-M-043 = Je mag waarden overslaan: elke hogere kaart past, behalve op een 4.
mezza-rule-M-044 = Iedereen legt op dezelfde stapel.
mezza-rule-M-045 = Kaarten die je samen oplegt, hebben dezelfde waarde.
mezza-rule-M-046 = Er ligt geen stapel: elke kaart mag beginnen.

mezza-section-fill = Aanvullen
mezza-rule-M-050 = Na het opleggen vul je je hand uit de voorraad aan tot drie.
mezza-rule-M-051 = Met drie of meer kaarten in de hand trek je niet.
mezza-rule-M-052 = Raakt de voorraad op, dan trek je wat er nog is; er wordt niet opnieuw geschud.
mezza-rule-M-053 = Aanvullen doe je meteen, ook voordat je een nieuwe stapel begint.

mezza-section-take = Pakken
mezza-rule-M-060 = Wie niet kan opleggen, pakt de hele stapel.
mezza-rule-M-061 = Wie de stapel pakt, is klaar met zijn beurt; de volgende begint een nieuwe stapel met een kaart naar keuze.

mezza-section-must = Je moet als je kan
mezza-rule-M-062 = Wie kan opleggen, moet opleggen.
mezza-rule-M-063 = Een joker past overal op, dus je kunt opleggen.
mezza-rule-M-064 = Met een ½ de beurt afpakken hoeft nooit; in je eigen beurt moet je hem leggen als niets anders past.

mezza-rule-M-065 = Welke kaarten iemand heeft gepakt, moet je zelf onthouden.

mezza-section-course = Verloop van het spel
mezza-rule-M-070 = Eerst de hand en de voorraad, dan pas je open kaarten.
mezza-rule-M-071 = Open kaarten komen aan bod als de voorraad op is en de hand leeg.

mezza-section-open = Open kaarten
mezza-rule-M-072 = Open kaarten speel je net als je hand.
mezza-rule-M-073 = Open kaarten neem je nooit in de hand.
mezza-rule-M-074 = Past geen van je open kaarten, dan pak je de stapel en speel je eerst weer je hand leeg.

mezza-section-closed = Gesloten kaarten
mezza-rule-M-075 = Gesloten kaarten komen het laatst, na hand en open kaarten.
mezza-rule-M-076 = Heb je alleen nog gesloten kaarten, dan moet je er een omdraaien.
mezza-rule-M-077 = Past de omgedraaide kaart, dan gaat het spel gewoon verder.
mezza-rule-M-078 = Past de omgedraaide kaart niet, dan neem je hem mee met de stapel.
mezza-rule-M-079 = Eerst je hand leegspelen, dan de volgende gesloten kaart.
mezza-rule-M-080 = Een omgedraaide kaart moet passen zoals elke andere.
mezza-rule-M-081 = Ook een gesloten kaart mag een nieuwe stapel beginnen.
mezza-rule-M-082 = Gesloten kaarten draai je een voor een om.

mezza-section-end = Einde van het spel
mezza-rule-M-090 = Wie het eerst uit is, wint.
mezza-rule-M-091 = Er wordt gespeeld tot er nog maar één speler kaarten heeft.
mezza-rule-M-092 = Wie uit is, doet niet meer mee.
mezza-rule-M-093 = Ben je uit met de kaart waardoor de stapel uit het spel gaat, dan begint de volgende de nieuwe.
mezza-rule-M-094 = Ook een laatste kaart werkt als elke andere.
mezza-rule-M-095 = Het spel is uit op het moment dat nog maar één speler kaarten heeft.

mezza-section-blank-joker = Joker zonder waarde
mezza-rule-M-100 = Een blanco joker past overal op.
mezza-rule-M-101 = De kaart onder een blanco joker blijft gelden.
mezza-rule-M-102 = Een 4 onder een blanco joker vraagt nog steeds 4 of lager.
mezza-rule-M-103 = Door een blanco joker op een 7 slaat niemand een beurt over.
mezza-rule-M-104 = Op een blanco joker met niets eronder past elke kaart.
mezza-rule-M-105 = Jokers van één soort zijn gelijke kaarten: ze mogen samen, en bij vier gaat de stapel uit het spel.

mezza-section-zero-joker = Joker 0
mezza-rule-M-106 = Een nuljoker past overal op.
mezza-rule-M-107 = Op een nuljoker past elke kaart.
mezza-rule-M-108 = Een nuljoker op een 4 telt als lager; daarna past alles weer.

mezza-section-half = De ½
mezza-rule-M-110 = Een ½ is de laagste kaart: hij moet passen, of een 3½, 6½ of 9½ aanvullen.
mezza-rule-M-111 = Een ½ op een 3½, 6½ of 9½ maakt 4, 7 of 10.
mezza-rule-M-112 = Een 4, 7 of 10 met een ½ werkt meteen.
mezza-rule-M-113 = Andersom telt het niet: een 6½ op een ½ blijft een 6½.
mezza-rule-M-114 = Hoeveel kaarten het zijn, maakt niet uit: drie 3½ en twee ½ zijn ook een 4.
mezza-rule-M-115 = Op een 4 of 7 met een ½ mag de volgende nog een ½ leggen.
mezza-rule-M-116 = Een volgende ½ pakt geen beurt af en laat niemand een beurt overslaan.
mezza-rule-M-117 = Er ligt een joker tussen: de kaart eronder is niet meer aan te vullen.
mezza-rule-M-118 = Ook onder een nuljoker is een 3½, 6½ of 9½ niet meer aan te vullen.
mezza-rule-M-119 = Op een echte 4 is een ½ gewoon een lagere kaart.

mezza-section-seize = Beurt afpakken
mezza-rule-M-120 = Met een ½ mag ieder een 3½, 6½ of 9½ aanvullen en zo de beurt afpakken.
mezza-rule-M-121 = Alleen de eerste ½ pakt de beurt af.
mezza-rule-M-122 = Na het afpakken gaat het vanaf daar verder; wie ertussen zit, wordt overgeslagen.
mezza-rule-M-123 = Pakt niemand de beurt af, dan speelt de volgende gewoon.
mezza-rule-M-124 = Je eigen kaart kun je niet aanvullen.
mezza-rule-M-125 = Ook wie aan de beurt is, mag de kaart met een ½ aanvullen.
mezza-rule-M-126 = De kans om de beurt af te pakken duurt tot een ander oplegt of pakt.
mezza-rule-M-127 = Maak je bij het afpakken een 7, dan slaat wie na jou komt een beurt over.
mezza-rule-M-128 = Maak je bij het afpakken een 4, dan moet wie na jou komt 4 of lager leggen, of een joker.
mezza-rule-M-129 = Maak je bij het afpakken een 10, dan begin jij de nieuwe stapel.
mezza-rule-M-130 = Je mag een kaart met meer ½ tegelijk aanvullen.
mezza-rule-M-131 = Na het afpakken vul je je hand aan zoals altijd.
mezza-rule-M-132 = Afpakken doe je met een kaart die je op dat moment mag spelen, nooit met een gesloten kaart.
mezza-rule-M-133 = De beurt is voor wie het snelst is; wie het laat lopen, wacht op de volgende kans.
mezza-rule-M-134 = Te laat zijn kost niets.
mezza-rule-M-135 = Wie een beurt oversloeg, mag er later nog steeds een afpakken.

mezza-section-three-half = De 3½
mezza-rule-M-140 = Een 3½ moet passen; hij komt tussen 3 en 4.

mezza-section-six-half = De 6½
mezza-rule-M-141 = Een 6½ moet passen; hij komt tussen 6 en 7.

mezza-section-nine-half = De 9½
mezza-rule-M-142 = De 9½ is de hoogste kaart: er past alleen een 9½, een ½ of een joker op.

mezza-section-four = De 4
mezza-rule-M-143 = Op een 4 past één keer alleen 4 of lager.
mezza-rule-M-144 = Na één lage kaart op een 4 geldt weer de gewone regel.
mezza-rule-M-145 = Een 4 op een 4 vraagt opnieuw 4 of lager.
mezza-rule-M-146 = Hoge kaarten passen niet op een 4.

mezza-section-seven = De 7
mezza-rule-M-150 = Na een 7 slaat de volgende een beurt over.
mezza-rule-M-151 = Bij meer zevens tegelijk slaat er maar één een beurt over.
mezza-rule-M-152 = Op een 7 past 7 of hoger, of een joker.
mezza-rule-M-153 = Met zijn tweeën is wie een 7 legt, zelf weer aan de beurt.
mezza-rule-M-154 = De beurt wordt overgeslagen door de volgende die nog kaarten heeft.
mezza-rule-M-155 = Elke nieuwe 7 werkt opnieuw.

mezza-section-ten = De 10
mezza-rule-M-160 = Een ½ op een 9½ is samen 10: de stapel gaat uit het spel.
mezza-rule-M-161 = Wie de 10 maakt, begint de nieuwe stapel.
mezza-rule-M-162 = Een kaart 10 bestaat niet: die maak je alleen met een ½ op een 9½.

mezza-section-four-alike = Vier dezelfde
mezza-rule-M-170 = Vier dezelfde op rij: de stapel gaat uit het spel.
mezza-rule-M-171 = Vier dezelfde mogen tegelijk of na elkaar, ook door verschillende spelers.
mezza-rule-M-172 = Wie de vierde legt, begint de nieuwe stapel.
mezza-rule-M-173 = Een joker tussen gelijke kaarten verbreekt de rij, en telt nooit als een van de vier.
mezza-rule-M-174 = Vier dezelfde gaan voor: vier ½ op een 6½ maken geen 7.
mezza-rule-M-175 = Bij vier zevens slaat niemand een beurt over; wie de laatste legde, begint de nieuwe stapel.
mezza-rule-M-176 = De vierde leg je alleen in je eigen beurt.
mezza-rule-M-177 = Ook bij meer dan vier dezelfde gaat de stapel uit het spel.

mezza-section-add = Snel opleggen
mezza-rule-M-180 = Erbij mag alleen wat je net getrokken hebt en gelijk is aan wat je legde.
mezza-rule-M-181 = Wat je erbij legt, telt als in dezelfde beurt gelegd.
mezza-rule-M-182 = Wie na jou snel speelt, kan het bijleggen voorkomen.
mezza-rule-M-183 = Bijleggen mag, het hoeft niet.
mezza-rule-M-184 = Alleen een net getrokken kaart mag erbij, niet een die je achterhield.
mezza-rule-M-185 = Na het bijleggen vul je weer aan; is ook die kaart gelijk, dan mag hij er ook bij.
mezza-rule-M-186 = Een open kaart mag er alleen bij als hand en voorraad op zijn.
mezza-rule-M-187 = De laatste handkaarten en gelijke open kaarten mogen samen.
mezza-rule-M-188 = Gesloten kaarten leg je er nooit bij.
mezza-rule-M-189 = Bijleggen of afpakken: wie sneller is, gaat voor.
mezza-rule-M-190 = Worden het door bijleggen vier dezelfde, dan gaat de stapel uit het spel en begin jij een nieuwe.
mezza-rule-M-191 = De kaart die je legde, is van de stapel af; er kan niets meer bij.

mezza-section-short = Korte variant
mezza-rule-M-195 = In de korte variant doen de 3, 6 en 9 niet mee.
mezza-rule-M-196 = In de korte variant blijven alle andere regels gelijk.
mezza-rule-M-197 = De korte variant is bedoeld voor twee of drie spelers.

mezza-section-digital = Digitaal
mezza-rule-M-200 = Is de tijd om, dan wordt de laagste passende kaart voor je gelegd, of je pakt de stapel; kansen vervallen.
mezza-rule-M-201 = Zit er te lang geen schot in, dan wordt het spel afgebroken.
