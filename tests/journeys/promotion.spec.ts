import { readFileSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import type { Sandbox } from './support/sandbox';
import { USER_AGENTS, putIntoApp } from './support/pretendApp';
import { textOf } from './support/texts';

const SALE = '/promotions?activityId=6001';
const DEVICES = '/promotions/selectDevice?activityId=6001';
const CHECKOUT = /\/__mock\/pay\//;
const BUY = 'Buy for $19.99';
const NOT_STARTED = 'event_no_start';
const ENDED = 'event_has_expired';
const PERIOD = /From \d\d\/\d\d\/\d{4} to \d\d\/\d\d\/\d{4}/;

/** Moves the clock past the life of every token, and keeps the customer signed in. */
async function travel(sandbox: Sandbox, duration: string): Promise<void> {
  await sandbox.patch('/tokens/access-1001', { expiresAt: '9999-01-01T00:00:00.000Z' });
  await sandbox.advance(duration);
}

/** The sale of a running promotion, opened by somebody who is not signed in. */
async function openAnonymously(page: Page, sandbox: Sandbox, path = SALE): Promise<void> {
  await page.goto(`${sandbox.origin}${path}`);
}

test.describe('the sale page', () => {
  test('is open to everybody, and asks the service nothing [2.route.26]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('promotion-running');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/(api|apiLogin|payGateway)\//.test(request.url())) asked.push(request.url());
    });
    await openAnonymously(page, sandbox);
    await expect(portal.button(BUY)).toBeVisible();
    await expect(page.getByText(textOf('promotions.signInFirst'))).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(page).toHaveURL(`${sandbox.origin}${SALE}`);
  });

  test.describe('on a small phone, in German', () => {
    test.use({ viewport: { width: 320, height: 568 } });

    test('shows both prices at once, above the button', async ({ page, openSandbox, portal }) => {
      await openAnonymously(page, await openSandbox('promotion-running'), `${SALE}&language=de-DE`);
      const button = portal.button(/kaufen$/);
      await expect(button).toBeInViewport({ ratio: 1 });
      const main = page.getByRole('main');
      const footer = (await button.locator('xpath=../..').boundingBox())?.y ?? 0;
      for (const price of [main.getByText('$19.99', { exact: true }), main.getByRole('deletion')]) {
        const box = await price.boundingBox();
        expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(footer);
      }
    });
  });

  test('prints 70% off [9.const.41], $19.99 a year [9.const.42], a free camera [9.const.43], the list price $35.88 struck through [9.const.44], the camera value $29.99 [9.const.45], and that all sales are final [9.const.46]', async ({
    page,
    openSandbox,
  }) => {
    await openAnonymously(page, await openSandbox('promotion-running'));
    const main = page.getByRole('main');
    await expect(main.getByText('70% off', { exact: true })).toBeVisible();
    await expect(main.getByText('$19.99', { exact: true })).toBeVisible();
    await expect(main.getByText('/ year')).toBeVisible();
    await expect(main.getByText('A free camera with the annual plan')).toBeVisible();
    await expect(main.getByRole('deletion')).toHaveText('List price $35.88');
    await expect(main.getByText('Worth $29.99')).toBeVisible();
    await expect(main.getByText('All sales are final.')).toBeVisible();
    // Printed figures only: neither what is saved nor another percentage (ruling 14).
    const figures = (await main.innerText()).match(/\$\d+(\.\d+)?|\d+\s?%/g) ?? [];
    expect([...new Set(figures)].sort()).toEqual(['$19.99', '$29.99', '$35.88', '70%']);
  });

  test('tells who is signed in when the offer runs', async ({ page, enter }) => {
    await enter({ scenario: 'promotion-running', path: SALE });
    await expect(page.getByText(PERIOD)).toBeVisible();
  });

  for (const path of ['/promotions', '/promotions?activityId=404']) {
    test(`at ${path} knows no offer, and leads to the plans`, async ({ page, enter, portal }) => {
      await enter({ scenario: 'promotion-running', path });
      await expect(page.getByText(textOf('promotions.unknownTitle'))).toBeVisible();
      await portal.button(textOf('packages.seeAll')).click();
      await expect(portal.subscribeButton).toBeVisible();
    });
  }
});

test.describe('buying', () => {
  test('sends a visitor who is not signed in to sign-in before anything else, and back to the devices [4.promo.04] [2.query.20]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('promotion-running');
    await openAnonymously(page, sandbox);
    await portal.button(BUY).click();
    await expect(portal.signInButton).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(DEVICES);
    expect(await sandbox.requests('activity')).toEqual([]);
    await portal.signIn(sandbox.username, sandbox.password);
    await expect(page).toHaveURL(`${sandbox.origin}${DEVICES}`);
    await expect(portal.heading(textOf('selectDevice.heading'))).toBeVisible();
  });

  for (const [scenario, message, row] of [
    ['promotion-not-started', NOT_STARTED, '[4.promo.01]'],
    ['promotion-ended', ENDED, '[4.promo.02]'],
  ] as const) {
    test(`in ${scenario} goes no further and says so ${row}`, async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario, path: SALE });
      await expect(page.getByText(textOf(message))).toBeVisible();
      await portal.button(BUY).click();
      await expect(portal.dialog).toContainText(textOf(message));
      await expect(portal.dialog).toContainText(PERIOD);
      await portal.dialog.getByRole('button', { name: 'Ok' }).click();
      await expect(page).toHaveURL(`${sandbox.origin}${SALE}`);

      // Nor does a deep link.
      await page.goto(`${sandbox.origin}${DEVICES}`);
      await expect(page.getByText(textOf(message))).toBeVisible();
      await expect(portal.payButton).toHaveCount(0);
      expect(await sandbox.orders()).toEqual([]);
      await portal.button(textOf('packages.seeAll')).click();
      await expect(portal.subscribeButton).toBeVisible();
    });
  }

  for (const status of [1, 3, -1]) {
    test(`with the status ${status} goes on to the devices [4.promo.03]`, async ({
      page,
      enter,
      portal,
    }) => {
      const sandbox = await enter({ scenario: 'promotion-running', path: SALE });
      await sandbox.fault({
        call: 'activity',
        kind: 'mutate',
        path: 'status',
        value: status,
        times: null,
      });
      await portal.button(BUY).click();
      await expect(page).toHaveURL(`${sandbox.origin}${DEVICES}`);
      await expect(portal.payButton).toHaveText(/\$19\.99/);
    });
  }

  test('follows the clock: not started, running, over while the customer chooses [4.promo.01] [4.promo.02] [4.promo.03]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'promotion-not-started', path: SALE });
    await portal.button(BUY).click();
    await expect(portal.dialog).toContainText(textOf(NOT_STARTED));
    await portal.dialog.getByRole('button', { name: 'Ok' }).click();

    // It begins while the page is open: the next press asks again.
    await travel(sandbox, 'P8D');
    await portal.button(BUY).click();
    await expect(page).toHaveURL(`${sandbox.origin}${DEVICES}`);
    await portal.terms.check();
    await portal.device('Garden').check();

    await travel(sandbox, 'P30D');
    await portal.payButton.click();
    await expect(page.getByText(textOf(ENDED))).toBeVisible();
    await expect(portal.payButton).toHaveCount(0);
    expect(await sandbox.orders()).toEqual([]);
  });

  test('without the network says so, and can be tried again', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'promotion-running', path: SALE });
    await expect(page.getByText(PERIOD)).toBeVisible();
    await page.route(/\/api\/ipc\/activity\//, (route) => route.abort());
    await portal.button(BUY).click();
    await expect(portal.alert('Network error, please try again later.')).toBeVisible();
    await expect(page).toHaveURL(`${sandbox.origin}${SALE}`);
    await page.unroute(/\/api\/ipc\/activity\//);
    await portal.button(BUY).click();
    await expect(page).toHaveURL(`${sandbox.origin}${DEVICES}`);
  });

  test('is not possible where no year costs what the sale promises', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'promotion-running', path: SALE });
    await sandbox.patch('/prices/50012', { cents: 2999 });
    await portal.button(BUY).click();
    await expect(page.getByText(textOf('promotions.notOnSaleTitle'))).toBeVisible();
    await expect(portal.payButton).toHaveCount(0);
  });

  test('asks the device page of a link without a promotion for one', async ({ page, enter }) => {
    await enter({ scenario: 'promotion-running', path: '/promotions/selectDevice' });
    await expect(page.getByText(textOf('promotions.unknownTitle'))).toBeVisible();
  });
});

test('the promotion from the sale page to the result, for a visitor who signs in on the way [1.scope.10] [2.route.27] [2.query.20]', async ({
  page,
  openSandbox,
  portal,
}) => {
  const sandbox = await openSandbox('promotion-running');
  await openAnonymously(page, sandbox);
  await portal.button(BUY).click();
  await portal.signIn(sandbox.username, sandbox.password);
  await expect(page.getByText(textOf('promotions.allSalesFinal'))).toBeVisible();
  await expect(page.getByText('Renews for $19.99 every year')).toBeVisible();
  await portal.terms.check();
  await portal.device('Garden').check();
  const sent = page.waitForRequest(/createOrder/);
  await portal.payButton.click();
  expect((await sent).postDataJSON()).toMatchObject({
    activityId: '6001',
    deviceIds: ['40002'],
    goodsReqs: [{ goodsPriceId: '50012' }],
    payPrice: '19.99',
  });
  await portal.atProvider('pay');
  await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/promotions`);
  await expect(portal.heading('Subscription successful')).toBeVisible();
  expect(await sandbox.orders()).toMatchObject([{ status: 5, cents: 1999 }]);
});

test('a declined payment ends on the failed screen of promotions, and trying again pays the same order', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter({ scenario: 'promotion-running', path: DEVICES });
  await portal.terms.check();
  await portal.device('Garden').check();
  await portal.payButton.click();
  await portal.atProvider('decline');
  await expect(page).toHaveURL(`${sandbox.origin}/payFailed/promotions`);
  await portal.button('Try again').click();
  await expect(page).toHaveURL(`${sandbox.origin}${DEVICES}`);
  await expect(portal.device('Garden')).toBeChecked();
  await portal.payButton.click();
  await portal.atProvider('pay');
  await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/promotions`);
  expect(await sandbox.orders()).toMatchObject([{ status: 5 }]);
});

test('one basket of the promotion is one order: double press, lost answer, back, refresh', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter({ scenario: 'promotion-running', path: DEVICES });
  await portal.terms.check();
  await portal.device('Garden').check();
  await sandbox.fault({ call: 'createOrder', kind: 'reset', after: true, times: null });
  await portal.payButton.dblclick();
  await expect(
    portal.alert('The order could not be created. You have not been charged.'),
  ).toBeVisible();
  await sandbox.clearFaults();
  await portal.payButton.click();
  await page.waitForURL(CHECKOUT);
  await page.goBack();
  await page.reload();
  await expect(portal.device('Garden')).toBeChecked();
  await portal.payButton.click();
  await page.waitForURL(CHECKOUT);
  expect(await sandbox.orders()).toHaveLength(1);
});

test('signing out in another tab leaves the sale page open, for a visitor', async ({
  page,
  context,
  enter,
  portal,
}) => {
  const sandbox = await enter({ scenario: 'promotion-running', path: SALE });
  await expect(page.getByText(PERIOD)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${sandbox.origin}/bills`);
  await other.evaluate(() => localStorage.removeItem('hv.token'));
  await expect(page.getByText(textOf('promotions.signInFirst'))).toBeVisible();
  await expect(page).toHaveURL(`${sandbox.origin}${SALE}`);
  await portal.button(BUY).click();
  await expect(portal.signInButton).toBeVisible();
});

for (const os of ['ios', 'android'] as const) {
  test.describe(`in the app on ${os}`, () => {
    test.use({ userAgent: USER_AGENTS[os] });
    test('the sale page is shown and its year is bought at the provider', async ({
      page,
      enter,
      portal,
    }) => {
      const app = await putIntoApp(page);
      const sandbox = await enter({ scenario: 'promotion-running', path: SALE });
      await expect(page.getByRole('banner')).toHaveCount(0);
      await portal.button(BUY).click();
      await portal.terms.check();
      await portal.device('Garden').check();
      await portal.payButton.click();
      await portal.atProvider('pay');
      await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/promotions`);
      expect((await app.asked()).map(({ method }) => method)).not.toContain('IAP.payment');
    });
  });
}

/** Every route there is, by the id in its file. */
function routePaths(): string[] {
  const files = readdirSync('src/routes', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.tsx') && !/(^|\/)_\w+\.tsx$/.test(file))
    .map((file) => {
      const source = readFileSync(`src/routes/${file}`, 'utf8');
      return /createFileRoute\(\s*'([^']+)'/.exec(source)?.[1] ?? file;
    });
}

test('exactly four routes are open: sign-in, second factor, country, promotion [6.role.04]', async ({
  page,
  openSandbox,
}) => {
  test.slow();
  const sandbox = await openSandbox('demo');
  const open: string[] = [];
  for (const route of routePaths()) {
    const path = route
      .replace('/_auth', '')
      .replace(/\$\w+/g, '1')
      .replace(/(.)\/$/, '$1');
    await page.goto(`${sandbox.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const { pathname } = new URL(page.url());
    if (pathname === path) open.push(path);
    else expect([path, pathname]).toEqual([path, '/login']);
  }
  expect(open.sort()).toEqual(['/login', '/login/certification', '/promotions', '/selectCountry']);
});

test('no role but owner is known: who only shares a home is shown no other screen, and nothing is asked for that home [6.role.05]', async ({
  page,
  enter,
}) => {
  const guest = '30003';
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(api|payGateway)\//.test(request.url())) {
      asked.push(`${request.url()} ${request.postData() ?? ''}`);
    }
  });
  const sandbox = await enter('not-an-owner');
  for (const path of ['/', '/defaultPackage/selectDevice', '/trialPackage']) {
    await page.goto(`${sandbox.origin}${path}`);
    await page.evaluate((id) => localStorage.setItem('hv.houseId', id), guest);
    await page.reload();
    await expect(page.getByText(textOf('home.noHousesTitle'))).toBeVisible();
    await expect(page.getByText('Harbour office')).toHaveCount(0);
  }
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((call) => call.includes(guest))).toEqual([]);
});
