import { KeyValueList } from '@homeview/ui/KeyValueList';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { formatPrice, toCents } from '../../domain/offer/price';
import { CYCLE_TEXT } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';

interface Props {
  readonly goods: Goods;
  readonly price: PriceEntry;
  /** Devices that the price covers; Infinity: any number. */
  readonly limit: number;
}

/** The facts of the selected price, before devices are selected. */
export function ChoiceSummary({ goods, price, limit }: Props) {
  const text = useText();
  const names = useNames();
  const coverage =
    limit === Infinity ? text('unlimited_devices') : text('plan.deviceLimit', { count: limit });
  return (
    <KeyValueList
      plain
      rows={[
        { label: text('checkout.plan'), value: <bdi>{names.plan(goods.goodsName)}</bdi> },
        { label: text('packages.coverage'), value: coverage },
        { label: text('plan.billing'), value: text(CYCLE_TEXT[price.planUnit]) },
        { label: text('checkout.total'), value: formatPrice(toCents(price.price)), strong: true },
      ]}
    />
  );
}
