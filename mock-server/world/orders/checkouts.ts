import { randomUUID } from 'node:crypto';
import type { PayUrlRequest } from '@homeview/contracts/domains/order/order.schemas';
import { PROVIDER_OF_PAY_MODE } from '@homeview/contracts/vocabulary/order/payMode';
import type { PayProvider } from '@homeview/contracts/vocabulary/order/payMode';
import { isLocalHost } from '../../http/hosts';
import type { Checkout, Order } from '../entities';
import { refuse } from '../refusal';
import { nextNumber } from '../world';
import type { World } from '../world';

const RETURN_URLS = ['successUrl', 'cancelUrl', 'errorUrl'] as const;

/** How somebody wants to pay, and where the provider sends him afterwards. */
type WayToPay = Pick<PayUrlRequest, 'payMode' | (typeof RETURN_URLS)[number]>;

/**
 * The provider of a way to pay.
 * @param origin of the portal that asks.
 * @throws Refusal 400: the pay mode has none, or a return URL leads elsewhere.
 */
export function providerOf(way: WayToPay, origin: string): PayProvider {
  const provider = PROVIDER_OF_PAY_MODE[way.payMode];
  if (provider === null) throw refuse('This way of paying is not available here.');
  for (const name of RETURN_URLS) {
    if (!leadsBack(way[name], origin)) throw refuse(`${name} must lead back to the portal.`);
  }
  return provider;
}

/**
 * A visit to the provider's page for an unpaid order. Asking again for the same thing gives the
 * same visit. @throws Refusal 400, as `providerOf`.
 */
export function openCheckout(world: World, order: Order, way: WayToPay, origin: string): Checkout {
  const provider = providerOf(way, origin);
  const { payMode, successUrl, cancelUrl, errorUrl } = way;
  const wanted = { orderId: order.id, provider, payMode, successUrl, cancelUrl, errorUrl };
  const same = world.checkouts.find((checkout) => isSame(checkout, wanted));
  if (same) return same;
  const id = `checkout-${nextNumber(world, 'checkouts')}`;
  const checkout: Checkout = { id, ...wanted, nonce: randomUUID() };
  world.checkouts.push(checkout);
  return checkout;
}

/** The fake provider redirects only to the portal and this machine: no open redirect. */
function leadsBack(url: string, portal: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, origin } = new URL(url);
  return origin === portal || (/^https?:$/.test(protocol) && isLocalHost(host));
}

const isSame = (checkout: Checkout, wanted: Omit<Checkout, 'id' | 'nonce'>) =>
  (Object.keys(wanted) as (keyof typeof wanted)[]).every((key) => checkout[key] === wanted[key]);
