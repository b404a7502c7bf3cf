import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActOffer } from '../acts/act';
import { startMockServer } from '../server/server';
import { json, serveMock } from '../testing/mockClient';
import type { Client } from '../testing/mockClient';
import { orderBehind } from '../testing/worldOf';
import { brokenRule } from '../world/checkWorld';
import type { World } from '../world/world';

const mock = serveMock();

describe('an act', () => {
  interface Entry {
    readonly what: string;
    readonly kind?: string;
    readonly by?: string | null;
    readonly realAt?: string;
    readonly point?: number;
  }
  type Offers = readonly { readonly id?: string; readonly acts: readonly ActOffer[] }[];
  interface Contents {
    readonly happened: readonly Entry[];
    readonly people: Offers;
    readonly houses: Offers;
    readonly plans: Offers;
    readonly orders: Offers;
    readonly giftCards: Offers;
    readonly promotions: Offers;
  }
  interface Snapshot {
    readonly world: World;
    readonly faults: readonly unknown[];
    readonly happened: readonly Entry[];
    readonly clock: { readonly now: string };
  }

  const contentsOf = async (client: Client) =>
    (await client.control<Contents>('GET', '/contents')).body;
  const snapshotOf = async (client: Client) =>
    (await client.control<Snapshot>('GET', '/snapshot')).body;
  const worldOf = async (client: Client) => (await snapshotOf(client)).world;
  const offersIn = ({ people, houses, plans, orders, giftCards, promotions }: Contents) =>
    [people, houses, plans, orders, giftCards, promotions].flat().flatMap(({ acts }) => acts);

  /** The offered act on the first thing that has it. */
  async function offered(client: Client, act: string): Promise<ActOffer> {
    const offer = offersIn(await contentsOf(client)).find((one) => one.act === act);
    if (!offer) throw new Error(`${act} is not offered.`);
    return offer;
  }

  /** Values for the fields of an offer: the last option, or a name. */
  const valuesFor = ({ fields }: ActOffer) =>
    Object.fromEntries(
      fields.map(({ name, options }) => [name, options ? options.at(-1)?.value : 'Attic']),
    );

  const run = async (client: Client, offer: ActOffer) =>
    client.control<{ what?: string; error?: string }>('POST', '/acts', {
      ...{ act: offer.act, on: offer.on },
      ...valuesFor(offer),
    });

  const renewals = (world: World) => world.orders.filter(({ kind }) => kind === 'renew').length;

  /** Each act with a scenario that offers it, and what it changes. */
  const EFFECTS: readonly (readonly [
    act: string,
    scenario: string,
    effect: (before: World, after: World) => boolean,
  ])[] = [
    ['order-refunded', 'demo', (_, { orders }) => orders.some(({ status }) => status === 8)],
    ['refund-failed', 'demo', (_, { orders }) => orders.some(({ status }) => status === 9)],
    ['order-paid', 'unpaid-order', (_, { orders }) => orders.every(({ status }) => status !== 7)],
    [
      'payment-declined',
      'unpaid-order',
      (_, { orders }) => orders.some(({ status }) => status === 6),
    ],
    ['plan-charged', 'demo', (before, after) => renewals(after) === renewals(before) + 1],
    [
      'plan-ended',
      'demo',
      (_, { plans, devices }) =>
        plans[0]?.status === 0 && devices.every(({ planId }) => planId === null),
    ],
    ['renewal-locked', 'demo', (_, { plans }) => plans[0]?.renewalLocked === true],
    [
      'renewal-unlocked',
      'renewal-processing',
      (_, { plans }) => plans.every((plan) => !plan.renewalLocked),
    ],
    ['package-withdrawn', 'demo', (before, after) => sold(after) === sold(before) - 1],
    [
      'camera-added',
      'demo',
      (_, { devices }) => devices.some(({ name, planId }) => name === 'Attic' && planId === null),
    ],
    [
      'device-renamed',
      'demo',
      (before, after) =>
        after.devices.length === before.devices.length &&
        after.devices.some(({ name }) => name === 'Attic'),
    ],
    [
      'device-removed',
      'demo',
      (before, after) => after.devices.length === before.devices.length - 1,
    ],
    ['device-moved', 'three-houses', (before, after) => housesOf(after) !== housesOf(before)],
    [
      'gift-card-issued',
      'demo',
      (before, after) => after.giftCards.length === before.giftCards.length + 1,
    ],
    ['gift-card-used', 'gift-cards', (before, after) => unused(after) === unused(before) - 1],
    [
      'session-expired',
      'demo',
      (_, { tokens }) => tokens.every(({ expiresAt }) => expiresAt <= new Date().toISOString()),
    ],
    [
      'signed-in-elsewhere',
      'demo',
      (_, { tokens }) => tokens.every(({ kind }) => kind === 'replaced'),
    ],
    [
      'promotion-begun',
      'promotion-not-started',
      (_, { activities }) =>
        activities.some(({ startTime }) => startTime <= new Date().toISOString()),
    ],
    [
      'promotion-ended',
      'promotion-running',
      (_, { activities }) => activities.every(({ endTime }) => endTime <= new Date().toISOString()),
    ],
  ];
  const sold = ({ goods }: World) => goods.filter(({ onOffer }) => onOffer).length;
  const unused = ({ giftCards }: World) =>
    giftCards.filter(({ orderId }) => orderId === null).length;
  const housesOf = ({ devices }: World) => devices.map(({ houseId }) => houseId).join();

  it.each(EFFECTS)('%s changes the world, and is recorded', async (act, scenario, effect) => {
    const client = await mock.open(scenario);
    const before = await worldOf(client);
    const { status, body } = await run(client, await offered(client, act));
    expect(status, body.error).toBe(201);
    const after = await worldOf(client);
    expect(effect(before, after)).toBe(true);
    expect(brokenRule(after)).toBeNull();
    const entry = (await contentsOf(client)).happened.find(({ what }) => what === body.what);
    expect(entry).toMatchObject({ by: null, point: 1 });
    expect(Date.parse(entry?.realAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('confirms a payment that is waiting', async () => {
    const client = await mock.open('unpaid-order');
    const snapshot = await snapshotOf(client);
    const [checkout] = snapshot.world.checkouts;
    const order = snapshot.world.orders.find(({ status }) => status === 7);
    snapshot.world.checkouts.push({
      ...{ id: 'c-9', provider: 'PAYPAL', payMode: 1, nonce: 'n' },
      ...{ successUrl: '/', cancelUrl: '/', errorUrl: '/' },
      ...checkout,
      orderId: order?.id ?? '',
      confirmsAt: '2099-01-01T00:00:00.000Z',
    });
    expect(await client.control('PUT', '/snapshot', snapshot)).toMatchObject({ status: 200 });
    expect((await run(client, await offered(client, 'payment-confirmed'))).status).toBe(201);
    expect((await worldOf(client)).orders.every(({ status }) => status !== 7)).toBe(true);
  });

  it.each([
    ['an unknown act', 404, { act: 'plan-lost', on: '70001' }, /plan-charged/],
    ['an unknown plan', 404, { act: 'plan-ended', on: '1' }, /There is no plan "1"/],
    ['the refund of a refunded order', 400, { act: 'order-refunded', on: '80001' }, /refunded/],
    [
      'the payment of a paid order',
      400,
      { act: 'order-paid', on: '80001' },
      /“Pay” isn’t possible/,
    ],
    ['a charge of a plan that ends', 400, { act: 'plan-charged', on: '70001' }, /doesn’t renew/],
    ['a camera without a name', 400, { act: 'camera-added', on: '30001', name: ' ' }, /name/],
    [
      'a device of another house',
      400,
      { act: 'device-removed', on: '30001', device: '1' },
      /no device "1"/,
    ],
    [
      'a card for nothing',
      400,
      { act: 'gift-card-issued', on: '1001', price: '1' },
      /what the card is for/,
    ],
  ])('refuses %s, and changes nothing', async (_, status, body, message) => {
    const client = await mock.open('refunded-order');
    const before = await worldOf(client);
    const answer = await client.control<{ error: string }>('POST', '/acts', body);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(message);
    expect(await worldOf(client)).toEqual(before);
  });

  it(
    'can be undone, whichever of 100 it was, and so can going back',
    { timeout: 60_000 },
    async () => {
      const choices = fc.sample(fc.nat(10_000), { numRuns: 100 });
      const client = await mock.open('three-houses');
      const worlds: World[] = [];
      for (const choice of choices) {
        const offers = offersIn(await contentsOf(client));
        const offer = offers[choice % offers.length];
        if (!offer) throw new Error('Nothing can be done.');
        const before = await worldOf(client);
        const { status, body } = await run(client, offer);
        expect(status, JSON.stringify([choice, offer, body])).toBe(201);
        worlds.push(before);
      }
      expect(brokenRule(await worldOf(client))).toBeNull();
      const last = await worldOf(client);
      for (const at of fc.sample(fc.nat(40), { numRuns: 5 })) {
        // The latest 100 points are kept; each way back is one more.
        const point = 100 - at;
        expect((await client.control('POST', '/undo', { point })).status).toBe(200);
        expect(await worldOf(client)).toEqual(worlds[point - 1]);
        const { happened } = await contentsOf(client);
        const back = happened.find(({ what }) => what.startsWith('Back to before: '));
        await client.control('POST', '/undo', { point: back?.point });
        expect(await worldOf(client)).toEqual(last);
      }
      const gone = await client.control<{ error: string }>('POST', '/undo', { point: 1 });
      expect([gone.status, gone.body.error]).toEqual([404, expect.stringContaining('point 1')]);
    },
  );

  it('comes back with its time, its faults and its past, also from a reset and a file', async () => {
    const client = await mock.open('demo');
    await client.control('POST', '/faults', { call: 'houseList', kind: 'http', status: 500 });
    await client.control('PUT', '/clock', { advance: 'P2M' });
    const before = await snapshotOf(client);
    await client.control('POST', '/reset');
    const other = await mock.open('no-plans');
    await client.control('PUT', '/snapshot', await snapshotOf(other));
    const { happened } = await contentsOf(client);
    const reset = happened.find(({ what }) => what === 'A file is loaded');
    await client.control('POST', '/undo', { point: (reset?.point ?? 0) - 1 });
    const { world, faults, clock, happened: past } = await snapshotOf(client);
    const fault = [expect.objectContaining({ call: 'houseList', status: 500 })];
    expect({ world, faults }).toEqual({ world: before.world, faults: fault });
    expect(Date.parse(clock.now) - Date.parse(before.clock.now)).toBeLessThan(10_000);
    expect(past.map(({ what }) => what)).toEqual(
      expect.arrayContaining(before.happened.map(({ what }) => what)),
    );
  });

  it('answers with the point of its way back, as every change does', async () => {
    const client = await mock.open('demo');
    const saved = await snapshotOf(client);
    const { act, on } = await offered(client, 'plan-ended');
    const changes = [
      ['POST', '/acts', { act, on }],
      ['PUT', '/clock', { advance: 'P1D' }],
      ['POST', '/reset', {}],
      ['PUT', '/snapshot', saved],
      ['POST', '/undo', { point: 1 }],
    ] as const;
    for (const [index, [method, path, body]] of changes.entries()) {
      const answer = await client.control<{ point: number }>(method, path, body);
      expect(answer.body.point, path).toBe(index + 1);
    }
  });

  it('can be tried in a copy from before it', async () => {
    const client = await mock.open('demo');
    const before = await worldOf(client);
    await run(client, await offered(client, 'plan-ended'));
    const { status, body } = await client.control<{ sandbox: string }>('POST', '/copy', {
      point: 1,
    });
    expect(status).toBe(201);
    const copy = await fetch(`${mock.url()}/__mock/sandboxes/${body.sandbox}/snapshot`);
    expect(((await copy.json()) as Snapshot).world).toEqual(before);
  });

  it('has no way back in a copy or in a file, whose own points count from 1 too', async () => {
    const client = await mock.open('demo');
    await run(client, await offered(client, 'renewal-locked'));
    const copied = await client.control<{ sandbox: string }>('POST', '/copy', { point: 1 });
    const file = await snapshotOf(client);
    expect(JSON.stringify(file)).not.toContain('"point"');
    const other = await mock.open('no-plans');
    const named = file.happened.map((event) => ({ ...event, point: 1 }));
    await other.control('PUT', '/snapshot', { ...file, happened: named });
    const past = (await contentsOf(other)).happened;
    const ofFile = past.find(({ what }) => what === 'A file is loaded');
    expect(past.filter(({ point }) => point === ofFile?.point)).toEqual([ofFile]);
    expect(copied.status).toBe(201);
  });

  it('that is refused leaves a declined order as it is', async () => {
    const client = await mock.open('gift-cards-new-customer');
    const { world, ...rest } = await snapshotOf(client);
    const [card] = world.giftCards.filter(({ orderId }) => orderId !== null);
    const { data } = await client.call('createOrder', orderRequestExample());
    const after = await worldOf(client);
    const order = after.orders.find(({ id }) => id === data.orderId);
    Object.assign(order ?? {}, { status: 6, giftCardCode: card?.id });
    await client.control('PUT', '/snapshot', { ...rest, world: after });
    const body = { act: 'order-paid', on: data.orderId };
    expect((await client.control('POST', '/acts', body)).status).toBe(400);
    expect(await orderBehind(client, data.orderId)).toEqual(order);
  });

  it('can be undone after the sandbox was saved and read again', async () => {
    const own = mkdtempSync(join(tmpdir(), 'acts-'));
    const address = '/__mock/sandboxes';
    const ask = async (url: string, path: string, init?: RequestInit) =>
      (await (await fetch(`${url}${address}${path}`, init)).json()) as Snapshot & {
        sandbox: string;
      };
    const first = await startMockServer({ port: 0, store: `file:${own}` });
    const { sandbox } = await ask(first.url, '', json('POST', { scenario: 'demo' }));
    const { world } = await ask(first.url, `/${sandbox}/snapshot`);
    await ask(first.url, `/${sandbox}/acts`, json('POST', { act: 'plan-ended', on: '70001' }));
    await first.close();
    const second = await startMockServer({ port: 0, store: `file:${own}` });
    await ask(second.url, `/${sandbox}/undo`, json('POST', { point: 1 }));
    expect((await ask(second.url, `/${sandbox}/snapshot`)).world).toEqual(world);
    await second.close();
    rmSync(own, { recursive: true });
  });
});
