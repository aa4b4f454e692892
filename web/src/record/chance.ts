/** The random numbers of a match: one stream from one seed (docs/records.md). */
import { blake2b } from '@noble/hashes/blake2.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';

const ALL = 2 ** 32;

export class Chance {
  private pool: number[] = [];
  private counter = 0n;

  constructor(private readonly seed: Uint8Array) {}

  /** A number from 0 to n - 1, each equally likely. */
  below(n: number): number {
    for (;;) {
      const number = this.number();
      if (number < ALL - (ALL % n)) return number % n;
    }
  }

  number(): number {
    if (!this.pool.length) this.fill();
    return this.pool.shift()!;
  }

  /** Shuffle in place, from the last card down. */
  shuffle<Card>(cards: Card[]): Card[] {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [cards[i], cards[j]] = [cards[j]!, cards[i]!];
    }
    return cards;
  }

  /** The stream as it is now, to go back to. */
  copy(): Chance {
    const found = new Chance(this.seed);
    found.goTo(this);
    return found;
  }

  goTo(other: Chance): void {
    this.pool = [...other.pool];
    this.counter = other.counter;
  }

  private fill(): void {
    const message = new DataView(new ArrayBuffer(8));
    message.setBigUint64(0, this.counter++);
    const digest = new DataView(blake2b(new Uint8Array(message.buffer), { key: this.seed, dkLen: 64 }).buffer);
    this.pool = Array.from({ length: 16 }, (_, i) => digest.getUint32(4 * i));
  }
}

/** The seed of a deal: the committed seed, and what the seats added after they saw the commitment. */
export function dealSeed(seed: Uint8Array, entropy: string[]): Uint8Array {
  if (!entropy.length) return seed;
  return blake2b(concatBytes(...entropy.map((each) => hexToBytes(each))), { key: seed, dkLen: 32 });
}
