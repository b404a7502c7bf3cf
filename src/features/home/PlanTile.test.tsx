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
  [-1, 'Not active', true],
  [0, 'Not active', true],
  [1, 'Active', true],
  [2, 'Renewal off', false],
  [3, 'Activating', false],
] as const)(
  'shows subscribeStatus %s as “%s” on the tile; days left shown: %s',
  { tags: ['4.plan.01', '4.plan.02', '4.plan.03', '4.plan.05'] },
  (subscribeStatus, words, showsDays) => {
    const plan = subscribedPlanExample({ subscribeStatus, expiredDays: 12 });
    readInPortal(<PlanTile plan={plan} detail={null} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText('12 days left') !== null).toBe(showsDays);
    expect(screen.getByText('1 of 1 device')).toBeVisible();
  },
);

it('shows no days left for a plan without expiredDays', { tags: ['4.plan.05'] }, () => {
  const plan = subscribedPlanExample({ subscribeStatus: 1, expiredDays: null });
  readInPortal(<PlanTile plan={plan} detail={null} />);
  expect(screen.getByText('Active')).toBeVisible();
  expect(screen.queryByText(/days? left/)).toBeNull();
});

describe('with its detail, a tile', () => {
  /** The words on the tile of a plan with these fields. */
  const words = (fields: Partial<SubscriptionDetail>, packageType = 1) => {
    const detail = subscriptionDetailExample({ packageType, ...fields });
    return readInPortal(<PlanTile plan={subscribedPlanExample({ packageType })} detail={detail} />);
  };

  it('says when the plan renews, for how much, and what it covers', () => {
    const shown = words({});
    expect(shown).toContain('Renews on 12/03/2026');
    expect(shown).toContain('Price $2.99 /\u00a0month');
    expect(shown).toContain('Front door');
    expect(shown).not.toMatch(/Ends on|Ended on/);
  });

  it('says when a plan without renewal ends', () => {
    expect(words({ isRenewal: false })).toContain('Ends on 12/03/2026');
  });

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
      'From 12/03/2026 this plan covers 1 device.',
    );
  });

  it('says that a plan is paid through the store', () => {
    const shown = words({ payMode: 2 });
    expect(shown).toContain('This plan is paid through the App Store.');
    expect(shown).not.toContain('Change or cancel it');
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
