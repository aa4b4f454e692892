/** What this browser keeps of one's own choices, by key. */

export const keyOf = (name: string): string => `stammtisch.${name}`;
export const stored = (name: string): string | null => localStorage.getItem(keyOf(name));
export const store = (name: string, value: string): void => localStorage.setItem(keyOf(name), value);
