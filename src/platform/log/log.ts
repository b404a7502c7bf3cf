import { startTiming, timingStep } from '../../domain/timing';
import type { Logger } from './logger';
import type { LogEntry } from './logRecord';

let logger: Logger | null = null;

/** The app's logger; until it is set, and in tests without one, nothing is kept. */
export const setLogger = (one: Logger | null): void => {
  logger = one;
};

/** Keeps an entry of the log. Never throws. */
export const log = (entry: LogEntry): void => logger?.log(entry);

/** Measures an action step by step; `done` logs it. Spec 3. */
export function measure(id: string): { step: (message: string) => void; done: () => void } {
  let timing = startTiming(id, Date.now());
  return {
    step: (message) => {
      timing = timingStep(timing, message, Date.now());
    },
    done: () =>
      log({ module: 'timing', level: 'info', event: id, message: JSON.stringify(timing) }),
  };
}
