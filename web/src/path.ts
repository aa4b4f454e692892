/** The parts of an address's fragment: `#/t/abc` is `['t', 'abc']`. What stands in no address of ours is left out. */
export function pathIn(fragment: string): string[] {
  const parts = fragment.replace(/^#\/?/, '').split('/');
  return parts.map((part) => decoded(part).replace(/[^\w -]/g, '')).filter(Boolean);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
