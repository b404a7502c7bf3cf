import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import type { World } from '../world/world';
import { addAccount, addBillingAddress, addPromotion } from './customer/account';
import { addBills, addGiftCards } from './customer/bills';
import type { Ids } from './customer/bills';
import { addDevices, addHouses } from './customer/houses';
import { addOffers } from './customer/offers';
import { addPlans } from './customer/plans';

/** The ids of entries of the traits that may be left out. */
export interface Built {
  readonly bills: Ids;
  readonly giftCards: Ids;
}

/**
 * Adds the customer whom the traits describe to an empty world, as of `now`. What points nowhere is
 * left out. The caller sets the clock.
 */
export function buildCustomer(world: World, now: Date, traits: CustomerTraits): Built {
  addAccount(world, now, traits);
  addOffers(world, traits);
  addHouses(world, traits);
  addPlans(world, now, traits);
  addDevices(world, traits);
  const bills = addBills(world, now, traits);
  const giftCards = addGiftCards(world, traits);
  addBillingAddress(world, traits);
  addPromotion(world, now, traits);
  return { bills, giftCards };
}
