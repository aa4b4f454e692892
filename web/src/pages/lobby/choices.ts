/** What whoever opened the table can choose before a match. */
export interface Settings {
  options: Record<string, boolean | number | string>;
  seats: number;
  committed: boolean;
}

/** Who opened the table chooses the game and how it is played. */
export interface Choices {
  chooses: boolean;
  /** The seat of who opened it; -1 where that person does not sit. */
  host: number;
  /** As it is shown, with what was chosen and has no answer yet. */
  settings: Settings;
  settle: (changed: Partial<Settings>) => void;
}
