import { expect, test } from 'vitest';
import { GameWordsCache, RETRIES } from './gameWords';
import type { GameWords } from './wire';

const WORDS: GameWords = { catalogue: 'pig-move-roll = Roll', spelled: {}, renamed: {} };

test('words are fetched once for each game and language', async () => {
  const asked: string[] = [];
  const cache = new GameWordsCache((game, language) => {
    asked.push(`${game} ${language}`);
    return Promise.resolve(WORDS);
  });
  await Promise.all([cache.get('pig', 'en'), cache.get('pig', 'en'), cache.get('pig', 'de')]);
  expect(await cache.get('pig', 'en')).toBe(WORDS);
  expect(asked).toEqual(['pig en', 'pig de']);
});

test('a failure is told, and tried again ever more slowly', async () => {
  const waited: number[] = [];
  let failed = 0;
  let left = RETRIES.length + 2;
  const cache = new GameWordsCache(
    () => (left-- ? Promise.reject(new Error('offline')) : Promise.resolve(WORDS)),
    (milliseconds) => (waited.push(milliseconds), Promise.resolve()),
  );
  expect(await cache.insist('pig', 'nl', () => failed++)).toBe(WORDS);
  expect(waited).toEqual([...RETRIES, RETRIES.at(-1), RETRIES.at(-1)]);
  expect(failed).toBe(waited.length);
});
