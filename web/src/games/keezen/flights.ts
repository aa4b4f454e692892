/** Turns events into the ways of pawns: each from where it stood, square by square, to where it stands now. */
import type { Told } from '../../wire';
import type { KeezenSeat } from './screen';
import { COLOURS, YARD, pawnsOf, sameSpot, type Spot } from './board';

const STEP = 140;
const ARC = 360;
const SWAP = 420;
const CARD = 320;
const LONGEST = 2500;

/** A pawn is at a place at a time, in milliseconds; `over` comes there through the air. */
export interface Stop {
  at: number;
  spot: Spot;
  over?: boolean;
}

export interface Flight {
  /** Where it stands now. */
  pawn: Spot;
  stops: Stop[];
}

const LOOKED_AT: Record<string, number> = { hand: 160, fold: 900, help: 900, over: 1200, time: 1200 };
const colourOf = (word: string | undefined): number => (COLOURS as readonly string[]).indexOf(word ?? '');

/** When each event begins; the last is when all is done. More than one play at once goes faster. */
export function times(events: Told[]): number[] {
  const found = [0];
  for (const event of events) found.push(found.at(-1)! + lasts(event));
  const plays = events.filter((event) => event.kind === 'play').length;
  const rate = plays > 1 ? Math.min(1, LONGEST / found.at(-1)!) : 1;
  return found.map((at) => at * rate);
}

function lasts({ kind, said }: Told): number {
  if (kind === 'walk') return STEP * (said.length - 2);
  if (kind === 'enter' || kind === 'capture') return ARC;
  if (kind === 'swap') return SWAP;
  return kind === 'play' ? CARD : 0;
}

/** How long a change is shown, in milliseconds. */
export function hold(events: Told[]): number {
  const extra = Math.max(200, ...events.map((event) => LOOKED_AT[event.kind] ?? 0));
  return times(events).at(-1)! + extra;
}

interface Token {
  now: Spot;
  stops: Stop[];
}

/** The flights from one board to the next; none where the events do not lead from the one to the other. */
export function flights(before: KeezenSeat[], after: KeezenSeat[], events: Told[]): Flight[] {
  const tokens: Token[] = pawnsOf(before).map((spot) => ({ now: spot, stops: [{ at: 0, spot }] }));
  const at = times(events);
  const told = events.every((event, i) => tell(tokens, event, at[i]!, at[i + 1]!));
  const stand = pawnsOf(after);
  const same = tokens.length === stand.length && tokens.every(({ now }) => stand.some((spot) => sameSpot(spot, now)));
  if (!told || !same) return [];
  return tokens.filter(({ stops }) => stops.length > 1).map(({ now, stops }) => ({ pawn: now, stops }));
}

/** Apply one event to the pawns; false if no pawn is where the event says. */
function tell(tokens: Token[], { kind, said }: Told, from: number, to: number): boolean {
  const colour = colourOf(said[0]);
  if (kind === 'walk') return walk(tokenAt(tokens, colour, said[1]), colour, said.slice(2), from, to);
  if (kind === 'enter') return move(fromYard(tokens, colour), { colour, place: said[1]! }, from, to);
  if (kind === 'capture')
    return move(
      captured(tokens, colour, said[1]!),
      { colour, place: YARD, slot: waiting(tokens, colour).length },
      from,
      to,
    );
  if (kind !== 'swap') return true;
  const other = colourOf(said[2]);
  const [one, two] = [tokenAt(tokens, colour, said[1]), tokenAt(tokens, other, said[3])];
  return move(one, { colour, place: said[3]! }, from, to) && move(two, { colour: other, place: said[1]! }, from, to);
}

const tokenAt = (tokens: Token[], colour: number, place: string | undefined): Token | undefined =>
  tokens.find(({ now }) => now.colour === colour && now.place === place);
/** Two pawns stand on one square for a moment; the one that was there first is captured. */
const captured = (tokens: Token[], colour: number, place: string): Token | undefined =>
  tokens
    .filter(({ now }) => now.colour === colour && now.place === place)
    .sort((a, b) => a.stops.at(-1)!.at - b.stops.at(-1)!.at)[0];
const waiting = (tokens: Token[], colour: number): Token[] =>
  tokens.filter(({ now }) => now.colour === colour && now.place === YARD);
const fromYard = (tokens: Token[], colour: number): Token | undefined =>
  waiting(tokens, colour).sort((a, b) => b.now.slot! - a.now.slot!)[0];

function move(token: Token | undefined, to: Spot, from: number, until: number): boolean {
  token?.stops.push({ at: from, spot: token.now }, { at: until, spot: to, over: true });
  if (token) token.now = to;
  return token !== undefined;
}

function walk(token: Token | undefined, colour: number, places: string[], from: number, until: number): boolean {
  const step = (until - from) / places.length;
  token?.stops.push(
    { at: from, spot: token.now },
    ...places.map((place, i) => ({ at: from + step * (i + 1), spot: { colour, place } })),
  );
  if (token) token.now = { colour, place: places.at(-1)! };
  return token !== undefined;
}

/** The squares that pawns passed, to be drawn where motion is reduced. */
export function tracks(events: Told[]): Spot[][] {
  return events.flatMap(({ kind, said }) => {
    const colour = colourOf(said[0]);
    if (kind === 'walk') return [said.slice(1).map((place) => ({ colour, place }))];
    return kind === 'swap'
      ? [
          [
            { colour, place: said[1]! },
            { colour, place: said[3]! },
          ],
        ]
      : [];
  });
}
