import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ok, resetPortal, storeSession, stubService } from '../../tests/support/renderPortal';
import { fetchHouseList, useHouseList } from './endpoints/house.api';
import { prefetch } from './prefetch';
import { store } from '../../tests/support/portalStore';
import { fetchUnboundDevices, useUnboundDevices } from './endpoints/subscription.api';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <Provider store={store}>{children}</Provider>
);
const mount = () => renderHook(useHouseList, { wrapper }).result;
const houses = [houseExample()];

beforeEach(() => {
  resetPortal();
  storeSession();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The argument of a call, which may be unknown at first. */
interface Known {
  readonly id?: string;
}

/** Waits until the prefetched call has settled. */
async function settled(): Promise<void> {
  const status = () => Object.values(store.getState().api.queries)[0]?.status;
  await vi.waitFor(() => expect(status()).not.toBe('pending'));
}

async function prefetched(): Promise<void> {
  prefetch(store, fetchHouseList());
  await settled();
}

/** Stubs a service that fails the first call only. */
function failingOnce() {
  let failed = false;
  return stubService({
    houseList: () => {
      if (failed) return ok(houses);
      failed = true;
      return new Response('', { status: 503 });
    },
  });
}

it('a component uses a prefetched response without a second call', async () => {
  const calls = stubService({ houseList: () => ok(houses) });
  await prefetched();
  expect(mount().current.data).toEqual(houses);
  expect(calls).toEqual(['houseList']);
});

it('a component joins a pending prefetch', async () => {
  const calls = stubService({ houseList: () => ok(houses) });
  prefetch(store, fetchHouseList());
  const result = mount();
  await waitFor(() => expect(result.current.data).toEqual(houses));
  expect(calls).toEqual(['houseList']);
});

it('a component shows a failed prefetch and repeats the call only on request', async () => {
  const calls = failingOnce();
  await prefetched();
  const result = mount();
  // Time for an answer, if the call were repeated.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(result.current.error).toMatchObject({ call: 'houseList', httpStatus: 503 });
  expect(calls).toEqual(['houseList']);
  act(() => void result.current.refetch());
  await waitFor(() => expect(result.current.data).toEqual(houses));
  expect(calls).toEqual(['houseList', 'houseList']);
});

it('a component repeats a failed prefetch when the connection is back', async () => {
  const calls = failingOnce();
  window.dispatchEvent(new Event('offline'));
  await prefetched();
  const result = mount();
  expect(result.current.isError).toBe(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.data).toEqual(houses));
  expect(calls).toEqual(['houseList', 'houseList']);
});

it('a component repeats its failed call when the connection is back', async () => {
  const calls = failingOnce();
  const result = mount();
  await waitFor(() => expect(result.current.isError).toBe(true));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.data).toEqual(houses));
  expect(calls).toEqual(['houseList', 'houseList']);
});

it('a component repeats a call that failed more than 10 s ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const calls = failingOnce();
  await prefetched();
  vi.setSystemTime(Date.now() + 10_001);
  const result = mount();
  await waitFor(() => expect(result.current.data).toEqual(houses));
  expect(calls).toEqual(['houseList', 'houseList']);
});

it('a component that receives its argument later shows a failed prefetch', async () => {
  let failed = false;
  const calls = stubService({
    getUnbindPackageDevList: () => {
      if (failed) return ok([]);
      failed = true;
      return new Response('', { status: 503 });
    },
  });
  prefetch(store, fetchUnboundDevices('30001'));
  await settled();
  const { result, rerender } = renderHook(({ id }: Known) => useUnboundDevices(id), {
    wrapper,
    initialProps: {} as Known,
  });
  expect(result.current.error).toBeUndefined();
  rerender({ id: '30001' });
  expect(result.current.error).toMatchObject({ call: 'getUnbindPackageDevList' });
  expect(calls).toHaveLength(1);
});
