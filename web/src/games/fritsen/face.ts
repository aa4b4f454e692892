/** Fritsen's cards: a French pack whose people have their names on a ribbon; its letters follow the language. */
import { glyphs } from '../../art/glyphs';
import { blank, shape, type Shape } from '../../art/shapes';
import type { Language } from '../../words';

export { BACK } from '../../art/frenchBack';

const LETTERS: Record<Language, Record<string, string>> = {
  en: {},
  nl: { Q: 'V', J: 'B' },
  de: { Q: 'D', J: 'B' },
};
const PEOPLE: Record<string, string> = { K: 'Frits', Q: 'Kim', J: 'Caroline', 6: 'Thierry', 9: 'op alles' };
const PERSON: Record<string, Record<string, string>> = { A: { h: 'Lisa' }, 3: { c: 'Klaver' }, J: { c: 'Joris' } };
const COURT: Record<string, string> = {
  K: '<path d="M10 74 4 24 28 46 50 10 72 46 96 24 90 74ZM10 79H90V92H10Z"/>',
  Q: '<path d="M12 70C11 52 9 42 4 30 18 40 25 40 29 26 35 42 43 38 50 16 57 38 65 42 71 26 75 40 82 40 96 30 91 42 89 52 88 70ZM12 77H88V90H12Z"/><circle cx="50" cy="10" r="7"/><circle cx="28" cy="20" r="6"/><circle cx="72" cy="20" r="6"/><circle cx="5" cy="25" r="5"/><circle cx="95" cy="25" r="5"/>',
  J: '<path d="M6 70C8 44 32 32 58 36 78 39 92 50 94 70ZM4 77H96V90H4Z"/><path d="M58 34C60 12 78 0 98 4 97 22 84 36 66 40Z"/>',
};
const STAR = '<path d="M50 3 62 36 97 37 69 58 79 92 50 72 21 92 31 58 3 37 38 36Z"/>';

const drawn = (art: string, x: number, y: number, size: number, ink: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})" fill="${ink}">${art}</g>`;
/** Words as a picture: what is read aloud is the name of the card. */
function word(text: string, ink: string, y: number): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 23"><text x="45" y="17" text-anchor="middle" font-size="18" font-weight="700" font-family="system-ui, sans-serif" fill="${ink}">${text}</text></svg>`;
  return `<image class="nm" x="5" y="${y}" width="90" height="23" href="data:image/svg+xml,${encodeURIComponent(drawing)}"/>`;
}
const ribbon = (text: string, red: boolean): string =>
  `<rect class="nm" x="5" y="122" width="90" height="23" rx="6" fill="var(--rib-${red ? 'red' : 'black'})"/>${word(text, '#fff', 122)}`;

const JOKER = `${blank('var(--card)')}${drawn(STAR, 10, 10, 26, 'var(--suit-black)')}<g transform="translate(50 78)"><path d="M0 34C-26 34-32 18-34-12-22-2-14-4-10-20-4-8 4-8 10-20 14-4 22-2 34-12 32 18 26 34 0 34Z" fill="var(--bottle-card)"/><path d="M0 34C-26 34-32 18-34-12-22-2-14-4-10-20-6-12-2-10 0-10Z" fill="var(--suit-red)"/><circle cx="-34" cy="-17" r="6" fill="var(--saffron)"/><circle cx="0" cy="-22" r="6" fill="var(--saffron)"/><circle cx="34" cy="-17" r="6" fill="var(--saffron)"/></g>${word('joker', '#21170f', 123)}`;

const made = new Map<string, string>();

/** A card by its name, as `7H` or `TC`; `X` is a joker. */
export function face(card: string, language: Language): string {
  if (card === 'X') return JOKER;
  const key = `${card} ${language}`;
  const found = made.get(key) ?? painted(card, language);
  made.set(key, found);
  return found;
}

function painted(card: string, language: Language): string {
  const rank = card.slice(0, 1);
  const suit = card.slice(1).toLowerCase() as Shape;
  const red = suit === 'h' || suit === 'd';
  const ink = red ? 'var(--suit-red)' : 'var(--suit-black)';
  const index = rank === 'T' ? '10' : (LETTERS[language][rank] ?? rank);
  const who = PERSON[rank]?.[suit] ?? PEOPLE[rank];
  const court = COURT[rank];
  const middle = court
    ? drawn(court, 39, 60, 52, ink)
    : rank === 'A'
      ? shape(suit, 36, 58, 56, ink)
      : shape(suit, 42, 66, 46, ink);
  return (
    blank('var(--card)') +
    glyphs(index, 10, 10, 38, ink, { stroke: 16 }) +
    shape(suit, 10, 55, 24, ink) +
    middle +
    (who ? ribbon(who, red) : '')
  );
}

/** What is in the glasses of the table, its froth if it has any. */
const POURED: Record<string, [string, string]> = {
  own: ['#7fb2c9', ''],
  none: ['#a9d4e4', ''],
  beer: ['#e9a520', '#fffaf0'],
  champagne: ['#efd98a', '#fffaf0'],
  radler: ['#f0cf5e', '#fffaf0'],
};

/** A shot glass in a box of 44 by 54. */
export function glass(drink: string): string {
  const [fill, froth] = POURED[drink] ?? POURED.own!;
  const foam = froth ? `<path d="M6 10C12 6 16 12 22 9S34 8 38 10L37 19C30 21 14 21 7 19Z" fill="${froth}"/>` : '';
  return `<path d="M4 4H40L35 50H9Z" fill="#fff" fill-opacity=".62" stroke="#957a52" stroke-width="2.5"/><path d="M7 16H37L33.6 47H10.4Z" fill="${fill}"/>${foam}`;
}
export const GLASS_BOX = '0 0 44 54';
