/** How one likes to play a game: chosen once, kept on this device. */
import { kept, store } from './storage';
import type { GameInfo, NewTable } from './wire';

export interface SetUp {
  seats: number;
  bot: string;
  /** Whether the clocks of the game run: against bots alone they do not unless wanted. */
  clock: boolean;
  /** Whether a new table is open to all. */
  listed: boolean;
}

const USUAL = 4;
/** The bot that knows the game. */
const BEST = 'rule';

export function setUpOf(game: GameInfo, alone: boolean): SetUp {
  const seats = game.seats.includes(USUAL) ? USUAL : game.seats.at(-1)!;
  const usual: SetUp = {
    seats,
    bot: game.bots.includes(BEST) ? BEST : (game.bots[0] ?? ''),
    clock: !alone,
    listed: false,
  };
  const found = { ...usual, ...kept.parsed<Partial<SetUp>>(keyOf(game, alone)) };
  if (!game.seats.includes(found.seats)) found.seats = seats;
  if (!game.bots.includes(found.bot)) found.bot = usual.bot;
  return found;
}

export function keepSetUp(game: GameInfo, alone: boolean, chosen: SetUp): void {
  store(keyOf(game, alone), JSON.stringify(chosen));
}

const keyOf = (game: GameInfo, alone: boolean): string => `setup.${game.name}.${alone ? 'play' : 'open'}`;

/** The table as it was set up. Nobody plays for somebody who plays alone and goes away. */
export function newTable(game: GameInfo, alone: boolean, { seats, bot, clock, listed }: SetUp): NewTable {
  const clocks = game.options.filter((option) => option.clock).map((option) => [option.name, 0] as const);
  const options = clock ? {} : Object.fromEntries(clocks);
  const live = game.options.flatMap((option) => (option.live == null ? [] : [[option.name, option.live] as const]));
  if (!alone) return { game: game.name, seats, options: { ...Object.fromEntries(live), ...options }, listed };
  return { game: game.name, seats, options, bots: Array<string>(seats - 1).fill(bot), cover_seconds: 0 };
}
