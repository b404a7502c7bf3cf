import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  // The device is 400 days slow.
  vi.useFakeTimers({ now: new Date('2025-10-17T10:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

const load = () => import('./serviceTime');

describe('serviceNow', () => {
  it('is unknown before the first response and after one without a date', async () => {
    const { noteServiceTime, serviceNow } = await load();
    expect(serviceNow()).toBeNull();
    for (const header of [null, '', 'soon']) noteServiceTime(header);
    expect(serviceNow()).toBeNull();
  });

  it('continues from the latest response, whatever the clock of the device says', async () => {
    const { noteServiceTime, serviceNow } = await load();
    noteServiceTime('Sat, 21 Nov 2026 10:00:00 GMT');
    await vi.advanceTimersByTimeAsync(90_000);
    expect(serviceNow()?.toISOString()).toBe('2026-11-21T10:01:30.000Z');
    vi.setSystemTime(new Date('2031-01-01T00:00:00Z'));
    expect(serviceNow()?.toISOString()).toBe('2026-11-21T10:01:30.000Z');
    noteServiceTime('Sun, 22 Nov 2026 10:00:00 GMT');
    noteServiceTime(null);
    expect(serviceNow()?.toISOString()).toBe('2026-11-22T10:00:00.000Z');
  });
});
