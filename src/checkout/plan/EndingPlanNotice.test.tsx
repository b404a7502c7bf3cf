import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { noteServiceTime } from '../../platform/serviceTime';
import { readInPortal } from '../../../tests/support/renderInPortal';
import { EndingPlanNotice } from './EndingPlanNotice';

/** The notice of a plan that ends on 12/03/2026. */
const read = (fields: Partial<SubscriptionDetail> = {}) =>
  readInPortal(
    <EndingPlanNotice
      detail={subscriptionDetailExample({ isRenewal: false, ...fields })}
      turnOn={<button>Turn on renewal</button>}
    />,
  );

beforeEach(() => noteServiceTime('Wed, 02 Dec 2026 10:00:00 GMT'));

describe('a plan that ends tomorrow', () => {
  it('says when it ends and what is deleted, and offers to turn on renewal', () => {
    const words = read();
    expect(words).toContain('Ends tomorrow, 12/03/2026\u00a0· December\u00a03');
    expect(words).toContain(
      'After that, its recordings, albums and events are permanently deleted.',
    );
    expect(screen.getByRole('button', { name: 'Turn on renewal' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each<[string, Partial<SubscriptionDetail>]>([
    ['cannot renew', { isSupportRenew: false }],
    ['is free', { packageType: 0 }],
    ['was deleted', { goodsStatus: 0 }],
    ['was refunded', { orderStatus: 8 }],
  ])('offers another plan if it %s', (_, fields) => {
    expect(read(fields)).toContain('Ends tomorrow');
    expect(screen.queryByRole('button')).toBeNull();
    const link = screen.getByRole('link', { name: 'Choose a plan' });
    expect(link).toHaveAttribute('href', '/defaultPackage');
  });
});

it.each([
  ['Wed, 25 Nov 2026 10:00:00 GMT', ''],
  ['Thu, 26 Nov 2026 10:00:00 GMT', 'Ends in 7\u00a0days, on 12/03/2026\u00a0· December\u00a03'],
  ['Thu, 03 Dec 2026 08:00:00 GMT', 'Ends today, 12/03/2026\u00a0· December\u00a03'],
])('at %s shows “%s”', (now, words) => {
  noteServiceTime(now);
  const shown = read();
  if (words === '') expect(shown).toBe('');
  else expect(shown).toContain(words);
});

it('is not shown for a plan that renews', () => {
  expect(read({ isRenewal: true })).toBe('');
});
