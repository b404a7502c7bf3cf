import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { subscribedPlanExample } from '@homeview/contracts/domains/subscription/subscription.examples';
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
    readInPortal(<PlanTile plan={plan} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText('12 days left') !== null).toBe(showsDays);
    expect(screen.getByText('1 of 1 device')).toBeVisible();
  },
);

it('shows no days left for a plan without expiredDays', { tags: ['4.plan.05'] }, () => {
  const plan = subscribedPlanExample({ subscribeStatus: 1, expiredDays: null });
  readInPortal(<PlanTile plan={plan} />);
  expect(screen.getByText('Active')).toBeVisible();
  expect(screen.queryByText(/days? left/)).toBeNull();
});
