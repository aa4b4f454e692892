/** What happened last: what is told of it, and which cards show it. */
import type { Told } from '../../wire';
import type { FritsenScreen } from './screen';

/** Whose turn it is the prompt tells. */
export const news = ({ kind }: Told): boolean => kind !== 'turn';

/** The closed side of a card. */
export const CLOSED = '';
const FREE = '-';
const MOST = 3;
const closed = (n: string | undefined): string[] => Array<string>(Math.min(Number(n), MOST)).fill(CLOSED);
const drawn = ({ said, what }: Told): string[] => (what.length ? what : closed(said[0]));
const first = ({ said }: Told): string[] => said.slice(0, 1);
const CARDS: Record<string, (event: Told, screen: FritsenScreen) => string[]> = {
  lay: ({ said: [card, , top] }) => [top!, card!].filter((each) => each !== FREE),
  pair: ({ said: [king, ace] }) => [king!, ace!],
  block: ({ said: [cell] }, { piles }) => piles.find((pile) => pile.cell === cell)?.cards.slice(-2) ?? [],
  open: ({ said }) => said,
  draw: drawn,
  take: drawn,
  dirty: drawn,
  exchange: drawn,
  'take-back': first,
  'take-open': first,
  'put-back': first,
  moved: first,
  shift: first,
  bury: first,
  fumble: first,
};
/** The cards that an event is about, the lowest first. */
export const cardsOf = (event: Told, screen: FritsenScreen): string[] => CARDS[event.kind]?.(event, screen) ?? [];

/** The toast that an event asks for. */
export const toastOf = ({ kind, said }: Told): string => (kind === 'drink' && said[2] !== FREE ? (said[2] ?? '') : '');

/** The card that was laid last, as it was told: who comes to the table has not heard it. */
export function newest({ piles, newest: cell }: FritsenScreen): Told | null {
  const pile = piles.find((each) => each.cell === cell);
  const by = pile?.by.at(-1) ?? null;
  if (!pile || by === null) return null;
  const [card, top = FREE] = pile.cards.toReversed();
  return { kind: 'lay', seat: by, said: [card!, pile.cell, top, 'none'], what: [], rule: '', n: 0 };
}
