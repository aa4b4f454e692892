/** A tournament as our role sees it: a view comes after every change, and what is asked for goes by HTTP. */
import { arrive } from '../api';
import type { ClockSeen, DeskProblem, DeskSeen, Hall, Phone } from '../wire-desk';
import { ask, problemOf, type What } from './calls';
import { left } from './countdown';

export type Seen = DeskSeen | Phone | Hall;
export type Line = 'connecting' | 'open' | 'lost' | 'closed';

/** Milliseconds. The server sends a view every 30 s at least. */
const SILENCE = 45_000;
const SIGN_OF_LIFE = 20_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const TICK = 200;
/** Connecting again would not help: no such tournament, or another page may not connect. */
const FINAL = [4401, 4403, 4404];

/** The newest entry of the log that somebody has looked at before they decide. */
export interface Look {
  n: number;
}

export interface Trouble {
  problem: DeskProblem;
  what: What;
  sure: string[];
  look: Look;
  /** Whoever waits for the answer. */
  then?: (done: boolean) => void;
}

export class LiveTournament {
  view = $state.raw<Seen | null>(null);
  line = $state<Line>('connecting');
  /** What was refused, or is asked back. */
  trouble = $state.raw<Trouble | null>(null);
  /** The code of a form whose link was opened: its result is handed in by it. */
  form = '';
  private asking = $state(0);
  /** The newest entry of the log that we have made. */
  private made = $state(0);
  private now = $state(performance.now());
  private received = performance.now();
  private socket: WebSocket | null = null;
  private failures = 0;
  private timers: ReturnType<typeof setInterval>[] = [];
  private again: ReturnType<typeof setTimeout> | undefined;

  /** `hall`: only what everybody may see, without a role. */
  constructor(
    readonly id: string,
    private readonly hall = false,
  ) {}

  /** Begins now, and ends when what it returns is called. */
  follow(): () => void {
    void this.connect();
    this.timers = [
      setInterval(() => (this.now = performance.now()), TICK),
      setInterval(() => this.socket?.readyState === WebSocket.OPEN && this.socket.send('"here"'), SIGN_OF_LIFE),
      setInterval(() => this.heard && performance.now() - this.received > SILENCE && this.reconnect(), 5_000),
    ];
    return () => {
      this.timers.forEach(clearInterval);
      this.drop();
      this.line = 'closed';
    };
  }

  /** Connect anew: a role was given, or the line is silent. */
  reconnect(): void {
    this.drop();
    void this.connect();
  }

  private async connect(): Promise<void> {
    let secret = '';
    try {
      if (!this.hall) ({ secret } = await arrive());
    } catch {
      return this.later();
    }
    const base = document.baseURI.replace(/^http/, 'ws').replace(/[^/]*(?:[?#].*)?$/, '');
    const socket = new WebSocket(`${base}api/tournaments/${this.id}/live`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', ...(this.hall ? { hall: true } : { secret }) }));
    socket.onmessage = ({ data }) => socket === this.socket && this.receive(JSON.parse(data as string) as Seen);
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      if (FINAL.includes(code)) this.line = 'closed';
      else this.later();
    };
  }

  private receive(view: Seen): void {
    if (!this.heard) this.made = 0; // the first view of a line is the newest there is
    this.failures = 0;
    this.line = 'open';
    this.received = this.now = performance.now();
    this.view = view;
  }

  private later(): void {
    this.line = 'lost';
    this.again = setTimeout(() => void this.connect(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++));
  }

  private drop(): void {
    clearTimeout(this.again);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private get heard(): boolean {
    return this.view !== null && this.line !== 'lost' && this.line !== 'closed';
  }

  /** Something is under way, or what was done is not shown yet: a button would do once more what it did before. */
  get busy(): boolean {
    return this.asking > 0 || (this.heard && this.view!.n < this.made);
  }

  /** Milliseconds since the newest view came. */
  get since(): number {
    return Math.max(0, this.now - this.received);
  }

  /** Milliseconds that a clock has left now. */
  left(clock: ClockSeen, table = 0): number {
    return left(clock, this.since, table);
  }

  /** What is shown now. A sheet keeps it from when it was opened: what others change meanwhile is not overwritten. */
  look(): Look {
    return { n: this.view?.n ?? 0 };
  }

  /** Ask for something; false where it was refused or is asked back, which `trouble` then tells. */
  async do(what: What, sure: string[] = [], look = this.look()): Promise<boolean> {
    this.asking++;
    this.trouble = null;
    try {
      const { n } = await ask(this.id, what, sure, look.n, this.form);
      this.made = Math.max(this.made, n);
      look.n = n;
      return true;
    } catch (error) {
      const problem = problemOf(error);
      look.n = problem.lines?.at(-1)?.n ?? look.n;
      this.trouble = { problem, what, sure, look };
      return false;
    } finally {
      this.asking--;
    }
  }

  /** The same, and true also once somebody has said yes to what was asked back. */
  async through(what: What): Promise<boolean> {
    if (await this.do(what)) return true;
    const { trouble } = this;
    return !!trouble?.problem.asks && new Promise((then) => (this.trouble = { ...trouble, then }));
  }

  /** Yes to what was asked back, with the reason where one is needed. */
  async confirm(why = ''): Promise<boolean> {
    const { problem, what, sure, look, then } = this.trouble!;
    const done = await this.do(why ? ({ ...what, why } as What) : what, [...sure, problem.kind], look);
    if (!done && this.trouble?.problem.asks) this.trouble = { ...this.trouble, then };
    else then?.(done);
    return done;
  }
}
