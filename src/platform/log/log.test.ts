import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log, measure, setLogger } from './log';
import type { LogEntry } from './logRecord';

const entry: LogEntry = { module: 'test', level: 'error', event: 'unknown', message: 'words' };

const kept: LogEntry[] = [];
const logger = {
  log: (one: LogEntry) => void kept.push(one),
  start: () => undefined,
  leave: () => undefined,
};

beforeEach(() => {
  kept.length = 0;
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  setLogger(null);
  vi.useRealTimers();
});

describe('log', () => {
  it('ignores entries without a logger and does not throw', () => {
    expect(() => log(entry)).not.toThrow();
    setLogger(logger);
    expect(kept).toEqual([]);
  });

  it('passes every entry unchanged to its logger', () => {
    setLogger(logger);
    log(entry);
    expect(kept).toEqual([entry]);
  });
});

describe('measure', () => {
  it(
    'logs an action when it is done, with the duration of each step and the total',
    { tags: ['3.entity.42'] },
    () => {
      setLogger(logger);
      const { step, done } = measure('pay');
      vi.advanceTimersByTime(40);
      step('order made');
      vi.advanceTimersByTime(2);
      step('address got');
      expect(kept).toEqual([]);
      done();
      expect(kept).toHaveLength(1);
      expect(kept[0]).toMatchObject({ module: 'timing', level: 'info', event: 'pay' });
      expect(JSON.parse(kept[0]?.message ?? '')).toEqual({
        id: 'pay',
        startTime: 1_000,
        stepTime: 1_042,
        messages: [
          { message: 'order made', elapsed: 40 },
          { message: 'address got', elapsed: 2 },
        ],
        totalTime: 42,
      });
    },
  );
});
