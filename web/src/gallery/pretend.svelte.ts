/** A table without a server: one situation, whose things can be touched; what is played changes nothing. */
import type { Described, Drawing, GameDrawing, Warning } from '../games';
import { speech } from '../speech.svelte';
import { alternatives, buttons, complete, forced, instead, next, stepBack } from '../touches';
import type { Chair, Match, Move } from '../wire';
import type { Company } from '../words';

export interface Situation {
  game: string;
  seat: number;
  match: Match;
}

const NAMES = ['Anke', 'Bettina', 'Uwe', 'Ilja', 'Teun', 'Noor', 'Maximilian'];

export class Pretend {
  chosen = $state.raw<string[]>([]);
  refused = $state.raw(null);
  doubt = $state.raw<(Warning & { move: Move }) | null>(null);
  situation = $state.raw<Situation>() as Situation;
  entries = [];
  acted = [];
  unread = 0;
  unsent = 0;
  told = 0;
  before = null;
  state = 'open';
  covered = false;

  constructor(
    situation: Situation,
    readonly drawing: GameDrawing,
  ) {
    this.situation = situation;
  }

  get seats(): number {
    return (this.situation.match.screen as { seats: unknown[] }).seats.length;
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
      quiet: this.situation.game === 'keezen',
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
  get asked(): boolean {
    return this.match.acting.includes(this.seat);
  }
  lit = $derived.by(() => next(this.legal, this.chosen));
  instead = $derived.by(() => alternatives(this.legal, this.chosen));
  whole = $derived.by(() => complete(this.legal, this.chosen));
  choices = $derived.by(() => buttons(this.legal, this.chosen));
  race = $derived.by(() => this.asked && this.legal.some((move) => move.words === 'pass'));

  get drawn(): Drawing {
    const { seat, names, lit, chosen, instead, tap, legal } = this;
    const { chairs } = this.table;
    return {
      screen: this.match.screen,
      seat,
      names,
      acting: this.match.acting,
      lit,
      chosen,
      instead,
      tap,
      t: speech.words,
      chairs,
      legal,
    };
  }
  named(words: string): string {
    return this.drawing.move?.(words, this.drawn) ?? speech.words.move(this.situation.game, words);
  }
  called(touch: string): string {
    return this.drawing.touch?.(touch, this.drawn) ?? speech.words.touch(this.situation.game, touch);
  }
  get described(): Described {
    return this.drawing.describe?.(this.drawn) ?? {};
  }

  tap = (touch: string): void => {
    if (this.lit.has(touch)) this.chosen = forced(this.legal, [...this.chosen, touch]);
    else if (this.chosen.includes(touch)) this.chosen = this.chosen.slice(0, this.chosen.lastIndexOf(touch));
    else this.chosen = forced(this.legal, instead(this.legal, this.chosen, touch) ?? this.chosen);
  };
  back = (): void => {
    this.chosen = stepBack(this.legal, this.chosen);
  };
  send = (): void => {
    this.chosen = [];
  };
  play = (move: Move): void => {
    const warning = this.drawing.warn?.(move.words, this.drawn);
    this.doubt = warning && !this.doubt ? { ...warning, move } : null;
    if (!this.doubt) this.send();
  };
  hurry = (): void => {};
  pass = this.send;
  seize = this.send;
  ask = this.send;
}
