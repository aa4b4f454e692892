/** How Frantic deals: the first dealer is drawn unless named; in every round seven cards to each, one by one from the dealer's right. */
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
const EVENTS = [
  ...['charity', 'communism', 'doomsday', 'earthquake', 'expansion', 'finish-line', 'friday-13th', 'gambling-man'],
  ...['market', 'mating-season', 'merry-christmas', 'mexican-standoff', 'recession', 'robin-hood', 'surprise-party'],
  ...['all-seeing-eye', 'third-time-lucky', 'time-bomb', 'tornado', 'vandalism'],
];
const HAND = 7;
/** Where chance takes a number below so many at most, one that is as near to its end may have been thrown back. */
const NEAR_THE_END = 2 ** 32 - DECK.length;

export function dealt(header: Header, chance: Chance, events: Told[]): boolean {
  const { seats, options } = header;
  const rounds = inRounds(events);
  const first = options.first_dealer === 'draw' ? chance.below(seats) : Number(options.first_dealer);
  let more = 0;
  return (
    rounds[0]?.[0]?.seat === first &&
    rounds.every((told) => {
      const found = shuffledAs(told, seats, chance, more);
      more = found ? skip(chance, told.slice(seats + 1), seats) : 0;
      return found;
    })
  );
}

/** Each round begins by naming its dealer. */
function inRounds(events: Told[]): Told[][] {
  const found: Told[][] = [];
  for (const event of events) {
    if (event.kind === 'dealer') found.push([]);
    found.at(-1)?.push(event);
  }
  return found;
}

/** Whether hands, drawn cards and events of a round are those of the piles that chance shuffles next, or after at most `more` numbers. */
function shuffledAs(told: Told[], seats: number, chance: Chance, more: number): boolean {
  for (let n = 0; n <= more; n++) {
    const before = chance.copy();
    const cards = chance.shuffle(DECK.map((_, i) => i));
    const events = chance.shuffle(EVENTS.map((_, i) => i));
    if (sameHands(told, seats, cards)) return samePile(told, cards.slice(HAND * seats)) && sameEvents(told, events);
    chance.goTo(before);
    chance.number();
  }
  return false;
}

const named = (cards: number[]): string =>
  [...cards]
    .sort((a, b) => a - b)
    .map((card) => DECK[card])
    .join();

function sameHands([dealer, ...told]: Told[], seats: number, cards: number[]): boolean {
  return told.slice(0, seats).every(({ kind, seat, what }) => {
    const own = cards.slice(0, HAND * seats).filter((_, i) => (dealer!.seat + 1 + i) % seats === seat);
    return kind === 'hand' && named(own) === what.join();
  });
}

/** The start card, what is drawn, and the Market come from the top of the pile. */
function samePile(told: Told[], pile: number[]): boolean {
  return told.every(({ kind, said, what }) => {
    if (kind === 'draw') return named(pile.splice(0, what.length)) === what.join();
    if (kind !== 'start' && kind !== 'market') return true;
    const top = pile.splice(0, said.length);
    return top.map((card) => DECK[card]).join() === said.join();
  });
}

function sameEvents(told: Told[], pile: number[]): boolean {
  const revealed = told.filter(({ kind }) => kind === 'event').map(({ said }) => said[0]);
  return revealed.every((event, i) => event === EVENTS[pile[i]!]);
}

/** Pass over the numbers that a round took after its deal: one for each card taken unseen, and for each of a pool but one. How
    many more there may be: where a clock ran out, one for each choice that it made. */
function skip(chance: Chance, told: Told[], seats: number): number {
  const pools = told.filter(({ kind }) => kind === 'hand').map(({ what }) => what.length);
  let taken = 0;
  for (const { kind, what } of told) if (kind === 'take') taken += what.length;
  for (let i = 0; i < pools.length; i += seats)
    taken += Math.max(0, pools.slice(i, i + seats).reduce((sum, n) => sum + n, 0) - 1);
  let more = 0;
  for (let n = 0; n < taken; n++) if (chance.number() >= NEAR_THE_END) more++;
  for (const [i, { kind }] of told.entries()) if (kind === 'expire') more += choices(told[i + 1]?.kind);
  return more;
}

/** How often a clock may have chosen by lot, by what followed: never where it let something go. */
function choices(kind: string | undefined): number {
  if (kind === 'pass' || kind === 'end') return 0;
  return kind === 'draw' ? 1 : DECK.length;
}
