/** How Foppen deals: the dealer is drawn unless named, then all cards go round from the dealer's left. */
import type { Chance } from '../../record/chance';
import type { Header } from '../../record/record';
import type { Told } from '../../wire';

const SUITS: [string, number][] = [
  ['G', 20],
  ['R', 16],
  ['Y', 14],
  ['B', 10],
];
const DECK = [
  ...SUITS.flatMap(([suit, top]) => Array.from({ length: top - 1 }, (_, i) => `${suit}${i + 2}`)),
  '1',
  '1',
  '1',
  '1',
];

export function dealt(header: Header, chance: Chance, events: Told[]): boolean {
  const drawn =
    header.options.first_dealer === 'draw' ? chance.below(header.seats) : Number(header.options.first_dealer);
  const dealers = events.filter((event) => event.kind === 'dealer').map((event) => event.seat);
  const hands = events.filter((event) => event.kind === 'hand');
  if (!dealers.length || dealers[0] !== drawn || hands.length !== dealers.length * header.seats) return false;
  return dealers.every((dealer, deal) => {
    const cards = chance.shuffle(DECK.map((_, i) => i));
    return hands.slice(deal * header.seats, (deal + 1) * header.seats).every((hand) => {
      const own = cards.filter((_, i) => (dealer + 1 + i) % header.seats === hand.seat).sort((a, b) => a - b);
      return own.map((card) => DECK[card]).join() === hand.what.join();
    });
  });
}
