/** The score forms of the games. Each game has its own beside its drawing; what a form may say is the server's to judge. */
import type { FormKind } from '../games';

export type { FormKind };

const FORMS = import.meta.glob<FormKind>('../games/*/form.ts', { import: 'form', eager: true });
const BY_GAME = new Map(Object.entries(FORMS).map(([path, form]) => [path.split('/').at(-2)!, form]));

/** One number a player, where a game has no form of its own. */
const PLAIN: FormKind = { players: 1, boxes: [], most: 0, home: 0, sizes: [2, 10], usual: 4, minutes: 45, limit: 0 };

/** `duos`: two players of a game of single players enter and count together. */
export function formOf(game: string | undefined, duos = false): FormKind {
  const form = BY_GAME.get(game ?? '') ?? PLAIN;
  if (!duos || form.players === 2) return form;
  const [low, high] = form.sizes;
  const sizes: [number, number] = [Math.max(2, Math.ceil(low / 2)), Math.floor(high / 2)];
  return { ...form, players: 2, sizes, usual: Math.max(2, Math.floor(form.usual / 2)) };
}
/** The games that can be played at a tournament; where a form counts pawns of duos comes first. */
export const GAMES = [...BY_GAME.keys()].sort((a, b) => formOf(b).players - formOf(a).players || a.localeCompare(b));
