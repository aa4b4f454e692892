/** What the pile asks, as the view's token, in signs and in words. */
import type { Words } from '../../words';

/** `>=6½ or ½` as signs to draw. */
export function signs(token: string): string[] {
  if (token === 'any') return [];
  const [first = '', half] = token.split(' or ');
  return [first.replace('<=', '≤').replace('>=', '≥'), ...(half ? [half] : [])];
}

export function demand(token: string, t: Words): string {
  if (token === 'any') return t.say('mezza-demand-any');
  if (token === '<=4') return t.say('mezza-demand-low');
  const [least = '', half] = token.replace('>=', '').split(' or ');
  if (least === '9½') return t.say(half ? 'mezza-demand-top-half' : 'mezza-demand-top');
  return t.say(half ? 'mezza-demand-half' : 'mezza-demand-least', { least });
}

/** The value that a joker on the pile still has. */
export const counting = (token: string): string => /[\d½]+/.exec(token)?.[0] ?? '';
