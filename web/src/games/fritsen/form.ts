/** The score form at a tournament: the order in which players are done. Nothing that anybody drank is written down. */
import type { FormKind } from '..';

export const form: FormKind = {
  players: 1,
  boxes: [],
  most: 0,
  home: 0,
  sizes: [2, 10],
  usual: 5,
  minutes: 45,
  limit: 0,
  order: true,
};
