import type { KeyValueListProps } from '@homeview/ui/KeyValueList';
import type {
  OrderDetail,
  OrderedGoods,
  RefundDetail,
} from '@homeview/contracts/domains/billing/billing.schemas';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { formatDate, formatDateTime, formatPeriod } from '../../../i18n/formatDate';
import { useText } from '../../../i18n/useText';
import { useNames } from '../../../shell/useNames';
import { ORDER_TYPE_TEXT, payMethodText } from '../billTexts';

type Row = KeyValueListProps['rows'][number];

const price = (dollars: number): string => formatPrice(toCents(dollars));

/** A row, or nothing if the value is null or empty. */
const known = (label: string, value: string | null): Row[] => (value ? [{ label, value }] : []);

/** The available facts of a bill, grouped as on the screen. */
export function useBillRows() {
  const text = useText();
  const names = useNames();

  return {
    invoice: (orderId: string, bill: OrderDetail): Row[] => [
      { label: text('bill.orderNumber'), value: orderId },
      ...known(text('bill.invoiceNumber'), bill.invoice),
      ...known(text('bill.invoiceDate'), formatDateTime(bill.invoiceDate)),
      ...known(text('bill.invoiceEmail'), bill.invoiceEmail),
      ...known(text('bill.type'), bill.type ? text(ORDER_TYPE_TEXT[bill.type]) : null),
    ],

    item: ({
      subscribeName,
      subscribeStartDate: start,
      subscribeEndDate: end,
      ...item
    }: OrderedGoods): Row[] => [
      { label: names.plan(subscribeName), value: price(item.price) },
      {
        label: text('bill.servicePeriod'),
        value: formatPeriod(start, end) ?? formatDate(start) ?? text('bill.notStarted'),
      },
    ],

    payment: (bill: OrderDetail): Row[] => {
      const method = payMethodText(bill);
      return [
        ...known(text('subscription.payMethod'), method && text(method)),
        ...known(text('bill.giftCardCode'), bill.giftCardCode),
        ...known(text('bill.payEmail'), bill.payEmail),
        ...known(text('bill.activated'), formatDateTime(bill.activateTime)),
        { label: text('bill.subtotal'), value: price(bill.orderPrice) },
        { label: text('bill.tax'), value: price(bill.tax) },
        { label: text('checkout.total'), value: price(bill.payPrice), strong: true },
      ];
    },

    refund: ({ refundAmount, refundTime, refundId }: RefundDetail): Row[] => [
      { label: text('bill.refundAmount'), value: price(refundAmount) },
      ...known(text('bill.refundTime'), formatDateTime(refundTime)),
      ...known(text('bill.refundNumber'), refundId),
    ],
  };
}
