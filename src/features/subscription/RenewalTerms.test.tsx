import { describe, expect, it } from 'vitest';
import { subscriptionDetailExample } from '@homeview/contracts/subscription/subscription.examples';
import { readInPortal } from '../../../tests/support/renderInPortal';
import { TurnOffWarning, TurnOnTerms } from './RenewalTerms';

const detail = subscriptionDetailExample({ nextRenewal: '2026-12-07T09:05:03Z' });

describe('before renewal is turned on', () => {
  it.each([
    ['month', 3.99, '$3.99, and every month after that'],
    ['year', 35.88, '$35.88, and every year after that'],
    ['day', 0.1, '$0.10, and every day after that'],
  ] as const)('a plan paid by %s names day and price', (subScribeType, nextPrice, words) => {
    expect(
      readInPortal(<TurnOnTerms detail={{ ...detail, subScribeType }} {...{ nextPrice }} />),
    ).toBe(
      `Nothing is charged today. Cloud Recording renews on 12/07/2026 for ${words}, until you turn it off. Prices exclude tax.`,
    );
  });
});

describe('before renewal is turned off', () => {
  it('the last day, the loss and the devices are named', () => {
    expect(readInPortal(<TurnOffWarning detail={detail} />)).toBe(
      'Cloud Recording goes on until 12/07/2026 and is not charged again. After that day the related data is deleted: recordings, albums and events.' +
        'These devices then stop recording:Front door' +
        'Changed your mind? You can turn renewal on again here until the plan ends.',
    );
  });
});
