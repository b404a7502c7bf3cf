import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { InferType } from 'yup';
import { listOf, moment, record, text, wholeNumber } from '@homeview/contracts/domains/wire';
import { mask } from './mask';

/** The maximum number of requests per sandbox. */
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
  /** HTTP status; 0 when the connection was reset. */
  status: wholeNumber(),
  /** Code of the envelope, or null when there was none. */
  code: wholeNumber().nullable(),
  /** Time until the answer, in ms. */
  ms: wholeNumber(),
  /** The fault that changed the answer, or null. */
  fault: text().nullable(),
});
export const journalSchema = listOf(entrySchema);

/** One request with its answer, secrets masked. `request` and `answer` may be any JSON. */
export type JournalEntry = InferType<typeof entrySchema> & { request?: unknown; answer?: unknown };

/**
 * An original request for sending again. Its headers contain secrets, so it is never shown or
 * saved.
 */
export interface RepeatableRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** Data kept for the latest entries only: the answer as sent, and the request for sending again. */
export interface Recent {
  readonly sent: string;
  readonly repeat: RepeatableRequest;
}

/** The number of entries that keep their answers. */
const RECENT = 30;

/** The maximum length of a stored request or answer, in characters. */
const MAX_TEXT = 20_000;

/** The maximum length of all requests of a sandbox together, in characters. */
const MAX_TOTAL = 1_000_000;

/** The latest requests of a sandbox, oldest first. */
export class Journal {
  private readonly entries = new LRUCache<number, JournalEntry>({
    max: CAPACITY,
    maxSize: MAX_TOTAL,
    sizeCalculation: ({ request }) => sizeOf(request) + 1,
  });
  private readonly recent = new LRUCache<number, Recent>({ max: RECENT });
  private lastId = 0;

  add(entry: Omit<JournalEntry, 'id'>, recent?: Recent): void {
    const id = (this.lastId += 1);
    if (recent && sizeOf(entry.request) <= MAX_TEXT) {
      this.recent.set(id, { ...recent, sent: withinLimit(recent.sent) });
    }
    this.append({ id, ...entry });
  }

  /** Replaces a long request by its length. The oldest entries beyond the limits are dropped. */
  private append(entry: JournalEntry): void {
    const size = sizeOf(entry.request);
    const request = size > MAX_TEXT ? `a request of ${size} characters` : entry.request;
    this.entries.set(entry.id, size > MAX_TEXT ? { ...entry, request } : entry);
  }

  /** All entries; the latest ones include their answers. */
  list(): readonly JournalEntry[] {
    return this.all().map((entry) => {
      const recent = this.recent.peek(entry.id);
      return recent ? { ...entry, answer: answerOf(recent.sent) } : entry;
    });
  }

  /** The request to send again; undefined when it is no longer kept or came from a file. */
  repeatOf(id: number): Recent['repeat'] | undefined {
    return this.recent.peek(id)?.repeat;
  }

  all(): readonly JournalEntry[] {
    return [...this.entries.rvalues()].filter((entry) => entry !== undefined);
  }

  replace(entries: readonly JournalEntry[]): void {
    this.recent.clear();
    this.entries.clear();
    for (const entry of entries) this.append(entry);
    this.lastId = Math.max(0, ...this.all().map(({ id }) => id));
  }
}

const sizeOf = (request: unknown): number => JSON.stringify(request)?.length ?? 0;

/** Limits the stored answers, since a thousand sandboxes may each have long lists. */
const withinLimit = (sent: string): string =>
  sent.length > MAX_TEXT ? `an answer of ${sent.length} characters` : sent;

/** Removes the rejected value from a validation message, since it may contain a secret. */
const withoutEcho = (desc: unknown): unknown =>
  typeof desc === 'string' ? desc.replace(/(final value was:).*/s, '$1 …') : desc;

/** The data of an answer with secrets masked; other text is cut to its beginning. */
function answerOf(sent: string): unknown {
  try {
    const { data, desc } = JSON.parse(sent) as { data?: unknown; desc?: unknown };
    return { data: mask(data), desc: withoutEcho(desc) };
  } catch {
    return sent.slice(0, 200);
  }
}
