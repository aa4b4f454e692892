/** The score form at a tournament: points of each player, up to a limit. */
import type { FormKind } from '..';

export const form: FormKind = {
  players: 1,
  boxes: [],
  most: 0,
  home: 0,
  sizes: [2, 8],
  usual: 4,
  minutes: 60,
  limit: 154,
};
