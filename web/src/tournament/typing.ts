/** Typing a form: digits fill the boxes and move on by themselves, so that a hand stays on the number pad. */
import type { FormKind } from '../games';

/** What is typed of one form; `at` is the box that the next digit fills. */
export interface Typed {
  boxes: (number | null)[];
  at: number;
}

/** Letters of the form: a seat with everything home, how it ended, put it aside. */
export const ALL = 'w';
export const ENDED = 't';
export const ASIDE = 'd';

export const nothing = (form: FormKind, seats: number): Typed => ({
  boxes: Array<null>(form.boxes.length ? form.boxes.flat().length : seats).fill(null),
  at: 0,
});

const perSeat = (form: FormKind): number => form.boxes[0]?.length ?? 1;

/** After a key; null where the key means nothing here. */
export function press(typed: Typed, key: string, form: FormKind): Typed | null {
  const { boxes, at } = typed;
  if (/^\d$/.test(key)) return at < boxes.length ? { boxes: put(boxes, at, Number(key)), at: at + 1 } : null;
  if (key.toLowerCase() === ALL && form.boxes.length) {
    const size = perSeat(form);
    const first = at - (at % size);
    if (first >= boxes.length) return null;
    return { boxes: boxes.map((box, i) => (i >= first && i < first + size ? form.most : box)), at: first + size };
  }
  if ((key === 'Backspace' || key === 'Escape') && at > 0) return { boxes: put(boxes, at - 1, null), at: at - 1 };
  return null;
}

const put = (boxes: (number | null)[], at: number, value: number | null): (number | null)[] =>
  boxes.map((box, i) => (i === at ? value : box));

export const complete = (typed: Typed): boolean => typed.boxes.every((box) => box !== null);

/** The sum of each seat. */
export function sums(typed: Typed, form: FormKind): number[] {
  const size = perSeat(form);
  const seats = typed.boxes.length / size;
  return Array.from({ length: seats }, (_, seat) =>
    typed.boxes.slice(seat * size, seat * size + size).reduce<number>((sum, box) => sum + (box ?? 0), 0),
  );
}

/** How it ended, unless somebody says otherwise: a side with everything home has won. */
export const ending = (typed: Typed, form: FormKind): 'won' | 'time' =>
  !form.home || sums(typed, form).includes(form.home) ? 'won' : 'time';

const CODE = /(?:^|\/)(\d+-\d+-[0-9a-z]+)$/i;
const TABLE = /^(?:(\d+)-)?(\d+)$/;

/** What stands in the field of the table: the code of a form, also at the end of its link, or a table with or without its round. */
export function read(text: string): { code: string } | { round: number; table: number } | null {
  const code = CODE.exec(text.trim());
  if (code) return { code: code[1]!.toUpperCase() };
  const table = TABLE.exec(text.trim());
  return table ? { round: Number(table[1] ?? 0), table: Number(table[2]) } : null;
}

/** A scanner types a whole link and Enter; nothing of it is meant for the boxes. */
export class Scanner {
  private text = '';
  private last = 0;

  /** The link, once it is whole; `true` while a scanner is typing. */
  key(key: string, at: number): string | boolean {
    if (this.text && at - this.last > PAUSE) this.text = '';
    this.last = at;
    if (key === 'Enter') {
      const text = this.text;
      this.text = '';
      return text.length >= SHORTEST && text;
    }
    if (key.length !== 1) return this.text.length > 0;
    if (!this.text && !BEGIN.test(key)) return false;
    this.text += key;
    return true;
  }
}

/** Links begin with an h; nobody types that into a form. */
const BEGIN = /h/i;
const PAUSE = 400;
const SHORTEST = 8;
