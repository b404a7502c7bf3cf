import type { Locator, Page } from '@playwright/test';
import { OTHER_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { NOT_REDEEMED } from '../support/pages/orderFlows';
import { acts, actionsElsewhere } from '../../faults/actions';
import type { Scene } from '../../faults/actions';
import { expect, test } from '../support/journey';
import { referenceTextOn, reopenByConsole } from '../support/pages/reference';
import { textOf } from '../support/language/texts';
import { FULL_DATE } from '../support/language/dates';

/** An action with a confirmation dialog that fails. */
interface Action {
  readonly name: string;
  readonly options: { readonly scenario: string; readonly path: string; readonly fault: string };
  /** Text of the toast. */
  readonly says: string | RegExp;
  /** The instruction that support reads. */
  readonly instruction: string;
  /** Performs the action and confirms the dialog. */
  readonly perform: (scene: Scene) => Promise<void>;
  /** Opens the dialog only. */
  readonly ask: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

const actions: readonly Action[] = [
  {
    name: 'turning renewal off',
    options: {
      scenario: 'demo',
      path: '/subscription/70001',
      fault: 'updateSubscribeStatus:code:50001',
    },
    says: new RegExp(
      String.raw`^That didn’t work\. Try again\. Renewal is still on; the next payment is \$2\.99 on ${FULL_DATE}\.$`,
    ),
    instruction: 'Press “Turn off renewal” and confirm.',
    perform: acts.updateSubscribeStatus,
    ask: (page) => press(page, 'Turn off renewal'),
  },
  {
    name: 'removing a device',
    options: {
      scenario: 'demo',
      path: '/subscription/70001/adjustDevice/remove',
      fault: 'deviceSwitchPackage:http:503',
    },
    says: 'That didn’t work. Try again.',
    instruction: 'Press “Remove” beside a device and confirm.',
    perform: actionsElsewhere['remove a device'],
    ask: (page) => press(page, /^Remove /),
  },
  {
    name: 'redeeming a gift card',
    options: {
      scenario: 'gift-cards',
      path: `/giftCard/${OTHER_GIFT_CODE}/packages`,
      fault: 'serviceExtension:http:503',
    },
    says: NOT_REDEEMED,
    instruction: 'Choose the extension, continue and confirm.',
    perform: acts.serviceExtension,
    ask: (page) => press(page, textOf('giftCard.continue')),
  },
];

/** Whether an element's notice is topmost at its center, and what hides it from a screen reader. */
const howItStands = (shown: Locator) =>
  shown.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const atPoint = document.elementFromPoint(x + width / 2, y + height / 2);
    return {
      isTopmost: atPoint !== null && element.closest('[role="alert"]')?.contains(atPoint),
      hiddenBy: element.closest('[aria-hidden="true"], [inert]')?.outerHTML ?? null,
    };
  });

/** The reference is readable above the open dialog, visually and for screen readers. */
async function isReadableOver(page: Page, dialog: Locator, reference: string): Promise<void> {
  await expect(dialog).toBeVisible();
  const shown = page.getByRole('alert').getByText(reference);
  await expect(shown).toBeInViewport({ ratio: 1 });
  expect(await howItStands(shown)).toEqual({ isTopmost: true, hiddenBy: null });
  expect(await page.locator('body').ariaSnapshot()).toContain(reference);
}

for (const { name, options, says, instruction, perform, ask } of actions) {
  test(`shows the reference of a failure above the dialog and reopens the same failure: ${name}`, async ({
    page,
    enter,
    portal,
  }) => {
    // Opens the portal twice, and the console.
    test.slow();
    const fail = async () => {
      await perform({ page, username: '', password: '', spoil: () => Promise.resolve() });
      await expect(portal.alert(says)).toBeVisible();
      const reference = await referenceTextOn(page);
      // While the dialog closes, its button has the same name as the one that opens it.
      await expect(portal.dialog).toHaveCount(0);
      // The toast stays long enough for another try.
      await ask(page);
      await isReadableOver(page, portal.dialog, reference);
      return reference;
    };
    await enter(options);
    const reference = await fail();
    expect(await reopenByConsole(page, reference)).toBe(instruction);
    expect(await fail()).toBe(reference);
    // The dialog below the toast works.
    await portal.dialog.getByRole('button').last().click();
    await expect(portal.dialog).toHaveCount(0);
  });
}
