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

/** Values by key. @throws StoreUnavailable from each method. */
export interface Store {
  /** Whether other processes write to the store too. */
  readonly isShared: boolean;
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  close(): Promise<void>;
}

/** How long an unchanged sandbox is kept in a shared store, in ms: 30 days. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Timeout of a connection, in ms. */
const CONNECT_LIMIT_MS = 1000;

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
    return new KeyvStore(new Keyv(await openFolder(url.slice('file:'.length)), asText));
  }
  if (/^rediss?:/.test(url)) {
    const { default: KeyvRedis } = await import('@keyv/redis');
    // Without both settings, every request waits forever when Redis is gone.
    const socket = { connectTimeout: CONNECT_LIMIT_MS };
    const client = { url, socket, disableOfflineQueue: true };
    const adapter = new KeyvRedis(client, { connectionTimeout: CONNECT_LIMIT_MS });
    adapter.throwOnErrors = true;
    const keyv = new Keyv(adapter, { ...asText, ttl: KEPT_MS });
    return new KeyvStore(keyv, { isShared: true, prefix: 'homeview:' });
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
    return new KeyvStore(keyv, { isShared: true, end: sweeping(keyv) });
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
  /** Called when the store is closed. */
  readonly end?: () => void;
}

class KeyvStore implements Store {
  readonly isShared: boolean;

  constructor(
    private readonly keyv: Keyv,
    private readonly options: KeyvStoreOptions = {},
  ) {
    this.isShared = options.isShared === true;
    // Errors are thrown as well; without a listener Keyv would print each one.
    keyv.on('error', () => undefined);
  }
  get(key: string): Promise<unknown> {
    return orUnavailable(this.keyv.get<unknown>(this.named(key)));
  }
  async set(key: string, value: unknown): Promise<void> {
    await orUnavailable(this.keyv.set(this.named(key), value));
  }
  async delete(key: string): Promise<void> {
    await orUnavailable(this.keyv.delete(this.named(key)));
  }
  private named(key: string): string {
    return `${this.options.prefix ?? ''}${key}`;
  }
  async close(): Promise<void> {
    this.options.end?.();
    await this.keyv.disconnect().catch(() => undefined);
  }
}

const orUnavailable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new StoreUnavailable(error);
  });
