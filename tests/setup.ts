/** Runs before every unit test file with a DOM: matchers, cleanup, and APIs that jsdom lacks. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { webLocks } from '../contracts/pact/support/webLocks';

// A response can take longer than the default of one second on a busy machine.
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);

window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

/** Never reports a size, because jsdom has no layout. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver;

Object.defineProperty(navigator, 'locks', { value: webLocks(), configurable: true });

Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
