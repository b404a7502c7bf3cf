import type { Page } from '@playwright/test';
import { OTHER_GIFT_CODE, USED_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { expect, test } from '../support/journey';
import { hold } from '../support/watch/hold';
import { textOf } from '../support/language/texts';
import { paste } from '../support/typing';

const PATH = '/giftCard';
const GOOD = OTHER_GIFT_CODE;
const USED = USED_GIFT_CODE;
const NOT_ACCEPTED = 'This gift card code isn’t valid. Check it.';

const codeField = (page: Page) => page.getByRole('textbox', { name: textOf('giftCard.code') });
const redeemButton = (page: Page) => page.getByRole('button', { name: textOf('giftCard.redeem') });

test(
  'opens /giftCard from home, which asks for the code and explains gift cards',
  { tag: ['@2.route.15', '@4.notice.14', '@4.notice.16', '@9.const.51'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: '/' });
    await page.getByRole('link', { name: textOf('giftCard.heading') }).click();
    await expect(page).toHaveURL(`${sandbox.origin}${PATH}`);
    await expect(portal.heading(textOf('giftCard.heading'))).toBeVisible();
    await expect(codeField(page)).toHaveValue('');
    const facts = page.getByRole('listitem');
    await expect(facts.filter({ hasText: 'within a minute' })).toBeVisible();
    await expect(facts.filter({ hasText: 'used once' })).toBeVisible();
    await expect(
      facts.filter({ hasText: 'After the free period, automatic subscription starts' }),
    ).toBeVisible();
    await portal.back.click();
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
  },
);

test(
  'enables Redeem at exactly 10 accepted characters and never sends other codes',
  { tag: ['@5.rule.10', '@5.rule.12', '@5.rule.13', '@5.rule.14', '@5.rule.15', '@engines'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: PATH });
    const [field, button] = [codeField(page), redeemButton(page)];
    await field.pressSequentially('gift00000');
    await expect(field).toHaveValue('gift00000');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await portal.pressSoftDisabled(button);
    await expect(portal.alert('Enter all 10 characters of the code')).toBeVisible();
    await expect(field).toBeFocused();
    await field.pressSequentially('2');
    await expect(portal.alert('Enter all 10 characters of the code')).toHaveCount(0);
    await expect(field).toHaveValue(GOOD);
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await field.pressSequentially('99');
    await expect(field).toHaveValue(GOOD);

    await field.fill('');
    await field.pressSequentially('GIFT-00002');
    await expect(portal.alert(NOT_ACCEPTED)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await portal.pressSoftDisabled(button);
    await page.keyboard.press('Enter');

    await field.fill('');
    await paste(field, `   ${GOOD.toLowerCase()} \n`);
    await expect(field).toHaveValue(GOOD);
    // A phone's keyboard inserts a whole suggestion at once, without a paste.
    await field.fill('');
    await page.keyboard.insertText(` ${GOOD} 99`);
    await expect(field).toHaveValue(GOOD);
    await page.keyboard.press('Enter');
    await expect(portal.heading(textOf('giftCard.chooseHeading'))).toBeVisible();
    expect(await sandbox.requests('giftCardCheck')).toHaveLength(1);
  },
);

test(
  'checks the code once on Redeem and opens its packages',
  { tag: ['@4.gift.01', '@2.route.16'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: PATH });
    const release = await hold(page, /giftCard\/check\//);
    await codeField(page).fill(GOOD.toLowerCase());
    await redeemButton(page).dblclick();
    await expect(page.locator('button[aria-busy="true"]')).toHaveAccessibleName(
      textOf('giftCard.checking'),
    );
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(`${sandbox.origin}/giftCard/${GOOD}/packages`);
    await expect(portal.heading(textOf('giftCard.chooseHeading'))).toBeVisible();
    expect(await sandbox.requests('giftCardCheck')).toHaveLength(1);
    await expect(page).not.toHaveTitle(new RegExp(GOOD));
  },
);

test(
  'shows the reason for a refused code beside the field, and checks again on each press',
  { tag: ['@8.error.20', '@8.error.21'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: PATH });
    const redeem = async (code: string) => {
      await codeField(page).fill('');
      await codeField(page).fill(code);
      await redeemButton(page).click();
    };
    const refusals = [
      { kind: 'http400', desc: 'Not in this country.' },
      { kind: 'body400', desc: 'Not before Christmas.' },
    ];
    for (const { kind, desc } of refusals) {
      await sandbox.fault({ call: 'giftCardCheck', kind, desc });
      await redeem(GOOD);
      await expect(codeField(page)).toHaveAccessibleDescription(desc);
      await expect(portal.alert(desc)).toBeVisible();
      await expect(redeemButton(page)).toHaveAttribute('aria-disabled', 'true');
    }
    await redeem(USED);
    await expect(portal.alert('This gift card has already been used.')).toBeVisible();
    await redeem(GOOD);
    await expect(page).toHaveURL(new RegExp(`/giftCard/${GOOD}/packages$`));
    await expect(portal.heading(textOf('giftCard.chooseHeading'))).toBeVisible();
    await portal.back.click();
    await sandbox.fault({ call: 'giftCardCheck', kind: 'http400', desc: 'Used since.' });
    await redeem(GOOD);
    await expect(portal.alert('Used since.')).toBeVisible();
  },
);

test(
  'shows gift_card_error when the check fails, and lets the same code be checked again',
  { tag: ['@8.error.22', '@4.notice.15'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: PATH });
    await codeField(page).fill(GOOD);
    const failures = [
      { fault: { kind: 'code', code: 50001, desc: 'Internal words' } },
      { fault: { kind: 'http', status: 503 } },
      { fault: { kind: 'truncated' } },
      { fault: { kind: 'reset', times: null }, network: true },
    ];
    for (const { fault, network = false } of failures) {
      await sandbox.fault({ call: 'giftCardCheck', ...fault });
      await redeemButton(page).click();
      const alert = portal.alert(textOf(network ? 'network_error' : 'giftCard.notChecked'));
      const stillGood = textOf('giftCard.stillGood');
      await expect(alert).toContainText(network ? stillGood : `${NOT_ACCEPTED} ${stillGood}`);
      await expect(page.getByText('Internal words')).toHaveCount(0);
    }
    await sandbox.clearFaults();
    await redeemButton(page).click();
    await expect(page).toHaveURL(new RegExp(`/giftCard/${GOOD}/packages$`));
  },
);
