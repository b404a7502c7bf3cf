/** The answer of one side to a call or event of the other. */
export interface Answer {
  readonly code: number;
  readonly desc: string;
  readonly data?: unknown;
}

interface Noted {
  readonly at: Date;
}

/** A page opened in the web view; the bridge restarts with it. */
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
  /** True when the page that waited for the answer has gone. */
  left: boolean;
}

/** An event of the app. `deaf` means that the page has no bridge, `threw` that its bridge threw. */
export interface EventEntry extends Noted {
  readonly kind: 'event';
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
  reply: Answer | 'deaf' | 'threw' | null;
}

/** A message of the page that cannot be parsed. */
export interface NoiseEntry extends Noted {
  readonly kind: 'noise';
  readonly text: string;
}

export type Entry = PageEntry | CallEntry | EventEntry | NoiseEntry;

/** The maximum number of entries; the oldest are dropped. */
const CAPACITY = 300;

/** Calls and events between page and app, oldest first. */
export class CallLog {
  private entries: readonly Entry[] = [];

  /** Calls `onChange` after every change. */
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
