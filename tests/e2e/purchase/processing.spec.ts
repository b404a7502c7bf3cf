import { catalogue } from '../../../contracts/catalogue';
import { actionTriggers } from '../../../mock-server/catalogue/triggers/actions';
import { elsewhere } from '../../../mock-server/catalogue/triggers/elsewhere';
import { findScenario } from '../../../mock-server/scenarios/registry';
import { acts, actionsElsewhere } from '../../faults/actions';
import { hold } from '../support/watch/hold';
import { expect, test } from '../support/journey';
import type { Platform } from '../support/newPage';
import { textOf } from '../support/language/texts';

/** The calls that create an order or its payment. */
const ORDERING = [
  'createOrder',
  'renew',
  'serviceExtension',
  'applePayOrder',
  'createPaySession',
] as const;

/** Every screen that makes such a call, and the customer's action there. */
const screens = [
  ...ORDERING.map((call) => ({
    ...(actionTriggers[call] as { scenario: string; path?: string }),
    name: call,
    call,
    perform: acts[call],
  })),
  ...Object.entries(elsewhere).flatMap(([name, place]) => {
    const call = ORDERING.find((one) => one === place.call);
    return call
      ? [{ ...place, name, call, perform: actionsElsewhere[name as keyof typeof elsewhere] }]
      : [];
  }),
  // A change of plan is ordered on another page than a new plan.
  {
    name: 'change a plan',
    call: 'createOrder' as const,
    scenario: 'demo',
    path: '/defaultPackage/selectDevice?changePackageId=70001&goodsId=5001&checkedPriceId=50013',
    perform: acts.createOrder,
  },
];

const isInApp = (scenario: string): boolean =>
  (findScenario(scenario)?.platform ?? 'browser') !== 'browser';

const places: readonly [where: string, platform: Platform][] = [
  ['in a browser', 'browser'],
  ['in the app', 'ios'],
];
for (const [where, platform] of places) {
  test(
    `asks the customer to stay while each screen that orders ${where} has a busy button, until the order fails`,
    { tag: ['@4.notice.11', '@4.order.08'] },
    async ({ openPage, openSandbox }) => {
      test.slow();
      const here = screens.filter(({ scenario }) => isInApp(scenario) === (platform === 'ios'));
      expect(here.length).toBeGreaterThan(1);
      for (const { name, call, scenario, path, perform } of here) {
        await test.step(name, async () => {
          const page = await openPage(platform);
          const fault = `${call}:http:503`;
          const sandbox = await openSandbox({
            scenario,
            fault,
            ...(path !== undefined && { path }),
          });
          const release = await hold(page, new RegExp(`${catalogue[call].path}$`));
          await page.goto(sandbox.url);
          await perform({
            page,
            username: '',
            password: '',
            spoil: () => Promise.reject(new Error('No answer is spoiled while an order is made.')),
          });
          const notice = page.getByText(textOf('checkout.processing'));
          const busy = page.locator('button[aria-busy="true"]');
          await expect(notice).toBeVisible();
          await expect(busy).toHaveCount(1);
          release();
          await expect(busy).toHaveCount(0);
          await expect(notice).toHaveCount(0);
          await page.context().close();
        });
      }
    },
  );
}
