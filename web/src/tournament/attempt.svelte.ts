/** Something that the server is asked for: whether it is under way, and why it failed. */
import { speech } from '../speech.svelte';
import { problemOf } from './calls';
import { problemIn } from './say';

export class Attempt {
  busy = $state(false);
  trouble = $state('');

  async run(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = '';
    try {
      await work();
    } catch (error) {
      this.trouble = problemIn(speech.words, problemOf(error));
    }
    this.busy = false;
  }
}
