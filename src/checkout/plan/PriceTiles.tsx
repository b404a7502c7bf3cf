import { PriceTile, PriceTileGroup } from '@homeview/ui/PriceTile';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { monthlyShare, yearlySavingCents } from '../../domain/offer/comparison';
import { deviceLimit } from '../../domain/plan/deviceLimit';
import { coverageOf, formatPrice, listPriceCents, toCents } from '../../domain/offer/price';
import { CYCLE_TEXT, PER_TEXT } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';

interface Props {
  readonly goods: Goods;
  readonly prices: readonly PriceEntry[];
  /** Undefined if nothing is selected. */
  readonly selected: PriceEntry | undefined;
  readonly onChoose: (goodsPriceId: string) => void;
  /** Name of the group; default: the billing period. */
  readonly label?: string | undefined;
  /** Whether a price is the customer's current one, which gets a badge. */
  readonly isCurrent?: ((price: PriceEntry) => boolean) | undefined;
  /** Devices a price covers; default: the limit of the package. */
  readonly limitOf?: ((price: PriceEntry) => number) | undefined;
}

/** Prices of a package: cycle, crossed-out list price, actual price and coverage. */
export function PriceTiles({ goods, prices, selected, onChoose, ...more }: Props) {
  const { label, isCurrent, limitOf = (price: PriceEntry) => deviceLimit(price, goods) } = more;
  const text = useText();
  // Prices of one cycle for different numbers of devices differ by these numbers.
  const units = prices.map(({ planUnit }) => planUnit);
  const limits = prices.map(limitOf);
  const differ =
    new Set(units).size < units.length && new Set(limits).size > 1 && !limits.includes(Infinity);

  /** Struck through. List prices exist only for one device and for all devices. */
  const listPrice = (price: PriceEntry): number | undefined => {
    const limit = limitOf(price);
    const cents =
      limit === 1 || limit === Infinity ? listPriceCents(price.buyNum, price.planUnit) : undefined;
    return cents !== undefined && cents > toCents(price.price) ? cents : undefined;
  };
  const badgeOf = (price: PriceEntry): string | undefined => {
    if (isCurrent?.(price)) return text('change.current');
    // A tile has one reference price: no saving against the monthly price beside a struck one.
    const saved = listPrice(price) === undefined ? yearlySavingCents(price, prices) : undefined;
    if (saved !== undefined) return text('packages.saves', { price: formatPrice(saved) });
    return coverageOf(price.buyNum) === 'unlimited' ? text('packages.bestForHome') : undefined;
  };
  const perMonth = (price: PriceEntry): string | undefined => {
    const share = monthlyShare(price);
    if (!share) return undefined;
    const sum = { price: formatPrice(share.cents) };
    return text(share.exact ? 'packages.perMonth' : 'packages.aboutPerMonth', sum);
  };

  return (
    <PriceTileGroup label={label ?? text('packages.tiles')}>
      {prices.map((price) => {
        const limit = limitOf(price);
        const listCents = listPrice(price);
        const cycle = text(CYCLE_TEXT[price.planUnit]);
        const covers =
          limit === Infinity
            ? text('unlimited_devices')
            : text('plan.coversDevices', { count: limit });
        return (
          <PriceTile
            key={price.goodsPriceId}
            name="price"
            cycleLabel={differ ? text('plan.deviceLimit', { count: limit }) : cycle}
            price={formatPrice(toCents(price.price))}
            priceLabel={text('plan.yourPrice')}
            perLabel={text(PER_TEXT[price.planUnit])}
            listPrice={listCents === undefined ? undefined : formatPrice(listCents)}
            listPriceLabel={text('plan.listPrice')}
            equivalent={perMonth(price)}
            coverage={differ ? cycle : covers}
            badge={badgeOf(price)}
            selected={price.goodsPriceId === selected?.goodsPriceId}
            onSelect={() => onChoose(price.goodsPriceId)}
          />
        );
      })}
    </PriceTileGroup>
  );
}
