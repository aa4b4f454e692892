/** How a match ended, in words: for lists of matches and for the page of a match. */
import { counted } from '../games';
import type { Result, Seated } from '../wire';
import { TABLE, type Company, type Words } from '../words';
import { botName } from './chairNames';

/** Who sat there; a seat that nobody is known of is called by its number. */
export function companyOf(seats: Seated[], you: number, t: Words): Company {
  return { names: seats.map(({ name, bot }, i) => name || (bot ? botName(i) : t.say('seat', { n: i + 1 }))), you };
}

/** The headline, in the game's own words or those of the house: who won, or how it ended where nobody did. */
export function headline(game: string, result: Result, company: Company, t: Words): string {
  const first = result.winners.flat();
  if (!first.length) return endedAs(game, result, company, t);
  const whom = t.allOf(first.map((seat) => t.label(seat, company)));
  const you = first.includes(company.you) ? 'yes' : 'no';
  const points = counted(game, result, result.places.indexOf(1), t);
  return t.firstOf([`${game}-won`, 'web-wins'], { n: first.length, whom, you, points });
}

export function endedAs(game: string, result: Result, company: Company, t: Words): string {
  const first = result.winners.flat();
  const whom = t.namesOf(first, company);
  return t.firstOf([`${game}-ended-${result.ending}`, `ended-${result.ending}`, 'asked-over'], {
    n: first.length,
    whom,
  });
}

/** What decided it for one seat: with whom, by how much, and how much the winners had. */
export function deciding(game: string, result: Result, company: Company, t: Words): string {
  const own = result.sides.findIndex((side) => side.includes(company.you));
  const best = result.places.indexOf(1);
  const partners = (result.sides[own] ?? []).filter((seat) => seat !== company.you);
  const points = (side: number): string => (side < 0 ? '' : counted(game, result, side, t));
  const won = own === best || company.you === TABLE;
  const first = won ? '' : t.allOf((result.sides[best] ?? []).map((seat) => t.name(seat, company)));
  const parts = [
    partners.length ? t.say('web-with', { names: t.namesOf(partners, company) }) : '',
    points(won ? best : own),
    first && [first, points(best)].filter(Boolean).join(' '),
  ];
  const told = parts.filter(Boolean);
  return points(0) || partners.length ? told.join(' · ') : headline(game, result, company, t);
}
