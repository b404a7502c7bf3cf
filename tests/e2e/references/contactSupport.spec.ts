import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { configured } from '../../../src/build/configured';
import { withoutPrefix } from '../../../src/platform/launch/settings';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import deDE from '../../../src/i18n/locales/de-DE.json' with { type: 'json' };
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';
import { BarPage } from '../support/pages/bar';
import { referenceTextOn } from '../support/pages/reference';

const DEVELOPMENT = withoutPrefix(parseEnv(readFileSync('.env', 'utf8')));
const SUPPORT = DEVELOPMENT.SUPPORT ?? '';

const contact = (part: Page | Locator) =>
  part.getByRole('link', { name: textOf('support.contact') });

const CASE_SHAPE = /^C1[0-9A-Z]{6,158}$/;

/** Waits until the link has the case code, which is loaded when the page is idle. */
const caseKnown = (part: Page | Locator) =>
  expect(contact(part)).toHaveAttribute('href', /[?&]case=C1/);

/** What an address of the support has filled in. */
function filled(address: string): Record<string, string> {
  const url = new URL(address);
  expect(url.origin + url.pathname).toBe(SUPPORT);
  return Object.fromEntries(url.searchParams);
}

/** What the link on the page has filled in. */
const filledIn = async (part: Page | Locator) =>
  filled((await contact(part).getAttribute('href')) ?? '');

test.describe('Contact support', () => {
  test('follows the reference of a failed page, and has it filled in', async ({ page, enter }) => {
    await enter({ scenario: 'demo', path: '/bills/80001', fault: 'getOrderDetail:http:503' });
    const reference = await referenceTextOn(page);
    await caseKnown(page);
    const { case: code, ...others } = await filledIn(page);
    expect(code).toMatch(CASE_SHAPE);
    expect(others).toEqual({
      ...{ reference, order: '80001' },
      ...{ platform: 'browser', language: 'en-US' },
    });
    await expect(contact(page)).toHaveAttribute('target', '_blank');
    // The same order of help on every page (WCAG 3.2.6).
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      new RegExp(`${reference}\\s*${textOf('support.contact')}`),
    );
  });

  test('follows the reference in an error toast', async ({ page, enter, portal }) => {
    await enter({
      scenario: 'demo',
      path: '/subscription/70001',
      fault: 'updateSubscribeStatus:code:50001',
    });
    await portal.button('Turn off renewal').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off renewal' }).click();
    const reference = await referenceTextOn(page);
    // The plan page has its own link to support.
    const toast = page.getByRole('alert').filter({ hasText: reference });
    expect(await filledIn(toast)).toMatchObject({ reference });
    await expect(toast).toHaveText(new RegExp(`${reference}\\s*${textOf('support.contact')}`));
  });

  test.describe('inside the app', () => {
    test.use({ userAgent: USER_AGENTS.ios });

    test('is opened by the app, with its version filled in', async ({ page, enter }) => {
      const app = await putIntoApp(page);
      await enter({ scenario: 'refund-failed-order', path: '/bills/80001' });
      await caseKnown(page);
      const { case: code, ...others } = await filledIn(page);
      expect(code).toMatch(CASE_SHAPE);
      expect(others).toMatchObject({ platform: 'ios', version: '1.13.0' });
      await contact(page).click();
      await expect.poll(async () => (await app.askedOf('System.openBrowser')).length).toBe(1);
      const [asked] = await app.askedOf('System.openBrowser');
      // The case code says more as soon as more is loaded.
      expect(filled(String(asked?.params.url))).toEqual({
        ...others,
        case: expect.stringMatching(CASE_SHAPE) as unknown,
      });
    });
  });
});

test.describe('the support of a deployment', () => {
  const PATH = '/bills/80001';

  /** Serves the page of a deployment with other settings. */
  async function deploy(
    page: Page,
    request: APIRequestContext,
    settings: Readonly<Record<string, string>>,
  ): Promise<void> {
    const original = await request.get('/');
    const body = configured(await original.text(), { ...DEVELOPMENT, ...settings });
    await page.route(
      ({ pathname }) => pathname === PATH,
      (route) => route.fulfill({ headers: original.headers(), body }),
    );
  }

  test('can be a mail address: the link is a mail with subject and body', async ({
    page,
    request,
    enter,
  }) => {
    await deploy(page, request, { SUPPORT: 'help+cloud@homeview.example', BRAND: 'Nest & <Co>' });
    await enter({
      scenario: 'demo',
      path: PATH,
      locale: 'de-DE',
      fault: 'getOrderDetail:http:503',
    });
    const reference = await referenceTextOn(page);
    const link = page.getByRole('link', { name: 'Support kontaktieren' });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.protocol + decodeURIComponent(url.pathname)).toBe(
      'mailto:help+cloud@homeview.example',
    );
    expect(url.searchParams.get('subject')).toBe(`Hilfe zu Nest & <Co> (${reference})`);
    expect(url.searchParams.get('body')?.split('\r\n').slice(4, 8)).toEqual([
      `Referenz für den Support ${reference}`,
      'Bestellnummer 80001',
      'App-Version – (browser)',
      'Sprache Deutsch (de-DE)',
    ]);
    await expect(link).not.toHaveAttribute('target');
  });

  test('opens the same page from the text of the mail', async ({
    page,
    request,
    enter,
    openPage,
  }) => {
    test.slow();
    await deploy(page, request, { SUPPORT: 'help@homeview.example' });
    const options = { locale: 'de-DE', fault: 'getOrderDetail:http:503' };
    await enter({ scenario: 'demo', path: PATH, ...options });
    const link = page.getByRole('link', { name: 'Support kontaktieren' });
    await expect(link).toHaveAttribute('href', /C1[0-9A-Z]{6}/);
    const mail = new URL((await link.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
    const reference = await referenceTextOn(page);

    const agent = await openPage();
    await agent.goto('/__mock/');
    await agent.getByRole('textbox', { name: 'What the customer sees' }).fill(mail);
    const open = agent.getByRole('link', { name: 'Open: what this customer sees' });
    const [tab] = await Promise.all([agent.waitForEvent('popup'), open.click()]);
    const { portal } = new BarPage(tab);
    expect(await referenceTextOn(portal)).toBe(reference);
    expect(new URL(tab.url()).searchParams.get('url')).toMatch(/^\/bills\/\d+(\?|$)/);
    for (const one of [page, portal]) {
      await one.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(one.getByRole('button', { name: deDE['bill.print'] })).toBeVisible();
    }
  });

  test('can be left out: then no page offers a link', async ({ page, request, enter }) => {
    await deploy(page, request, { SUPPORT: '' });
    await enter({ scenario: 'demo', path: PATH, fault: 'getOrderDetail:http:503' });
    await referenceTextOn(page);
    await expect(contact(page)).toHaveCount(0);
  });
});
