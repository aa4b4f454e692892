import { expect, test } from 'vitest';
import { reachableFrom } from './reachable';

const page = (address: string): { hostname: string; origin: string } => new URL(address);

test.each([
  ['http://localhost:8765', ['http://192.168.1.7:8765'], ['http://192.168.1.7:8765']],
  ['http://127.0.0.1:8765', [], []],
  ['http://[::1]:8765', ['http://10.0.0.3:8765'], ['http://10.0.0.3:8765']],
  ['http://10.0.0.3:8765', ['http://192.168.1.7:8765', 'http://10.0.0.3:8765'], 'own first'],
  ['https://cards.example.org', ['https://cards.example.org'], ['https://cards.example.org']],
])('at %s, told %j: %j', (address, told, expected) => {
  const wanted = expected === 'own first' ? ['http://10.0.0.3:8765', 'http://192.168.1.7:8765'] : expected;
  expect(reachableFrom(page(address), told)).toEqual(wanted);
});
