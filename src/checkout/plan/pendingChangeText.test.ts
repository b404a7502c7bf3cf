import { describe, expect, it } from 'vitest';
import { english } from '../../../tests/support/english';
import { formatDate } from '../../i18n/formatDate';
import { pendingChangeText } from './pendingChangeText';

describe('texts of a pending change', () => {
  const limited = { isUnlimited: false, maxDevNum: 5 };
  const change = (buyNum: number, nextRenewal: string | null, held = limited) =>
    pendingChangeText(
      english,
      { ...held, packageChangeRecord: { buyNum, maxDevNum: 3 }, nextRenewal },
      formatDate,
    );

  it('state from when on a changed plan covers how many devices', () => {
    expect(change(1, '2026-12-07T09:05:03Z')).toBe('From 12/07/2026 this plan covers 3 devices.');
    expect(change(-1, '2026-12-07T09:05:03Z')).toBe(
      'From 12/07/2026 this plan covers all devices of the house.',
    );
    expect(change(1, null)).toBe('From the next period on, this plan covers 3 devices.');
    expect(change(-1, null)).toBe(
      'From the next period on, this plan covers all devices of the house.',
    );
  });

  it.each([
    ['an unlimited plan', -1, { isUnlimited: true, maxDevNum: -1 }],
    ['a limited plan', 1, { isUnlimited: false, maxDevNum: 3 }],
  ])('do not announce devices that %s covers already', (_, buyNum, held) => {
    expect(change(buyNum, '2026-12-07T09:05:03Z', held)).toBe(
      'From 12/07/2026 this plan is billed for a shorter period. It still covers the same devices.',
    );
    expect(change(buyNum, null, held)).toMatch(/^From the next period on, .* shorter period/);
  });

  it('show the date as the page shows dates', () => {
    const change = {
      ...limited,
      packageChangeRecord: { buyNum: 1, maxDevNum: 3 },
      nextRenewal: '',
    };
    expect(pendingChangeText(english, change, () => 'December 7')).toBe(
      'From December 7 this plan covers 3 devices.',
    );
  });

  it('are empty without a pending change', () => {
    const nothing = { ...limited, packageChangeRecord: null, nextRenewal: null };
    expect(pendingChangeText(english, nothing, formatDate)).toBeNull();
  });
});
