import { afterAll, expect, it } from 'vitest';
import { houseList } from '../domains/house/house.endpoints';
import { houseExample } from '../domains/house/house.examples';
import { success, refused } from './support/responses';
import { holdsSession, once } from './support/client';
import type { Dispatch } from './support/client';
import { exchange } from './support/exchange';
import { expectSuccess } from './support/expectations';
import { expectAllWritten } from './support/pacts';
import { houseApi } from '../../src/api/endpoints/house.api';

afterAll(expectAllWritten);

const send = (dispatch: Dispatch) =>
  dispatch(houseApi.endpoints.houseList.initiate({}, once)).unwrap();

it(
  'houseList sends nothing and returns houses',
  { tags: ['3.entity.04', '7.http.08'] },
  async () => {
    const houses = [houseExample()];
    const outcome = await exchange(
      {
        endpoint: houseList,
        description: 'the houses of the account',
        state: 'demo',
        payload: {},
        answer: await success(houseList, houses),
      },
      send,
    );
    expect(outcome).toEqual({ data: houses });
  },
);

it.each([
  ['a house of the customer', houseExample()],
  ['a house of somebody else', houseExample({ isOwner: false, isDefault: false })],
])('houseList marks %s', async (what, house) => {
  await expectSuccess(
    {
      endpoint: houseList,
      description: `the houses of the account, with ${what}`,
      state: 'demo',
      payload: {},
      send,
    },
    [house],
    { '': 'some', '0.isOwner': 'exact' },
  );
});

it('houseList may return an empty list', async () => {
  const outcome = await exchange(
    {
      endpoint: houseList,
      description: 'the houses of an account without houses',
      state: 'no-houses',
      payload: {},
      answer: await success(houseList, []),
    },
    send,
  );
  expect(outcome).toEqual({ data: [] });
});

it('houseList rejects an unknown token with 70032, which ends the session', async () => {
  const outcome = await exchange(
    {
      endpoint: houseList,
      description: 'the houses, asked for with a token that is unknown',
      state: 'session-expired',
      payload: {},
      answer: refused(70032),
    },
    send,
  );
  expect(outcome).toMatchObject({ error: { code: 70032 } });
  expect(holdsSession()).toBe(false);
});
