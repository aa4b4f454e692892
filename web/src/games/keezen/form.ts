/** The score form at a tournament: pawns home by colour, two colours a duo. */
import type { FormKind } from '..';

export const form: FormKind = {
  players: 2,
  boxes: [
    ['blue', 'yellow'],
    ['green', 'red'],
  ],
  most: 4,
  home: 8,
  sizes: [2, 2],
  usual: 2,
  minutes: 45,
  limit: 0,
};
