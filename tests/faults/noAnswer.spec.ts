/** Wherever a call gets no answer, the text of 12004 leads: one table over all places of the portal. */
import type { Page } from '@playwright/test';
import { faultyCall } from '../../mock-server/catalogue/furtherPages';
import { actionTriggers } from '../../mock-server/catalogue/triggers/actions';
import { elsewhere } from '../../mock-server/catalogue/triggers/elsewhere';
import { triggers } from '../../mock-server/catalogue/triggers/triggers';
import type { TriggerCall } from '../../mock-server/catalogue/triggers/triggers';
import { findScenario } from '../../mock-server/scenarios/registry';
import type { MessageId } from '../../src/i18n/messages';
import { expect, test } from '../e2e/support/journey';
import type { Sandbox } from '../e2e/support/sandbox';
import { referenceOn } from '../e2e/support/pages/reference';
import { textOf } from '../e2e/support/language/texts';
import { acts, actionsElsewhere } from './actions';
import { sample } from './sampling';

const LEAD = textOf('network_error');
const LIMIT_MS = 240_000;

/** Texts of failures with an answer: none may stand beside, or before, the text of 12004. */
const OF_ANSWERS: readonly MessageId[] = [
  ...(['load_error_message', 'login_failed_try_again', 'create_order_error'] as const),
  ...(['operation_failed', 'save_failed', 'keepPlan.failed', 'Incorrect_Code'] as const),
  ...(['Verify_Code_ResendFail', 'gift_card_error', 'giftCard.notChecked'] as const),
  ...(['bills.moreFailed', 'bill_zip_code_error', 'home.devicesFailed'] as const),
  ...(['bill.addressFailed', 'result.unchecked.title', 'result.failed.title'] as const),
];

interface Place {
  readonly name: string;
  readonly call: TriggerCall;
  readonly scenario: string;
  readonly path?: string | undefined;
  readonly act?: ((page: Page, sandbox: Sandbox) => Promise<void>) | undefined;
}

type Acting = keyof typeof actionTriggers;
const isActing = (call: TriggerCall): call is Acting => call in actionTriggers;

const scene = (page: Page, sandbox: Sandbox) => ({
  page,
  username: sandbox.username,
  password: sandbox.password,
  spoil: (call: string, fault: object) => sandbox.fault({ call, ...fault }),
});

const ofTriggers: readonly Place[] = (Object.keys(triggers) as TriggerCall[])
  // A page knows of a refresh only that it failed; a call without texts shows nothing.
  .filter((call) => call !== 'refreshToken' && triggers[call].shows.length > 0)
  .map((call) => ({
    name: call,
    call,
    ...triggers[call],
    act: isActing(call) ? (page, sandbox) => acts[call](scene(page, sandbox)) : undefined,
  }));

const ofElsewhere: readonly Place[] = Object.entries(elsewhere).map(([name, place]) => ({
  name,
  ...place,
  act: (page, sandbox) => actionsElsewhere[name as keyof typeof elsewhere](scene(page, sandbox)),
}));

/** Parts of a page that fail while the page itself is shown. */
const inside: readonly Place[] = [
  { name: 'devices on home', call: 'getUnbindPackageDevList', scenario: 'demo', path: '/' },
  { name: 'buyer of a bill', call: 'getUserBillInfo', scenario: 'demo', path: '/bills/80001' },
  {
    name: 'days of the sale',
    call: 'activity',
    scenario: 'promotion-running',
    path: '/promotions?activityId=6001',
  },
];

const GROUPS = {
  pages: ofTriggers.filter(({ act }) => act === undefined),
  actions: ofTriggers.filter(({ act }) => act !== undefined),
  'actions on other screens': ofElsewhere,
  'parts of pages': inside,
};

for (const [group, all] of Object.entries(GROUPS)) {
  const places = sample(all, 2);
  test(
    `leads with the text of 12004 when a call gets no answer: ${places.length} ${group}`,
    { tag: ['@10.ruling.23', '@8.error.12'] },
    async ({ openPage, openSandbox }) => {
      test.setTimeout(LIMIT_MS);
      expect(all.length).toBeGreaterThan(2);
      for (const { name, call, scenario, path, act } of places) {
        await test.step(name, async () => {
          const page = await openPage(findScenario(scenario)?.platform ?? 'browser');
          const fault = `${faultyCall(call)}@all:reset`;
          const sandbox = await openSandbox({ scenario, fault, ...(path ? { path } : {}) });
          await page.goto(sandbox.url);
          await act?.(page, sandbox);
          const lead = page.getByText(new RegExp(`^\\s*${LEAD.replaceAll('.', '\\.')}`));
          await expect.soft(lead.first(), name).toBeVisible();
          for (const id of OF_ANSWERS) {
            await expect.soft(page.getByText(textOf(id)), `${name}: ${id}`).toHaveCount(0);
          }
          if (group === 'pages') {
            expect.soft(await referenceOn(page), name).toMatchObject({ call, code: 12004 });
          }
          await page.context().close();
        });
      }
    },
  );
}
