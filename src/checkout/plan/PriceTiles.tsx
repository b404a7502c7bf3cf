import { PriceTile, PriceTileGroup } from '@homeview/ui/PriceTile';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { deviceLimit } from '../../domain/plan/deviceLimit';
import { coverageOf, formatPrice, listPriceCents, toCents } from '../../domain/offer/price';
import { CYCLE_TEXT, PER_TEXT } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';

interface Props {
  readonly goods: Goods;
  readonly prices: readonly PriceEntry[];
  /** Undefined if nothing is selected. */
  readonly chosen: PriceEntry | undefined;
  readonly onChoose: (goodsPriceId: string) => void;
  /** Name of the group; default: the billing period. */
  readonly label?: string;
  /** Whether a price is the customer's current one, which gets a badge. */
  readonly isPresent?: (price: PriceEntry) => boolean;
  /** Devices a price covers; default: the limit of the package. */
  readonly limitOf?: (price: PriceEntry) => number;
}

/** Prices of a package: cycle, crossed-out list price, actual price and coverage. Spec 2. */
export function PriceTiles({ goods, prices, chosen, onChoose, ...more }: Props) {
  const { label, isPresent, limitOf = (price: PriceEntry) => deviceLimit(price, goods) } = more;
  const text = useText();
  const badgeOf = (price: PriceEntry): string | undefined => {
    if (isPresent?.(price)) return text('change.current');
    return coverageOf(price.buyNum) === 'unlimited' ? text('packages.bestForHome') : undefined;
  };
  return (
    <PriceTileGroup label={label ?? text('packages.tiles')}>
      {prices.map((price) => {
        const limit = limitOf(price);
        // List prices exist only for one device and for all devices.
        const isPrinted = limit === 1 || limit === Infinity;
        const listCents = isPrinted ? listPriceCents(price.buyNum, price.planUnit) : undefined;
        const isReduced = listCents !== undefined && listCents > toCents(price.price);
        return (
          <PriceTile
            key={price.goodsPriceId}
            name="price"
            cycleLabel={text(CYCLE_TEXT[price.planUnit])}
            price={formatPrice(toCents(price.price))}
            priceLabel={text('plan.yourPrice')}
            perLabel={text(PER_TEXT[price.planUnit])}
            listPrice={isReduced ? formatPrice(listCents) : undefined}
            listPriceLabel={text('plan.listPrice')}
            coverage={
              limit === Infinity
                ? text('unlimited_devices')
                : text('plan.coversDevices', { count: limit })
            }
            badge={badgeOf(price)}
            selected={price.goodsPriceId === chosen?.goodsPriceId}
            onSelect={() => onChoose(price.goodsPriceId)}
          />
        );
      })}
    </PriceTileGroup>
  );
}
