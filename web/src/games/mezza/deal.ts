/** How Mezza deals: three closed, three open and three in hand to each seat in turn. */
import type { Chance } from '../../record/chance';
import type { Header } from '../../record/record';
import type { Told } from '../../wire';

const KINDS = ['J', '0', '½', '1', '2', '3', '3½', '4', '5', '6', '6½', '7', '8', '9', '9½'];
const SHORTENED = ['3', '6', '9'];

export function dealt(header: Header, chance: Chance, events: Told[]): boolean {
  const kinds = header.options.short ? KINDS.filter((kind) => !SHORTENED.includes(kind)) : KINDS;
  const deck = kinds.flatMap((kind) => Array<string>(kind === '½' ? 12 : 4).fill(kind));
  chance.shuffle(deck);
  return Array.from({ length: header.seats }, (_, seat) => seat).every((seat) => {
    const told = (kind: string): Told | undefined => events.find((event) => event.kind === kind && event.seat === seat);
    return (
      same(told('open')?.said, deck.slice(9 * seat + 3, 9 * seat + 6)) &&
      same(told('hand')?.what, deck.slice(9 * seat + 6, 9 * seat + 9))
    );
  });
}

function same(told: string[] | undefined, cards: string[]): boolean {
  return told?.join() === cards.sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b)).join();
}
