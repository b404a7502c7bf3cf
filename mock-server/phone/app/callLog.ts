/** How one side ends a call or an event of the other. */
export interface Answer {
  readonly code: number;
  readonly desc: string;
  readonly data?: unknown;
}

interface Noted {
  readonly at: Date;
}

/** A page that was opened in the web view; its bridge starts again. */
export interface PageEntry extends Noted {
  readonly kind: 'page';
  readonly path: string;
}

/** A call of the page. */
export interface CallEntry extends Noted {
  readonly kind: 'call';
  readonly id: string;
  readonly method: string;
  readonly params: unknown;
  answer: Answer | null;
  /** The page that waited for the answer is gone. */
  left: boolean;
}

/** An event of the app. `deaf`: the page has no bridge; `threw`: the page's bridge threw. */
export interface EventEntry extends Noted {
  readonly kind: 'event';
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
  reply: Answer | 'deaf' | 'threw' | null;
}

/** A message of the page that is none. */
export interface NoiseEntry extends Noted {
  readonly kind: 'noise';
  readonly text: string;
}

export type Entry = PageEntry | CallEntry | EventEntry | NoiseEntry;

/** Entries kept; beyond that the oldest goes. */
const CAPACITY = 300;

/** What page and app have said to each other, oldest first. */
export class CallLog {
  private entries: readonly Entry[] = [];

  /** `onChange` is called after every change. */
  constructor(private readonly onChange: () => void) {}

  all(): readonly Entry[] {
    return this.entries;
  }

  add<T extends Entry>(entry: T): T {
    this.entries = [...this.entries, entry].slice(-CAPACITY);
    this.onChange();
    return entry;
  }

  change<T extends Entry>(entry: T, fields: Partial<T>): void {
    Object.assign(entry, fields);
    this.onChange();
  }

  calls(): readonly CallEntry[] {
    return this.entries.filter((entry) => entry.kind === 'call');
  }

  event(id: string): EventEntry | undefined {
    return this.entries.find((entry) => entry.kind === 'event' && entry.id === id) as
      EventEntry | undefined;
  }

  clear(): void {
    this.entries = [];
    this.onChange();
  }
}
