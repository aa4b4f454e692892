/** What is to be known where a drink is chosen: some are for adults, and none has to have alcohol. */
import type { Notice } from '..';
import type { Words } from '../../words';

const WITHOUT = 'none';

export function notice(option: string, value: string, t: Words): Notice | null {
  const key = `fritsen-web-notice-${option}-${value}`;
  if (!t.knows(key)) return null;
  return { text: t.say(key), instead: { value: WITHOUT, label: t.say('fritsen-web-without') } };
}
