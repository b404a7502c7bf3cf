import { Body } from '@homeview/ui/Body';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { formatPrice } from '../../domain/offer/price';
import { nextPayment } from '../../domain/plan/nextPayment';
import { formatDate } from '../../i18n/formatDate';
import { useText } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';

interface Props {
  readonly houseName: string;
  /** By plan; null if it could not be loaded. */
  readonly details: readonly (SubscriptionDetail | null)[];
}

/** What the customer pays next for a house, or when its first plan ends; nothing if it is unknown. */
export function PaymentSentence({ houseName: house, details }: Props) {
  const text = useText();
  const names = useNames();
  const next = nextPayment(details);
  if (next === undefined) return null;
  const date = next.kind === 'none' ? null : formatDate(next.moment);
  if (next.kind === 'none') return <Body>{text('home.noPayment', { house })}</Body>;
  if (date === null) return null;
  if (next.kind === 'end') {
    return <Body>{text('home.nextEnd', { house, date, plan: names.plan(next.planName) })}</Body>;
  }
  return (
    <Body>
      {next.cents === undefined
        ? text('home.nextPaymentDate', { house, date })
        : text('home.nextPayment', { house, date, price: formatPrice(next.cents) })}
    </Body>
  );
}
