/** The score forms of the games. Each game has its own beside its drawing; what a form may say is the server's to judge. */
import type { FormKind } from '../games';

export type { FormKind };

const FORMS = import.meta.glob<FormKind>('../games/*/form.ts', { import: 'form', eager: true });
const BY_GAME = new Map(Object.entries(FORMS).map(([path, form]) => [path.split('/').at(-2)!, form]));

/** One number a player, where a game has no form of its own. */
const PLAIN: FormKind = { players: 1, boxes: [], most: 0, home: 0, sizes: [2, 10], usual: 4, minutes: 45, limit: 0 };

export const formOf = (game: string | undefined): FormKind => BY_GAME.get(game ?? '') ?? PLAIN;
/** The games that can be played at a tournament; where a form counts pawns of duos comes first. */
export const GAMES = [...BY_GAME.keys()].sort((a, b) => formOf(b).players - formOf(a).players || a.localeCompare(b));
