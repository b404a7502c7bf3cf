import { memo, useState } from 'react';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { onePeriodAfter } from '../../domain/plan/paidUntil';
import { formatPrice, toCents } from '../../domain/offer/price';
import { formatDate } from '../../i18n/formatDate';
import { CYCLE_TEXT } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';
import { serviceNow } from '../../platform/serviceTime';
import { useNames } from '../../shell/useNames';

/** A label with its value. */
export interface SummaryRow {
  readonly label: string;
  readonly value: string;
}

interface Props {
  readonly goods: Goods;
  readonly price: PriceEntry;
  readonly house: House;
  readonly coverage: string;
  /** The period, if it differs from a regular renewal. */
  readonly period?: SummaryRow | undefined;
}

/** The item and its price. Spec 2. */
export const OrderSummary = memo(function OrderSummary({
  goods,
  price,
  house,
  coverage,
  period,
}: Props) {
  const text = useText();
  const names = useNames();
  const [openedAt] = useState(serviceNow);
  const renewsOn =
    openedAt && formatDate(onePeriodAfter(openedAt, price.planUnit).end.toISOString());
  const againAndAgain: SummaryRow[] = [
    { label: text('plan.billing'), value: text(CYCLE_TEXT[price.planUnit]) },
    ...(renewsOn === null ? [] : [{ label: text('subscription.nextRenewal'), value: renewsOn }]),
  ];
  return (
    <Section title={text('checkout.summary')}>
      <KeyValueList
        rows={[
          { label: text('checkout.plan'), value: names.plan(goods.goodsName) },
          ...(period ? [period] : againAndAgain),
          { label: text('plan.devices'), value: coverage },
          { label: text('checkout.house'), value: <bdi>{house.name}</bdi> },
          {
            label: text('checkout.total'),
            value: formatPrice(toCents(price.price)),
            strong: true,
          },
        ]}
      />
    </Section>
  );
});
