import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Portal } from './pages/portal';
import { textOf } from './language/texts';
import { tileOf } from './pages/tile';
import type { World } from './newPage';

/** An open scenario and its page. */
export interface Scene {
  readonly page: Page;
  readonly portal: Portal;
  readonly world: World;
  readonly request: APIRequestContext;
}

export const press = ({ portal }: Scene, id: Parameters<typeof textOf>[0]) =>
  portal
    .button(new RegExp(`^${textOf(id)}$`))
    .first()
    .click();
export const confirm = ({ portal }: Scene) => portal.dialog.getByRole('button').last().click();
export const inDialog = ({ portal }: Scene, id: Parameters<typeof textOf>[0]) =>
  portal.dialog.getByRole('button', { name: textOf(id), exact: true }).click();
export const openPlan = ({ page }: Scene) =>
  page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
export const planDevices = ({ page }: Scene): Locator =>
  page.getByRole('region', { name: textOf('subscription.devices') }).getByRole('checkbox');

export const openBill = async (scene: Scene) => {
  // The page behind the link must have signed in first.
  await scene.page.locator('h1').first().waitFor();
  await scene.page.goto(new URL('/', scene.page.url()).href);
  await press(scene, 'menu.label');
  await scene.page.getByRole('menuitem', { name: textOf('menu.bills') }).click();
  // Home also lists links, and may stay rendered until the bills have loaded.
  await scene.portal.heading(textOf('menu.bills')).waitFor();
  await scene.page.getByRole('main').getByRole('link').first().click();
};

export const toDevices = async ({ portal }: Scene) => {
  await portal.terms.check();
  await portal.subscribeButton.click();
};
/** Ticks devices; the last one by a plain click, because it may be refused. */
export const tick = async ({ portal }: Scene, count: number) => {
  for (let at = 0; at < count - 1; at += 1) await portal.anyDevice.nth(at).check();
  await portal.anyDevice.nth(count - 1).click();
};
export const addSubscription = async (scene: Scene) => {
  await press(scene, 'home.addSubscription');
  await scene.portal.choosePlan({ coverage: 'Single', cycle: 'Monthly' });
};
export const turnOn = async (scene: Scene) => {
  await press(scene, 'renewal.turnOn');
  await inDialog(scene, 'renewal.turnOn');
};
export const turnOff = async (scene: Scene) => {
  await press(scene, 'renewal.turnOff');
  await inDialog(scene, 'renewal.turnOff');
};
export const redeem = async ({ page, portal }: Scene, code: string) => {
  await page.getByRole('textbox', { name: textOf('giftCard.code') }).fill(code);
  await portal.button(textOf('giftCard.redeem')).click();
};
export const chooseOf = async (scene: Scene, group: 'giftCard.extension' | 'giftCard.newPlan') => {
  const tiles = scene.page.getByRole('radiogroup', { name: textOf(group) });
  await tileOf(tiles.getByRole('radio').first()).click();
  await press(scene, 'giftCard.continue');
};
export const chooseStaying = async (scene: Scene, count: number) => {
  await press(scene, 'subscription.chooseStaying');
  for (let at = 0; at < count; at += 1) await planDevices(scene).nth(at).click();
};
export const startTrial = async ({ portal }: Scene) => {
  await portal.device('Garden').check();
  await portal.terms.check();
  await portal.button(textOf('trial.start')).click();
};
export const payAtProvider = async (
  { portal }: Scene,
  action: Parameters<Portal['atProvider']>[0],
) => {
  await portal.terms.check();
  await portal.device('Garden').check();
  await portal.payButton.click();
  await portal.atProvider(action);
};
export const payInStore = async (scene: Scene) => {
  await toDevices(scene);
  await scene.portal.device('Garden').check();
  await scene.portal.payButton.click();
};
export const typePostal = async ({ page }: Scene, postal: string) => {
  const field = page.getByRole('textbox', { name: textOf('billAddress.postal') });
  await field.fill(postal);
  await field.blur();
};
export const signIn = ({ portal, world }: Scene, password = world.password) =>
  portal.signIn(world.username, password);
export const enterCode = async (scene: Scene, code: string) => {
  const field = scene.page.getByRole('textbox', { name: textOf('certification.code') });
  await field.fill(code);
  await field.press('Enter');
};

/** Makes the next response of a call fail; same format as in a link. */
export async function fault({ request, world }: Scene, short: string): Promise<void> {
  const [call, kind, value] = short.split(':');
  const data = {
    call,
    kind,
    ...(kind === 'delay' ? { ms: Number(value) } : { code: Number(value) }),
  };
  await request.post(`/__mock/sandboxes/${world.sandbox}/faults`, { data });
}
