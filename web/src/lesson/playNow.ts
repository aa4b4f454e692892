/** A table with bots that begins at once, as one likes to play it. */
import { open } from '../api';
import { go } from '../router.svelte';
import { newTable, setUpOf } from '../setUp';
import { noteBeginAtOnce } from '../table/beginAtOnce';
import type { GameInfo } from '../wire';

/** `pace`: how long bots think, in seconds; the server's own if not given. */
export async function playNow(game: GameInfo, pace?: number): Promise<void> {
  const opened = await open({ ...newTable(game, true, setUpOf(game, true)), pace });
  noteBeginAtOnce(opened.table);
  go(`/t/${opened.table}`);
}
