import { onIdle } from '@homeview/ui/WhenIdle';
import { uploadLogs } from '../api/endpoints/log.api';
import type { Store } from '../api/store';
import { log, setLogger } from '../platform/log/log';
import { createLogger } from '../platform/log/logger';
import { watchErrors } from '../platform/log/watchErrors';

/** Starts to log uncaught errors and to upload the log. */
export function startLogging(store: Store): void {
  const logger = createLogger((records) => store.dispatch(uploadLogs(records)));
  setLogger(logger);
  watchErrors(logger);
  logger.start();
}

/** Logs the speed of a visit that begins on this screen. Loaded late: nothing waits for it. */
export const logVitals = (screen: string) =>
  onIdle(() => {
    void import('../platform/log/watchVitals')
      .then(({ watchVitals }) => watchVitals(log, screen))
      .catch(() => undefined);
  });
