/** A table without a server: one situation that can be touched; a move that is sent changes nothing. */
import type { Described, Drawing, GameDrawing, Warning } from '../games';
import { speech } from '../speech.svelte';
import { Selection } from '../table/selection.svelte';
import type { Chair, Match, Move } from '../wire';
import type { Company } from '../words';

export interface Situation {
  game: string;
  seat: number;
  match: Match;
}

const NAMES = ['Anke', 'Bettina', 'Uwe', 'Ilja', 'Teun', 'Noor', 'Maximilian'];

export class GalleryTable {
  readonly selection = new Selection(() => this.legal);
  readonly log = { entries: [], unread: 0 };
  readonly connection = { state: 'open', unsent: 0 };
  refused = $state.raw(null);
  unconfirmed = $state.raw<(Warning & { move: Move }) | null>(null);
  situation = $state.raw<Situation>() as Situation;
  acted = [];
  receivedAt = 0;
  undoTo = null;
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
  get lit(): Set<string> {
    return this.selection.lit;
  }
  race = $derived.by(() => this.asked && this.legal.some((move) => move.words === 'pass'));

  get drawn(): Drawing {
    const { seat, names, tap, legal } = this;
    const { lit, chosen, instead } = this.selection;
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
  nameOfMove(words: string): string {
    return this.drawing.move?.(words, this.drawn) ?? speech.words.move(this.situation.game, words);
  }
  nameOfTouch(touch: string): string {
    return this.drawing.touch?.(touch, this.drawn) ?? speech.words.touch(this.situation.game, touch);
  }
  get described(): Described {
    return this.drawing.describe?.(this.drawn) ?? {};
  }

  tap = (touch: string): void => {
    const { selection } = this;
    if (selection.lit.has(touch)) selection.choose([...selection.chosen, touch]);
    else if (selection.chosen.includes(touch)) selection.takeBack(touch);
    else selection.choose(selection.replacing(touch) ?? selection.chosen);
  };
  back = (): void => this.selection.stepBack();
  send = (): void => this.selection.clear();
  play = (move: Move): void => {
    const warning = this.drawing.warn?.(move.words, this.drawn);
    this.unconfirmed = warning && !this.unconfirmed ? { ...warning, move } : null;
    if (!this.unconfirmed) this.send();
  };
  hurry = (): void => {};
  pass = this.send;
  seize = this.send;
  ask = this.send;
}
