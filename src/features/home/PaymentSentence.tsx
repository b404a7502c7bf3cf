import { Body } from '@homeview/ui/Body';
import type { PlanWithDetail } from '../../api/endpoints/subscription.api';
import { formatPrice } from '../../domain/offer/price';
import { nextPayment } from '../../domain/plan/nextPayment';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';

interface Props {
  readonly houseName: string;
  readonly plans: readonly PlanWithDetail[];
}

/** What the customer pays next for a house, or when its first plan ends; nothing if it is unknown. */
export function PaymentSentence({ houseName: house, plans }: Props) {
  const text = useText();
  const names = useNames();
  const fullDate = useFullDate();
  const next = nextPayment(plans.map(({ detail }) => detail));
  if (next === undefined) return null;
  const date = next.kind === 'none' ? null : fullDate(next.moment);
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
