import { asRecord } from '../asRecord';
import { newId } from '../newId';
import { jsonItem } from './storage';
import type { StoredItem } from './storage';

/** The lock's owner and expiry. */
interface Turn {
  readonly owner: string;
  /** Epoch ms. */
  readonly until: number;
}

/** Lease of the lock in ms: without renewal it expires, so a crashed tab cannot hold the lock. */
export const TURN_MS = 10_000;

/** Renewal interval while the work runs, in ms. */
const RENEW_MS = 3_000;

/** Time until all tabs see a write, in ms; the tab that wrote last gets the lock. */
const SETTLE_MS = 400;

/** Polling interval of a waiting tab, in ms. */
const LOOK_MS = 40;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const turnItem = (name: string): StoredItem<Turn> =>
  jsonItem<Turn>(`turn.${name}`, (value) => {
    const { owner, until } = asRecord<Turn>(value);
    return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : null;
  });

/** A lease too far in the future comes from a clock change and is ignored. */
const isRunning = (turn: Turn | null, now: number): boolean =>
  turn !== null && turn.until > now && turn.until <= now + TURN_MS;

/**
 * A lock in local storage, for browsers without Web Locks. A tab writes its lease if none is
 * active, waits until all tabs can see it, and works if it still owns the lease. A waiting tab
 * stops once `foundDone` returns a result.
 */
export async function withStorageLock<T>(
  name: string,
  work: () => Promise<T>,
  foundDone: () => T | null = () => null,
): Promise<T> {
  const item = turnItem(name);
  const owner = newId();
  const isMine = () => item.get()?.owner === owner;
  const take = () => item.set({ owner, until: Date.now() + TURN_MS });

  for (;;) {
    const found = foundDone();
    if (found !== null) return found;
    if (!isRunning(item.get(), Date.now())) {
      take();
      await sleep(SETTLE_MS * (1 + Math.random()));
      if (isMine()) break;
    } else {
      await sleep(LOOK_MS);
    }
  }
  const renewing = setInterval(() => {
    if (isMine()) take();
  }, RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    if (isMine()) item.remove();
  }
}
