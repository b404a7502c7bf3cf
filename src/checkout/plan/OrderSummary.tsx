import { memo, useState } from 'react';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { onePeriodAfter } from '../../domain/plan/paidUntil';
import { formatPrice, toCents } from '../../domain/offer/price';
import { CYCLE_TEXT } from '../../i18n/planTexts';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';
import { serviceNow } from '../../platform/serviceTime';
import { useNames } from '../../shell/useNames';
import { ChosenDevices } from '../devices/ChosenDevices';
import type { NamedDevice } from '../devices/ChosenDevices';

/** A label with its value. */
export interface SummaryRow {
  readonly label: string;
  readonly value: string;
}

interface Props {
  readonly goods: Goods;
  readonly price: PriceEntry;
  readonly house: House;
  /** How many devices the plan covers: "Up to 3 devices". */
  readonly coverage: string;
  /** The chosen devices. */
  readonly devices: readonly NamedDevice[];
  /** The period and what follows it, if it differs from a regular renewal. */
  readonly period?: readonly SummaryRow[] | undefined;
}

/** The facts of an order: the plan, its devices by name, and its price. */
export const OrderSummary = memo(function OrderSummary(props: Props) {
  const { goods, price, house, coverage, devices, period } = props;
  const text = useText();
  const names = useNames();
  const [openedAt] = useState(serviceNow);
  const fullDate = useFullDate();
  const renewsOn = openedAt && fullDate(onePeriodAfter(openedAt, price.planUnit).end.toISOString());
  const againAndAgain: SummaryRow[] = [
    { label: text('plan.billing'), value: text(CYCLE_TEXT[price.planUnit]) },
    ...(renewsOn === null ? [] : [{ label: text('subscription.nextRenewal'), value: renewsOn }]),
  ];
  return (
    <KeyValueList
      plain
      rows={[
        { label: text('checkout.plan'), value: <bdi>{names.plan(goods.goodsName)}</bdi> },
        { label: text('checkout.house'), value: <bdi>{names.house(house.name)}</bdi> },
        { label: text('packages.coverage'), value: coverage },
        { label: text('plan.devices'), value: <ChosenDevices devices={devices} /> },
        ...(period ?? againAndAgain),
        { label: text('checkout.total'), value: formatPrice(toCents(price.price)), strong: true },
      ]}
    />
  );
});
