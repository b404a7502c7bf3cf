import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderDetailExample } from '@homeview/contracts/domains/billing/billing.examples';
import { renderInPortal } from '../../../tests/support/renderInPortal';
import { useOrderCheck } from './useOrderCheck';

const fetchStub = vi.fn<typeof fetch>();
const answer = (orderStatus: number) =>
  Promise.resolve(
    new Response(JSON.stringify({ code: 200, data: orderDetailExample({ orderStatus }) })),
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Renders the hook and lets the first answer arrive. */
async function check(waits = true, orderId: string | undefined = '90001') {
  const rendered = renderInPortal(() => useOrderCheck({ orderId, waits }));
  await vi.waitFor(async () => {
    await pass(10);
    expect(rendered.result.current.check.kind).not.toBe('asking');
  });
  return rendered;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchStub.mockReset();
});

describe('useOrderCheck', () => {
  it('asks once about an order with a final status', { tags: ['10.ruling.07'] }, async () => {
    fetchStub.mockImplementation(() => answer(5));
    const { result } = await check();
    expect(result.current.check).toMatchObject({ kind: 'answered', asksAgain: false });
    await pass(120_000);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it(
    'asks every few seconds while the payment is being confirmed',
    { tags: ['10.ruling.07'] },
    async () => {
      fetchStub.mockImplementationOnce(() => answer(7)).mockImplementation(() => answer(5));
      const { result } = await check();
      expect(result.current.check).toMatchObject({ bill: { orderStatus: 7 }, asksAgain: true });
      await pass(5000);
      expect(result.current.check).toMatchObject({ bill: { orderStatus: 5 } });
      expect(fetchStub).toHaveBeenCalledTimes(2);
    },
  );

  it('asks nothing while the page is hidden', { tags: ['10.ruling.07'] }, async () => {
    fetchStub.mockImplementation(() => answer(7));
    await check();
    const asked = fetchStub.mock.calls.length;
    const turn = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    };
    turn('hidden');
    await pass(20_000);
    expect(fetchStub).toHaveBeenCalledTimes(asked);
    turn('visible');
    await pass(5000);
    expect(fetchStub).toHaveBeenCalledTimes(asked + 1);
  });

  it('stops after a minute, and asks again on request', { tags: ['10.ruling.07'] }, async () => {
    fetchStub.mockImplementation(() => answer(7));
    const { result } = await check();
    await pass(70_000);
    expect(result.current.check).toMatchObject({ bill: { orderStatus: 7 }, asksAgain: false });
    const asked = fetchStub.mock.calls.length;
    await pass(120_000);
    expect(fetchStub).toHaveBeenCalledTimes(asked);
    act(() => result.current.ask());
    await pass(100);
    expect(fetchStub).toHaveBeenCalledTimes(asked + 1);
    expect(result.current.check).toMatchObject({ asksAgain: true });
  });

  it(
    'keeps what it knows when one of several questions fails',
    { tags: ['10.ruling.07'] },
    async () => {
      fetchStub
        .mockImplementationOnce(() => answer(7))
        .mockImplementationOnce(() => Promise.reject(new TypeError('offline')))
        .mockImplementation(() => answer(5));
      const { result } = await check();
      await pass(5000);
      expect(result.current.check).toMatchObject({ bill: { orderStatus: 7 }, asksAgain: true });
      await pass(5000);
      expect(result.current.check).toMatchObject({ bill: { orderStatus: 5 } });
    },
  );

  it(
    'reports a question that fails, and asks again when the connection is back',
    { tags: ['10.ruling.07'] },
    async () => {
      fetchStub
        .mockImplementationOnce(() => Promise.reject(new TypeError('offline')))
        .mockImplementation(() => answer(5));
      const { result } = await check();
      expect(result.current.check).toMatchObject({ kind: 'failed', retrying: false });
      act(() => void window.dispatchEvent(new Event('online')));
      await pass(100);
      expect(result.current.check).toMatchObject({ bill: { orderStatus: 5 } });
    },
  );

  it(
    'does not ask again about an order that it need not wait for',
    { tags: ['10.ruling.07'] },
    async () => {
      fetchStub.mockImplementation(() => answer(7));
      await check(false);
      await pass(10_000);
      expect(fetchStub).toHaveBeenCalledTimes(1);
    },
  );
});

it('asks nothing without an order', { tags: ['10.ruling.08'] }, async () => {
  renderInPortal(() => useOrderCheck({ orderId: undefined, waits: true }));
  await pass(5000);
  expect(fetchStub).not.toHaveBeenCalled();
});
