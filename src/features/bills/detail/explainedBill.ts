import type { PlanWithDetail } from '../../../api/endpoints/subscription.api';
import type { BillOrigin } from '../../../domain/payment/billOrigin';
import type { LastBillProps } from './LastBill';

/** What other answers of the service tell about a bill; what they do not tell is missing. */
export interface ExplainedBill {
  readonly origin: BillOrigin | null;
  readonly plan: PlanWithDetail | undefined;
  /** The house of the plan. */
  readonly houseName: string | undefined;
  /** The last bill of the same plan. */
  readonly last: Omit<LastBillProps, 'now'> | undefined;
}
