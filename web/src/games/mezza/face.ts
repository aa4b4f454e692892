/** Mezza's cards, plum and saffron: a 3½, 6½ or 9½ waits for half a disc, and the ½ brings it. */
import { glyphs } from '../../art/glyphs';
import { blank } from '../../art/shapes';

const PLUM = 'var(--plum)';
const SAFFRON = 'var(--saffron)';
const CARD = 'var(--card)';

const leftHalf = (x: number, y: number, r: number): string => `M${x - 1} ${y - r}A${r} ${r} 0 0 0 ${x - 1} ${y + r}Z`;
const rightHalf = (x: number, y: number, r: number): string => `M${x + 1} ${y - r}A${r} ${r} 0 0 1 ${x + 1} ${y + r}Z`;

function back(): string {
  const halves = Array.from({ length: 15 }, (_, i) => {
    const x = 22 + (i % 3) * 28;
    const y = 25 + Math.floor(i / 3) * 25;
    return `<path d="${(i + Math.floor(i / 3) * 2) % 2 ? rightHalf(x - 1, y, 9) : leftHalf(x + 1, y, 9)}"/>`;
  });
  return `${blank(PLUM)}<g fill="${SAFFRON}">${halves.join('')}</g>`;
}
export const BACK = back();

/** What a card does, below its number: whole disc, missing half, down, skip. */
function sign(card: string, x: number, y: number, r: number, ink: string): string {
  const stroke = `fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`;
  if (card === '4') return `<path transform="translate(${x} ${y})" d="M0 -10V10M-8 2 0 11 8 2" ${stroke}/>`;
  if (card === '7')
    return `<path transform="translate(${x} ${y})" d="M-20 8C-16 -10 10 -12 16 2M6 0 17 4 21 -7" ${stroke}/>`;
  if (card === '½') return `<path d="${rightHalf(x, y, r)}" fill="${ink}"/>`;
  if (card.includes('½'))
    return `<path d="${leftHalf(x, y, r)}" fill="${ink}"/><path d="${rightHalf(x + 1, y, r)}" fill="none" stroke="${ink}" stroke-width="2.5" stroke-dasharray="4 4"/>`;
  if (card === '0')
    return `<path d="M${x - 16} ${y}H${x + 16}" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`;
  return `<path d="${leftHalf(x, y, r)}" fill="${ink}"/><path d="${rightHalf(x, y, r)}" fill="${ink}"/>`;
}

const CROWN = `<path d="M50 96C28 96 22 84 20 62 30 70 38 70 40 56 44 66 56 66 60 56 62 70 70 70 80 62 78 84 72 96 50 96Z"/><circle cx="20" cy="57" r="6"/><circle cx="50" cy="52" r="6"/><circle cx="80" cy="57" r="6"/><path d="M28 101H72V109H28Z"/>`;
const FRAME = `<rect x="12" y="12" width="76" height="126" rx="9" fill="none" stroke="${PLUM}" stroke-width="3" stroke-dasharray="7 6"/>`;

/** The blank joker is a frame; on the pile the value that still counts stands in it. */
export function joker(counts = ''): string {
  const inside = counts
    ? `<g fill="${PLUM}" transform="translate(25 -8) scale(.5)">${CROWN}</g>${glyphs(counts, 50, counts.length > 1 ? 70 : 60, counts.length > 1 ? 42 : 56, PLUM, { middle: true })}`
    : `<g fill="${PLUM}">${CROWN}</g><circle cx="20" cy="21" r="5" fill="${PLUM}"/>`;
  return `${blank(SAFFRON)}${FRAME}${inside}`;
}

function draw(card: string): string {
  if (card === 'J') return joker();
  const half = card.includes('½');
  if (card === '½')
    return `${blank(CARD)}<path d="M50 1H88A11 11 0 0 1 99 12V138A11 11 0 0 1 88 149H50Z" fill="${SAFFRON}"/>${glyphs('½', 10, 10, 38, PLUM, { stroke: 16 })}${glyphs('½', 50, 52, 50, PLUM, { middle: true, stroke: 17 })}${sign(card, 50, 124, 15, PLUM)}`;
  if (half)
    return `${blank(PLUM)}${glyphs(card, 9, 11, 34, SAFFRON, { stroke: 17 })}${glyphs(card, 50, 58, 40, CARD, { middle: true })}${sign(card, 50, 122, 17, SAFFRON)}`;
  const [ground, top, high, below] = card === '0' ? [SAFFRON, 56, 62, 134] : [CARD, 46, 54, 122];
  return `${blank(ground)}${glyphs(card, 11, 11, 34, PLUM, { stroke: 17 })}${glyphs(card, 50, top, high, PLUM, { middle: true })}${sign(card, 50, below, 17, PLUM)}`;
}

const drawn = new Map<string, string>();

export function face(card: string): string {
  let found = drawn.get(card);
  if (found === undefined) {
    found = draw(card);
    drawn.set(card, found);
  }
  return found;
}

/** The same card where it must be small: one large number and its sign, in a box of 60 by 90. */
export function small(card: string): string {
  const half = card.endsWith('½');
  const ground = card === 'J' || card === '0' ? SAFFRON : half && card !== '½' ? PLUM : CARD;
  const ink = ground === PLUM ? SAFFRON : PLUM;
  const paper = `<rect x=".5" y=".5" width="59" height="89" rx="7" fill="${ground}" stroke="#000" stroke-opacity=".25"/>`;
  if (card === 'J') return `${paper}<g fill="${ink}" transform="translate(-3 -8) scale(.66)">${CROWN}</g>`;
  if (card === '½')
    return `${paper}<path d="M30 .5H53A6.5 6.5 0 0 1 59.5 7V83A6.5 6.5 0 0 1 53 89.5H30Z" fill="${SAFFRON}"/>${glyphs('½', 30, 16, 58, ink, { middle: true, stroke: 19 })}`;
  if (half)
    return `${paper}${glyphs(card.slice(0, -1), 30, 8, 42, CARD, { middle: true, stroke: 19 })}${glyphs('½', 30, 52, 32, ink, { middle: true, stroke: 19 })}`;
  return `${paper}${glyphs(card, 30, 9, 48, ink, { middle: true, stroke: 18 })}${sign(card, 30, 73, 11, ink)}`;
}
export const SMALL_BACK = `<rect x=".5" y=".5" width="59" height="89" rx="7" fill="${PLUM}" stroke="#000" stroke-opacity=".25"/><g fill="${SAFFRON}">${[
  [18, 22],
  [42, 22],
  [18, 45],
  [42, 45],
  [18, 68],
  [42, 68],
]
  .map(([x, y], i) => `<path d="${i % 4 === 0 || i === 3 ? leftHalf(x! + 1, y!, 8) : rightHalf(x! - 1, y!, 8)}"/>`)
  .join('')}</g>`;
