import { screen } from '@testing-library/react';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
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

describe('the plan page', { timeout: 30_000 }, () => {
  it('offers no price that shares its goodsPriceId with another one', async () => {
    const [month, year] = [2.99, 29.99].map((price, at) =>
      priceExample({ goodsPriceId: 'same', price, planUnit: at === 0 ? 'month' : 'year' }),
    );
    const goods = goodsExample({ goodsPriceList: [month, year].flatMap((one) => one ?? []) });
    stubService({
      houseList: () => ok([houseExample()]),
      getRecordGoodsList: () => ok({ list: [goods] }),
      getPackageList: () => ok({ list: [goods] }),
      payModeList: () => ok([1, 3]),
      getPackageBindDevList: () => ok({ list: [] }),
      packageBuyInfoV2: () => ok([]),
      getUnbindPackageDevList: () => ok([]),
    } as Parameters<typeof stubService>[0]);
    await renderPortal('/defaultPackage');
    expect(await screen.findByText('No plans available')).toBeTruthy();
  });
});
