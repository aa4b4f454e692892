/** A sentence in pieces, so that players, cards, notions of the game and what is said can be set apart. */
import type { Company, Words } from './words';
import type { Told } from './wire';

export interface Piece {
  text: string;
  is?: 'player' | 'card' | 'term' | 'quote';
  /** The name of the card. */
  card?: string;
}

const QUOTE = /(‘[^’]*’|“[^”]*”|„[^“]*“)/;

/** An event of the log. */
export function eventPieces(game: string, event: Told, company: Company, t: Words): Piece[] {
  const cards = t.cardsOf(game, event).map((card): Piece => ({ text: t.card(game, card), is: 'card', card }));
  const players = company.names.map((text): Piece => ({ text, is: 'player' }));
  return cut(t.event(game, event, company), [...cards, ...players, ...terms(game, t)]).map((piece) =>
    piece.is === 'player' && t.knows(`${game}-player`)
      ? { ...piece, text: t.say(`${game}-player`, { who: piece.text }) }
      : piece,
  );
}

/** A sentence of the rulebook. */
export const rulePieces = (game: string, sentence: string, t: Words): Piece[] => cut(sentence, terms(game, t));

function terms(game: string, t: Words): Piece[] {
  if (!t.knows(`${game}-terms`)) return [];
  return t
    .say(`${game}-terms`)
    .split(', ')
    .map((text) => ({ text, is: 'term' }));
}

/** The sentence cut at what it names: the longest first, whole words alone. */
function cut(sentence: string, named: Piece[]): Piece[] {
  const known = new Map(named.filter(({ text }) => text).map((piece) => [piece.text.toLowerCase(), piece]));
  const spellings = [...known.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const word = new RegExp(`(?<![\\p{L}\\p{N}])(${spellings.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  return sentence.split(QUOTE).flatMap((part, i): Piece[] => {
    if (i % 2) return [{ text: part, is: 'quote' }];
    if (!known.size) return part ? [{ text: part }] : [];
    const found = part.split(word).map((text): Piece => ({ ...known.get(text.toLowerCase()), text }));
    return found.filter(({ text }) => text);
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
