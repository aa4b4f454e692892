/** One table is live in one tab of this browser: the tab that claims it last. */

interface Claim {
  table: string;
  tab: number;
}

export class Tabs {
  private readonly channel = new BroadcastChannel('stammtisch.tabs');
  private readonly tab = Math.random();

  /** `lost` is called when another tab claims the same table. */
  constructor(
    private readonly table: string,
    lost: () => void,
  ) {
    this.channel.onmessage = ({ data }: MessageEvent<Claim>) => {
      if (data.table === table && data.tab !== this.tab) lost();
    };
  }

  claim(): void {
    this.channel.postMessage({ table: this.table, tab: this.tab } satisfies Claim);
  }

  close(): void {
    this.channel.close();
  }
}
