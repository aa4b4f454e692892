/** Foppen in words: what the prompt asks, what is pencilled on the mats, and the whole table as sentences. */
import type { FoppenPlayed, FoppenScreen } from '../../wire';
import { TABLE, capital, signed, type Company, type Words } from '../../words';
import type { AtSeat, Described, Drawing } from '..';

type Given = Omit<Drawing<FoppenScreen>, 'lit' | 'chosen' | 'tap'>;

/** `Your turn: lead any card.` is a title and what is asked. */
function split(sentence: string): Pick<Described, 'title' | 'asked'> {
  const [, title, asked] = /^(.{1,28}?[:?]) (.+)$/.exec(sentence) ?? [];
  return title && asked
    ? { title: title.replace(/:$/, ''), asked: capital(asked.replace(/\.$/, '')) }
    : { asked: sentence };
}

function asked({ screen, seat, acting, t }: Given): Described {
  if (!acting.includes(seat)) return {};
  if (screen.phase === 'bidding') return { ...split(t.say('foppen-asked-bid')), rule: 'O-074' };
  if (screen.turn !== seat) return {};
  if (!screen.suit)
    return screen.trick.length
      ? { ...split(t.say('foppen-asked-set')), rule: 'O-039' }
      : { ...split(t.say('foppen-asked-lead')), rule: 'O-010' };
  const held = screen.hand.some((card) => card.startsWith(screen.suit));
  const suit = t.say(`foppen-suit-${screen.suit}`);
  return held
    ? { ...split(t.say('foppen-asked-follow', { suit })), rule: 'O-012' }
    : { ...split(t.say('foppen-asked-discard', { suit })), rule: 'O-013' };
}

function waiting({ screen, seat, t }: Given): Described {
  if (screen.phase === 'scored') return { title: t.say('web-foppen-scored'), asked: t.say('web-next-round') };
  if (screen.phase === 'playing' && screen.stone === seat)
    return { title: t.say('web-foppen-you-sit'), asked: t.rule('O-017'), rule: 'O-017' };
  if (screen.phase === 'playing')
    return {
      asked: capital(
        t.say(screen.suit ? 'foppen-led' : screen.trick.length ? 'foppen-open' : 'foppen-empty', {
          suit: screen.suit && t.say(`foppen-suit-${screen.suit}`),
        }),
      ),
    };
  return {};
}

function mats({ screen, t }: Given): AtSeat[] {
  return screen.seats.map((at, i) => ({
    cards: at.cards,
    sub: signed(at.points) + (screen.stone === i && screen.seats.length < 6 ? ` · ${t.say('web-foppen-fopped')}` : ''),
    out: screen.stone === i && screen.phase === 'playing',
    ...(at.bid === 'bid' && screen.phase !== 'bidding' ? { flag: t.say('foppen-bid-bid') } : {}),
  }));
}

export function describe(given: Given): Described {
  const { screen, seat, acting, names, t } = given;
  const now = acting.includes(seat) ? asked(given) : waiting(given);
  const where = t.say('foppen-title', { deal: screen.deal, deals: screen.deals }).replace(/^.* · /, '');
  return {
    ...now,
    where: capital(where),
    seats: mats(given),
    facts: facts(screen, { names, you: seat }, t),
    rounds: screen.sheet,
  };
}

/** All that the screen shows, as the terminal says it too. */
function facts(screen: FoppenScreen, company: Company, t: Words): string[] {
  const each = (things: (string | number)[]): string =>
    things.map((thing, i) => `${t.name(i, company)} ${thing}`).join(', ');
  const trick = (key: string, played: FoppenPlayed[]): string =>
    played.length
      ? t.say(key, {
          played: played.map((card) => `${t.name(card.seat, company)} ${t.card('foppen', card.card)}`).join(', '),
        })
      : '';
  const of = (key: string, seat: number | null): string =>
    seat === null ? '' : capital(t.say(key, t.who(seat, company)));
  return [
    t.say('foppen-view-deal', { deal: screen.deal, deals: screen.deals, ...t.who(screen.dealer, company) }),
    trick('foppen-view-trick', screen.trick),
    trick('foppen-view-last', screen.last),
    of('foppen-view-winning', screen.winning),
    of('foppen-view-fopped', screen.fopped),
    of('foppen-view-stone', screen.stone),
    company.you === TABLE ? '' : t.say('view-hand', { n: screen.hand.length, cards: t.cards('foppen', screen.hand) }),
    t.say('view-sizes', { sizes: each(screen.seats.map((at) => at.cards)) }),
    t.say('view-points', { points: each(screen.seats.map((at) => signed(at.points))) }),
    screen.seats.some((at) => at.bid)
      ? t.say('foppen-view-bids', { bids: each(screen.seats.map((at) => t.say(`foppen-bid-${at.bid || 'open'}`))) })
      : '',
  ].filter(Boolean);
}
