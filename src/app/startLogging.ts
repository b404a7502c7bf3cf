import { setLogger } from '../platform/log/log';
import { createLogger } from '../platform/log/logger';
import type { LogService } from '../platform/log/logger';
import { watchErrors } from '../platform/log/watchErrors';

/** Outside the first load: only a page that has something to tell needs the call. */
function logService(): LogService & { isFetching: () => boolean } {
  let send: LogService['upload'] | null = null;
  let fetching = 0;
  return {
    isFetching: () => fetching > 0,
    prepare: async () => {
      fetching += 1;
      try {
        send = (await import('../api/sendLogs')).sendLogs;
      } finally {
        fetching -= 1;
      }
    },
    isReady: () => send !== null,
    upload: (records) => send?.(records) ?? Promise.reject(new Error('not prepared')),
  };
}

/** Logs from here on what nobody catches, and uploads it. Spec 7. */
export function startLogging(): void {
  const service = logService();
  const logger = createLogger(service);
  setLogger(logger);
  watchErrors(logger, service.isFetching);
  logger.start();
}
