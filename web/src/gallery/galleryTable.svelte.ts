/** A table without a server: one situation that can be touched; a move that is sent changes nothing. */
import { plainly, type Described, type Drawing, type GameDrawing } from '../games';
import { speech } from '../speech.svelte';
import { begun, callableThings, thingOf } from '../table/calls';
import { complete } from '../touches';
import { StandingOrders } from '../table/standingOrders.svelte';
import { Selection } from '../table/selection.svelte';
import type { Chair, Match, Move, Window } from '../wire';
import type { Company } from '../words';

export interface Situation {
  game: string;
  seat: number;
  match: Match;
}

const NAMES = ['Anke', 'Bettina', 'Uwe', 'Ilja', 'Teun', 'Noor', 'Maximilian', 'Ida', 'Bram', 'Fleur'];

export class GalleryTable {
  readonly selection = new Selection(
    () => this.legal,
    () => this.calls,
  );
  readonly standing = new StandingOrders();
  readonly log = { entries: [], unread: 0 };
  readonly connection = { state: 'open', unsent: 0 };
  refused = $state.raw(null);
  unconfirmed = null;
  callsShown = $state('');
  pointing = $state(false);
  choosing = false;
  situation = $state.raw<Situation>() as Situation;
  acted = [];
  receivedAt = 0;
  undoTo = null;
  covered = false;
  hint = null;
  seatAsked = false;
  alone = false;
  canSkip = false;
  silentFor = (): null => null;

  constructor(
    situation: Situation,
    readonly drawing: GameDrawing,
  ) {
    this.situation = situation;
  }

  get seats(): number {
    return (this.situation.match.screen as { seats: unknown[] }).seats.length;
  }
  get game(): string {
    return this.situation.game;
  }
  get windows(): Window[] {
    return this.match.windows;
  }
  get match(): Match {
    return this.situation.match;
  }
  get seat(): number {
    return this.situation.seat;
  }
  get names(): string[] {
    return NAMES.slice(0, this.seats);
  }
  get company(): Company {
    return { names: this.names, you: this.seat };
  }
  get table(): { chairs: Chair[] } & Record<string, unknown> {
    const chairs = this.names.map((name, i) => ({
      who: String(i),
      name,
      bot: i === 2 ? 'rule' : '',
      ready: true,
      here: i !== 2,
    }));
    for (const chair of chairs) if (chair.bot) chair.who = '';
    return {
      id: 'x',
      game: this.situation.game,
      chairs,
      paused: false,
      proposal: '',
      options: {},
      phase: 'playing',
      pauses: true,
      quiet: '',
    };
  }
  get chairs(): Chair[] {
    return this.table.chairs;
  }
  get acting(): number[] {
    return this.match.acting;
  }
  get turn(): number | null {
    return (this.match.screen as { turn?: number | null }).turn ?? null;
  }
  get now(): object {
    return { match: this.match, events: [], table: this.table, seat: this.seat };
  }
  get legal(): Move[] {
    return this.match.legal;
  }
  get calls(): Move[] {
    return this.match.calls;
  }
  private concerns(call: Move): string {
    return this.drawing.concerns?.(call, this.match.screen, this.seat) ?? thingOf(call);
  }
  get callable(): Set<string> {
    return callableThings(this.calls, this.selection.chosen, (call) => this.concerns(call));
  }
  look = (thing: string): void => {
    this.pointing = false;
    this.callsShown = thing;
  };
  point = (): void => void (this.pointing = !this.pointing);
  get asked(): boolean {
    return this.match.acting.includes(this.seat);
  }
  get lit(): Set<string> {
    return this.selection.lit;
  }
  race = $derived.by(() => this.asked && (this.match.asked.race ?? false));
  asking = $derived.by(() => speech.words.asked(this.game, this.match.asked, this.company));
  facts = $derived.by(() => speech.words.facts(this.game, this.match.facts, this.company));
  get decline(): Move | undefined {
    return this.legal.find((move) => move.words === this.match.asked.decline);
  }
  get declining(): string {
    return this.asking.decline || (this.decline ? this.nameOfMove(this.decline) : '');
  }
  get answerable(): boolean {
    return this.asked && this.asking.offers && this.decline !== undefined;
  }
  get answers(): Move[] {
    return this.legal;
  }
  get finish(): Move | null {
    return this.selection.whole;
  }

  get drawn(): Drawing {
    const { game, seat, names, acting, tap, legal, finish } = this;
    const { lit, chosen, instead } = this.selection;
    const { screen, facts, result } = this.match;
    const { chairs } = this.table;
    const { calls, callable, pointing, point, look, windows } = this;
    return {
      ...{ game, screen, seat, names, acting, lit, chosen, instead, tap, chairs, legal, finish, facts, result },
      ...{ calls, callable, pointing, point, look, windows, call: this.send, t: speech.words, table: 'gallery' },
    };
  }
  nameOfMove(move: Move): string {
    return speech.words.move(this.game, move, this.company);
  }
  nameOfTouch(touch: string): string {
    return this.drawing.touch?.(touch, this.drawn) ?? speech.words.touch(this.game, touch, this.company);
  }
  effectOf(move: Move): string {
    return speech.words.would(this.game, move, this.company).join(' ');
  }
  callsAt(thing: string): Move[] {
    return this.calls.filter((call) => this.concerns(call) === thing);
  }
  get described(): Described {
    return (this.drawing.describe ?? plainly)(this.drawn);
  }

  tap = (touch: string): void => {
    const { selection } = this;
    if (this.pointing && this.callsAt(touch).length) return this.look(touch);
    if (selection.lit.has(touch)) selection.choose([...selection.chosen, touch]);
    else if (selection.chosen.includes(touch)) selection.takeBack(touch);
    else if (selection.replacing(touch)) selection.choose(selection.replacing(touch)!);
    else this.begin(touch);
  };
  private begin(touch: string): void {
    const called = begun(this.calls, this.selection.chosen, touch);
    if (called && !complete(this.calls, called)) this.selection.begin(called);
    else if (this.callable.has(touch)) this.look(touch);
  }
  back = (): void => this.selection.stepBack();
  send = (): void => this.selection.clear();
  play = this.send;
  hurry = (): void => {};
  seize = this.send;
  ask = this.send;
}
