import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { activityExample } from '@homeview/contracts/domains/activity/activity.examples';
import { renderInPortal } from '../../../tests/support/renderInPortal';
import { ok, resetPortal, storeSession, stubService } from '../../../tests/support/renderPortal';
import { useBuy } from './useBuy';

beforeEach(() => {
  resetPortal();
  storeSession();
});

it('frees the buy button when it is not known whether the customer may buy', async () => {
  const calls = stubService({ activity: () => ok(activityExample()) });
  const mayBuy = vi.fn(() => Promise.reject(new Error('No answer')));
  const { result } = renderInPortal(() => useBuy('6001', mayBuy));
  for (const presses of [1, 2]) {
    act(() => result.current.buy());
    expect(result.current.busy).toBe(true);
    await vi.waitFor(() => expect(result.current.busy).toBe(false));
    expect(mayBuy).toHaveBeenCalledTimes(presses);
  }
  expect(calls).toEqual(['activity', 'activity']);
});

it('asks once for two presses in one tick', async () => {
  stubService({ activity: () => ok(activityExample()) });
  const mayBuy = vi.fn(() => Promise.resolve(false));
  const { result } = renderInPortal(() => useBuy('6001', mayBuy));
  act(() => {
    result.current.buy();
    result.current.buy();
  });
  await vi.waitFor(() => expect(result.current.busy).toBe(false));
  expect(mayBuy).toHaveBeenCalledTimes(1);
});
