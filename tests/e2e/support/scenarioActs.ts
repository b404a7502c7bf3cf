import { setTimeout as delay } from 'node:timers/promises';
import {
  GIFT_CODE,
  OTHER_GIFT_CODE,
  SECOND_FACTOR_CODE,
  USED_GIFT_CODE,
} from '@homeview/contracts/vocabulary/fixtures';
import type { PaymentAnswer } from './fakeNativeApp';
import {
  addSubscription,
  chooseOf,
  chooseStaying,
  confirm,
  enterCode,
  fault,
  inDialog,
  openBill,
  openPlan,
  payAtProvider,
  payInStore,
  planDevices,
  press,
  redeem,
  signIn,
  startTrial,
  tick,
  toDevices,
  turnOff,
  turnOn,
  typePostal,
} from './scenarioActions';
import type { Scene } from './scenarioActions';
import { textOf } from './language/texts';

/** Performs what an entry of a scenario's `then` describes. */
export interface ScenarioAct {
  /** The text of the catalogue. */
  readonly act: string;
  readonly does: (scene: Scene) => Promise<void>;
  /** How the store responds; default: it sells. */
  readonly store?: PaymentAnswer;
  /** Version of the app, if it matters. */
  readonly version?: string;
}

const SIGN_IN = 'Sign in with the account of the scenario.';

/** Acts by scenario. */
export const scenarioActs: Readonly<Record<string, readonly ScenarioAct[]>> = {
  demo: [
    { act: 'Open the plan.', does: openPlan },
    {
      act: 'Open the plan. Press “Turn off renewal”.',
      does: async (scene) => {
        await openPlan(scene);
        await turnOff(scene);
      },
    },
    {
      act: 'Open the plan, then “Manage devices”, untick the device, press “Update”.',
      does: async (scene) => {
        await openPlan(scene);
        await press(scene, 'subscription.adjust');
        await scene.page.getByRole('checkbox', { name: 'Front door' }).uncheck();
        await press(scene, 'adjustDevice.update');
        await inDialog(scene, 'removeDevice.confirm');
      },
    },
    {
      act: 'Choose “Add a subscription”, a plan and devices, and press Pay.',
      does: async (scene) => {
        await addSubscription(scene);
        await tick(scene, 1);
        // Long enough for the toast, which appears after half a second.
        await fault(scene, 'createOrder:delay:1500');
        // The provider's page is delayed as well, so that the button's label can be read before.
        await scene.page.route(/\/__mock\/pay\//, async (route) => {
          await delay(500);
          await route.continue();
        });
        await scene.portal.payButton.click();
        await scene.page.waitForURL(/\/__mock\/pay\//);
      },
    },
  ],
  'unlimited-plan-smaller-offers': [
    {
      act: 'Choose the package for three and continue.',
      does: async (scene) => {
        const { page } = scene;
        const three = page.getByRole('radiogroup', { name: 'Cloud Recording for three' });
        await three
          .locator('label')
          .filter({ hasText: /Covers 3/ })
          .first()
          .click();
        await press(scene, 'change.continue');
        for (let at = 0; at < 4; at += 1) {
          await page
            .getByRole('checkbox', { name: /door|Garden|Garage|lamp|light/ })
            .nth(at)
            .click();
        }
      },
    },
  ],
  'cancelling-plan': [{ act: 'Press “Turn on renewal”.', does: turnOn }],
  'unpaid-order': [{ act: 'Open “Bills and invoices”, and the first bill.', does: openBill }],
  'unpaid-renewal': [{ act: 'Open “Bills and invoices”, and the first bill.', does: openBill }],
  'renewal-processing': [{ act: 'Press “Turn off renewal”. Confirm.', does: turnOff }],
  'gift-card-plan': [
    { act: 'Press “Turn on renewal”.', does: (scene) => press(scene, 'renewal.turnOn') },
  ],
  'full-plan': [
    { act: 'Press “Manage devices”.', does: (scene) => press(scene, 'subscription.adjust') },
    {
      act: 'Press “Manage devices” and tick another device.',
      does: async (scene) => {
        await press(scene, 'subscription.adjust');
        await scene.page.getByRole('checkbox').last().click();
      },
    },
  ],
  'plan-with-room': [
    {
      act: 'Press “Manage devices”.',
      does: async (scene) => {
        await press(scene, 'subscription.adjust');
        await scene.page.getByRole('checkbox').last().click();
      },
    },
  ],
  'second-plan': [{ act: 'Tick the terms and press “Subscribe”.', does: toDevices }],
  'remove-locked-device': [
    {
      act: 'Press “Remove” beside Garden.',
      does: async (scene) => {
        await scene.portal.button('Remove Garden').click();
        await inDialog(scene, 'removeDevice.confirm');
      },
    },
  ],
  'wallet-plan': [
    {
      act: 'Press “Check subscription”.',
      does: (scene) => press(scene, 'subscription.check'),
    },
  ],
  'pending-change': [
    {
      act: 'Press “Check subscription”.',
      does: (scene) => press(scene, 'subscription.check'),
    },
    { act: 'Press “Choose devices to keep”.', does: (scene) => chooseStaying(scene, 0) },
    {
      act: 'Press “Choose devices to keep”, tick two.',
      does: (scene) => chooseStaying(scene, 2),
    },
    {
      act: 'Press “Choose devices to keep”, tick one, press “Save choice”.',
      does: async (scene) => {
        await chooseStaying(scene, 1);
        await press(scene, 'downgrade.submit');
        await confirm(scene);
      },
    },
    {
      act: 'Press “Manage devices”, tick one, press “Update”.',
      does: async (scene) => {
        await press(scene, 'subscription.adjust');
        await planDevices(scene).first().click();
        await press(scene, 'adjustDevice.update');
      },
    },
  ],
  'pending-downgrade': [
    {
      act: 'Press “Keep my current plan” and confirm.',
      does: async (scene) => {
        await press(scene, 'keepPlan.button');
        await inDialog(scene, 'keepPlan.button');
      },
    },
    {
      act: 'Press “Change plan”.',
      does: (scene) =>
        scene.page.getByRole('link', { name: textOf('subscription.changePlan') }).click(),
    },
  ],
  'downgrade-chosen': [
    { act: 'Press “Choose devices to keep”.', does: (scene) => chooseStaying(scene, 0) },
  ],
  'no-devices': [
    {
      act: 'Tick the terms, press “Subscribe” and “Continue”.',
      does: async (scene) => {
        await toDevices(scene);
        await inDialog(scene, 'unlimitedHeld.continue');
      },
    },
  ],
  'three-device-package': [
    {
      act: 'Press “Subscribe” and tick four devices.',
      does: async (scene) => {
        await toDevices(scene);
        await tick(scene, 4);
      },
    },
  ],
  'payment-results': [
    {
      act: 'Pay, and press “Pay” on the provider’s page.',
      does: (scene) => payAtProvider(scene, 'pay'),
    },
    {
      act: 'Pay, and press “Return now, confirmed 10 seconds later” on the provider’s page.',
      does: async (scene) => {
        await payAtProvider(scene, 'confirmLater');
        await scene.portal.heading(textOf('result.confirming.title')).waitFor();
        await scene.request.put(`/__mock/sandboxes/${scene.world.sandbox}/clock`, {
          data: { advance: 'PT10S' },
        });
        await scene.portal.heading(textOf('result.success.title')).waitFor();
      },
    },
    {
      act: 'Pay, and press “Return now, never confirmed” on the provider’s page. Wait a minute.',
      does: async (scene) => {
        await scene.page.clock.install();
        await payAtProvider(scene, 'neverConfirm');
        await scene.portal.heading(textOf('result.confirming.title')).waitFor();
        await scene.page.clock.fastForward('01:05');
      },
    },
    {
      act: 'Pay, and press “Decline payment” on the provider’s page.',
      does: (scene) => payAtProvider(scene, 'decline'),
    },
    {
      act: 'Pay, and press “Cancel and return” on the provider’s page.',
      does: (scene) => payAtProvider(scene, 'cancel'),
    },
  ],
  'free-package': [
    {
      act: 'Choose the monthly price and press “Get it free”.',
      does: async (scene) => {
        await scene.portal.choosePlan({ coverage: 'Single', cycle: 'Monthly' });
        await tick(scene, 1);
        await press(scene, 'checkout.getFree');
      },
    },
  ],
  'wallet-offer': [
    {
      act: 'Use an app version before 1.13, tick the terms and press “Subscribe”.',
      version: '1.12.9',
      does: toDevices,
    },
    {
      act: 'Press “Subscribe” and tick two devices.',
      does: async (scene) => {
        await toDevices(scene);
        await tick(scene, 2);
      },
    },
    { act: 'Pay, and let the store answer 211.', store: { code: 211 }, does: payInStore },
    { act: 'Pay, and let the store answer 500.', store: { code: 500 }, does: payInStore },
  ],
  'wallet-tiers': [
    {
      act: 'Press “Subscribe” and tick four devices.',
      does: async (scene) => {
        await toDevices(scene);
        await tick(scene, 4);
      },
    },
  ],
  'wallet-tiers-only': [
    {
      act: 'Press “Subscribe” and tick three devices.',
      does: async (scene) => {
        await toDevices(scene);
        await tick(scene, 3);
      },
    },
  ],
  'gift-cards': [
    {
      act: `Enter ${GIFT_CODE} and press “Redeem”.`,
      does: (scene) => redeem(scene, GIFT_CODE),
    },
    {
      act: 'Enter GIFT-00001.',
      does: ({ page }) =>
        page.getByRole('textbox', { name: textOf('giftCard.code') }).fill('GIFT-00001'),
    },
    {
      act: `Enter ${USED_GIFT_CODE} and press “Redeem”.`,
      does: (scene) => redeem(scene, USED_GIFT_CODE),
    },
    {
      act: `Enter ${GIFT_CODE} and press “Redeem”. Choose the extension.`,
      does: async (scene) => {
        await redeem(scene, GIFT_CODE);
        await chooseOf(scene, 'giftCard.extension');
      },
    },
    {
      act: `Enter ${OTHER_GIFT_CODE} and press “Redeem”. Choose the extension.`,
      does: async (scene) => {
        await redeem(scene, OTHER_GIFT_CODE);
        await chooseOf(scene, 'giftCard.extension');
        await inDialog(scene, 'giftCard.redeem');
      },
    },
  ],
  'gift-cards-new-customer': [
    {
      act: `Enter ${GIFT_CODE} and press “Redeem”. Choose the plan.`,
      does: async (scene) => {
        await redeem(scene, GIFT_CODE);
        await chooseOf(scene, 'giftCard.newPlan');
      },
    },
  ],
  'trial-in-store': [
    { act: 'Start the trial; the store answers 200 or 201.', does: startTrial },
    { act: 'Start the trial; the store answers 211.', store: { code: 211 }, does: startTrial },
    {
      act: 'Start the trial; the store answers any other code.',
      store: { code: 1 },
      does: startTrial,
    },
  ],
  'billing-address': [
    {
      act: 'Change the postal code to 42223 and leave the field.',
      does: (scene) => typePostal(scene, '42223'),
    },
    {
      act: 'Change the postal code to 00000 and leave the field.',
      does: (scene) => typePostal(scene, '00000'),
    },
    {
      act: 'Change the postal code and save.',
      does: async (scene) => {
        await typePostal(scene, '10001');
        await press(scene, 'billAddress.save');
      },
    },
  ],
  'no-billing-address': [
    {
      act: 'Press “Save address”.',
      does: ({ portal }) => portal.button(textOf('billAddress.save')).click({ force: true }),
    },
    {
      act: 'Enter 92614 and save.',
      does: async (scene) => {
        await typePostal(scene, '92614');
        await press(scene, 'billAddress.save');
      },
    },
  ],
  'second-factor': [
    { act: SIGN_IN, does: (scene) => signIn(scene) },
    {
      act: `${SIGN_IN} Enter another code.`,
      does: async (scene) => {
        await signIn(scene);
        await enterCode(scene, '000000');
      },
    },
    {
      act: `${SIGN_IN} Move the clock forward 11 minutes and enter the code.`,
      does: async (scene) => {
        await signIn(scene);
        await scene.page.getByRole('textbox', { name: textOf('certification.code') }).waitFor();
        await scene.request.put(`/__mock/sandboxes/${scene.world.sandbox}/clock`, {
          data: { advance: 'PT11M', sessions: 'age' },
        });
        await enterCode(scene, SECOND_FACTOR_CODE);
      },
    },
    {
      act: `${SIGN_IN} Send a new code.`,
      does: async (scene) => {
        // The service reports an expired code, so a new one can be requested at once.
        await fault(scene, 'verifySecondCertification:code:560118');
        await signIn(scene);
        await enterCode(scene, SECOND_FACTOR_CODE);
        await press(scene, 'certification.resend');
      },
    },
  ],
  'signed-out': [
    { act: SIGN_IN, does: (scene) => signIn(scene) },
    { act: 'Sign in with another password.', does: (scene) => signIn(scene, 'Wrong-1234') },
  ],
};
