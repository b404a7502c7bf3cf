import { BRAND } from '@homeview/contracts/vocabulary/brand';
import { payUrlRequestExample } from '@homeview/contracts/domains/order/order.examples';
import type { PayUrlRequest } from '@homeview/contracts/domains/order/order.schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPages } from '../http/sendPage';
import { serveMock } from '../testing/mockClient';
import type { Client } from '../testing/mockClient';

const mock = serveMock();
beforeAll(loadPages, 30_000);
const byCard = { payMode: 3, type: 'STRIPE' } as const;

async function checkout(client: Client, fields: Partial<PayUrlRequest> = {}) {
  const { data } = await client.call('getPayUrl', payUrlRequestExample(fields));
  const url = data.url ?? '';
  const read = async () => {
    const response = await client.raw(url);
    return { response, text: await response.text() };
  };
  const nonce = /name="nonce" value="([^"]+)"/.exec((await read()).text)?.[1] ?? '';
  const submit = async (action: string, proof = nonce) => {
    const body = new URLSearchParams({ nonce: proof, action });
    const response = await client.raw(url, { method: 'POST', body });
    return { status: response.status, to: response.headers.get('location') };
  };
  return { read, submit, url };
}

const plansOf = async (client: Client) =>
  (await client.call('getPackageBindDevList', { homeId: '30001', pageNum: 1, pageSize: 100 })).data
    .list;

const statusOf = async (client: Client) =>
  (await client.call('getOrderDetail', { orderId: '90001' })).data.orderStatus;

const { successUrl, cancelUrl, errorUrl } = payUrlRequestExample();

describe('the page of a fake provider', () => {
  it('says that it is fake, and shows the order, the amount and the merchant', async () => {
    const client = await mock.open('unpaid-order');
    const wallet = await (await checkout(client)).read();
    const card = await (await checkout(client, byCard)).read();
    for (const { response, text } of [wallet, card]) {
      expect(response.status).toBe(200);
      expect(text).toMatch(/<title>[^<]*fake payment provider/);
      for (const part of [BRAND, '90001', 'Cloud Recording', '$2.99', 'Garden']) {
        expect(text).toContain(part);
      }
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      expect(text).not.toContain('<script');
      // The colours of the design system, in both schemes and without a script.
      expect(text).toContain('--hv-palette-primary-main:');
      expect(text).toContain('@media (prefers-color-scheme: dark)');
    }
    expect(wallet.text).not.toContain('Card number');
    expect(card.text).toContain('Card number');
  });

  it('escapes names', async () => {
    const client = await mock.open('unpaid-order');
    await client.control('PATCH', '/db/devices/40002', { name: '<img src=x onerror=1>&"' });
    const { text } = await (await checkout(client)).read();
    expect(text).toContain('&lt;img src=x onerror=1&gt;&amp;&quot;');
  });

  it('settles once, however often the form is sent and from however many tabs', async () => {
    const client = await mock.open('unpaid-order');
    const before = (await plansOf(client)).length;
    const tab = await checkout(client);
    const otherTab = await checkout(client, byCard);
    const answers = await Promise.all([tab, tab, otherTab, otherTab].map((t) => t.submit('pay')));
    for (const answer of answers) expect(answer).toEqual({ status: 303, to: successUrl });
    const plans = await plansOf(client);
    expect(plans).toHaveLength(before + 1);
    expect(plans.at(-1)).toMatchObject({ subscribeStatus: 1, payMode: 1, devNum: 1 });
    const unbound = await client.call('getUnbindPackageDevList', { homeId: '30001' });
    expect(unbound.data.map(({ deviceId }) => deviceId)).not.toContain('40002');
  });

  it('shows a paid order as paid, with a link back', async () => {
    const client = await mock.open('unpaid-order');
    const page = await checkout(client);
    await page.submit('pay');
    const { text } = await page.read();
    expect(text).toContain('already paid');
    expect(text).toContain(`href="${successUrl}"`);
    expect(text).not.toContain('<form');
  });

  it('leaves the order unpaid when cancelled or declined, so that it can be paid later', async () => {
    const client = await mock.open('unpaid-order');
    const before = (await plansOf(client)).length;
    const page = await checkout(client);
    expect(await page.submit('cancel')).toEqual({ status: 303, to: cancelUrl });
    expect(await page.submit('decline')).toEqual({ status: 303, to: errorUrl });
    expect(await plansOf(client)).toHaveLength(before);
    expect(await page.submit('pay')).toEqual({ status: 303, to: successUrl });
    expect(await plansOf(client)).toHaveLength(before + 1);
  });

  it('marks a declined order as not paid, until it is opened again', async () => {
    const client = await mock.open('unpaid-order');
    const page = await checkout(client);
    await page.submit('decline');
    expect(await statusOf(client)).toBe(6);
    expect((await page.read()).text).toContain('<form');
    await client.call('getPayUrl', payUrlRequestExample());
    expect(await statusOf(client)).toBe(7);
  });

  it('returns before a payment is confirmed, which happens ten seconds later', async () => {
    const client = await mock.open('unpaid-order');
    const before = (await plansOf(client)).length;
    const page = await checkout(client, byCard);
    expect(await page.submit('confirmLater')).toEqual({ status: 303, to: successUrl });
    await client.control('PUT', '/clock', { advance: 'PT9S' });
    expect(await statusOf(client)).toBe(7);
    expect(await plansOf(client)).toHaveLength(before);
    await client.control('PUT', '/clock', { advance: 'PT1S' });
    expect(await statusOf(client)).toBe(5);
    expect((await plansOf(client)).at(-1)).toMatchObject({ payMode: 3, devNum: 1 });
    expect(await plansOf(client)).toHaveLength(before + 1);
  });

  it('can return without ever confirming the payment', async () => {
    const client = await mock.open('unpaid-order');
    const page = await checkout(client);
    expect(await page.submit('neverConfirm')).toEqual({ status: 303, to: successUrl });
    await client.control('PUT', '/clock', { advance: 'P1D' });
    expect(await statusOf(client)).toBe(7);
  });

  it('gives the plan only the devices that are still free', async () => {
    const client = await mock.open('unpaid-order');
    const page = await checkout(client);
    await client.control('PATCH', '/db/devices/40002', { planId: '70001' });
    await page.submit('pay');
    expect((await plansOf(client)).map(({ devNum }) => devNum)).toEqual([2, 0]);
  });

  it('refuses a form with a wrong nonce, and an unknown action', async () => {
    const client = await mock.open('unpaid-order');
    const page = await checkout(client);
    const before = await plansOf(client);
    expect((await page.submit('pay', 'guessed')).status).toBe(403);
    expect((await page.submit('steal')).status).toBe(400);
    expect(await plansOf(client)).toEqual(before);
  });

  it('answers 404 for an unknown checkout, another provider and another sandbox', async () => {
    const client = await mock.open('unpaid-order');
    const { url } = await checkout(client);
    const stranger = await mock.open('unpaid-order');
    for (const response of [
      await client.raw('/__mock/pay/paypal/checkout-9'),
      await client.raw(url.replace('paypal', 'stripe')),
      await stranger.raw(url),
    ]) {
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Payment page not found');
    }
  });
});
