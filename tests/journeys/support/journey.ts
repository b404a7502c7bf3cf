import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
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
}

const wishOf = (wish: Wish | string): Wish =>
  typeof wish === 'string' ? { scenario: wish } : wish;

/** A test in a real browser against the real mock; an error that nobody caught fails it, and so does a leak. */
export const test = base.extend<Fixtures>({
  expectedCrashes: [null, { option: true }],
  page: async ({ page, context, expectedCrashes }, use) => {
    const crashes: string[] = [];
    const leaks: (() => readonly string[])[] = [];
    const watch = (tab: Page) => {
      tab.on('pageerror', ({ message }) => {
        if (!expectedCrashes?.test(message)) crashes.push(message);
      });
      leaks.push(watchLeaks(tab));
    };
    watch(page);
    context.on('page', watch);
    await use(page);
    const leaked = leaks.flatMap((found) => found());
    base.expect(crashes, 'uncaught errors in the pages').toEqual([]);
    base.expect(leaked, 'secrets, strangers and breaches of the policy').toEqual([]);
  },
  openSandbox: async ({ request }, use) => {
    await use((wish) => Sandbox.open(request, wishOf(wish)));
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
