/** Calls: at which thing each is offered, those of one verb together, and calls of several touches put together like moves. */
import { fitting, instead, next } from '../touches';
import type { Move } from '../wire';

export const verbOf = ({ said, words }: Pick<Move, 'said' | 'words'>): string =>
  said?.length ? said[0]! : words.split(' ')[0]!;

/** Calls in the order in which they come, those of one verb together; what is asked about once more comes last. */
export function groupedByVerb(calls: readonly Move[]): Move[][] {
  const found = new Map<string, Move[]>();
  for (const call of calls) found.set(verbOf(call), [...(found.get(verbOf(call)) ?? []), call]);
  const groups = [...found.values()];
  const isGrave = ([call]: Move[]): boolean => call!.would?.some(({ twice }) => twice) ?? false;
  return [...groups.filter((group) => !isGrave(group)), ...groups.filter(isGrave)];
}

/** The thing at which a call is offered: what it begins with, or what a word is said about. */
export const thingOf = ({ touches }: Move): string =>
  touches[Number(touches[0]!.startsWith('say:') && touches.length > 1)]!;

const isWord = (touch: string): boolean => touch.startsWith('say:');

/** The touches of a call that is begun or gone on with by this one; null where none is. A call with a word is said, not put together. */
export function begun(calls: readonly Move[], chosen: readonly string[], touch: string): string[] | null {
  const put = calls.filter(({ touches }) => !touches.some(isWord));
  const longer = [...chosen, touch];
  return fitting(put, longer).length ? longer : instead(put, chosen, touch);
}

/** The things at which something can be called, and those with which a call goes on that is begun. */
export const callableThings = (
  calls: readonly Move[],
  chosen: readonly string[],
  concerns: (call: Move) => string,
): Set<string> => new Set([...calls.map(concerns), ...next(calls, chosen)]);
