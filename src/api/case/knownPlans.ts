import dayjs from 'dayjs';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import type {
  SubscribedPlan,
  SubscriptionDetail,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { PAID_PACKAGE_TYPE } from '@homeview/contracts/vocabulary/order/packageType';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import { daysUntil } from '../../domain/plan/daysUntil';
import type { CachedAnswers } from './cachedAnswers';
import type { Choice, OfferTable } from './offerTable';

type Plan = CustomerTraits['plans'][number];

/** A device of a plan; null: only their number is known. */
interface Covered {
  readonly id: string | null;
  readonly isKept: boolean;
}

export interface KnownPlan {
  /** Null for a plan that another answer implies. */
  readonly id: string | null;
  readonly houseId: string | null;
  readonly name: string | null;
  /** End of its period, as the service wrote it. */
  readonly end: string | null;
  /** Status of the order that the plan shows. */
  readonly orderStatus: number;
  readonly devices: readonly Covered[];
  readonly traits: Omit<Plan, 'house'>;
}

const STATES: Readonly<Record<SubscribeStatus, Plan['state']>> = {
  [SubscribeStatus.Never]: 'none',
  [SubscribeStatus.None]: 'none',
  [SubscribeStatus.Active]: 'active',
  [SubscribeStatus.Cancelling]: 'cancelling',
  [SubscribeStatus.Activating]: 'activating',
};

const ORIGINS: readonly Plan['origin'][] = ['buy', 'giftCard', 'ruleGive', 'trial'];

/** Days of the period that a plan has left where the service tells none. */
const ORDINARY_DAYS_LEFT = 12;

/** First and last day of the period that ends in so many days. */
const periodOf = (endsInDays: number, cycle: PlanUnit, now: Date) => ({
  beganDays: daysUntil(dayjs(now).add(endsInDays, 'day').subtract(1, cycle).toISOString(), now),
  endsInDays,
});

const usual = { payMode: PayMode.PayPal, origin: 'buy', isLocked: false, change: null } as const;
const unnamed = (count: number): Covered[] =>
  Array.from({ length: count }, () => ({ id: null, isKept: false }));

/**
 * All plans that the answers tell of: in lists, in detail, or because a device has one.
 * @param wanted id of a plan that exists although no answer tells of it
 */
export function knownPlans(
  answers: CachedAnswers,
  offers: OfferTable,
  now: Date,
  wanted?: string,
): KnownPlan[] {
  const details = new Map(answers.details.map(({ asked, data }) => [asked.packageId, data]));
  const rows = answers.plans.flatMap(({ asked, data }) =>
    data.list.map((row) => ({ id: row.packageId, houseId: asked.homeId, row })),
  );
  const alone = [...details.keys()]
    .filter((id) => !rows.some((known) => known.id === id))
    .map((id) => ({ id, houseId: details.get(id)?.homeId ?? null, row: null }));
  const plans = [...rows, ...alone].map(({ id, houseId, row }) =>
    planOf({ id, houseId, row, detail: details.get(id) ?? null }, answers, offers, now),
  );
  plans.push(...plansOfCards(answers, offers, now, plans));
  plans.push(...impliedPlans(answers, offers, now, plans));
  if (wanted !== undefined && !plans.some(({ id }) => id === wanted)) {
    const cycle = 'month';
    const choice = offers.choose({ name: null, cycle, devices: 1, amount: null });
    plans.push(implied(choice, now, { id: wanted, cycle, devices: unnamed(1) }));
  }
  return plans;
}

interface Facts {
  readonly id: string;
  readonly houseId: string | null;
  readonly row: SubscribedPlan | null;
  readonly detail: SubscriptionDetail | null;
}

function planOf(facts: Facts, answers: CachedAnswers, offers: OfferTable, now: Date): KnownPlan {
  const { id, houseId, row, detail } = facts;
  const name = detail?.packageName ?? row?.packageName ?? null;
  const cycle = detail?.planUnit ?? row?.subscribeCycle ?? 'month';
  const devices = detail
    ? detail.isUnlimited
      ? UNLIMITED_DEVICES
      : detail.maxDevNum
    : (row?.supportedDevNum ?? 1);
  const isPaid = (detail ?? row)?.packageType === PAID_PACKAGE_TYPE;
  const payMode = detail ? detail.payMode : isPaid ? PayMode.PayPal : null;
  const choice = offers.choose({
    offerId: answers.packages.find(({ asked }) => asked.packageId === id)?.data.goodsId ?? null,
    ...{ name, cycle, devices },
    amount: isPaid ? (detail?.price ?? null) : 0,
    like: {
      needsPayWay: isPaid,
      // The store renews the plans that it bills.
      ...(detail && payMode !== PayMode.ApplePay ? { renews: detail.isSupportRenew } : {}),
      ...(detail ? { isDeleted: detail.goodsStatus < 1 } : {}),
    },
  });
  const status = detail?.subScribeStatus ?? row?.subscribeStatus ?? SubscribeStatus.Active;
  const end = detail?.nextRenewal ?? null;
  const endsInDays = end ? daysUntil(end, now) : (row?.expiredDays ?? ORDINARY_DAYS_LEFT);
  return {
    ...{ id, houseId, name, end },
    orderStatus: detail?.orderStatus ?? OrderStatus.Paid,
    devices:
      detail?.devList.map(({ deviceId, lockStatus }) => ({
        id: deviceId,
        isKept: lockStatus === 1,
      })) ?? unnamed(row?.devNum ?? 0),
    traits: {
      ...choice,
      state: detail?.isExpire ? 'none' : STATES[status],
      ...periodOf(endsInDays, cycle, now),
      ...beginOf({ name, end }, answers, now),
      payMode,
      origin: ORIGINS.find((origin) => origin === detail?.orderType) ?? 'buy',
      isLocked: false,
      change: changeOf(facts, { own: choice, cycle }, answers, offers),
    },
  };
}

/** The first day of a period, if its bill tells it. */
function beginOf(
  plan: Pick<KnownPlan, 'name' | 'end'>,
  answers: CachedAnswers,
  now: Date,
): { beganDays?: number } {
  const start = answers.bill
    .flatMap(({ data }) => data.orderGoodsResp)
    .find(
      (item) => item.subscribeEndDate === plan.end && item.subscribeName === plan.name,
    )?.subscribeStartDate;
  return plan.end !== null && start ? { beganDays: daysUntil(start, now) } : {};
}

function changeOf(
  { id, detail }: Facts,
  { own, cycle }: { own: Choice; cycle: PlanUnit },
  answers: CachedAnswers,
  offers: OfferTable,
): Plan['change'] {
  const next = answers.downgrades.find(({ asked }) => asked.packageId === id)?.data;
  const record = detail?.packageChangeRecord;
  const devices = next?.maxDevNum ?? record?.maxDevNum;
  if (devices === undefined) return null;
  return {
    ...offers.choose({
      ...{ name: null, cycle: null, likely: cycle, devices, except: own },
      amount: next?.goodsPrice ?? null,
    }),
    devicesChosen:
      next?.isSelected ?? detail?.devList.some(({ lockStatus }) => lockStatus === 1) ?? false,
  };
}

/** Plans that a gift card can extend. */
const plansOfCards = (
  answers: CachedAnswers,
  offers: OfferTable,
  now: Date,
  known: readonly KnownPlan[],
): KnownPlan[] =>
  answers.cardPlans.flatMap(({ asked, data }) => {
    const card = answers.cardOffers.find((offer) => offer.asked.code === asked.code)?.data[0];
    return data
      .filter(({ packageId }) => !known.some(({ id }) => id === packageId))
      .map(({ packageId, packageName, expiredDays, devNum, supportedDevNum }): KnownPlan => {
        const cycle = card?.goodsPriceList[0]?.planUnit ?? 'month';
        const choice = offers.choose({
          ...{ name: packageName, cycle, amount: null, devices: supportedDevNum },
          offerId: card?.goodsId ?? null,
        });
        return implied(choice, now, {
          id: packageId,
          cycle,
          name: packageName,
          devices: unnamed(devNum),
          endsInDays: expiredDays ?? ORDINARY_DAYS_LEFT,
        });
      });
  });

/** Plans of which only the devices are known, that they cover all devices, or that the store has one. */
function impliedPlans(
  answers: CachedAnswers,
  offers: OfferTable,
  now: Date,
  known: readonly KnownPlan[],
): KnownPlan[] {
  const isCovered = (id: string, plans: readonly KnownPlan[]) =>
    plans.some(({ devices }) => devices.some((device) => device.id === id));
  const plans: KnownPlan[] = [];
  for (const { asked, data } of answers.covered) {
    if (
      known.some(
        ({ houseId, devices }) =>
          houseId === asked.houseId && devices.some(({ id }) => id === null),
      )
    )
      continue;
    for (const info of data) {
      const devices = info.devList.filter(
        ({ deviceId }) => !isCovered(deviceId, known) && !isCovered(deviceId, plans),
      );
      const isKnown = [...known, ...plans].some(({ id }) => id === info.unlimitPackageId);
      const isUnlimited = info.unlimitPackageId !== '' && !isKnown;
      if (devices.length === 0 && !isUnlimited) continue;
      const cycle = info.planUnit;
      const choice = offers.choose({
        ...{ name: null, cycle, amount: null },
        devices: isUnlimited ? UNLIMITED_DEVICES : Math.max(1, devices.length),
      });
      plans.push(
        implied(choice, now, {
          id: isUnlimited ? info.unlimitPackageId : null,
          houseId: asked.houseId,
          cycle,
          devices: devices.map(({ deviceId }) => ({ id: deviceId, isKept: false })),
          ...(isUnlimited && info.isApplePayUnlimited ? { payMode: PayMode.ApplePay } : {}),
        }),
      );
    }
  }
  const all = [...known, ...plans];
  const store = answers.covered
    .flatMap(({ data }) => data)
    .find((info) => info.applepayHouseId !== '');
  if (store && !all.some(({ traits }) => traits.payMode === PayMode.ApplePay)) {
    const houseId = store.applepayHouseId;
    const at = plans.findIndex((plan) => plan.houseId === houseId);
    const plan = plans[at];
    if (plan) plans[at] = { ...plan, traits: { ...plan.traits, payMode: PayMode.ApplePay } };
    else {
      const cycle = 'month';
      const choice = offers.choose({ name: null, cycle, devices: 1, amount: null });
      plans.push(implied(choice, now, { houseId, cycle, payMode: PayMode.ApplePay }));
    }
  }
  return plans;
}

/** A plan of which little is known; the rest is that of an ordinary customer. */
const implied = (
  choice: Choice,
  now: Date,
  {
    cycle,
    payMode = PayMode.PayPal,
    endsInDays = ORDINARY_DAYS_LEFT,
    ...known
  }: Partial<KnownPlan> & { cycle: PlanUnit; payMode?: PayMode; endsInDays?: number },
): KnownPlan => ({
  ...{ id: null, houseId: null, name: null, end: null, devices: [], orderStatus: OrderStatus.Paid },
  ...known,
  traits: { ...choice, state: 'active', ...periodOf(endsInDays, cycle, now), ...usual, payMode },
});
