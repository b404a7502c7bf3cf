import type { Page } from 'playwright';
import { pressLast } from './screen';
import type { Screen } from './screen';

const tickLast = (page: Page): Promise<void> => page.getByRole('checkbox').last().check();

const ADJUST = '/subscription/70001/adjustDevice';

const DOWNGRADE = '/subscription/70001/updateDevice';

/** The devices of a plan. */
export const planDevicesScreens: readonly Screen[] = [
  { name: 'adjust', scenario: 'plan-with-room', path: ADJUST, prepare: tickLast },
  {
    name: 'adjust-removal-asked',
    scenario: 'full-plan',
    path: ADJUST,
    prepare: async (page) => {
      await page.getByRole('checkbox').nth(1).uncheck();
      await page.getByRole('checkbox').nth(2).uncheck();
      await tickLast(page);
      await pressLast(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'adjust-next', scenario: 'downgrade-chosen', path: ADJUST },
  { name: 'adjust-full', scenario: 'full-plan', path: ADJUST },
  { name: 'adjust-long-names', scenario: 'long-names', path: ADJUST },
  { name: 'adjust-many', scenario: 'ten-thousand-in-plan', path: ADJUST },
  { name: 'adjust-deleted', scenario: 'deleted-plan', path: ADJUST },
  { name: 'adjust-expired', scenario: 'expired-plan', path: ADJUST },
  {
    name: 'adjust-over-limit',
    scenario: 'pending-change',
    path: ADJUST,
    prepare: async (page) => {
      await page.getByRole('checkbox').nth(0).check();
      await page.getByRole('checkbox').nth(1).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'adjust-busy',
    scenario: 'plan-with-room',
    path: ADJUST,
    fault: 'deviceSwitchPackage:delay:20000',
    prepare: async (page) => {
      await tickLast(page);
      await pressLast(page);
      await page.locator('button[aria-busy="true"]').waitFor();
    },
  },
  {
    name: 'adjust-loading',
    scenario: 'plan-with-room',
    path: ADJUST,
    fault: 'getPackageSubscribeInfo:delay:20000',
  },
  {
    name: 'adjust-failed',
    scenario: 'plan-with-room',
    path: ADJUST,
    fault: 'getUnbindPackageDevList:http:503',
  },
  {
    name: 'replace-device',
    scenario: 'plan-with-room',
    path: `${ADJUST}?replace=`,
    prepare: (page) => page.getByRole('radio').last().check(),
  },
  { name: 'replace-device-full', scenario: 'full-plan', path: `${ADJUST}?replace=40002` },
  { name: 'remove-devices', scenario: 'downgrade-chosen', path: `${ADJUST}/remove` },
  {
    name: 'remove-device-asked',
    scenario: 'downgrade-chosen',
    path: `${ADJUST}/remove`,
    prepare: (page) => page.getByRole('listitem').nth(1).getByRole('button').click(),
  },
  {
    name: 'remove-device-long-name',
    scenario: 'long-names',
    path: `${ADJUST}/remove`,
    prepare: (page) => page.getByRole('listitem').first().getByRole('button').click(),
  },
  {
    name: 'remove-last-device',
    scenario: 'demo',
    path: `${ADJUST}/remove`,
    prepare: async (page) => {
      await page.getByRole('listitem').getByRole('button').click();
      await page.getByRole('dialog').getByRole('button').last().click();
      await page.getByRole('listitem').waitFor({ state: 'detached' });
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  { name: 'downgrade', scenario: 'pending-change', path: DOWNGRADE, prepare: tickLast },
  { name: 'downgrade-chosen', scenario: 'downgrade-chosen', path: DOWNGRADE },
  {
    name: 'downgrade-asked',
    scenario: 'pending-change',
    path: DOWNGRADE,
    prepare: async (page) => {
      await tickLast(page);
      await pressLast(page);
    },
  },
  {
    name: 'downgrade-none-asked',
    scenario: 'pending-change',
    path: DOWNGRADE,
    prepare: pressLast,
  },
  {
    name: 'downgrade-many-asked',
    scenario: 'ten-thousand-in-plan',
    path: DOWNGRADE,
    prepare: pressLast,
  },
  {
    name: 'downgrade-done',
    scenario: 'pending-unlimited',
    path: DOWNGRADE,
    prepare: async (page) => {
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await pressLast(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'downgrade-expired', scenario: 'demo', path: DOWNGRADE },
];
