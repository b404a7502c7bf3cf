import { asRecord } from '../asRecord';
import { newId } from '../newId';
import { deviceItems, jsonItem, textItem } from '../storage/storage';
import type { StoredItem } from '../storage/storage';
import type { StoredLogRecord } from './logRecord';

/** Maximum number of buffered records; the oldest ones are dropped. */
export const LOG_BUFFER_SIZE = 50;

/** A buffer whose newest record is older than this, in ms, belongs to a closed tab. */
export const ORPHANED_MS = 60_000;

/**
 * Maximum size of an upload's records, in bytes: with commas and envelope, a keepalive request is
 * limited to 64 kB.
 */
const UPLOAD_BYTES = 60_000;

const BUFFER = 'log.';

const isRecord = (value: unknown): value is StoredLogRecord =>
  typeof asRecord<StoredLogRecord>(value).time === 'number';

type Buffer = StoredItem<readonly StoredLogRecord[]>;

const bufferItem = (name: string): Buffer =>
  jsonItem(name, (value) =>
    Array.isArray(value) ? value.filter(isRecord).slice(-LOG_BUFFER_SIZE) : null,
  );

/** Id of this tab; survives reloads and the return from a provider. */
const tab = textItem('logTab', 'tab', /^[\w-]{1,40}$/);

/**
 * Stored on the device, so errors before a page unload are not lost. Each tab has its own buffer:
 * with a shared one, tabs overwrote each other's records and sent some twice.
 */
const own = (): Buffer => {
  const name = tab.get() ?? newId();
  if (tab.get() === null) tab.set(name);
  return bufferItem(BUFFER + name);
};

/** Size in JSON. */
const bytesOf = (record: StoredLogRecord): number =>
  new TextEncoder().encode(JSON.stringify(record)).length;

const newest = (records: readonly StoredLogRecord[] | null): number =>
  Math.max(0, ...(records ?? []).map(({ time }) => time));

export const logBuffer = {
  isEmpty: (): boolean => (own().get()?.length ?? 0) === 0,

  add(record: StoredLogRecord): void {
    const buffer = own();
    buffer.set([...(buffer.get() ?? []), record].slice(-LOG_BUFFER_SIZE));
  },

  /** Removes and returns the oldest records that fit into one upload; usually all of them. */
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

  /** Restores records after a failed upload, before newer ones. */
  putBack(records: readonly StoredLogRecord[]): void {
    const buffer = own();
    buffer.set([...records, ...(buffer.get() ?? [])].slice(-LOG_BUFFER_SIZE));
  },

  /**
   * Takes over the buffers of closed tabs. Returns whether other buffers may still be orphaned
   * later.
   */
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
