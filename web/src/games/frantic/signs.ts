/** Frantic's signs in a box of 100: what a special card does, and one picture for each event. */

const line = (d: string, width = 9): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;
const box = (x: number, y: number, w: number, h: number, turn = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5" fill="none" stroke="currentColor" stroke-width="7" transform="rotate(${turn} ${x + w / 2} ${y + h / 2})"/>`;

const GIFT = `${solid('M10 34H90V50H10ZM16 56H45V92H16ZM55 56H84V92H55Z')}${line('M50 32C34 30 26 22 32 14 40 8 48 18 50 32 52 18 60 8 68 14 74 22 66 30 50 32Z', 7)}`;
const BOMB = `${dot(42, 62, 30)}${line('M60 38 68 28C74 20 84 24 90 16')}`;

const SIGN: Record<string, string> = {
  Gift: GIFT,
  Exchange: line('M14 36H78M60 16 80 36 60 56M86 68H22M40 48 20 68 40 88', 10),
  '2nd': line('M50 14V86M14 50H86', 18),
  Skip: `<circle cx="50" cy="50" r="36" fill="none" stroke="currentColor" stroke-width="12"/>${line('M26 74 74 26', 12)}`,
  Fantastic: solid('M50 4 61 38H97L68 59 79 94 50 73 21 94 32 59 3 38H39Z'),
  Counter: line('M84 84C86 54 66 36 22 36M44 12 20 36 44 60', 13),
  Equality: line('M50 12V86M30 88H70M16 26H84M16 26 4 58H28ZM84 26 72 58H96Z', 7),
  NiceTry: `${solid('M50 4 90 18C90 56 78 82 50 97 22 82 10 56 10 18Z')}<path d="M30 50 45 66 72 34" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>`,
  bolt: solid('M60 2 16 58H44L36 98 84 40H55Z'),
  charity: `${solid('M50 50C32 36 26 28 26 18 26 8 44 6 50 18 56 6 74 8 74 18 74 28 68 36 50 50Z')}${line('M10 66C24 56 34 60 44 68H62M30 88H60L90 66C84 58 76 62 62 72')}`,
  communism: `${box(6, 30, 22, 40)}${box(39, 30, 22, 40)}${box(72, 30, 22, 40)}${line('M10 86H90M10 14H90', 7)}`,
  doomsday: `${dot(50, 40, 34)}${solid('M32 66H68V92H32Z')}<g fill="#fff"><circle cx="37" cy="42" r="9"/><circle cx="63" cy="42" r="9"/><path d="M50 52 55 62H45ZM41 78H45V92H41ZM55 78H59V92H55Z"/></g>`,
  earthquake: `${line('M4 60H24L34 20 48 92 60 36 70 60H96')}`,
  expansion: `${box(6, 52, 16, 28)}${box(32, 40, 20, 40)}${box(62, 24, 28, 56)}${line('M8 94H90', 6)}`,
  'finish-line': `${line('M20 8V94', 8)}${solid('M24 12H44V28H24ZM64 12H84V28H64ZM44 28H64V44H44ZM24 44H44V60H24ZM64 44H84V60H64Z')}<path d="M24 12H84V60H24Z" fill="none" stroke="currentColor" stroke-width="4"/>`,
  'friday-13th': `${solid('M18 52 14 14 34 30C44 26 56 26 66 30L86 14 82 52C82 76 68 90 50 90S18 76 18 52Z')}<g fill="#fff"><ellipse cx="36" cy="54" rx="6" ry="9"/><ellipse cx="64" cy="54" rx="6" ry="9"/><path d="M45 68H55L50 75Z"/></g>`,
  'gambling-man': `<rect x="12" y="12" width="76" height="76" rx="15" fill="none" stroke="currentColor" stroke-width="9"/>${dot(32, 32, 8)}${dot(68, 32, 8)}${dot(50, 50, 8)}${dot(32, 68, 8)}${dot(68, 68, 8)}`,
  market: `${solid('M10 14H90L96 40C90 50 80 50 73 40 66 50 57 50 50 40 43 50 34 50 27 40 20 50 10 50 4 40Z')}${line('M14 54V90H86V54M38 90V66H62V90', 8)}`,
  'mating-season': solid(
    'M50 92C20 68 6 52 6 32 6 16 17 8 29 8 39 8 46 14 50 22 54 14 61 8 71 8 83 8 94 16 94 32 94 52 80 68 50 92Z',
  ),
  'merry-christmas': `${solid('M50 4 72 34H62L82 62H70L92 88H8L30 62H18L38 34H28Z')}${line('M50 88V97', 12)}`,
  'mexican-standoff': `${line('M8 76C26 86 74 86 92 76M24 72C26 44 32 20 50 20S74 44 76 72', 10)}${line('M27 58C40 66 60 66 73 58', 6)}`,
  recession: line('M8 12V90H94M22 26 42 46 56 38 86 70M86 48V70H64'),
  'robin-hood': line('M24 8C62 22 78 48 78 92M24 8 78 92M10 90 84 16M84 16H64M84 16V36', 8),
  'surprise-party': `${solid('M8 92 32 36 64 68Z')}${line('M52 40C58 30 56 18 48 10M62 50C72 42 84 46 92 54M60 34 76 18', 7)}${dot(84, 28, 6)}${dot(70, 6, 5)}${dot(92, 74, 5)}`,
  'all-seeing-eye': `${line('M50 6 96 90H4Z', 8)}${line('M28 62C40 46 60 46 72 62 60 78 40 78 28 62Z', 6)}${dot(50, 62, 9)}`,
  'third-time-lucky': `<g fill="currentColor"><circle cx="50" cy="28" r="20"/><circle cx="29" cy="58" r="20"/><circle cx="71" cy="58" r="20"/></g>${line('M50 50C50 70 54 84 64 94', 9)}`,
  'time-bomb': BOMB,
  tornado: line('M10 14H90M20 32H80M32 50H78M42 68H68M50 86H58', 10),
  vandalism: `${line('M34 30H66V94H34ZM42 30V16H58V30M58 18H72', 8)}${dot(84, 10, 5)}${dot(92, 22, 5)}${dot(84, 32, 4)}`,
};

export function sign(name: string, x: number, y: number, size: number, ink: string): string {
  return `<g transform="translate(${x} ${y}) scale(${(size / 100).toFixed(3)})" color="${ink}">${SIGN[name] ?? ''}</g>`;
}
