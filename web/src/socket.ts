/** The socket to one table: it says who we are, numbers requests, repeats them until they are answered, and reconnects. */
import type { FromClient, FromServer, Said } from './wire';

type WithoutNumber<T> = T extends { request: number } ? Omit<T, 'request'> : never;
/** A request before it has its number. */
export type Wish = WithoutNumber<FromClient>;

export type Answer = { done: true; n: number } | { done: false; why: string; rule: string; because: Said | null };
/** `moved`: another tab has taken over. `closed`: connecting again would not help. */
export type State = 'connecting' | 'open' | 'lost' | 'moved' | 'closed';

/** The part of a WebSocket that is used here. */
export interface Transport {
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
  after(work: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
  random(): number;
}

export interface Listener {
  message(message: FromServer): void;
  /** `why` and `code` are those of the close frame, for `closed`. */
  state(state: State, why: string, code: number): void;
}

export const PING = 15_000;
const PATIENCE = 8_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** Close codes (docs/protocol.md). After a final one a new connection would be closed in the same way. */
export const UNKNOWN_SECRET = 4401;
const NOT_LET_IN = 4403;
const NO_SUCH_TABLE = 4404;
const SET_ASIDE = 4410;
const FINAL = new Set([UNKNOWN_SECRET, NOT_LET_IN, NO_SUCH_TABLE, SET_ASIDE]);

export class Socket {
  private transport: Transport | null = null;
  private pending = new Map<number, { message: FromClient; answer: (answer: Answer) => void }>();
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
  }

  /** Send a request; after a lost connection it is sent again, until it is done or refused. */
  ask(wish: Wish): Promise<Answer> {
    const message = { ...wish, request: this.environment.number() } as FromClient & { request: number };
    return new Promise((answer) => {
      this.pending.set(message.request, { message, answer });
      if (this.state === 'open') this.transport?.send(JSON.stringify(message));
    });
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
    transport.send(JSON.stringify({ type: 'hello', secret: this.environment.secret(), after: this.seen }));
    this.setState('open');
    for (const { message } of this.pending.values()) transport.send(JSON.stringify(message));
    this.heartbeat = this.environment.after(() => this.ping(), PING);
  }

  private ping(): void {
    this.environment.cancel(this.heartbeat);
    this.transport?.send(JSON.stringify({ type: 'ping' }));
    this.heartbeat = this.environment.after(() => this.reconnectLater(), PATIENCE);
  }

  private receive(message: FromServer): void {
    this.environment.cancel(this.heartbeat);
    this.heartbeat = this.environment.after(() => this.ping(), PING);
    if (message.type === 'changed') this.seen = message.n;
    if (message.type === 'done') this.settle(message.request, { done: true, n: message.n });
    if (message.type === 'refused') {
      const { why, rule = '', because = null } = message;
      this.settle(message.request, { done: false, why, rule, because });
    }
    this.listener.message(message);
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
    after: (work, ms) => setTimeout(work, ms),
    cancel: (timer) => clearTimeout(timer as number),
    random: Math.random,
  };
}

/** Based on the time, so that numbers grow over reloads and tabs. */
function nextNumber(): number {
  const last = Number(localStorage.getItem('stammtisch.request') ?? 0);
  const number = Math.max(last + 1, Date.now());
  localStorage.setItem('stammtisch.request', String(number));
  return number;
}
