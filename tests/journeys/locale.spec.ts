import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { textOf } from './support/texts';

const LOCALES = [
  'en-US',
  'en-GB',
  'zh-CN',
  'ja-JP',
  'de-DE',
  'fr-FR',
  'th-TH',
  'in-ID',
  'es-ES',
  'it-IT',
];

const textsOf = (locale: string) =>
  JSON.parse(readFileSync(`src/i18n/locales/${locale}.json`, 'utf8')) as Record<string, string>;
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
    expect(await documentLanguage(page)).toBe('de-DE ltr');
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

  test('in-ID is stored and sent as it is spelt, and known to the browser as id-ID [1.locale.11] [1.locale.12]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', locale: 'in-ID' });
    await expect(portal.heading(textsOf('in-ID')['home.title'] ?? '')).toBeVisible();
    expect(await storedLocale(page)).toBe('in-ID');
    expect(await documentLanguage(page)).toBe('id-ID ltr');
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
        fetched.some((path) => path.startsWith(`/assets/${other}-`)),
      );
      expect(bundles).toEqual([locale]);
      await expect(page.getByText(/\b(login|common|app)\.[a-z]+/i)).toHaveCount(0);
    });
  }
});
