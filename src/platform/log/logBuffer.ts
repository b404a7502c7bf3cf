import { asRecord } from '../asRecord';
import { newId } from '../newId';
import { deviceItems, jsonItem, textItem } from '../storage/storage';
import type { StoredItem } from '../storage/storage';
import type { StoredLogRecord } from './logRecord';

/** The buffer never holds more; of too many the oldest go. Spec 7, 9. */
export const LOG_BUFFER_SIZE = 50;

/** A buffer whose newest record is older than this, in ms, belongs to a tab that is gone. */
export const ORPHANED_MS = 60_000;

/** A request that outlives its page takes 64 kB; some of it is the form around the records, in bytes. */
const UPLOAD_BYTES = 60_000;

const BUFFER = 'log.';

const isRecord = (value: unknown): value is StoredLogRecord =>
  typeof asRecord<StoredLogRecord>(value).time === 'number';

type Buffer = StoredItem<readonly StoredLogRecord[]>;

const bufferItem = (name: string): Buffer =>
  jsonItem(name, (value) =>
    Array.isArray(value) ? value.filter(isRecord).slice(-LOG_BUFFER_SIZE) : null,
  );

/** The name of this tab, also after a reload and on the way back from a provider. */
const tab = textItem('logTab', 'tab', /^[\w-]{1,40}$/);

/**
 * Kept on the device: an error just before the page is left is not lost. Every tab writes a buffer of
 * its own: browsers do not tell one tab in time what another has just written, and of a buffer for all
 * of them records were lost and sent twice.
 */
const own = (): Buffer => {
  const name = tab.get() ?? newId();
  if (tab.get() === null) tab.set(name);
  return bufferItem(BUFFER + name);
};

/** In JSON, with the comma. */
const bytesOf = (record: StoredLogRecord): number =>
  new TextEncoder().encode(JSON.stringify(record)).length + 1;

const newest = (records: readonly StoredLogRecord[] | null): number =>
  Math.max(0, ...(records ?? []).map(({ time }) => time));

export const logBuffer = {
  isEmpty: (): boolean => (own().get()?.length ?? 0) === 0,

  add(record: StoredLogRecord): void {
    const buffer = own();
    buffer.set([...(buffer.get() ?? []), record].slice(-LOG_BUFFER_SIZE));
  },

  /** The oldest, as many as one upload takes: nearly always all. They are in the buffer no more. */
  take(): readonly StoredLogRecord[] {
    const buffer = own();
    const records = buffer.get() ?? [];
    let bytes = 0;
    const over = records.findIndex((record) => (bytes += bytesOf(record)) > UPLOAD_BYTES);
    const taken = over < 1 ? records : records.slice(0, over);
    if (taken.length < records.length) buffer.set(records.slice(taken.length));
    else buffer.remove();
    return taken;
  },

  /** Records that could not be uploaded, before those that came meanwhile. */
  putBack(records: readonly StoredLogRecord[]): void {
    const buffer = own();
    buffer.set([...records, ...(buffer.get() ?? [])].slice(-LOG_BUFFER_SIZE));
  },

  /** Takes over what tabs have left that are gone. Returns whether others may still become so. */
  adopt(now: number): boolean {
    const mine = own().key;
    const others = deviceItems(BUFFER)
      .map(bufferItem)
      .filter(({ key }) => key !== mine);
    const orphans = others.filter((buffer) => newest(buffer.get()) < now - ORPHANED_MS);
    for (const orphan of orphans) {
      const records = orphan.get() ?? [];
      orphan.remove();
      this.putBack(records);
    }
    return orphans.length < others.length;
  },
};
