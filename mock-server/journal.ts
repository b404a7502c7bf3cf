import type { InferType } from 'yup';
import { listOf, moment, record, text, wholeNumber } from '@homeview/contracts/wire';

/** Requests remembered in one sandbox. */
const CAPACITY = 500;

const entrySchema = record({
  id: wholeNumber(),
  /** By the clock of the sandbox. */
  at: moment(),
  /** The name of the call, or `unknown`. */
  call: text(),
  method: text(),
  path: text(),
  headers: record({
    terminal: text().nullable(),
    locale: text().nullable(),
    idempotencyKey: text().nullable(),
  }),
  /** HTTP status; 0 when the line was cut. */
  status: wholeNumber(),
  /** Code of the envelope, or null when there was none. */
  code: wholeNumber().nullable(),
  /** Time until the answer, in ms. */
  ms: wholeNumber(),
  /** The fault that spoilt the answer, or null. */
  fault: text().nullable(),
});
export const journalSchema = listOf(entrySchema);

/** One request and how it was answered; its secrets are masked. `request` is any JSON. */
export type JournalEntry = InferType<typeof entrySchema> & { request?: unknown };

/** The latest requests of a sandbox, oldest first. */
export class Journal {
  private entries: JournalEntry[] = [];
  private lastId = 0;

  add(entry: Omit<JournalEntry, 'id'>): void {
    this.entries.push({ id: (this.lastId += 1), ...entry });
    if (this.entries.length > CAPACITY) this.entries.shift();
  }

  all(): readonly JournalEntry[] {
    return this.entries;
  }

  replace(entries: readonly JournalEntry[]): void {
    this.entries = entries.slice(-CAPACITY);
    this.lastId = Math.max(0, ...this.entries.map(({ id }) => id));
  }
}
