/** The back of a French pack. */
import { blank, shape } from './shapes';

/** An oxblood lattice. */
function lattice(): string {
  const [left, right, top, bottom] = [6, 94, 6, 144];
  const lines: string[] = [];
  for (let sum = left + top + 14; sum < right + bottom; sum += 20) {
    const [x, y] = sum - left <= bottom ? [left, sum - left] : [sum - bottom, bottom];
    const [u, v] = sum - top <= right ? [sum - top, top] : [right, sum - right];
    lines.push(`M${x} ${y}L${u} ${v}`, `M${100 - x} ${y}L${100 - u} ${v}`);
  }
  return `<path d="${lines.join('')}" stroke="#d9a85a" stroke-width="1.6" fill="none"/>`;
}

export const BACK = `${blank('#f6ead2')}<rect x="6" y="6" width="88" height="138" rx="7" fill="#7c2a26"/>${lattice()}<circle cx="50" cy="75" r="20" fill="#7c2a26" stroke="#d9a85a" stroke-width="2.5"/>${shape('G', 37, 61, 26, '#d9a85a', '#7c2a26')}`;
