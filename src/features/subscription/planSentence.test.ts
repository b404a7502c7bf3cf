import { expect, it } from 'vitest';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { english } from '../../../tests/support/english';
import { planSentence } from './planSentence';

type Fields = Parameters<typeof subscriptionDetailExample>[0];

const smaller = { buyNum: 1, maxDevNum: 1 };
const monthly = { buyNum: -1, maxDevNum: -1 };
const off = { isRenewal: false } as const;

it.each<[string, Fields]>([
  ['Renews 12/07/2026 for $2.99 with PayPal', {}],
  ['Renews 12/07/2026 for $2.99 with Credit Card', { payMode: 3 }],
  ['Renews 12/07/2026 for $2.99 through the App Store', { payMode: 2 }],
  ['Renews 12/07/2026 for $2.99', { payMode: null }],
  ['Renews automatically for $2.99', { nextRenewal: null }],
  ['Free. You won’t be charged.', { packageType: 0, whetherPay: false, payMode: null }],
  ['Ends 12/07/2026. You won’t be charged again.', off],
  ['Ends with the paid period. You won’t be charged again.', { ...off, nextRenewal: null }],
  ['Free until 12/07/2026', { ...off, whetherPay: false, payMode: null }],
  [
    'Changes on 12/07/2026 to: 1 device',
    { isUnlimited: true, maxDevNum: -1, packageChangeRecord: smaller },
  ],
  ['Changes on 12/07/2026 to: Unlimited devices', { packageChangeRecord: monthly }],
  [
    'Changes on 12/07/2026 to a shorter billing period',
    { isUnlimited: true, maxDevNum: -1, packageChangeRecord: monthly },
  ],
  // The change does not start without a renewal.
  ['Ends 12/07/2026. You won’t be charged again.', { ...off, packageChangeRecord: smaller }],
  ['Expired on 12/07/2026', { isExpire: true }],
  ['This plan has expired', { isExpire: true, nextRenewal: null }],
])('says “%s”', (sentence, fields) => {
  const detail = subscriptionDetailExample({ nextRenewal: '2026-12-07T09:05:03Z', ...fields });
  expect(planSentence(detail, english)).toBe(sentence);
});
