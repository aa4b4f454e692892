import { expect, test } from 'vitest';
import { COLOURS, YARD } from './board';
import many from './fixtures/many.json';
import own from './fixtures/own.json';
import { captured, preview } from './preview';
import type { KeezenScreen } from './screen';

/** `Blue 10, H3; Red 13` with the rest in the yards. */
function table(board: string, moves = 0): KeezenScreen {
  const seats = COLOURS.map((colour) => {
    const part = board.split('; ').find((each) => each.startsWith(colour));
    const listed = part?.slice(colour.length + 1).split(', ') ?? [];
    const pawns = [...listed, ...Array<string>(4 - listed.length).fill(YARD)];
    return { cards: 4, folded: false, home: 0, helps: false, protected: false, pawns };
  });
  return { ...(own.match.screen as KeezenScreen), seats, moves };
}

test('a pawn goes square by square', () => {
  const { parts } = preview(table('Blue 10; Green 12; Red 15'), ['hand:5', 'pawn:10', 'to:15']);
  expect(parts[0]!.way).toEqual(['11', '12', '13', '14', '15']);
});

test('a divided card has two parts', () => {
  const { parts } = preview(table('Blue 7, 12'), ['hand:7', 'pawn:12', 'to:13', 'pawn:7', 'to:13']);
  expect(parts.map((part) => part.way.length)).toEqual([1, 6]);
});

test('what is put on comes from the last hole of the yard, for the colour that is moved', () => {
  const { parts } = preview(table('Red 32; Blue H1, H2, H3, H4', 2), ['hand:K', 'pawn:yard']);
  expect(parts[0]!.pawn).toEqual({ colour: 2, place: YARD, slot: 3 });
  expect(parts[0]!.to).toEqual({ colour: 2, place: '32' });
});

test('a swap names the two that change', () => {
  const { swap, parts } = preview(table('Blue 10; Green 20'), ['hand:J', 'pawn:10', 'take:Green 20']);
  expect(swap).toEqual([
    { colour: 0, place: '10' },
    { colour: 1, place: '20' },
  ]);
  expect(parts).toEqual([]);
});

test('a move that is not whole shows what is chosen so far', () => {
  const found = preview(table('Blue 10, 20'), ['hand:7', 'pawn:10', 'to:13', 'pawn:20']);
  expect(found.rank).toBe('7');
  expect(found.parts).toHaveLength(1);
  expect(found.waiting).toEqual({ colour: 0, place: '20' });
});

test('what is captured is what the server says of every move that is still open', () => {
  expect(captured(own.match.legal, ['hand:3', 'pawn:10', 'to:13'])).toEqual([{ colour: 0, place: '13' }]);
  const parts = many.match.legal.filter((move) => move.touches.length === 5);
  expect(parts.length).toBeGreaterThan(0);
  for (const { touches } of parts)
    expect(captured(many.match.legal, touches.slice(0, 3)).length).toBeLessThanOrEqual(
      captured(many.match.legal, touches).length,
    );
  expect(captured(many.match.legal, [])).toEqual([]);
});
