import { afterEach, beforeEach, expect, it } from 'vitest';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { clearFeedback, renderInPortal } from '../../../tests/support/renderInPortal';
import type { StoreHold } from '../../domain/payment/storeHold';
import { stored } from '../../platform/storage/storedItems';
import { useMayBuy } from './useMayBuy';

beforeEach(() => {
  localStorage.clear();
  stored.token.set('access-1001');
});
afterEach(clearFeedback);

const here = houseExample({ id: '30001', name: 'Town house' });
const other = houseExample({ id: '30002', name: 'Lake house' });

it.each<[string, StoreHold | null, string | undefined, string]>([
  [
    'another house of the customer',
    { kind: 'otherHouse', houseId: '30002' },
    'Lake house already has your subscription from the App Store. The store sells you one subscription for all your houses.',
    'Show that house',
  ],
  [
    'a house that is not listed',
    { kind: 'otherHouse', houseId: '30009' },
    'Another house already has your subscription from the App Store. The store sells you one subscription for all your houses.',
    'Open the App Store',
  ],
  [
    'this house',
    { kind: 'here' },
    'Town house already has your subscription from the App Store. To change it, open your subscriptions in the store.',
    'Open the App Store',
  ],
  [
    'an unlimited plan outside the store',
    { kind: 'unlimited', packageId: '70001' },
    undefined,
    'Open the App Store',
  ],
  ['no plan', null, undefined, 'Open the App Store'],
])(
  'shows the reason and the link label if the subscription is held by %s',
  (_, hold, reason, holderLabel) => {
    const { result } = renderInPortal(() =>
      useMayBuy({ house: here, houses: [here, other], hold }),
    );
    expect(result.current).toMatchObject({ reason, holderLabel });
  },
);
