/** One table's socket: says who it is, numbers what it asks, asks again until it is answered, and comes back by itself. */
import type { FromClient, FromServer } from './wire';

type WithoutNumber<T> = T extends { request: number } ? Omit<T, 'request'> : never;
/** Anything that is asked for and answered. */
export type Wish = WithoutNumber<FromClient>;

export type Answer = { done: true; n: number } | { done: false; why: string; rule: string };
/** `moved` is what happens when another tab takes over, `closed` an end that trying again cannot mend. */
export type State = 'connecting' | 'open' | 'lost' | 'moved' | 'closed';

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

export interface Surroundings {
  open(): Wire;
  secret(): string;
  /** A number that this visitor has never used. */
  number(): number;
  after(work: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
  random(): number;
}

export interface Listener {
  message(message: FromServer): void;
  state(state: State, why: string): void;
}

export const PING = 15_000;
const PATIENCE = 8_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** Ends after which the same socket would end the same way. */
const FINAL = new Set([4401, 4403, 4404]);

export class Socket {
  private wire: Wire | null = null;
  private pending = new Map<number, { message: FromClient; answer: (answer: Answer) => void }>();
  private failures = 0;
  private timer: unknown = null;
  private beat: unknown = null;
  private seen = 0;
  state: State = 'connecting';

  constructor(
    private readonly around: Surroundings,
    private readonly listener: Listener,
  ) {}

  connect(): void {
    this.drop();
    this.become(this.failures || this.seen ? 'lost' : 'connecting');
    const wire = this.around.open();
    this.wire = wire;
    wire.onopen = () => this.greet(wire);
    wire.onmessage = (event) => this.hear(JSON.parse(event.data) as FromServer);
    wire.onclose = (event) => this.ended(wire, event.code, event.reason);
  }

  /** Ask for something; it is asked again after every break until it is done or refused. */
  ask(wish: Wish): Promise<Answer> {
    const message = { ...wish, request: this.around.number() } as FromClient & { request: number };
    return new Promise((answer) => {
      this.pending.set(message.request, { message, answer });
      if (this.state === 'open') this.wire?.send(JSON.stringify(message));
    });
  }

  /** How much waits to be answered. */
  get waiting(): number {
    return this.pending.size;
  }

  /** Another tab plays on; this one keeps quiet until it is asked to connect. */
  yieldTo(): void {
    this.drop();
    this.become('moved');
  }

  close(): void {
    this.drop();
    this.become('closed');
  }

  /** The page was asleep or the network came back: find out now, not at the next beat. */
  nudge(): void {
    if (this.state === 'open') this.ping();
    else if (this.state === 'lost') this.connect();
  }

  private greet(wire: Wire): void {
    this.failures = 0;
    wire.send(JSON.stringify({ type: 'hello', secret: this.around.secret(), after: this.seen }));
    this.become('open');
    for (const { message } of this.pending.values()) wire.send(JSON.stringify(message));
    this.beat = this.around.after(() => this.ping(), PING);
  }

  private ping(): void {
    this.around.cancel(this.beat);
    this.wire?.send(JSON.stringify({ type: 'ping' }));
    this.beat = this.around.after(() => this.again(), PATIENCE);
  }

  private hear(message: FromServer): void {
    this.around.cancel(this.beat);
    this.beat = this.around.after(() => this.ping(), PING);
    if (message.type === 'changed') this.seen = message.n;
    if (message.type === 'done') this.settle(message.request, { done: true, n: message.n });
    if (message.type === 'refused')
      this.settle(message.request, { done: false, why: message.why, rule: message.rule ?? '' });
    this.listener.message(message);
  }

  private settle(request: number, answer: Answer): void {
    this.pending.get(request)?.answer(answer);
    this.pending.delete(request);
  }

  private ended(wire: Wire, code: number, reason: string): void {
    if (wire !== this.wire) return;
    this.drop();
    if (FINAL.has(code)) this.become('closed', reason);
    else this.again();
  }

  private again(): void {
    this.drop();
    this.become('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++);
    this.timer = this.around.after(() => this.connect(), wait * (0.75 + this.around.random() / 2));
  }

  private drop(): void {
    this.around.cancel(this.timer);
    this.around.cancel(this.beat);
    const wire = this.wire;
    this.wire = null;
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    }
  }

  private become(state: State, why = ''): void {
    this.state = state;
    this.listener.state(state, why);
  }
}

/** The browser's own socket to a table. */
export function browserSurroundings(table: string, secret: () => string): Surroundings {
  return {
    open: () => {
      const url = new URL(`api/tables/${table}/live`, document.baseURI);
      url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
      return new WebSocket(url) as unknown as Wire;
    },
    secret,
    number: nextNumber,
    after: (work, ms) => setTimeout(work, ms),
    cancel: (timer) => clearTimeout(timer as number),
    random: Math.random,
  };
}

/** Grows over reloads and tabs, because the time does. */
function nextNumber(): number {
  const last = Number(localStorage.getItem('stammtisch.request') ?? 0);
  const number = Math.max(last + 1, Date.now());
  localStorage.setItem('stammtisch.request', String(number));
  return number;
}
