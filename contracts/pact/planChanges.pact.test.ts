import { afterAll, it } from 'vitest';
import * as subscription from '../domains/subscription/subscription.endpoints';
import { downgradeDetailExample } from '../domains/subscription/subscription.examples';
import { once } from './support/client';
import type { Dispatch } from './support/client';
import { expectSuccess, expectRefused } from './support/expectations';
import { expectAllWritten } from './support/pacts';
import { subscriptionApi } from '../../src/api/endpoints/subscription.api';

afterAll(expectAllWritten);

const { updateSubscribeStatus, updateDeviceLockStatus, downgradeDevList } =
  subscriptionApi.endpoints;
const packageId = '70001';

const renewing = (subscribeStatus: 0 | 1, plan = packageId) => {
  const payload = { packageId: plan, subscribeStatus };
  return {
    endpoint: subscription.updateSubscribeStatus,
    payload,
    send: (dispatch: Dispatch) => dispatch(updateSubscribeStatus.initiate(payload)).unwrap(),
  };
};

it('updateSubscribeStatus turns renewal off', async () => {
  await expectSuccess(
    { ...renewing(0), description: 'a renewal to be turned off', state: 'demo' },
    undefined,
  );
});

it('updateSubscribeStatus turns renewal on', async () => {
  await expectSuccess(
    { ...renewing(1), description: 'a renewal to be turned on', state: 'cancelling-plan' },
    undefined,
  );
});

it('updateSubscribeStatus returns lock if renewal cannot be turned off now', async () => {
  await expectSuccess(
    {
      ...renewing(0),
      description: 'a renewal to be turned off while it is processed',
      state: 'renewal-processing',
    },
    { subscribeStatus: 0, lock: true },
    { subscribeStatus: 'exact', lock: 'exact' },
  );
});

it('updateSubscribeStatus returns lock if renewal can no longer be turned on', async () => {
  await expectSuccess(
    {
      ...renewing(1),
      description: 'a renewal to be turned on after the plan has ended',
      state: 'expired-plan',
    },
    { subscribeStatus: 1, lock: true },
    { subscribeStatus: 'exact', lock: 'exact' },
  );
});

it('updateSubscribeStatus rejects an unknown plan with 400', async () => {
  await expectRefused(
    {
      ...renewing(0, '79999'),
      description: 'the renewal of a plan that does not exist',
      state: 'no-plans',
    },
    400,
  );
});

it('updateSubscribeStatus rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...renewing(0),
      description: 'a renewal to be turned off with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});

const locking = (deviceId: string, lockStatus: 0 | 1 = 1) => {
  const payload = { deviceId, lockStatus };
  return {
    endpoint: subscription.updateDeviceLockStatus,
    payload,
    send: (dispatch: Dispatch) => dispatch(updateDeviceLockStatus.initiate(payload)).unwrap(),
  };
};

it('updateDeviceLockStatus adds a device to the next plan', async () => {
  await expectSuccess(
    {
      ...locking('40001'),
      description: 'a device that belongs to the next plan',
      state: 'pending-change',
    },
    undefined,
  );
});

it('updateDeviceLockStatus removes a device from the next plan', async () => {
  await expectSuccess(
    {
      ...locking('40001', 0),
      description: 'a device that does not belong to the next plan',
      state: 'pending-change',
    },
    undefined,
  );
});

it('updateDeviceLockStatus rejects a device without a plan with 400', async () => {
  await expectRefused(
    {
      ...locking('40002'),
      description: 'a device without a plan that belongs to the next one',
      state: 'demo',
    },
    400,
  );
});

it('updateDeviceLockStatus rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...locking('40001'),
      description: 'a device that belongs to the next plan, sent with an unknown token',
      state: 'session-expired',
    },
    70032,
  );
});

const askingDowngrade = {
  endpoint: subscription.downgradeDevList,
  payload: { packageId },
  send: (dispatch: Dispatch) => dispatch(downgradeDevList.initiate({ packageId }, once)).unwrap(),
};

it(
  'downgradeDevList sends packageId and reads what the next plan covers',
  { tags: ['3.entity.31'] },
  async () => {
    await expectSuccess(
      { ...askingDowngrade, description: 'what a downgrade will cover', state: 'pending-change' },
      downgradeDetailExample(),
      { isSelected: 'exact', maxDevNum: 'exact' },
    );
  },
);

it('downgradeDevList rejects a plan without a downgrade with 400 and a reason', async () => {
  await expectRefused(
    {
      ...askingDowngrade,
      description: 'what a downgrade will cover where there is none',
      state: 'demo',
    },
    400,
    'No other plan is waiting.',
  );
});

it('downgradeDevList rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...askingDowngrade,
      description: 'what a downgrade will cover, asked for with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});
