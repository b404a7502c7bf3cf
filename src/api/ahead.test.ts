import { houseList } from '@homeview/contracts/house/house.endpoints';
import { updateSubscribeStatus } from '@homeview/contracts/subscription/subscription.endpoints';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stored } from '../platform/storedItems';

// Read in circumstances of this file: no other one gets them.
afterAll(() => vi.resetModules());

const call = { endpoint: houseList, payload: {} };
const sent = vi.fn<typeof fetch>();

/** As while the first screen is fetched. */
async function allowed() {
  const ahead = await import('./ahead');
  ahead.allowAhead(true);
  return ahead;
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', sent);
  sent.mockReset().mockImplementation(() => Promise.resolve(new Response('{}')));
  stored.token.set('mine');
});
afterEach(() => {
  stored.token.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a call that is sent ahead', () => {
  it('answers the same call, once', async () => {
    const { askAhead, takeAhead } = await allowed();
    askAhead(houseList, {});
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]?.[0]).toBe('/api/ipc/house/houseList');
    expect(sent.mock.calls[0]?.[1]?.headers).toMatchObject({ token: 'mine' });
    await expect(takeAhead(call, 'mine')).resolves.toBeInstanceOf(Response);
    expect(takeAhead(call, 'mine')).toBeUndefined();
  });

  it.each([
    ['another customer', call, 'yours'],
    ['nobody', call, null],
    ['another payload', { ...call, payload: { page: 2 } }, 'mine'],
    ['another service', { ...call, origin: 'https://elsewhere.example' }, 'mine'],
  ])('answers no call of %s', async (_, other, token) => {
    const { askAhead, takeAhead } = await allowed();
    askAhead(houseList, {});
    expect(takeAhead(other, token)).toBeUndefined();
    expect(takeAhead(call, 'mine')).toBeDefined();
  });

  it('answers nothing once its time is over', async () => {
    vi.useFakeTimers();
    const { askAhead, takeAhead } = await allowed();
    askAhead(houseList, {});
    vi.advanceTimersByTime(houseList.timeoutMs);
    expect(takeAhead(call, 'mine')).toBeUndefined();
  });

  it('answers nothing once something was changed', async () => {
    const { allowAhead, askAhead, takeAhead } = await allowed();
    askAhead(houseList, {});
    allowAhead(false);
    expect(takeAhead({ endpoint: updateSubscribeStatus, payload: {} }, 'mine')).toBeUndefined();
    expect(takeAhead(call, 'mine')).toBeUndefined();
  });

  it('is not sent for a stranger, nor but for the first screen', async () => {
    const { allowAhead, askAhead } = await allowed();
    stored.token.remove();
    askAhead(houseList, {});
    stored.token.set('mine');
    allowAhead(false);
    askAhead(houseList, {});
    vi.resetModules();
    (await import('./ahead')).askAhead(houseList, {});
    expect(sent).not.toHaveBeenCalled();
  });

  it('fails where the answer is asked for, and nowhere else', async () => {
    const { askAhead, takeAhead } = await allowed();
    sent.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    askAhead(houseList, {});
    await Promise.resolve();
    await expect(takeAhead(call, 'mine')).rejects.toThrow('Failed to fetch');
  });
});
