import { screen } from '@testing-library/react';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { goodsExample } from '@homeview/contracts/domains/package/package.examples';
import { subscribedPlanExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ok,
  renderPortal,
  resetPortal,
  storeSession,
  stubService,
} from '../../support/renderPortal';
import type { Answers } from '../../support/renderPortal';

/** A service that has a house, and nothing else. */
const NOTHING: Answers = {
  houseList: () => ok([houseExample({ name: 'Lakeside 12' })]),
  getRecordGoodsList: () => ok({ list: [] }),
  getPackageList: () => ok({ list: [] }),
  payModeList: () => ok([1, 3]),
  getPackageBindDevList: () => ok({ list: [] }),
  packageBuyInfoV2: () => ok([]),
  getUnbindPackageDevList: () => ok([]),
  getPageOrderList: () => ok({ list: [], total: 0 }),
};

beforeEach(() => {
  resetPortal();
  storeSession();
});

/** The texts of section 8 for empty lists, typed by hand. */
describe('an empty list', { timeout: 30_000 }, () => {
  it.each(['/defaultPackage', '/packages'])(
    'of packages at %s says that no plan is available',
    { tags: ['8.error.48'] },
    async (path) => {
      stubService(NOTHING);
      await renderPortal(path);
      expect(await screen.findByText('No plans available')).toBeTruthy();
    },
  );

  it('of bills says that there are none', { tags: ['8.error.49'] }, async () => {
    stubService(NOTHING);
    await renderPortal('/bills');
    expect(await screen.findByText('No bills yet')).toBeTruthy();
    expect(screen.getAllByText('See available plans')).not.toEqual([]);
  });

  it('of devices says that every device has a plan', { tags: ['8.error.50'] }, async () => {
    stubService({ ...NOTHING, getRecordGoodsList: () => ok({ list: [goodsExample()] }) });
    await renderPortal('/defaultPackage/selectDevice');
    expect(await screen.findByText('Every device in this house already has a plan')).toBeTruthy();
  });

  it('of devices without a plan says on home that every device has one', async () => {
    stubService({
      ...NOTHING,
      getPackageBindDevList: () => ok({ list: [subscribedPlanExample()] }),
    });
    await renderPortal('/');
    expect(await screen.findByText('Every device at Lakeside 12 has a plan.')).toBeTruthy();
  });

  it(
    'of plans says that nothing is here, and names the house',
    { tags: ['8.error.47'] },
    async () => {
      stubService(NOTHING);
      await renderPortal('/');
      expect(await screen.findByText('Nothing here yet')).toBeTruthy();
      expect(document.querySelector('main')?.textContent).toMatch(
        /No plan for .?Lakeside 12.? yet/,
      );
    },
  );
});
