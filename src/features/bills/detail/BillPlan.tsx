import { KeyValueList } from '@homeview/ui/KeyValueList';
import type { KeyValueListProps } from '@homeview/ui/KeyValueList';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import type { PlanWithDetail } from '../../../api/endpoints/subscription.api';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { nextPayment } from '../../../domain/plan/nextPayment';
import { useFullDate } from '../../../i18n/useFullDate';
import { useNameList } from '../../../i18n/useNameList';
import { useText } from '../../../i18n/useText';
import { PageLink } from '../../../shell/links/PageLink';
import { useNames } from '../../../shell/useNames';
import { ORDER_TYPE_TEXT } from '../billTexts';
import type { ExplainedBill } from './explainedBill';

/** More devices than these are counted. */
const MOST_NAMES = 4;

interface Props {
  readonly bill: OrderDetail;
  readonly explained: ExplainedBill;
}

/** What a bill is for and how its sum comes about; of the plan, where it is today and what comes next. */
export function BillPlan({ bill, explained: { origin, plan, houseName } }: Props) {
  const text = useText();
  const names = useNames();
  const planRows = usePlanRows(plan);
  const row = (label: string, value: string | null): KeyValueListProps['rows'] =>
    value === null ? [] : [{ label, value }];
  const [item, ...more] = bill.orderGoodsResp;
  const name = item && more.length === 0 ? names.plan(item.subscribeName) : null;
  return (
    <>
      <KeyValueList
        rows={[
          ...row(text('bill.kind'), origin && text(ORDER_TYPE_TEXT[origin])),
          ...row(text('bills.plan'), name),
          ...row(text('home.houses'), houseName === undefined ? null : names.house(houseName)),
          ...row(text('bill.sum'), sumText()),
          ...planRows,
        ]}
      />
      {plan ? (
        <PageLink to="/subscription/$id" params={{ id: plan.plan.packageId }} standalone>
          {text('bill.toPlan')}
        </PageLink>
      ) : null}
    </>
  );

  function sumText(): string {
    const price = formatPrice(toCents(bill.orderPrice));
    return bill.tax > 0
      ? text('bill.sumTaxed', { price, tax: formatPrice(toCents(bill.tax)) })
      : text('bill.sumUntaxed', { price });
  }
}

function usePlanRows(plan: PlanWithDetail | undefined): KeyValueListProps['rows'] {
  const text = useText();
  const names = useNames();
  const nameList = useNameList();
  const fullDate = useFullDate();
  const detail = plan?.detail;
  if (!detail) return [];
  const devices = detail.devList.map(({ deviceName }) => names.device(deviceName));
  const next = nextPayment([detail]);
  return [
    { label: text('bill.devicesNow'), value: deviceText() },
    ...(next === undefined ? [] : [nextRow(next)]),
  ];

  function deviceText(): string {
    if (devices.length === 0) return text('bill.noDevices');
    return devices.length > MOST_NAMES
      ? text('bill.deviceCount', { count: devices.length })
      : nameList(devices);
  }

  function nextRow(known: NonNullable<typeof next>) {
    const endedOn = detail?.isExpire ? fullDate(detail.nextRenewal) : null;
    if (endedOn !== null) return { label: text('subscription.endedOn'), value: endedOn };
    if (known.kind === 'none') return { label: text('bill.next'), value: text('bill.noPayment') };
    const date = fullDate(known.moment) ?? '';
    if (known.kind === 'end') return { label: text('subscription.endsOn'), value: date };
    return {
      label: text('bill.next'),
      value:
        known.cents === undefined
          ? date
          : text('bill.nextPayment', { price: formatPrice(known.cents), date }),
    };
  }
}
