/**
 * Browser globals that src/platform needs and Node lacks. Import this before the client. The user
 * agent is fixed, so that a pact does not depend on the machine that wrote it.
 */
class MapStorage implements Storage {
  private readonly items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  clear() {
    this.items.clear();
  }
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
}

const define = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

define('localStorage', new MapStorage());
define('sessionStorage', new MapStorage());
define('navigator', { userAgent: 'Mozilla/5.0 (pact)' });
