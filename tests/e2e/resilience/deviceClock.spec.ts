/** The clock of the device may be wrong: dates beside dates of the service come from the service. */
import { expect, test } from '../support/journey';

const DAY_MS = 86_400_000;

/** The MM/DD/YYYY dates of a text, as days since 1970. */
const daysIn = (text: string): number[] =>
  [...text.matchAll(/(\d\d)\/(\d\d)\/(\d{4})/g)].map(
    ([, month, day, year]) => Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS,
  );

for (const days of [-400, 400]) {
  test(`shows the service’s dates on a device whose clock is ${days} days off`, async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('expired-plan');
    const today = Math.floor(Date.now() / DAY_MS);
    await page.clock.setSystemTime(Date.now() + days * DAY_MS);
    await page.goto(sandbox.url);
    await expect(portal.heading(/./)).toBeAttached();
    await page.goto(`${sandbox.origin}/package/renewal?packageId=70001`);
    const main = page.getByRole('main');
    await expect(main).toContainText('Ended on');
    const [ended = 0, until = 0] = daysIn(await main.innerText());
    expect(ended).toBeLessThanOrEqual(today);
    expect(until).toBeGreaterThan(today + 25);
    expect(until).toBeLessThan(today + 370);

    // A first purchase renews after one period from today.
    await page.goto(
      `${sandbox.origin}/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013`,
    );
    await expect(main).toContainText('Next renewal');
    const [renews = 0] = daysIn(await main.innerText());
    expect(renews - today).toBeGreaterThan(25);
    expect(renews - today).toBeLessThan(370);
  });
}
