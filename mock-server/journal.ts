import type { IncomingHttpHeaders } from 'node:http';
import type { InferType } from 'yup';
import { listOf, moment, record, text, wholeNumber } from '@homeview/contracts/wire';
import { mask } from './mask';

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

/** One request and how it was answered; its secrets are masked. `request` and `answer` are any JSON. */
export type JournalEntry = InferType<typeof entrySchema> & { request?: unknown; answer?: unknown };

/** A request as it came in, to be sent again. Its headers hold secrets: nothing shows or saves it. */
export interface RepeatableRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** What only the latest entries keep: the answer as it was sent, and the request to send again. */
export interface Recent {
  readonly sent: string;
  readonly repeat: RepeatableRequest;
}

/** Entries that keep their answers. */
const RECENT = 30;

/** Longest request or answer that is kept, in characters. */
const MAX_TEXT = 20_000;

/** All requests of a sandbox together, in characters. */
const MAX_TOTAL = 1_000_000;

/** The latest requests of a sandbox, oldest first. */
export class Journal {
  private entries: JournalEntry[] = [];
  /** Characters of the request of each entry. */
  private sizes: number[] = [];
  private total = 0;
  private readonly recent = new Map<number, Recent>();
  private lastId = 0;

  add(entry: Omit<JournalEntry, 'id'>, recent?: Recent): void {
    const id = (this.lastId += 1);
    if (recent && sizeOf(entry.request) <= MAX_TEXT) {
      this.recent.set(id, { ...recent, sent: withinLimit(recent.sent) });
    }
    this.recent.delete(id - RECENT);
    this.append({ id, ...entry });
  }

  /** Of a long request only the length is kept; of too many the oldest go. */
  private append(entry: JournalEntry): void {
    const size = sizeOf(entry.request);
    const isTooLong = size > MAX_TEXT;
    this.entries.push(isTooLong ? { ...entry, request: `a request of ${size} characters` } : entry);
    this.sizes.push(isTooLong ? 0 : size);
    this.total += isTooLong ? 0 : size;
    while (this.entries.length > CAPACITY || this.total > MAX_TOTAL) {
      this.entries.shift();
      this.total -= this.sizes.shift() ?? 0;
    }
  }

  /** All of them, the latest with the data of their answers. */
  list(): readonly JournalEntry[] {
    return this.entries.map((entry) => {
      const recent = this.recent.get(entry.id);
      return recent ? { ...entry, answer: answerOf(recent.sent) } : entry;
    });
  }

  /** The request to send again; undefined once it is forgotten, or came from a file. */
  repeatOf(id: number): Recent['repeat'] | undefined {
    return this.recent.get(id)?.repeat;
  }

  all(): readonly JournalEntry[] {
    return this.entries;
  }

  replace(entries: readonly JournalEntry[]): void {
    this.recent.clear();
    this.entries = [];
    this.sizes = [];
    this.total = 0;
    for (const entry of entries) this.append(entry);
    this.lastId = Math.max(0, ...this.entries.map(({ id }) => id));
  }
}

const sizeOf = (request: unknown): number => JSON.stringify(request)?.length ?? 0;

/** A thousand sandboxes must not keep a thousand long lists. */
const withinLimit = (sent: string): string =>
  sent.length > MAX_TEXT ? `an answer of ${sent.length} characters` : sent;

/** A refusal of a request that has the wrong shape repeats what was sent, a secret perhaps. */
const withoutEcho = (desc: unknown): unknown =>
  typeof desc === 'string' ? desc.replace(/(final value was:).*/s, '$1 …') : desc;

/** The data of an answer without its secrets; text that is not an envelope is cut to its beginning. */
function answerOf(sent: string): unknown {
  try {
    const { data, desc } = JSON.parse(sent) as { data?: unknown; desc?: unknown };
    return { data: mask(data), desc: withoutEcho(desc) };
  } catch {
    return sent.slice(0, 200);
  }
}
