import { BRAND } from '@homeview/contracts/vocabulary/brand';
import { hold } from '../support/watch/hold';
import { expect, test } from '../support/journey';

test(
  'lists the plans of the selected house, offers owned houses only, and leads to a new plan',
  { tag: ['@2.screen.05', '@2.screen.06', '@2.screen.07', '@2.query.08', '@2.route.04'] },
  async ({ page, enter, portal }) => {
    const { origin } = await enter('demo');
    const tiles = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(tiles).toHaveCount(1);
    await expect(tiles.first()).toContainText('Cloud Recording');
    await expect(tiles.first().getByText('Active', { exact: true })).toBeVisible();
    await expect(tiles.first()).toContainText(/\$2\.99 on \d{2}\/\d{2}\/\d{4}\s· [A-Z]/);
    // A month less the 18 days since it began.
    await expect(tiles.first()).toContainText(/Renews in (10|11|12|13)\sdays/);
    await expect(tiles.first()).toContainText('1 of 1 device');

    await portal.button('Lakeside 12').click();
    await expect(page.getByRole('menuitemradio')).toHaveText([
      /^Lakeside 12/,
      /^Grandma’s cottage/,
    ]);
    await page.getByRole('menuitemradio', { name: 'Grandma’s cottage' }).click();
    await expect(page.getByText('No plan for Grandma’s cottage yet')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No plan for Grandma’s cottage yet')).toBeVisible();

    // A houseId in the address selects that house from then on, unless the customer does not own
    // it.
    await page.goto(`${origin}/?houseId=30001`);
    await expect(portal.button('Lakeside 12')).toBeVisible();
    await page.goto(`${origin}/?houseId=30002`);
    await expect(portal.button('Grandma’s cottage')).toBeVisible();
    await page.goto(`${origin}/?houseId=30003`);
    await expect(portal.button('Lakeside 12')).toBeVisible();

    await portal.button('Add a subscription').click();
    await expect(page).toHaveURL(/\/defaultPackage$/);
  },
);

test(
  'shows the logo until the code has loaded, then a skeleton until the data has loaded',
  { tag: ['@2.screen.55', '@2.screen.56', '@4.load.01', '@4.load.02', '@4.load.04'] },
  async ({ page, openSandbox, portal }) => {
    const sandbox = await openSandbox('demo');
    const releaseCode = await hold(page, /\/assets\/.*\.js$/);
    const releasePlans = await hold(page, /getPackageBindDevList/);
    const asked = page.waitForRequest(/getPackageBindDevList/);
    await page.goto(sandbox.url, { waitUntil: 'commit' });
    await expect(page.getByRole('img', { name: BRAND })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    releaseCode();
    await asked;
    const main = page.getByRole('main');
    const awaited = main.locator('[aria-busy="true"]');
    await expect(awaited.locator('[data-skeleton]').first()).toBeVisible();
    await expect(main.getByText('Cloud Recording')).toHaveCount(0);
    await expect(main.getByText('Try again')).toHaveCount(0);
    releasePlans();
    await expect(main.getByText('Cloud Recording')).toBeVisible();
    await expect(awaited).toHaveCount(0);

    // While a page's code loads, the logo is shown above the loading bubbles.
    const release = await hold(page, /\/assets\/.*\.js$/);
    await portal.button('Add a subscription').click();
    const loading = page.getByRole('status').filter({ hasText: `Loading ${BRAND}` });
    await expect(loading).toBeVisible();
    await expect(loading.locator('i')).toHaveCount(3);
    await expect(page.locator('[data-logo]').last()).toBeVisible();
    await expect(portal.subscribeButton).toHaveCount(0);
    release();
    await expect(portal.subscribeButton).toBeVisible();
    await expect(loading).toHaveCount(0);
  },
);
