# Keezen zoals het in de browser getekend wordt; in elke taal staan dezelfde sleutels en variabelen.

web-keezen-ace = aas
web-keezen-king = heer
web-keezen-queen = vrouw
web-keezen-jack = boer
web-keezen-does-ace = een pion op de start, of één stap
web-keezen-does-king = een pion op de start
web-keezen-does-jack = twee pionnen ruilen van plaats
web-keezen-does-seven = zeven stappen, met één pion of twee
web-keezen-does-four = vier stappen terug
web-keezen-does-steps = { $n } stappen vooruit
web-keezen-yard = wachtplaats
web-keezen-home = honk { $n }
web-keezen-bring = opzetten
web-keezen-to = naar { $where }
web-keezen-pawn = pion op { $where }
web-keezen-other-pawn = { $colour } op { $where }

## Op het bord

web-keezen-deals = deelt
web-keezen-folded = uit
web-keezen-helps = helpt { $who }
web-keezen-left = { $n } kaarten nog niet gedeeld
web-keezen-look = Laatste kaart: { $card }. Bekijk alle { $n } open kaarten
web-keezen-open-cards = Alle open kaarten van dit spel kaarten
web-keezen-inside = Binnen

## De rij knoppen

web-keezen-row = Pionnen en stappen
web-keezen-row-pawn = Welke pion?
web-keezen-row-steps = Stappen voor de eerste pion
web-keezen-row-second = Stappen voor de tweede pion
web-keezen-row-rest = { $n ->
    [one] Nog één stap, met
   *[other] Nog { $n } stappen, met
 }
web-keezen-row-other = Ruilen met
web-keezen-steps-to = { $n ->
    [one] { $n } stap, naar { $where }
   *[other] { $n } stappen, naar { $where }
 }

## Wat een knop speelt

web-keezen-fold = Leg je hand neer
web-keezen-play = Speel { $card }
web-keezen-play-take = Speel { $card }, sla { $whom }
web-keezen-play-enter = Speel { $card }: opzetten
web-keezen-play-enter-take = Speel { $card }: opzetten, sla { $whom }
web-keezen-play-two = Speel { $card }: { $first } en { $second }
web-keezen-play-two-take = Speel { $card }: { $first } en { $second }, sla { $whom }
web-keezen-play-swap = Speel { $card }: ruil met { $colour }
web-keezen-doubt-own = Je eigen pion?
web-keezen-doubt-partner = De pion van je maat?
web-keezen-doubt = { $colour } op { $where } gaat terug naar de wachtplaats.
web-keezen-doubt-yes = Ja, sla hem

## De strook

web-keezen-where = { $you ->
    [yes] hand { $n } van { $of } · jij deelt
   *[no] hand { $n } van { $of } · { $who } deelt
 }
web-keezen-turn-card = Aan de beurt: { $card }
web-keezen-you-help = Aan de beurt: help { $colour }
web-keezen-asked-card = Kies een kaart.
web-keezen-asked-fold = Geen kaart kan gespeeld worden: leg ze allemaal neer.
web-keezen-asked-pawn = Welke pion?
web-keezen-asked-where = Hoe ver?
web-keezen-asked-rest = { $n ->
    [one] Nog één stap: met welke pion?
   *[other] Nog { $n } stappen: met welke pion?
 }
web-keezen-asked-other = Met welke pion ruilt hij?
web-keezen-folded-you = Je doet weer mee als er gedeeld is.
web-keezen-will-enter = een pion komt op zijn start, { $to }
web-keezen-will-walk = { $n ->
    [one] één stap van { $from } naar { $to }
   *[other] { $n } stappen van { $from } naar { $to }
 }
web-keezen-will-back = { $n } stappen terug van { $from } naar { $to }
web-keezen-will-step = { $n } naar { $to }
web-keezen-will-swap = { $from } ruilt met { $colour } op { $to }
web-keezen-then = , dan{" "}
web-keezen-captured = { $colour } wordt geslagen
web-keezen-home-of = { $n } binnen
web-keezen-time = De tijd is om: niemand heeft gewonnen
