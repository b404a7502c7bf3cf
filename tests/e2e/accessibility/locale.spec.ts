import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LOCALES } from '../../../src/platform/locale';
import { speak } from '../support/pages/everyScreen';
import { expect, test } from '../support/journey';

const textsOf = (locale: string) =>
  JSON.parse(readFileSync(`src/i18n/locales/${locale}.json`, 'utf8')) as Record<string, string>;
const DATE_TIME = /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/;
const PERIOD = /^\d{2}\/\d{2}\/\d{4}\D+\d{2}\/\d{2}\/\d{4}$/;

/** Amounts and dates on a page that are not in the specified format. */
const otherWays = async (page: Page): Promise<string[]> => {
  const shown = await page.getByRole('main').innerText();
  const money = shown.match(/\S*(US\$|USD|€|£|¥|฿|\$\s|\d\s?\$|\d,\d\d\b)\S*/g) ?? [];
  const days =
    shown.match(/\b(\d{4}[-/.]\d\d?|\d\d?\.\d\d?\.\d{4}|\d\d?\/\d\d?\/\d\d\b(?!\d)|\d{4}年)/g) ??
    [];
  // The first number of a date is the month, so it cannot exceed 12.
  const months = [...shown.matchAll(/(\d\d)\/(\d\d)\/\d{4}/g)].filter(
    ([, month]) => Number(month) > 12,
  );
  return [...money, ...days, ...months.map(([date]) => date)];
};
const languages = (page: Page) => page.getByRole('combobox', { name: /language/i });
const storedLocale = (page: Page) => page.evaluate(() => localStorage.getItem('hv.locale'));
const documentLanguage = (page: Page) =>
  page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`);

test(
  'starts in English (US) and offers languages by their own names',
  { tag: '@9.const.30' },
  async ({ page, openSandbox, portal }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/login`);
    await expect(portal.heading('Welcome home')).toBeVisible();
    await expect(languages(page)).toHaveValue('en-US');
    const offered = await languages(page)
      .getByRole('option')
      .evaluateAll((options) =>
        options.map((option) => {
          const { lang, textContent } = option as HTMLOptionElement;
          return `${lang}: ${textContent}`;
        }),
      );
    // Screen readers pronounce each option in the language that it names (WCAG 3.1.2).
    expect(offered).toEqual(
      expect.arrayContaining([
        'de-DE: Deutsch',
        'th-TH: ไทย',
        'ja-JP: 日本語',
        'id-ID: Bahasa Indonesia',
      ]),
    );
    expect(offered.filter((said) => said.startsWith(':'))).toEqual([]);
  },
);

test(
  'changes the language without a reload, keeps it, and fetches only its message bundle',
  { tag: ['@2.screen.01', '@3.storage.03', '@engines'] },
  async ({ page, openSandbox, portal }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/login`);
    await portal.email.fill('me@homeview.example');
    await page.evaluate(() => Object.assign(window, { same: true }));
    await languages(page).selectOption('de-DE');
    await expect(portal.heading('Willkommen zu Hause')).toBeVisible();
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    // The typed text is kept.
    await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('me@homeview.example');
    await expect.poll(() => documentLanguage(page)).toBe('de-DE ltr');

    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(portal.heading('Willkommen zu Hause')).toBeVisible();
    expect(await storedLocale(page)).toBe('de-DE');
    const bundles = LOCALES.filter((locale) =>
      fetched.some((path) => path.startsWith(`/assets/${locale}-`)),
    );
    expect(bundles).toEqual(['de-DE']);
  },
);

test('shows sign-in in every language without any message id', async ({
  page,
  openSandbox,
  portal,
}) => {
  const { origin } = await openSandbox('demo');
  for (const locale of LOCALES) {
    await page.goto(`${origin}/login?language=${locale}`);
    await expect(portal.heading(textsOf(locale)['login.welcome'] ?? '')).toBeVisible();
    await expect(page.getByText(/\b(login|common|app)\.[a-z]+/i)).toHaveCount(0);
  }
});

test(
  'stores a supported language from the address and ignores an unsupported one',
  { tag: ['@1.locale.14', '@1.locale.15', '@2.query.03'] },
  async ({ page, openSandbox, portal }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/login?language=fr-FR`);
    const french = textsOf('fr-FR')['login.welcome'] ?? '';
    await expect(portal.heading(french)).toBeVisible();
    await page.goto(`${origin}/login?language=pt-PT`);
    await expect(portal.heading(french)).toBeVisible();
    expect(await storedLocale(page)).toBe('fr-FR');
  },
);

test('loads the page when another tab changes the language while texts are being fetched', async ({
  page,
  context,
  openSandbox,
  portal,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let asked = false;
  await page.route(/\/assets\/en-US-/, async (route) => {
    asked = true;
    await held;
    await route.continue();
  });
  const { url, origin } = await openSandbox('demo');
  await page.goto(url, { waitUntil: 'commit' });
  await expect.poll(() => asked).toBe(true);
  const other = await context.newPage();
  await other.goto(`${origin}/health.json`);
  await other.evaluate(() => localStorage.setItem('hv.locale', 'de-DE'));
  release();
  await expect(portal.heading(textsOf('de-DE')['home.title'] ?? '')).toBeVisible();
  await expect.poll(() => documentLanguage(page)).toBe('de-DE ltr');
});

test(
  'stores and sends in-ID as spelled, and gives the browser id-ID',
  { tag: '@1.locale.11' },
  async ({ page, enter, portal }) => {
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
    // Intl knows it as id-ID, so the country names are Indonesian.
    await page.goto(`${sandbox.origin}/selectCountry`);
    await expect(page.getByRole('option', { name: 'Amerika Serikat' })).toBeVisible();
  },
);

test(
  'shows dollars and dates of a bill in the same format in every language',
  { tag: ['@9.const.33', '@9.const.34', '@9.const.35'] },
  async ({ page, enter }) => {
    await enter({ scenario: 'refunded-order', path: '/bills/80001' });
    for (const locale of LOCALES) {
      await test.step(locale, async () => {
        await speak(page, locale);
        const texts = textsOf(locale);
        const region = (id: string) =>
          page.getByRole('region', { name: texts[id] ?? '', exact: true });
        await expect(page.getByRole('heading', { level: 1 })).toContainText('80001');
        await expect(region('bill.refund').getByText('$2.99', { exact: true })).toBeVisible();
        await expect(region('bill.invoice').getByText(DATE_TIME)).toBeVisible();
        await expect(region('bill.items').getByText(PERIOD)).toBeVisible();
        await expect(region('bill.payment').getByText('$2.99', { exact: true })).not.toHaveCount(0);
        expect(await otherWays(page)).toEqual([]);
      });
    }
  },
);
