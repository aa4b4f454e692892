/** All texts in three languages: the words of the house are bundled, those of a game come from the server. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { PHRASES, type GameWords, type Move, type Said, type Spelled, type Told } from './wire';

export const LANGUAGES = ['nl', 'de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
type Argument = string | number;
type Arguments = Record<string, Argument>;

const LISTS = ['cards', 'seats', 'places', 'plays', 'way'];
const EACH = 'each.';
const LIST = 'list.';
/** What the house asks where a game says no more. */
const HOUSE: Record<string, Spelled> = Object.fromEntries(
  ['act', 'turn', 'wait', 'table', 'over'].map((kind) => [
    kind,
    { said: kind === 'wait' ? [['whom', 'seats']] : [], whispered: [] },
  ]),
);
/** What the house refuses has no variables. */
const NOTHING: Spelled = { said: [], whispered: [] };
export const TABLE = 15;

/** The names by seat, and the seat of the reader. */
export interface Company {
  names: string[];
  you: number;
}

/** What the tokens of a game are worded from. */
export type Group = 'move' | 'event' | 'asked' | 'fact' | 'would' | 'because';

/** What is asked, in words. */
export interface Asking {
  title: string;
  sentence: string;
  /** What the button says that answers it. */
  button: string;
  /** Whether that button has words of its own. */
  offers: boolean;
  /** What letting it go is called here; empty where it is called as ever. */
  decline: string;
}

export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    private readonly catalogues: readonly string[],
    private readonly games: Readonly<Record<string, GameWords>> = {},
    /** What is read otherwise at this table. */
    private readonly others: readonly (readonly [string, string])[] = [],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of catalogues) this.bundle.addResource(new FluentResource(text));
    for (const { catalogue } of Object.values(games)) this.bundle.addResource(new FluentResource(catalogue));
  }

  /** The same words, and those of one game more. */
  with(game: string, words: GameWords): Words {
    return new Words(this.language, this.catalogues, { ...this.games, [game]: words });
  }

  /** The same words at a table with these options: some of a game's names may be others there. */
  at(game: string, options: Readonly<Record<string, unknown>>): Words {
    const names = Object.entries(this.games[game]?.renamed ?? {}).filter(([option]) => options[option] === true);
    if (!names.length) return this;
    const others = names.flatMap(([, renamed]) => Object.entries(renamed));
    return new Words(this.language, this.catalogues, this.games, others);
  }

  /** A text as it is read at this table. */
  renamed = (text: string): string => this.others.reduce((read, [name, other]) => read.replaceAll(name, other), text);

  /** Whether the words of a game are here. */
  speaks(game: string): boolean {
    return game in this.games;
  }

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  private knowsPart(key: string, attribute: string): boolean {
    return attribute in (this.bundle.getMessage(key)?.attributes ?? {});
  }

  /** A number as it is written in this language. */
  decimal(value: number, digits: number): string {
    return value.toLocaleString(this.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  }

  /** What somebody said; a fixed phrase is shown in the reader's language. */
  phrase(text: string): string {
    return PHRASES.includes(text.slice(1)) && text[0] === ':' ? this.say(`web-phrase-${text.slice(1)}`) : text;
  }

  /** A message by its key, or by its key and attribute as in `asked-turn.title`; the key itself where there is none. */
  say = (key: string, arguments_: Arguments = {}): string => this.format(key, arguments_) ?? key;

  /** The first of these messages that there is. */
  firstOf(keys: string[], arguments_: Arguments = {}): string {
    return this.say(keys.find((key) => this.knows(key)) ?? keys.at(-1)!, arguments_);
  }

  /** A time as a date, British in English. */
  date(time: number, parts: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(this.language === 'en' ? 'en-GB' : this.language, parts).format(time);
  }

  /** The name of a game. */
  nameOf(game: string): string {
    return this.knows(`${game}-name`) ? this.say(`${game}-name`) : capital(game);
  }

  who(seat: number, company: Company): Arguments {
    return { who: company.names[seat] ?? '', you: seat === company.you && seat !== TABLE ? 'yes' : 'no' };
  }

  /** A seat within a sentence. */
  name(seat: number, company: Company): string {
    return seat === company.you ? this.say('you') : (company.names[seat] ?? this.say('seat', { n: seat + 1 }));
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
  move(game: string, move: Pick<Move, 'words' | 'said'>, company: Company = NOBODY): string {
    const [verb = '', ...tokens] = move.said?.length ? move.said : move.words.split(' ');
    const spelling = this.spelling(game, 'move', verb);
    const key = `${game}-move-${[verb, ...(spelling ? [] : tokens)].join('-')}`;
    if (!this.knows(key)) return move.words;
    return capital(this.say(key, spelling ? this.spell(game, spelling.said, tokens, company) : {}));
  }

  /** A thing to touch, in words: `hand:G7` becomes `green 7`, `seat:2` a name. */
  touch(game: string, touch: string, company: Company = NOBODY): string {
    const [kind = '', what = ''] = touch.split(/:(.*)/s);
    if (kind === 'say') return this.move(game, { words: what });
    if (kind === 'seat') return this.label(Number(what), company);
    const key = `${game}-touch-${kind}`;
    const card = this.card(game, what || kind);
    return this.knows(key) ? this.say(key, { what, card }) : card;
  }

  /** What is asked: a headline, a sentence, and in a race what its button says. */
  asked(game: string, said: Said, company: Company): Asking {
    const [key, given] = this.message(game, 'asked', said, company) ?? [];
    const otherwise = said.seat === company.you ? 'asked-act.title' : 'asked-wait.title';
    return {
      title: capital((key && this.format(`${key}.title`, given!)) ?? this.say(otherwise)),
      sentence: key ? capital(this.say(key, given)) : this.plainly(said, company),
      button: (key && this.format(`${key}.button`, given!)) ?? this.say('web-race-take'),
      offers: Boolean(key && this.knowsPart(key, 'button')),
      decline: (key && this.format(`${key}.decline`, given!)) ?? '',
    };
  }

  /** All that a screen shows, as sentences. */
  facts(game: string, facts: Said[], company: Company): string[] {
    return facts.map((fact) => this.told(game, 'fact', fact, company));
  }

  /** What a move would do, as sentences. */
  would(game: string, move: Move, company: Company): string[] {
    return (move.would ?? []).map((each) => this.told(game, 'would', each, company));
  }

  /** One thing in tokens as a sentence, or as an attribute of it such as `title`. */
  told(game: string, group: Group, said: Said, company: Company, attribute = ''): string {
    const [key, given] = this.message(game, group, said, company) ?? [];
    if (!key) return this.plainly(said, company);
    return capital((attribute && this.format(`${key}.${attribute}`, given!)) || this.say(key, given));
  }

  event(game: string, event: Told, company: Company): string {
    const spelling = this.spelling(game, 'event', event.kind);
    const key = `${game}-event-${event.kind}`;
    if (!spelling || !this.knows(key) || !fits(spelling.said, event.said)) return this.plainly(event, company);
    const given = { ...this.who(event.seat, company), rule: event.rule || 'none' };
    Object.assign(given, this.spell(game, spelling.said, event.said, company));
    const whispered = spelling.whispered.length ? this.spell(game, spelling.whispered, event.what, company) : {};
    const known = event.what.length ? 'yes' : 'no';
    return capital(this.say(key, { ...given, ...(spelling.whispered.length ? { known } : {}), ...whispered }));
  }

  /** The cards that the words of an event name; where there is none, as on an empty place, the token is a dash. */
  cardsOf(game: string, event: Told): string[] {
    const { said = [], whispered = [] } = this.spelling(game, 'event', event.kind) ?? {};
    const named = (spelling: [string, string][], tokens: string[]): string[] =>
      spelling.flatMap(([, kind], at) =>
        kind === 'cards' ? tokens.slice(at) : kind === 'card' ? tokens.slice(at, at + 1) : [],
      );
    return [...named(said, event.said), ...named(whispered, event.what)].filter((card) => card !== NO_CARD);
  }

  /** A rule of a game or of the house in a short sentence; empty where the catalogues have none. */
  rule(game: string, id: string): string {
    return this.format(`${game}-rule-${id}`, {}) ?? this.format(`house-rule-${id}`, {}) ?? '';
  }

  /** Why something was refused: what is at fault, else the rule, else the server's own words. */
  whyNot(game: string, refused: { because: Said | null; rule: string; why: string }, company: Company): string {
    if (refused.because) return this.told(game, 'because', refused.because, company);
    return this.rule(game, refused.rule) || capital(refused.why);
  }

  /** A refusal that is a key, or the reason of a close frame (`kind: sentence`); else the server's own words. */
  refusedBy(why: string): string {
    return this.format(why, {}) ?? this.format(`because-${why.split(':')[0]!}`, {}) ?? capital(why);
  }

  /** The heading of a section of the rulebook. */
  section(game: string, key: string): string {
    return this.format(`${game}-section-${key}`, {}) ?? this.format(`house-section-${key}`, {}) ?? key;
  }

  private format(key: string, given: Arguments): string | null {
    const [, id = '', attribute] = /^(.*?)(?:\.(\w+))?$/s.exec(key)!;
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.renamed(this.bundle.formatPattern(pattern, given, [])) : null;
  }

  private spelling(game: string, group: Group, kind: string): Spelled | undefined {
    return this.games[game]?.spelled[group]?.[kind];
  }

  /** The message for something in tokens, and its variables; null where it is spelled otherwise. */
  private message(game: string, group: Group, said: Said, company: Company): [string, Arguments] | null {
    const own = this.spelling(game, group, said.kind);
    const spelling = own ?? (group === 'asked' ? HOUSE[said.kind] : group === 'because' ? NOTHING : undefined);
    const key = own ? `${game}-${group}-${said.kind}` : `${group}-${said.kind}`;
    if (!spelling || !this.knows(key) || !fits(spelling.said, said.said)) return null;
    return [key, { ...this.who(said.seat, company), ...this.spell(game, spelling.said, said.said, company) }];
  }

  /** Something of another release, in its own tokens. */
  private plainly(said: Pick<Told, 'kind' | 'seat' | 'said'> & { what?: string[] }, company: Company): string {
    const told = [said.kind, ...said.said, ...(said.what ?? [])].join(' ');
    return capital(this.say('event-other', { ...this.who(said.seat, company), told }));
  }

  private spell(game: string, spelling: [string, string][], tokens: string[], company: Company): Arguments {
    const found: Arguments = {};
    spelling.forEach(([name, kind], at) => {
      if (takesAll(kind)) found.n = Math.max(0, tokens.length - at);
      if (kind === 'seat' && tokens[at]) found.at_you = this.who(seatOf(tokens[at]), company).you!;
      found[name] = this.argument(game, kind, tokens.slice(at), company);
    });
    return found;
  }

  private argument(game: string, kind: string, tokens: string[], company: Company): Argument {
    if (kind.startsWith(EACH))
      return tokens
        .map((token, seat) => `${this.name(seat, company)} ${this.one(game, kind.slice(EACH.length), token, company)}`)
        .join(', ');
    if (kind.startsWith(LIST))
      return tokens.map((token) => this.one(game, kind.slice(LIST.length), token, company)).join(', ');
    if (kind === 'cards') return this.cards(game, tokens);
    if (kind === 'places') return this.ranking(tokens.map(Number), company);
    if (kind === 'seats') return this.namesOf(tokens.map(seatOf), company);
    if (kind === 'plays') return this.plays(game, tokens, company);
    const [first] = tokens;
    if (first === undefined) return 'hidden';
    return kind === 'way' ? tokens.at(-1)! : this.one(game, kind, first, company);
  }

  private plays(game: string, tokens: string[], company: Company): string {
    const pairs = tokens.flatMap((seat, i) => (i % 2 ? [] : ([[seat, tokens[i + 1] ?? '']] as const)));
    return pairs.map(([seat, card]) => `${this.name(seatOf(seat), company)} ${this.card(game, card)}`).join(', ');
  }

  private one(game: string, kind: string, token: string, company: Company): Argument {
    const plain = PLAIN[kind];
    if (plain) return plain(token);
    if (kind === 'seat') return this.name(seatOf(token), company);
    if (kind === 'card') return this.card(game, token);
    return this.say(`${game}-${kind}-${token}`);
  }
}

const NO_CARD = '-';
/** Kinds of tokens that need no catalogue. */
const PLAIN: Record<string, (token: string) => Argument> = {
  number: Number,
  signed: (token) => signed(Number(token)),
  slot: (token) => Number(token) + 1,
  word: (token) => token,
};
const NOBODY: Company = { names: [], you: TABLE };
const seatOf = (token: string): number => Number(token.replace(/^S/, ''));
const takesAll = (kind: string): boolean => LISTS.includes(kind) || kind.startsWith(EACH) || kind.startsWith(LIST);

function fits(spelling: [string, string][], tokens: string[]): boolean {
  const last = spelling.at(-1);
  return last && takesAll(last[1]) ? tokens.length >= spelling.length - 1 : tokens.length === spelling.length;
}

export function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

/** Points won or lost, with a sign; minus is U+2212. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}

/** How points are written: with a sign where some are below 0. */
export function figures(all: number[]): (points: number) => string {
  return all.some((points) => points < 0) ? signed : String;
}

const CATALOGUES = import.meta.glob<string>('../../src/stammtisch/locales/**/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** In which folder of the catalogues a file lies; empty for the house itself. */
const partOf = (path: string): string => /\/locales\/(?:(.*)\/)?[^/]*$/.exec(path)![1] ?? '';

/** The words of the house and of its pages, and those of other parts, such as the desk. */
export async function load(language: Language, parts: Iterable<string> = []): Promise<Words> {
  const wanted = ['', 'web', ...parts];
  const paths = Object.keys(CATALOGUES).filter(
    (path) => path.endsWith(`/${language}.ftl`) && wanted.includes(partOf(path)),
  );
  return new Words(language, await Promise.all(paths.map((path) => CATALOGUES[path]!())));
}

/** The language chosen before, or the browser's, or English. */
export function preferred(kept: string | null, offered: readonly string[]): Language {
  const wanted = [kept ?? '', ...offered].map((each) => each.slice(0, 2).toLowerCase());
  return (wanted.find((each) => (LANGUAGES as readonly string[]).includes(each)) as Language | undefined) ?? 'en';
}
