/** Frantic's cards, loud on purpose: a black rim, a tilted numeral in a white egg, a white burst for every effect. */
import { glyphs } from '../../art/glyphs';
import { SUITS, blank, field, onField, shape, type Suit } from '../../art/shapes';
import { sign } from './signs';

const BLACK = '#17130f';
const WHITE = '#fff';

const inside = (fill: string): string => `<rect x="6" y="6" width="88" height="138" rx="8" fill="${fill}"/>`;
const rim = (ink: string, opacity: number): string =>
  `<rect x="7" y="7" width="86" height="136" rx="7" fill="none" stroke="${ink}" stroke-opacity="${opacity}" stroke-width="2"/>`;
const BURST = `<path transform="translate(50 96)" fill="#fff" d="${Array.from({ length: 24 }, (_, i) => {
  const r = i % 2 ? 32 : 41;
  const a = (Math.PI * i) / 12;
  return `${i ? 'L' : 'M'}${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
}).join('')}Z"/>`;
const QUARTERS = `<path d="M6 14A8 8 0 0 1 14 6H50V75H6Z" fill="${field.B}"/><path d="M94 14A8 8 0 0 0 86 6H50V75H94Z" fill="${field.R}"/><path d="M6 136A8 8 0 0 0 14 144H50V75H6Z" fill="${field.Y}"/><path d="M94 136A8 8 0 0 1 86 144H50V75H94Z" fill="${field.G}"/>`;

export const BACK = `${blank(BLACK)}${rim(WHITE, 0.35)}${SUITS.map((suit, i) =>
  shape(suit, i % 2 ? 54 : 22, i < 2 ? 46 : 80, 24, ['#3db58a', '#f0665b', '#f4bd36', '#5a93ea'][i]!, BLACK),
).join('')}`;
const white = `${blank(WHITE)}${rim(BLACK, 1)}`;
export const EVENT_BACK = `${white}${sign('bolt', 28, 50, 46, BLACK)}`;

const isSuit = (letter: string): letter is Suit => (SUITS as readonly string[]).includes(letter);
const isNumber = (what: string): boolean => /^\d$/.test(what);

function coloured(suit: Suit, what: string): string {
  const ink = onField(suit);
  const ground = `${blank(BLACK)}${inside(field[suit])}`;
  if (!isNumber(what))
    return `${ground}${BURST}${sign(what, 30, 76, 40, BLACK)}${sign(what, 12, 13, 30, ink)}${shape(suit, 63, 15, 24, ink, field[suit])}`;
  const numeral = (ink: string, stroke: number): string => glyphs(what, 56, 70, 56, ink, { middle: true, stroke });
  return `${ground}<ellipse cx="54" cy="98" rx="32" ry="41" fill="#fff" transform="rotate(18 54 98)"/>${glyphs(what, 13, 14, 36, ink, { stroke: 18 })}${shape(suit, 46, 16, 25, ink, field[suit])}<g transform="rotate(-7 56 98)">${numeral(BLACK, 27)}${numeral(field[suit], 15)}</g>`;
}

/** Black: a number with a bolt, for it turns up an event. */
function black(what: string): string {
  return `${blank(BLACK)}${rim(WHITE, 0.5)}${glyphs(what, 14, 14, 36, WHITE, { stroke: 18 })}${sign('bolt', 14, 58, 24, field.Y)}<g transform="rotate(-7 58 98)">${glyphs(what, 60, 70, 58, WHITE, { middle: true, stroke: 17 })}</g>`;
}

function wild(card: string): string {
  const four = card === 'Four';
  const large = four ? glyphs('+4', 50, 79, 36, BLACK, { middle: true, stroke: 17 }) : sign(card, 29, 75, 42, BLACK);
  const small = four ? glyphs('+4', 26, 15, 22, WHITE, { middle: true, stroke: 18 }) : sign(card, 13, 13, 26, WHITE);
  return `${blank(BLACK)}${QUARTERS}${BURST}${large}<rect x="6" y="6" width="40" height="40" rx="9" fill="${BLACK}"/>${small}`;
}

/** Ten cards are needed to play it, and it counts 42; its name, which a table may have milder, stands nowhere on it. */
const FORTY_TWO = `${blank(BLACK)}${rim(WHITE, 1)}${glyphs('10', 14, 16, 30, WHITE, { stroke: 17 })}${BURST}${glyphs('42', 50, 77, 40, BLACK, { middle: true, stroke: 17 })}`;

const WILD = ['Fantastic', 'Four', 'Counter', 'Equality', 'NiceTry'];

function draw(card: string): string {
  if (WILD.includes(card)) return wild(card);
  if (card === 'FuckYou') return FORTY_TWO;
  const [first = '', what] = [card.slice(0, 1), card.slice(1)];
  if (isSuit(first) && what) return coloured(first, what);
  if (first === 'K' && isNumber(what)) return black(what);
  if (SUIT_OF[card] || isNumber(card))
    return `${white}<g transform="translate(10 35) scale(.8)">${wantedOnCard(card)}</g>`;
  return `${white}${sign(card, 24, 44, 52, BLACK)}`;
}

const drawn = new Map<string, string>();

/** A card, an event by its name, or what is wished for. */
export function face(card: string): string {
  const found = drawn.get(card) ?? draw(card);
  drawn.set(card, found);
  return found;
}

const SUIT_OF: Record<string, Suit> = { blue: 'B', red: 'R', green: 'G', yellow: 'Y' };

/** A colour or a number that is wished for or demanded, as a sign on paper in a box of 100; empty for what is neither. */
export function wanted(token: string): string {
  const suit = SUIT_OF[token];
  if (suit) return shape(suit, 6, 6, 88, suit === 'Y' ? 'var(--yellow-2)' : field[suit], 'var(--paper)');
  if (isNumber(token)) return glyphs(token, 50, 12, 76, 'var(--ink)', { middle: true, stroke: 17 });
  return sign(token, 8, 8, 84, 'var(--ink)');
}

/** The same on a card, which is light in the dark too. */
const wantedOnCard = (token: string): string =>
  wanted(token).replaceAll('var(--ink)', 'var(--card-ink)').replaceAll('var(--paper)', 'var(--card)');

/** The field that a colour is shown on, and what is drawn on it. */
export function tile(token: string): { ground: string; art: string } {
  const suit = SUIT_OF[token];
  if (!suit) return { ground: 'var(--card)', art: wantedOnCard(token) };
  return { ground: field[suit], art: shape(suit, 12, 12, 76, onField(suit), field[suit]) };
}

/** A card that was given to somebody: darkened, with a mat. */
export function givenTo(card: string, name: string): string {
  const letter = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><text x="30" y="42" text-anchor="middle" font-size="34" font-weight="700" font-family="serif" fill="#21170f">${[...name][0] ?? '·'}</text></svg>`;
  const mat = `<circle cx="50" cy="70" r="29" fill="#fbf3e0" stroke="#a86a38" stroke-width="3"/><image x="20" y="40" width="60" height="60" href="data:image/svg+xml,${encodeURIComponent(letter)}"/>`;
  return `${face(card)}<rect x="1" y="1" width="98" height="148" rx="11" fill="#16100b" fill-opacity=".62"/>${mat}`;
}
