import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { describe, expect, it } from 'vitest';
import { json, serveMock } from '../testing/mockClient';
import type { Client } from '../testing/mockClient';
import { orderBehind } from '../testing/worldOf';

const mock = serveMock({ appPort: 5199 });
const get = (path: string) => fetch(mock.url() + path, { redirect: 'manual' });
const locationOf = async (path: string) =>
  new URL((await get(path)).headers.get('location') ?? '', mock.url());
const summaryOf = async (id: string) =>
  (await (await get(`/__mock/sandboxes/${id}`)).json()) as { opened: object };

describe('a sandbox remembers how it was opened', () => {
  const link =
    'scenario=demo&path=%2Fbills&locale=th-TH&platform=android&version=2.3&refuse=IAP.payment%3A211';

  async function openByLink(): Promise<string> {
    const opened = await locationOf(`/__mock/open?${link}`);
    return opened.hostname.split('.')[0] ?? '';
  }

  it('so that entering it again keeps language, platform, version and path', async () => {
    const id = await openByLink();
    const again = await locationOf(`/__mock/sandboxes/${id}/enter`);
    expect(Object.fromEntries(again.searchParams)).toMatchObject({
      os: 'android',
      version: '2.3',
      refuse: 'IAP.payment:211',
    });
    const portal = new URL(again.searchParams.get('url') ?? '', again);
    expect([portal.pathname, portal.searchParams.get('language')]).toEqual(['/bills', 'th-TH']);
  });

  it('so that its summary has the values of the link, also after a reset', async () => {
    const id = await openByLink();
    const opened = Object.fromEntries(
      [...new URLSearchParams(link)].filter(([name]) => name !== 'scenario'),
    );
    expect(await summaryOf(id)).toMatchObject({ opened });
    await fetch(`${mock.url()}/__mock/sandboxes/${id}/reset`, json('POST', {}));
    expect(await summaryOf(id)).toMatchObject({ opened });
  });

  it('so that another sandbox with its file opens like it', async () => {
    const id = await openByLink();
    const file = (await (await get(`/__mock/sandboxes/${id}/snapshot`)).json()) as object;
    const other = await mock.open('no-plans');
    await other.control('PUT', '/snapshot', file);
    expect(await summaryOf(other.sandbox)).toMatchObject({ opened: { locale: 'th-TH' } });
  });

  it('and a parameter of the link that enters it comes first', async () => {
    const id = await openByLink();
    const query = 'platform=browser&locale=it-IT&path=%2F';
    const portal = await locationOf(`/__mock/sandboxes/${id}/enter?${query}`);
    expect([portal.pathname, portal.searchParams.get('language')]).toEqual(['/', 'it-IT']);
  });
});

describe('an event of an order', () => {
  const happen = (client: Client, event: string) =>
    client.control('POST', '/events', { event, params: { orderId: '90001' } });
  const factsOf = async (client: Client) => {
    const { body } = await client.control<{
      orders: { id: string; acts: { act: string }[] }[];
      happened: { what: string }[];
    }>('GET', '/contents');
    const order = body.orders.find(({ id }) => id === '90001');
    return {
      events: order?.acts.map(({ act }) => act),
      happened: body.happened.map(({ what }) => what),
    };
  };

  it('is offered while it is possible, happens, and is recorded', async () => {
    const client = await mock.open('no-plans');
    await client.call('createOrder', orderRequestExample());
    expect(await factsOf(client)).toEqual({
      events: ['order-paid', 'payment-declined'],
      happened: [],
    });
    await happen(client, 'payment-declined');
    expect((await factsOf(client)).events).toEqual(['order-paid']);
    expect((await happen(client, 'order-paid')).status).toBe(201);
    expect((await orderBehind(client)).status).toBe(5);
    await happen(client, 'refund-failed');
    expect((await factsOf(client)).events).toEqual(['order-refunded']);
    await happen(client, 'order-refunded');
    const { events, happened } = await factsOf(client);
    expect(events).toEqual([]);
    expect(happened).toEqual(
      expect.arrayContaining([
        'The payment of order 90001 is declined',
        'Order 90001 is paid',
        'The refund of order 90001 fails',
        'Order 90001 is refunded',
      ]),
    );
  });

  it('that is repeated changes nothing and is recorded once', async () => {
    const client = await mock.open('no-plans');
    await client.call('createOrder', orderRequestExample());
    await happen(client, 'order-paid');
    await happen(client, 'order-paid');
    expect((await factsOf(client)).happened).toEqual(['Order 90001 is paid']);
  });
});
