import { Notice } from '@homeview/ui/Notice';
import { PrintedOnly } from '@homeview/ui/Printing';
import { Stack } from '@homeview/ui/Stack';
import { StatusLabel } from '@homeview/ui/StatusLabel';
import { Title } from '@homeview/ui/Title';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { useText } from '../../../i18n/useText';
import { BILL_STATUS } from '../billTexts';

/** The amount of a bill and its status. Spec 2, 4. */
export function BillHead({ bill }: { readonly bill: OrderDetail }) {
  const text = useText();
  const { orderStatus, payPrice } = bill;
  const status = BILL_STATUS[orderStatus];

  return (
    <>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <PrintedOnly>{text('app.title', { page: text('bill.title') })}</PrintedOnly>
        <Title>
          <VisuallyHidden>{text('bill.amount')}</VisuallyHidden> {formatPrice(toCents(payPrice))}
        </Title>
        <StatusLabel tone={status?.tone ?? 'neutral'}>
          {status ? text(status.text) : text('bill.status.other', { status: orderStatus })}
        </StatusLabel>
      </Stack>
      {orderStatus === OrderStatus.Processing ? (
        <Notice tone="info">{text('bill.processing')}</Notice>
      ) : null}
      {orderStatus === OrderStatus.RefundFailed ? (
        <Notice tone="warning">{text('bill.refundFailed')}</Notice>
      ) : null}
    </>
  );
}
