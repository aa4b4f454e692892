import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs';

const open: Tabs[] = [];
function tabAt(table: string, lost: () => void = () => {}): Tabs {
  const tab = new Tabs(table, lost);
  open.push(tab);
  return tab;
}
afterEach(() => {
  for (const tab of open.splice(0)) tab.close();
});

test('a tab loses the table that another tab claims', async () => {
  await new Promise<void>((lost) => {
    tabAt('a', lost);
    tabAt('a').claim();
  });
});

test('neither its own claim nor one of another table takes a table away', async () => {
  const lost: string[] = [];
  const own = tabAt('a', () => lost.push('a'));
  own.claim();
  // A claim of b is heard after those before it.
  await new Promise<void>((heard) => {
    tabAt('b', heard);
    tabAt('b').claim();
  });
  expect(lost).toEqual([]);
});
