import { describe, expect, it } from 'vitest';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { TRIAL_TYPE_ID } from '@homeview/contracts/vocabulary/order/goodsKind';
import { changeOffer } from './changeOffer';
import type { PlanSearch } from '../search';

const price = (goodsPriceId: string, fields: Parameters<typeof priceExample>[0] = {}) =>
  priceExample({ goodsPriceId, ...fields });
const recording = goodsExample({
  goodsPriceList: [
    price('single'),
    price('year', { planUnit: 'year' }),
    price('all', { buyNum: -1 }),
  ],
});
const larger = goodsExample({
  goodsId: '5003',
  maxDevNum: 3,
  goodsPriceList: [price('three', { goodsId: '5003' })],
});
const trial = goodsExample({ goodsId: '5009', typeId: TRIAL_TYPE_ID });

const offerFor = (search: PlanSearch, isUnlimited = true, goodsId?: string) => {
  const detail = subscriptionDetailExample({ isUnlimited });
  const change = { packageId: '70001', goodsId: '5001', detail };
  const offer = changeOffer({ list: [trial, recording, larger], goodsId, change }, search);
  return offer && [offer.list.map((goods) => goods.goodsId), offer.initial?.goodsPriceId];
};

describe('the offer of a plan change', () => {
  it('selects the current price at first, not the smallest one', () => {
    expect(offerFor({})).toEqual([['5001', '5003'], 'all']);
    expect(offerFor({}, false)).toEqual([['5001', '5003'], 'single']);
  });

  it('selects nothing if the current price is not on offer', () => {
    expect(offerFor({}, true, '5003')).toEqual([['5003'], undefined]);
  });

  it.each([
    [{ checkedPriceId: 'three' }, 'three'],
    [{ checkedPriceId: 'single' }, 'single'],
    [{ unit: 'year' }, 'year'],
    [{ defaultPriceType: '1' }, 'all'],
  ])('selects the price that the URL requests: %j', (search, id) => {
    expect(offerFor(search, false)).toEqual([['5001', '5003'], id]);
  });

  it.each([
    ['of another package', {}, ['single', 'year', 'all'], ['three']],
    [
      'of the package that the URL requests',
      { checkedPriceId: 'all3' },
      ['single', 'year'],
      ['three', 'all3'],
    ],
  ])('shows an offer once: not the same one %s', (_, search, own, others) => {
    const again = goodsExample({
      goodsId: '5003',
      maxDevNum: 3,
      goodsPriceList: [
        price('three', { goodsId: '5003' }),
        price('all3', { goodsId: '5003', buyNum: -1 }),
      ],
    });
    const detail = subscriptionDetailExample({ isUnlimited: false });
    const change = { packageId: '70001', goodsId: '5001', detail };
    const offer = changeOffer({ list: [recording, again], goodsId: undefined, change }, search);
    expect(
      offer?.list.map(({ goodsPriceList }) => goodsPriceList.map((entry) => entry.goodsPriceId)),
    ).toEqual([own, others]);
  });

  it('shows an offer for fewer devices once, and another number of devices beside it', () => {
    const same = goodsExample({
      goodsId: '5004',
      goodsPriceList: [price('again', { goodsId: '5004' })],
    });
    const detail = subscriptionDetailExample({ isUnlimited: false });
    const change = { packageId: '70001', goodsId: '5001', detail };
    const list = [recording, larger, same];
    const offer = changeOffer({ list, goodsId: undefined, change }, {});
    expect(offer?.list.map(({ goodsId }) => goodsId)).toEqual(['5001', '5003']);
  });

  it('has nothing for a package or price that is not offered', () => {
    expect(offerFor({ checkedPriceId: 'none' })).toBeNull();
    expect(offerFor({}, true, '404')).toBeNull();
    expect(offerFor({}, true, '5009')).toBeNull();
  });
});
