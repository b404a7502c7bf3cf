import { KeyValueList } from '@homeview/ui/KeyValueList';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { deviceLimit } from '../../../domain/plan/deviceLimit';
import { heldLimit } from '../../../domain/plan/planChange';
import type { ChangeStart } from '../../../domain/plan/planChange';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { formatDate } from '../../../i18n/formatDate';
import { isolated } from '../../../i18n/isolated';
import { CYCLE_TEXT, PER_TEXT } from '../../../i18n/planTexts';
import { useText } from '../../../i18n/useText';
import { useNames } from '../../../shell/useNames';
import type { PlanChange } from '../usePlanOffer';

interface Props {
  readonly change: PlanChange;
  readonly goods: Goods;
  readonly price: PriceEntry;
  readonly house: House;
  readonly start: ChangeStart;
}

/** The old and the new plan, the start date, and the amount due today. */
export function ChangeSummary({ change: { detail }, goods, price, house, start }: Props) {
  const text = useText();
  const names = useNames();
  const amount = formatPrice(toCents(price.price));
  const coverageOf = (limit: number) =>
    limit === Infinity ? text('unlimited_devices') : text('plan.deviceLimit', { count: limit });
  const later = start === 'periodEnd';
  const begins = later ? formatDate(detail.nextRenewal) : text('change.today');
  const present = [
    isolated(names.plan(detail.packageName)),
    text(CYCLE_TEXT[detail.planUnit]),
    coverageOf(heldLimit(detail)),
  ];
  const next = [
    isolated(names.plan(goods.goodsName)),
    text(CYCLE_TEXT[price.planUnit]),
    coverageOf(deviceLimit(price, goods)),
  ];
  // Both plans are named by what differs; plans that differ in nothing else by all of it.
  const differing = present.map((part, at) => part !== next[at]);
  const nameBy = (parts: readonly string[]) =>
    parts.filter((_, at) => differing[at] || !differing.includes(true)).join(', ');
  const rows = [
    { label: text('change.present'), value: nameBy(present) },
    { label: text('change.next'), value: nameBy(next) },
    ...(differing[2] ? [] : [{ label: text('plan.devices'), value: next[2] }]),
    { label: text('checkout.house'), value: <bdi>{house.name}</bdi> },
    ...(begins === null ? [] : [{ label: text('change.starts'), value: begins }]),
    { label: text('change.then'), value: `${amount} ${text(PER_TEXT[price.planUnit])}` },
    {
      label: text('change.dueToday'),
      value: later ? formatPrice(0) : amount,
      strong: true,
    },
  ];
  return <KeyValueList plain rows={rows} />;
}
