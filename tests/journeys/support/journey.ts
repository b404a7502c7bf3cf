import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { KeptPages } from './keptPages';
import type { KeptPage } from './keptPages';
import { Portal } from './portal';
import { watchLeaks } from './leaks';
import { Sandbox } from './sandbox';
import type { Wish } from './sandbox';

interface Fixtures {
  /** Errors with such words are planted by the test, and no crash. */
  readonly expectedCrashes: RegExp | null;
  /** Opens a customer's world; the page is not signed in yet. */
  readonly openSandbox: (wish: Wish | string) => Promise<Sandbox>;
  /** Opens a customer's world and the portal in it, signed in, at the scenario's or the given path. */
  readonly enter: (wish: Wish | string) => Promise<Sandbox>;
  /** Ready to pay: the unlimited monthly plan, the garage camera chosen, the terms ticked. */
  readonly readyToPay: () => Promise<Sandbox>;
  readonly portal: Portal;
  /** In a browser that has never read a file of the portal, and reads it for this test alone. */
  readonly cold: boolean;
  /** The page is drawn, for tests that ask what can be seen; whatever is read `cold` is, too. */
  readonly inked: boolean;
  /** What the names of worlds begin with: in those of `PSEUDO` the portal speaks pseudo. */
  readonly worlds: string;
  readonly kept: KeptPage;
}

interface WorkerFixtures {
  readonly keptPages: KeptPages;
}

const wishOf = (wish: Wish | string): Wish =>
  typeof wish === 'string' ? { scenario: wish } : wish;

/** A test in a real browser against the real mock; an error that nobody caught fails it, and so does a leak. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedCrashes: [null, { option: true }],
  cold: [false, { option: true }],
  inked: [false, { option: true }],
  worlds: ['journey', { option: true }],
  keptPages: [
    async ({ browser }, use) => {
      const keptPages = new KeptPages(browser);
      await use(keptPages);
      await keptPages.end();
    },
    { scope: 'worker' },
  ],
  kept: async (
    {
      keptPages,
      cold,
      inked,
      acceptDownloads,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      reducedMotion,
      screen,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    testInfo,
  ) => {
    // All that a test may ask of its context: a page with other options serves it not.
    const options = JSON.stringify([
      inked,
      acceptDownloads,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      reducedMotion,
      screen,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    ]);
    const kept = await keptPages.take(cold ? testInfo.testId : options, inked || cold);
    await use(kept);
    const isGood = !cold && testInfo.status === testInfo.expectedStatus;
    await keptPages.giveBack(options, kept, isGood);
  },
  context: async ({ kept }, use) => {
    await use(kept.context);
  },
  page: async ({ kept, context, expectedCrashes }, use) => {
    const { page } = kept;
    const crashes: string[] = [];
    const watched: { readonly found: () => readonly string[]; readonly stop: () => void }[] = [];
    const onCrash = ({ message }: Error) => {
      if (!expectedCrashes?.test(message)) crashes.push(message);
    };
    const watch = (tab: Page) => {
      tab.addListener('pageerror', onCrash);
      watched.push(watchLeaks(tab));
    };
    watch(page);
    context.addListener('page', watch);
    await use(page);
    context.removeListener('page', watch);
    page.removeListener('pageerror', onCrash);
    const leaked = watched.flatMap(({ found }) => found());
    for (const { stop } of watched) stop();
    base.expect(crashes, 'uncaught errors in the pages').toEqual([]);
    base.expect(leaked, 'secrets, strangers and breaches of the policy').toEqual([]);
  },
  openSandbox: async ({ request, worlds }, use, { parallelIndex }) => {
    let opened = 0;
    await use((wish) => {
      opened += 1;
      return Sandbox.open(request, wishOf(wish), `${worlds}-${parallelIndex}-${opened}`);
    });
  },
  enter: async ({ openSandbox, page }, use) => {
    await use(async (wish) => {
      const sandbox = await openSandbox(wish);
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
