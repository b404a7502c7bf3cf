import { PriceTile, PriceTileGroup } from '@homeview/ui/PriceTile';
import type { Goods, PriceEntry } from '@homeview/contracts/package/package.schemas';
import { deviceLimit } from '../../domain/deviceLimit';
import { coverageOf, formatPrice, listPriceCents, toCents } from '../../domain/price';
import { CYCLE_TEXT, PER_TEXT } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';

interface Props {
  readonly goods: Goods;
  readonly prices: readonly PriceEntry[];
  readonly chosen: PriceEntry;
  readonly onChoose: (goodsPriceId: string) => void;
}

/** The prices of one tab: cycle, list price struck through, actual price, what it covers. Spec 2. */
export function PriceTiles({ goods, prices, chosen, onChoose }: Props) {
  const text = useText();
  return (
    <PriceTileGroup label={text('packages.tiles')}>
      {prices.map((price) => {
        const listCents = listPriceCents(price.buyNum, price.planUnit);
        const limit = deviceLimit(price, goods);
        return (
          <PriceTile
            key={price.goodsPriceId}
            name="price"
            cycleLabel={text(CYCLE_TEXT[price.planUnit])}
            price={formatPrice(toCents(price.price))}
            priceLabel={text('plan.yourPrice')}
            perLabel={text(PER_TEXT[price.planUnit])}
            listPrice={listCents === undefined ? undefined : formatPrice(listCents)}
            listPriceLabel={text('plan.listPrice')}
            coverage={
              limit === Infinity
                ? text('unlimited_devices')
                : text('plan.coversDevices', { count: limit })
            }
            badge={
              coverageOf(price.buyNum) === 'unlimited' ? text('packages.bestForHome') : undefined
            }
            selected={price.goodsPriceId === chosen.goodsPriceId}
            onSelect={() => onChoose(price.goodsPriceId)}
          />
        );
      })}
    </PriceTileGroup>
  );
}
