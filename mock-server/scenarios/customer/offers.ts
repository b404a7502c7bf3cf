import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { TRIAL_TYPE_ID } from '@homeview/contracts/vocabulary/order/goodsKind';
import { PACKAGE_LEVEL } from '@homeview/contracts/vocabulary/order/ordering';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import type { Price } from '../../world/entities';
import type { World } from '../../world/world';
import { firstFree } from './firstFree';

type Offer = CustomerTraits['offers'][number];
type OfferPrice = Offer['prices'][number];

/** The description of every package. A `#` is a line break. */
const DESCRIPTION = [
  'Cloud event recording and album playback for 30 days',
  'AI detection of person, pet, package, vehicle, animal and fire',
  'Rich notifications with photo preview',
  'Event data of the last 7 days by e-mail or in the app',
].join('#');

/** Id and name of a package by what it is: the first entry that fits. */
const KINDS: readonly [id: string, name: string, fits: (offer: Offer, at: number) => boolean][] = [
  ['5009', 'Cloud Recording Trial', ({ isTrial }) => isTrial],
  ['5008', 'Basic', (offer) => isForCards(offer) && offer.prices.every(({ isFree }) => isFree)],
  ['5002', 'Gift Recording', (offer) => isForCards(offer)],
  ['5009', 'Classic Recording', ({ isDeleted }) => isDeleted],
  ['5004', 'Holiday Season', ({ renews }) => !renews],
  ['5003', 'Cloud Recording for three', ({ devices }, at) => devices === 3 && at > 0],
  ['5001', 'Cloud Recording', () => true],
];

const isForCards = ({ needsPayWay, onSale }: Offer) => !needsPayWay && !onSale;

/** The prices in cents, for as many devices as the package covers and for all. */
const CENTS = { day: [49, 149], month: [299, 999], year: [2999, 9999] } as const;
const SALE_CENTS = 1999;

/** Adds the packages and their prices. */
export function addOffers(world: World, { offers, promotion }: CustomerTraits): void {
  for (const [at, offer] of offers.entries()) {
    const [wanted, name] = KINDS.find(([, , fits]) => fits(offer, at)) ?? ['5001', ''];
    const taken = world.goods.map(({ id }) => id);
    const id = firstFree([wanted, ...offers.map((_, further) => String(5001 + further))], taken);
    const others = world.goods.filter((one) => one.name.startsWith(name)).length;
    world.goods.push({
      id,
      name: id === wanted || others === 0 ? name : `${name} ${others + 1}`,
      description: DESCRIPTION,
      maxDevNum: offer.devices || 1,
      payMark: offer.needsPayWay,
      supportRenew: offer.renews,
      timeCount: 1,
      timeUnit: 'month',
      typeId: offer.isTrial ? TRIAL_TYPE_ID : '1',
      // The package list asks for PACKAGE_LEVEL, so it has no trial.
      level: offer.isTrial ? 0 : PACKAGE_LEVEL,
      onOffer: offer.onSale,
      deleted: offer.isDeleted,
    });
    addPrices(world, id, offer, promotion !== null);
  }
}

function addPrices(world: World, goodsId: string, offer: Offer, onSale: boolean): void {
  const added: Price[] = [];
  for (const price of offer.prices) {
    const numbers = [usualNumber(price, offer), ...offer.prices.map((_, at) => at + 1)];
    const taken = added.map(({ id }) => id);
    added.push({
      id: firstFree(
        numbers.map((number) => `${goodsId}${number}`),
        taken,
      ),
      goodsId,
      planUnit: price.cycle,
      buyNum: price.devices || 1,
      cents: price.isFree ? 0 : centsOf(price, offer, onSale),
      currency: 'USD',
      appleGoodsId: price.inStore ? `cloud.${sizeOf(price, offer)}.${price.cycle}` : '',
    });
  }
  world.prices.push(...added);
}

/** A tier of the store covers more devices than the package. */
function sizeOf({ devices }: OfferPrice, offer: Offer): 'single' | 'unlimited' | number {
  if (devices === UNLIMITED_DEVICES) return 'unlimited';
  return devices > offer.devices ? devices : 'single';
}

function centsOf(price: OfferPrice, offer: Offer, onSale: boolean): number {
  const size = sizeOf(price, offer);
  const [single, unlimited] = CENTS[price.cycle];
  if (size === 'unlimited') return unlimited;
  if (onSale && price.cycle === 'year') return SALE_CENTS;
  return size === 'single' ? single : single * size;
}

/** The number of a price within its package. */
function usualNumber(price: OfferPrice, offer: Offer): number {
  const size = sizeOf(price, offer);
  if (typeof size === 'number') return 4 + size;
  return (size === 'single' ? 1 : 3) + (price.cycle === 'year' ? 1 : 0);
}
