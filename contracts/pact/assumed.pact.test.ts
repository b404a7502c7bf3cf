import { afterAll, expect, it } from 'vitest';
import { packageBuyInfoV2 } from '../assumed/assumed.endpoints';
import type { SubscribedInfo } from '../assumed/assumed.schemas';
import { granted, refused } from './answers';
import { once } from './client';
import { exchange } from './exchange';
import { expectAllWritten } from './pacts';
import { api } from '../../src/api/api';
import { queryOf } from '../../src/api/fromCatalogue';

afterAll(expectAllWritten);

/** No screen asks for it yet: the endpoint is made here as src/api would make it. */
const { packageBuyInfoV2: subscribedInfo } = api.injectEndpoints({
  endpoints: (build) => ({ packageBuyInfoV2: queryOf(build, packageBuyInfoV2) }),
  overrideExisting: true,
}).endpoints;

const payload = { payMode: 1, level: 15, houseId: '30001' } as const;

const monthly: SubscribedInfo = {
  planUnit: 'month',
  devList: [{ deviceId: '40001', deviceName: 'Front door' }],
  isApplePayUnlimited: false,
  unlimitPackageId: '',
  applepayHouseId: '',
  maxDevNum: 1,
};

it('the subscribed-info call sends payMode, level and houseId and is read by planUnit [7.call.08] [7.pact.04] [7.pact.05] [3.entity.14]', async () => {
  const outcome = await exchange(
    {
      endpoint: packageBuyInfoV2,
      description: 'what a house is subscribed to',
      state: 'demo',
      payload,
      answer: await granted(packageBuyInfoV2, [monthly], { '': 'some', '0.planUnit': 'exact' }),
    },
    (dispatch) => dispatch(subscribedInfo.initiate(payload, once)).unwrap(),
  );
  expect(outcome).toEqual({ data: [monthly] });
});

it('the subscribed-info call names the package that covers all devices', async () => {
  const yearly: SubscribedInfo = { ...monthly, planUnit: 'year', unlimitPackageId: '70001' };
  const outcome = await exchange(
    {
      endpoint: packageBuyInfoV2,
      description: 'what a house with an unlimited plan is subscribed to',
      state: 'unlimited-plan',
      payload,
      answer: await granted(packageBuyInfoV2, [yearly], {
        '': 'some',
        '0.planUnit': 'exact',
        '0.unlimitPackageId': /^.+$/,
      }),
    },
    (dispatch) => dispatch(subscribedInfo.initiate(payload, once)).unwrap(),
  );
  expect(outcome).toEqual({ data: [yearly] });
});

it('the subscribed-info call refuses an unknown token with 70032', async () => {
  const outcome = await exchange(
    {
      endpoint: packageBuyInfoV2,
      description: 'what a house is subscribed to, asked for with a token that is unknown',
      state: 'session-expired',
      payload,
      answer: refused(70032),
    },
    (dispatch) => dispatch(subscribedInfo.initiate(payload, once)).unwrap(),
  );
  expect(outcome).toMatchObject({ error: { code: 70032 } });
});
