import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import { Portal } from '../support/pages/portal';
import { textOf } from '../support/language/texts';
import { sample } from '../../faults/sampling';
import type { JournalEntry } from '../support/sandbox';

const CHANGE = 'changePackageId=70001';

/** The pay modes that the package list was asked for, oldest first. */
const askedModes = (requests: readonly JournalEntry[]) =>
  requests.map(({ request }) => (request as { payMode: number }).payMode);

test.describe('in the iOS app', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test(
    'leads from each page of new plans to the store and keeps the query',
    { tag: '@10.ruling.21' },
    async ({ page, enter, portal }) => {
      await putIntoApp(page);
      const { origin } = await enter({ scenario: 'wallet-offer', path: '/bills' });
      for (const [path, query] of [
        ['/defaultPackage', ''],
        ['/defaultPackage', '?unit=year&goodsId=5001'],
        ['/defaultPackage/selectDevice', '?goodsId=5001&checkedPriceId=50011'],
        ['/packages', '?unit=year'],
        ['/packages/5001/selectDevice', '?checkedPriceId=50011'],
      ] as const) {
        await page.goto(origin + path + query);
        await expect(page, path).toHaveURL(`${origin}/applePay${query}`);
        await expect(portal.subscribeButton).toBeVisible();
      }
    },
  );

  test(
    'pays in the store by default: asks for its prices and offers no provider',
    { tag: ['@3.paymode.08', '@10.ruling.22'] },
    async ({ page, enter, portal }) => {
      const app = await putIntoApp(page);
      const sandbox = await enter({ scenario: 'wallet-offer', path: '/defaultPackage' });
      await portal.terms.check();
      await portal.subscribeButton.click();
      await portal.device('Garden').check();
      await expect(page.getByText(/PayPal|Credit Card/)).toHaveCount(0);
      await portal.payButton.click();
      await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
      expect(new Set(askedModes(await sandbox.requests('getPackageList')))).toEqual(new Set([2]));
      expect(await app.askedOf('IAP.payment')).toHaveLength(1);
      for (const call of ['createOrder', 'getPayUrl', 'createPaySession']) {
        expect(await sandbox.requests(call)).toEqual([]);
      }
    },
  );

  test(
    'changes a plan bought on the web at the prices of its provider, and pays it there',
    { tag: ['@10.ruling.21', '@10.ruling.22'] },
    async ({ page, enter, portal }) => {
      const app = await putIntoApp(page);
      const sandbox = await enter({ scenario: 'demo', path: `/packages?${CHANGE}` });
      await portal.choose(/Unlimited devices.*\$9\.99|\$9\.99.*Unlimited devices/);
      await portal.button(textOf('change.continue')).click();
      await portal.terms.check();
      await portal.payButton.click();
      await portal.atProvider('pay');
      await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
      const asked = askedModes(await sandbox.requests('getPackageList'));
      expect(asked.length).toBeGreaterThan(0);
      expect(asked).not.toContain(2);
      expect(await app.askedOf('IAP.payment')).toEqual([]);
    },
  );
});

/** Every page that sells something, and where it is when the platform is not the iOS app. */
const SELLING = [
  '/defaultPackage',
  '/defaultPackage?planUnit=year',
  '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011',
  '/packages',
  '/packages/5001/selectDevice?checkedPriceId=50011',
  `/defaultPackage?${CHANGE}`,
  `/packages?${CHANGE}`,
  `/packages/5001/selectDevice?${CHANGE}&checkedPriceId=50013`,
  '/package/renewal?packageId=70001',
  '/giftCard/renewal/70001',
  '/trialPackage',
  '/applePay',
];

test(
  'asks for prices of the store only where the store is paid',
  { tag: '@10.ruling.22' },
  async ({ openPage, openSandbox }) => {
    test.setTimeout(180_000);
    for (const platform of ['browser', 'android', 'ios'] as const) {
      const sandbox = await openSandbox({ scenario: 'demo', path: '/' });
      const page = await openPage(platform);
      const portal = new Portal(page);
      await page.goto(sandbox.url);
      await expect(portal.heading(textOf('home.title'))).toBeVisible();
      // An app for Android pays as a browser does.
      for (const path of sample(SELLING, { browser: 3, android: 6, ios: 1 }[platform])) {
        const before = (await sandbox.requests('getPackageList')).length;
        await page.goto(sandbox.origin + path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        const asked = askedModes((await sandbox.requests('getPackageList')).slice(before));
        const inStore = new URL(page.url()).pathname.startsWith('/applePay');
        expect([path, inStore ? [] : asked.filter((mode) => mode === 2)]).toEqual([path, []]);
        expect(inStore, path).toBe(
          platform === 'ios' &&
            /^\/(applePay|defaultPackage|packages)/.test(path) &&
            !path.includes(CHANGE),
        );
      }
    }
  },
);
