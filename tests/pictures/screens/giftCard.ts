import {
  GIFT_CODE,
  OTHER_GIFT_CODE,
  USED_GIFT_CODE,
} from '@homeview/contracts/vocabulary/fixtures';
import { tileOf } from '../../e2e/support/pages/tile';
import { pressLast, pressSubmit } from './screen';
import type { Screen } from './screen';

/** Gift cards. */
export const giftCardScreens: readonly Screen[] = [
  { name: 'gift-card', scenario: 'gift-cards', path: '/giftCard' },
  {
    name: 'gift-card-wrong',
    scenario: 'gift-cards',
    path: '/giftCard',
    prepare: (page) => page.locator('form input').fill('GIFT-1'),
  },
  {
    name: 'gift-card-network',
    scenario: 'gift-cards',
    path: '/giftCard',
    prepare: async (page) => {
      await page.route(/giftCard\/check/, (route) => route.abort());
      await page.locator('form input').fill(GIFT_CODE);
      await pressSubmit(page);
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    },
  },
  {
    name: 'gift-card-checking',
    scenario: 'gift-cards',
    path: '/giftCard',
    fault: 'giftCardCheck:delay:20000',
    prepare: async (page) => {
      await page.locator('form input').fill(GIFT_CODE);
      await pressSubmit(page);
    },
  },
  {
    name: 'gift-packages',
    scenario: 'gift-cards',
    path: `/giftCard/${GIFT_CODE}/packages`,
    prepare: (page) => tileOf(page.getByRole('radio').first()).click(),
  },
  {
    name: 'gift-packages-loading',
    scenario: 'gift-cards',
    path: `/giftCard/${GIFT_CODE}/packages`,
    fault: 'giftCardGoods:delay:20000',
  },
  {
    name: 'gift-packages-refused',
    scenario: 'gift-cards',
    path: `/giftCard/${USED_GIFT_CODE}/packages`,
  },
  {
    name: 'gift-packages-none',
    scenario: 'gift-card-package-gone',
    path: `/giftCard/${OTHER_GIFT_CODE}/packages`,
  },
  {
    name: 'gift-extend',
    scenario: 'gift-cards',
    path: `/giftCard/${OTHER_GIFT_CODE}/packages`,
    prepare: async (page) => {
      await tileOf(page.getByRole('radio').last()).click();
      await pressLast(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'gift-redeem-no-device',
    scenario: 'gift-cards-no-devices',
    path: `/giftCard/${OTHER_GIFT_CODE}/packages`,
    prepare: async (page) => {
      await pressLast(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'gift-pay-method',
    scenario: 'gift-cards-address',
    path: `/giftCard/${GIFT_CODE}/packages/70001/payMethod`,
  },
  {
    name: 'gift-devices',
    scenario: 'gift-cards-new-customer',
    path: `/giftCard/${OTHER_GIFT_CODE}/packages/5002/selectDevice`,
    prepare: (page) => page.getByRole('list').getByRole('checkbox').first().check(),
  },
  {
    name: 'gift-devices-subscribe',
    scenario: 'gift-cards-address',
    path: `/giftCard/${GIFT_CODE}/packages/5001/selectDevice`,
    prepare: (page) => page.getByRole('list').getByRole('checkbox').first().check(),
  },
  { name: 'gift-renewal', scenario: 'gift-card-plan', path: '/giftCard/renewal/70001' },
  {
    name: 'gift-renewal-busy',
    scenario: 'gift-card-plan',
    path: '/giftCard/renewal/70001',
    fault: 'createPaySession:delay:20000',
    prepare: async (page) => {
      await page.getByRole('checkbox').last().check();
      await pressLast(page);
    },
  },
  { name: 'gift-renewal-paid', scenario: 'demo', path: '/giftCard/renewal/70001' },
];
