import { expect, test } from '../support/journey';

/** Prices printed in section 9: list prices, and those of trial, promotion and its camera. */
const PRINTED = ['3.99', '11.99', '35.88', '199.99', '19.99', '29.99'];

/** Prices that cannot result by chance as a sum or difference of others. */
const ODD_CENTS = { 50011: 287, 50012: 3113, 50013: 1007, 50014: 10331 };

/** Computed from these alone (ADR 27): the saving of a year, and a year per month, rounded up. */
const SAVINGS = ['3.31', '17.53'];
const COMPARED = [...SAVINGS, '2.60', '8.61'];

/** Amounts in a response of the service, as strings with two decimals. */
function amountsIn(value: unknown): string[] {
  if (typeof value === 'number') return [value.toFixed(2)];
  if (Array.isArray(value)) return value.flatMap(amountsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(amountsIn) : [];
}

const pages = [
  { name: 'home', path: '/' },
  { name: 'the plan page', path: '/defaultPackage' },
  { name: 'its unlimited tab', path: '/defaultPackage?defaultPriceType=1' },
  { name: 'its devices', path: '/defaultPackage/selectDevice?checkedPriceId=50012' },
  { name: 'the package list', path: '/packages' },
  { name: 'the devices of a package', path: '/packages/5001/selectDevice?checkedPriceId=50014' },
  { name: 'a change', path: '/packages?changePackageId=70001' },
  {
    name: 'the devices of a change',
    path: '/packages/5001/selectDevice?changePackageId=70001&checkedPriceId=50014',
  },
  { name: 'a renewal', path: '/package/renewal?packageId=70001' },
  { name: 'a subscription', path: '/subscription/70001' },
  { name: 'the trial', path: '/trialPackage' },
  { name: 'the promotion', path: '/promotions' },
  { name: 'a bill', path: '/bills/80001' },
];

test(
  'shows only prices that the service sends or section 9 prints, and compares only those of the service',
  { tag: '@9.const.47' },
  async ({ page, openSandbox }) => {
    test.slow();
    const sandbox = await openSandbox({ scenario: 'demo', path: '/' });
    for (const [id, cents] of Object.entries(ODD_CENTS)) {
      await sandbox.patch(`/prices/${id}`, { cents });
    }
    let fromService = new Set<string>();
    const reading: Promise<void>[] = [];
    page.on('response', (response) => {
      if (!/^\/(api|payGateway)/.test(new URL(response.url()).pathname)) return;
      reading.push(
        response
          .json()
          .then((answer: unknown) => amountsIn(answer).forEach((amount) => fromService.add(amount)))
          .catch(() => undefined),
      );
    });
    await page.goto(sandbox.url);
    await page.waitForLoadState('networkidle');
    let shownOnList = 0;
    for (const { name, path } of pages) {
      fromService = new Set([...PRINTED, ...COMPARED, '0.00']);
      await page.goto(sandbox.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      const text = await page.locator('body').innerText();
      await Promise.all(reading);
      const shown = [...text.matchAll(/\$\s?([\d.,]+\d)/g)].map(([, amount]) => amount ?? '');
      for (const amount of shown)
        expect([...fromService], `$${amount} on ${name}`).toContain(amount);
      // Only a year of the service's own prices saves something; "70% off" is a text of section 9.
      const others = SAVINGS.reduce(
        (rest, amount) => rest.replaceAll(`Save $${amount} a year`, ''),
        text.replace(/70\s?% off/gi, ''),
      );
      expect(others, name).not.toMatch(/\d\s?%|\bsave \$|\bsaving|discount/i);
      if (path === '/packages') shownOnList = shown.length;
    }
    // The package list must show prices, or the check would be empty.
    expect(shownOnList).toBeGreaterThanOrEqual(8);
  },
);
