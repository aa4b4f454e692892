import { expect, test } from 'vitest';
import { pathIn } from './path';

test.each([
  ['', []],
  ['#', []],
  ['#/', []],
  ['#/t/abc', ['t', 'abc']],
  ['#t/abc', ['t', 'abc']],
  ['#/j/MALZ%2047/replay', ['j', 'MALZ 47', 'replay']],
  ['#/t/%E0%A4%A', ['t', 'E0A4A']],
  ['#/t/../../x', ['t', 'x']],
  ['#/learn/mezza?x=%00', ['learn', 'mezzax']],
])('the fragment "%s" is the path %j', (fragment, path) => {
  expect(pathIn(fragment)).toEqual(path);
});
