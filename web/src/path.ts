/** The parts of an address's fragment: `#/t/abc` is `['t', 'abc']`. */
export function pathIn(fragment: string): string[] {
  return fragment.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
}
