import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { linesOf } from '../../../src/platform/launch/settings';
import { expect, test } from '../support/journey';
import { AddressPage } from '../support/pages/addressPage';
import { textOf } from '../support/language/texts';
import { printOn, sheetsOf } from '../support/sheets';

const SELLER = linesOf(parseEnv(readFileSync('.env', 'utf8')).VITE_SELLER);
const PATH = '/bills/80001';

test.describe('the invoice of a bill', () => {
  test('names seller and buyer under one heading, with one call more', async ({
    page,
    enter,
    portal,
  }) => {
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
  });

  test('has the title, seller and buyer on paper, but no control and no link to add an address', async ({
    page,
    enter,
    portal,
    browserName,
  }, info) => {
    test.skip(browserName === 'firefox', 'WebDriver BiDi cannot emulate the print media type.');
    await enter({ scenario: 'billing-address', path: PATH });
    const buyer = page.getByRole('region', { name: textOf('menu.billAddress') });
    await expect(buyer).toContainText('Irvine');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('region', { name: textOf('bill.seller') })).toBeVisible();
    await expect(buyer).toBeVisible();
    // On the screen the header shows the title; on paper the heading does.
    const title = await portal.heading('Bill 80001').boundingBox();
    expect(title?.height).toBeGreaterThan(10);
    await info.attach('paper', { body: await page.screenshot({ fullPage: true }) });

    await enter({ scenario: 'no-billing-address', path: PATH });
    await expect(buyer).toContainText(textOf('bill.noAddress'));
    await expect(buyer.getByRole('link')).toHaveCount(0);
  });

  test(
    'is printed on one sheet of A4 and Letter, from the window of a desktop and of a phone',
    { tag: '@engines' },
    async ({ page, enter }, info) => {
      await enter({ scenario: 'billing-address', path: PATH });
      const buyer = page.getByRole('region', { name: textOf('menu.billAddress') });
      await expect(buyer).toContainText('Irvine');
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        for (const paper of ['A4', 'Letter'] as const) {
          const pdf = await printOn(page, paper);
          await info.attach(`${paper}-${width}.pdf`, { body: pdf });
          expect(sheetsOf(pdf), `${paper}, ${width} px`).toBe(1);
        }
      }
    },
  );

  test('claims no address that the account does not have, and leads to where it is added', async ({
    page,
    enter,
  }) => {
    await enter({ scenario: 'no-billing-address', path: PATH });
    const buyer = page.getByRole('region', { name: textOf('menu.billAddress') });
    await expect(buyer).toContainText(textOf('bill.noAddress'));
    await buyer.getByRole('link', { name: textOf('bill.addAddress') }).click();
    const address = new AddressPage(page);
    await expect(page.getByText(textOf('billAddress.step'))).toHaveCount(0);
    await address.enterPostal('92614');
    await address.save.click();
    await expect(page).toHaveURL(new RegExp(`${PATH}$`));
    await expect(buyer).toContainText('Irvine');
  });
});
