import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { linesOf } from '../../../src/platform/launch/settings';
import { expect, test } from '../support/journey';
import { AddressPage } from '../support/pages/addressPage';
import { textOf } from '../support/language/texts';

const SELLER = linesOf(parseEnv(readFileSync('.env', 'utf8')).VITE_SELLER);
const PATH = '/bills/80001';

test.describe('the invoice of a bill', () => {
  test('names seller and buyer under one heading, with one call more, and on one sheet', async ({
    page,
    enter,
    portal,
  }, info) => {
    const sandbox = await enter({ scenario: 'billing-address', path: PATH });
    await expect(portal.heading('Bill 80001')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/^Bill 80001 · /);
    const seller = page.getByRole('region', { name: textOf('bill.seller') });
    for (const line of SELLER) await expect(seller).toContainText(line);
    const buyer = page.getByRole('region', { name: textOf('menu.billAddress') });
    await expect(buyer).toContainText('Irvine');
    await expect(buyer).toContainText('United States');
    await expect(buyer).toContainText(textOf('bill.addressNote'));
    for (const call of ['getOrderDetail', 'getUserBillInfo']) {
      expect(await sandbox.requests(call), call).toHaveLength(1);
    }

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(seller).toBeVisible();
    await expect(buyer).toBeVisible();
    // On the screen the header shows the title; on paper the heading does.
    const title = await portal.heading('Bill 80001').boundingBox();
    expect(title?.height).toBeGreaterThan(10);
    await info.attach('paper', { body: await page.screenshot({ fullPage: true }) });
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format });
      await info.attach(`${format}.pdf`, { body: pdf });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
  });

  test('claims no address that the account does not have, and leads to where it is added', async ({
    page,
    enter,
  }) => {
    await enter({ scenario: 'no-billing-address', path: PATH });
    const buyer = page.getByRole('region', { name: textOf('menu.billAddress') });
    await expect(buyer).toContainText(textOf('bill.noAddress'));
    await page.emulateMedia({ media: 'print' });
    await expect(buyer.getByRole('link')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await buyer.getByRole('link', { name: textOf('bill.addAddress') }).click();
    const address = new AddressPage(page);
    await expect(page.getByText(textOf('billAddress.step'))).toHaveCount(0);
    await address.enterPostal('92614');
    await address.save.click();
    await expect(page).toHaveURL(new RegExp(`${PATH}$`));
    await expect(buyer).toContainText('Irvine');
  });
});
