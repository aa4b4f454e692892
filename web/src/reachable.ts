/** Which addresses of the server others can open: those it tells, and the one by which this page came here. */

const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

export function reachableFrom(page: { hostname: string; origin: string }, told: string[]): string[] {
  const own = LOCAL.test(page.hostname) ? [] : [page.origin];
  return [...new Set([...own, ...told])];
}
