/** Cards, pawns and squares in words. */
import type { Drawing } from '..';
import type { Words } from '../../words';
import { COLOURS, YARD, isHome, spotOf } from './board';
import { rankOf } from './preview';
import type { KeezenDoes, KeezenScreen } from './screen';

type Given = Drawing<KeezenScreen>;

/** How many steps a queen shows on her face: an option of the table. */
export const queenOf = ({ options }: Pick<Given, 'options'>): number => Number(options?.queen_steps ?? 12);
export const colourNamed = (name: string, t: Words): string => t.say(`keezen-colour-${name}`);
export const colour = (at: number, t: Words): string => colourNamed(COLOURS[at]!, t);
export const rank = (of: string, t: Words): string =>
  t.knows(`keezen-web-rank-${of}`) ? t.say(`keezen-web-rank-${of}`) : of;

/** A card with what it does. */
export function card(name: string, does: KeezenDoes[], t: Words): string {
  const found = does.find((each) => each.rank === rankOf(name));
  const named = rank(rankOf(name), t);
  return found ? `${named}: ${t.say(`keezen-web-does-${found.does}`, { n: found.steps })}` : named;
}

/** A square by itself, as it stands on a slip. */
export const place = (name: string, t: Words): string =>
  name === YARD
    ? t.say('keezen-web-yard')
    : isHome(name)
      ? t.say('keezen-web-home', { n: Number(name.slice(1)) })
      : name;

/** A thing to touch. */
export function touch(name: string, { screen, game, t }: Given): string {
  const kind = name.slice(0, name.indexOf(':'));
  const what = name.slice(kind.length + 1);
  if (kind === 'say') return t.touch(game, name);
  if (kind === 'hand') return rank(what, t);
  if (what === YARD) return t.say('keezen-web-bring');
  const moved = screen.moves ?? 0;
  const spot = spotOf(what, moved);
  const where = place(spot.place, t);
  if (kind === 'to') return t.say('keezen-web-to', { where });
  return spot.colour === moved && kind === 'pawn'
    ? t.say('keezen-web-pawn', { where })
    : t.say('keezen-web-other-pawn', { colour: colour(spot.colour, t), where });
}
