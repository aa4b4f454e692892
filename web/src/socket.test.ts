import { beforeEach, describe, expect, it } from 'vitest';
import { LOST, PING, PING_UNWATCHED, STALLED, Socket, UNKNOWN_SECRET } from './socket';
import type { Answer, Environment, Transport } from './socket';
import type { FromServer } from './wire';

class FakeTransport implements Transport {
  sent: { type: string; request?: number; after?: number; secret?: string }[] = [];
  closed = false;
  readyState = 1;
  onopen: Transport['onopen'] = null;
  onmessage: Transport['onmessage'] = null;
  onclose: Transport['onclose'] = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  kinds(): string[] {
    return this.sent.map((each) => each.type);
  }
}

class World implements Environment {
  transports: FakeTransport[] = [];
  timers: { work: () => void; at: number }[] = [];
  clock = 0;
  looking = true;
  stalls: (number | null)[] = [];
  numbers = 0;
  states: string[] = [];
  heard: FromServer[] = [];
  socket = new Socket(this, {
    message: (message) => this.heard.push(message),
    state: (state, why, code) => this.states.push(code ? `${state} ${code}: ${why}` : state),
    stalled: (since) => this.stalls.push(since),
  });
  now(): number {
    return this.clock;
  }
  watched(): boolean {
    return this.looking;
  }
  open(): Transport {
    this.transports.push(new FakeTransport());
    return this.transport;
  }
  secret(): string {
    return 'secret';
  }
  number(): number {
    return ++this.numbers;
  }
  after(work: () => void, ms: number): unknown {
    const timer = { work, at: this.clock + ms };
    this.timers.push(timer);
    return timer;
  }
  cancel(timer: unknown): void {
    this.timers = this.timers.filter((each) => each !== timer);
  }
  random(): number {
    return 0.5;
  }
  get transport(): FakeTransport {
    return this.transports.at(-1)!;
  }
  /** Time passes until the next thing is due; how much. */
  run(): number {
    const before = this.clock;
    const next = this.timers.reduce((first, each) => (each.at < first.at ? each : first));
    this.cancel(next);
    this.clock = next.at;
    next.work();
    return this.clock - before;
  }
  pass(ms: number): void {
    const end = this.clock + ms;
    while (this.timers.some(({ at }) => at <= end)) this.run();
    this.clock = end;
  }
  /** Since when the line has stalled, as far as the page was told. */
  get stalled(): number | null {
    return this.stalls.at(-1) ?? null;
  }
  begin(): void {
    this.socket.connect();
    this.transport.onopen!();
  }
}

let world: World;
beforeEach(() => {
  world = new World();
});

describe('the socket', () => {
  it('says hello first', () => {
    world.begin();
    expect(world.transport.sent).toEqual([{ type: 'hello', secret: 'secret', after: 0 }]);
    expect(world.states).toEqual(['connecting', 'open']);
  });

  it('numbers what it asks and matches the answers', async () => {
    world.begin();
    const first = world.socket.ask({ type: 'do', words: 'play G7' });
    const second = world.socket.ask({ type: 'pause' });
    expect(world.transport.sent.slice(1).map((each) => each.request)).toEqual([1, 2]);
    world.transport.say({ type: 'refused', request: 2, why: 'there is nothing to pause', rule: '' });
    world.transport.say({ type: 'done', request: 1, n: 9 });
    expect(await first).toEqual({ done: true, n: 9 });
    expect(await second).toEqual({ done: false, why: 'there is nothing to pause', rule: '', because: null });
    expect(world.socket.waiting).toBe(0);
  });

  it('asks again, under the same number, what was not answered before a break', () => {
    world.begin();
    void world.socket.ask({ type: 'do', words: 'play G7' });
    void world.socket.ask({ type: 'pause' });
    world.transport.say({ type: 'done', request: 1, n: 9 });
    world.transport.onclose!({ code: 1006, reason: '' });
    expect(world.states.at(-1)).toBe('lost');
    world.run();
    world.transport.onopen!();
    expect(world.transports.length).toBe(2);
    expect(world.transport.sent).toEqual([
      { type: 'hello', secret: 'secret', after: 0 },
      { type: 'pause', request: 2 },
    ]);
  });

  it('keeps what is asked while there is no connection', () => {
    world.socket.connect();
    void world.socket.ask({ type: 'resume' });
    expect(world.transport.sent).toEqual([]);
    world.transport.onopen!();
    expect(world.transport.kinds()).toEqual(['hello', 'resume']);
  });

  it('writes nothing into a connection that is closing, and asks when there is another', () => {
    world.begin();
    const closing = world.transport;
    closing.readyState = 2;
    void world.socket.ask({ type: 'do', words: 'play G7' });
    world.socket.nudge();
    expect(closing.kinds()).toEqual(['hello']);
    expect(world.socket.withdrawable).toBe(true);
    closing.onclose!({ code: 1006, reason: '' });
    world.socket.retry();
    world.transport.onopen!();
    expect(world.transport.kinds()).toEqual(['hello', 'do']);
  });

  it('asks for the events after the last view it saw', () => {
    world.begin();
    world.transport.say({ type: 'changed', n: 41 });
    world.transport.onclose!({ code: 1006, reason: '' });
    world.run();
    world.transport.onopen!();
    expect(world.transport.sent[0]!.after).toBe(41);
  });

  it('waits longer after every failure, and no longer than ten seconds', () => {
    world.socket.connect();
    const waits = Array.from({ length: 7 }, () => {
      world.transport.onclose!({ code: 1006, reason: '' });
      return world.run();
    });
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10000, 10000]);
  });

  it('says within three seconds that the line has stalled, and after twenty that it is lost', () => {
    world.begin();
    world.pass(PING);
    expect(world.transport.kinds()).toEqual(['hello', 'ping']);
    world.transport.say({ type: 'pong' });
    expect(world.stalled).toBe(null);
    world.pass(STALLED - 1);
    expect(world.stalled).toBe(null);
    world.pass(1);
    expect(world.stalled).toBe(PING);
    expect(world.states.at(-1)).toBe('open');
    const silent = world.transport;
    world.pass(LOST - STALLED);
    expect(silent.closed).toBe(true);
    expect(world.states).toContain('lost');
  });

  it('takes back what it said as soon as anything comes', () => {
    world.begin();
    world.pass(STALLED);
    expect(world.stalled).toBe(0);
    world.transport.say({ type: 'pong' });
    expect(world.stalled).toBe(null);
    world.pass(PING);
    expect(world.transport.kinds()).toEqual(['hello', 'ping', 'ping']);
  });

  it('asks seldom while nobody is looking', () => {
    world.looking = false;
    world.begin();
    world.pass(PING_UNWATCHED - 1);
    expect(world.transport.kinds()).toEqual(['hello']);
  });

  it('says so too if the server is there and does not answer a request', () => {
    world.begin();
    void world.socket.ask({ type: 'do', words: 'play G7' });
    world.pass(PING);
    world.transport.say({ type: 'pong' });
    world.pass(STALLED - PING);
    expect(world.stalled).toBe(0);
    world.transport.say({ type: 'changed', n: 3 });
    expect(world.stalled).toBe(0);
    world.transport.say({ type: 'done', request: 1, n: 3 });
    expect(world.stalled).toBe(null);
  });

  it('tries again now when asked to', () => {
    world.begin();
    void world.socket.ask({ type: 'pause' });
    world.pass(STALLED);
    world.socket.retry();
    expect(world.transports.length).toBe(2);
    world.transport.onopen!();
    expect(world.transport.kinds()).toEqual(['hello', 'pause']);
  });

  it('gives up a connection that is not made', () => {
    world.socket.connect();
    world.run();
    expect(world.transports[0]!.closed).toBe(true);
    expect(world.states.at(-1)).toBe('lost');
  });

  it('takes back a move that no server can have seen, and no other', async () => {
    world.begin();
    void world.socket.ask({ type: 'do', words: 'play G7' });
    expect(world.socket.withdrawable).toBe(false);
    world.transport.onclose!({ code: 1006, reason: '' });
    const second = world.socket.ask({ type: 'do', words: 'play G8' });
    expect(world.socket.withdrawable).toBe(true);
    world.socket.withdraw();
    expect(await second).toEqual({ done: false, why: '', rule: '', because: null, withdrawn: true });
    world.run();
    world.transport.onopen!();
    expect(world.transport.sent.slice(1)).toEqual([{ type: 'do', words: 'play G7', request: 1 }]);
  });

  it('gives a hint as the answer to its request', async () => {
    world.begin();
    const asked = world.socket.ask({ type: 'hint' });
    const hint = { type: 'hinted', request: 1, move: { words: 'pass', touches: [] }, why: 'why-only', rules: [] };
    world.transport.say(hint);
    expect(await asked).toEqual({ done: true, n: 0, hint });
  });

  it.each([
    [4403, 'ask for its code'],
    [4405, 'the host has removed you'],
    [4410, 'it is set aside'],
  ])('does not try again after %i, where that is of no use', (code, reason) => {
    world.begin();
    world.transport.onclose!({ code, reason });
    expect(world.states.at(-1)).toBe(`closed ${code}: ${reason}`);
    expect(world.timers).toEqual([]);
  });

  it('tries again after a close code that is not final', () => {
    world.begin();
    world.transport.onclose!({ code: 4429, reason: 'too many tables' });
    expect(world.states.at(-1)).toBe('lost');
    expect(world.timers.length).toBe(1);
  });

  it('tells an unknown secret by its close code', () => {
    world.begin();
    world.transport.onclose!({ code: UNKNOWN_SECRET, reason: 'in any words' });
    expect(world.states.at(-1)).toBe('closed 4401: in any words');
  });

  it('keeps quiet once another tab plays, and comes back when asked to', async () => {
    world.begin();
    world.socket.yieldToOtherTab();
    expect(world.transports[0]!.closed).toBe(true);
    expect(world.timers).toEqual([]);
    let answer: Answer | undefined;
    void world.socket.ask({ type: 'pause' }).then((given) => (answer = given));
    expect(world.transports.length).toBe(1);
    world.socket.connect();
    world.transport.onopen!();
    world.transport.say({ type: 'done', request: 1, n: 2 });
    await Promise.resolve();
    expect(answer).toEqual({ done: true, n: 2 });
  });

  it('finds out at once after sleep', () => {
    world.begin();
    world.socket.nudge();
    expect(world.transport.kinds()).toEqual(['hello', 'ping']);
  });
});
