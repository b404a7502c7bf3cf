import { payUrlRequestExample } from '@homeview/contracts/domains/order/order.examples';
import type { PayUrlRequest } from '@homeview/contracts/domains/order/order.schemas';
import type { Client } from './mockClient';

/** A button of a provider's page. */
type Action = 'pay' | 'cancel' | 'decline' | 'confirmLater' | 'neverConfirm';

/** Opens a provider's page. `press` submits its form and returns the redirect. */
export async function openPage(client: Client, url: string) {
  const text = await (await client.raw(url)).text();
  const nonce = /name="nonce" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const press = async (action: Action) => {
    const body = new URLSearchParams({ nonce, action });
    const response = await client.raw(url, { method: 'POST', body });
    return { status: response.status, to: response.headers.get('location') };
  };
  return { text, press };
}

/** Gets the pay URL of an order and opens its page. */
export async function openOrder(
  client: Client,
  orderId: string,
  fields: Partial<PayUrlRequest> = {},
) {
  const { data } = await client.call('getPayUrl', payUrlRequestExample({ orderId, ...fields }));
  return openPage(client, data.url ?? '');
}

/** Pays an order; returns the page's text and the redirect. */
export async function pay(client: Client, orderId: string, fields: Partial<PayUrlRequest> = {}) {
  const { text, press } = await openOrder(client, orderId, fields);
  return { text, ...(await press('pay')) };
}
