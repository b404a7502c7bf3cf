import type { LogRecord } from '@homeview/contracts/log/log.schemas';
import { uploadLogs } from './log.api';
import { store } from './store';

/** Uploads log records; see `uploadLogs`. A module of its own, fetched when there is something to tell. */
export const sendLogs = (records: readonly LogRecord[]): Promise<void> =>
  store.dispatch(uploadLogs(records));
