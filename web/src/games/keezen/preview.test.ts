import { expect, test } from 'vitest';
import type { KeezenScreen } from './screen';
import { COLOURS, YARD } from './board';
import { ownCaptured, preview, stepsOf, touchesOf } from './preview';

/** `Blue 10, H3; Red 13` with the rest in the yards. */
function table(board: string, moves = 0): KeezenScreen {
  const seats = COLOURS.map((colour) => {
    const listed =
      board
        .split('; ')
        .find((part) => part.startsWith(colour))
        ?.slice(colour.length + 1)
        .split(', ') ?? [];
    return {
      cards: 4,
      folded: false,
      home: 0,
      helps: false,
      pawns: [...listed, ...Array<string>(4 - listed.length).fill(YARD)],
    };
  });
  return {
    phase: 'playing',
    ended: '',
    deck: 1,
    round: 1,
    dealer: 0,
    turn: 0,
    moves,
    hand: [],
    seats,
    pile: [],
    left: 0,
    winners: [],
    places: [],
  };
}
const of = (board: string, words: string, moves = 0) => preview(table(board, moves), touchesOf(words));

test('a move in words is its touches', () => {
  expect(touchesOf('A: enter')).toEqual(['hand:A', 'pawn:yard']);
  expect(touchesOf('3: 62>H2')).toEqual(['hand:3', 'pawn:62', 'to:H2']);
  expect(touchesOf('J: 10xGreen 20')).toEqual(['hand:J', 'pawn:10', 'take:Green 20']);
  expect(touchesOf('7: 61>H1 + Yellow 40>44')).toEqual([
    'hand:7',
    'pawn:61',
    'to:H1',
    'pawn:Yellow 40',
    'to:Yellow 44',
  ]);
  expect(touchesOf('fold')).toEqual(['say:fold']);
});

test('a pawn goes square by square and captures what it ends on, not what it passes', () => {
  const { parts } = of('Blue 10; Green 12; Red 15', '5: 10>15');
  expect(parts[0]!.way).toEqual(['11', '12', '13', '14', '15']);
  expect(parts[0]!.captured).toEqual({ colour: 3, place: '15', slot: 0 });
});

test('home squares of others are other squares', () => {
  const { parts } = of('Blue 62; Green H2', '3: 62>H2');
  expect(parts[0]!.captured).toBeNull();
});

test('the second part of a seven is looked at after the first', () => {
  const { parts } = of('Blue 7, 12', '7: 12>13 + 7>13');
  expect(parts.map((part) => part.captured)).toEqual([null, { colour: 0, place: '13' }]);
  expect(parts.map((part) => part.way.length)).toEqual([1, 6]);
});

test('a square that the first part has left is free', () => {
  expect(of('Blue 10, 4', '7: 10>11 + 4>10').parts[1]!.captured).toBeNull();
});

test('what is put on captures on its start, for the colour that is moved', () => {
  const { parts } = of('Red 32; Blue H1, H2, H3, H4', 'K: enter', 2);
  expect(parts[0]!.pawn).toEqual({ colour: 2, place: YARD, slot: 3 });
  expect(parts[0]!.captured).toEqual({ colour: 3, place: '32', slot: 0 });
});

test('a jack names the two that change', () => {
  const { swap, parts } = of('Blue 10; Green 20', 'J: 10xGreen 20');
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

test('pawns of the own duo are told apart from others', () => {
  expect(ownCaptured(of('Blue 20; Yellow 23', '3: 20>23'), 0)).toHaveLength(1);
  expect(ownCaptured(of('Blue 20, 23', '3: 20>23'), 2)).toHaveLength(1);
  expect(ownCaptured(of('Blue 20; Red 23', '3: 20>23'), 0)).toEqual([]);
});

test('steps back are counted back', () => {
  expect(stepsOf(of('Blue 2', '4: 2>62').parts[0]!)).toBe(-4);
  expect(stepsOf(of('Blue 61', '5: 61>H3').parts[0]!)).toBe(5);
});
