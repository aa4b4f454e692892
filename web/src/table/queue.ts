/** Shows what arrives one after the other, each for a while; what piles up is shown at once. */

const LONGEST = 6;

export class Queue<Item> {
  private waiting: Item[] = [];
  private running = false;

  /** `hold` says for how many milliseconds an item is shown before the next. */
  constructor(
    private readonly show: (item: Item) => void,
    private readonly hold: (item: Item) => number,
  ) {}

  /** The item that will be shown last. */
  get newest(): Item | undefined {
    return this.waiting.at(-1);
  }

  add(item: Item, atOnce = false): void {
    this.waiting.push(item);
    if (atOnce || this.waiting.length > LONGEST) this.hurry();
    else if (!this.running) void this.run();
  }

  /** Show everything that waits, now. */
  hurry(): void {
    while (this.waiting.length) this.show(this.waiting.shift()!);
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.waiting.length) {
      const item = this.waiting.shift()!;
      this.show(item);
      const hold = this.hold(item);
      await new Promise((done) => setTimeout(done, this.waiting.length > 2 ? hold / 2 : hold));
    }
    this.running = false;
  }
}
