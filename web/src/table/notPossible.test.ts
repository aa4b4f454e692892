import { expect, test } from 'vitest';
import { notPossible, refusedMove } from './notPossible';
import { OfferedMoves } from './offeredMoves';

const refused = (why: string, rule = ''): { done: false; why: string; rule: string } => ({ done: false, why, rule });

test('the rule of a refusal is the one that is given, else the one in its words', () => {
  expect(refusedMove('take', '', refused('not now (M-060)', 'M-061')).rule).toBe('M-061');
  expect(refusedMove('take', '', refused('not now (M-060); it may: pass')).rule).toBe('M-060');
  expect(refusedMove('take', '', refused('not now')).rule).toBe('');
});

test('what is not given is empty', () => {
  expect(notPossible({ rule: 'H-003' })).toEqual({ words: '', touch: '', why: '', rule: 'H-003' });
});

test('a touch is spelled like a move of its kind that was offered before', () => {
  const offered = new OfferedMoves();
  expect(offered.spell('hand:R9')).toBeNull();
  offered.add([{ words: 'play G7', touches: ['hand:G7'] }]);
  offered.add([{ words: 'pass', touches: ['say:pass'] }]);
  expect(offered.spell('hand:R9')).toBe('play R9');
});
