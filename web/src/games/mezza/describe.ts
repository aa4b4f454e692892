/** Mezza in words: what the prompt asks, what lies at each seat, and the whole table as sentences. */
import type { MezzaScreen, MezzaSeat } from '../../wire';
import { TABLE, capital, type Company, type Words } from '../../words';
import type { AtSeat, Described, Drawing } from '..';
import { demand } from './demand';

/** Rules by which the quickest gets it. */
const RACES = ['M-030', 'M-120'];

type Given = Omit<Drawing<MezzaScreen>, 'lit' | 'chosen' | 'tap'>;

function turn({ screen, seat, t, legal = [] }: Given): Described {
  const at = screen.seats[seat]!;
  const title = t.say('web-your-turn');
  if (!screen.hand.length && !at.open.length) return { title, asked: t.rule('M-076'), rule: 'M-076' };
  if (legal.length && legal.every((move) => move.words === 'take'))
    return { title, asked: t.say('web-mezza-take'), rule: 'M-060' };
  const rule = ruleOf(screen);
  return { title, asked: t.rule(rule), rule };
}

/** The rule behind what the pile asks. */
function ruleOf({ pile, demand }: MezzaScreen): string {
  if (!pile.length) return 'M-046';
  if (demand === '<=4') return 'M-143';
  return demand.includes(' or ½') ? 'M-110' : 'M-040';
}

/** A right out of turn: to begin, to add, to seize. */
function race({ screen, seat, t }: Given): Described {
  const top = screen.pile.at(-1);
  const lowest = t.card('mezza', screen.lowest);
  if (screen.phase === 'starting')
    return {
      title: t.say('web-mezza-start', { card: lowest }),
      asked: t.say('web-mezza-quick'),
      rule: 'M-030',
      race: {
        title: t.say('web-mezza-start', { card: lowest }),
        button: t.say('web-mezza-start-take'),
        touch: `card:${screen.lowest}`,
        rule: 'M-032',
      },
    };
  if (!top) return {};
  const card = t.card('mezza', top.card);
  if (top.seat === seat)
    return {
      title: t.say('web-mezza-add', { card }),
      asked: t.say('web-mezza-drawn'),
      rule: 'M-180',
      race: {
        title: t.say('web-mezza-add', { card }),
        button: t.say('web-mezza-add-take'),
        touch: `add:${top.card}`,
        rule: 'M-180',
      },
    };
  return {
    title: t.say('web-mezza-seize', { card }),
    asked: t.say('web-mezza-quick'),
    rule: 'M-120',
    race: {
      title: t.say('web-mezza-seize', { card }),
      button: t.say('web-mezza-seize-take'),
      touch: 'card:½',
      rule: 'M-120',
    },
  };
}

function asked(given: Given): Described {
  const { screen, seat, acting, t } = given;
  if (!acting.includes(seat)) return screen.turn === null ? {} : { asked: t.rule(ruleOf(screen)) };
  if (screen.phase === 'swapping')
    return { title: t.say('web-mezza-swap'), asked: t.say('web-mezza-swap-asked'), rule: 'M-020' };
  return screen.turn === seat ? turn(given) : race(given);
}

/** Who won the race that has just ended, and what with. */
function result({ screen, seat, names, acting, events = [], t }: Given): Described {
  const won = events.find((event) => ['lay', 'add'].includes(event.kind) && RACES.includes(event.rule));
  if (!won || events.some((event) => event.kind === 'lot') || acting.includes(seat) || screen.phase !== 'playing')
    return {};
  const company = { names, you: seat };
  return {
    title: t.say('web-mezza-first', t.who(won.seat, company)),
    asked: t.event('mezza', won, company),
    rule: won.rule,
  };
}

function mat(at: MezzaSeat, t: Words): AtSeat {
  if (at.place !== null) return { flag: t.say('web-mezza-place', { place: at.place }), out: true };
  if (at.chosen) return { cards: at.cards, flag: t.say('web-mezza-chose') };
  return { cards: at.cards, ...(at.passed ? { sub: t.say('web-mezza-passed') } : {}) };
}

export function describe(given: Given): Described {
  const { screen, seat, names, t } = given;
  return {
    ...asked(given),
    ...result(given),
    seats: screen.seats.map((at) => mat(at, t)),
    facts: facts(screen, { names, you: seat }, t),
  };
}

/** All that the screen shows, as the terminal says it too. */
function facts(screen: MezzaScreen, company: Company, t: Words): string[] {
  const run = screen.pile.slice(screen.pile.length - screen.run).map((laid) => laid.card);
  const out = screen.seats.map((_, i) => i).filter((i) => screen.seats[i]!.waiting && i !== screen.turn);
  return [
    t.say('mezza-view-pile', { n: screen.pile.length, top: t.cards('mezza', run) }),
    screen.phase === 'playing' ? t.say('mezza-view-demand', { demand: demand(screen.demand, t) }) : '',
    screen.phase === 'starting' ? t.say('mezza-view-lowest', { card: t.card('mezza', screen.lowest) }) : '',
    screen.phase === 'playing' && out.length ? t.say('mezza-view-window', { whom: t.namesOf(out, company) }) : '',
    t.say('mezza-view-stock', { n: screen.stock, gone: screen.gone }),
    company.you === TABLE ? '' : t.say('view-hand', { n: screen.hand.length, cards: t.cards('mezza', screen.hand) }),
    t.say('view-sizes', { sizes: screen.seats.map((at, i) => `${t.name(i, company)} ${at.cards}`).join(', ') }),
    ...screen.seats.map((at, i) => capital(before(at, i, company, t))),
  ].filter(Boolean);
}

function before(at: MezzaSeat, seat: number, company: Company, t: Words): string {
  const who = t.who(seat, company);
  if (at.place !== null) return t.say('mezza-view-place', { place: at.place, ...who });
  return t.say('mezza-view-seat', {
    n: at.open.length,
    cards: t.cards('mezza', at.open),
    closed: at.closed.length,
    ...who,
  });
}
