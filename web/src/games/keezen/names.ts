/** Cards, pawns, squares and moves in words. */
import type { KeezenScreen } from './screen';
import { capital, type Words } from '../../words';
import type { Drawing, Warning } from '..';
import { COLOURS, YARD, isHome, pawnsOf, reached, spotOf, start, way, type Spot } from './board';
import { ownCaptured, preview, rankOf, stepsOf, stepsOn, touchesOf, type Part, type Preview } from './preview';

type Given = Drawing<KeezenScreen>;
const RANK: Record<string, string> = {
  A: 'keezen-web-ace',
  K: 'keezen-web-king',
  Q: 'keezen-web-queen',
  J: 'keezen-web-jack',
};
const DOES: Record<string, string> = {
  A: 'keezen-web-does-ace',
  K: 'keezen-web-does-king',
  J: 'keezen-web-does-jack',
  '7': 'keezen-web-does-seven',
  '4': 'keezen-web-does-four',
};
const CARD_RULE: Record<string, string> = {
  A: 'K-031',
  K: 'K-032',
  J: 'K-033',
  Q: 'K-034',
  '7': 'K-037',
  '4': 'K-038',
};

export const queenOf = ({ options }: Pick<Given, 'options'>): number => Number(options?.queen_steps ?? 12);
export const colour = (at: number, t: Words): string => t.say(`keezen-colour-${COLOURS[at]}`);
export const rank = (of: string, t: Words): string => (RANK[of] ? t.say(RANK[of]) : of);
/** The rule that says what a card does. */
export const cardRule = (of: string): string => CARD_RULE[of] ?? 'K-035';

/** A card with what it does. */
export function card(name: string, t: Words, queen: number): string {
  const of = rankOf(name);
  const does = DOES[of] ? t.say(DOES[of]) : t.say('keezen-web-does-steps', { n: stepsOn(of, queen)! });
  return `${rank(of, t)}: ${does}`;
}

/** A square by itself, as it stands on a slip. */
export const place = (name: string, t: Words): string =>
  name === YARD
    ? t.say('keezen-web-yard')
    : isHome(name)
      ? t.say('keezen-web-home', { n: Number(name.slice(1)) })
      : name;

/** A thing to touch. */
export function touch(name: string, given: Given): string {
  const { t, screen } = given;
  const kind = name.slice(0, name.indexOf(':'));
  const what = name.slice(kind.length + 1);
  if (kind === 'hand') return rank(what, t);
  if (kind === 'say') return move(what, given);
  if (what === YARD) return t.say('keezen-web-bring');
  const moved = screen.moves ?? 0;
  const spot = spotOf(what, moved);
  const where = place(spot.place, t);
  if (kind === 'to') return t.say('keezen-web-to', { where });
  return spot.colour === moved && kind === 'pawn'
    ? t.say('keezen-web-pawn', { where })
    : t.say('keezen-web-other-pawn', { colour: colour(spot.colour, t), where });
}

/** What the button says. */
export function move(words: string, { screen, t }: Given): string {
  if (words === 'fold') return t.say('keezen-web-fold');
  const found = preview(screen, touchesOf(words));
  const of = rank(found.rank, t);
  if (!found.parts.length && !found.swap) return words;
  if (found.swap) return t.say('keezen-web-play-swap', { card: of, colour: colour(found.swap[1].colour, t) });
  const whom = t.allOf(found.parts.flatMap(({ captured }) => (captured ? [colour(captured.colour, t)] : [])));
  const [first, second] = found.parts;
  if (first!.pawn.place === YARD)
    return t.say(whom ? 'keezen-web-play-enter-take' : 'keezen-web-play-enter', { card: of, whom });
  if (!second) return t.say(whom ? 'keezen-web-play-take' : 'keezen-web-play', { card: of, whom });
  const both = { card: of, first: first!.way.length, second: second.way.length, whom };
  return t.say(whom ? 'keezen-web-play-two-take' : 'keezen-web-play-two', both);
}

/** What a complete move would do, for the prompt. */
export function effect(found: Preview, given: Given): string {
  const { t } = given;
  if (found.swap) {
    const [own, other] = found.swap;
    return t.say('keezen-web-will-swap', {
      from: place(own.place, t),
      colour: colour(other.colour, t),
      to: place(other.place, t),
    });
  }
  return capital(
    found.parts.map((part) => partWords(part, found.parts.length > 1, given)).join(t.say('keezen-web-then')),
  );
}

function partWords(part: Part, divided: boolean, { t }: Given): string {
  const { pawn, to, captured } = part;
  const steps = stepsOf(part);
  const went =
    pawn.place === YARD
      ? t.say('keezen-web-will-enter', { to: place(to.place, t) })
      : t.say(divided ? 'keezen-web-will-step' : steps < 0 ? 'keezen-web-will-back' : 'keezen-web-will-walk', {
          n: Math.abs(steps),
          from: place(pawn.place, t),
          to: place(to.place, t),
        });
  return captured ? `${went}: ${t.say('keezen-web-captured', { colour: colour(captured.colour, t) })}` : went;
}

/** The rule behind what a complete move does. */
export function effectRule(found: Preview, seat: number): string {
  const captured = found.parts.some((part) => part.captured);
  const [first] = ownCaptured(found, seat);
  if (found.swap) return 'K-060';
  if (first) return first.colour === seat ? 'K-046' : 'K-047';
  if (captured) return found.rank === '7' ? 'K-076' : found.parts[0]!.pawn.place === YARD ? 'K-048' : 'K-045';
  return cardRule(found.rank);
}

/** A pawn of the own duo would be captured: that is asked about, and never forbidden (K-047). */
export function warn(words: string, given: Given): Warning | null {
  const { screen, seat, t } = given;
  const found = preview(screen, touchesOf(words));
  const [first] = ownCaptured(found, seat);
  if (!first) return null;
  const own = first.colour === (screen.moves ?? seat);
  return {
    title: t.say(own ? 'keezen-web-doubt-own' : 'keezen-web-doubt-partner'),
    asked: t.say('keezen-web-doubt', { colour: colour(first.colour, t), where: place(first.place, t) }),
    rule: own ? 'K-046' : 'K-047',
    yes: t.say('keezen-web-doubt-yes'),
  };
}

/** How a thing that is not lit would be played: the server says why it cannot. */
export function spelled(name: string, given: Given): string | null {
  const { screen, chosen } = given;
  const [kind, what] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
  const moved = screen.moves ?? 0;
  const of = kind === 'hand' ? what : chosen[0]?.startsWith('hand:') ? chosen[0].slice(5) : '';
  const last = chosen.at(-1) ?? '';
  if (kind === 'to' && last.startsWith('pawn:')) {
    const part = `${last.slice(5)}>${what.split(' ').at(-1)}`;
    return of === '7' ? seven(part, given) : `${of}: ${part}`;
  }
  if (kind === 'pawn' && of) return attempt(of, spotOf(what, moved), given);
  const pawns = pawnsOf(screen.seats).filter((pawn) => pawn.colour === moved);
  const telling = pawns.find((pawn) => (pawn.place === YARD) === (of === 'A' || of === 'K')) ?? pawns[0];
  return kind === 'hand' && telling ? attempt(of, telling, given) : null;
}

function attempt(of: string, { colour: whose, place: from }: Spot, given: Given): string {
  if (of === 'J') {
    const others = pawnsOf(given.screen.seats).filter((pawn) => pawn.colour !== whose);
    const other = others.find((pawn) => pawn.place !== YARD && !isHome(pawn.place)) ?? others[0]!;
    return `J: ${from}x${COLOURS[other.colour]} ${other.place}`;
  }
  if (from === YARD) return of === 'A' || of === 'K' ? `${of}: enter` : `${of}: ${YARD}>${start(whose)}`;
  return `${of}: ${from}>${reached(whose, from, stepsOn(of, queenOf(given)) ?? 1)}`;
}

/** A part of a seven together with the other, so that it is told what stands in its way, and not that half a seven is none. */
function seven(part: string, { screen, chosen }: Given): string {
  const [first, to] = [chosen[1]!.slice(5), chosen[2]?.split(' ').at(-1)?.replace('to:', '')];
  if (to) return `7: ${first}>${to} + ${part}`;
  const moved = screen.moves ?? 0;
  const left = 7 - way(moved, first, part.split('>')[1]!).length;
  const others = pawnsOf(screen.seats).filter(
    ({ colour: of, place: at }) => of === moved && at !== first && at !== YARD,
  );
  const rest = others
    .map(({ place: at }) => `${at}>${reached(moved, at, left)}`)
    .find((way) => /^\w+>(\d+|H[1-4])$/.test(way));
  return rest && left > 0 ? `7: ${part} + ${rest}` : `7: ${part}`;
}
