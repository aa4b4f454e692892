/** How Keezen deals: a pack is shuffled once and dealt in three hands, card by card from the dealer's left. */
import type { Chance } from '../../record/chance';
import type { Header } from '../../record/record';
import type { Told } from '../../wire';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const PACK = RANKS.flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
const FIRST = [0, 20, 36, 52];

export function dealt({ options }: Header, chance: Chance, events: Told[]): boolean {
  const dealers = events.filter((event) => event.kind === 'dealer');
  const hands = events.filter((event) => event.kind === 'hand');
  const rotates = options.deal_rotation === 'dealer_rotates_every_hand';
  let pack: number[] = [];
  return (
    dealers.length > 0 &&
    hands.length === 4 * dealers.length &&
    dealers.every(({ seat }, n) => {
      const round = n % 3;
      if (!round) pack = chance.shuffle(PACK.map((_, i) => i));
      const cards = pack.slice(FIRST[round], FIRST[round + 1]);
      const own = (at: number): string =>
        cards
          .filter((_, i) => (seat + 1 + i) % 4 === at)
          .sort((a, b) => a - b)
          .map((card) => PACK[card])
          .join();
      return (
        seat === (rotates ? n : Math.floor(n / 3)) % 4 &&
        hands.slice(4 * n, 4 * n + 4).every((hand) => own(hand.seat) === hand.what.join())
      );
    })
  );
}
