import { catalogue } from '../../contracts/catalogue';
import { actOccasions } from '../../mock-server/catalogue/occasions/acts';
import { elsewhere } from '../../mock-server/catalogue/occasions/elsewhere';
import { findScenario } from '../../mock-server/scenarios/registry';
import { acts, actsElsewhere } from '../faults/acts';
import { hold } from './support/hold';
import { expect, test } from './support/journey';
import { USER_AGENTS, putIntoApp } from './support/pretendApp';
import { textOf } from './support/texts';

/** The calls that make an order, or arrange its payment. */
const ORDERING = [
  'createOrder',
  'renew',
  'serviceExtension',
  'applePayOrder',
  'createPaySession',
] as const;

/** Every screen on which such a call is made, and what the customer does there. */
const screens = [
  ...ORDERING.map((call) => ({
    ...(actOccasions[call] as { scenario: string; path?: string }),
    name: call,
    call,
    perform: acts[call],
  })),
  ...Object.entries(elsewhere).flatMap(([name, place]) => {
    const call = ORDERING.find((one) => one === place.call);
    return call
      ? [{ ...place, name, call, perform: actsElsewhere[name as keyof typeof elsewhere] }]
      : [];
  }),
  // A change of plan has a page of its own for what it orders.
  {
    name: 'change a plan',
    call: 'createOrder' as const,
    scenario: 'demo',
    path: '/defaultPackage/selectDevice?changePackageId=70001&goodsId=5001&checkedPriceId=50013',
    perform: acts.createOrder,
  },
];

for (const { name, call, scenario, path, perform } of screens) {
  const known = findScenario(scenario);
  const inApp = known?.platform !== undefined && known.platform !== 'browser';
  test.describe(`an order on its way: ${name}`, () => {
    test.use({ userAgent: inApp ? USER_AGENTS.ios : undefined });

    test('says neither to refresh nor to leave, on a button that is busy, until it failed [4.notice.11] [4.order.08]', async ({
      page,
      openSandbox,
    }) => {
      if (inApp) await putIntoApp(page);
      const sandbox = await openSandbox({
        scenario,
        ...(path === undefined ? {} : { path }),
        fault: `${call}:http:503`,
      });
      const letGo = await hold(page, new RegExp(`${catalogue[call].path}$`));
      await page.goto(sandbox.url);
      await perform({
        page,
        username: '',
        password: '',
        spoil: () => Promise.reject(new Error('No call is spoiled while an order is made.')),
      });
      const notice = page.getByText(textOf('checkout.processing'));
      const busy = page.locator('button[aria-busy="true"]');
      await expect(notice).toBeVisible();
      await expect(busy).toHaveCount(1);
      letGo();
      await expect(busy).toHaveCount(0);
      await expect(notice).toHaveCount(0);
    });
  });
}
