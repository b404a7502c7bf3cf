import { withLock } from '../storage/withLock';
import { stored } from '../storage/storedItems';
import { isUploadOn } from './isUploadOn';
import { logBuffer, ORPHANED_MS } from './logBuffer';
import { logRecordOf } from './logRecord';
import type { LogEntry, StoredLogRecord } from './logRecord';

/** The buffer is emptied so long after its first entry, in ms. Spec 7, 9. */
export const LOG_FLUSH_DELAY_MS = 3000;

/** Sends records to the log service, also while the page is being left; rejects where that fails. */
type Upload = (records: readonly StoredLogRecord[]) => Promise<void>;

/**
 * Keeps log entries and uploads them, a moment after the first; what could not be uploaded is put
 * back and goes with the next. It never throws and never logs itself. Spec 7.
 */
export function createLogger(upload: Upload) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Without a token it cannot be attributed: it waits for the next sign-in.
  const mayUpload = () => isUploadOn() && stored.token.get() !== null;

  async function send(): Promise<void> {
    const records = logBuffer.take();
    if (records.length === 0) return;
    try {
      await upload(records);
    } catch {
      logBuffer.putBack(records);
      return;
    }
    // What did not fit into this upload goes with the next.
    if (!logBuffer.isEmpty()) flushSoon();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (mayUpload()) await send();
  }

  const flushSoon = (): void => {
    timer ??= setTimeout(() => void flush(), LOG_FLUSH_DELAY_MS);
  };

  /** What tabs have left that are gone: one of those that are there takes it over. */
  async function adopt(): Promise<boolean> {
    const more = await withLock('log', () => Promise.resolve(logBuffer.adopt(Date.now())));
    if (!logBuffer.isEmpty()) flushSoon();
    return more;
  }

  return {
    log(entry: LogEntry): void {
      try {
        logBuffer.add(logRecordOf(entry));
        flushSoon();
      } catch {
        // A log that fails must not break what it tells about.
      }
    },
    /** Uploads what an earlier page has left behind, of this tab or of one that is gone. */
    start(): void {
      if (!logBuffer.isEmpty()) flushSoon();
      void adopt().then((more) => more && setTimeout(() => void adopt(), ORPHANED_MS));
    },
    /** The page is being left: at once, or not at all, for what waits would be lost. */
    leave(): void {
      if (mayUpload()) void send();
    },
  };
}

export type Logger = ReturnType<typeof createLogger>;
