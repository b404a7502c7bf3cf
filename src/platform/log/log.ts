import { startTiming, timingStep } from '../../domain/timing';
import type { Logger } from './logger';
import type { LogEntry } from './logRecord';

let logger: Logger | null = null;

/** Sets the app's logger; without one, entries are ignored. */
export const setLogger = (one: Logger | null): void => {
  logger = one;
};

/** Logs an entry. Never throws. */
export const log = (entry: LogEntry): void => logger?.log(entry);

/** Measures the steps of an action; `done` logs them. */
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
