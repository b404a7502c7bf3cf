import fc from 'fast-check';
import {
  orderDetailExample,
  orderedGoodsExample,
} from '@homeview/contracts/domains/billing/billing.examples';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import {
  planDeviceExample,
  subscribedPlanExample,
  subscriptionDetailExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';

/** What is true of a plan, whether the service tells it or not. */
export interface TruePlan {
  readonly id: string;
  readonly house: string;
  readonly name: string;
  readonly service: string;
  readonly unit: 'month' | 'year';
  readonly cents: number;
  /** Number of cameras that it can cover. */
  readonly room: number;
  readonly life: 'renews' | 'ends' | 'ended' | 'withdrawn' | 'pending' | 'refunded' | 'gone';
  readonly payer: 'wallet' | 'card' | 'store' | 'none';
  readonly changes: boolean;
  readonly cameras: readonly string[];
  readonly payments: readonly TruePayment[];
}

/** What is true of a payment: the plan and the one before it in the same plan. */
interface TruePayment {
  readonly orderId: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly cents: number;
  readonly isRefunded: boolean;
  readonly isFirst: boolean;
}

export interface World {
  readonly nowMs: number;
  readonly plans: readonly TruePlan[];
  /** Plans and bills whose detail cannot be loaded. */
  readonly hiddenPlans: ReadonlySet<string>;
  readonly hiddenBills: ReadonlySet<string>;
}

const DAY = 86_400_000;
const LENGTH = { month: 30 * DAY, year: 365 * DAY } as const;
const NOW = Date.UTC(2026, 10, 20, 12);

/** Many plans share names, houses, services and whole days, so that guesses would be wrong. */
const planShape = fc.record({
  house: fc.constantFrom('h1', 'h1', 'h2'),
  name: fc.constantFrom('Cloud', 'Cloud', 'Cloud for three'),
  service: fc.constantFrom('30 days', '30 days', '7 days', ''),
  unit: fc.constantFrom('month', 'month', 'month', 'year'),
  cents: fc.constantFrom(0, 299, 299, 399, 999),
  room: fc.constantFrom(1, 3, 3, Infinity),
  life: fc.constantFrom(
    ...(['renews', 'renews', 'renews', 'renews', 'renews', 'ends', 'ended'] as const),
    ...(['withdrawn', 'pending', 'refunded', 'gone'] as const),
  ),
  payer: fc.constantFrom('wallet', 'wallet', 'card', 'store', 'none'),
  changes: fc.constantFrom(false, false, true),
  cameras: fc.uniqueArray(fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5'), { maxLength: 3 }),
  /** Days until the period ends; often the same day for several plans. */
  daysLeft: fc.constantFrom(1, 10, 20, 20, 25, 29),
  periods: fc.integer({ min: 1, max: 4 }),
  increases: fc.array(fc.constantFrom(0, 0, 100, -50), { minLength: 4, maxLength: 4 }),
  refunds: fc.array(fc.constantFrom(false, false, false, true), { minLength: 4, maxLength: 4 }),
});

/** Worlds of two to four plans of one account. */
export const worlds: fc.Arbitrary<World> = fc
  .record({
    shapes: fc.array(planShape, { minLength: 2, maxLength: 4 }),
    sharing: fc.boolean(),
    hiddenPlan: fc.option(fc.integer({ min: 0, max: 3 })),
    hiddenBill: fc.option(fc.integer({ min: 0, max: 15 })),
  })
  .map(({ shapes, sharing, hiddenPlan, hiddenBill }) => {
    const taken = new Set<string>();
    const plans = shapes.map(
      ({ daysLeft, periods, increases, refunds, ...shape }, at): TruePlan => {
        const isOver = shape.life === 'ended' || shape.life === 'gone';
        const endMs = NOW + (isOver ? -daysLeft : daysLeft) * DAY;
        const length = LENGTH[shape.unit];
        const payments = Array.from({ length: periods }, (_, back): TruePayment => {
          const cents =
            shape.cents + increases.slice(back).reduce<number>((sum, by) => sum + by, 0);
          return {
            orderId: `${at}${back}`,
            startMs: endMs - (back + 1) * length,
            endMs: endMs - back * length,
            cents: Math.max(0, cents),
            isRefunded: refunds[back] ?? false,
            isFirst: back === periods - 1,
          };
        });
        // A camera has one plan, except where the world shares some on purpose.
        const cameras = shape.cameras
          .slice(0, shape.room)
          .filter((camera) => sharing || !taken.has(camera));
        cameras.forEach((camera) => taken.add(camera));
        return { id: `p${at}`, ...shape, cameras: isOver ? [] : cameras, payments };
      },
    );
    return {
      nowMs: NOW,
      plans,
      hiddenPlans: new Set(hiddenPlan === null ? [] : [`p${hiddenPlan}`]),
      hiddenBills: new Set(
        hiddenBill === null ? [] : [`${hiddenBill % 4}${Math.floor(hiddenBill / 4)}`],
      ),
    };
  });

const PAYERS = {
  wallet: PayMode.PayPal,
  card: PayMode.CreditCard,
  store: PayMode.ApplePay,
  none: null,
};
const STATUS = { renews: 5, ends: 5, ended: 5, withdrawn: 5, pending: 7, refunded: 8, gone: 5 };
const iso = (ms: number) => new Date(ms).toISOString();

/** What the service answers about a world. */
export function answersOf({ plans, hiddenPlans, hiddenBills }: World) {
  const listed = plans
    .filter(({ life }) => life !== 'gone')
    .map((plan) => ({
      plan: subscribedPlanExample({
        packageId: plan.id,
        packageName: plan.name,
        devNum: plan.cameras.length,
      }),
      detail: hiddenPlans.has(plan.id) ? null : detailOf(plan),
    }));
  const bills = new Map<string, OrderDetail | null>(
    plans.flatMap((plan) =>
      plan.payments.map((payment) => {
        const { orderId } = payment;
        return [orderId, hiddenBills.has(orderId) ? null : billOf(plan, payment)] as const;
      }),
    ),
  );
  return { plans: listed, bills };
}

const detailOf = (plan: TruePlan) =>
  subscriptionDetailExample({
    packageName: plan.name,
    packageDesc: plan.service,
    packageType: plan.cents > 0 ? 1 : 0,
    goodsStatus: plan.life === 'withdrawn' ? 0 : 1,
    orderStatus: STATUS[plan.life],
    isExpire: plan.life === 'ended',
    isRenewal: !['ends', 'ended'].includes(plan.life),
    nextRenewal: iso(plan.payments[0]?.endMs ?? 0),
    price: plan.cents / 100,
    payMode: PAYERS[plan.payer],
    planUnit: plan.unit,
    subScribeType: plan.unit,
    homeId: plan.house,
    isUnlimited: plan.room === Infinity,
    maxDevNum: plan.room === Infinity ? UNLIMITED_DEVICES : plan.room,
    devList: plan.cameras.map((deviceId) => planDeviceExample({ deviceId, deviceName: deviceId })),
    packageChangeRecord: plan.changes ? { maxDevNum: 1, buyNum: 1 } : null,
  });

const billOf = (plan: TruePlan, { cents, startMs, endMs, isRefunded, isFirst }: TruePayment) =>
  orderDetailExample({
    type: isFirst ? 'buy' : 'renew',
    orderStatus: isRefunded ? 8 : 5,
    orderPrice: cents / 100,
    payPrice: cents / 100,
    invoiceDate: iso(startMs),
    orderGoodsResp: [
      orderedGoodsExample({
        subscribeName: plan.name,
        price: cents / 100,
        subscribeStartDate: iso(startMs),
        subscribeEndDate: iso(endMs),
      }),
    ],
  });
