/** Which house is selected first. Ruling 43. */
import { expect, test } from '../support/journey';

test(
  'selects the house from query or storage if listed, else the default house, else the first',
  { tag: '@10.ruling.05' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'demo', path: '/bills' });
    const open = (query = '') => page.goto(`${sandbox.origin}/${query}`);
    const keep = (id: string) =>
      page.evaluate((houseId) => localStorage.setItem('hv.houseId', houseId), id);

    await sandbox.patch('/houses/30001', { isDefault: false });
    await open();
    await expect(portal.button('Lakeside 12')).toBeVisible();

    await sandbox.patch('/houses/30002', { isDefault: true });
    await open();
    await expect(portal.button('Grandma’s cottage')).toBeVisible();

    await keep('39999');
    await open();
    await expect(portal.button('Grandma’s cottage')).toBeVisible();

    await keep('30001');
    await open();
    await expect(portal.button('Lakeside 12')).toBeVisible();
    await open('?houseId=30003');
    await expect(portal.button('Grandma’s cottage')).toBeVisible();
  },
);
