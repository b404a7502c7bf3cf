import { ComparisonTable } from '@homeview/ui/ComparisonTable';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { deviceLimit } from '../../../domain/plan/deviceLimit';
import { changeStart, heldLimit, priceDifference } from '../../../domain/plan/planChange';
import { formatDate } from '../../../i18n/formatDate';
import { CYCLE_TEXT, PER_TEXT } from '../../../i18n/planTexts';
import { useText } from '../../../i18n/useText';
import { useNames } from '../../../shell/useNames';
import type { PlanChange } from '../usePlanOffer';

interface Props {
  readonly change: PlanChange;
  readonly goods: Goods;
  readonly price: PriceEntry;
}

/** What differs between the old plan and the new one, the price, and the day of the change. */
export function ChangeComparison({ change: { detail }, goods, price }: Props) {
  const text = useText();
  const names = useNames();
  const coverage = (limit: number) =>
    limit === Infinity ? text('unlimited_devices') : text('plan.deviceLimit', { count: limit });
  const cost = ({ price: amount, planUnit }: Pick<PriceEntry, 'price' | 'planUnit'>) =>
    `${formatPrice(toCents(amount))} ${text(PER_TEXT[planUnit])}`;
  const difference = priceDifference(detail, price);
  const date = formatDate(detail.nextRenewal);
  const later = changeStart(detail, price, goods) === 'periodEnd';
  const starts = later ? date : text('change.today');

  const differenceText = (cents: number): string =>
    cents === 0
      ? text('change.samePrice')
      : text(cents > 0 ? 'change.more' : 'change.less', {
          amount: formatPrice(Math.abs(cents)),
          unit: price.planUnit,
        });

  return (
    <Section title={text('change.compare')}>
      <Stack spacing={1.5}>
        <ComparisonTable
          label={text('change.compare')}
          before={text('change.present')}
          after={text('change.next')}
          rows={[
            {
              label: text('checkout.plan'),
              before: names.plan(detail.packageName),
              after: names.plan(goods.goodsName),
            },
            { label: text('subscription.price'), before: cost(detail), after: cost(price) },
            {
              label: text('plan.billing'),
              before: text(CYCLE_TEXT[detail.planUnit]),
              after: text(CYCLE_TEXT[price.planUnit]),
            },
            {
              label: text('plan.devices'),
              before: coverage(heldLimit(detail)),
              after: coverage(deviceLimit(price, goods)),
            },
          ]
            .filter(({ before, after }) => before !== after)
            .map(({ label, before, after }) => ({
              label,
              before: <bdi>{before}</bdi>,
              after: <bdi>{after}</bdi>,
            }))}
        />
        <KeyValueList
          rows={[
            ...(difference === null
              ? []
              : [
                  {
                    label: text('change.difference'),
                    value: differenceText(difference),
                  },
                ]),
            ...(starts === null ? [] : [{ label: text('change.starts'), value: starts }]),
          ]}
        />
      </Stack>
    </Section>
  );
}
