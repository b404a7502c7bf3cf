/** Runs before every unit test file that has a DOM: matchers, cleaning up, and what jsdom lacks. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine an answer can take longer than the default of one second.
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

/** Never reports a size: jsdom lays nothing out. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver;

Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
