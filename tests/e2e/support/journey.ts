import { test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { newPage } from './newPage';
import type { Platform } from './newPage';
import { Portal } from './pages/portal';
import { watchLeaks } from './watch/leaks';
import { Sandbox } from './sandbox';
import type { SandboxOptions, SavedSandbox } from './sandbox';

interface Fixtures {
  /** Uncaught errors whose message matches are expected by the test. */
  readonly expectedCrashes: RegExp | null;
  /** Opens a sandbox, of a scenario or of a file; the page is not signed in yet. */
  readonly openSandbox: (options: SandboxOptions | SavedSandbox | string) => Promise<Sandbox>;
  /** Opens a sandbox and the portal in it, signed in, at the scenario's or the given path. */
  readonly enter: (options: SandboxOptions | SavedSandbox | string) => Promise<Sandbox>;
  /**
   * Opens the device page ready to pay: unlimited monthly plan, garage camera selected, terms
   * ticked.
   */
  readonly readyToPay: () => Promise<Sandbox>;
  readonly portal: Portal;
  /** Opens a page in a fresh context, for tests that visit several sandboxes. */
  readonly openPage: (platform?: Platform) => Promise<Page>;
  /** Prefix of the sandbox names; with `PSEUDO` the portal uses the pseudo locale. */
  readonly worlds: string;
  /** Fails the test for uncaught errors and leaks in any page of a context. */
  readonly watchPages: (context: BrowserContext) => void;
  /** Watches the test's own context. */
  readonly watchOwnPages: undefined;
}

const toOptions = (options: SandboxOptions | string): SandboxOptions =>
  typeof options === 'string' ? { scenario: options } : options;

/** A test in a real browser against the real mock; it fails on an uncaught error or a leak. */
export const test = base.extend<Fixtures>({
  expectedCrashes: [null, { option: true }],
  worlds: ['journey', { option: true }],
  watchPages: async ({ expectedCrashes }, use) => {
    const crashes: string[] = [];
    const found: (() => readonly string[])[] = [];
    await use((context) => {
      context.on('weberror', (webError) => {
        const { name, message } = webError.error();
        // Firefox reports a font that a navigation cancels, and a chunk that is missing (the import
        // rejects as well), in the same way as an exception.
        if (name === 'downloadable font' || /disallowed MIME type/.test(message)) return;
        if (!expectedCrashes?.test(message)) crashes.push(message);
      });
      for (const page of context.pages()) found.push(watchLeaks(page));
      context.on('page', (page) => found.push(watchLeaks(page)));
    });
    base.expect(crashes, 'uncaught errors in the pages').toEqual([]);
    base
      .expect(
        found.flatMap((leaks) => leaks()),
        'secrets, requests to strangers and policy violations',
      )
      .toEqual([]);
  },
  watchOwnPages: [
    async ({ context, watchPages }, use) => {
      watchPages(context);
      await use(undefined);
    },
    { auto: true },
  ],
  openPage: async ({ browser, contextOptions, baseURL, watchPages }, use) => {
    const pages: Page[] = [];
    await use(async (platform = 'browser') => {
      const page = await newPage(browser, platform, {
        ...contextOptions,
        ...(baseURL !== undefined && { baseURL }),
      });
      watchPages(page.context());
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
  openSandbox: async ({ request, worlds }, use, { parallelIndex }) => {
    let opened = 0;
    await use((options) => {
      opened += 1;
      const id = `${worlds}-${parallelIndex}-${opened}`;
      return typeof options === 'object' && 'saved' in options
        ? Sandbox.openSaved(request, options, id)
        : Sandbox.open(request, toOptions(options), id);
    });
  },
  enter: async ({ openSandbox, page }, use) => {
    await use(async (options) => {
      const sandbox = await openSandbox(options);
      await page.goto(sandbox.url);
      return sandbox;
    });
  },
  readyToPay: async ({ enter, portal }, use) => {
    await use(async () => {
      const path = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013';
      const sandbox = await enter({ scenario: 'demo', path });
      await portal.terms.check();
      await portal.device('Garage').check();
      return sandbox;
    });
  },
  portal: async ({ page }, use) => {
    await use(new Portal(page));
  },
});

export { expect } from '@playwright/test';
