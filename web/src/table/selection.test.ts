import { expect, test } from 'vitest';
import type { Move } from '../wire';
import { Selection } from './selection.svelte';

const move = (words: string, ...touches: string[]): Move => ({ words, touches });
const MEZZA = [
  move('lay 8', 'card:8', 'say:done'),
  move('lay 8 8', 'card:8', 'card:8', 'say:done'),
  move('lay J', 'card:J', 'say:done'),
];
const KEEZEN = [move('5: 10>15', 'card:5', 'pawn:10'), move('4: 10>6', 'card:4', 'pawn:10')];

function selecting(moves: Move[]): { selection: Selection; allow: (moves: Move[]) => void } {
  let legal = moves;
  return { selection: new Selection(() => legal), allow: (others) => (legal = others) };
}

test('nothing is chosen at first, and every first touch is lit', () => {
  const { selection } = selecting(MEZZA);
  expect(selection.chosen).toEqual([]);
  expect([...selection.lit]).toEqual(['card:8', 'card:J']);
  expect(selection.whole).toBeNull();
});

test('what leaves no choice is chosen too, and the move is whole', () => {
  const { selection } = selecting(KEEZEN);
  expect(selection.choose(['card:5'])).toBeNull();
  expect(selection.chosen).toEqual(['card:5', 'pawn:10']);
  expect(selection.whole).toBe(KEEZEN[0]);
});

test('choosing tells the move that the touches alone complete', () => {
  expect(selecting(KEEZEN).selection.choose(['card:5', 'pawn:10'])).toBe(KEEZEN[0]);
});

test('a word that is missing is a button', () => {
  const { selection } = selecting(MEZZA);
  selection.choose(['card:8']);
  expect(selection.choices.map(({ words }) => words)).toEqual(['lay 8']);
});

test('another card may take the place of the chosen one', () => {
  const { selection } = selecting(KEEZEN);
  selection.choose(['card:5']);
  expect([...selection.instead]).toEqual(['card:4']);
  expect(selection.replacing('card:4')).toEqual(['card:4', 'pawn:10']);
  expect(selection.replacing('card:9')).toBeNull();
});

test('a touch is taken back with all after it', () => {
  const { selection } = selecting(MEZZA);
  selection.choose(['card:8', 'card:8']);
  selection.takeBack('card:8');
  expect(selection.chosen).toEqual(['card:8']);
});

test('a step back takes along what followed from it', () => {
  const { selection } = selecting(KEEZEN);
  selection.choose(['card:5']);
  selection.stepBack();
  expect(selection.chosen).toEqual([]);
});

test('what was chosen ahead stays if it turns out to be legal, else it goes', () => {
  const { selection, allow } = selecting([]);
  selection.chooseAhead('card:5');
  expect(selection.chosen).toEqual(['card:5']);
  allow(KEEZEN);
  selection.refit();
  expect(selection.chosen).toEqual(['card:5', 'pawn:10']);
  allow([KEEZEN[1]!]);
  selection.refit();
  expect(selection.chosen).toEqual([]);
});
