import { expect, it } from 'vitest';
import { english } from '../../tests/support/english';
import { errorMessageId } from './errorText';

it.each([
  [12005, 'Something went wrong on our side. You haven’t been charged.'],
  [500, 'You haven’t been charged. Try again.'],
  [403, 'You haven’t been charged. Try again.'],
])('code %i shows "%s"', (code, words) => {
  expect(english(errorMessageId(code))).toBe(words);
});
