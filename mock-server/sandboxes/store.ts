import Keyv from 'keyv';

import { messageOf } from '../errorText';

/** The store does not respond, so its contents are unknown. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The store of the sandboxes cannot be reached: ${messageOf(cause)}`, { cause });
  }
}

/** A stored value that cannot be parsed, with its original text. */
export class UnreadableText {
  constructor(readonly text: string) {}
}

const SANDBOX = 'sandbox.';

export const sandboxKey = (id: string): string => `${SANDBOX}${id}`;

/** The sandbox that a key belongs to, or null. */
export const idOfKey = (key: string): string | null =>
  key.startsWith(SANDBOX) ? key.slice(SANDBOX.length) : null;

/** Values by key. @throws StoreUnavailable from each method. */
export interface Store {
  /** Whether other processes write to the store too. */
  readonly isShared: boolean;
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  /** All keys. Slow: for repairs only. */
  keys(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** How long an unchanged sandbox is kept in a shared store, in ms: 30 days. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Timeout of a connection, in ms. */
const CONNECT_LIMIT_MS = 1000;

/** Timeout of a command to a server that is connected but doesn't answer, in ms. */
const ANSWER_LIMIT_MS = 700;
const TICK_MS = 100;

/** While the store fails, the log of the process says so once in this time. */
const SAY_EVERY_MS = 60_000;

/**
 * Opens the store of a URL: `memory`, `file:DIR`, `redis://…` or `postgres://…`.
 * @throws Error for other URLs. @throws StoreUnavailable.
 */
export async function openStore(url: string): Promise<Store> {
  const store = await storeFor(url);
  try {
    // Reads once, so that an unreachable store is noticed at the start and not by the first
    // customer.
    await store.get('start');
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function storeFor(url: string): Promise<Store> {
  // Values are not serialized: a world that is changed in memory is the stored one.
  if (url === 'memory') return new KeyvStore(withoutText(new Keyv(common)));
  if (url.startsWith('file:')) {
    const { openFolder } = await import('./folder');
    const { lockFolder } = await import('./folderLock');
    const folder = url.slice('file:'.length);
    const adapter = await openFolder(folder);
    const { check, release } = await lockFolder(folder);
    return new KeyvStore(new Keyv(adapter, asText), { keys: adapter.keys, check, end: release });
  }
  if (/^rediss?:/.test(url)) {
    const { default: KeyvRedis } = await import('@keyv/redis');
    // Without both settings, every request waits forever when Redis is gone.
    const socket = { connectTimeout: CONNECT_LIMIT_MS };
    const client = { url, socket, disableOfflineQueue: true };
    const adapter = new KeyvRedis(client, { connectionTimeout: CONNECT_LIMIT_MS });
    adapter.throwOnErrors = true;
    const keyv = new Keyv(adapter, { ...asText, ttl: KEPT_MS });
    const options = { isShared: true, limitMs: ANSWER_LIMIT_MS };
    return new KeyvStore(keyv, { ...options, prefix: 'homeview:' });
  }
  if (/^postgres(ql)?:/.test(url)) {
    const { KeyvPostgres } = await import('@keyv/postgres');
    const adapter = new KeyvPostgres({
      ...{ uri: url, table: 'homeview_sandboxes', iterationLimit: 100 },
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      // An idle connection in the pool would crash the process when the server goes away.
      maxUses: 1,
    });
    const keyv = new Keyv(adapter, { ...asText, ttl: KEPT_MS });
    const options = { isShared: true, limitMs: ANSWER_LIMIT_MS };
    return new KeyvStore(keyv, { ...options, end: sweeping(keyv) });
  }
  throw new Error(`MOCK_STORE is memory, file:DIR, redis://… or postgres://…, not "${url}".`);
}

/** How often expired rows are removed, in ms: PostgreSQL has no expiry. */
const SWEEP_MS = 24 * 3_600_000;

/**
 * Reads all rows regularly, so that Keyv deletes expired ones. Returns a function that stops it.
 */
function sweeping(keyv: Keyv): () => void {
  const sweep = async () => {
    for await (const row of keyv.iterator?.({}) ?? []) void row;
  };
  // The next request gets the same error and answers it.
  const timer = setInterval(() => void sweep().catch(() => undefined), SWEEP_MS).unref();
  return () => clearInterval(timer);
}

/** Without `throwOnErrors`, a store that is down looks empty. */
const common = { throwOnErrors: true, useKeyPrefix: false, namespace: '' };

/** Turns off Keyv's serialization. */
const withoutText = (keyv: Keyv): Keyv =>
  Object.assign(keyv, { serialize: undefined, deserialize: undefined });

const asText = {
  ...common,
  serialize: JSON.stringify,
  deserialize: <T>(text: string): { value: T } => {
    try {
      return JSON.parse(text) as { value: T };
    } catch {
      return { value: new UnreadableText(text) as T };
    }
  },
};

interface KeyvStoreOptions {
  readonly isShared?: boolean;
  /** Prefix of every key, for databases that others use too. */
  readonly prefix?: string;
  /** How long a command may take, in ms; without it, as long as it needs. */
  readonly limitMs?: number;
  /** Called before each command. @throws Error when the store can no longer be used. */
  readonly check?: () => void;
  /** Lists the keys of a store that Keyv can't list. */
  readonly keys?: () => Promise<readonly string[]>;
  /** Called when the store is closed. */
  readonly end?: () => void | Promise<void>;
}

class KeyvStore implements Store {
  readonly isShared: boolean;
  private readonly overdue = new Set<Promise<unknown>>();
  /** When a failure was last printed; null before the first answer: its failure ends the start. */
  private saidAt: number | null = null;

  constructor(
    private readonly keyv: Keyv,
    private readonly options: KeyvStoreOptions = {},
  ) {
    this.isShared = options.isShared === true;
    // Errors are thrown as well; without a listener Keyv would print each one.
    keyv.on('error', () => undefined);
  }
  get(key: string): Promise<unknown> {
    return this.run(() => this.keyv.get<unknown>(this.named(key)));
  }
  async set(key: string, value: unknown): Promise<void> {
    await this.run(() => this.keyv.set(this.named(key), value));
  }
  async delete(key: string): Promise<void> {
    await this.run(() => this.keyv.delete(this.named(key)));
  }
  async keys(): Promise<readonly string[]> {
    const { keys, prefix = '' } = this.options;
    if (keys) return keys();
    const found: string[] = [];
    for await (const [key] of this.keyv.iterator?.({}) ?? []) found.push(String(key));
    return found.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  }
  private named(key: string): string {
    return `${this.options.prefix ?? ''}${key}`;
  }
  async close(): Promise<void> {
    await this.options.end?.();
    await inTime(this.keyv.disconnect(), this.options.limitMs).catch(() => undefined);
  }

  /**
   * Runs a command. While an earlier one is overdue, the next ones would wait behind it, so they
   * fail at once. @throws StoreUnavailable.
   */
  private async run<T>(command: () => Promise<T>): Promise<T> {
    try {
      this.options.check?.();
      if (this.overdue.size > 0) throw new Overdue();
      const running = command();
      const answer = await inTime(running, this.options.limitMs).catch((error: unknown) => {
        if (error instanceof Overdue) this.noteOverdue(running);
        throw error;
      });
      this.saidAt ??= 0;
      return answer;
    } catch (error) {
      const failure = new StoreUnavailable(error);
      this.print(failure);
      throw failure;
    }
  }

  private print({ message }: StoreUnavailable): void {
    const now = Date.now();
    if (this.saidAt === null || now - this.saidAt < SAY_EVERY_MS) return;
    this.saidAt = now;
    process.stderr.write(`${message}\n`);
  }

  private noteOverdue(command: Promise<unknown>): void {
    this.overdue.add(command);
    const end = () => void this.overdue.delete(command);
    command.then(end, end);
  }
}

class Overdue extends Error {
  constructor() {
    super('it does not answer.');
  }
}

/** @throws Overdue when it takes longer than the limit; without a limit, never. */
function inTime<T>(work: Promise<T>, limitMs?: number): Promise<T> {
  if (limitMs === undefined) return work;
  let timer: NodeJS.Timeout;
  const overdue = new Promise<never>((_, reject) => {
    let passed = 0;
    // In ticks: when the machine stands still, so does the store. An answer that has arrived
    // meanwhile is read before the immediate runs.
    timer = setInterval(() => {
      passed += TICK_MS;
      if (passed >= limitMs) setImmediate(() => reject(new Overdue()));
    }, TICK_MS);
  });
  return Promise.race([work, overdue]).finally(() => clearInterval(timer));
}
