import { Body } from '@homeview/ui/Body';
import { formatPrice } from '../../../domain/offer/price';
import { paidTotal } from '../../../domain/payment/billSum';
import { useText } from '../../../i18n/useText';
import type { BillFacts } from './billFacts';
import type { BillYear } from './billYears';

export interface YearHeadProps extends BillYear {
  readonly facts: ReadonlyMap<string, BillFacts>;
  /** False if older bills of the year may not be loaded. */
  readonly isWhole: boolean;
}

/** The number of bills of a year and what was paid for them, once all of them are loaded. */
export function YearHead({ year, bills, facts, isWhole }: YearHeadProps) {
  const text = useText();
  const count = bills.length;
  const total = isWhole
    ? paidTotal(bills.map(({ orderId }) => facts.get(orderId)?.bill))
    : undefined;
  const counted = isWhole
    ? text('bills.yearCount', { count })
    : text('bills.yearPart', { count, year });
  const paid =
    total &&
    text(total.hasRefunds ? 'bills.yearPaidNet' : 'bills.yearPaid', {
      total: formatPrice(total.cents),
    });
  return <Body tone="muted">{[counted, ...(paid ? [paid] : [])].join(' · ')}</Body>;
}
