/** Keezen in words: what the prompt asks, what stands on the plates, and the whole table as sentences. */
import { complete } from '../../touches';
import type { KeezenScreen, KeezenSeat } from './screen';
import { TABLE, capital, type Company, type Words } from '../../words';
import type { AtSeat, Described, Drawing } from '..';
import { YARD } from './board';
import { cardRule, colour, effect, effectRule, place, rank } from './names';
import { partner, preview } from './preview';

type Given = Drawing<KeezenScreen>;
export const HANDS = 3;
const DUOS = [
  [0, 2],
  [1, 3],
];

/** What is asked next, of whoever is on turn. */
function asked(given: Given): Described {
  const { screen, seat, chosen, lit, legal = [], t } = given;
  const helps = screen.seats[seat]?.helps ?? false;
  const title = helps ? t.say('keezen-web-you-help', { colour: colour(partner(seat), t) }) : t.say('web-your-turn');
  if (lit.has('say:fold')) return { title, asked: t.say('keezen-web-asked-fold'), rule: 'K-025' };
  const found = preview(screen, chosen);
  if (!found.rank) return { title, asked: t.say('keezen-web-asked-card'), rule: helps ? 'K-096' : 'K-021' };
  const played = t.say('keezen-web-turn-card', { card: rank(found.rank, t) });
  if (complete(legal, chosen)) return { title: played, asked: effect(found, given), rule: effectRule(found, seat) };
  return { title: played, ...part(given, found.parts[0]?.way.length ?? 0, found.waiting !== null, found.rank) };
}

/** A move that is being put together. */
function part({ t }: Given, gone: number, pawn: boolean, of: string): Described {
  if (pawn)
    return of === 'J'
      ? { asked: t.say('keezen-web-asked-other'), rule: 'K-060' }
      : { asked: t.say('keezen-web-asked-where'), rule: of === '7' ? 'K-071' : 'K-040' };
  return gone
    ? { asked: t.say('keezen-web-asked-rest', { n: 7 - gone }), rule: 'K-072' }
    : { asked: t.say('keezen-web-asked-pawn'), rule: cardRule(of) };
}

const TELLING = ['over', 'time', 'help', 'capture', 'swap', 'enter', 'walk', 'fold', 'play', 'dealer'];

/** What was told last, while others are thinking. */
function waiting({ screen, seat, names, events = [], t }: Given): Described {
  const newest = TELLING.map((kind) => events.findLast((event) => event.kind === kind)).find(Boolean);
  if (screen.seats[seat]?.folded) return { asked: t.say('keezen-web-folded-you'), rule: 'K-026' };
  return newest ? { asked: t.event('keezen', newest, { names, you: seat }) } : {};
}

export function mats({ screen, seat, names, t }: Pick<Given, 'screen' | 'seat' | 'names' | 't'>): AtSeat[] {
  return screen.seats.map((at, i) => ({
    cards: at.cards,
    ...(at.folded
      ? { out: true, sub: t.say('keezen-web-folded') }
      : at.helps
        ? { sub: t.say('keezen-web-helps', { who: t.name(partner(i), { names, you: seat }) }) }
        : {}),
  }));
}

export const homeOf = (screen: KeezenScreen, seats: number[]): number =>
  seats.reduce((sum, seat) => sum + (screen.seats[seat]?.home ?? 0), 0);
/** The two duos, one's own first. */
export const duos = (seat: number): number[][] => (seat % 2 && seat < 4 ? [DUOS[1]!, DUOS[0]!] : DUOS);

export function describe(given: Given): Described {
  const { screen, seat, acting, names, t } = given;
  const company = { names, you: seat };
  return {
    ...(acting.includes(seat) ? asked(given) : waiting(given)),
    where: capital(t.say('keezen-web-where', { n: screen.round, of: HANDS, ...t.who(screen.dealer, company) })),
    seats: mats(given),
    facts: facts(given, company),
    sides: duos(seat).map((seats) => ({ seats, points: t.say('keezen-web-home-of', { n: homeOf(screen, seats) }) })),
    ...(screen.ended === 'time' ? { ended: t.say('keezen-web-time') } : {}),
  };
}

/** All that the screen shows, as the terminal says it too; a square of home is named in words. */
function facts({ screen, t }: Given, company: Company): string[] {
  const { seats, pile } = screen;
  const each = (key: string, at: number): string =>
    capital(t.say(key, { ...t.who(at, company), colour: colour(partner(at), t) }));
  const [first, second, third, fourth] = [0, 2, 1, 3].map((at) => colour(at, t)) as [string, string, string, string];
  return [
    t.say('keezen-view-deal', { deck: screen.deck, round: screen.round, ...t.who(screen.dealer, company) }),
    t.say('keezen-view-home', {
      first,
      second,
      third,
      fourth,
      n: homeOf(screen, DUOS[0]!),
      others: homeOf(screen, DUOS[1]!),
    }),
    ...seats.map((at, i) => stands(at, i, company, t)),
    ...seats.map((at, i) => (at.folded ? each('keezen-view-folded', i) : at.helps ? each('keezen-view-helps', i) : '')),
    company.you === TABLE ? '' : t.say('view-hand', { n: screen.hand.length, cards: t.cards('keezen', screen.hand) }),
    t.say('view-sizes', { sizes: seats.map((at, i) => `${t.name(i, company)} ${at.cards}`).join(', ') }),
    t.say('keezen-view-pile', {
      n: pile.length,
      played: pile.map((played) => `${t.name(played.seat, company)} ${t.card('keezen', played.card)}`).join(', '),
    }),
    t.say('keezen-view-left', { n: screen.left }),
  ].filter(Boolean);
}

function stands({ pawns }: KeezenSeat, at: number, company: Company, t: Words): string {
  const squares =
    pawns
      .filter((each) => each !== YARD)
      .map((each) => place(each, t))
      .join(', ') || t.say('keezen-view-off');
  return capital(
    t.say('keezen-view-seat', {
      colour: colour(at, t),
      squares,
      yard: pawns.filter((each) => each === YARD).length,
      ...t.who(at, company),
    }),
  );
}
