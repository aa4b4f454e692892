/** How Frantic deals its first round: the dealer is drawn unless named, then seven cards to each, one by one from the dealer's right. */
import type { Chance } from '../../record/chance';
import type { Header } from '../../record/record';
import type { Told } from '../../wire';

const TWICE = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Gift'];
const ONCE = ['Exchange', '2nd', 'Skip'];
const WILD: [string, number][] = [
  ['Fantastic', 11],
  ['Four', 5],
  ['Counter', 4],
  ['Equality', 2],
  ['NiceTry', 1],
  ['FuckYou', 1],
];
const DECK = [
  ...['B', 'R', 'G', 'Y'].flatMap((colour) => [
    ...TWICE.flatMap((each) => [colour + each, colour + each]),
    ...ONCE.map((each) => colour + each),
  ]),
  ...TWICE.slice(0, 9).map((each) => `K${each}`),
  ...WILD.flatMap(([card, n]) => Array<string>(n).fill(card)),
];
const HAND = 7;

export function dealt(header: Header, chance: Chance, events: Told[]): boolean {
  const { seats, options } = header;
  const dealer = options.first_dealer === 'draw' ? chance.below(seats) : Number(options.first_dealer);
  if (events.find((event) => event.kind === 'dealer')?.seat !== dealer) return false;
  const cards = chance.shuffle(DECK.map((_, i) => i)).slice(0, HAND * seats);
  return Array.from({ length: seats }, (_, seat) => seat).every((seat) => {
    const own = cards.filter((_, i) => (dealer + 1 + i) % seats === seat).sort((a, b) => a - b);
    const told = events.find((event) => event.kind === 'hand' && event.seat === seat);
    return own.map((card) => DECK[card]).join() === told?.what.join();
  });
}
