/** Long work runs in a worker thread, so that other requests are answered meanwhile. */
import { expect, it } from 'vitest';
import { turnsDuring } from '../testing/turns';
import { inBackground } from './background';

/** Loading the worker takes a second, on a busy machine ten. */
const LOADING = { timeout: 60_000 };

it('searches while other requests get their turn', LOADING, async () => {
  const turns = await turnsDuring(inBackground('search', 'gift card payment '.repeat(277)));
  expect(turns).toBeGreaterThan(20);
  expect(await inBackground('search', 'demo')).toMatchObject({ reference: null, onlyNear: false });
});

it('reads a snapshot while other requests get their turn', LOADING, async () => {
  const text = `[${'[],'.repeat(500_000)}0]`;
  const reading = inBackground('readSnapshot', text);
  expect(await turnsDuring(reading)).toBeGreaterThan(20);
  expect(await reading).toEqual({ error: expect.any(String) });
});

it('refuses more tasks than may wait', LOADING, async () => {
  const sent = Array.from({ length: 80 }, () => inBackground('search', 'card'));
  const settled = await Promise.allSettled(sent);
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(20);
  expect(refused[0]).toMatchObject({ status: 503, message: expect.stringContaining('Try again') });
});
