import { expect, test } from 'vitest';
import { groupedByVerb } from './calls';

test('calls of one verb stand together, in the order of the first', () => {
  const call = (words: string, ...said: string[]) => ({ words, touches: [`say:${words}`], said });
  const calls = [call('foul S1', 'foul', 'S1'), call('toast'), call('foul S2', 'foul', 'S2')];
  expect(groupedByVerb(calls).map((group) => group.map(({ words }) => words))).toEqual([
    ['foul S1', 'foul S2'],
    ['toast'],
  ]);
});
