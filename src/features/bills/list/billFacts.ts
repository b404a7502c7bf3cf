import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import type { AccountPlans } from '../../../api/endpoints/accountPlans';
import type { KnownBills } from '../../../api/endpoints/billing.api';
import { billOrigin, plansOfBills } from '../../../domain/payment/billOrigin';
import type { BillOrigin } from '../../../domain/payment/billOrigin';

/** What is known of a bill besides its row. */
export interface BillFacts {
  /** Null if it could not be loaded; undefined while it is loading. */
  readonly bill: OrderDetail | null | undefined;
  readonly origin: BillOrigin | null;
  /** The house of the bill's plan, if it is certain. */
  readonly houseName: string | undefined;
}

/** The facts of the bills by order number. */
export function billFacts(
  bills: KnownBills,
  account: AccountPlans | null | undefined,
  now: Date | null,
): ReadonlyMap<string, BillFacts> {
  const planOf = plansOfBills(bills, account?.plans ?? []);
  const houses = new Map(account?.houses.map(({ id, name }) => [id, name]));
  const plans = account?.isWhole ? account.plans : undefined;
  return new Map(
    [...bills].map(([orderId, bill]) => {
      const homeId = planOf.get(orderId)?.detail?.homeId ?? '';
      const origin = billOrigin(orderId, bills, { plans, now });
      return [orderId, { bill, origin, houseName: houses.get(homeId) }];
    }),
  );
}
