import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { InEnglish } from '../../../tests/support/inEnglish';
import { PlanNotices } from './PlanNotices';

const change = { buyNum: 1, maxDevNum: 1 } as SubscriptionDetail['packageChangeRecord'];

const show = (fields: Partial<SubscriptionDetail>, notOwner = false) =>
  render(<PlanNotices notOwner={notOwner} detail={subscriptionDetailExample(fields)} />, {
    wrapper: InEnglish,
  });

it('shows no notice for an active plan', () => {
  const { container } = show({});
  expect(container).toHaveTextContent(/^$/);
});

it('does not ask to turn on a renewal that has no button', () => {
  const { container } = show({ packageType: 0, whetherPay: false, payMode: null });
  expect(container).toHaveTextContent(/^$/);
});

it.each<[string, Partial<SubscriptionDetail>]>([
  [
    'It ends with the paid period. To keep recording after that, choose another plan.',
    { isSupportRenew: false, isRenewal: false },
  ],
  ['This plan has expired', { isExpire: true }],
  [
    'This plan is no longer available and can’t be changed. It stays active until the paid period ends.',
    { goodsStatus: 0 },
  ],
  ['Payment pending. You can change renewal once it’s confirmed.', { orderStatus: 7 }],
  ['Your payment for this plan was refunded.', { orderStatus: 8 }],
  ['The refund failed. Contact support with the order number.', { orderStatus: 9 }],
  [
    'This plan is free until 12/03/2026 · December 3. To keep it after that, turn on renewal and choose how to pay.',
    { whetherPay: false },
  ],
  [
    'From 12/03/2026 · December 3 this plan covers 1 device.',
    { isUnlimited: true, packageChangeRecord: change },
  ],
  [
    'Renewal is off. The new plan starts only if you turn renewal back on before the current period ends.',
    { packageChangeRecord: change, isRenewal: false },
  ],
  [
    'This plan is paid through the App Store. Change or cancel it in the app on your iPhone or iPad.',
    { payMode: 2 },
  ],
])('shows “%s”', (notice, fields) => {
  show(fields);
  expect(screen.getByText(notice)).toBeVisible();
});

it('shows that the house of the plan belongs to someone else', { tags: ['1.scope.05'] }, () => {
  show({}, true);
  expect(screen.getByText('This house belongs to someone else')).toBeVisible();
});

it(
  'says of an expired plan that it is not known whether recordings can be restored',
  { tags: ['10.ruling.32'] },
  () => {
    show({ isExpire: true });
    expect(
      screen.getByText('We can’t tell whether deleted recordings can be restored.'),
    ).toBeVisible();
  },
);
