import { expect, test } from '../support/journey';
import { renameEverything } from '../support/language/renamed';
import { goTo } from '../support/pages/everyPage';
import { Portal } from '../support/pages/portal';
import { textOf } from '../support/language/texts';

const DEVICES = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013';

test.describe('names that browsers cannot wrap', () => {
  test('keeps pages within their width and controls uncovered with such a name', async ({
    openPage,
    openSandbox,
  }) => {
    test.slow();
    for (const name of [
      '\u1100'.repeat(80),
      '👩\u200d'.repeat(60),
      `Z${'\u0301\u0323'.repeat(40)}e`,
    ]) {
      const page = await openPage();
      await page.setViewportSize({ width: 320, height: 568 });
      const portal = new Portal(page);
      await renameEverything(page, [name]);
      const { url } = await openSandbox('demo');
      await page.goto(url);
      const sticksOut = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      await expect(page.getByText(name).first()).toBeAttached();
      expect(await sticksOut()).toBe(0);
      await portal.button(textOf('menu.label')).click();
      await page.keyboard.press('Escape');
      for (const path of ['/subscription/70001', '/packages', '/bills', DEVICES]) {
        await goTo(page, path);
        await expect(page.locator('main'), path).toBeFocused();
        await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
        await expect(page.getByText(name).first(), path).toBeAttached();
        expect(await sticksOut(), path).toBe(0);
      }
      await page.getByRole('checkbox').first().click();
      await expect(page.getByRole('checkbox').first()).toBeChecked();
      await portal.terms.check();
      await page.context().close();
    }
  });
});

test('shows a substitute for an invisible name of a house, plan or device', async ({
  page,
  enter,
  portal,
}) => {
  await renameEverything(page, ['', '  ', '\u200b', '\u00ad']);
  const { origin } = await enter('demo');
  const plan = textOf('common.unnamedPlan');
  await expect(portal.button(textOf('common.unnamedHouse'))).toBeVisible();
  await expect(page.getByRole('link', { name: plan }).first()).toBeVisible();
  await page.goto(`${origin}/subscription/70001`);
  await expect(portal.heading(plan)).toBeVisible();
  await page.goto(`${origin}/bills`);
  await expect(page.getByRole('link', { name: plan }).first()).toBeVisible();
  await page.goto(origin + DEVICES);
  await expect(portal.device(textOf('common.unnamedDevice')).first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^$/ })).toHaveCount(0);
});
