/**
 * The pages that the mock renders itself, in every state: the fake payment providers, wrong links and
 * sandboxes that are gone. They work without scripts and never load the portal.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { axeFindings } from '../support/watch/axe';
import { layoutFaults } from '../support/watch/layout';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [1280, 390, 320];
const SCHEMES = ['light', 'dark'] as const;

/** The controls in the order of the Tab key, with the place of each. */
async function tabOrder(page: Page) {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
  });
  const focused = () =>
    page.evaluate(() => {
      const control = document.activeElement;
      if (!control || control === document.body) return null;
      const { x, y } = control.getBoundingClientRect();
      return { tag: control.tagName, x: x + scrollX, y: y + scrollY };
    });
  const order = [];
  await page.keyboard.press('Tab');
  for (let at = await focused(); at && order.length < 20; at = await focused()) {
    order.push(at);
    await page.keyboard.press('Tab');
  }
  return order;
}

/** Axe and layout in both schemes and all widths, and the way of the Tab key from top to bottom. */
async function checkPage(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
  expect(await page.locator('script').count(), name).toBe(0);
  const loadedFonts = () =>
    page.evaluate(async () => {
      const faces = [...(await document.fonts.ready)];
      return faces.filter(({ status }) => status === 'loaded').map(({ family }) => family);
    });
  await expect.poll(loadedFonts, { message: name }).toContain('Inter Variable');
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page), `${name}, ${colorScheme}`).toEqual([]);
  }
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background, `${name}: the colour of the night`).toBe('rgb(18, 20, 42)');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    expect(await layoutFaults(page), `${name}, ${width} px`).toEqual([]);
  }
  const order = await tabOrder(page);
  const controls = page.locator('a, button, input:not([type=hidden])');
  expect(order, name).toHaveLength(await controls.count());
  expect(order, name).toEqual(order.toSorted((one, other) => one.y - other.y || one.x - other.x));
}

test('the pages of the payment providers can be read and used by everyone', async ({
  page,
  openSandbox,
}) => {
  const sandbox = await openSandbox('unpaid-order');
  const name = 'Garden camera between the old apple tree and the neighbours’ garage';
  await sandbox.patch('/devices/40002', { name });
  for (const [slug, provider, payMode] of [
    ['stripe', 'STRIPE', 3],
    ['paypal', 'PAYPAL', 1],
  ] as const) {
    const id = `checkout-${slug}`;
    const back = `${sandbox.origin}/processing`;
    await sandbox.add('/checkouts', {
      ...{ id, orderId: '90001', provider, payMode, nonce: 'n' },
      ...{ successUrl: back, cancelUrl: back, errorUrl: back },
    });
    const url = `${sandbox.origin}/__mock/pay/${slug}/${id}`;
    await sandbox.patch('/orders/90001', { status: 7 });
    await page.goto(url);
    await expect(page.getByText(name)).toBeVisible();
    await checkPage(page, `${slug}: to pay`);
    await sandbox.patch('/orders/90001', { status: 5 });
    await page.goto(url);
    await expect(page.getByRole('heading')).toHaveText('This order is already paid');
    await checkPage(page, `${slug}: paid`);
  }
  await sandbox.patch('/orders/90001', { status: 7 });
  const url = `${sandbox.origin}/__mock/pay/stripe/checkout-stripe`;
  await page.goto(url);
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole('heading')).toHaveText('Nothing selected');
  await checkPage(page, 'nothing selected');
  await page.goto(url);
  await page
    .locator('input[name=nonce]')
    .evaluate((nonce: HTMLInputElement) => (nonce.value = 'old'));
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading')).toHaveText('This form is out of date');
  await checkPage(page, 'out of date');
  await page.goto(`${sandbox.origin}/__mock/pay/stripe/checkout-9`);
  await expect(page.getByRole('heading')).toHaveText('Payment page not found');
  await checkPage(page, 'not found');
});

const WRONG = [
  '/__mock/open',
  '/__mock/open?scenario=demo&locale=id-ID&path=/bills',
  '/__mock/open?scenario=demo&refuse=IAP',
  `/__mock/open?scenario=demo&fault=${'houseList'.repeat(20)}:http:503`,
  '/__mock/nothing',
];

test('the pages of wrong links and gone sandboxes can be read and used by everyone', async ({
  page,
  openSandbox,
}) => {
  for (const path of WRONG) {
    await page.goto(path);
    await expect(page.getByRole('heading')).toHaveText('This link can’t be opened');
    await checkPage(page, path);
  }
  const sandbox = await openSandbox('demo');
  await sandbox.advance('P1D');
  const id = new URL(sandbox.origin).hostname.split('.')[0] ?? '';
  await page.goto(`/__mock/open?scenario=demo&sandbox=${id}`);
  await expect(page.getByRole('heading')).toHaveText(`Start the sandbox ${id} again?`);
  await checkPage(page, 'asks first');
  for (const gone of ['demo-0a1b2c', 'ticket-with-a-very-long-name-of-a-sandbox-that-is-unknown']) {
    await page.goto(sandbox.origin.replace(id, gone));
    await expect(page.getByRole('heading')).toHaveText('This sandbox is gone');
    await checkPage(page, gone);
  }
});
