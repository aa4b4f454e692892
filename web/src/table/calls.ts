/** Calls in the order in which they come, those of one verb together. */
import type { Move } from '../wire';

const verbOf = ({ said, words }: Move): string => (said?.length ? said[0]! : words.split(' ')[0]!);

export function groupedByVerb(calls: readonly Move[]): Move[][] {
  const found = new Map<string, Move[]>();
  for (const call of calls) found.set(verbOf(call), [...(found.get(verbOf(call)) ?? []), call]);
  return [...found.values()];
}

/** The things at which something can be called. */
export const thingsToCallAt = (calls: readonly Move[]): Set<string> => new Set(calls.map((call) => call.touches[0]!));
