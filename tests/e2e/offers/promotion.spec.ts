import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import type { Sandbox } from '../support/sandbox';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import { textOf } from '../support/language/texts';

const SALE = '/promotions?activityId=6001';
const BUY = 'Buy for $19.99';
const PERIOD = /From \d\d\/\d\d\/\d{4}\s· \w+\s\d+ to \d\d\/\d\d\/\d{4}\s· \w+\s\d+/;

/** Opens the promotion page as a visitor who is not signed in. */
async function openAnonymously(page: Page, sandbox: Sandbox, path = SALE): Promise<void> {
  await page.goto(`${sandbox.origin}${path}`);
}

test(
  'opens the promotion page to every visitor without a call, and shows the printed figures only',
  { tag: ['@2.route.26', '@9.const.41', '@9.const.42', '@9.const.43', '@9.const.46'] },
  async ({ page, openSandbox, portal }) => {
    const sandbox = await openSandbox('promotion-running');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/(api|apiLogin|payGateway)\//.test(request.url())) asked.push(request.url());
    });
    await openAnonymously(page, sandbox);
    await expect(portal.button(BUY)).toBeVisible();
    await expect(page.getByText(textOf('promotions.signInFirst'))).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('70% off', { exact: true })).toBeVisible();
    await expect(main.getByText('$19.99', { exact: true }).first()).toBeVisible();
    await expect(main.getByText('/ year')).toBeVisible();
    await expect(main.getByText('A free camera with the annual plan')).toBeVisible();
    await expect(main.getByText('Worth $29.99')).toBeVisible();
    await expect(main.getByText('All sales are final.')).toBeVisible();
    // Nothing is computed: no saved amount, no sum and no other percentage.
    const figures = (await main.innerText()).match(/\$\d+(\.\d+)?|\d+\s?%/g) ?? [];
    expect([...new Set(figures)].sort()).toEqual(['$19.99', '$29.99', '$35.88', '70%']);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(page).toHaveURL(`${sandbox.origin}${SALE}`);
  },
);

/** The words of the list price in each language. */
const LIST_PRICE = {
  'en-US': 'List price',
  'en-GB': 'List price',
  'zh-CN': '定价',
  'ja-JP': '標準価格',
  'de-DE': 'Listenpreis',
  'fr-FR': 'Prix catalogue',
  'th-TH': 'ราคาเต็ม',
  'in-ID': 'Harga normal',
  'es-ES': 'Precio de catálogo',
  'it-IT': 'Prezzo di listino',
};

test(
  'names the struck-through $35.88 as the list price in every language, without a sum with the camera',
  { tag: ['@9.const.44', '@9.const.45'] },
  async ({ page, openSandbox }) => {
    test.slow();
    const sandbox = await openSandbox('promotion-running');
    const main = page.getByRole('main');
    const struck = main.getByRole('deletion');
    for (const [language, words] of Object.entries(LIST_PRICE)) {
      await openAnonymously(page, sandbox, `${SALE}&language=${language}`);
      await expect(struck).toHaveText(`${words} $35.88`);
      // The words are readable, and not struck through themselves.
      const label = struck.getByText(words, { exact: true });
      expect((await label.boundingBox())?.width, language).toBeGreaterThan(15);
      await expect(label).toHaveCSS('display', 'inline-block');
      await expect(main.getByText(/\$29\.99/)).toHaveCount(1);
      await expect(page.locator('body')).not.toContainText('65.87');
    }
  },
);

test('covers nothing of a promotion on a desktop: the button stands beside the offer', async ({
  page,
  enter,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter({ scenario: 'promotion-running', path: SALE });
  await expect(page.getByText(PERIOD)).toBeVisible();
  const buy = portal.button(BUY);
  await expect(buy).toBeInViewport({ ratio: 1 });
  const covered = await page.getByText(textOf('promotions.when')).evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    const shown = document.elementFromPoint(left + 1, top + height / 2);
    return top + height < innerHeight && !element.contains(shown) && !shown?.contains(element);
  });
  expect(covered).toBe(false);
  const order = page.getByRole('region', { name: textOf('checkout.summary') });
  await expect(order.getByRole('button', { name: BUY })).toBeVisible();
  await expect(order).toContainText('All sales are final.');
});

test.describe('on a small phone, in German', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('shows both prices at once above the button', async ({ page, openSandbox, portal }) => {
    await openAnonymously(page, await openSandbox('promotion-running'), `${SALE}&language=de-DE`);
    const button = portal.button(/kaufen$/);
    await expect(button).toBeInViewport({ ratio: 1 });
    const main = page.getByRole('main');
    const footer = (await button.locator('xpath=../..').boundingBox())?.y ?? 0;
    const paid = main.getByText('$19.99', { exact: true }).first();
    for (const price of [paid, main.getByRole('deletion')]) {
      const box = await price.boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(footer);
    }
  });
});

test('keeps the promotion page open for a visitor after sign-out in another tab', async ({
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

test.describe('in the app', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test('shows the promotion page in the app and sells its annual plan through the provider', async ({
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
    expect(await app.askedOf('IAP.payment')).toEqual([]);
  });
});

test('has the navigation and the house of every page once the customer is signed in', async ({
  page,
  openSandbox,
  portal,
}) => {
  const sandbox = await openSandbox('promotion-running');
  const navigation = page
    .getByRole('banner')
    .getByRole('navigation', { name: textOf('nav.label') });
  await openAnonymously(page, sandbox);
  await expect(portal.button(BUY)).toBeVisible();
  await expect(navigation).toHaveCount(0);
  await page.goto(sandbox.url);
  await expect(portal.button(BUY)).toBeVisible();
  await expect(navigation.getByRole('link', { name: textOf('nav.plans') })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Lakeside 12' })).toBeVisible();
  await navigation.getByRole('link', { name: textOf('nav.plans') }).click();
  await expect(portal.heading(textOf('home.title'))).toBeVisible();
});
