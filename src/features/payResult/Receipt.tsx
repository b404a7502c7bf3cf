import { KeyValueList } from '@homeview/ui/KeyValueList';
import type { KeyValueListProps } from '@homeview/ui/KeyValueList';
import { Stack } from '@homeview/ui/Stack';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import type { PayingOrder } from '../../checkout/order/payingOrder';
import { formatPrice, toCents } from '../../domain/offer/price';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';

type Row = KeyValueListProps['rows'][number];

interface Props {
  readonly order: PayingOrder;
  /** Undefined if the order could not be loaded. */
  readonly bill: OrderDetail | undefined;
  /** The order is paid, so that its devices and its period are true. */
  readonly isPaid: boolean;
}

/** The label of the end of a period. */
const endLabel = (renews: boolean | undefined) =>
  renews === undefined
    ? 'result.coveredUntil'
    : renews
      ? 'subscription.nextRenewal'
      : 'subscription.endsOn';

/** What is known of an order: plan, devices, amount, next date, number. */
export function Receipt({ order, bill, isPaid }: Props) {
  const text = useText();
  const names = useNames();
  const { orderId = '', devices, renews } = order;
  const items = bill?.orderGoodsResp ?? [];
  const end = useFullDate()(items[0]?.subscribeEndDate ?? null);

  const plan: Row[] = items.map(({ subscribeName }) => ({
    label: text('checkout.plan'),
    value: <bdi>{names.plan(subscribeName)}</bdi>,
  }));
  const covered: Row[] = devices
    ? [
        {
          label: text('plan.devices'),
          value: (
            <>
              {devices.names.map((name, at) => (
                // Names may repeat and the list never changes, so the index is the key.
                <Stack key={at} component="span">
                  <bdi>{names.device(name)}</bdi>
                </Stack>
              ))}
              {devices.count > devices.names.length
                ? text('downgrade.more', { count: devices.count - devices.names.length })
                : null}
            </>
          ),
        },
      ]
    : [];
  const amount: Row[] = bill
    ? [{ label: text('bill.amount'), value: formatPrice(toCents(bill.payPrice)) }]
    : [];
  const next: Row[] = end === null ? [] : [{ label: text(endLabel(renews)), value: end }];
  const rows = [
    ...plan.slice(0, 1),
    ...(isPaid ? covered : []),
    ...amount,
    ...(isPaid ? next : []),
    { label: text('bill.orderNumber'), value: orderId },
  ];
  return (
    <Stack sx={{ width: '100%', textAlign: 'start' }}>
      <KeyValueList plain rows={rows} />
    </Stack>
  );
}
