/** How Fritsen deals first: packs and jokers are shuffled, five cards go to each pile one by one, the next is opened. Where
 *  Frits deals by hand it goes round by round, and a pile may be taken up before it is whole. */
import type { Chance } from '../../record/chance';
import type { Header } from '../../record/record';
import type { Told } from '../../wire';

const PACK = [...'HCDS'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => rank + suit));
const JOKER = 'X';
const HAND = 5;
const ORDER = [...PACK, JOKER];

/** A pile that is dealt, and who has taken it up. */
interface Pile {
  n: number;
  cards: string[];
  by: number | null;
}

export function dealt({ seats, options }: Header, chance: Chance, events: Told[]): boolean {
  const again = events.findIndex((event) => event.kind === 'again');
  const first = events.slice(0, again < 0 ? undefined : again);
  const deal = first.find((event) => event.kind === 'deal');
  if (!deal) return false;
  const roles = first.find((event) => event.kind === 'roles');
  if (options.roles === 'random' && !sameLots(seats, chance, roles)) return false;
  const packs = Number(deal.said[0]);
  const all = Array.from({ length: packs }, () => PACK).flat();
  const pack = [...all, ...Array<string>(packs * Number(options.jokers_per_pack)).fill(JOKER)];
  let stock = pack;
  let piles: Pile[] = [];
  let players = seats;
  const round = (): void => piles.forEach(({ cards }) => cards.push(stock.pop()!));
  for (const event of first) {
    if (event.kind === 'turn') break;
    if (event.kind === 'shuffle') stock = chance.shuffle([...pack]);
    else if (event.kind === 'deal') {
      piles = Array.from({ length: players }, (_, n) => ({ n: n + 1, cards: [], by: null }));
      for (let n = 0; n < (options.dealer === 'manual' ? 1 : HAND); n++) round();
    } else if (event.kind === 'round') round();
    else if (event.kind === 'open' && !event.said.every((card) => card === stock.pop())) return false;
    else if (event.kind === 'removed') {
      players -= 1;
      piles = without(piles, event.seat);
    } else if (event.kind === 'pick' && !samePile(event, piles)) return false;
    else if (event.kind === 'given' && !sameCard(event, piles)) return false;
  }
  return true;
}

/** Frits and Willem, where they are drawn by lot. */
function sameLots(seats: number, chance: Chance, roles: Told | undefined): boolean {
  const frits = chance.below(seats);
  const other = chance.below(seats - 1);
  return roles?.seat === frits && roles.said[0] === `S${other >= frits ? other + 1 : other}`;
}

/** Who stops leaves the own pile, or the last that lies there. */
function without(piles: Pile[], seat: number): Pile[] {
  const gone = piles.find(({ by }) => by === seat) ?? piles.findLast(({ by }) => by === null);
  return piles.filter((pile) => pile !== gone);
}

/** Who takes up a pile holds its cards, sorted. */
function samePile({ seat, said, what }: Told, piles: Pile[]): boolean {
  const pile = piles.find(({ n }) => n === Number(said[0]));
  if (!pile) return false;
  pile.by = seat;
  const sorted = pile.cards.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return !what.length || what.join() === sorted.join();
}

/** Who has taken up a pile meanwhile gets the card that is dealt to it. */
function sameCard({ seat, what }: Told, piles: Pile[]): boolean {
  return !what.length || piles.find(({ by }) => by === seat)?.cards.at(-1) === what[0];
}
