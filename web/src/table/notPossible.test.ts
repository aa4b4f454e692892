import { expect, test } from 'vitest';
import { notPossible, refusedMove } from './notPossible';

test('a refusal has the reason, the rule and the fault that the server names', () => {
  const because = { kind: 'can', seat: 0, said: ['8'] };
  const answer = { done: false as const, why: 'not now', rule: 'M-061', because };
  expect(refusedMove('take', '', answer)).toEqual({
    ...{ title: '', words: 'take', touch: '', why: 'not now', rule: 'M-061', because, late: false },
  });
});

test('what others have decided meanwhile is no fault: it is too late', () => {
  const answer = { done: false as const, why: 'not asked', rule: 'H-005', because: null };
  expect(refusedMove('role S1', '', answer).late).toBe(false);
  expect(refusedMove('role S1', '', answer, true).late).toBe(true);
  expect(refusedMove('role S1', '', { ...answer, rule: '' }, true).late).toBe(false); // the table is paused
});

test('what is not given is empty', () => {
  expect(notPossible({ rule: 'H-003' })).toEqual({
    ...{ title: '', words: '', touch: '', why: '', rule: 'H-003', because: null, late: false },
  });
});
