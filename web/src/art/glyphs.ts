/** Numerals and letters drawn as round strokes in a box 100 high, so that a card looks the same on every device. */

const GLYPH: Record<string, [advance: number, path: string]> = {
  0: [60, 'M30 8C13 8 8 28 8 50S13 92 30 92 52 72 52 50 47 8 30 8Z'],
  1: [42, 'M9 27 29 8V92'],
  2: [60, 'M9 30C9 16 18 8 30 8S52 17 52 30C52 42 44 51 34 62L9 92H53'],
  3: [
    60,
    'M10 19C15 12 21 8 30 8 42 8 50 16 50 27 50 39 41 46 28 46 43 46 52 55 52 68 52 83 42 92 29 92 18 92 11 87 7 79',
  ],
  4: [62, 'M42 92V8L7 67H56'],
  5: [60, 'M48 8H17L13 45C18 41 23 39 30 39 43 39 52 50 52 65 52 81 42 92 28 92 19 92 12 88 8 81'],
  6: [60, 'M44 8C24 18 8 40 8 65 8 82 17 92 30 92S52 82 52 67 43 43 31 43C20 43 11 51 8 62'],
  7: [60, 'M8 8H52L23 92'],
  8: [
    60,
    'M30 46C19 46 11 38 11 27S19 8 30 8 49 16 49 27 41 46 30 46C17 46 8 55 8 69S17 92 30 92 52 83 52 69 43 46 30 46Z',
  ],
  9: [60, 'M16 92C36 82 52 60 52 35 52 18 43 8 30 8S8 18 8 33 17 57 29 57C40 57 49 49 52 38'],
  A: [62, 'M6 92 31 8 56 92M15 64H47'],
  B: [60, 'M11 8V92M11 8H30C42 8 49 15 49 27S42 46 30 46H11M30 46C44 46 52 55 52 69S44 92 30 92H11'],
  D: [62, 'M11 8V92M11 8H27C44 8 54 24 54 50S44 92 27 92H11'],
  H: [60, 'M10 8V92M50 8V92M10 49H50'],
  J: [52, 'M42 8V66C42 83 35 92 24 92 14 92 8 85 7 75'],
  K: [58, 'M11 8V92M50 8 12 55M25 41 52 92'],
  Q: [64, 'M31 8C13 8 8 28 8 50S13 92 31 92 54 72 54 50 49 8 31 8ZM36 70 56 95'],
  V: [60, 'M6 8 30 92 54 8'],
  '½': [58, 'M4 20 13 10V46M8 88 50 12M33 64C33 56 38 52 44 52S54 57 54 63C54 72 40 82 34 92H55'],
  '+': [56, 'M28 26V74M4 50H52'],
  '×': [50, 'M8 34 42 68M42 34 8 68'],
  '=': [56, 'M4 38H52M4 64H52'],
  '≤': [60, 'M50 14 10 38 50 62M10 84H50'],
  '≥': [60, 'M10 14 50 38 10 62M10 84H50'],
};
const GAP = 10;

export function width(text: string): number {
  return [...text].reduce((sum, each) => sum + (GLYPH[each]?.[0] ?? 0) + GAP, -GAP);
}

export interface Written {
  /** Whether `x` is its middle; else its left edge. */
  middle?: boolean;
  stroke?: number;
}

/** A text of these glyphs, its top at `y`, `high` high. */
export function glyphs(
  text: string,
  x: number,
  y: number,
  high: number,
  ink: string,
  { middle = false, stroke = 15 }: Written = {},
): string {
  const scale = high / 100;
  const left = middle ? x - (width(text) * scale) / 2 : x;
  let at = 0;
  const paths = [...text].map((each) => {
    const [advance, path] = GLYPH[each] ?? [0, ''];
    const drawn = `<path transform="translate(${at} 0)" d="${path}" stroke-width="${each === '½' ? stroke * 0.82 : stroke}"/>`;
    at += advance + GAP;
    return drawn;
  });
  return `<g transform="translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(3)})" fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}
