/** What the pile asks, as signs to draw: `>=6½ or ½` is ≥6½ and ½. */
export function signs(token: string): string[] {
  return token
    .split(' or ')
    .map((each) => each.replace('<=', '≤').replace('>=', '≥'))
    .filter((each) => !/^[a-z]/.test(each));
}
