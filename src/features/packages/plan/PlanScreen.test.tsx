import { fireEvent, screen, waitFor } from '@testing-library/react';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ok,
  renderPortal,
  resetPortal,
  storeSession,
  stubService,
} from '../../../../tests/support/renderPortal';

beforeEach(() => {
  resetPortal();
  storeSession();
});

/** A service with one package of these prices. */
const sells = (...prices: Parameters<typeof priceExample>[0][]) => {
  const goods = goodsExample({ goodsPriceList: prices.map((price) => priceExample(price)) });
  stubService({
    houseList: () => ok([houseExample()]),
    getRecordGoodsList: () => ok({ list: [goods] }),
    getPackageList: () => ok({ list: [goods] }),
    payModeList: () => ok([1, 3]),
    getPackageBindDevList: () => ok({ list: [] }),
    packageBuyInfoV2: () => ok([]),
    getPackageSubscribeInfo: () => ok(subscriptionDetailExample()),
    getGoodsInfoByPackageId: () => ok(goods),
    getUnbindPackageDevList: () => ok([]),
  } as Parameters<typeof stubService>[0]);
};

/** Queries by role take seconds in jsdom. */
const elements = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const starting = (selector: string, text: string) =>
  elements(selector).find(({ textContent }) => textContent.startsWith(text));
/** The text of the tile of a cycle. */
const tile = (cycle: string) => starting('label', cycle)?.textContent ?? '';

describe('the plan page', { timeout: 30_000 }, () => {
  it('offers no price that shares its goodsPriceId with another one', async () => {
    sells(
      { goodsPriceId: 'same', price: 2.99, planUnit: 'month' },
      { goodsPriceId: 'same', price: 29.99, planUnit: 'year' },
    );
    await renderPortal('/defaultPackage');
    expect(await screen.findByText('No plans available')).toBeTruthy();
  });

  it.each(['/packages', '/packages?changePackageId=70001&checkedPriceId=2'])(
    'says at %s too that prices exclude tax',
    { tags: ['1.plan.06'] },
    async (path) => {
      sells({ goodsPriceId: '1', price: 2.99 }, { goodsPriceId: '2', planUnit: 'year' });
      await renderPortal(path);
      expect(await screen.findAllByText(/^Prices exclude tax\./)).not.toHaveLength(0);
    },
  );

  it(
    'shows what a plan includes, its list prices and prices by cycle, and one tab for each coverage',
    {
      tags: [
        '2.screen.21',
        '2.screen.22',
        '2.screen.23',
        '9.const.53',
        '1.plan.02',
        '1.plan.03',
        '1.plan.04',
        '1.plan.05',
        '2.route.09',
        '1.plan.06',
        '9.const.36',
        '9.const.37',
        '9.const.38',
        '9.const.39',
      ],
    },
    async () => {
      const unlimited = { buyNum: -1 };
      sells(
        { goodsPriceId: '1', planUnit: 'month', price: 2.99 },
        { goodsPriceId: '2', planUnit: 'year', price: 29.99 },
        { ...unlimited, goodsPriceId: '3', planUnit: 'month', price: 9.99 },
        { ...unlimited, goodsPriceId: '4', planUnit: 'year', price: 99.99 },
      );
      await renderPortal('/defaultPackage');
      await waitFor(() => expect(starting('[role="tab"]', 'Single')).toBeTruthy());
      expect(tile('Monthly')).toMatch(/\$2\.99 .*List price \$3\.99/);
      expect(tile('Monthly')).toContain('Covers 1 device');
      expect(tile('Annual')).toMatch(/\$29\.99 .*List price \$35\.88/);
      fireEvent.click(starting('[role="tab"]', 'Unlimited') ?? document.body);
      expect(tile('Monthly')).toMatch(/\$9\.99 .*List price \$11\.99/);
      expect(tile('Monthly')).toContain('Unlimited devices');
      expect(tile('Annual')).toMatch(/\$99\.99 .*List price \$199\.99/);
      for (const promise of [
        /recording.*playback for 30\sdays/i,
        /person, pet, package, vehicle, animal and fire/i,
        /rich notifications with photo preview/i,
        /prices exclude tax/i,
        /last 7\sdays.*e-\u2060?mail or in the app/i,
      ]) {
        expect(document.querySelector('main')?.textContent).toMatch(promise);
      }
    },
  );
});
