import type { Locator, Page } from '@playwright/test';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import type { EndpointName } from '../../contracts/catalogue';
import type { actionTriggers } from '../../mock-server/catalogue/triggers/actions';
import type { elsewhere } from '../../mock-server/catalogue/triggers/elsewhere';
import { Portal } from '../e2e/support/pages/portal';
import { textOf } from '../e2e/support/language/texts';
import { tileOf } from '../e2e/support/pages/tile';

/** A page on which an action is performed, and what the action needs. */
export interface Scene {
  readonly page: Page;
  readonly username: string;
  readonly password: string;
  /** Makes the next response of a call fail. */
  readonly spoil: (call: EndpointName, fault: object) => Promise<void>;
}

type Act = (scene: Scene) => Promise<void>;

const POSTAL = '92614';

const inDialog = (page: Page, label: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name: label, exact: true });

const signIn: Act = ({ page, username, password }) => new Portal(page).signIn(username, password);

const enterCode: Act = async (scene) => {
  await signIn(scene);
  const code = scene.page.getByRole('textbox', { name: textOf('certification.code') });
  await code.fill('123456');
  await code.press('Enter');
};

/** Ticks the terms and presses the pay button. */
const pay: Act = async ({ page }) => {
  const portal = new Portal(page);
  await portal.terms.check();
  await portal.payButton.click();
};

const order: Act = async (scene) => {
  await new Portal(scene.page).device('Garage').check();
  await pay(scene);
};

const enterPostal: Act = async ({ page }) => {
  const postal = page.getByRole('textbox', { name: textOf('billAddress.postal') });
  await postal.fill(POSTAL);
  await postal.blur();
};

const startTrial: Act = async ({ page }) => {
  const portal = new Portal(page);
  await portal.device('Garden').check();
  await portal.terms.check();
  await portal.button(textOf('trial.start')).click();
};

const chooseExtension: Act = async ({ page }) => {
  const extension = page.getByRole('radiogroup', { name: textOf('giftCard.extension') });
  await tileOf(extension.getByRole('radio').first()).click();
  await new Portal(page).button(textOf('giftCard.continue')).click();
};

/**
 * Performs each instruction in `actionTriggers`. A new trigger must be added here, or the code does
 * not compile.
 */
export const acts: Readonly<Record<keyof typeof actionTriggers, Act>> = {
  login: signIn,
  verifySecondCertification: enterCode,
  resendSecondCertification: async (scene) => {
    // The service reports an expired code, so a new one can be requested at once.
    await scene.spoil('verifySecondCertification', { kind: 'code', code: 560118 });
    await enterCode(scene);
    await new Portal(scene.page).button(textOf('certification.resend')).click();
  },
  updateSubscribeStatus: async ({ page }) => {
    await new Portal(page).button('Turn off renewal').click();
    await inDialog(page, 'Turn off renewal').click();
  },
  updateDeviceLockStatus: async ({ page }) => {
    const covered = page.getByRole('region', { name: textOf('subscription.devices') });
    await covered.getByRole('checkbox').first().click();
    await new Portal(page).button(textOf('adjustDevice.update')).click();
  },
  createOrder: order,
  getPayUrl: order,
  renew: async (scene) => {
    await enterPostal(scene);
    await pay(scene);
  },
  applePayOrder: startTrial,
  serviceExtension: async (scene) => {
    await chooseExtension(scene);
    await inDialog(scene.page, textOf('giftCard.redeem')).click();
  },
  giftCardCheck: async ({ page }) => {
    await page.getByRole('textbox', { name: textOf('giftCard.code') }).fill(GIFT_CODE);
    await new Portal(page).button(textOf('giftCard.redeem')).click();
  },
  addUserBillInfo: async (scene) => {
    await enterPostal(scene);
    await new Portal(scene.page).button(textOf('billAddress.save')).click();
  },
  updateUserBillInfo: async ({ page }) => {
    const address = page.getByRole('textbox', { name: textOf('billAddress.address'), exact: true });
    await address.fill('Am Ufer 7');
    await new Portal(page).button(textOf('billAddress.save')).click();
  },
  address: enterPostal,
  reportLog: async ({ page }) => {
    await page.locator('h1').waitFor();
    const sent = page.waitForRequest(/reportLog/);
    await page.evaluate(() => {
      localStorage.setItem('hv.logUpload', 'on');
      window.dispatchEvent(new ErrorEvent('error', { message: 'planted', filename: 'planted.js' }));
    });
    await sent;
  },
  packageBuyInfoV2: async ({ page }) => {
    const portal = new Portal(page);
    await portal.terms.check();
    await portal.subscribeButton.click();
  },
  'getPageOrderList.further': ({ page }) => new Portal(page).button(textOf('bills.more')).click(),
  deviceSwitchPackage: async ({ page }) => {
    const plan = page.getByRole('region', { name: textOf('subscription.devices') });
    await plan.getByRole('checkbox').first().click();
    await new Portal(page).button(textOf('downgrade.submit')).click();
    const sure = page.getByRole('dialog').getByRole('button').last();
    await sure.click();
  },
  createPaySession: pay,
};

/** Performs each instruction in `elsewhere`. */
export const actionsElsewhere: Readonly<Record<keyof typeof elsewhere, Act>> = {
  'return from the payment': async (scene) => {
    await order(scene);
    await new Portal(scene.page).atProvider('pay');
  },
  'pay at packages': order,
  'pay at the sale': order,
  'start the trial': startTrial,
  'redeem at once': async ({ page }) => {
    await new Portal(page).button(textOf('giftCard.continue')).click();
    await inDialog(page, textOf('giftCard.redeem')).click();
  },
  'redeem for devices': async ({ page }) => {
    const portal = new Portal(page);
    await portal.device('Garden').check();
    await portal.terms.check();
    await portal.button(textOf('giftCard.redeemAndSubscribe')).click();
  },
  'extend by a card': async ({ page }) => {
    const portal = new Portal(page);
    await portal.terms.check();
    await portal.button(textOf('giftCard.redeemAndSubscribe')).click();
  },
  'buy in the store': order,
  'save the address with a renewal': async (scene) => {
    await enterPostal(scene);
    await pay(scene);
  },
  'add a device': async ({ page }) => {
    const devices = page.getByRole('region', { name: textOf('adjustDevice.devices') });
    await devices.getByRole('checkbox', { checked: false }).first().click();
    await new Portal(page).button(textOf('adjustDevice.update')).click();
  },
  'remove a device': async ({ page }) => {
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await inDialog(page, textOf('removeDevice.confirm')).click();
  },
  'go to the sale': ({ page }) => new Portal(page).button(/^Buy for/).click(),
  'choose an extension': chooseExtension,
};
