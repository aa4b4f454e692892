/** Which games are known to who plays in this browser: the page of one minute was offered, or a match was played. */
import { store, stored } from './storage';

const keyOf = (game: string): string => `known.${game}`;
export const isKnown = (game: string): boolean => stored(keyOf(game)) !== null;
export const nowKnown = (game: string): void => store(keyOf(game), '1');
