import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { textOf } from './support/texts';

const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const countryRow = (page: Page) => page.getByRole('link', { name: textOf('login.country') });
const storedCountry = (page: Page) => page.evaluate(() => localStorage.getItem('hv.country'));

/** The addresses of the pages that a deed opens from the network. */
async function pagesOpenedBy(page: Page, deed: () => Promise<void>): Promise<URL[]> {
  const opened: URL[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()));
  });
  await deed();
  await expect.poll(() => opened.length).toBeGreaterThan(0);
  return opened;
}

test.describe('the country of the account', () => {
  test('is picked on a page that is open to everyone [2.route.03]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('second-factor');
    await page.goto(`${sandbox.origin}/selectCountry`);
    await expect(portal.heading(textOf('login.country'))).toBeVisible();
    await expect(option(page, 'United States')).toHaveAttribute('aria-selected', 'true');
    expect(await page.getByRole('option').count()).toBeGreaterThan(20);
  });

  test('of the own region is stored, and sign-in goes on with the way back [4.state.24] [4.state.25] [2.screen.04] [3.storage.05]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('demo');
    await page.goto(`${sandbox.origin}/login?redirectUrl=%2Fsubscription%2F70001%3Funit%3Dyear`);
    await portal.email.fill('me@homeview.example');
    await countryRow(page).click();
    await expect(page).toHaveURL(/\/selectCountry\?redirectUrl=/);
    // Sign-in has a choice of languages, which is one too.
    await page.getByRole('combobox', { name: textOf('country.search') }).fill('cana');
    await option(page, 'Canada').click();
    await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fsubscription%2F70001%3Funit%3Dyear$/);
    await expect(countryRow(page)).toContainText('Canada');
    expect(await storedCountry(page)).toBe('CA');
    // What was typed before is still there.
    await expect(portal.email).toHaveValue('me@homeview.example');
    await portal.signIn(sandbox.username, sandbox.password);
    await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001?unit=year`);
  });

  test('of the other region leads to the other site, with the country and the way back [4.state.21] [4.state.22] [4.state.23] [1.region.01] [2.query.24]', async ({
    page,
    openSandbox,
  }) => {
    const { origin } = await openSandbox('demo');
    const { hostname, port } = new URL(origin);
    const label = hostname.replace('.localhost', '');
    await page.goto(`${origin}/selectCountry?redirectUrl=%2Fsubscription%2F70001&language=de-DE`);
    const [there] = await pagesOpenedBy(page, () => option(page, 'Österreich').click());
    expect(there?.host).toBe(`${label}.eu.localhost:${port}`);
    expect(there?.pathname).toBe('/login');
    expect(Object.fromEntries(there?.searchParams ?? [])).toEqual({
      country: 'AT',
      redirectUrl: '/subscription/70001',
      language: 'de-DE',
    });
    // The language that was chosen goes along, and stays.
    await expect(page.getByRole('link', { name: 'Land' })).toContainText('Österreich');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    expect(await storedCountry(page)).toBe('AT');
    await expect(page).toHaveURL((url) => !url.searchParams.has('language'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    // And back: the region of the country decides, whatever language or site it was.
    await page.goto(`http://${label}.eu.localhost:${port}/selectCountry`);
    const [back] = await pagesOpenedBy(page, () => option(page, 'Mexiko').click());
    expect(back?.host).toBe(`${label}.us.localhost:${port}`);
    expect(back?.searchParams.get('language')).toBe('de-DE');
  });

  test('on the EU site a visitor begins in Albania, elsewhere in the United States', async ({
    page,
    openSandbox,
  }) => {
    const { origin } = await openSandbox('demo');
    const { hostname, port } = new URL(origin);
    await page.goto(`http://${hostname.replace('.localhost', '.eu.localhost')}:${port}/login`);
    await expect(countryRow(page)).toContainText('Albania');
    await page.goto(`http://${hostname.replace('.localhost', '.us.localhost')}:${port}/login`);
    await expect(countryRow(page)).toContainText('United States');
  });

  test('can be picked by keyboard alone', async ({ page, openSandbox }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/selectCountry`);
    await page.getByRole('combobox').focus();
    await page.keyboard.type('jap');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}/login`);
    await expect(countryRow(page)).toContainText('Japan');
  });

  test('that is unknown counts as none', async ({ page, openSandbox }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/login?country=ZZ`);
    await expect(countryRow(page)).toContainText('United States');
  });
});
