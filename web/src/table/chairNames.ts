/** The names of those who sit at a table. */
import type { Chair } from '../wire';

// prettier-ignore
const BOTS = [
  'Hopfen', 'Gerste', 'Malz', 'Hefe', 'Krug', 'Zapf', 'Deckel', 'Fass', 'Stein', 'Schaum', 'Theke', 'Wirt', 'Kanne', 'Helle',
];

export const botName = (seat: number): string => BOTS[seat % BOTS.length]!;

/** Who sits there; a bot has a name by its seat, an empty chair none. */
export function nameOf(chair: Pick<Chair, 'name' | 'bot'>, seat: number): string {
  return chair.name || (chair.bot ? botName(seat) : '');
}
