/** Keezen's cards: a French pack that shows what a card does instead of pips; its letters follow the language. */
import { glyphs } from '../../art/glyphs';
import { blank, shape, type Shape } from '../../art/shapes';
import type { Language } from '../../words';
import { rankOf } from './preview';

export { BACK } from '../../art/frenchBack';

const INK = 'var(--card-ink)';
const LETTERS: Record<Language, Record<string, string>> = {
  en: {},
  nl: { K: 'H', Q: 'V', J: 'B' },
  de: { Q: 'D', J: 'B' },
};

/** A rank as it is printed. */
export const indexOf = (rank: string, language: Language): string => LETTERS[language][rank] ?? rank;

const figure = (x: number, y: number, size: number, look = `fill="${INK}"`): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" ${look}><circle cx="0" cy="-16" r="9"/><path d="M-14 16C-12 2-7-2-5-9H5C7-2 12 2 14 16Z"/></g>`;
const stroke = (d: string, width = 6): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const standing = (x: number, y: number): string => figure(x, y - 6, 1) + stroke(`M${x - 20} ${y + 18}H${x + 20}`, 5);
const number = (text: string, x: number, y: number, high: number, width = 15): string =>
  glyphs(text, x, y, high, INK, { middle: true, stroke: width });
const onward = stroke('M28 134H74M64 126 75 134 64 142');

/** What it does; the queen's steps are an option of the table. */
function does(rank: string, queen: number): string {
  if (rank === 'A') return standing(36, 106) + number('+1', 78, 90, 30, 16);
  if (rank === 'K') return standing(54, 106);
  if (rank === 'Q') return number(`+${queen}`, 54, 84, 34) + onward;
  if (rank === 'J')
    return (
      figure(30, 108, 1) +
      figure(74, 108, 1, `fill="none" stroke="${INK}" stroke-width="4"`) +
      stroke('M34 78C44 68 60 68 70 76M62 78 71 77 70 68M70 136C60 144 44 144 34 138M42 135 33 137 35 146')
    );
  if (rank === '7')
    return (
      figure(28, 100, 0.8) +
      figure(76, 100, 0.8) +
      stroke('M28 124V128C28 136 76 136 76 128V124') +
      number('7', 52, 88, 24, 17)
    );
  if (rank === '4') return number('4', 56, 84, 36) + stroke('M76 134H30M40 126 29 134 40 142');
  return number(`+${rank}`, 54, 84, 34) + onward;
}

const drawn = new Map<string, string>();

/** A card by its name, as `7s` or `10h`. */
export function face(card: string, language: Language, queen = 12): string {
  const key = `${card} ${language} ${queen}`;
  let found = drawn.get(key);
  if (found === undefined) {
    const suit = card.slice(-1) as Shape;
    const rank = rankOf(card);
    const ink = suit === 'h' || suit === 'd' ? 'var(--suit-red)' : 'var(--suit-black)';
    found =
      blank('var(--card)') +
      glyphs(indexOf(rank, language), 10, 10, 40, ink, { stroke: 16 }) +
      shape(suit, rank === '10' ? 72 : 68, 14, 20, ink) +
      does(rank, queen);
    drawn.set(key, found);
  }
  return found;
}
