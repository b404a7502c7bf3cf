import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { billAddressExample } from '@homeview/contracts/domains/billing/billing.examples';
import { recordCalls } from '../../../tests/support/recordCalls';
import { clearFeedback, renderInPortal } from '../../../tests/support/renderInPortal';
import { stored } from '../../platform/storage/storedItems';
import { toasts } from '../../shell/feedback';
import { useSaveAddress } from './useSaveAddress';

beforeEach(() => {
  localStorage.clear();
  stored.token.set('access-1001');
});
afterEach(clearFeedback);

const UPDATE = '/api/ipc/recordPlanController/updateUserBillInfo';

it.each([
  ['a refused call', () => undefined],
  [
    'a failure whose message broke',
    () =>
      vi.spyOn(toasts, 'show').mockImplementationOnce(() => {
        throw new Error('no toast');
      }),
  ],
])('sends the address at the next press after %s', async (_, breakMessage) => {
  const sent = recordCalls({ [UPDATE]: { code: 500 } });
  breakMessage();
  const { id, ...contents } = billAddressExample();
  const { result } = renderInPortal(() => useSaveAddress({ id, ...contents }));
  const save = () => result.current(contents).catch(() => false);
  await act(save);
  await act(save);
  expect(sent.filter(({ path }) => path === UPDATE)).toHaveLength(2);
});
