import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  planDeviceExample,
  subscribedPlanExample,
  subscriptionDetailExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { readInPortal } from '../../../tests/support/renderInPortal';
import { PlanTile } from './PlanTile';

it.each([
  [-1, 'Not active', 'Ends in 12 days'],
  [0, 'Not active', 'Ends in 12 days'],
  [1, 'Active', 'Renews in 12 days'],
  [2, 'Renewal off', null],
  [3, 'Activating', null],
] as const)(
  'shows subscribeStatus %s as “%s” on the tile; days left: %s',
  { tags: ['4.plan.01', '4.plan.02', '4.plan.03', '4.plan.05', '10.ruling.31'] },
  (subscribeStatus, words, days) => {
    const plan = subscribedPlanExample({ subscribeStatus, expiredDays: 12 });
    readInPortal(<PlanTile plan={plan} detail={null} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText(/12 days/)?.textContent.replace('\u00a0', ' ') ?? null).toBe(days);
    expect(screen.getByText('1 of 1 device')).toBeVisible();
  },
);

it('shows no days left for a plan without expiredDays', { tags: ['4.plan.05'] }, () => {
  const plan = subscribedPlanExample({ subscribeStatus: 1, expiredDays: null });
  readInPortal(<PlanTile plan={plan} detail={null} />);
  expect(screen.getByText('Active')).toBeVisible();
  expect(screen.queryByText(/days?$/)).toBeNull();
});

describe('with its detail, a tile', () => {
  /** The words on the tile of a plan with these fields. */
  const words = (fields: Partial<SubscriptionDetail>, packageType = 1) => {
    const detail = subscriptionDetailExample({ packageType, ...fields });
    return readInPortal(<PlanTile plan={subscribedPlanExample({ packageType })} detail={detail} />);
  };

  const DATE = '12/03/2026\u00a0· December\u00a03';

  it('says what is paid on which day and how, and what the plan covers', () => {
    const shown = words({});
    expect(shown).toContain(`$2.99 on ${DATE}PayPal`);
    expect(shown).toContain('Monthly, plus tax');
    expect(shown).toContain('Front door');
    expect(shown).not.toMatch(/Ends on|Ended on/);
  });

  it('says when a plan without renewal ends, and names no way to pay', () => {
    const shown = words({ isRenewal: false });
    expect(shown).toContain(`Ends on ${DATE}`);
    expect(shown).toContain('$2.99 /\u00a0month');
    expect(shown).not.toContain('PayPal');
  });

  it('says until when a plan is free that was not paid for, and no price', () => {
    const shown = words({ isRenewal: false, whetherPay: false });
    expect(shown).toContain(`Free until ${DATE}`);
    expect(shown).not.toContain('$');
  });

  it('ends, and does not renew, if the service has deleted it', () => {
    expect(words({ goodsStatus: 0 })).toContain(`Ends on ${DATE}`);
  });

  it.each([
    ['a change is pending', { packageChangeRecord: { maxDevNum: 1, buyNum: 1 } }],
    ['the store bills it', { payMode: 2 as const }],
  ])('names the day but no sum of the next payment if %s', (_, fields) => {
    const shown = words(fields);
    expect(shown).toContain(`Renews on ${DATE}`);
    expect(shown).not.toContain('$2.99 on');
  });

  it.each([
    [true, 'Renews in 12\u00a0days'],
    [false, 'Ends in 12\u00a0days'],
  ])(
    'words the days left by what comes: with isRenewal %s as “%s”',
    { tags: ['10.ruling.31'] },
    (isRenewal, said) => {
      const plan = subscribedPlanExample({ subscribeStatus: 1, expiredDays: 12 });
      const detail = subscriptionDetailExample({ isRenewal });
      const shown = readInPortal(<PlanTile plan={plan} detail={detail} />);
      expect(shown).toContain(said);
      expect(shown.match(/(Renews|Ends) in/g)).toHaveLength(1);
    },
  );

  it('says when a plan has ended', () => {
    const shown = words({ isRenewal: false, isExpire: true, devList: [] });
    expect(shown).toContain('Ended on 12/03/2026');
    expect(shown).not.toContain('Ends on');
  });

  it('names no date for a free plan that continues, and no price', () => {
    const shown = words({ price: 0 }, 0);
    expect(shown).toContain('Free basic plan');
    expect(shown).not.toMatch(/Renews on|\$/);
  });

  it('says what a pending change will do, and on which day', () => {
    expect(words({ maxDevNum: 5, packageChangeRecord: { maxDevNum: 1, buyNum: 1 } })).toContain(
      `From ${DATE} this plan covers 1 device.`,
    );
  });

  it('says that a plan is paid through the store', () => {
    const shown = words({ payMode: 2 });
    expect(shown).toContain('App Store');
    expect(shown).not.toContain('Change or cancel it');
    expect(words({ payMode: 2, isRenewal: false })).toContain(
      'This plan is paid through the App Store.',
    );
  });

  it('names four devices, and counts the others', () => {
    const devList = Array.from({ length: 40 }, (_, at) =>
      planDeviceExample({ deviceId: `${at}`, deviceName: `Camera ${at + 1}` }),
    );
    const shown = words({ devList });
    expect(shown).toContain('Camera 4and 36 more devices');
    expect(shown).not.toContain('Camera 5');
  });
});
