import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import {
  planDeviceExample,
  subscriptionDetailExample,
  unboundDeviceExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import {
  clearFeedback,
  renderInPortal,
  shownDialog,
} from '../../../../tests/support/renderInPortal';
import { useChangedDevices } from './useChangedDevices';

beforeEach(() => sessionStorage.clear());
afterEach(clearFeedback);

const devices = ['40001', '40002', '40003'].map((deviceId) => planDeviceExample({ deviceId }));

/** Changes a plan with `held` devices to one for `maxDevNum`, and selects two offered devices. */
function pickTwo(held: number, maxDevNum: number) {
  const detail = subscriptionDetailExample({ devList: devices.slice(0, held), maxDevNum: held });
  const unbound = ['40008', '40009'].map((deviceId) => unboundDeviceExample({ deviceId }));
  const options = {
    change: { packageId: '70001', goodsId: '5003', detail },
    goods: goodsExample({ maxDevNum }),
    price: priceExample(),
    unbound,
  };
  const { result } = renderInPortal(() => useChangedDevices(options));
  const [one, other] = result.current.offered;
  act(() => result.current.toggle(one?.deviceId ?? ''));
  act(() => result.current.toggle(other?.deviceId ?? ''));
  return result.current.chosen;
}

it('reports that the next plan is full while selecting devices to keep', () => {
  expect(pickTwo(3, 1)).toEqual(['40001']);
  expect(shownDialog()).toMatchObject({
    content: 'Your next plan covers up to 1 device. To keep another one, unselect one first.',
    actions: [{ label: 'Use this device instead' }],
  });
});

it('reports that the plan is full while adding devices', () => {
  expect(pickTwo(2, 3)).toEqual(['40008']);
  // Only one place is free, so the pressed device can take it instead.
  expect(shownDialog()).toMatchObject({
    content: 'This plan covers up to 3 devices. To choose another one, unselect one first.',
    actions: [{ label: 'Use this device instead' }],
  });
});
