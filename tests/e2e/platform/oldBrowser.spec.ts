/** Removes what the oldest web views and insecure origins lack, and checks that buying works. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import { textOf } from '../support/language/texts';

/**
 * Runs before the page: leaves only what Safari 16.0, Chrome 109 and an insecure origin have in
 * common.
 */
function takeAway(): void {
  const lacks: readonly (readonly [object, readonly string[]])[] = [
    [URL, ['canParse', 'parse']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [AbortSignal, ['any']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [RegExp, ['escape']],
    [Intl, ['DurationFormat']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
    ],
    [Element.prototype, ['checkVisibility']],
    [Document.prototype, ['startViewTransition']],
    [Crypto.prototype, ['randomUUID', 'subtle']],
    [Navigator.prototype, ['locks', 'clipboard', 'userActivation', 'storage', 'serviceWorker']],
    [Screen.prototype, ['orientation']],
    [
      window,
      [
        ...['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'Iterator'],
        ...['URLPattern', 'OffscreenCanvas', 'CompressionStream', 'onscrollend', 'trustedTypes'],
      ],
    ],
  ];
  for (const [owner, names] of lacks) {
    for (const name of names) {
      if (!Reflect.deleteProperty(owner, name)) throw new Error(`${name} stays`);
    }
  }
}

const inOldBrowser = (page: Page) => page.addInitScript(takeAway);

for (const where of ['a browser', 'ios'] as const) {
  test.describe(`an old web view: ${where}`, () => {
    test.use(where === 'a browser' ? {} : { userAgent: USER_AGENTS[where] });

    test('lets a customer choose, order and pay for a plan, and copy a bill’s number', async ({
      page,
      enter,
      portal,
    }) => {
      await inOldBrowser(page);
      const app = where === 'a browser' ? null : await putIntoApp(page);
      const sandbox = await enter({ scenario: 'demo', path: '/defaultPackage' });
      expect(await page.evaluate(() => 'randomUUID' in crypto)).toBe(false);
      await portal.choosePlan({ coverage: 'Unlimited', cycle: 'Annual' });
      await portal.device('Garage').check();
      await portal.payButton.click();
      // The iOS app sells new plans through the store.
      if (!app) await portal.atProvider('pay');
      await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
      await expect(portal.heading('Payment successful')).toBeVisible();
      expect(await sandbox.orders()).toHaveLength(1);

      await page.goto(`${sandbox.origin}/bills/80001`);
      await portal.button(textOf('bill.copy')).click();
      // Such a browser has no clipboard API; the app copies instead.
      if (app) await expect(portal.status(textOf('bill.copied'))).toBeVisible();
      else await expect(portal.alert(textOf('bill.copyFailed'))).toBeVisible();
    });

    test('opens external pages and encrypts the password at sign-in', async ({
      page,
      openSandbox,
      portal,
    }) => {
      await inOldBrowser(page);
      const app = where === 'a browser' ? null : await putIntoApp(page);
      const sandbox = await openSandbox('demo');
      await page.goto(`${sandbox.origin}/login`);
      if (app) {
        await page.getByRole('link', { name: textOf('login.terms') }).click();
        const opened = async () => (await app.asked()).map(({ method }) => method);
        await expect.poll(opened).toContain('System.openBrowser');
      }
      await portal.signIn(sandbox.username, sandbox.password);
      await expect(portal.heading(textOf('home.title'))).toBeVisible();
    });
  });
}

test('contains no syntax or method in any bundled script that the oldest browsers lack', () => {
  const folder = join(import.meta.dirname, '../../../dist/assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const newer = [
    /\bstatic\{/,
    /\(\?<[=!]/,
    /\bURL\.(canParse|parse)\(/,
    /\bcrypto\.randomUUID\b/,
    /\.(toSorted|toReversed|toSpliced|withResolvers|fromAsync|isWellFormed)\(/,
    /\b(Object|Map)\.groupBy\(/,
    /\bAbortSignal\.any\(/,
  ];
  for (const name of scripts) {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(newer.filter((pattern) => pattern.test(text)).map(String), name).toEqual([]);
  }
});
