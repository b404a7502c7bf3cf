import type { FrameLocator, Locator, Page } from '@playwright/test';
import { encodeCase } from '../../../contracts/customer/caseCode';
import { customer, withPlan } from '../../../mock-server/scenarios/customer';
import deDE from '../../../src/i18n/locales/de-DE.json' with { type: 'json' };
import thTH from '../../../src/i18n/locales/th-TH.json' with { type: 'json' };
import { BarPage } from '../support/pages/bar';
import { axeFindings } from '../support/watch/axe';
import { expect, test } from '../support/journey';

/** The console is built on its first request. */
test.slow();

/** Follows a link that opens in a new tab. */
async function follow(page: Page, link: Locator): Promise<Page> {
  const [portal] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  return portal;
}
const field = (page: Page) => page.getByRole('textbox', { name: 'What the customer sees' });
const openLink = (page: Page) => page.getByRole('link', { name: 'Open: what this customer sees' });

const code = encodeCase(
  withPlan(
    1,
    { state: 'cancelling', endsInDays: 1 },
    {
      locale: 'de-DE',
      screen: '/subscription/$id',
      values: [{ name: 'id', of: 'plan', at: 0 }],
      failed: { call: 'getPackageSubscribeInfo', code: 503 },
    },
  ),
);
const mail = (text: string) => `Guten Tag,

mein Abo lässt sich nicht mehr öffnen. Unter der Meldung steht: “${text}”.

Mit freundlichen Grüßen
Sabine Möller, Tel. 030 1234567`;

test.describe('a pasted mail', () => {
  test('of a customer whose page failed opens that page, and it fails in the same way', async ({
    page,
    enter,
    openPage,
  }) => {
    await enter({
      ...{ scenario: 'demo', path: '/bills', locale: 'de-DE' },
      // Pointing at a bill fetches it ahead, too.
      fault: 'getOrderDetail@all:http:503',
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: /Cloud Recording/ })
      .click();
    const failed = (seen: Page | FrameLocator) =>
      seen.getByRole('heading', { name: deDE.load_error_message });
    await expect(failed(page)).toBeVisible();
    const contact = page.getByRole('link', { name: deDE['support.contact'] });
    const written = async () =>
      new URL((await contact.getAttribute('href')) ?? '').searchParams.get('case') ?? '';
    await expect.poll(written).toMatch(/^C1/);

    const agent = await openPage();
    await agent.goto('/__mock/');
    await field(agent).fill(mail(await written()));
    const tab = await follow(agent, openLink(agent));
    await expect(tab).toHaveURL(/url=%2Fbills%2F80001/);
    const { portal } = new BarPage(tab);
    await expect(failed(portal)).toBeVisible();
    await portal.getByRole('button', { name: deDE['common.tryAgain'] }).click();
    await expect(portal.getByText('80001').first()).toBeVisible();
  });

  test('opens the page of its case code, in the customer’s language', async ({ page }) => {
    await page.goto('/__mock/');
    await field(page).fill(mail(code));
    const card = page.getByRole('article').first();
    await expect(card).toContainText(
      'A customer with a plan that ends tomorrow, in German, on the page of a plan',
    );
    await expect(card).toContainText('getPackageSubscribeInfo: 503');
    await expect(page.getByLabel('Language')).toHaveValue('de-DE');
    await expect(page.getByLabel('Opens in')).toHaveValue('browser');
    const tab = await follow(page, openLink(page));
    await expect(tab).toHaveURL(/url=%2Fsubscription%2F70001/);
    const { portal } = new BarPage(tab);
    await expect(portal.getByRole('heading', { name: deDE.load_error_message })).toBeVisible();
    await portal.getByRole('button', { name: deDE['common.tryAgain'] }).click();
    await expect(portal.getByText(deDE['subscription.endsOn'], { exact: true })).toBeVisible();
  });

  test('says what is wrong with a damaged case code', async ({ page }) => {
    await page.goto('/__mock/');
    await page
      .getByRole('textbox', { name: 'What the customer sees' })
      .fill(mail(code.slice(0, -8)));
    await expect(page.getByText('Not a valid case code')).toBeVisible();
    await expect(openLink(page)).toBeHidden();
  });
});

test.describe('the composer', () => {
  test('makes two plans, one by gift card, in twelve choices', async ({ page }) => {
    await page.goto('/__mock/#/compose');
    const choose = (label: string, option: string, plan = page.locator('form')) =>
      plan.getByLabel(label, { exact: true }).selectOption({ label: option });
    const plan = (number: number) => page.getByRole('group', { name: `Plan ${number}` });
    const add = page.getByRole('button', { name: 'Add a plan' });
    await add.click();
    await choose('Came from', 'Gift card', plan(1));
    await plan(1).getByLabel('Ends in days').fill('1');
    await add.click();
    await choose('Package', 'Package: monthly, all devices', plan(2));
    await choose('Next plan', 'Package: monthly, 1 device', plan(2));
    await choose('Payment', 'Refund failed', plan(2));
    await choose('Region', 'EU');
    await choose('Opens in', 'Android');
    await page.getByLabel('App version').fill('2.3');
    await choose('Language', 'Thai (Thailand)');
    await expect(page.getByRole('status').first()).toHaveText(
      'A customer with two plans, one of which came by gift card and ends tomorrow and another gets smaller at its renewal, with a refund that has failed, in the Android app 2.3, in Thai, on the home page.',
    );
    await expect(page.getByText('No customer can be like this')).toBeHidden();
    expect(await axeFindings(page)).toEqual([]);

    const portal = await follow(page, openLink(page));
    await expect(portal).toHaveURL(
      /^http:\/\/case-[0-9a-f]{6}\.eu\.localhost:\d+\/.*os=android&version=2\.3/,
    );
    const screen = portal.frameLocator('iframe');
    await expect(screen.locator('html')).toHaveAttribute('lang', 'th-TH');
    const title = screen.getByRole('heading', { level: 1 });
    // Thai words are kept together by characters without a width.
    const words = async () => (await title.textContent())?.replaceAll('\u2060', '');
    await expect.poll(words).toBe(thTH['home.title']);

    // The address is the customer: a colleague gets the same page.
    const address = page.url();
    expect(address).toMatch(/#\/compose\/C1[0-9A-Z]+$/);
    await page.goto('/__mock/#/');
    await page.goto(address);
    await expect(plan(2).getByLabel('Payment')).toHaveValue('4');
  });

  test('starts from a scenario, and says why a choice cannot be', async ({ page }) => {
    await page.goto('/__mock/#/?q=gift-card-plan');
    await page
      .getByRole('link', { name: /^Start from this case: .* came from a gift card$/ })
      .click();
    const plan = page.getByRole('group', { name: 'Plan 1' });
    await expect(plan.getByLabel('Came from')).toHaveValue('1');
    await plan.getByLabel('At its end').selectOption({ label: 'Renews' });
    await expect(plan.getByText('This plan has no payment method yet.')).toBeVisible();
    await plan.getByLabel('Way to pay').selectOption({ label: 'PayPal' });
    await expect(plan.getByText('This plan has no payment method yet.')).toBeHidden();
    await plan.getByLabel('Ends in days').fill('soon');
    await expect(plan.getByText('Enter a whole number from -2000 to 4000.')).toBeVisible();
    await expect(openLink(page)).toBeHidden();
    await plan.getByRole('button', { name: 'Remove plan 1' }).click();
    await expect(openLink(page)).toBeVisible();
    await expect(page.getByRole('status').first()).toContainText('with no plan');
  });

  test('says what is wrong with a damaged code in the address', async ({ page }) => {
    await page.goto(`/__mock/#/compose/${encodeCase(customer()).slice(0, -3)}`);
    await expect(page.getByText('Not a valid case code')).toBeVisible();
  });
});
