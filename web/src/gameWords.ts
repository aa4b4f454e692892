/** The words of games, fetched once for each game and language; what cannot be fetched is tried again. */
import type { GameWords } from './wire';
import type { Language } from './words';

type Fetch = (game: string, language: Language) => Promise<GameWords>;
type Wait = (milliseconds: number) => Promise<void>;

/** After how many milliseconds a failed fetch is tried again: the last one over and over. */
export const RETRIES = [1000, 2000, 5000, 15000];
const sleep: Wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

export class GameWordsCache {
  private readonly found = new Map<string, Promise<GameWords>>();

  constructor(
    private readonly fetch: Fetch,
    private readonly wait: Wait = sleep,
  ) {}

  /** The words, if they can be had now. */
  get(game: string, language: Language): Promise<GameWords> {
    const key = `${game} ${language}`;
    const found = this.found.get(key) ?? this.fetch(game, language);
    this.found.set(key, found);
    found.catch(() => this.found.delete(key));
    return found;
  }

  /** The words, as soon as they can be had; `failed` is called after every attempt that fails. */
  async insist(game: string, language: Language, failed: () => void): Promise<GameWords> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.get(game, language);
      } catch {
        failed();
        await this.wait(RETRIES[Math.min(attempt, RETRIES.length - 1)]!);
      }
    }
  }
}
