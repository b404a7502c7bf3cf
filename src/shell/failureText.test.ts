import { afterEach, describe, expect, it } from 'vitest';
import { english } from '../../tests/support/english';
import { clearFeedback, toastMessages } from '../../tests/support/renderInPortal';
import { apiError } from '../api/request/apiError';
import { failureText } from './failureText';
import { showFailureToast } from './failureToast';

afterEach(clearFeedback);

const LEAD = 'Network error, please try again later.';
const noAnswer = apiError('houseList', 12004);
const ANSWERS = [
  apiError('houseList', 500),
  apiError('houseList', 400, { desc: 'No.' }),
  apiError('houseList', 12005),
  new Error('crash'),
  undefined,
];

describe('a failed call in words', () => {
  it.each([
    ['Couldn’t save. Try again.', undefined, LEAD],
    ['Couldn’t save. Try again.', 'You haven’t been charged.', `${LEAD} You haven’t been charged.`],
  ])(
    'leads with the text of 12004 without an answer, and says what is safe after it',
    { tags: ['10.ruling.23', '8.error.12'] },
    (answer, safe, words) => {
      expect(failureText(noAnswer, english, answer, safe)).toBe(words);
      showFailureToast({ message: answer, safe }, noAnswer, english);
      expect(toastMessages()).toEqual([words]);
    },
  );

  it.each(ANSWERS)('is the screen’s own text after an answer', (error) => {
    expect(failureText(error, english, 'Couldn’t save.', 'Nothing lost.')).toBe('Couldn’t save.');
  });
});
