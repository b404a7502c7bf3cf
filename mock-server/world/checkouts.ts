import { randomUUID } from 'node:crypto';
import type { PayUrlRequest } from '@homeview/contracts/order/order.schemas';
import { PROVIDER_OF_PAY_MODE } from '@homeview/contracts/vocabulary/payMode';
import { isLocalHost } from '../http/localHosts';
import type { Checkout, Order } from './entities';
import { refuse } from './refusal';
import { nextNumber } from './world';
import type { World } from './world';

const RETURN_URLS = ['successUrl', 'cancelUrl', 'errorUrl'] as const;

/**
 * A visit to the provider's page for an unpaid order. Asking again for the same thing gives the
 * same visit.
 * @throws Refusal 400: the pay mode has no such provider, or a return URL leads elsewhere.
 */
export function openCheckout(world: World, order: Order, request: PayUrlRequest): Checkout {
  const { payMode, type: provider, successUrl, cancelUrl, errorUrl } = request;
  if (PROVIDER_OF_PAY_MODE[payMode] !== provider) {
    throw refuse('This way of paying is not available here.');
  }
  for (const name of RETURN_URLS) {
    if (!leadsBack(request[name])) throw refuse(`${name} must lead back to the portal.`);
  }
  const wanted = { orderId: order.id, provider, payMode, successUrl, cancelUrl, errorUrl };
  const same = world.checkouts.find((checkout) => isSame(checkout, wanted));
  if (same) return same;
  const id = `checkout-${nextNumber(world, 'checkouts')}`;
  const checkout: Checkout = { id, ...wanted, nonce: randomUUID() };
  world.checkouts.push(checkout);
  return checkout;
}

/** The pretend provider sends nobody away from this machine: no open redirect. */
function leadsBack(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host } = new URL(url);
  return /^https?:$/.test(protocol) && isLocalHost(host);
}

const isSame = (checkout: Checkout, wanted: Omit<Checkout, 'id' | 'nonce'>) =>
  (Object.keys(wanted) as (keyof typeof wanted)[]).every((key) => checkout[key] === wanted[key]);
