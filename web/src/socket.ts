/** The socket to one table: it says who we are, numbers requests, repeats them until they are answered, and reconnects. */
import { store, stored } from './storage';
import type { FromClient, FromServer, Hinted, Said } from './wire';

type WithoutNumber<T> = T extends { request: number } ? Omit<T, 'request'> : never;
/** A request before it has its number. */
export type Wish = WithoutNumber<FromClient>;

/** `withdrawn`: it was taken back before it had been sent. */
export type Answer =
  | { done: true; n: number; hint?: Hinted }
  | { done: false; why: string; rule: string; because: Said | null; withdrawn?: true };
/** `moved`: another tab has taken over. `closed`: connecting again would not help. */
export type State = 'connecting' | 'open' | 'lost' | 'moved' | 'closed';

/** The part of a WebSocket that is used here. */
export interface Transport {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

/** What a socket needs from the browser; a test gives its own. */
export interface Environment {
  open(): Transport;
  secret(): string;
  /** A request number that this visitor has never used. */
  number(): number;
  /** The time in milliseconds. */
  now(): number;
  /** Whether somebody is looking at the page. */
  watched(): boolean;
  after(work: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
  random(): number;
}

export interface Listener {
  message(message: FromServer): void;
  /** `why` and `code` are those of the close frame, for `closed`. */
  state(state: State, why: string, code: number): void;
  /** The line has stalled: nothing has come, or a request has had no answer, since that time; null once it has. */
  stalled(since: number | null): void;
}

/** Milliseconds of silence after which the server is asked whether it is there; fewer if somebody is looking. */
export const PING = 2_000;
export const PING_UNWATCHED = 15_000;
/** After this silence the line has stalled, after that one it is lost. */
export const STALLED = 3_000;
export const LOST = 20_000;
/** For a connection to be made. */
const CONNECTING = 10_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** Close codes (docs/protocol.md). After a final one a new connection would be closed in the same way. */
export const UNKNOWN_SECRET = 4401;
const NOT_LET_IN = 4403;
const NO_SUCH_TABLE = 4404;
/** The host has removed us. */
export const REMOVED = 4405;
const SET_ASIDE = 4410;
const FINAL = new Set([UNKNOWN_SECRET, NOT_LET_IN, NO_SUCH_TABLE, REMOVED, SET_ASIDE]);

/** `readyState` of a WebSocket that takes messages. */
const OPEN = 1;

interface Pending {
  message: FromClient;
  answer: (answer: Answer) => void;
  /** When it was first sent. */
  sent: number | null;
}

export class Socket {
  private transport: Transport | null = null;
  private pending = new Map<number, Pending>();
  /** When the newest message came. */
  private heard = 0;
  private failures = 0;
  private timer: unknown = null;
  private heartbeat: unknown = null;
  /** The number of the newest change that was received. */
  private seen = 0;
  state: State = 'connecting';

  constructor(
    private readonly environment: Environment,
    private readonly listener: Listener,
  ) {}

  connect(): void {
    this.drop();
    this.setState(this.failures || this.seen ? 'lost' : 'connecting');
    const transport = this.environment.open();
    this.transport = transport;
    transport.onopen = () => this.sayHello(transport);
    transport.onmessage = (event) => this.receive(JSON.parse(event.data) as FromServer);
    transport.onclose = (event) => this.closed(transport, event.code, event.reason);
    this.heartbeat = this.environment.after(() => this.reconnectLater(), CONNECTING);
  }

  /** Send a request; after a lost connection it is sent again, until it is done or refused. */
  ask(wish: Wish): Promise<Answer> {
    const message = { ...wish, request: this.environment.number() } as FromClient & { request: number };
    return new Promise((answer) => {
      const pending = { message, answer, sent: null };
      this.pending.set(message.request, pending);
      if (this.state === 'open') this.send(pending);
    });
  }

  /** Moves that no server can have seen are taken back. */
  withdraw(): void {
    for (const { message, sent } of [...this.pending.values()])
      if (sent === null && message.type === 'do')
        this.settle(message.request, { done: false, why: '', rule: '', because: null, withdrawn: true });
  }

  /** Whether there is a move that no server can have seen. */
  get withdrawable(): boolean {
    return [...this.pending.values()].some(({ message, sent }) => sent === null && message.type === 'do');
  }

  /** Whether the message went out; a connection that is closing, which nobody has told us yet, takes none. */
  private write(message: FromClient): boolean {
    if (this.transport?.readyState !== OPEN) return false;
    this.transport.send(JSON.stringify(message));
    return true;
  }

  private send(pending: Pending): void {
    if (!this.write(pending.message)) return;
    if (pending.sent === null) this.environment.after(() => this.judge(), STALLED);
    pending.sent ??= this.environment.now();
  }

  /** Connect anew, now. */
  retry(): void {
    if (this.state === 'open' || this.state === 'lost') this.connect();
  }

  /** How many requests have no answer yet. */
  get waiting(): number {
    return this.pending.size;
  }

  /** Another tab shows this table now; this one stays disconnected until `connect` is called. */
  yieldToOtherTab(): void {
    this.drop();
    this.setState('moved');
  }

  close(): void {
    this.drop();
    this.setState('closed');
  }

  /** The page was asleep or the network is back: check the connection now, not at the next heartbeat. */
  nudge(): void {
    if (this.state === 'open') this.ping();
    else if (this.state === 'lost') this.connect();
  }

  private sayHello(transport: Transport): void {
    this.failures = 0;
    this.environment.cancel(this.heartbeat);
    transport.send(JSON.stringify({ type: 'hello', secret: this.environment.secret(), after: this.seen }));
    this.setState('open');
    for (const pending of this.pending.values()) this.send(pending);
    this.listen();
  }

  /** Wait for a sign of the server, and ask for one if none comes. */
  private listen(): void {
    this.heard = this.environment.now();
    this.environment.cancel(this.heartbeat);
    this.heartbeat = this.environment.after(() => this.ping(), this.environment.watched() ? PING : PING_UNWATCHED);
  }

  private ping(): void {
    this.environment.cancel(this.heartbeat);
    this.write({ type: 'ping' });
    this.heartbeat = this.environment.after(() => this.stall(), STALLED - PING);
  }

  private stall(): void {
    this.listener.stalled(this.heard);
    this.heartbeat = this.environment.after(() => this.reconnectLater(), LOST - STALLED);
  }

  /** A server that is there and does not answer a request has stalled too. */
  private judge(): void {
    if (this.state !== 'open') return;
    const now = this.environment.now();
    const oldest = Math.min(...[...this.pending.values()].map(({ sent }) => sent ?? now));
    const silent = now - this.heard >= STALLED;
    this.listener.stalled(silent ? this.heard : now - oldest >= STALLED ? oldest : null);
  }

  private receive(message: FromServer): void {
    this.listen();
    if (message.type === 'changed') this.seen = message.n;
    if (message.type === 'done') this.settle(message.request, { done: true, n: message.n });
    if (message.type === 'refused') {
      const { why, rule = '', because = null } = message;
      this.settle(message.request, { done: false, why, rule, because });
    }
    if (message.type === 'hinted') this.settle(message.request, { done: true, n: 0, hint: message });
    this.listener.message(message);
    this.judge();
  }

  private settle(request: number, answer: Answer): void {
    this.pending.get(request)?.answer(answer);
    this.pending.delete(request);
  }

  private closed(transport: Transport, code: number, reason: string): void {
    if (transport !== this.transport) return;
    this.drop();
    if (FINAL.has(code)) this.setState('closed', reason, code);
    else this.reconnectLater();
  }

  private reconnectLater(): void {
    this.drop();
    this.setState('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++);
    this.timer = this.environment.after(() => this.connect(), wait * (0.75 + this.environment.random() / 2));
  }

  private drop(): void {
    this.environment.cancel(this.timer);
    this.environment.cancel(this.heartbeat);
    const transport = this.transport;
    this.transport = null;
    if (transport) {
      transport.onopen = transport.onmessage = transport.onclose = null;
      transport.close();
    }
  }

  private setState(state: State, why = '', code = 0): void {
    this.state = state;
    this.listener.state(state, why, code);
  }
}

/** The browser's own socket to a table. */
export function browserEnvironment(table: string, secret: () => string): Environment {
  return {
    open: () => {
      const url = new URL(`api/tables/${table}/live`, document.baseURI);
      url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
      return new WebSocket(url) as unknown as Transport;
    },
    secret,
    number: nextNumber,
    now: () => performance.now(),
    watched: () => document.visibilityState === 'visible',
    after: (work, ms) => setTimeout(work, ms),
    cancel: (timer) => clearTimeout(timer as number),
    random: Math.random,
  };
}

/** Based on the time, so that numbers grow over reloads and tabs. */
export function nextNumber(): number {
  const last = Number(stored('request') ?? 0);
  const number = Math.max(last + 1, Date.now());
  store('request', String(number));
  return number;
}
