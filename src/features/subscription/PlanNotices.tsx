import type { ReactNode } from 'react';
import { Notice } from '@homeview/ui/Notice';
import type { NoticeTone } from '@homeview/ui/Notice';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { whyNotRenewable } from '../../domain/plan/planUnavailable';
import { canTurnRenewal, isDeleted, isStorePlan } from '../../domain/plan/renewal';
import type { MessageId } from '../../i18n/messages';
import { EndingPlanNotice } from '../../checkout/plan/EndingPlanNotice';
import { pendingChangeText } from '../../checkout/plan/pendingChangeText';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';
import { ContactSupport } from '../../shell/links/ContactSupport';
import { HelpLine } from '../../shell/links/HelpLine';
import { StorePlan } from './StorePlan';

/** Notices for orders with a status other than paid. */
const ORDER_NOTICE: Readonly<Record<number, { tone: NoticeTone; id: MessageId }>> = {
  [OrderStatus.Processing]: { tone: 'info', id: 'subscription.orderProcessing' },
  [OrderStatus.Refunded]: { tone: 'info', id: 'subscription.orderRefunded' },
  [OrderStatus.RefundFailed]: { tone: 'warning', id: 'bill.refundFailed' },
};

/** Whether a notice of the plan leads to support. */
export const noticesLeadToSupport = (detail: SubscriptionDetail): boolean =>
  isDeleted(detail) || detail.orderStatus in ORDER_NOTICE;

interface Props {
  readonly detail: SubscriptionDetail;
  /** The house of the plan belongs to someone else. */
  readonly notOwner: boolean;
  /** Cancels the pending change: `KeepPlanButton`. */
  readonly keepPlan?: ReactNode;
}

/** Notices about the state of a plan, most severe first. */
export function PlanNotices({ detail, notOwner, keepPlan }: Props) {
  const text = useText();
  const fullDate = useFullDate();
  const change = pendingChangeText(text, detail, fullDate);
  const date = fullDate(detail.nextRenewal);
  const order = ORDER_NOTICE[detail.orderStatus];

  return (
    <>
      {notOwner ? (
        <Notice tone="warning" title={text('home.notYourHouse')}>
          {text('home.noHousesMessage')}
        </Notice>
      ) : null}
      {detail.isExpire ? (
        <Notice
          tone="warning"
          action={<HelpLine topic="restore" toSupport={!noticesLeadToSupport(detail)} />}
        >
          {text('invalid_service')}
        </Notice>
      ) : null}
      {notOwner ? null : <EndingPlanNotice detail={detail} />}
      {isDeleted(detail) ? (
        <Notice tone="warning" action={<ContactSupport />}>
          {text('change_plan_tips_9')}
        </Notice>
      ) : null}
      {order ? (
        <Notice tone={order.tone} action={<ContactSupport />}>
          {text(order.id)}
        </Notice>
      ) : null}
      {date !== null && !detail.whetherPay && !detail.isExpire && canTurnRenewal(detail) ? (
        <Notice tone="info">{text('subscription.notPaid', { date })}</Notice>
      ) : null}
      {whyNotRenewable(detail) === 'notRenewable' && !detail.isExpire ? (
        <Notice tone="info" title={text('obstacle.notRenewableTitle')}>
          {text('obstacle.notRenewableMessage')}
        </Notice>
      ) : null}
      {change === null ? null : <Notice tone="info">{change}</Notice>}
      {change === null ? null : keepPlan}
      {change === null || detail.isRenewal ? null : (
        <Notice tone="warning">{text('downgrade.renewalOff')}</Notice>
      )}
      {isStorePlan(detail) && !notOwner ? <StorePlan detail={detail} /> : null}
    </>
  );
}
