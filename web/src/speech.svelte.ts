/** The language of the page: `speech.words` says everything in it. */
import { SvelteSet } from 'svelte/reactivity';
import { gameWords } from './api';
import { GameWordsCache } from './gameWords';
import { keyOf, store, stored } from './storage';
import { load, preferred, type Language, type Words } from './words';

type Options = Readonly<Record<string, unknown>>;

class Speech {
  /** What is spoken anywhere, and at which table it is spoken now. */
  private spoken = $state.raw<Words>() as Words;
  private table = $state.raw<{ game: string; options: Options } | null>(null);
  words = $derived.by(() => (this.table ? this.spoken.at(this.table.game, this.table.options) : this.spoken));
  /** Games whose words could not be fetched so far. */
  readonly failed = new SvelteSet<string>();
  private readonly games = new Set<string>();
  private readonly parts = new Set<string>();
  private held: Language | null = null;
  /** Counts what was begun, so that the language that was chosen last is spoken. */
  private begun = 0;
  private readonly fetched = new GameWordsCache(gameWords);

  /** Speak a language, with the words of all games that were asked for so far. */
  async speak(language: Language): Promise<void> {
    const begun = ++this.begun;
    let words = await load(language, this.parts);
    const games = [...this.games];
    const found = await Promise.allSettled(games.map((game) => this.fetched.get(game, language)));
    found.forEach((each, i) => {
      if (each.status === 'fulfilled') words = words.with(games[i]!, each.value);
    });
    if (begun !== this.begun) return;
    this.spoken = words;
    document.documentElement.lang = language;
    for (const game of games) void this.learn(game);
  }

  /** Read catalogues that the start page does without, now and in every language to come. */
  async read(...parts: string[]): Promise<void> {
    const known = this.parts.size;
    for (const part of parts) this.parts.add(part);
    if (this.parts.size > known) await this.speak(this.words.language);
  }

  /** Fetch the words of a game in the language of the page, now and whenever that changes. */
  async learn(game: string): Promise<void> {
    const { language } = this.spoken;
    this.games.add(game);
    if (this.spoken.speaks(game)) return;
    const found = await this.fetched.insist(game, language, () => this.failed.add(game));
    this.failed.delete(game);
    if (this.spoken.language === language && !this.spoken.speaks(game)) this.spoken = this.spoken.with(game, found);
  }

  /** Speak as at this table, until the function that is returned is called. */
  at(game: string, options: Options): () => void {
    this.table = { game, options };
    return () => (this.table = null);
  }

  /** Speak another language, now and at the next visit. */
  async change(language: Language): Promise<void> {
    store('language', language);
    await this.speak(language);
  }

  /** Speak the language that was chosen before, or the browser's; that of the hall where one is held. */
  begin(): Promise<void> {
    return this.speak(this.held ?? preferred(stored('language'), navigator.languages));
  }

  /** Speak this language, whatever is chosen in another tab, until the function that is returned is called. */
  hold(language: Language): () => void {
    this.held = language;
    this.begin().catch(() => {});
    return () => {
      this.held = null;
      this.begin().catch(() => {});
    };
  }
}

export const speech = new Speech();

/** A language chosen in another tab is spoken here too, if its catalogue can be loaded. */
addEventListener('storage', ({ key }) => {
  if (key === keyOf('language')) speech.begin().catch(() => {});
});
