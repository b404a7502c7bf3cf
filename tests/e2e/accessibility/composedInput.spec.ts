/** Text composed with a Japanese or Chinese IME, and text pasted from a message. */
import type { Locator, Page } from '@playwright/test';
import { AddressPage, FORM, lookupsOf } from '../support/pages/addressPage';
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';
import { compose as composeAtCaret, paste as pasteAtCaret } from '../support/typing';

const GOOD = 'GIFT000001';

const giftCode = (page: Page) => page.getByRole('textbox', { name: textOf('giftCard.code') });
const secondFactor = (page: Page) => page.getByRole('textbox', { name: 'Verification code' });

/** Composes in an empty or filled field, which shows each step unchanged. */
async function compose(field: Locator, text: string) {
  const held = await field.inputValue();
  await field.focus();
  let end = 0;
  return composeAtCaret(field, text, async () => {
    end += 1;
    await expect(field).toHaveValue(held + text.slice(0, end));
  });
}

/** Replaces the content of a field by pasted text. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await pasteAtCaret(field, text);
}

test(
  'reduces a full-width gift code to its ten characters, composed at once or in parts',
  { tag: ['@10.ruling.13', '@engines'] },
  async ({ page, enter, portal, browserName }) => {
    await enter({ scenario: 'gift-cards', path: '/giftCard' });
    const field = giftCode(page);
    await (await compose(field, 'ＧＩＦＴ０００００１')).commit();
    await expect(field).toHaveValue(GOOD);

    await field.fill('');
    await (await compose(field, '０１２３')).commit();
    await expect(field).toHaveValue('0123');
    await (await compose(field, 'ａｂ')).commit();
    await expect(field).toHaveValue('0123ab');

    await field.fill('');
    const left = await compose(field, 'ｇｉｆｔ０００００２');
    // Leaving a field ends its composition, which only a real keyboard does.
    if (browserName === 'firefox') await left.commit();
    await portal.heading(textOf('giftCard.heading')).click();
    await expect(field).toHaveValue('GIFT000002');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await page.getByRole('button', { name: textOf('giftCard.redeem') }).click();
    await expect(page).toHaveURL(/\/giftCard\/GIFT000002\/packages$/);
  },
);

test(
  'reduces a gift code pasted with separators or invisible characters to its ten characters',
  { tag: ['@10.ruling.13', '@engines'] },
  async ({ page, enter }) => {
    await enter({ scenario: 'gift-cards', path: '/giftCard' });
    const field = giftCode(page);
    for (const pasted of [
      'GIFT-000-001',
      'GIFT 0000 01',
      '\u200b\u200e\u202aGIFT000001\u2060',
      'GIFT\u00ad000001',
      '“GIFT000001”',
      'code: GIFT000001',
    ]) {
      await paste(field, pasted);
      await expect(field, JSON.stringify(pasted)).toHaveValue(GOOD);
    }
    await field.fill('');
    await field.pressSequentially('gift-000-001');
    await expect(field).toHaveValue(GOOD);
    await paste(field, 'GIFT00000🎁');
    expect(await field.inputValue()).not.toMatch(/\p{Cs}/u);

    // A further character in the middle is not taken, and none is lost.
    await paste(field, 'GIFT000001');
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    await field.pressSequentially('9x-');
    await expect(field).toHaveValue(GOOD);
    await (await composeAtCaret(field, 'ｘ', () => Promise.resolve())).commit();
    await expect(field).toHaveValue(GOOD);
  },
);

test(
  'normalises a composed, pasted or filled-in postal code before validation and lookup',
  { tag: '@10.ruling.12' },
  async ({ page, enter }) => {
    const sandbox = await enter({ scenario: 'demo', path: FORM });
    const form = new AddressPage(page);
    await (await compose(form.postal, '９２６１４')).commit();
    await expect(form.postal).toHaveValue('92614');
    await form.postal.blur();
    await expect(form.place).toHaveText(['Orange', 'Irvine', 'CA']);
    await form.postal.fill('      ９０２１０－１２３４');
    await form.postal.blur();
    // The field keeps what was typed; the form sends the code.
    await expect(form.postal).toHaveValue('90210-1234');
    await expect(form.postal).toHaveAttribute('aria-invalid', 'false');
    await expect(form.place).toHaveText(['Los Angeles', 'Beverly Hills', 'CA']);
    expect(await lookupsOf(sandbox)).toEqual([
      { countryCode: 'USA', postal: '92614' },
      { countryCode: 'USA', postal: '90210' },
    ]);

    await form.chooseCountry('Germany');
    await paste(form.postal, 'D-10115');
    await form.postal.blur();
    await expect(form.postal).toHaveValue('D-10115');
    await expect(form.postal).toHaveAttribute('aria-invalid', 'false');
    await form.address.fill('\u200b');
    await form.address.blur();
    await expect(form.address).toHaveAccessibleDescription('Enter an address');
  },
);

test('accepts a second-factor code composed in digits of any script or pasted with its message', async ({
  page,
  openSandbox,
  portal,
}) => {
  const sandbox = await openSandbox('second-factor');
  await page.goto(`${sandbox.origin}/login`);
  await portal.signIn(sandbox.username, sandbox.password);
  const field = secondFactor(page);
  for (const composed of ['２４６８１０', '๒๔๖๘๑๐', '٢٤٦٨١٠', '२४६८१०']) {
    await field.fill('');
    await (await compose(field, composed)).commit();
    await expect(field).toHaveValue('246810');
  }
  await paste(field, 'Your code is 246810. It ends in 10 minutes.');
  await expect(field).toHaveValue('246810');
  await field.press('Enter');
  await expect(portal.heading('Your plans')).toBeVisible();
});

test('filters countries while a name is composed and keeps the typed text in the field', async ({
  page,
  openSandbox,
}) => {
  const sandbox = await openSandbox('signed-out');
  await page.goto(`${sandbox.origin}/selectCountry`);
  const field = page.getByRole('combobox', { name: textOf('country.search') });
  const composed = await compose(field, 'ｇｅｒｍａｎｙ');
  await expect(page.getByRole('option')).toHaveText(['Germany']);
  await composed.commit();
  await expect(field).toHaveValue('ｇｅｒｍａｎｙ');
  await expect(page.getByRole('option')).toHaveText(['Germany']);
  await paste(field, '\u200bＤＥ');
  await expect(page.getByRole('option').first()).toHaveText('Germany');
});
