/** The order that a player gave to a hand, as names of cards; it ends with that hand. */

/** The cards in the player's order; a new card stands after the one before it in the dealt order. If most cards are new, it is another hand. */
export function arranged(cards: readonly string[], put: readonly string[]): string[] {
  const kept = put.filter((card) => cards.includes(card));
  if (kept.length * 2 < cards.length) return [...cards];
  cards.forEach((card, i) => {
    if (!kept.includes(card)) kept.splice(i ? kept.indexOf(cards[i - 1]!) + 1 : 0, 0, card);
  });
  return kept;
}

/** Move one card to a place, counted without it. */
export function moved(order: readonly string[], card: string, to: number): string[] {
  const left = order.filter((each) => each !== card);
  left.splice(Math.max(0, Math.min(left.length, to)), 0, card);
  return left;
}
