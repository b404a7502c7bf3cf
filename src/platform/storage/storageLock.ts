import { jsonItem } from './storage';
import type { StoredItem } from './storage';

/** Who may work, and until when. */
interface Turn {
  readonly owner: string;
  /** Epoch ms. */
  readonly until: number;
}

/** A turn that is not renewed ends after this long, in ms: a crashed tab cannot hold the lock longer. */
export const TURN_MS = 10_000;

/** How often a turn is renewed while its work goes on, in ms. */
const RENEW_MS = 3_000;

/** Time for a write to be seen by all tabs, busy ones too, in ms; the tab that wrote last has the turn. */
const SETTLE_MS = 400;

/** How often a waiting tab looks, in ms. */
const LOOK_MS = 40;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const turnItem = (name: string): StoredItem<Turn> =>
  jsonItem<Turn>(`turn.${name}`, (value) => {
    if (typeof value !== 'object' || value === null) return null;
    const { owner, until } = value as Partial<Turn>;
    return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : null;
  });

/** A turn from a clock that was put back since must not last for ever. */
const isRunning = (turn: Turn | null, now: number): boolean =>
  turn !== null && turn.until > now && turn.until <= now + TURN_MS;

/**
 * Tabs take turns by a note in local storage: for browsers without Web Locks. A tab that finds no
 * turn running writes its own, waits until every tab can have seen it, and works if it is still there.
 * One that finds meanwhile that another has done the work (`foundDone`) takes no turn.
 */
export async function withStorageLock<T>(
  name: string,
  work: () => Promise<T>,
  foundDone: () => T | null = () => null,
): Promise<T> {
  const item = turnItem(name);
  const owner = Math.random().toString(36).slice(2);
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
