/** The order that somebody gave to a hand, as names of cards; it holds for this hand and is forgotten with the next. */

/** The cards as they were put; what is new stands after the card that it follows as dealt. A hand mostly new is not this one. */
export function arranged(cards: readonly string[], put: readonly string[]): string[] {
  const kept = put.filter((card) => cards.includes(card));
  if (kept.length * 2 < cards.length) return [...cards];
  cards.forEach((card, i) => {
    if (!kept.includes(card)) kept.splice(i ? kept.indexOf(cards[i - 1]!) + 1 : 0, 0, card);
  });
  return kept;
}

/** One card goes to another place, counted among the others. */
export function moved(order: readonly string[], card: string, to: number): string[] {
  const left = order.filter((each) => each !== card);
  left.splice(Math.max(0, Math.min(left.length, to)), 0, card);
  return left;
}
