import type { ReactNode } from 'react';
import { Body } from '@homeview/ui/Body';
import { Notice } from '@homeview/ui/Notice';
import type { NoticeTone } from '@homeview/ui/Notice';
import { PrintedOnly, ScreenOnly } from '@homeview/ui/Printing';
import { Stack } from '@homeview/ui/Stack';
import { StatusLabel } from '@homeview/ui/StatusLabel';
import { Subtitle } from '@homeview/ui/Title';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { brand } from '../../../i18n/brand';
import type { MessageId } from '../../../i18n/messages';
import { useText } from '../../../i18n/useText';
import { ContactSupport } from '../../../shell/links/ContactSupport';
import { BILL_STATUS, statusText } from '../billTexts';

interface StatusNotice {
  readonly tone: NoticeTone;
  /** What happened, what is safe, and the next step. */
  readonly says: readonly MessageId[];
}

/** Notices of the statuses that are not simply paid; an unknown one counts as unpaid. */
const NOTICES: Readonly<Record<number, StatusNotice>> = {
  [OrderStatus.Processing]: { tone: 'info', says: ['bill.processing', 'bill.processingNext'] },
  [OrderStatus.Refunded]: { tone: 'info', says: ['bill.refunded'] },
  [OrderStatus.RefundFailed]: {
    tone: 'warning',
    says: ['bill.refundFailed', 'bill.refundFailedSafe'],
  },
};
const NOT_PAID: StatusNotice = { tone: 'warning', says: ['bill.notPaid'] };

/** The action stands at the end of the row, or below on a phone. */
const row = { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 };

interface Props {
  readonly orderId: string;
  readonly bill: OrderDetail;
  readonly action?: ReactNode;
  /** What the bill is for, in one line. Not on paper, where the items say it. */
  readonly about?: string;
}

/** The amount of a bill, its status and what follows from it. */
export function BillHead({ orderId, bill, action, about = '' }: Props) {
  const text = useText();
  const { orderStatus, payPrice } = bill;
  const notice = orderStatus === OrderStatus.Paid ? null : (NOTICES[orderStatus] ?? NOT_PAID);
  const amount = formatPrice(toCents(payPrice));

  return (
    <>
      <Stack direction="row" sx={row}>
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <PrintedOnly>{brand}</PrintedOnly>
          <Subtitle as="p" variant="h1">
            <VisuallyHidden data-on-paper>{text('bill.amount')}</VisuallyHidden> {amount}
          </Subtitle>
          <StatusLabel tone={BILL_STATUS[orderStatus]?.tone ?? 'neutral'}>
            {statusText(orderStatus, text)}
          </StatusLabel>
          {about === '' ? null : (
            <ScreenOnly>
              <Body tone="muted">{about}</Body>
            </ScreenOnly>
          )}
        </Stack>
        {action}
      </Stack>
      {notice === null ? null : (
        <Notice tone={notice.tone} action={<ContactSupport order={orderId} />}>
          {notice.says.map((id) => (
            <div key={id}>{text(id)}</div>
          ))}
        </Notice>
      )}
    </>
  );
}
