import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { usualOffer } from '@homeview/contracts/customer/usualOffer';
import type { Goods } from '@homeview/contracts/domains/package/package.schemas';
import { TRIAL_TYPE_ID } from '@homeview/contracts/vocabulary/order/goodsKind';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';

type Offer = CustomerTraits['offers'][number];
type Price = Offer['prices'][number];

/** A price, with what compares it to others. Null: unknown. */
interface KnownPrice extends Price {
  readonly id: string | null;
  readonly amount: number | null;
}

interface KnownOffer extends Omit<Offer, 'prices'> {
  readonly id: string | null;
  name: string | null;
  readonly prices: KnownPrice[];
}

/** Which price of which offer. */
export interface Choice {
  readonly offer: number;
  readonly price: number;
}

/** What is known of something that was bought; null matches everything. */
export interface Bought {
  readonly offerId?: string | null;
  readonly name: string | null;
  readonly cycle: PlanUnit | null;
  /** The cycle to take among several. */
  readonly likely?: PlanUnit;
  /** Devices that it covers; UNLIMITED_DEVICES for any number. */
  readonly devices: number | null;
  readonly amount: number | null;
  /** It was not this one. */
  readonly except?: Choice;
  /** What a package must be that is in no list. */
  readonly like?: Partial<Omit<Offer, 'prices'>>;
}

/** The package of an ordinary customer, without its id, name and sums. */
function ordinary(): KnownOffer {
  const { prices, ...offer } = usualOffer();
  const unknown = { id: null, amount: null };
  return { ...offer, id: null, name: null, prices: prices.map((one) => ({ ...one, ...unknown })) };
}

/** How many devices a price of a package covers. */
const reach = (offer: KnownOffer, { devices }: Price): number =>
  devices === UNLIMITED_DEVICES ? devices : Math.max(offer.devices, devices);

/** Collects the packages of all answers. Names and sums are only compared; no trait has them. */
export function createOfferTable() {
  const offers: KnownOffer[] = [];

  /** Adds a package, or the prices of one that is known. */
  function add(
    goods: Goods,
    { onSale, isDueNow = false }: { onSale: boolean; isDueNow?: boolean },
  ) {
    let known = offers.find(({ id }) => id === goods.goodsId);
    if (!known) {
      known = {
        id: goods.goodsId,
        name: goods.goodsName,
        isTrial: goods.typeId === TRIAL_TYPE_ID,
        devices: goods.maxDevNum,
        renews: goods.supportRenew,
        needsPayWay: goods.payMark,
        onSale,
        isDeleted: false,
        prices: [],
      };
      offers.push(known);
    }
    for (const price of goods.goodsPriceList) {
      if (known.prices.some(({ id }) => id === price.goodsPriceId)) continue;
      known.prices.push({
        id: price.goodsPriceId,
        // The sum that a gift card leaves to pay is not the price.
        amount: isDueNow ? null : price.price,
        cycle: price.planUnit,
        devices: price.buyNum,
        isFree: !isDueNow && price.price === 0,
        inStore: price.appleGoodsId !== '',
      });
    }
  }

  /** Packages are on sale that no page has asked for yet. */
  const addOrdinary = (): void => void offers.push(ordinary());

  /** The price of something that was bought. If no package fits, it gets one that is not on sale. */
  function choose(bought: Bought): Choice {
    const { name, like = {} } = bought;
    const [best] = offers
      .flatMap((offer, at) =>
        [...offer.prices.keys()].map((price) => ({
          ...{ offer: at, price, score: scoreOf(offer, price, bought) },
        })),
      )
      .filter(({ offer, price, score }) => score > 0 && !isChoice(bought.except, { offer, price }))
      .sort((one, other) => other.score - one.score);
    const found = best && offers[best.offer];
    if (found) {
      found.name ??= name;
      found.isDeleted ||= like.isDeleted === true;
      return { offer: best.offer, price: best.price };
    }
    const { cycle, devices, amount } = bought;
    const covers = devices ?? 1;
    offers.push({
      ...ordinary(),
      name,
      onSale: false,
      ...like,
      devices: Math.max(1, covers),
      prices: [
        {
          ...{ id: null, amount, cycle: cycle ?? 'month', devices: covers },
          ...{ isFree: amount === 0, inStore: true },
        },
      ],
    });
    return { offer: offers.length - 1, price: 0 };
  }

  return {
    add,
    addOrdinary,
    choose,
    /** The sum of a price; null if it is unknown. */
    amountOf: ({ offer, price }: Choice) => offers[offer]?.prices[price]?.amount ?? null,
    /** The place of a price among all, in order; -1 for none. */
    placeOfPrice: (id: string) =>
      offers.flatMap(({ prices }) => prices).findIndex((price) => price.id === id),
    placeOf: (id: string) => offers.findIndex((offer) => offer.id === id),
    hasOnSale: () => offers.some(({ onSale }) => onSale),
    traits: (): Offer[] =>
      offers.map(({ isTrial, devices, renews, needsPayWay, onSale, isDeleted, prices }) => ({
        ...{ isTrial, devices, renews, needsPayWay, onSale, isDeleted },
        prices: prices.map(({ cycle, devices: covers, isFree, inStore }) => ({
          ...{ cycle, devices: covers, isFree, inStore },
        })),
      })),
  };
}

export type OfferTable = ReturnType<typeof createOfferTable>;

/** No list says whether a package was deleted, but one on sale was not. */
const isLike = (offer: KnownOffer, like: Partial<Offer>): boolean =>
  (like.renews ?? offer.renews) === offer.renews &&
  (like.isTrial ?? offer.isTrial) === offer.isTrial &&
  !(like.isDeleted === true && offer.onSale);

const isChoice = (one: Choice | undefined, { offer, price }: Choice): boolean =>
  one?.offer === offer && one.price === price;

/** How well a price fits; 0: not at all. */
function scoreOf(offer: KnownOffer, at: number, bought: Bought): number {
  const { offerId = null, name, cycle, devices, amount, like = {} } = bought;
  const price = offer.prices[at];
  if (
    !price ||
    !isLike(offer, like) ||
    (cycle !== null && price.cycle !== cycle) ||
    (devices !== null && reach(offer, price) !== devices) ||
    (amount !== null && price.isFree !== (amount === 0))
  )
    return 0;
  const hasSameSum = amount !== null && price.amount === amount;
  const related =
    offerId !== null && offer.id === offerId
      ? 4
      : name === null || offer.name === name
        ? 2
        : offer.id === null && offer.name === null
          ? 1
          : 0;
  return related && 3 * related + (hasSameSum ? 2 : 0) + (price.cycle === bought.likely ? 1 : 0);
}
