import { setLogger } from '../platform/log/log';
import { createLogger } from '../platform/log/logger';
import type { LogService } from '../platform/log/logger';
import { watchErrors } from '../platform/log/watchErrors';

/** Outside the first load: only a page that has something to tell needs the call. */
function logService(): LogService {
  let send: LogService['upload'] | null = null;
  return {
    prepare: async () => {
      send = (await import('../api/sendLogs')).sendLogs;
    },
    isReady: () => send !== null,
    upload: (records) => send?.(records) ?? Promise.reject(new Error('not prepared')),
  };
}

/** Logs from here on what nobody catches, and uploads it. Spec 7. */
export function startLogging(): void {
  const logger = createLogger(logService());
  setLogger(logger);
  watchErrors(logger);
  logger.start();
}
