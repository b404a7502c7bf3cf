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

/** The way of paying, and the URLs to which the provider redirects afterwards. */
type WayToPay = Pick<PayUrlRequest, 'payMode' | (typeof RETURN_URLS)[number]>;

/**
 * The provider of a way of paying.
 * @param origin of the portal that asks.
 * @throws Refusal 400 when the pay mode has no provider, or a return URL leads elsewhere.
 */
export function providerOf(way: WayToPay, origin: string): PayProvider {
  const provider = PROVIDER_OF_PAY_MODE[way.payMode];
  if (provider === null) throw refuse('This payment method isn’t available here.');
  for (const name of RETURN_URLS) {
    if (!leadsBack(way[name], origin)) throw refuse(`${name} must lead back to the portal.`);
  }
  return provider;
}

/**
 * Opens the provider's page for an unpaid order. The same request returns the same checkout.
 * @throws Refusal 400, as `providerOf`.
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

/**
 * True for URLs of the portal and of this machine, so that the fake provider is no open redirect.
 */
function leadsBack(url: string, portal: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, origin } = new URL(url);
  return origin === portal || (/^https?:$/.test(protocol) && isLocalHost(host));
}

const isSame = (checkout: Checkout, wanted: Omit<Checkout, 'id' | 'nonce'>) =>
  (Object.keys(wanted) as (keyof typeof wanted)[]).every((key) => checkout[key] === wanted[key]);
