/** The face of a card that no game has drawn: its name. */
import { blank } from '../../art/shapes';

const SIZE: Record<number, number> = { 1: 64, 2: 48, 3: 34 };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function face(name: string): string {
  const size = SIZE[name.length] ?? Math.max(11, 90 / name.length);
  const text = (x: number, y: number, height: number, anchor: string): string =>
    `<text x="${x}" y="${y}" font-size="${height}" text-anchor="${anchor}" font-weight="700" fill="var(--card-ink)" font-family="var(--ui)">${escaped(name)}</text>`;
  return `${blank('var(--card)')}${text(10, 30, Math.min(24, size), 'start')}${text(50, 80 + size / 3, size, 'middle')}`;
}
