import type { PackageListRequest } from '@homeview/contracts/domains/assumed/assumed.schemas';
import { describe, expect, it } from 'vitest';
import { serveMock } from '../../testing/mockClient';
import type { Client } from '../../testing/mockClient';

const mock = serveMock();
const ids = async (client: Client, options: Partial<PackageListRequest> = {}) => {
  const request = { level: 15, pageSize: 100, payMode: 1, ...options } as const;
  const { data } = await client.call('getPackageList', request);
  return data.list.map(({ goodsId, goodsPriceList }) => [
    goodsId,
    goodsPriceList.map(({ goodsPriceId }) => goodsPriceId),
  ]);
};
const all = ['50011', '50012', '50013', '50014'];

/** Two packages on sale; the second one does not renew. */
async function twoPackages() {
  const client = await mock.open('gift-cards');
  await client.control('PATCH', '/db/goods/5002', { onOffer: true, supportRenew: false });
  return client;
}

describe('getPackageList', () => {
  it('lists the packages on sale with all their prices', async () => {
    expect(await ids(await mock.open('gift-cards'))).toEqual([['5001', all]]);
    expect(await ids(await mock.open('no-packages'))).toEqual([]);
  });

  it.each([
    [{ planUnit: 'month' as const }, [['5001', ['50011', '50013']]]],
    [{ planUnit: 'day' as const }, []],
    [{ isSupportRenew: true }, [['5001', all]]],
    [{ goodsId: '5001' }, [['5001', all]]],
    [{ goodsId: '1' }, []],
    [{ level: 14 }, []],
    [{ excludeLevel: 15 }, []],
    [{ excludeLevel: 14, goodsId: '5001' }, [['5001', all]]],
    [{ pageSize: 1 }, [['5001', all]]],
  ])('filters the list by %j', async (options, list) => {
    const client = await twoPackages();
    const narrowed = await ids(client, options);
    expect(narrowed.filter(([id]) => id === '5001')).toEqual(list);
    const other = narrowed.some(([id]) => id === '5002');
    expect(other).toBe('planUnit' in options && options.planUnit === 'month');
  });

  it('finds packages that do not renew', async () => {
    const options = { isSupportRenew: false, planUnit: 'year' } as const;
    expect(await ids(await twoPackages(), options)).toEqual([['5002', ['50022', '50024']]]);
  });

  it('lists only what the store sells when paying in the store', async () => {
    const client = await mock.open('wallet-offer');
    for (const id of ['50011', '50014']) {
      await client.control('PATCH', `/db/prices/${id}`, { appleGoodsId: '' });
    }
    expect(await ids(client, { payMode: 2 })).toEqual([['5001', ['50012', '50013']]]);
    expect(await ids(client)).toEqual([['5001', all]]);
    const options = { payMode: 2, planUnit: 'year', goodsId: '5001' } as const;
    await client.control('PATCH', '/db/prices/50012', { appleGoodsId: '' });
    expect(await ids(client, options)).toEqual([]);
  });

  it('excludes deleted packages', async () => {
    const client = await mock.open('demo');
    await client.control('PATCH', '/db/goods/5001', { deleted: true });
    expect(await ids(client)).toEqual([]);
  });

  it('lists the store’s tiers at the prices of the specification', async () => {
    const client = await mock.open('wallet-offer');
    const request = { level: 15, pageSize: 100, payMode: 2 } as const;
    const { data } = await client.call('getPackageList', request);
    const prices = data.list[0]?.goodsPriceList.map(({ price }) => price);
    expect(prices).toEqual([3.99, 35.88, 11.99, 199.99]);
  });
});
