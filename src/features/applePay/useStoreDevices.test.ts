import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import { unboundDeviceExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import {
  clearFeedback,
  renderInPortal,
  shownDialog,
  toastMessages,
} from '../../../tests/support/renderInPortal';
import { useStoreDevices } from './useStoreDevices';

beforeEach(() => sessionStorage.clear());
afterEach(clearFeedback);

const price = priceExample({ price: 3.99 });
const unlimited = priceExample({ goodsPriceId: '50013', buyNum: -1, price: 11.99 });

/** Selects one device more than a monthly tier of `maxDevNum` devices covers. */
function pickOneTooMany(maxDevNum: number, ...others: (typeof price)[]) {
  const ids = ['40001', '40002', '40003', '40004'].slice(0, maxDevNum + 1);
  const goods = goodsExample({ maxDevNum, goodsPriceList: [price, ...others] });
  const house = houseExample({ name: 'Lake house' });
  const offer = { goods, price, house, houses: [house], holdFor: () => null };
  const devices = ids.map((deviceId) => unboundDeviceExample({ deviceId }));
  const { result } = renderInPortal(() => useStoreDevices(offer, devices));
  for (const id of ids) act(() => result.current.toggle(id));
  return result.current.chosen.length;
}

it('reports that only one device can be selected in a one-device tier', () => {
  expect(pickOneTooMany(1)).toBe(1);
  expect(shownDialog()).toMatchObject({
    content: 'You can choose only one device. To choose another one, unselect it first.',
    actions: [{ label: 'Use this device instead' }],
  });
});

it('reports how many devices can be selected', () => {
  expect(pickOneTooMany(3)).toBe(3);
  expect(toastMessages()).toEqual([
    'You can choose up to 3 devices. To choose another one, unselect one first.',
  ]);
});

it('recommends the unlimited tier of the same billing cycle with its price', () => {
  expect(pickOneTooMany(3, unlimited)).toBe(3);
  expect(toastMessages()).toEqual([]);
  expect(shownDialog()).toMatchObject({
    content:
      'This plan covers up to 3 devices. The unlimited plan covers all devices of Lake house, for $11.99 every month.',
    confirmLabel: 'Choose unlimited',
  });
});
