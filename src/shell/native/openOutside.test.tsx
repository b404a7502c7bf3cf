import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../../tests/support/english';
import { dialogs } from '../feedback';
import { openOutside } from './openOutside';

const URL_OUTSIDE = 'https://homeview.example/terms';

beforeEach(() => dialogs.closeAll());
afterEach(() => void vi.restoreAllMocks());

/** A new tab of a browser. */
function newTab() {
  const tab = { opener: window as unknown, document: document.implementation.createHTMLDocument() };
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.rel} ${this.href}`);
  });
  return { tab, clicked };
}

// Outside the app every call of the bridge is rejected, as by an app that does not respond.
describe('openOutside without an app that responds', () => {
  it('opens a tab that has no opener and sends no referrer', async () => {
    const { tab, clicked } = newTab();
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    await openOutside(URL_OUTSIDE, english);
    expect([tab.opener, clicked]).toEqual([null, [`noreferrer ${URL_OUTSIDE}`]]);
    expect(dialogs.getSnapshot()).toBeNull();
  });

  it('shows the address to copy where no tab can be opened', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const writeText = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await openOutside(URL_OUTSIDE, english);
    expect(dialogs.getSnapshot()?.options).toMatchObject({
      title: 'Couldn’t open the page',
      confirmLabel: 'Copy address',
    });
    await dialogs.confirm();
    expect(writeText).toHaveBeenCalledWith(URL_OUTSIDE);
    expect(dialogs.getSnapshot()).toBeNull();
  });

  it('keeps the address on the screen if it cannot be copied', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const writeText = () => Promise.reject(new Error('denied'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await openOutside(URL_OUTSIDE, english);
    await dialogs.confirm();
    expect(dialogs.getSnapshot()).not.toBeNull();
  });
});
