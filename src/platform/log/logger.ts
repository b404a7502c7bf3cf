import { withLock } from '../storage/withLock';
import { stored } from '../storage/storedItems';
import { isUploadOn } from './isUploadOn';
import { logBuffer, ORPHANED_MS } from './logBuffer';
import { logRecordOf } from './logRecord';
import type { LogEntry, StoredLogRecord } from './logRecord';

/** Delay between the first entry and the upload, in ms. */
export const LOG_FLUSH_DELAY_MS = 3000;

/** Sends records to the log service, also during page unload; rejects on failure. */
type Upload = (records: readonly StoredLogRecord[]) => Promise<void>;

/**
 * Buffers log entries and uploads them after a delay. Failed records are put back for the next
 * upload. Never throws and never logs.
 */
export function createLogger(upload: Upload) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Without a token, entries cannot be attributed, so they wait for the next sign-in.
  const mayUpload = () => isUploadOn() && stored.token.get() !== null;

  const isKnown = () => stored.token.get() !== null || stored.user.get() !== null;

  async function send(): Promise<void> {
    const records = logBuffer.take();
    if (records.length === 0) return;
    try {
      await upload(records);
    } catch {
      // After sign-out, nothing of the customer stays in storage.
      if (isKnown()) logBuffer.putBack(records);
      return;
    }
    // Records that exceed the upload size are sent with the next one.
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

  /** Takes over the buffers of closed tabs; the lock ensures that only one tab does. */
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
        // A logging failure must not break the caller.
      }
    },
    /** Uploads what earlier pages have left, of this tab or of closed tabs. */
    start(): void {
      if (!logBuffer.isEmpty()) flushSoon();
      void adopt().then((more) => more && setTimeout(() => void adopt(), ORPHANED_MS));
    },
    /** Uploads at once when the page is left, because a delayed upload would be lost. */
    leave(): void {
      if (mayUpload()) void send();
    },
  };
}

export type Logger = ReturnType<typeof createLogger>;
