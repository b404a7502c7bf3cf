import { jsonItem } from '../storage';
import type { StoredLogRecord } from './logRecord';

/** The buffer never holds more; of too many the oldest go. Spec 7, 9. */
export const LOG_BUFFER_SIZE = 50;

const isRecord = (value: unknown): value is StoredLogRecord =>
  typeof value === 'object' && value !== null && 'time' in value && typeof value.time === 'number';

/** Kept on the device, for all tabs: an error just before the page is left is not lost. */
const buffer = jsonItem<readonly StoredLogRecord[]>('log', (value) =>
  Array.isArray(value) ? value.filter(isRecord).slice(-LOG_BUFFER_SIZE) : null,
);

/** Read and written in one go, so that two tabs neither lose nor double a record. */
export const logBuffer = {
  isEmpty: (): boolean => (buffer.get()?.length ?? 0) === 0,

  add: (record: StoredLogRecord): void =>
    buffer.set([...(buffer.get() ?? []), record].slice(-LOG_BUFFER_SIZE)),

  /** Everything, oldest first; it is in the buffer no more. */
  take(): readonly StoredLogRecord[] {
    const records = buffer.get() ?? [];
    buffer.remove();
    return records;
  },

  /** Records that could not be uploaded, before those that came meanwhile. */
  putBack: (records: readonly StoredLogRecord[]): void =>
    buffer.set([...records, ...(buffer.get() ?? [])].slice(-LOG_BUFFER_SIZE)),
};
