import { afterAll, expect, it } from 'vitest';
import * as goods from '../domains/package/package.endpoints';
import { goodsExample, priceExample } from '../domains/package/package.examples';
import { success, refused } from './support/responses';
import { once } from './support/client';
import { exchange } from './support/exchange';
import { expectSuccess, readOf } from './support/expectations';
import { expectAllWritten } from './support/pacts';
import { packageApi } from '../../src/api/endpoints/package.api';

afterAll(expectAllWritten);

const { payModeList, getRecordGoodsList, getGoodsInfoByPackageId } = packageApi.endpoints;
const firstPage = { pageNum: 1, pageSize: 100 };

it('payModeList sends nothing and returns pay modes', async () => {
  const outcome = await exchange(
    {
      endpoint: goods.payModeList,
      description: 'the ways to pay',
      state: 'demo',
      payload: {},
      answer: await success(goods.payModeList, [1], { '': 'some' }),
    },
    (dispatch) => dispatch(payModeList.initiate({}, once)).unwrap(),
  );
  expect(outcome).toEqual({ data: [1] });
});

it(
  'getRecordGoodsList sends its page and returns packages with prices',
  { tags: ['3.entity.06', '3.entity.08', '3.entity.09'] },
  async () => {
    const page = { list: [goodsExample()] };
    const outcome = await exchange(
      {
        endpoint: goods.getRecordGoodsList,
        description: 'the packages on offer',
        state: 'demo',
        payload: firstPage,
        answer: await success(goods.getRecordGoodsList, page),
      },
      (dispatch) => dispatch(getRecordGoodsList.initiate(firstPage, once)).unwrap(),
    );
    // The pact server always serves a list with one element.
    const [first] = goodsExample().goodsPriceList;
    const served = { list: [goodsExample({ goodsPriceList: first ? [first] : [] })] };
    expect(outcome).toEqual({ data: await readOf(goods.getRecordGoodsList, served) });
  },
);

it.each([1, -1])('getRecordGoodsList returns a monthly price for %i devices', async (buyNum) => {
  const covered = buyNum === 1 ? 'one device' : 'any number of devices';
  await expectSuccess(
    {
      endpoint: goods.getRecordGoodsList,
      description: `the packages on offer, with a monthly price for ${covered}`,
      state: 'demo',
      payload: firstPage,
      send: (dispatch) => dispatch(getRecordGoodsList.initiate(firstPage, once)).unwrap(),
    },
    { list: [goodsExample({ goodsPriceList: [priceExample({ buyNum })] })] },
    {
      list: 'some',
      'list.0.supportRenew': 'exact',
      'list.0.payMark': 'exact',
      'list.0.goodsPriceList': 'some',
      'list.0.goodsPriceList.0.planUnit': 'exact',
      'list.0.goodsPriceList.0.buyNum': 'exact',
    },
  );
});

it('getRecordGoodsList may return an empty list', async () => {
  const outcome = await exchange(
    {
      endpoint: goods.getRecordGoodsList,
      description: 'the packages on offer when there are none',
      state: 'no-packages',
      payload: firstPage,
      answer: await success(goods.getRecordGoodsList, { list: [] }),
    },
    (dispatch) => dispatch(getRecordGoodsList.initiate(firstPage, once)).unwrap(),
  );
  expect(outcome).toEqual({ data: { list: [] } });
});

it('getRecordGoodsList rejects an unknown token with 70032', async () => {
  const outcome = await exchange(
    {
      endpoint: goods.getRecordGoodsList,
      description: 'the packages on offer, asked for with a token that is unknown',
      state: 'session-expired',
      payload: firstPage,
      answer: refused(70032),
    },
    (dispatch) => dispatch(getRecordGoodsList.initiate(firstPage, once)).unwrap(),
  );
  expect(outcome).toMatchObject({ error: { code: 70032 } });
});

it('getGoodsInfoByPackageId sends packageId and returns the package of a plan', async () => {
  const outcome = await exchange(
    {
      endpoint: goods.getGoodsInfoByPackageId,
      description: 'the package of a plan',
      state: 'demo',
      payload: { packageId: '70001' },
      answer: await success(goods.getGoodsInfoByPackageId, goodsExample()),
    },
    (dispatch) => dispatch(getGoodsInfoByPackageId.initiate({ packageId: '70001' }, once)).unwrap(),
  );
  expect(outcome).toMatchObject({ data: { goodsId: '5001' } });
});

it('getGoodsInfoByPackageId rejects an unknown plan with 400 and a reason', async () => {
  const outcome = await exchange(
    {
      endpoint: goods.getGoodsInfoByPackageId,
      description: 'the package of a plan that does not exist',
      state: 'demo',
      payload: { packageId: '79999' },
      answer: refused(400, 'This plan does not exist.'),
    },
    (dispatch) => dispatch(getGoodsInfoByPackageId.initiate({ packageId: '79999' }, once)).unwrap(),
  );
  expect(outcome).toMatchObject({ error: { code: 400, desc: 'This plan does not exist.' } });
});

it('getGoodsInfoByPackageId rejects an unknown token with 70032', async () => {
  const outcome = await exchange(
    {
      endpoint: goods.getGoodsInfoByPackageId,
      description: 'the package of a plan, asked for with a token that is unknown',
      state: 'session-expired',
      payload: { packageId: '70001' },
      answer: refused(70032),
    },
    (dispatch) => dispatch(getGoodsInfoByPackageId.initiate({ packageId: '70001' }, once)).unwrap(),
  );
  expect(outcome).toMatchObject({ error: { code: 70032 } });
});
