import { describe, expect, it } from 'vitest';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { english } from '../../../tests/support/english';
import { noteServiceTime } from '../../platform/serviceTime';
import { daysSentence, planSentence } from './planSentence';

type Fields = Parameters<typeof subscriptionDetailExample>[0];

const smaller = { buyNum: 1, maxDevNum: 1 };
const monthly = { buyNum: -1, maxDevNum: -1 };
const off = { isRenewal: false } as const;
const NOT_CHARGED = 'You won’t be charged again.';
const DAY = '12/07/2026 · December 7';

describe('what happens to a plan next', () => {
  it.each<[string, string | null, Fields]>([
    [`$2.99 on ${DAY}`, 'Renews automatically with PayPal', {}],
    [`$2.99 on ${DAY}`, 'Renews automatically with Credit Card', { payMode: 3 }],
    [`$2.99 on ${DAY}`, 'Renews automatically through the App Store', { payMode: 2 }],
    [`$2.99 on ${DAY}`, 'Renews automatically', { payMode: null }],
    [`$2.99 on ${DAY}`, 'Setting up renewal. This takes about a minute.', { subScribeStatus: 3 }],
    ['Renews automatically for $2.99', null, { nextRenewal: null }],
    ['Free. You won’t be charged.', null, { packageType: 0, whetherPay: false, payMode: null }],
    [`Ends ${DAY}`, NOT_CHARGED, off],
    ['Ends with the paid period', NOT_CHARGED, { ...off, nextRenewal: null }],
    [`Free until ${DAY}`, null, { ...off, whetherPay: false, payMode: null }],
    [
      `Changes on ${DAY} to: 1 device`,
      null,
      { isUnlimited: true, maxDevNum: -1, packageChangeRecord: smaller },
    ],
    [`Changes on ${DAY} to: Unlimited devices`, null, { packageChangeRecord: monthly }],
    [
      `Changes on ${DAY} to a shorter billing period`,
      null,
      { isUnlimited: true, maxDevNum: -1, packageChangeRecord: monthly },
    ],
    // The change does not start without a renewal.
    [`Ends ${DAY}`, NOT_CHARGED, { ...off, packageChangeRecord: smaller }],
    // A deleted plan cannot renew, but whether it is charged is not known.
    [`Ends ${DAY}`, null, { goodsStatus: 0 }],
    [`Expired on ${DAY}`, null, { isExpire: true }],
    ['This plan has expired', null, { isExpire: true, nextRenewal: null }],
  ])('is said as “%s”, and “%s”', { tags: ['10.ruling.30'] }, (lead, note, fields) => {
    const detail = subscriptionDetailExample({ nextRenewal: '2026-12-07T09:05:03Z', ...fields });
    const date = detail.nextRenewal === null ? null : DAY;
    expect(planSentence(detail, date, english)).toEqual({ lead, note });
  });
});

describe('the days left of a plan', () => {
  it.each<[string, Fields, string | null]>([
    ['2026-11-25T10:00:00Z', {}, 'Renews in 12 days'],
    ['2026-12-06T10:00:00Z', {}, 'Renews tomorrow'],
    ['2026-12-07T10:00:00Z', {}, 'Renews today'],
    ['2026-11-25T10:00:00Z', off, 'Ends in 12 days'],
    ['2026-11-25T10:00:00Z', { goodsStatus: 0 }, 'Ends in 12 days'],
    // The notice of a plan that ends soon says so.
    ['2026-12-06T10:00:00Z', off, null],
    ['2026-11-25T10:00:00Z', { ...off, subScribeStatus: 2 }, null],
    ['2026-11-25T10:00:00Z', { isExpire: true }, null],
    ['2026-11-25T10:00:00Z', { packageType: 0 }, null],
    ['2026-11-25T10:00:00Z', { nextRenewal: null }, null],
  ])('at %s with %j are worded by what comes: “%s”', { tags: ['10.ruling.31'] }, (...test) => {
    const [now, fields, words] = test;
    noteServiceTime(new Date(now).toUTCString());
    const detail = subscriptionDetailExample({ nextRenewal: '2026-12-07T09:05:03Z', ...fields });
    expect(daysSentence(detail, new Date(now), english)?.replaceAll('\u00a0', ' ') ?? null).toBe(
      words,
    );
  });
});
