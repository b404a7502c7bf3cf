import { useSyncExternalStore } from 'react';

/**
 * Everything the portal keeps on the device, in one place. Spec 3. Values are read through a parser:
 * what is corrupted counts as absent and is removed, so that it can neither crash a screen nor stay.
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

/** `device`: kept until removed, seen by all tabs. `tab`: kept as long as this tab. */
export type Area = 'device' | 'tab';

/** A browser storage; what the browser refuses to store (private modes) is kept until the page is left. */
function storageArea(pick: () => Storage) {
  const memory = new Map<string, string>();
  return {
    read(key: string): string | null {
      try {
        // What could not be written is newer than what is still stored.
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
        // Nothing was stored there either.
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
  // A parsed value is kept with its text, so that equal text gives the same object to React.
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

/** An item of plain text; text that is empty, or not of `shape`, counts as absent. */
export const textItem = (
  name: string,
  area: Area = 'device',
  shape: RegExp = ANY_TEXT,
): StoredItem<string> =>
  item(name, area, { parse: (raw) => (shape.test(raw) ? raw : null), print: (value) => value });

/** An item of JSON; `check` turns the parsed value into a T, or null if it is invalid. */
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

/** Names of the items on the device that begin so. */
export function deviceItems(start: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Hears of every change of an item, in this tab and in others. Returns the way to stop. */
function onStorageChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The value of an item, followed by the component that uses it. */
export const useStored = <T>(stored: StoredItem<T>): T | null =>
  useSyncExternalStore(onStorageChange, stored.get);
