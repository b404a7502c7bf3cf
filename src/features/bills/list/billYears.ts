import type { OrderRow } from '@homeview/contracts/domains/billing/billing.schemas';
import { formatDate } from '../../../i18n/formatDate';

export interface BillYear {
  /** Four digits, as in the shown dates; empty if the date is invalid. */
  readonly year: string;
  readonly bills: readonly OrderRow[];
}

/** Groups bills by year and keeps their order. */
export function billYears(bills: readonly OrderRow[]): readonly BillYear[] {
  const years: { year: string; bills: OrderRow[] }[] = [];
  for (const bill of bills) {
    const year = formatDate(bill.subscribeDate)?.slice(-4) ?? '';
    const last = years.at(-1);
    if (last?.year === year) last.bills.push(bill);
    else years.push({ year, bills: [bill] });
  }
  return years;
}

/** Whether all bills of a year are among the loaded rows, which are the newest ones. */
export const isWholeYear = (year: string, rows: readonly OrderRow[], hasMore: boolean): boolean =>
  !hasMore || billYears(rows.slice(-1)).every((oldest) => oldest.year < year);
