import { afterEach, expect, it, vi } from 'vitest';
import { english } from '../../../tests/support/english';
import { clearFeedback, toastMessages } from '../../../tests/support/renderInPortal';
import { offersChanged, plansChanged } from '../../api/api';
import { apiError } from '../../api/request/apiError';
import { showOrderError } from './showOrderError';

afterEach(clearFeedback);

const NOT_CREATED = 'Couldn’t create your order. You haven’t been charged.';

it('has plans and offers fetched again if the service refused the order', () => {
  const dispatch = vi.fn();
  showOrderError(apiError('createOrder', 500), dispatch, english);
  expect(dispatch).not.toHaveBeenCalled();
  showOrderError(apiError('createOrder', 400), dispatch, english);
  expect(dispatch.mock.calls).toEqual([[plansChanged()], [offersChanged()]]);
});

it.each([
  ['HTTP 500', apiError('createOrder', 500, { desc: 'Internal details' }), NOT_CREATED],
  [
    'no answer',
    apiError('createOrder', 12004),
    'Network error, please try again later. You haven’t been charged.',
  ],
  ['400 without a reason', apiError('createOrder', 400), NOT_CREATED],
  [
    'body code 400',
    apiError('createOrder', 400, { desc: 'This device has a plan.' }),
    'This device has a plan.',
  ],
  [
    'HTTP 400',
    apiError('createOrder', 500, { httpStatus: 400, desc: 'This device has a plan.' }),
    'This device has a plan.',
  ],
])('shows the right message for %s', (_, error, words) => {
  showOrderError(error, vi.fn(), english);
  expect(toastMessages()).toEqual([words]);
});
