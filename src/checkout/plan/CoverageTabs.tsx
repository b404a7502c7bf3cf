import { SegmentedTabs } from '@homeview/ui/SegmentedTabs';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { lowestPrice } from '../../domain/offer/comparison';
import { pricesOf } from '../../domain/offer/offer';
import { formatPrice, toCents } from '../../domain/offer/price';
import type { Coverage } from '../../domain/offer/price';
import { PER_TEXT } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';

interface Props {
  readonly goods: Goods;
  readonly coverages: readonly Coverage[];
  readonly coverage: Coverage;
  readonly onChange: (coverage: Coverage) => void;
  /** Devices a price covers. */
  readonly limitOf: (price: PriceEntry) => number;
}

/** The tabs single and unlimited, each with its lowest price. */
export function CoverageTabs({ goods, coverages, coverage, onChange, limitOf }: Props) {
  const text = useText();
  if (coverages.length < 2) return null;

  /** "Single" if its prices cover one device, else how many they cover. */
  const labelOf = (tab: Coverage): string => {
    const limits = pricesOf(goods, tab).map(limitOf);
    const [min, max] = [Math.min(...limits), Math.max(...limits)];
    if (min !== max) return text('packages.deviceRange', { min, max });
    const isNamed = max === 1 || max === Infinity;
    return isNamed ? text(`packages.${tab}`) : text('plan.deviceLimit', { count: max });
  };
  const fromPrice = (tab: Coverage): string | undefined => {
    const lowest = lowestPrice(pricesOf(goods, tab));
    return (
      lowest &&
      text('packages.fromPrice', {
        price: `${formatPrice(toCents(lowest.price))} ${text(PER_TEXT[lowest.planUnit])}`,
      })
    );
  };
  return (
    <SegmentedTabs
      label={text('packages.coverage')}
      value={coverage}
      options={coverages.map((tab) => ({
        value: tab,
        label: labelOf(tab),
        detail: fromPrice(tab),
      }))}
      onChange={onChange}
    />
  );
}
