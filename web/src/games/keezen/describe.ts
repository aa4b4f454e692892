/** Keezen in words: what the strip asks, what stands on the plates, and the whole table as sentences. */
import { complete } from '../../touches';
import type { KeezenScreen, KeezenSeat } from './screen';
import { TABLE, capital, type Company, type Words } from '../../words';
import type { AtSeat, Described, Drawing } from '..';
import { YARD, isHome } from './board';
import { card, cardRule, colour, effect, effectRule, partner, place, queenOf, rank } from './names';
import { preview, rankOf } from './preview';

type Given = Drawing<KeezenScreen>;
export const HANDS = 3;
const DUOS = [[0, 2], [1, 3]];

/** What is asked next, of whoever is on turn. */
function asked(given: Given): Described {
  const { screen, seat, chosen, lit, legal = [], t } = given;
  const helps = screen.seats[seat]?.helps ?? false;
  const title = helps ? t.say('web-keezen-you-help', { colour: colour(partner(seat), t) }) : t.say('web-your-turn');
  if (lit.has('say:fold')) return { title, asked: t.say('web-keezen-asked-fold'), rule: 'K-025' };
  const found = preview(screen, chosen);
  if (!found.rank) return { title, asked: t.say('web-keezen-asked-card'), rule: helps ? 'K-096' : 'K-021' };
  const played = t.say('web-keezen-turn-card', { card: rank(found.rank, t) });
  if (complete(legal, chosen)) return { title: played, asked: effect(found, given), rule: effectRule(found, seat) };
  return { title: played, ...part(given, found.parts[0]?.way.length ?? 0, found.waiting !== null, found.rank) };
}

/** A move that is being put together. */
function part({ t }: Given, gone: number, pawn: boolean, of: string): Described {
  if (pawn) return of === 'J' ? { asked: t.say('web-keezen-asked-other'), rule: 'K-060' } : { asked: t.say('web-keezen-asked-where'), rule: of === '7' ? 'K-071' : 'K-040' };
  return gone ? { asked: t.say('web-keezen-asked-rest', { n: 7 - gone }), rule: 'K-072' } : { asked: t.say('web-keezen-asked-pawn'), rule: cardRule(of) };
}

const TELLING = ['over', 'time', 'help', 'capture', 'swap', 'enter', 'walk', 'fold', 'play', 'dealer'];

/** What was told last, while others are thinking. */
function waiting({ screen, seat, names, events = [], t }: Given): Described {
  const newest = TELLING.map((kind) => events.findLast((event) => event.kind === kind)).find(Boolean);
  if (screen.seats[seat]?.folded) return { asked: t.say('web-keezen-folded-you'), rule: 'K-026' };
  return newest ? { asked: t.event('keezen', newest, { names, you: seat }) } : {};
}

export function mats({ screen, names, t }: Pick<Given, 'screen' | 'names' | 't'>): AtSeat[] {
  return screen.seats.map((at, i) => ({
    cards: at.cards,
    ...(at.folded ? { out: true, sub: t.say('web-keezen-folded') } : at.helps ? { sub: t.say('web-keezen-helps', { who: names[partner(i)] ?? '' }) } : {}),
  }));
}

export const homeOf = (screen: KeezenScreen, seats: number[]): number => seats.reduce((sum, seat) => sum + (screen.seats[seat]?.home ?? 0), 0);
/** The two duos, one's own first. */
export const duos = (seat: number): number[][] => (seat % 2 && seat < 4 ? [DUOS[1]!, DUOS[0]!] : DUOS);

export function describe(given: Given): Described {
  const { screen, seat, acting, names, t } = given;
  const company = { names, you: seat };
  return {
    ...(acting.includes(seat) ? asked(given) : waiting(given)),
    where: capital(t.say('web-keezen-where', { n: screen.round, of: HANDS, ...t.who(screen.dealer, company) })),
    seats: mats(given),
    facts: facts(given, company),
    sides: duos(seat).map((seats) => ({ seats, points: t.say('web-keezen-home-of', { n: homeOf(screen, seats) }) })),
    ...(screen.ended === 'time' ? { ended: t.say('web-keezen-time') } : {}),
  };
}

/** All that the screen shows. */
function facts(given: Given, company: Company): string[] {
  const { screen, t } = given;
  const last = screen.pile.at(-1);
  return [
    t.say('web-keezen-fact-deck', { deck: screen.deck, n: screen.round, of: HANDS, left: screen.left, ...t.who(screen.dealer, company) }),
    company.you === TABLE ? '' : t.say('view-hand', { n: screen.hand.length, cards: screen.hand.map((each) => card(each, t, queenOf(given))).join('; ') }),
    ...screen.seats.map((at, i) => stands(at, i, company, t)),
    t.say('view-sizes', { sizes: screen.seats.map((at, i) => `${t.name(i, company)} ${at.cards}`).join(', ') }),
    ...screen.seats.map((at, i) => (at.folded ? capital(t.say('web-keezen-fact-folded', t.who(i, company))) : at.helps ? capital(t.say('web-keezen-fact-helps', { ...t.who(i, company), colour: colour(partner(i), t) })) : '')),
    ...DUOS.map((seats) => t.say('web-keezen-fact-home', { duo: t.allOf(seats.map((seat) => colour(seat, t))), n: homeOf(screen, seats) })),
    last ? t.say('web-keezen-fact-pile', { ...t.who(last.seat, company), card: rank(rankOf(last.card), t), cards: screen.pile.map((each) => rank(rankOf(each.card), t)).join(', ') }) : t.say('web-keezen-fact-no-pile'),
  ].filter(Boolean);
}

/** The pawns of one colour. */
function stands({ pawns }: KeezenSeat, seat: number, company: Company, t: Words): string {
  const track = pawns.filter((each) => each !== YARD && !isHome(each));
  const home = pawns.filter(isHome);
  return t.say('web-keezen-fact-pawns', {
    colour: colour(seat, t),
    who: t.name(seat, company),
    track: t.allOf(track) || '–',
    home: t.allOf(home.map((each) => place(each, t))) || '–',
    yard: pawns.length - track.length - home.length,
  });
}
