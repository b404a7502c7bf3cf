import type { EndpointName } from '@homeview/contracts/catalogue';
import { OTHER_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { describe, expect, it } from 'vitest';
import { findScenario } from '../../scenarios/registry';
import { requestOf, serveMock } from '../../testing/mockClient';
import type { Client } from '../../testing/mockClient';
import { goodRequests } from '../../testing/goodRequests';
import { ordersBehind, planBehind } from '../../testing/worldOf';
import { once } from '../../world/orders/idempotency';
import { emptyWorld, mustFind } from '../../world/world';

const mock = serveMock();
const freeExtension = { packageId: '70002', goodsId: '5002', giftCardCode: OTHER_GIFT_CODE };

/** Every ordering call, with a second body that is valid too. */
const ordering: [EndpointName, string, object][] = [
  ['createOrder', 'demo', { deviceIds: [] }],
  ['renew', 'demo', { originalRemark: 'shop' }],
  ['applePayOrder', 'wallet-offer', { deviceIds: [] }],
  ['serviceExtension', 'gift-cards', freeExtension],
  ['createPaySession', 'demo', { priceId: '50012' }],
];
const storePrice = { orderPrice: '3.99', payPrice: '3.99' };
const bodyOf = (name: EndpointName, fields: object = {}) => ({
  ...goodRequests[name],
  ...(name === 'applePayOrder' ? storePrice : {}),
  ...fields,
});

async function send(client: Client, name: EndpointName, body: object, key = 'key-1') {
  const extra = { token: client.token ?? '', 'Idempotency-Key': key };
  const response = await client.raw(...requestOf(name, body, extra));
  return (await response.json()) as { code: number; data: unknown; desc: string };
}

describe.each(ordering)('%s', (name, scenario, others) => {
  it('makes one order of 100 parallel requests with one Idempotency-Key', async () => {
    const client = await mock.open(scenario);
    const before = (await ordersBehind(client)).length;
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => send(client, name, bodyOf(name))),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.code).toBe(200);
    expect(await ordersBehind(client)).toHaveLength(before + 1);
  });

  it('refuses the same key with another body, and accepts that body with another key', async () => {
    const client = await mock.open(scenario);
    await send(client, name, bodyOf(name));
    const { code, desc } = await send(client, name, bodyOf(name, others));
    expect([code, desc]).toEqual([400, expect.stringContaining('different contents')]);
    expect(await send(client, name, bodyOf(name, others), 'key-2')).toMatchObject({ code: 200 });
  });

  it('forgets the key of a refused order', async () => {
    const client = await mock.open(scenario);
    expect((await send(client, name, bodyOf(name, { packageId: 'nothing' }))).code).toBe(400);
    expect((await send(client, name, bodyOf(name))).code).toBe(200);
  });
});

describe('an Idempotency-Key', () => {
  it('is refused in another call', async () => {
    const client = await mock.open('cancelling-plan');
    const body = { ...bodyOf('createOrder'), packageId: '' };
    await send(client, 'createOrder', body);
    const { code, desc } = await send(client, 'applePayOrder', body);
    expect([code, desc]).toEqual([400, expect.stringContaining('different contents')]);
  });

  it('is separate for each customer', () => {
    const world = emptyWorld();
    findScenario('demo')?.build(world, new Date());
    const dana = mustFind(world.accounts, '1001');
    let made = 0;
    const place = (id: string) =>
      once(world, { account: { ...dana, id }, call: 'renew', request: {}, key: 'key-1' }, () => {
        made += 1;
        return mustFind(world.orders, '80001');
      });
    for (const id of ['1001', '1002', '1001', '1002']) place(id);
    expect(made).toBe(2);
  });

  it('makes one extension of 100 parallel requests, although the first one uses the card', async () => {
    const client = await mock.open('gift-cards');
    const body = bodyOf('serviceExtension', freeExtension);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => send(client, 'serviceExtension', body)),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
    expect(await planBehind(client, '70002')).toMatchObject({ periods: 2 });
  });
});
