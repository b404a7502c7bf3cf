import { expect, it } from 'vitest';
import { english } from '../../tests/support/english';
import { errorMessageId } from './errorText';

it.each([
  [12004, 'Network error, please try again later.'],
  [
    12005,
    'The service sent an answer that we cannot read. Nothing was changed and nothing was charged.',
  ],
  [500, 'Nothing was changed and nothing was charged. Please try again.'],
  [403, 'Nothing was changed and nothing was charged. Please try again.'],
])('code %i says "%s"', (code, words) => {
  expect(english(errorMessageId(code))).toBe(words);
});
