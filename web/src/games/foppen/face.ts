/** Foppen's cards: a full colour; how high the glass stands shows how high the card is within its colour. */
import { glyphs } from '../../art/glyphs';
import { SUITS, blank, deep, field, onCard, onField, shape, stone, type Suit } from '../../art/shapes';

const HIGHEST: Record<Suit, number> = { G: 20, R: 16, Y: 14, B: 10 };

function gingham(): string {
  const green = '#2f6b53';
  const down = [7, 27, 47, 67, 87].map((x) => `<path d="M${x} 7H${Math.min(93, x + 10)}V143H${x}Z"/>`);
  const across = [7, 27, 47, 67, 87, 107, 127].map((y) => `<path d="M7 ${y}H93V${y + 10}H7Z"/>`);
  return `<g fill="${green}" opacity=".5">${down.join('')}</g><g fill="${green}" opacity=".5">${across.join('')}</g>`;
}

export const BACK = `${blank('#f6ead2')}${gingham()}<circle cx="50" cy="75" r="23" fill="#f6ead2"/><circle cx="50" cy="75" r="18.5" fill="none" stroke="#2f6b53" stroke-width="2"/>${stone(34, 62, 32)}`;

function one(): string {
  const tiles = SUITS.map((suit, i) => {
    const x = [12, 52, 52, 12][i]!;
    const y = [62, 62, 102, 102][i]!;
    return `<rect x="${x}" y="${y}" width="36" height="36" rx="6" fill="${field[suit]}"/>${shape(suit, x + 7, y + 7, 22, onField(suit), field[suit])}`;
  });
  return `${blank('var(--card)')}${tiles.join('')}${glyphs('1', 11, 11, 40, 'var(--card-ink)', { stroke: 17 })}`;
}

function coloured(suit: Suit, value: number): string {
  const ink = onField(suit);
  const level = 147 - (86 * value) / HIGHEST[suit];
  const wave = `C14 ${level - 7} 26 ${level + 6} 42 ${level}S72 ${level - 6} 95.5 ${level + 2}`;
  return `${blank('var(--card)')}<rect x="4.5" y="4.5" width="91" height="141" rx="8" fill="${field[suit]}"/>
    <path d="M4.5 ${level}${wave}V137.5A8 8 0 0 1 87.5 145.5H12.5A8 8 0 0 1 4.5 137.5Z" fill="${deep[suit]}"/><path d="M4.5 ${level}${wave}" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="3"/>
    ${glyphs(String(value), 12, 13, 38, ink, { stroke: 17 })}${shape(suit, 12, 58, 24, ink, field[suit])}
    <circle cx="58" cy="106" r="32" fill="var(--card)"/><circle cx="58" cy="106" r="28" fill="none" stroke="${deep[suit]}" stroke-width="1.6" stroke-dasharray="3 3"/>${shape(suit, 39, 87, 38, onCard(suit))}`;
}

const drawn = new Map<string, string>();

export function face(card: string): string {
  let found = drawn.get(card);
  if (found === undefined) {
    found = card === '1' ? one() : coloured(card[0] as Suit, Number(card.slice(1)));
    drawn.set(card, found);
  }
  return found;
}

/** A card in a trick: a One carries the colour that it took in a corner. */
export function faceInTrick(card: string, suit: Suit | ''): string {
  return face(card) + (card === '1' && suit ? taken(suit) : '');
}

function taken(suit: Suit): string {
  return `<path d="M60 1H88A11 11 0 0 1 99 12V40A39 39 0 0 1 60 1 Z" fill="${field[suit]}"/>${shape(suit, 75, 5, 19, onField(suit), field[suit])}`;
}
