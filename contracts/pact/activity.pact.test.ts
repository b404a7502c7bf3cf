import { afterAll, it } from 'vitest';
import { activity } from '../domains/activity/activity.endpoints';
import { activityExample } from '../domains/activity/activity.examples';
import { once } from './support/client';
import type { Dispatch } from './support/client';
import { expectSuccess, expectRefused } from './support/expectations';
import { expectAllWritten } from './support/pacts';
import { activityApi } from '../../src/api/endpoints/activity.api';

afterAll(expectAllWritten);

const payload = { activityId: '6001' };
const asked = {
  endpoint: activity,
  payload,
  send: (dispatch: Dispatch) =>
    dispatch(activityApi.endpoints.activity.initiate(payload, once)).unwrap(),
};

it(
  'activity sends the id in its path and reads status and period',
  { tags: ['3.entity.30'] },
  async () => {
    await expectSuccess(
      { ...asked, description: 'a promotion that runs', state: 'promotion-running' },
      activityExample(),
      // Neither 0 nor 2: any other status allows the purchase.
      { status: /^(-?[13-9]|-?\d\d+)$/ },
    );
  },
);

it('activity returns status 0 for a promotion that has not started', async () => {
  await expectSuccess(
    { ...asked, description: 'a promotion that has not started', state: 'promotion-not-started' },
    activityExample({ status: 0 }),
    { status: 'exact' },
  );
});

it('activity returns status 2 for an expired promotion', async () => {
  await expectSuccess(
    { ...asked, description: 'a promotion that has expired', state: 'promotion-ended' },
    activityExample({ status: 2 }),
    { status: 'exact' },
  );
});

it('activity rejects an unknown promotion with 400', async () => {
  await expectRefused(
    { ...asked, description: 'a promotion that does not exist', state: 'demo' },
    400,
  );
});

it('activity rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...asked,
      description: 'a promotion, asked for with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});
