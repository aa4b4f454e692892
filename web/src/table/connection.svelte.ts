/** The connection of this page to a table: its socket, which other tabs may take over, and what has no answer yet. */
import { forget, visitor } from '../api';
import { REMOVED, Socket, UNKNOWN_SECRET, browserEnvironment, type Answer, type State, type Wish } from '../socket';
import type { FromServer } from '../wire';
import { Tabs } from './tabs';

/** What a table needs of its connection. */
export type Line = Pick<Connection, keyof Connection>;

export class Connection {
  state = $state<State>('connecting');
  /** Why it is closed, in the server's words. */
  why = $state('');
  /** How many requests have no answer yet. */
  unsent = $state(0);
  /** Since when nothing has come, by `performance.now()`, if the line has stalled or is lost. */
  silentSince = $state<number | null>(null);
  /** Whether a move waits that can still be taken back. */
  withdrawable = $state(false);
  /** Whether the host has removed us. */
  removed = $state(false);
  /** True until the first change after a connection was made: that change tells everything that was missed. */
  catchingUp = true;

  private readonly socket: Socket;
  private readonly tabs: Tabs;

  constructor(table: string, receive: (message: FromServer) => void) {
    this.socket = new Socket(
      browserEnvironment(table, () => visitor()!.secret),
      {
        message: receive,
        state: (state, why, code) => this.setState(state, why, code),
        stalled: (since) => (this.silentSince = since),
      },
    );
    this.tabs = new Tabs(table, () => {
      if (this.state !== 'closed') this.socket.yieldToOtherTab();
    });
    addEventListener('online', this.nudge);
    document.addEventListener('visibilitychange', this.nudge);
    this.connect();
  }

  connect = (): void => {
    this.tabs.claim();
    this.socket.connect();
  };

  close(): void {
    this.socket.close();
    this.tabs.close();
    removeEventListener('online', this.nudge);
    document.removeEventListener('visibilitychange', this.nudge);
  }

  async ask(wish: Wish): Promise<Answer> {
    const changesSomething = wish.type !== 'why';
    if (changesSomething) this.unsent++;
    const asked = this.socket.ask(wish);
    this.withdrawable = this.socket.withdrawable;
    const answer = await asked;
    if (changesSomething) this.unsent--;
    this.withdrawable = this.socket.withdrawable;
    return answer;
  }

  retry = (): void => this.socket.retry();
  withdraw = (): void => this.socket.withdraw();

  private nudge = (): void => {
    if (document.visibilityState === 'visible') this.socket.nudge();
  };

  private setState(state: State, why: string, code: number): void {
    if (state === 'lost') {
      this.catchingUp = true;
      this.silentSince ??= performance.now();
    }
    if (code === UNKNOWN_SECRET) forget();
    this.removed = code === REMOVED;
    this.withdrawable = this.socket?.withdrawable ?? false;
    this.state = state;
    this.why = why;
  }
}
