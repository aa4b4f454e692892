import { expect, test } from 'vitest';
import { notPossible, refusedMove } from './notPossible';

test('a refusal has the reason, the rule and the fault that the server names', () => {
  const because = { kind: 'can', seat: 0, said: ['8'] };
  const answer = { done: false as const, why: 'not now', rule: 'M-061', because };
  expect(refusedMove('take', '', answer)).toEqual({
    ...{ title: '', words: 'take', touch: '', why: 'not now', rule: 'M-061', because },
  });
});

test('what is not given is empty', () => {
  expect(notPossible({ rule: 'H-003' })).toEqual({
    ...{ title: '', words: '', touch: '', why: '', rule: 'H-003', because: null },
  });
});
