import type { ComponentProps } from 'react';
import { BeforeAfter } from '@homeview/ui/KeyValueList';
import type { KeyValueList } from '@homeview/ui/KeyValueList';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { differingLines } from '../../../domain/offer/comparison';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { deviceLimit } from '../../../domain/plan/deviceLimit';
import { changeStart, heldLimit, priceDifference } from '../../../domain/plan/planChange';
import { CYCLE_TEXT, PER_TEXT } from '../../../i18n/planTexts';
import { useFullDate } from '../../../i18n/useFullDate';
import { useText } from '../../../i18n/useText';
import { useNames } from '../../../shell/useNames';
import type { PlanChange } from '../usePlanOffer';

type Rows = ComponentProps<typeof KeyValueList>['rows'];

/** The lines of one side of a comparison; a dash if it has none that the other does not have. */
const listed = (lines: readonly string[]): string => lines.join('\n') || '–';

/**
 * What differs between a plan and the one to change to, the day of the change and the amount due
 * today: nothing for a change at the end of the period.
 */
export function useChangeRows() {
  const text = useText();
  const names = useNames();
  const fullDate = useFullDate();

  const coverage = (limit: number) =>
    limit === Infinity ? text('change.anyNumber') : text('plan.deviceLimit', { count: limit });
  const cost = ({ price, planUnit }: Pick<PriceEntry, 'price' | 'planUnit'>) =>
    `${formatPrice(toCents(price))} ${text(PER_TEXT[planUnit])}`;
  const labels = { beforeLabel: text('change.present'), afterLabel: text('change.next') };

  /** A value that changes, or the one that both plans have. */
  const compared = (label: string, before: string, after: string): Rows[number] => ({
    label,
    value: before === after ? after : <BeforeAfter {...labels} {...{ before, after }} />,
  });
  const onlyIfDiffers = (label: string, before: string, after: string): Rows =>
    before === after ? [] : [compared(label, before, after)];

  return ({ detail }: PlanChange, goods: Goods, price: PriceEntry): Rows => {
    const later = changeStart(detail, price, goods) === 'periodEnd';
    const starts = later ? fullDate(detail.nextRenewal) : text('change.today');
    const difference = priceDifference(detail, price);
    const lines = differingLines(detail.packageDesc, goods.description);
    return [
      ...onlyIfDiffers(
        text('checkout.plan'),
        names.plan(detail.packageName),
        names.plan(goods.goodsName),
      ),
      compared(
        text('plan.devices'),
        coverage(heldLimit(detail)),
        coverage(deviceLimit(price, goods)),
      ),
      ...(lines
        ? [compared(text('subscription.about'), listed(lines.before), listed(lines.after))]
        : []),
      compared(text('subscription.price'), cost(detail), cost(price)),
      ...onlyIfDiffers(
        text('plan.billing'),
        text(CYCLE_TEXT[detail.planUnit]),
        text(CYCLE_TEXT[price.planUnit]),
      ),
      ...(difference === null || difference === 0
        ? []
        : [
            {
              label: text('change.difference'),
              value: text(difference > 0 ? 'change.more' : 'change.less', {
                amount: formatPrice(Math.abs(difference)),
                unit: price.planUnit,
              }),
            },
          ]),
      ...(starts === null ? [] : [{ label: text('change.starts'), value: starts }]),
      {
        label: text('change.dueToday'),
        value: formatPrice(later ? 0 : toCents(price.price)),
        strong: true,
      },
    ];
  };
}
