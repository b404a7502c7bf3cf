import {
  OTHER_GIFT_CODE,
  UNKNOWN_GIFT_CODE,
  USED_GIFT_CODE,
} from '@homeview/contracts/vocabulary/fixtures';
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

const GOOD = OTHER_GIFT_CODE;
const USED = USED_GIFT_CODE;

test(
  'reports an invalid code in a link and leads to another code',
  { tag: '@2.route.16' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: '/' });
    const open = (code: string) =>
      page.goto(`${sandbox.origin}/giftCard/${encodeURIComponent(code)}/packages`);
    const refused = page.getByRole('heading', { name: textOf('giftCard.refusedTitle') });
    for (const code of [USED, UNKNOWN_GIFT_CODE, 'GIFT!', '123']) {
      await open(code);
      await expect(refused).toBeVisible();
      await portal.button(textOf('giftCard.otherCode')).click();
      await expect(page.getByRole('textbox', { name: textOf('giftCard.code') })).toBeVisible();
    }
    // Lower-case letters are read as upper-case letters.
    await open(GOOD.toLowerCase());
    await expect(portal.heading(textOf('giftCard.chooseHeading'))).toBeVisible();
    await enter('gift-card-package-gone');
    await expect(
      page.getByRole('heading', { name: textOf('giftCard.nothingTitle') }),
    ).toBeVisible();
    await expect(page.getByText(textOf('giftCard.nothingMessage'))).toBeVisible();
    await expect(page.getByRole('link', { name: textOf('support.contact') })).toBeVisible();
    await enter({ scenario: 'not-an-owner', path: `/giftCard/${UNKNOWN_GIFT_CODE}/packages` });
    await expect(page.getByText('You don’t own a house here yet')).toBeVisible();
  },
);
