import { expect, it } from 'vitest';
import { spokenTime } from './spokenTime';

it.each([
  [600, 'en-US', '10 minutes'],
  [60, 'en-US', '1 minute'],
  [305, 'en-US', '5 minutes 5 seconds'],
  [30, 'de-DE', '30 Sekunden'],
  [61, 'de-DE', '1 Minute 1 Sekunde'],
  [0, 'de-DE', '0 Sekunden'],
])('formats %i s in %s as %s', (seconds, language, said) => {
  expect(spokenTime(seconds, language)).toBe(said);
});
