import { expect, test } from 'vitest';
import { begun, groupedByVerb, thingOf } from './calls';

test('calls of one verb stand together, in the order of the first', () => {
  const call = (words: string, ...said: string[]) => ({ words, touches: [`say:${words}`], said });
  const calls = [call('foul S1', 'foul', 'S1'), call('toast'), call('foul S2', 'foul', 'S2')];
  expect(groupedByVerb(calls).map((group) => group.map(({ words }) => words))).toEqual([
    ['foul S1', 'foul S2'],
    ['toast'],
  ]);
});

test('what is asked about once more is no first line that a hasty press finds', () => {
  const would = [{ kind: 'resign', seat: 0, said: [], rule: '2-30', twice: true }];
  const calls = [
    { words: 'resign', touches: ['say:resign'], would },
    { words: 'toast', touches: ['say:toast'] },
  ];
  expect(groupedByVerb(calls).map(([call]) => call!.words)).toEqual(['toast', 'resign']);
});

test('a call is offered at the thing that a word is said about', () => {
  expect(thingOf({ words: 'silly S2', touches: ['say:silly', 'seat:2'] })).toBe('seat:2');
  expect(thingOf({ words: 'call 3', touches: ['act:3'] })).toBe('act:3');
  expect(thingOf({ words: 'quit', touches: ['say:quit'] })).toBe('say:quit');
  expect(thingOf({ words: 'lay 7H b1', touches: ['hand:7H', 'cell:b1'] })).toBe('hand:7H');
});

test('a call of several touches is put together, and another touch takes the place of one', () => {
  const lay = (card: string, cell: string) => ({
    words: `lay ${card} ${cell}`,
    touches: [`hand:${card}`, `cell:${cell}`],
  });
  const calls = [lay('7H', 'b1'), lay('7H', 'c1'), lay('9C', 'b1')];
  expect(begun(calls, [], 'hand:7H')).toEqual(['hand:7H']);
  expect(begun(calls, ['hand:7H'], 'cell:c1')).toEqual(['hand:7H', 'cell:c1']);
  expect(begun(calls, ['hand:7H', 'cell:b2'], 'cell:c1')).toEqual(['hand:7H', 'cell:c1']);
  expect(begun(calls, ['hand:7H'], 'hand:9C')).toEqual(['hand:9C']);
  expect(begun(calls, [], 'seat:1')).toBeNull();
  expect(begun([{ words: 'foul S1', touches: ['seat:1', 'say:foul'] }], [], 'seat:1')).toBeNull();
});
