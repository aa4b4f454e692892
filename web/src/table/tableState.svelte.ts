/** The newest change that is shown, what follows from it for the person at this browser, and how its game is drawn. */
import { drawingOf, type GameDrawing } from '../games';
import { speech } from '../speech.svelte';
import type { Chair, Changed, Match, Table, Window } from '../wire';
import { TABLE, type Company } from '../words';
import { nameOf } from './chairNames';

export class TableState {
  now = $state.raw<Changed | null>(null);
  drawing = $state.raw<GameDrawing | null>(null);
  private loaded = '';

  get table(): Table | null {
    return this.now?.table ?? null;
  }
  get match(): Match | null {
    return this.now?.match ?? null;
  }
  get chairs(): Chair[] {
    return this.table?.chairs ?? [];
  }
  /** The name of the game that is played here. */
  get game(): string {
    return this.table?.game ?? '';
  }
  get windows(): Window[] {
    return this.match?.windows ?? [];
  }
  get acting(): number[] {
    return this.match?.acting ?? [];
  }
  get seat(): number {
    return this.now?.seat ?? TABLE;
  }
  /** The names by seat; after a match those who played it, not those who sit there now. */
  get names(): string[] {
    const { players = [], phase } = this.table ?? {};
    const played = phase === 'over' && players.length === this.chairs.length;
    return this.chairs.map((chair, i) => {
      const sits = played ? { ...chair, name: players[i]!, bot: players[i] ? '' : 'rule' } : chair;
      return nameOf(sits, i) || speech.words.say('seat', { n: i + 1 });
    });
  }
  get company(): Company {
    return { names: this.names, you: this.seat };
  }
  /** What happened last, in sentences, as far as the prompt does not tell it. */
  get happened(): string[] {
    const { news = () => true } = this.drawing ?? {};
    return (this.now?.events ?? []).filter(news).map((event) => speech.words.event(this.game, event, this.company));
  }
  /** Who is on turn, where the game has turns. */
  get turn(): number | null {
    return ((this.match?.screen ?? {}) as { turn?: number | null }).turn ?? null;
  }
  /** Whether a bot plays for us. */
  get covered(): boolean {
    const chair = this.table?.chairs[this.seat];
    return chair !== undefined && chair.bot !== '';
  }
  /** Whether we are to act. */
  get asked(): boolean {
    return this.acting.includes(this.seat) && !this.covered;
  }
  /** Whether we may choose a move ahead: the match goes on, and others are asked. */
  get ahead(): boolean {
    const plays = this.match !== null && this.seat !== TABLE && !this.covered;
    return plays && !this.asked && !this.table?.paused && this.turn !== null;
  }

  /** Load how this game is drawn, unless it is known. */
  protected async loadDrawing(game: string): Promise<void> {
    if (game === this.loaded) return;
    this.loaded = game;
    const drawing = await drawingOf(game);
    if (this.loaded === game) this.drawing = drawing;
  }
}
