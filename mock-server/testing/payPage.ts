import { payUrlRequestExample } from '@homeview/contracts/domains/order/order.examples';
import type { PayUrlRequest } from '@homeview/contracts/domains/order/order.schemas';
import type { Client } from './mockClient';

/** What a customer can do on a provider's page. */
type Action = 'pay' | 'cancel' | 'decline';

/** Opens a provider's page. Its buttons answer where the browser is sent. */
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

/** Asks where to pay an order, and goes there. */
export async function openOrder(
  client: Client,
  orderId: string,
  fields: Partial<PayUrlRequest> = {},
) {
  const { data } = await client.call('getPayUrl', payUrlRequestExample({ orderId, ...fields }));
  return openPage(client, data.url ?? '');
}

/** Pays an order; answers what the page said, and where the browser is sent. */
export async function pay(client: Client, orderId: string, fields: Partial<PayUrlRequest> = {}) {
  const { text, press } = await openOrder(client, orderId, fields);
  return { text, ...(await press('pay')) };
}
