import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/platform/locale';
import { speak } from './support/everyScreen';
import { expect, test } from './support/journey';
import { textOf } from './support/texts';

const textsOf = (locale: string) =>
  JSON.parse(readFileSync(`src/i18n/locales/${locale}.json`, 'utf8')) as Record<string, string>;
const DATE = /^\d{2}\/\d{2}\/\d{4}$/;
const DATE_TIME = /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/;
const PERIOD = /^\d{2}\/\d{2}\/\d{4}\D+\d{2}\/\d{2}\/\d{4}$/;

/** What a page shows of money and days in another way than section 9 says. */
const otherWays = async (page: Page): Promise<string[]> => {
  const shown = await page.getByRole('main').innerText();
  const money = shown.match(/\S*(US\$|USD|€|£|¥|฿|\$\s|\d\s?\$|\d,\d\d\b)\S*/g) ?? [];
  const days =
    shown.match(/\b(\d{4}[-/.]\d\d?|\d\d?\.\d\d?\.\d{4}|\d\d?\/\d\d?\/\d\d\b(?!\d)|\d{4}年)/g) ??
    [];
  // The first number of a date is the month.
  const months = [...shown.matchAll(/(\d\d)\/(\d\d)\/\d{4}/g)].filter(
    ([, month]) => Number(month) > 12,
  );
  return [...money, ...days, ...months.map(([date]) => date)];
};
const languages = (page: Page) => page.getByRole('combobox', { name: /language/i });
const storedLocale = (page: Page) => page.evaluate(() => localStorage.getItem('hv.locale'));
const documentLanguage = (page: Page) =>
  page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`);

test.describe('the language', () => {
  test('is English (US) at first, and the list offers nine, not zh-CN [9.const.30] [1.locale.13]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/login`);
    await expect(portal.heading(textOf('login.welcome'))).toBeVisible();
    await expect(languages(page)).toHaveValue('en-US');
    const offered = await languages(page)
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect([...offered].sort()).toEqual(LOCALES.filter((locale) => locale !== 'zh-CN').sort());
  });

  test('is named in itself, and read out as what it is (WCAG 3.1.2)', async ({
    page,
    openSandbox,
  }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/login`);
    await expect(languages(page)).toBeVisible();
    const offered = await languages(page)
      .getByRole('option')
      .evaluateAll((options) =>
        options.map((option) => `${(option as HTMLOptionElement).lang}: ${option.textContent}`),
      );
    expect(offered).toEqual(
      expect.arrayContaining([
        'de-DE: Deutsch',
        'th-TH: ไทย',
        'ja-JP: 日本語',
        'id-ID: Bahasa Indonesia',
      ]),
    );
    expect(offered.filter((option) => option.startsWith(':'))).toEqual([]);
  });

  test('changes in the list without a reload, and stays [2.screen.01] [3.storage.03]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/login`);
    await portal.email.fill('me@homeview.example');
    await page.evaluate(() => Object.assign(window, { same: true }));
    await languages(page).selectOption('de-DE');
    const german = textsOf('de-DE');
    await expect(portal.heading(german['login.welcome'] ?? '')).toBeVisible();
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    // What was typed is not lost.
    await expect(page.getByRole('textbox', { name: german['login.email'] ?? '' })).toHaveValue(
      'me@homeview.example',
    );
    await expect.poll(() => documentLanguage(page)).toBe('de-DE ltr');
    await page.reload();
    await expect(portal.heading(german['login.welcome'] ?? '')).toBeVisible();
    expect(await storedLocale(page)).toBe('de-DE');
  });

  test('in the address replaces the stored one; one that is not supported does not [1.locale.14] [1.locale.15] [2.query.03]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/login?language=fr-FR`);
    const french = textsOf('fr-FR')['login.welcome'] ?? '';
    await expect(portal.heading(french)).toBeVisible();
    for (const language of ['pt-PT', 'id-ID', 'fr']) {
      await page.goto(`${origin}/login?language=${language}`);
      await expect(portal.heading(french)).toBeVisible();
      expect(await storedLocale(page)).toBe('fr-FR');
    }
  });

  test('that another tab changes while texts are on their way keeps nobody waiting', async ({
    page,
    context,
    enter,
    portal,
  }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/assets\/en-US\.rest-/, async (route) => {
      await held;
      await route.continue();
    });
    const { origin } = await enter('demo');
    await portal.button(textOf('menu.label')).click();
    await page.getByRole('menuitem', { name: textOf('menu.bills') }).click();
    await expect(portal.heading(textOf('home.title'))).toHaveCount(0);
    const other = await context.newPage();
    await other.goto(`${origin}/health.json`);
    await other.evaluate(() => localStorage.setItem('hv.locale', 'de-DE'));
    await expect.poll(() => documentLanguage(page)).toBe('de-DE ltr');
    letGo();
    await expect(portal.heading(textsOf('de-DE')['menu.bills'] ?? '')).toBeVisible();
  });

  test('in-ID is stored and sent as it is spelt, and known to the browser as id-ID [1.locale.11]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', locale: 'in-ID' });
    await expect(portal.heading(textsOf('in-ID')['home.title'] ?? '')).toBeVisible();
    expect(await storedLocale(page)).toBe('in-ID');
    await expect.poll(() => documentLanguage(page)).toBe('id-ID ltr');
    await expect
      .poll(async () => (await sandbox.requests('getPackageBindDevList')).length)
      .toBeGreaterThan(0);
    for (const call of ['houseList', 'getPackageBindDevList']) {
      const locales = (await sandbox.requests(call)).map(({ headers }) => headers.locale);
      expect(new Set(locales)).toEqual(new Set(['in-ID']));
    }
    // Intl took it: Indonesian country names, not the English ones.
    await page.goto(`${sandbox.origin}/selectCountry`);
    await expect(page.getByRole('option', { name: 'Amerika Serikat' })).toBeVisible();
  });

  for (const locale of LOCALES) {
    test(`${locale}: only its own texts are fetched, and no id shows`, async ({
      page,
      openSandbox,
      portal,
    }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      const { origin } = await openSandbox('demo');
      await page.goto(`${origin}/login?language=${locale}`);
      await expect(portal.heading(textsOf(locale)['login.welcome'] ?? '')).toBeVisible();
      const bundles = LOCALES.filter((other) =>
        fetched.some((path) => path.startsWith(`/assets/${other}.`)),
      );
      expect(bundles).toEqual([locale]);
      await expect(page.getByText(/\b(login|common|app)\.[a-z]+/i)).toHaveCount(0);
    });
  }

  /** In every language in turn, without a reload. */
  const inEveryLanguage = async (
    page: Page,
    look: (texts: Readonly<Record<string, string>>) => Promise<void>,
  ) => {
    for (const locale of LOCALES) {
      await test.step(locale, async () => {
        await speak(page, locale);
        await look(textsOf(locale));
        expect(await otherWays(page)).toEqual([]);
      });
    }
  };

  test('whichever it is, a bill shows dollars and dates alike [9.const.33] [9.const.34] [9.const.35]', async ({
    page,
    enter,
  }) => {
    await enter({ scenario: 'refunded-order', path: '/bills/80001' });
    await inEveryLanguage(page, async (texts) => {
      const region = (id: string) =>
        page.getByRole('region', { name: texts[id] ?? '', exact: true });
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/(^|\s)\$2\.99$/);
      await expect(region('bill.refund').getByText('$2.99', { exact: true })).toBeVisible();
      await expect(region('bill.invoice').getByText(DATE_TIME)).toBeVisible();
      await expect(region('bill.items').getByText(PERIOD)).toBeVisible();
      await expect(region('bill.payment').getByText('$2.99', { exact: true })).not.toHaveCount(0);
    });
  });

  test('whichever it is, a subscription shows dollars and dates alike [9.const.33] [9.const.35]', async ({
    page,
    enter,
  }) => {
    await enter({ scenario: 'demo', path: '/subscription/70001' });
    const main = page.getByRole('main');
    await inEveryLanguage(page, async (texts) => {
      await expect(main.getByText(texts['subscription.devices'] ?? '').first()).toBeVisible();
      await expect(main.getByText(DATE).first()).toBeVisible();
      await expect(main.getByText(/^\$2\.99/).first()).toBeVisible();
    });
  });

  test('whichever it is, an order of status 7 has a neutral label [4.plan.27]', async ({
    page,
    enter,
  }) => {
    await enter({ scenario: 'processing-plan', path: '/bills/80001' });
    await inEveryLanguage(page, async (texts) => {
      const label = page.locator('main [data-tone]').first();
      await expect(label).toHaveText(texts['bill.status.processing'] ?? '');
      await expect(label).toHaveAttribute('data-tone', 'neutral');
    });
  });
});
