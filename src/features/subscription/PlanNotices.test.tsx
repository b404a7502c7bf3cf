import { expect, it } from 'vitest';
import { subscriptionDetailExample } from '@homeview/contracts/subscription/subscription.examples';
import { readInPortal } from '../../../tests/support/renderInPortal';
import { PlanNotices } from './PlanNotices';

type Fields = Parameters<typeof subscriptionDetailExample>[0];

it.each<[Fields, string]>([
  [{}, ''],
  [{ isExpire: true }, 'This service has expired'],
  [
    { goodsStatus: 0 },
    'This plan is no longer offered by the service and cannot be changed. It goes on until the paid period ends.',
  ],
  [
    { orderStatus: 7 },
    'The payment for this plan is not confirmed yet. Until it is, renewal cannot be changed.',
  ],
  [{ orderStatus: 8 }, 'The payment for this plan was refunded.'],
  [
    { orderStatus: 9 },
    'The refund could not be made. Please contact support and give the order number.',
  ],
  [{ subScribeStatus: 3 }, 'Renewal is being set up. This takes about a minute.'],
  [
    { whetherPay: false, nextRenewal: '2026-12-07T09:05:03Z' },
    'A gift card or the service has paid for this plan. To keep it after 12/07/2026, turn on renewal and choose how to pay.',
  ],
  [
    { packageChangeRecord: { maxDevNum: 1, buyNum: 1 }, nextRenewal: '2026-12-07T09:05:03Z' },
    'From 12/07/2026 this plan covers 1 device.',
  ],
  [
    { payMode: 2 },
    'This plan is paid through the App Store. Change or cancel it in the app on your iPhone or iPad.',
  ],
])('a plan with %j says "%s"', (fields, words) => {
  expect(readInPortal(<PlanNotices detail={subscriptionDetailExample(fields)} />)).toBe(words);
});
