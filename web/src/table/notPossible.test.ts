import { expect, test } from 'vitest';
import { notPossible, refusedMove } from './notPossible';

test('a refusal has the reason and the rule of the server', () => {
  const answer = { done: false as const, why: 'not now', rule: 'M-061' };
  expect(refusedMove('take', '', answer)).toEqual({
    ...{ title: '', words: 'take', touch: '', why: 'not now', rule: 'M-061' },
  });
});

test('what is not given is empty', () => {
  expect(notPossible({ rule: 'H-003' })).toEqual({ title: '', words: '', touch: '', why: '', rule: 'H-003' });
});
