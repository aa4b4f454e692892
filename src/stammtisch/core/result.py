"""How a match stands and how it ended, as data: for result pages, score forms and rankings."""


class Result:
    """By side: seats that win and lose together, each seat alone in most games."""

    def __init__(
        self,
        sides: list[list[int]],
        places: list[int],
        winners: list[list[int]],
        ending: str,
        points: list[int],
        counts: str,
    ) -> None:
        self.sides = sides
        self.places = places  # of each side: 1 is first, equals share one
        self.winners = winners  # sides; none while it is played, nor where nobody won
        self.ending = ending  # a word of the catalogue, as "won" or "time"; empty while it is played
        self.points = points  # of each side; empty where the game has none
        self.counts = counts  # what the points are, a word of the catalogue; empty where there are none

    def __repr__(self) -> str:
        named = [" ".join([f"S{seat}" for seat in side]) for side in self.sides]
        ranked = [f"{place}. {name}" for place, name in zip(self.places, named, strict=True)]
        return f"<{self.ending or 'being played'}: {', '.join(ranked)}>"


def side_places(sides: list[list[int]], places: list[int]) -> list[int]:
    """The place of each side among the sides, from the places of seats."""
    best = [min([places[seat] for seat in side]) for side in sides]
    return [1 + len([other for other in best if other < each]) for each in best]
