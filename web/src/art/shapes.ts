/** The house suits and other signs, in a box of 100: in every game each colour has its own shape. */

export const SUITS = ['G', 'R', 'Y', 'B'] as const;
export type Suit = (typeof SUITS)[number];

const leaves = [30, 50, 70]
  .map(
    (y) =>
      `<path d="M53 ${y + 20}C54 ${y + 4} 66 ${y - 6} 82 ${y - 4} 82 ${y + 12} 70 ${y + 20} 53 ${y + 20}ZM47 ${y + 20}C46 ${y + 4} 34 ${y - 6} 18 ${y - 4} 18 ${y + 12} 30 ${y + 20} 47 ${y + 20}Z"/>`,
  )
  .join('');

/** Hop, flame, barley and drop are green, red, yellow and blue; `cut` is what shows through. The French suits are small letters. */
const SHAPE = {
  G: (cut: string) =>
    `<path d="M50 98C40 92 34 84 33 75 24 73 19 66 20 57 12 52 11 43 16 36 26 38 33 34 36 26 42 32 46 33 50 33 54 33 58 32 64 26 67 34 74 38 84 36 89 43 88 52 80 57 81 66 76 73 67 75 66 84 60 92 50 98Z"/><path d="M50 30C50 18 44 8 30 6 28 16 36 27 50 30ZM50 30C50 18 56 8 70 6 72 16 64 27 50 30Z"/><path d="M35 42C38 50 44 54 50 54 56 54 62 50 65 42M38 64C41 70 45 73 50 73 55 73 59 70 62 64" fill="none" stroke="${cut}" stroke-width="6" stroke-linecap="round"/>`,
  R: (cut: string) =>
    `<path d="M55 2C57 22 86 38 86 65 86 84 70 98 50 98S14 84 14 65C14 50 23 41 27 25 36 31 40 38 41 46 51 36 57 20 55 2Z"/><path fill="${cut}" d="M51 90C40 90 34 82 34 74 34 65 43 60 47 49 57 56 67 63 67 75 67 84 61 90 51 90Z"/>`,
  Y: () => `<path d="M47 98V20H53V98Z"/><path d="M50 2C58 12 58 22 50 30 42 22 42 12 50 2Z"/>${leaves}`,
  B: (cut: string) =>
    `<path d="M50 2C66 30 84 46 84 66 84 84 69 98 50 98S16 84 16 66C16 46 34 30 50 2Z"/><path d="M31 66C31 77 38 84 47 85" fill="none" stroke="${cut}" stroke-width="7" stroke-linecap="round"/>`,
  h: () =>
    '<path d="M50 94C20 70 5 53 5 32 5 17 16 7 29 7 39 7 46 13 50 22 54 13 61 7 71 7 84 7 95 17 95 32 95 53 80 70 50 94Z"/>',
  d: () => '<path d="M50 2C60 22 72 36 88 50 72 64 60 78 50 98 40 78 28 64 12 50 28 36 40 22 50 2Z"/>',
  s: () =>
    '<path d="M50 3C61 25 93 41 93 64 93 77 84 84 74 84 65 84 58 79 54 71 55 82 60 91 68 97H32C40 91 45 82 46 71 42 79 35 84 26 84 16 84 7 77 7 64 7 41 39 25 50 3Z"/>',
  c: () =>
    '<path d="M50 4A21 21 0 0 1 66 39 21 21 0 1 1 57 69C58 82 62 91 69 97H31C38 91 42 82 43 69A21 21 0 1 1 34 39 21 21 0 0 1 50 4Z"/>',
  crown: () => '<path d="M10 74 4 24 28 46 50 10 72 46 96 24 90 74Z"/>',
};
export type Shape = keyof typeof SHAPE;

export function shape(name: Shape, x: number, y: number, size: number, ink: string, cut = 'var(--card)'): string {
  return `<g transform="translate(${x} ${y}) scale(${(size / 100).toFixed(3)})" fill="${ink}">${SHAPE[name](cut)}</g>`;
}

export const field: Record<Suit, string> = { G: 'var(--green)', R: 'var(--red)', Y: 'var(--yellow)', B: 'var(--blue)' };
export const deep: Record<Suit, string> = {
  G: 'var(--green-2)',
  R: 'var(--red-2)',
  Y: 'var(--yellow-2)',
  B: 'var(--blue-2)',
};
export const onField = (suit: Suit): string => (suit === 'Y' ? 'var(--card-ink)' : '#fff');
export const onCard = (suit: Suit): string => (suit === 'Y' ? 'var(--yellow-3)' : field[suit]);

export function stone(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${(size / 100).toFixed(3)})"><path d="M12 58C8 34 30 14 56 16 80 18 94 36 92 56 90 78 70 88 46 86 26 84 14 76 12 58Z" fill="#5b2f16" stroke="#fff6e4" stroke-width="7"/><path d="M20 52C18 36 34 23 56 25 74 27 84 37 85 50 70 40 38 38 20 52Z" fill="#9a6236"/><path d="M28 64C42 56 66 58 78 64M36 74C48 69 60 70 68 73" stroke="#b98350" stroke-width="5" fill="none" stroke-linecap="round"/></g>`;
}

/** The empty card that every face is drawn on, in a box of 100 by 150. */
export const blank = (fill: string): string => `<rect x="1" y="1" width="98" height="148" rx="11" fill="${fill}"/>`;
