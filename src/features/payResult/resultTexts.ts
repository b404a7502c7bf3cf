import type { OrderType } from '@homeview/contracts/vocabulary/order/orderType';
import type { OrderFacts, OrderKind } from '../../checkout/order/payingOrder';
import type { MessageId } from '../../i18n/messages';
import type { Result } from './payResult';

/** The result screens: plain, live (closes the web view), free, promotions. */
const RESULT_VARIANTS = ['plain', 'live', 'free', 'promotions'] as const;
export type ResultVariant = (typeof RESULT_VARIANTS)[number];

/** The variant named in the URL; any other name shows the plain texts. */
export const resultVariant = (name: string): ResultVariant =>
  RESULT_VARIANTS.find((variant) => variant === name) ?? 'plain';

export interface Words {
  readonly title: MessageId;
  readonly message: MessageId;
}
type Outcomes = Readonly<Record<'success' | 'failed', Words>>;

const plain: Outcomes = {
  success: { title: 'result.success.title', message: 'result.success.message' },
  failed: { title: 'result.failed.title', message: 'result.failed.message' },
};

/** The texts of each variant: free describes the gift card, promotions the subscription. */
const RESULT_TEXT: Readonly<Record<ResultVariant, Outcomes>> = {
  plain,
  live: plain,
  free: {
    success: { title: 'result.free.success.title', message: 'result.free.success.message' },
    failed: { title: 'result.free.failed.title', message: 'result.free.failed.message' },
  },
  promotions: {
    success: {
      title: 'result.promotions.success.title',
      message: 'result.promotions.success.message',
    },
    failed: {
      title: 'result.promotions.failed.title',
      message: 'result.promotions.failed.message',
    },
  },
};

const WAITING = {
  confirming: { title: 'result.confirming.title', message: 'result.confirming.message' },
  unconfirmed: { title: 'result.unconfirmed.title', message: 'result.unconfirmed.message' },
  refunded: { title: 'result.refunded.title', message: 'result.refunded.message' },
  refundFailed: { title: 'bill.status.refundFailed', message: 'bill.refundFailed' },
  unchecked: { title: 'result.unchecked.title', message: 'result.unchecked.message' },
} as const;

const RENEWED: Words = { title: 'result.renewed.title', message: 'result.renewed.message' };
const TRIAL: Words = { title: 'result.trial.title', message: 'result.active.message' };
const CHANGE: Words = { title: 'result.change.title', message: 'result.change.message' };
const ACTIVE: Words = { title: 'result.active.title', message: 'result.active.message' };

type Facts = Pick<OrderFacts, 'kind' | 'isFree'>;

/** What was paid: the type of the service's order, or what the checkout knows of it. */
const paidKind = (type: OrderType | null | undefined, { kind }: Facts): OrderKind | OrderType =>
  type && type !== 'buy' ? type : kind;

function paidWords(kind: OrderKind | OrderType, isFree: boolean, variant: ResultVariant): Words {
  if (kind === 'giftCard') return RESULT_TEXT.free.success;
  if (variant === 'promotions') return RESULT_TEXT.promotions.success;
  if (kind === 'renew') return RENEWED;
  if (kind === 'trial') return TRIAL;
  if (kind === 'change' && isFree) return CHANGE;
  return isFree || kind === 'ruleGive' ? ACTIVE : RESULT_TEXT.plain.success;
}

/** The words of a result, by the order's type. */
export function resultWords(
  result: Exclude<Result, { kind: 'asking' }>,
  variant: ResultVariant,
  order: Facts | null,
): Words {
  if (result.kind === 'ofAddress') {
    return RESULT_TEXT[variant][result.success ? 'success' : 'failed'];
  }
  if (result.kind !== 'paid' && result.kind !== 'notPaid') return WAITING[result.kind];
  const { bill } = result;
  const facts = order ?? { kind: 'buy', isFree: false };
  const kind = paidKind(bill?.type, facts);
  if (result.kind === 'paid') {
    return paidWords(kind, bill ? bill.payPrice === 0 : facts.isFree, variant);
  }
  return RESULT_TEXT[kind === 'giftCard' ? 'free' : variant === 'free' ? 'plain' : variant].failed;
}
