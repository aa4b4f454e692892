/** The things on the table in words, and at which of them a call is offered. */
import type { Drawing } from '..';
import type { Move } from '../../wire';
import type { Words } from '../../words';
import type { FritsenScreen } from './screen';

/** Sheets for what concerns no thing that lies there. */
export const TOASTS = 'sheet:toasts';
export const TABLE = 'sheet:table';
export const VOTE = 'sheet:vote';
const OWN = 'own';
const GLASS = 'glass';
/** The card that was laid last, and the pile that lies askew. */
const NEWEST = 'newest';
const ASKEW = 'askew';
/** The closed pile. */
export const STOCK = 'cell:a1';

/** Where a call of one word is offered; what is not here is offered at the table itself. */
const WORDS: Record<string, string> = {
  'say:take': STOCK,
  'say:deal': STOCK,
  'say:exchange': STOCK,
  'say:propose shuffle': STOCK,
  'say:propose crooked': STOCK,
  'say:peek-stock': STOCK,
  'say:askew': NEWEST,
  'say:straighten': ASKEW,
  'say:propose untidy': ASKEW,
  'say:vote yes': VOTE,
  'say:vote no': VOTE,
  'say:reading 1': VOTE,
  'say:reading 2': VOTE,
  'say:last': TOASTS,
  'say:retract': TOASTS,
  'say:word': TOASTS,
  'say:ask-glass': GLASS,
  'say:drink': OWN,
  'say:skip': OWN,
  'say:extra': OWN,
  'say:claim': OWN,
  'say:visit': OWN,
  'say:uncover': OWN,
  'say:cover': OWN,
  'say:give-back': OWN,
  'say:confess': OWN,
};
/** What is put together on the table, as a move is. */
const PUT_TOGETHER = new Set(['hand', 'as', 'pair', 'glass']);
/** Where calls are offered that begin with a touch of this kind. */
const KINDS: Record<string, string> = {
  toast: TOASTS,
  fumble: OWN,
  bury: STOCK,
  pause: TABLE,
  ruling: TABLE,
};

const kindOf = (touch: string): string => touch.slice(0, touch.indexOf(':'));

/** Where the things lie that have no place of their own. */
const cellOf = (found: string, { glass, newest, askew }: FritsenScreen): string | null | undefined =>
  ({ [GLASS]: glass?.cell, [NEWEST]: newest, [ASKEW]: askew })[found];

export function concerns({ touches }: Move, screen: unknown, seat: number): string {
  const first = touches[0]!;
  const last = touches.at(-1)!;
  const kind = kindOf(first);
  if (PUT_TOGETHER.has(kind)) return '';
  const found = kind === 'say' ? (WORDS[first] ?? TABLE) : KINDS[kind];
  if (kindOf(last) === 'seat' && touches.length > 1) return last;
  if (kind === 'say' && touches.length > 1) return last;
  if (found === OWN) return `seat:${seat}`;
  const cell = cellOf(found ?? '', screen as FritsenScreen);
  return cell ? `cell:${cell}` : (found ?? first);
}

/** Calls that name a player in answer to a question, and the clock that runs meanwhile. */
export const naming = [
  { word: 'say:owner', clock: 'owner' },
  { word: 'say:answer', clock: 'quiz' },
];

/** Whether doing this costs a drink. */
export const costly = ({ would }: Move): boolean => would?.some(({ kind }) => kind === 'drink-self') ?? false;

/** A call at the thing that it concerns: there it need not be said which. */
export const calling = ({ said, words }: Move, t: Words): string => {
  const key = `fritsen-web-at-${said?.[0] ?? words.split(' ')[0]}`;
  return t.knows(key) ? t.say(key) : '';
};

/** What many calls of one verb are called together. */
export const group = (verb: string, t: Words): string => t.say(`fritsen-web-calls-${verb}`);

/** The words of a toast, as they are said. */
export const toasted = (toast: string): string => toast.replaceAll('-', ' ');

/** A kind of drink. */
export const drink = (kind: string, t: Words): string =>
  t.knows(`fritsen-kind-${kind}`) ? t.say(`fritsen-kind-${kind}`) : toasted(kind);

export const card = (name: string, t: Words): string => t.card('fritsen', name);

type Given = Pick<Drawing<FritsenScreen>, 'screen' | 'seat' | 'names' | 't'>;

/** A pile or an empty place. */
export function place(cell: string, { screen, t }: Given): string {
  const pile = screen.piles.find((each) => each.cell === cell);
  if (pile) return t.say('fritsen-web-pile', { card: card(pile.cards.at(-1)!, t), n: pile.cards.length, cell });
  return `cell:${cell}` === STOCK
    ? t.say('fritsen-web-stock', { n: screen.stock })
    : t.say('fritsen-web-place', { cell });
}

/** An act that can be called. */
export function act(n: number, { screen, seat, names, t }: Given): string {
  const found = screen.acts.find((each) => each.n === n);
  if (!found) return '';
  const cards = t.cards('fritsen', found.cards);
  const key = `fritsen-web-act-${found.what}`;
  return t.say(key, { ...t.who(found.seat, { names, you: seat }), cards: cards || '–', cell: found.cell || '–' });
}

/** A thing to touch, in words. */
export function touch(touched: string, drawing: Drawing): string {
  const given = drawing as Drawing<FritsenScreen>;
  const { t, game, names, seat, screen } = given;
  const [kind = '', what = ''] = touched.split(/:(.*)/s);
  if (kind === 'hand') return card(what, t);
  if (kind === 'cell') return place(what, given);
  if (kind === 'act') return act(Number(what), given);
  if (kind === 'sheet') return t.say(`fritsen-web-sheet-${what}`);
  if (kind === 'pile' && Number(what)) return t.say('fritsen-web-dealt', { n: Number(what), cards: screen.rounds });
  if (kind === 'as') return t.say(`fritsen-web-chip-as-${what}`);
  if (['pair', 'glass', 'pile'].includes(kind)) return t.say(`fritsen-web-chip-${kind}`, { what });
  return t.touch(game, touched, { names, you: seat });
}
