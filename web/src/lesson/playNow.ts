/** A table with bots that begins at once. */
import { open } from '../api';
import { go } from '../router.svelte';
import { noteBeginAtOnce } from '../table/beginAtOnce';
import type { GameInfo } from '../wire';

const BOT = 'rule';
const USUAL = 4;

/** As many as usually play it here. */
export const usual = ({ seats }: GameInfo): number => (seats.includes(USUAL) ? USUAL : seats.at(-1)!);

/** `pace`: how long bots think, in seconds; the server's own if not given. */
export async function playNow(game: GameInfo, pace?: number): Promise<void> {
  const seats = usual(game);
  const opened = await open({ game: game.name, seats, bots: Array<string>(seats - 1).fill(BOT), pace });
  noteBeginAtOnce(opened.table);
  go(`/t/${opened.table}`);
}
