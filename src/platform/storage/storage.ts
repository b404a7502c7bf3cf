import { useSyncExternalStore } from 'react';

/**
 * All client-side storage of the portal. Values are parsed on read; invalid ones count as
 * absent and are removed, so that they cannot crash a page.
 */
export interface StoredItem<T> {
  readonly key: string;
  get(): T | null;
  set(value: T): void;
  remove(): void;
}

type Parse<T> = (raw: string) => T | null;

const PREFIX = 'hv.';
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** `device`: persistent and shared by all tabs. `tab`: as long as this tab. */
export type Area = 'device' | 'tab';

/** A browser storage with an in-memory fallback for rejected writes, as in private modes. */
function storageArea(pick: () => Storage) {
  const memory = new Map<string, string>();
  return {
    read(key: string): string | null {
      try {
        // The in-memory fallback is newer than storage.
        return memory.get(key) ?? pick().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key: string, value: string): void {
      try {
        pick().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key: string): void {
      memory.delete(key);
      try {
        pick().removeItem(key);
      } catch {
        // Without storage access there is nothing to remove.
      }
    },
    keys(): string[] {
      try {
        return [...Object.keys(pick()), ...memory.keys()];
      } catch {
        return [...memory.keys()];
      }
    },
  };
}

const areas = {
  device: storageArea(() => localStorage),
  tab: storageArea(() => sessionStorage),
};

interface Coding<T> {
  readonly parse: Parse<T>;
  readonly print: (value: T) => string;
}

const item = <T>(name: string, area: Area, { parse, print }: Coding<T>): StoredItem<T> => {
  const key = PREFIX + name;
  const backend = areas[area];
  // Caches the parsed value, so that equal text gives React the same object.
  let last: { raw: string; value: T } | null = null;
  return {
    key,
    get() {
      const raw = backend.read(key);
      if (raw === null) return null;
      if (last?.raw === raw) return last.value;
      const value = parse(raw);
      if (value === null) {
        backend.remove(key);
        return null;
      }
      last = { raw, value };
      return value;
    },
    set(value) {
      backend.write(key, print(value));
      notify();
    },
    remove() {
      backend.remove(key);
      notify();
    },
  };
};

const ANY_TEXT = /./s;

/** A string item; an empty text or one that does not match `shape` counts as absent. */
export const textItem = (
  name: string,
  area: Area = 'device',
  shape: RegExp = ANY_TEXT,
): StoredItem<string> =>
  item(name, area, { parse: (raw) => (shape.test(raw) ? raw : null), print: (value) => value });

/** A JSON item; `check` returns the typed value, or null if it is invalid. */
export const jsonItem = <T>(
  name: string,
  check: (value: unknown) => T | null,
  area: Area = 'device',
): StoredItem<T> =>
  item(name, area, {
    parse: (raw) => {
      try {
        return check(JSON.parse(raw));
      } catch {
        return null;
      }
    },
    print: (value) => JSON.stringify(value),
  });

/** Names of the device items with this prefix. */
export const deviceItems = (start: string): string[] =>
  areas.device
    .keys()
    .filter((key) => key.startsWith(PREFIX + start))
    .map((key) => key.slice(PREFIX.length));

/** Whether the browser keeps nothing beyond this page, as in some private modes. */
export function isStorageRefused(): boolean {
  const probe = `${PREFIX}probe`;
  try {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return false;
  } catch {
    return true;
  }
}

/** Removes every item of an area except the kept ones, also those written by earlier versions. */
export function clearItems(area: Area, kept: readonly StoredItem<unknown>[] = []): void {
  const removed = areas[area]
    .keys()
    .filter((key) => key.startsWith(PREFIX) && !kept.some((item) => item.key === key));
  removed.forEach((key) => areas[area].remove(key));
  notify();
}

/** Notifies of every item change in this tab and others. Returns a function to stop. */
function onStorageChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The value of an item; changes render the component again. */
export const useStored = <T>(stored: StoredItem<T>): T | null =>
  useSyncExternalStore(onStorageChange, stored.get);
