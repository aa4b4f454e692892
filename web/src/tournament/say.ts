/** What the desk says, in words. */
import type { Words } from '../words';
import type { Advice, DeskProblem, EntrantSeen, Formula, LogLine, Result } from '../wire-desk';

/** Why something was not done, or what is asked back. */
export function problemIn(t: Words, problem: DeskProblem): string {
  const key = `desk-${problem.asks ? 'ask' : 'refused'}-${problem.kind}`;
  if (t.knows(key)) return t.say(key, problem.told ?? {});
  const house = `because-${problem.kind}`;
  if (t.knows(house)) return t.say(house);
  return t.knows(problem.why) ? t.say(problem.why) : problem.why;
}

/** The button that says yes to a question. */
export function yesIn(t: Words, problem: DeskProblem): string {
  const key = `desk-ask-${problem.kind}.yes`;
  const said = t.say(key, problem.told ?? {});
  return said === key ? t.say('web-desk-yes') : said;
}

export function adviceIn(t: Words, family: 'next' | 'forgotten', advice: Advice, part = ''): string {
  const key = `desk-${family}-${advice.kind}${part && `.${part}`}`;
  const said = t.say(key, advice.told ?? {});
  return said === key ? '' : said;
}

/** What is told of a change: words of ours, and in quotes what people typed. */
const WORD = /“[^”]*”|\b[a-z][a-z_-]+\b/g;

/** A line of the log, with what was there before and after. */
export function lineIn(t: Words, { kind, what, before, after }: LogLine): string {
  const known = Object.entries(what).filter((each): each is [string, string | number] => typeof each[1] !== 'object');
  const word = (text: string): string => (t.knows(`desk-told-${text}`) ? t.say(`desk-told-${text}`) : text);
  const [was, is] = [before, after].map((text) => text.replace(WORD, word));
  const change = was ? `${was} → ${is || '–'}` : is!;
  return t.say(`desk-log-${kind}`, { n: 0, round: 0, table: 0, ...Object.fromEntries(known), change });
}

/** `8 : 6`, as on the form. */
export const scoreOf = (result: Pick<Result, 'scores'>): string => result.scores.join(' : ').replaceAll('-', '−');

/** A number that the server wrote, with the language's comma and a true minus. */
export const figure = (t: Words, text: string): string =>
  (t.language === 'en' ? text : text.replace('.', ',')).replace('-', '−');

export function namesOf(entrants: EntrantSeen[]): (n: number) => string {
  const names = new Map(entrants.map((each) => [each.n, each.name || `#${each.n}`]));
  return (n) => names.get(n) ?? `#${n}`;
}

const LETTERS: Record<string, string> = { ı: 'i', ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', '’': "'" };

/** A name as it is typed in a hurry: small, without accents. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıßłøđæœ’]/g, (letter) => LETTERS[letter]!);

/** The hours and minutes of a moment. */
export const clockTime = (t: Words, at: number): string => t.date(at, { hour: '2-digit', minute: '2-digit' });

/** `2 × pawns + 10 × won`, as it was typed. */
export function formulaIn(t: Words, formula: Formula | undefined): string {
  const { pawns = 1, won = 0, in_time = 0 } = formula ?? {};
  const terms = Object.entries({ pawns, won, in_time }).filter(([, weight]) => weight);
  const said = terms.map(([name, weight]) => `${weight} × ${t.say(`web-desk-formula-${name}`)}`);
  return said.join(' + ').replaceAll('+ -', '− ') || '0';
}

/** An option of a game and its value. */
export function optionIn(t: Words, game: string, name: string, value: boolean | number | string): [string, string] {
  const known = (key: string, otherwise: string): string => (t.knows(key) ? t.say(key) : otherwise);
  const said = typeof value === 'boolean' ? t.say(value ? 'web-desk-yes' : 'web-desk-no') : String(value);
  return [known(`${game}-option-${name}`, name), known(`${game}-value-${String(value)}`, said)];
}
