/** The score form at a tournament: points of each player. */
import type { FormKind } from '..';

export const form: FormKind = {
  players: 1,
  boxes: [],
  most: 0,
  home: 0,
  sizes: [3, 6],
  usual: 4,
  minutes: 60,
  limit: 0,
};
