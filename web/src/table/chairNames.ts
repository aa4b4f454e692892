/** The names of those who sit at a table. */
import type { Chair } from '../wire';

// prettier-ignore
const BOTS = [
  'Hopfen', 'Gerste', 'Malz', 'Hefe', 'Krug', 'Zapf', 'Deckel', 'Fass', 'Stein', 'Schaum', 'Theke', 'Wirt', 'Kanne', 'Helle',
];

/** Who sits there; a bot has a name by its seat, an empty chair none. */
export function nameOf(chair: Chair, seat: number): string {
  return chair.name || (chair.bot ? BOTS[seat % BOTS.length]! : '');
}
