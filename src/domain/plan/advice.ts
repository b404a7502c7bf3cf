import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { PAID_PACKAGE_TYPE } from '@homeview/contracts/vocabulary/order/packageType';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { lastBillBefore, periodOf, plansOfBills } from '../payment/billOrigin';
import type { Bill, Bills } from '../payment/billOrigin';
import { sumDifference } from '../payment/billSum';
import type { SumDifference, Sums } from '../payment/billSum';
import { heldLimit } from './planChange';
import { isDeleted, isStorePlan } from './renewal';

interface AdvisedDevice {
  readonly deviceId: string;
  readonly deviceName: string;
}

/** The fields of a plan that advice depends on. */
interface AdvisedPlan {
  readonly plan: {
    readonly packageId: string;
    readonly packageName: string;
    readonly devNum: number;
  };
  /** Null if it could not be loaded. */
  readonly detail: {
    readonly packageName: string;
    readonly packageDesc: string;
    readonly packageType: number;
    readonly goodsStatus: number;
    readonly orderStatus: number;
    readonly isExpire: boolean;
    readonly isRenewal: boolean;
    readonly nextRenewal: string | null;
    readonly price: number;
    readonly payMode: PayMode | null;
    readonly planUnit: PlanUnit;
    readonly homeId: string;
    readonly isUnlimited: boolean;
    readonly maxDevNum: number;
    readonly devList: readonly AdvisedDevice[];
    readonly packageChangeRecord: object | null;
  } | null;
}

type RenewingPlan<P extends AdvisedPlan> = P & { readonly detail: NonNullable<P['detail']> };

/** Something about the plans that costs the customer money without a use, or may surprise them. */
export type Advice<P extends AdvisedPlan> =
  | {
      readonly kind: 'sameDevice';
      readonly plan: P;
      readonly other: P;
      readonly deviceName: string;
    }
  | { readonly kind: 'noDevices'; readonly plan: P }
  | { readonly kind: 'oneWouldDo'; readonly plan: P; readonly other: P }
  | {
      readonly kind: 'otherSum';
      readonly plan: P;
      readonly orderId: string;
      readonly before: string;
      readonly difference: SumDifference;
    }
  | { readonly kind: 'twoBillers'; readonly plan: P; readonly other: P };

const UNSETTLED: readonly number[] = [
  OrderStatus.Processing,
  OrderStatus.Refunded,
  OrderStatus.RefundFailed,
];

/** A payment older than this is no news, in ms. */
export const RECENT_MS = 14 * 86_400_000;

/** Whether a plan is certainly paid again, and no order of it is pending. */
const paysAgain = <P extends AdvisedPlan>(plan: P): plan is RenewingPlan<P> =>
  plan.detail !== null &&
  plan.detail.packageType === PAID_PACKAGE_TYPE &&
  plan.detail.price > 0 &&
  plan.detail.isRenewal &&
  !plan.detail.isExpire &&
  !isDeleted(plan.detail) &&
  !UNSETTLED.includes(plan.detail.orderStatus);

const pairsOf = <T>(items: readonly T[]): (readonly [T, T])[] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const));

/**
 * What a customer should know about their plans, most important first. It says only what is certain
 * from plans that renew: a plan that ends by itself needs no advice.
 */
export function advice<P extends AdvisedPlan>(
  plans: readonly P[],
  { bills, now }: { readonly bills: Bills<Bill & Sums>; readonly now: Date | null },
): readonly Advice<P>[] {
  const renewing = plans.filter(paysAgain);
  const pairs = pairsOf(renewing);
  return [
    ...pairs.flatMap(coveredTwice<P>),
    ...renewing
      .filter(({ plan, detail }) => plan.devNum === 0 && detail.devList.length === 0)
      .map((plan) => ({ kind: 'noDevices', plan }) as const),
    ...pairs.flatMap(oneWouldDo<P>),
    ...otherSums(renewing, plans, { bills, now }),
    ...twoBillers<P>(renewing),
  ];
}

function coveredTwice<P extends AdvisedPlan>([one, other]: readonly [
  RenewingPlan<P>,
  RenewingPlan<P>,
]): Advice<P>[] {
  const ids = new Set(other.detail.devList.map(({ deviceId }) => deviceId));
  const device = one.detail.devList.find(({ deviceId }) => ids.has(deviceId));
  return device ? [{ kind: 'sameDevice', plan: one, other, deviceName: device.deviceName }] : [];
}

/** `plan` is the one that has room for the devices of both. */
function oneWouldDo<P extends AdvisedPlan>(
  pair: readonly [RenewingPlan<P>, RenewingPlan<P>],
): Advice<P>[] {
  const [large, small] = [...pair].sort(
    (a, b) =>
      heldLimit(b.detail) - heldLimit(a.detail) ||
      b.detail.devList.length - a.detail.devList.length,
  ) as [RenewingPlan<P>, RenewingPlan<P>];
  const [one, other] = [large.detail, small.detail];
  const sameService =
    one.homeId === other.homeId &&
    one.planUnit === other.planUnit &&
    one.packageDesc !== '' &&
    one.packageDesc === other.packageDesc;
  const isOpen = [one, other].every(
    (detail) =>
      !isStorePlan(detail) && detail.packageChangeRecord === null && detail.devList.length > 0,
  );
  const ids = [...one.devList, ...other.devList].map(({ deviceId }) => deviceId);
  // A device of both plans is another advice.
  const isDisjoint = new Set(ids).size === ids.length;
  // The list has as many devices as the plan: otherwise some are not known.
  const isWhole = [large, small].every(({ plan, detail }) => plan.devNum === detail.devList.length);
  return sameService && isOpen && isDisjoint && isWhole && ids.length <= heldLimit(one)
    ? [{ kind: 'oneWouldDo', plan: large, other: small }]
    : [];
}

function otherSums<P extends AdvisedPlan>(
  renewing: readonly P[],
  plans: readonly P[],
  { bills, now }: { readonly bills: Bills<Bill & Sums>; readonly now: Date | null },
): Advice<P>[] {
  if (now === null) return [];
  const planOf = plansOfBills(bills, plans);
  return [...bills].flatMap(([orderId, bill]) => {
    const plan = renewing.find((one) => one === planOf.get(orderId));
    const before = lastBillBefore(orderId, bills);
    const earlier = bills.get(before ?? '');
    const startMs = periodOf(bill)?.startMs ?? NaN;
    const isRecent = startMs <= now.getTime() && now.getTime() - startMs <= RECENT_MS;
    if (!bill || !plan || before === undefined || !earlier || !isRecent) return [];
    const difference = sumDifference(earlier, bill);
    return difference === null
      ? []
      : [{ kind: 'otherSum', plan, orderId, before, difference } as const];
  });
}

/** A plan that the store bills, and one that is billed elsewhere. */
function twoBillers<P extends AdvisedPlan>(renewing: readonly RenewingPlan<P>[]): Advice<P>[] {
  const paid = renewing.filter(({ detail }) => detail.payMode !== null);
  const plan = paid.find(({ detail }) => isStorePlan(detail));
  const other = paid.find(({ detail }) => !isStorePlan(detail));
  return plan && other ? [{ kind: 'twoBillers', plan, other }] : [];
}
