/** One's own cards as things to tap: first the hand, then what lies open. */
import type { Held } from '../../art/Fan.svelte';
import type { MezzaScreen } from './screen';
import type { Words } from '../../words';
import { face } from './face';

export interface Own {
  hand: Held[];
  open: Held[];
  /** The closed slots that are left. */
  closed: number[];
  /** Hand and stock are used up: what lies on the table is played. */
  raised: boolean;
  /** The swap is sealed. */
  sealed: boolean;
}

const MANY = 14;
/** Kinds of touches that mean no card one sees. */
const NO_CARDS = ['say', 'closed', 'seat'];

/** A card may be laid, added or chosen to lie open: its touch is named after what is asked. */
function kindOf(touches: Iterable<string>): string {
  const kinds = [...touches].map((touch) => touch.split(':')[0]!);
  return kinds.find((kind) => !NO_CARDS.includes(kind)) ?? 'card';
}

function without(cards: string[], taken: string[]): string[] {
  const left = [...taken];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function own(screen: MezzaScreen, seat: number, touches: Iterable<string>, from: string, t: Words): Own {
  const kind = kindOf(touches);
  const at = screen.seats[seat];
  const sealed = screen.chosen.length > 0;
  const open = sealed ? screen.chosen : (at?.open ?? []);
  const hand = sealed ? without([...screen.hand, ...(at?.open ?? [])], screen.chosen) : screen.hand;
  const count = new Map<string, number>();
  const held = (card: string): Held => {
    const nth = count.get(card) ?? 0;
    count.set(card, nth + 1);
    return {
      touch: `${kind}:${card}`,
      label: t.card('mezza', card),
      face: face(card),
      nth,
      fly: `own:${card}:${nth}`,
      from,
    };
  };
  const things = hand.map(held);
  const raised = screen.phase === 'playing' && !hand.length;
  return {
    hand: things.length > MANY ? stacked(things) : things,
    open: open.map(held),
    closed: at?.closed ?? [],
    raised,
    sealed,
  };
}

/** Equal cards of a large hand lie on one another; each tap takes one more. */
function stacked(things: Held[]): Held[] {
  const found: Held[] = [];
  for (const thing of things) {
    const last = found.at(-1);
    if (last?.touch === thing.touch) last.more = (last.more ?? 0) + 1;
    else found.push({ ...thing });
  }
  return found;
}
