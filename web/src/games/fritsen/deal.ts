/** How Fritsen deals first: packs and jokers are shuffled, five cards go to each pile one by one, the next is opened. */
import type { Chance } from '../../record/chance';
import type { Header } from '../../record/record';
import type { Told } from '../../wire';

const PACK = [...'HCDS'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => rank + suit));
const JOKER = 'X';
const HAND = 5;
const ORDER = [...PACK, JOKER];

export function dealt({ seats, options }: Header, chance: Chance, events: Told[]): boolean {
  const at = events.findIndex((event) => event.kind === 'deal');
  const deal = events[at];
  if (!deal) return false;
  const before = events.slice(0, at);
  const again = events.findIndex((event) => event.kind === 'again');
  const after = events.slice(at, again < 0 ? undefined : again);
  const roles = before.find((event) => event.kind === 'roles');
  if (options.roles === 'random' && !sameLots(seats, chance, roles)) return false;
  const packs = Number(deal.said[0]);
  const all = Array.from({ length: packs }, () => PACK).flat();
  let stock = [...all, ...Array<string>(packs * Number(options.jokers_per_pack)).fill(JOKER)];
  for (const event of before) if (event.kind === 'shuffle') stock = chance.shuffle(stock);
  const gone = before.filter((event) => event.kind === 'quit' || event.kind === 'removed').length;
  const piles = Array.from({ length: seats - gone }, (): string[] => []);
  for (let n = 0; n < HAND; n++) for (const pile of piles) pile.push(stock.pop()!);
  const opened = after.find((event) => event.kind === 'open')?.said ?? [];
  return opened.every((card) => card === stock.pop()) && after.every((event) => samePile(event, piles));
}

/** Frits and Willem, where they are drawn by lot. */
function sameLots(seats: number, chance: Chance, roles: Told | undefined): boolean {
  const frits = chance.below(seats);
  const other = chance.below(seats - 1);
  return roles?.seat === frits && roles.said[0] === `S${other >= frits ? other + 1 : other}`;
}

/** Who takes up a pile holds its cards, sorted. */
function samePile({ kind, said, what }: Told, piles: string[][]): boolean {
  if (kind !== 'pick' || !what.length) return true;
  const pile = piles[Number(said[0]) - 1] ?? [];
  return what.join() === pile.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join();
}
