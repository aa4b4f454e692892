# The rules of Frantic in Dutch: each section has a heading, each rule one sentence.

frantic-about = Frantic (Game Factory), 125 speelkaarten en 20 gebeurtenissen; in onze eigen woorden.

frantic-section-content = Materiaal
frantic-rule-F-001 = Er zijn 125 speelkaarten: 72 kleurkaarten, 9 zwarte en 44 speciale kaarten.
frantic-rule-F-002 = Blauw, rood, groen en geel hebben elk getal van 1 tot en met 9 twee keer.
frantic-rule-F-003 = Er zijn negen zwarte kaarten, één voor elk getal van 1 tot en met 9.
frantic-rule-F-004 = Elke kleur heeft twee Gift-kaarten en één kaart van Exchange, 2nd Chance en Skip.
frantic-rule-F-005 = Vierkleurig zijn 11 Fantastic, 5 Fantastic Four, 4 Counterattack, 2 Equality en 1 Nice Try.
frantic-rule-F-006 = De Fuck You-kaart is een speciale kaart apart: geen kleur, geen getal, geen wens.
frantic-rule-F-007 = De gebeurtenisstapel heeft 20 verschillende kaarten.
frantic-rule-F-008 = Overzichtskaarten zijn alleen een hulpje; ze spelen niet mee.

frantic-section-preparation = Voorbereiding
frantic-rule-F-009 = Het spel is voor twee tot acht spelers.

frantic-section-aim = Doel van het spel
frantic-rule-F-010 = Het gaat tegen de klok in: wie rechts zit, komt daarna.

frantic-section-number-cards = Getalkaarten
frantic-rule-F-011 = Kleurkaarten en zwarte kaarten samen heten getalkaarten.

frantic-rule-F-012 = Raak als eerste je handkaarten kwijt: wat je overhoudt, zijn punten, en punten zijn slecht.
frantic-rule-F-013 = Handkaarten zijn geheim; in de aflegstapel mag ieder kijken.

frantic-rule-F-014 = Speelkaarten en gebeurteniskaarten zijn twee aparte stapels, dicht.
frantic-rule-F-015 = Puntenlimiet met 2–4: 137, 154 of 179; met 5–8: 113, 137 of 154.
frantic-rule-F-016 = Een andere limiet mag ook; hoe meer spelers, hoe lager.

frantic-section-round = Verloop van een ronde
frantic-rule-F-017 = Voor elke ronde worden alle speelkaarten en alle gebeurteniskaarten geschud.
frantic-rule-F-018 = Elke ronde begint opnieuw: alleen de punten blijven, geen wens en geen beurt die je nog moet overslaan.
frantic-rule-F-019 = Wie het eerst deelt, beslist de loting.
frantic-rule-F-020 = Ieder krijgt zeven kaarten, één voor één, te beginnen rechts van de deler.
frantic-rule-F-021 = De startkaart geldt als gespeeld door de deler, met al zijn effecten.
frantic-rule-F-022 = Hoort bij de startkaart een wens, dan wenst de deler.
frantic-rule-F-023 = Bij een zwarte startkaart komt er meteen een gebeurtenis.
frantic-rule-F-024 = Een startkaart die aanvalt, is een aanval van de deler.
frantic-rule-F-025 = Is de startkaart een 2nd Chance-kaart, dan moet de deler er nog een kaart op spelen, of trekken.
frantic-rule-F-026 = Is de startkaart de Fuck You-kaart, dan past elke kaart.
frantic-rule-F-027 = Als startkaart brengen Counterattack, Nice Try en Equality alleen een kleurwens.
frantic-rule-F-028 = Wie rechts van de deler zit, heeft de eerste beurt.
frantic-rule-F-029 = Een ronde kan uit zijn voordat iemand aan de beurt was.

frantic-section-turn = Jouw beurt
frantic-rule-F-030 = In je beurt speel je een kaart, of je trekt er een en speelt daarna een kaart als je wilt.
frantic-rule-F-031 = Je mag ook trekken als je kunt spelen.
frantic-rule-F-032 = Wie niet kan spelen, moet trekken.
frantic-rule-F-033 = Na het trekken mag je nog een kaart spelen, de getrokken kaart of een andere.
frantic-rule-F-034 = Eén kaart per beurt, en één keer trekken; alleen de 2nd Chance-kaart vraagt om meer.
frantic-rule-F-035 = Je kunt je beurt niet beëindigen zonder te spelen of te trekken.

frantic-section-round-end = Einde van de ronde
frantic-rule-F-036 = Is de trekstapel op, dan moet spelen wie kan spelen.
frantic-rule-F-037 = Kun je niet spelen en is de trekstapel op, dan is de ronde uit.
frantic-rule-F-038 = De laatste kaart trekken maakt nog geen eind aan de ronde.

frantic-rule-F-039 = Na jouw beurt is aan de beurt wie rechts van je zit.

frantic-rule-F-040 = Of de ronde uit is, blijkt pas als alle effecten zijn uitgevoerd.

frantic-section-playing = Een kaart spelen
frantic-rule-F-041 = Een kleurkaart past op dezelfde kleur of hetzelfde getal.
frantic-rule-F-042 = Na een wens moet een kleurkaart de gewenste kleur of het gewenste getal hebben.
frantic-rule-F-043 = Een eenkleurige speciale kaart past op zijn kleur.
frantic-rule-F-044 = Symbool op symbool: een eenkleurige speciale kaart past op dezelfde speciale kaart in elke kleur.
frantic-rule-F-045 = Een eenkleurige speciale kaart voldoet aan een kleurwens, nooit aan een getalwens.
frantic-rule-F-046 = In je beurt past een vierkleurige speciale kaart op elke kaart.
frantic-rule-F-047 = De Fuck You-kaart past op elke kaart, als je precies tien kaarten hebt.
frantic-rule-F-048 = Een zwarte kaart past alleen op hetzelfde getal.
frantic-rule-F-049 = Een zwarte kaart voldoet aan een wens voor zijn getal.
frantic-rule-F-050 = Zwart is geen kleur; je kunt het niet wensen.
frantic-rule-F-051 = Op een zwarte kaart past alleen zijn getal.
frantic-rule-F-052 = Een eenkleurige speciale kaart heeft een kleur en een symbool, maar geen getal.

frantic-section-multi-coloured = Vierkleurige speciale kaarten
frantic-rule-F-053 = Een wens geldt niet voor kaarten die overal op passen.
frantic-rule-F-054 = Een wens blijft gelden tot een kaart eraan voldoet of een nieuwe wens hem vervangt.
frantic-rule-F-055 = Is de wens vervuld, dan telt alleen de bovenste kaart.
frantic-rule-F-056 = Een nieuwe wens vervangt de oude.
frantic-rule-F-057 = Zolang er een wens ligt, tellen de kaarten eronder niet.

frantic-section-events = Gebeurteniskaarten
frantic-rule-F-058 = Wat je door een gebeurtenis aflegt, gaat onder de aflegstapel en beslist niets.

frantic-rule-F-059 = Bij elke vierkleurige kaart die bovenop ligt, hoort een wens.

frantic-section-special-cards = Speciale kaarten
frantic-rule-F-060 = Aanvallen zijn de effecten van Skip, Gift, Exchange, Fantastic Four en Equality.
frantic-rule-F-061 = Je kunt jezelf niet aanvallen.
frantic-rule-F-062 = Eerst kies je wie je aanvalt, dan kan die de aanval doorsturen, dan pas wordt hij uitgevoerd.

frantic-section-2nd-chance = 2nd Chance
frantic-rule-F-063 = Na een 2nd Chance-kaart moet je nog een kaart spelen die past.
frantic-rule-F-064 = Past er niets op je 2nd Chance-kaart, dan moet je een kaart trekken.
frantic-rule-F-065 = Ook als de 2nd Chance-kaart je laatste is, moet je trekken.
frantic-rule-F-066 = De tweede kaart mag weer een 2nd Chance-kaart zijn; dan moet er nog een volgen.
frantic-rule-F-067 = Na het trekken voor een 2nd Chance-kaart mag je een kaart spelen of je beurt beëindigen.
frantic-rule-F-068 = Is er voor een 2nd Chance-kaart niets meer te trekken, dan is de ronde uit.

frantic-section-skip = Skip
frantic-rule-F-069 = Wie door een Skip-kaart wordt getroffen, slaat de volgende beurt over.
frantic-rule-F-070 = Wie al een beurt moet overslaan, kun je niet kiezen voor een Skip-kaart.
frantic-rule-F-071 = Met z’n tweeën ben je na een Skip-kaart meteen weer aan de beurt.
frantic-rule-F-072 = Moeten alle anderen al een beurt overslaan, dan doet de Skip-kaart niets.

frantic-section-gift = Gift
frantic-rule-F-073 = Met een Gift-kaart geef je twee handkaarten aan wie je aanvalt.
frantic-rule-F-074 = Heb je nog maar één kaart, dan geef je die.
frantic-rule-F-075 = Ook als de Gift-kaart je laatste is, kies je wie je aanvalt.
frantic-rule-F-076 = Wie de laatste kaarten weggeeft, is uit.
frantic-rule-F-077 = De Fuck You-kaart mag je met een Gift-kaart niet weggeven.

frantic-section-exchange = Exchange
frantic-rule-F-078 = Met een Exchange-kaart geef je twee kaarten en trek je er ongezien twee van wie je aanvalt.
frantic-rule-F-079 = Wie maar één kaart heeft om te ruilen, geeft die ene.
frantic-rule-F-080 = Is de Exchange-kaart je laatste, dan geef je niets en trek je er twee.
frantic-rule-F-081 = De Fuck You-kaart mag je met een Exchange-kaart niet weggeven, maar wel ongezien trekken.
frantic-rule-F-082 = Wat je met een Exchange-kaart trekt, beslist het toeval.
frantic-rule-F-083 = Wie geen kaarten heeft, geeft er met een Exchange-kaart ook geen.

frantic-section-fuck-you = Fuck You
frantic-rule-F-084 = De Fuck You-kaart mag alleen met precies tien kaarten in je hand, hijzelf meegeteld.
frantic-rule-F-085 = De Fuck You-kaart geldt als onzichtbaar: de kaart eronder beslist.
frantic-rule-F-086 = Een wens onder de Fuck You-kaart blijft gelden.
frantic-rule-F-087 = Door een gebeurtenis mag de Fuck You-kaart worden doorgegeven of afgelegd.
frantic-rule-F-088 = De Fuck You-kaart valt niemand aan en brengt geen wens.

frantic-rule-F-089 = Het speciale effect van een vierkleurige kaart moet je gebruiken als het kan.
frantic-rule-F-090 = Wensen moet je altijd, ook bij je laatste kaart.
frantic-rule-F-091 = Met elke vierkleurige kaart wens je een kleur; alleen met Fantastic en Fantastic Four mag het ook een getal zijn.
frantic-rule-F-092 = Eerst het effect, dan de wens; die is aan wie de bovenste kaart speelde.

frantic-section-fantastic = Fantastic
frantic-rule-F-093 = Met een Fantastic-kaart wens je alleen een kleur of een getal.

frantic-section-fantastic-four = Fantastic Four
frantic-rule-F-094 = Met een Fantastic Four-kaart laat je één of meer anderen samen vier kaarten trekken.
frantic-rule-F-095 = Jij kiest de volgorde en hoeveel van de vier ieder trekt.
frantic-rule-F-096 = Voordat iemand trekt, mogen alle aangevallenen hun deel van een Fantastic Four om de beurt doorsturen.
frantic-rule-F-097 = Met een Fantastic Four-kaart wens je een kleur of een getal.

frantic-section-equality = Equality
frantic-rule-F-098 = Met een Equality-kaart val je iemand aan met minder kaarten; die trekt tot jullie er evenveel hebben.
frantic-rule-F-099 = Er wordt geteld als de Equality-kaart je hand uit is.
frantic-rule-F-100 = Heeft niemand minder kaarten, dan brengt de Equality-kaart alleen een wens.
frantic-rule-F-101 = Met een Equality-kaart wens je een kleur.

frantic-section-counterattack = Counterattack
frantic-rule-F-102 = Een Counterattack-kaart mag buiten je beurt, als je net bent aangevallen.
frantic-rule-F-103 = Met een Counterattack-kaart gaat de aanval aan jou voorbij en voer je hem zelf uit op een ander.
frantic-rule-F-104 = Je mag de aanval doorsturen naar wie je wilt, ook terug naar wie je aanviel.
frantic-rule-F-105 = Een doorgestuurde aanval kan opnieuw worden doorgestuurd.
frantic-rule-F-106 = Kun je de aanval niet uitvoeren, dan vervalt hij.
frantic-rule-F-107 = Met een Counterattack-kaart wens je een kleur.
frantic-rule-F-108 = Na een Counterattack-kaart gaat het verder rechts van wie het eerst aanviel.
frantic-rule-F-109 = In je eigen beurt is een Counterattack-kaart alleen een kleurwens.
frantic-rule-F-110 = Van een Fantastic Four stuur je alleen je eigen deel door, naar één ander.
frantic-rule-F-111 = Wie een Gift-kaart doorstuurt, geeft eigen kaarten.
frantic-rule-F-112 = Wie een Exchange-kaart doorstuurt, ruilt eigen kaarten.
frantic-rule-F-113 = Ook een doorgestuurde Skip-kaart treft niemand die al moet overslaan; is er niemand over, dan vervalt hij.
frantic-rule-F-114 = Een Counterattack-kaart mag je laatste zijn; je voert de aanval toch uit.
frantic-rule-F-115 = Alleen aanvallen van speciale kaarten kun je doorsturen: geen gebeurtenis, geen Nice Try-kaart en geen 2nd Chance-kaart.
frantic-rule-F-116 = Wie wordt aangevallen, wordt gevraagd, met of zonder Counterattack-kaart, tenzij ze alle vier in de aflegstapel liggen.

frantic-section-nice-try = Nice Try
frantic-rule-F-117 = De Nice Try-kaart mag buiten je beurt als iemand uit is en alle effecten zijn uitgevoerd.
frantic-rule-F-118 = Voor de Nice Try-kaart maakt het niet uit waardoor een hand leeg is.
frantic-rule-F-119 = Wie in dezelfde beurt weer kaarten kreeg, is niet uit.
frantic-rule-F-120 = Wie uit was, trekt door de Nice Try-kaart drie kaarten.
frantic-rule-F-121 = Zijn er meer uit, dan trekken ze elk drie kaarten, op volgorde van de beurt.
frantic-rule-F-122 = Na de Nice Try-kaart gaat het verder rechts van wie het laatst aan de beurt was.
frantic-rule-F-123 = Met de Nice Try-kaart wens je een kleur.
frantic-rule-F-124 = Een Nice Try-kaart die iemand als laatste kaart weggaf, mag meteen tegen de gever.
frantic-rule-F-125 = Met welke kaart je ook uitgaat: eerst het effect en de wens, dan pas de Nice Try-kaart.
frantic-rule-F-126 = In je eigen beurt is de Nice Try-kaart alleen een kleurwens.
frantic-rule-F-127 = Was de Nice Try-kaart je laatste, dan ben je zelf uit.
frantic-rule-F-128 = Wie geen kaarten heeft, wordt niet om de Nice Try-kaart gevraagd.
frantic-rule-F-129 = Na de gebeurtenissen Finish Line en Doomsday kan de Nice Try-kaart niet meer.
frantic-rule-F-130 = Is de trekstapel te klein voor de Nice Try-kaart, dan wordt getrokken wat er is en is de ronde uit.
frantic-rule-F-131 = Iedereen met kaarten wordt tegelijk om de Nice Try-kaart gevraagd, tenzij die in de aflegstapel ligt.

frantic-rule-F-132 = Bij elke zwarte kaart wordt de bovenste gebeurtenis omgedraaid en uitgevoerd.
frantic-rule-F-133 = Een gebeurtenis gaat op volgorde van de beurt, te beginnen rechts van wie de zwarte kaart speelde.
frantic-rule-F-134 = Wat door een gebeurtenis wordt afgelegd, is niet gespeeld en heeft geen effect.
frantic-rule-F-135 = De ronde is pas uit als de gebeurtenis klaar is.
frantic-rule-F-136 = De gebeurtenisstapel raakt nooit op: negen zwarte kaarten, twintig gebeurtenissen.
frantic-rule-F-137 = Bij gelijke stand in een gebeurtenis beslist de volgorde van de beurt.
frantic-rule-F-138 = Raakt de trekstapel op tijdens een gebeurtenis, dan gaat die zo ver mogelijk door; daarna is de ronde uit.

frantic-section-charity = Charity
frantic-rule-F-139 = Gebeurtenis Charity: alle anderen trekken ongezien een kaart van wie er het meest heeft.
frantic-rule-F-140 = Gebeurtenis Charity: hebben er meer het grootste aantal, dan trekken de anderen van elk van hen een kaart.
frantic-rule-F-141 = Gebeurtenis Charity: uit een lege hand trekt niemand.

frantic-section-communism = Communism
frantic-rule-F-142 = Gebeurtenis Communism: ieder trekt tot het aantal van wie er het meest heeft.

frantic-section-doomsday = Doomsday
frantic-rule-F-143 = Gebeurtenis Doomsday: de ronde is meteen uit en ieder krijgt 50 punten.
frantic-rule-F-144 = Gebeurtenis Doomsday: de 50 punten komen in plaats van al het andere, ook van de Time Bomb.

frantic-section-earthquake = Earthquake
frantic-rule-F-145 = Gebeurtenis Earthquake: ieder geeft alle handkaarten door naar rechts.

frantic-section-expansion = Expansion
frantic-rule-F-146 = Gebeurtenis Expansion: de eerste trekt één kaart, de tweede twee, de derde drie, enzovoort.

frantic-section-finish-line = Finish Line
frantic-rule-F-147 = Gebeurtenis Finish Line: de ronde is meteen uit en de punten worden geteld; de Nice Try-kaart komt te laat.

frantic-section-friday-13th = Friday the 13th
frantic-rule-F-148 = Gebeurtenis Friday the 13th: er gebeurt niets.

frantic-section-gambling-man = Gambling Man
frantic-rule-F-149 = Gebeurtenis Gambling Man: ieder legt één kaart dicht neer; dan gaan ze samen open.
frantic-rule-F-150 = Gebeurtenis Gambling Man: wie de op één na laagste kaart neerlegde, krijgt ze allemaal.
frantic-rule-F-151 = Gebeurtenis Gambling Man: wie geen kaart heeft om neer te leggen, krijgt ze allemaal.
frantic-rule-F-152 = Gebeurtenis Gambling Man: van gelijke kaarten is de eerste op volgorde van de beurt de laagste.
frantic-rule-F-153 = Gebeurtenis Gambling Man: met z’n tweeën krijgt de hoogste kaart ze allebei.
frantic-rule-F-154 = Gebeurtenis Gambling Man: ook speciale kaarten (7) en de Fuck You-kaart (42) mogen worden neergelegd.

frantic-section-market = Market
frantic-rule-F-155 = Gebeurtenis Market: er gaan evenveel kaarten open als er spelers zijn; om de beurt neemt ieder er een.
frantic-rule-F-156 = Gebeurtenis Market: zijn er te weinig kaarten, dan krijgen de laatsten niets en is de ronde uit.

frantic-section-mating-season = Mating Season
frantic-rule-F-157 = Gebeurtenis Mating Season: ieder legt alle getalkaarten af waarvan het getal meer dan één keer in de hand zit.
frantic-rule-F-158 = Gebeurtenis Mating Season: zwarte kaarten tellen mee, speciale kaarten niet.

frantic-section-merry-christmas = Merry Christmas
frantic-rule-F-159 = Gebeurtenis Merry Christmas: ieder verdeelt alle handkaarten naar eigen keuze over de anderen.
frantic-rule-F-160 = Gebeurtenis Merry Christmas: iedereen verdeelt tegelijk en dicht; oppakken doe je pas aan het eind.
frantic-rule-F-161 = Gebeurtenis Merry Christmas: wie niets krijgt, is uit; met z’n tweeën ruil je van hand.

frantic-section-mexican-standoff = Mexican Standoff
frantic-rule-F-162 = Gebeurtenis Mexican Standoff: ieder legt alle handkaarten af en trekt drie nieuwe.

frantic-section-recession = Recession
frantic-rule-F-163 = Gebeurtenis Recession: de eerste legt één kaart af, de tweede twee, de derde drie, enzovoort.
frantic-rule-F-164 = Gebeurtenis Recession: wie te weinig kaarten heeft, legt ze allemaal af.

frantic-section-robin-hood = Robin Hood
frantic-rule-F-165 = Gebeurtenis Robin Hood: wie de minste kaarten heeft, ruilt van hand met wie de meeste heeft.
frantic-rule-F-166 = Gebeurtenis Robin Hood: ook geen enkele kaart geldt als de minste.
frantic-rule-F-167 = Gebeurtenis Robin Hood: zijn er meer, dan telt de eerste op volgorde van de beurt.
frantic-rule-F-168 = Gebeurtenis Robin Hood: heeft iedereen evenveel kaarten, dan gebeurt er niets.

frantic-section-surprise-party = Surprise Party
frantic-rule-F-169 = Gebeurtenis Surprise Party: om de beurt geeft ieder een kaart aan een ander.
frantic-rule-F-170 = Gebeurtenis Surprise Party: wie geen kaarten heeft, geeft niets.

frantic-section-all-seeing-eye = The All-Seeing Eye
frantic-rule-F-171 = Gebeurtenis The All-Seeing Eye: alle handkaarten liggen open op tafel.
frantic-rule-F-172 = Gebeurtenis The All-Seeing Eye: het gaat pas verder als iedereen akkoord is.

frantic-section-third-time-lucky = Third Time Lucky
frantic-rule-F-173 = Gebeurtenis Third Time Lucky: ieder trekt drie kaarten.

frantic-section-time-bomb = Time Bomb
frantic-rule-F-174 = Gebeurtenis Time Bomb: vanaf nu heeft ieder nog hoogstens drie beurten.
frantic-rule-F-175 = Gebeurtenis Time Bomb: wie op tijd uit is, krijgt −10 punten, alle anderen 10 extra.
frantic-rule-F-176 = Gebeurtenis Time Bomb: is niemand op tijd uit, dan tellen alle punten dubbel.
frantic-rule-F-177 = Gebeurtenis Time Bomb: een overgeslagen beurt telt mee als een van de drie.
frantic-rule-F-178 = Gebeurtenis Time Bomb: de Nice Try-kaart werkt nog; de bom tikt door.
frantic-rule-F-179 = Gebeurtenis Time Bomb: hij telt ook als je laatste kaart hem opriep.
frantic-rule-F-180 = Gebeurtenis Time Bomb: eindigt de ronde anders en is niemand uit, dan tellen de punten gewoon.

frantic-section-tornado = Tornado
frantic-rule-F-181 = Gebeurtenis Tornado: alle handkaarten worden samen geschud en één voor één weer gedeeld.
frantic-rule-F-182 = Gebeurtenis Tornado: wie eerder komt op volgorde van de beurt, krijgt er soms één meer.

frantic-section-vandalism = Vandalism
frantic-rule-F-183 = Gebeurtenis Vandalism: ieder legt alle kaarten af van de kleur die het laatst gespeeld is.
frantic-rule-F-184 = Gebeurtenis Vandalism: een wens is geen gespeelde kleur; de laatste kaart met een kleur in de stapel telt.
frantic-rule-F-185 = Gebeurtenis Vandalism: is er nog geen kleur gespeeld, dan gebeurt er niets.
frantic-rule-F-186 = Gebeurtenis Vandalism: eenkleurige speciale kaarten gaan mee weg, vierkleurige blijven.

frantic-rule-F-187 = De ronde is uit als iemand geen kaarten meer heeft.
frantic-rule-F-188 = De ronde is uit als iemand moet trekken en de trekstapel op is.
frantic-rule-F-189 = Een effect of gebeurtenis gaat eerst zo ver mogelijk door; pas dan kan de ronde uit zijn.
frantic-rule-F-190 = Er kunnen er meer tegelijk uit zijn.
frantic-rule-F-191 = De aflegstapel wordt geen nieuwe trekstapel.
frantic-rule-F-192 = Een getalkaart die je overhoudt, telt voor zijn getal.
frantic-rule-F-193 = Een speciale kaart die je overhoudt, telt voor 7.
frantic-rule-F-194 = De Fuck You-kaart in je hand telt voor 42.
frantic-rule-F-195 = De punten van elke ronde komen bij de vorige.
frantic-rule-F-196 = Punten mogen onder nul komen.
frantic-rule-F-197 = Wie in de ronde de meeste punten heeft, deelt de volgende.
frantic-rule-F-198 = Hebben er meer de meeste punten, dan deelt de eerste rechts van de deler.

frantic-section-game-end = Einde van het spel
frantic-rule-F-199 = Het spel is uit als iemand de puntenlimiet haalt.
frantic-rule-F-200 = De minste punten winnen.
frantic-rule-F-201 = Wie evenveel punten heeft, wint samen.

frantic-section-digital = Digitaal
frantic-rule-F-202 = Is de tijd om, dan trek je of is je beurt voorbij; kansen vervallen, andere keuzes maakt het lot.
frantic-rule-F-203 = Het toeval beslist over schudden, ongezien trekken, de gebeurtenis Tornado en de eerste deler.
frantic-rule-F-204 = Worden er meer tegelijk gevraagd, dan maakt de volgorde van de antwoorden niet uit.
