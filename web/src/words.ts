/** All texts in three languages, from the catalogues that the Python side uses too. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { EVENTS, MOVES, PHRASES, type Told } from './wire';

export const LANGUAGES = ['nl', 'de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
type Argument = string | number;
type Arguments = Record<string, Argument>;

const LISTS = ['cards', 'seats', 'places', 'way'];
export const TABLE = 15;

/** The names by seat, and the seat of the reader. */
export interface Company {
  names: string[];
  you: number;
}

export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ...catalogues: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of catalogues) this.bundle.addResource(new FluentResource(text));
  }

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** What somebody said; a fixed phrase is shown in the reader's language. */
  phrase(text: string): string {
    return PHRASES.includes(text.slice(1)) && text[0] === ':' ? this.say(`web-phrase-${text.slice(1)}`) : text;
  }

  /** A message by its key; the key itself where the catalogue lacks it. */
  say = (key: string, arguments_: Arguments = {}): string => {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, arguments_, []) : key;
  };

  who(seat: number, company: Company): Arguments {
    return { who: company.names[seat] ?? '', you: seat === company.you && seat !== TABLE ? 'yes' : 'no' };
  }

  /** A seat within a sentence. */
  name(seat: number, company: Company): string {
    return seat === company.you ? this.say('you') : (company.names[seat] ?? '');
  }

  /** A seat as a label. */
  label(seat: number, company: Company): string {
    return seat === company.you ? this.say('you-label') : (company.names[seat] ?? '');
  }

  namesOf(seats: number[], company: Company): string {
    return this.allOf(seats.map((seat) => this.name(seat, company)));
  }

  allOf(things: string[]): string {
    if (things.length < 2) return things.join('');
    return this.say('and', { first: things.slice(0, -1).join(', '), last: things.at(-1)! });
  }

  ranking(places: number[], company: Company): string {
    const order = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
    return order.map((seat) => `${places[seat]}. ${this.name(seat, company)}`).join(', ');
  }

  card(game: string, name: string, n = 1): string {
    for (const key of [`${game}-card-${name}`, `${game}-card-${name.slice(0, 1)}`])
      if (this.knows(key)) return this.say(key, { value: name.slice(1), n });
    return this.knows(`${game}-card`) ? this.say(`${game}-card`, { value: name, n }) : name;
  }

  /** Cards in their order; equal neighbours are counted. */
  cards(game: string, names: string[]): string {
    const found: { name: string; n: number }[] = [];
    for (const name of names)
      if (found.at(-1)?.name === name) found.at(-1)!.n++;
      else found.push({ name, n: 1 });
    return found.map(({ name, n }) => this.card(game, name, n)).join(', ');
  }

  /** What a button says: `play G7` becomes `Play green 7`. */
  move(game: string, words: string): string {
    const [verb = '', ...rest] = words.split(' ');
    const spelling = MOVES[game]?.[verb];
    const key = `${game}-move-${spelling ? verb : words.replaceAll(' ', '-')}`;
    if (!this.knows(key)) return words;
    return this.say(key, spelling ? this.spell(game, spelling.said, rest, { names: [], you: TABLE }) : {});
  }

  /** A thing to touch, in words: `hand:G7` becomes `green 7`. */
  touch(game: string, touch: string): string {
    const [kind = '', what = ''] = touch.split(':');
    if (kind === 'say') return this.move(game, what);
    const key = `${game}-touch-${kind}`;
    return this.knows(key) ? this.say(key, { what, card: this.card(game, what) }) : this.card(game, what || kind);
  }

  event(game: string, event: Told, company: Company): string {
    const key = `${game}-event-${event.kind}`;
    const spelling = EVENTS[game]?.[event.kind];
    const given: Arguments = { ...this.who(event.seat, company), rule: event.rule || 'none' };
    if (!spelling || !this.knows(key) || !fits(spelling.said, event.said)) {
      const told = [event.kind, ...event.said, ...event.what].join(' ');
      return capital(this.say('event-other', { ...given, told }));
    }
    Object.assign(given, this.spell(game, spelling.said, event.said, company));
    if (spelling.whispered.length) {
      given.known = event.what.length ? 'yes' : 'no';
      Object.assign(given, this.spell(game, spelling.whispered, event.what, company));
    }
    return capital(this.say(key, given));
  }

  /** A rule in a short sentence; empty where the catalogue has none. */
  rule(id: string): string {
    return this.knows(`rule-${id}`) ? this.say(`rule-${id}`) : '';
  }

  private spell(game: string, spelling: [string, string][], tokens: string[], company: Company): Arguments {
    const found: Arguments = {};
    spelling.forEach(([name, kind], at) => {
      if (LISTS.includes(kind)) found.n = tokens.length - at;
      found[name] = this.argument(game, kind, tokens.slice(at), company);
    });
    return found;
  }

  private argument(game: string, kind: string, tokens: string[], company: Company): Argument {
    if (kind === 'cards') return this.cards(game, tokens);
    if (kind === 'places') return this.ranking(tokens.map(Number), company);
    if (kind === 'seats') return this.namesOf(tokens.map(seatOf), company);
    const [first] = tokens;
    if (first === undefined) return 'hidden';
    if (kind === 'way') return tokens.at(-1)!;
    if (kind === 'colour') return this.say(`${game}-colour-${first}`);
    if (kind === 'seat') return this.name(seatOf(first), company);
    if (kind === 'slot') return Number(first) + 1;
    if (kind === 'signed') return signed(Number(first));
    return kind === 'number' ? Number(first) : first;
  }
}

const seatOf = (token: string): number => Number(token.replace(/^S/, ''));

function fits(spelling: [string, string][], tokens: string[]): boolean {
  const last = spelling.at(-1);
  return last && LISTS.includes(last[1]) ? tokens.length >= spelling.length - 1 : tokens.length === spelling.length;
}

export function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

/** Points won or lost, with a sign; minus is U+2212. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}

const CATALOGUES = import.meta.glob<string>('../../src/stammtisch/locales/**/*.ftl', {
  query: '?raw',
  import: 'default',
});

export async function load(language: Language): Promise<Words> {
  const paths = Object.keys(CATALOGUES).filter((path) => path.endsWith(`/${language}.ftl`));
  return new Words(language, ...(await Promise.all(paths.map((path) => CATALOGUES[path]!()))));
}

/** The language chosen before, or the browser's, or English. */
export function preferred(kept: string | null, offered: readonly string[]): Language {
  const wanted = [kept ?? '', ...offered].map((each) => each.slice(0, 2).toLowerCase());
  return (wanted.find((each) => (LANGUAGES as readonly string[]).includes(each)) as Language | undefined) ?? 'en';
}
