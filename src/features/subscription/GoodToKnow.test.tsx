import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { InEnglish } from '../../../tests/support/inEnglish';
import { GoodToKnow } from './GoodToKnow';

const CARD = /^You can’t see or change a payment card/;
const MOVING = /^Moved house\? A plan stays with its house/;

it.each<[string, Partial<SubscriptionDetail>, readonly RegExp[]]>([
  ['paid by card', { payMode: PayMode.CreditCard }, [CARD, MOVING]],
  ['of the App Store', { payMode: PayMode.ApplePay }, [MOVING]],
  ['without a payment', { payMode: null }, [MOVING]],
  ['that has expired', { isExpire: true }, []],
])(
  'says of a plan %s what the service does not tell',
  { tags: ['10.ruling.32'] },
  (_, fields, said) => {
    render(<GoodToKnow detail={subscriptionDetailExample(fields)} />, { wrapper: InEnglish });
    expect([CARD, MOVING].filter((words) => screen.queryByText(words))).toEqual(said);
  },
);
