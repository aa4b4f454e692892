import { beforeEach, describe, expect, it } from 'vitest';
import { PING, Socket, type Answer, type Surroundings, type Wire } from './socket';
import type { FromServer } from './wire';

class FakeWire implements Wire {
  sent: { type: string; request?: number; after?: number; secret?: string }[] = [];
  closed = false;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
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

class World implements Surroundings {
  wires: FakeWire[] = [];
  timers: { work: () => void; ms: number }[] = [];
  numbers = 0;
  states: string[] = [];
  heard: FromServer[] = [];
  socket = new Socket(this, {
    message: (message) => this.heard.push(message),
    state: (state, why) => this.states.push(why ? `${state}: ${why}` : state),
  });
  open(): Wire {
    this.wires.push(new FakeWire());
    return this.wire;
  }
  secret(): string {
    return 'secret';
  }
  number(): number {
    return ++this.numbers;
  }
  after(work: () => void, ms: number): unknown {
    const timer = { work, ms };
    this.timers.push(timer);
    return timer;
  }
  cancel(timer: unknown): void {
    this.timers = this.timers.filter((each) => each !== timer);
  }
  random(): number {
    return 0.5;
  }
  get wire(): FakeWire {
    return this.wires.at(-1)!;
  }
  run(): number {
    const timer = this.timers.shift()!;
    timer.work();
    return timer.ms;
  }
  begin(): void {
    this.socket.connect();
    this.wire.onopen!();
  }
}

let world: World;
beforeEach(() => {
  world = new World();
});

describe('the socket', () => {
  it('says hello first', () => {
    world.begin();
    expect(world.wire.sent).toEqual([{ type: 'hello', secret: 'secret', after: 0 }]);
    expect(world.states).toEqual(['connecting', 'open']);
  });

  it('numbers what it asks and matches the answers', async () => {
    world.begin();
    const first = world.socket.ask({ type: 'do', words: 'play G7' });
    const second = world.socket.ask({ type: 'pause' });
    expect(world.wire.sent.slice(1).map((each) => each.request)).toEqual([1, 2]);
    world.wire.say({ type: 'refused', request: 2, why: 'there is nothing to pause', rule: '' });
    world.wire.say({ type: 'done', request: 1, n: 9 });
    expect(await first).toEqual({ done: true, n: 9 });
    expect(await second).toEqual({ done: false, why: 'there is nothing to pause', rule: '' });
    expect(world.socket.waiting).toBe(0);
  });

  it('asks again, under the same number, what was not answered before a break', () => {
    world.begin();
    void world.socket.ask({ type: 'do', words: 'play G7' });
    void world.socket.ask({ type: 'pause' });
    world.wire.say({ type: 'done', request: 1, n: 9 });
    world.wire.onclose!({ code: 1006, reason: '' });
    expect(world.states.at(-1)).toBe('lost');
    world.run();
    world.wire.onopen!();
    expect(world.wires.length).toBe(2);
    expect(world.wire.sent).toEqual([
      { type: 'hello', secret: 'secret', after: 0 },
      { type: 'pause', request: 2 },
    ]);
  });

  it('keeps what is asked while there is no connection', () => {
    world.socket.connect();
    void world.socket.ask({ type: 'resume' });
    expect(world.wire.sent).toEqual([]);
    world.wire.onopen!();
    expect(world.wire.kinds()).toEqual(['hello', 'resume']);
  });

  it('asks for the events after the last view it saw', () => {
    world.begin();
    world.wire.say({ type: 'changed', n: 41 });
    world.wire.onclose!({ code: 1006, reason: '' });
    world.run();
    world.wire.onopen!();
    expect(world.wire.sent[0]!.after).toBe(41);
  });

  it('waits longer after every failure, and no longer than ten seconds', () => {
    world.socket.connect();
    const waits = Array.from({ length: 7 }, () => {
      world.wire.onclose!({ code: 1006, reason: '' });
      return world.run();
    });
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10000, 10000]);
  });

  it('takes a silent server for a lost one', () => {
    world.begin();
    expect(world.run()).toBe(PING);
    expect(world.wire.kinds()).toEqual(['hello', 'ping']);
    const silent = world.wire;
    world.run();
    expect(silent.closed).toBe(true);
    expect(world.states.at(-1)).toBe('lost');
  });

  it('does not try again where that is of no use', () => {
    world.begin();
    world.wire.onclose!({ code: 4403, reason: 'ask for its code' });
    expect(world.states.at(-1)).toBe('closed: ask for its code');
    expect(world.timers).toEqual([]);
  });

  it('keeps quiet once another tab plays, and comes back when asked to', async () => {
    world.begin();
    world.socket.yieldTo();
    expect(world.wires[0]!.closed).toBe(true);
    expect(world.timers).toEqual([]);
    let answer: Answer | undefined;
    void world.socket.ask({ type: 'pause' }).then((given) => (answer = given));
    expect(world.wires.length).toBe(1);
    world.socket.connect();
    world.wire.onopen!();
    world.wire.say({ type: 'done', request: 1, n: 2 });
    await Promise.resolve();
    expect(answer).toEqual({ done: true, n: 2 });
  });

  it('finds out at once after sleep', () => {
    world.begin();
    world.socket.nudge();
    expect(world.wire.kinds()).toEqual(['hello', 'ping']);
  });
});
