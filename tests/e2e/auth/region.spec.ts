import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';

const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const countryRow = (page: Page) => page.getByRole('link', { name: 'Country or region' });
const storedCountry = (page: Page) => page.evaluate(() => localStorage.getItem('hv.country'));

/** The addresses of page loads that an action causes. */
async function pagesOpenedBy(page: Page, action: () => Promise<void>): Promise<URL[]> {
  const opened: URL[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()));
  });
  await action();
  await expect.poll(() => opened.length).toBeGreaterThan(0);
  return opened;
}

test(
  'finds and stores a country of the same region by mouse or keyboard, and keeps the redirect through sign-in',
  { tag: ['@4.state.24', '@4.state.25', '@2.route.03', '@2.screen.04', '@2.query.23'] },
  async ({ page, openSandbox, portal }) => {
    const sandbox = await openSandbox('demo');
    await page.goto(`${sandbox.origin}/login?redirectUrl=%2Fsubscription%2F70001%3Funit%3Dyear`);
    await portal.email.fill('me@homeview.example');
    await countryRow(page).click();
    await expect(page).toHaveURL(/\/selectCountry\?redirectUrl=/);
    await expect(portal.heading('Country or region')).toBeVisible();
    await expect(option(page, 'United States')).toHaveAttribute('aria-selected', 'true');
    expect(await page.getByRole('option').count()).toBeGreaterThan(20);
    await page.getByRole('combobox', { name: 'Search for a country' }).fill('cana');
    await option(page, 'Canada').click();
    await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fsubscription%2F70001%3Funit%3Dyear$/);
    await expect(countryRow(page)).toContainText('Canada');
    expect(await storedCountry(page)).toBe('CA');
    await expect(portal.email).toHaveValue('me@homeview.example');

    await countryRow(page).click();
    await page.getByRole('combobox', { name: 'Search for a country' }).focus();
    await page.keyboard.type('jap');
    await page.keyboard.press('Enter');
    await expect(countryRow(page)).toContainText('Japan');
    await portal.signIn(sandbox.username, sandbox.password);
    await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001?unit=year`);
  },
);

test(
  'opens the other site for a country of the other region, with the country and the redirect',
  { tag: ['@4.state.21', '@4.state.22', '@4.state.23', '@1.region.01', '@2.query.23'] },
  async ({ page, openSandbox }) => {
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
    // The chosen language is carried over and stays.
    await expect(page.getByRole('link', { name: 'Land' })).toContainText('Österreich');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    expect(await storedCountry(page)).toBe('AT');
    await expect(page).toHaveURL((url) => !url.searchParams.has('language'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    // The way back depends on the region of the country only, not on language or site.
    await page.goto(`http://${label}.eu.localhost:${port}/selectCountry`);
    const [back] = await pagesOpenedBy(page, () => option(page, 'Mexiko').click());
    expect(back?.host).toBe(`${label}.us.localhost:${port}`);
    expect(back?.searchParams.get('language')).toBe('de-DE');
  },
);
