/**
 * After any sequence of changes, lists that use the device index must equal a scan of every device.
 */
import {
  orderRequestExample,
  payUrlRequestExample,
} from '@homeview/contracts/domains/order/order.examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serveMock } from '../testing/mockClient';
import type { Client, Extra } from '../testing/mockClient';
import type { World } from '../world/world';

const mock = serveMock();
let realTime = Date.parse('2026-11-21T10:00:00Z');
const timed = serveMock({ clock: () => realTime });
const HOUSES = ['30001', '30002'];
const devices = fc.constantFrom('40001', '40002', '40003', '40004', '40005', '40011', '40012');
const planned = fc.constantFrom('70001', '71001', null);

/** Reads through calls: the free devices of each house, and how many devices each plan covers. */
async function readLists(client: Client, houses = HOUSES, extra: Extra = {}) {
  const lists = houses.map(async (homeId) => {
    const page = { pageNum: 1, pageSize: 100 };
    const free = await client.call('getUnbindPackageDevList', { homeId }, extra);
    const plans = await client.call('getPackageBindDevList', { homeId, ...page }, extra);
    return {
      free: free.data.map(({ deviceId }) => deviceId),
      plans: plans.data.list.map(({ packageId, devNum }) => [packageId, devNum]),
    };
  });
  return Promise.all(lists);
}

/** The expected lists, from a scan of every device in the snapshot. */
async function truth(client: Client, houses = HOUSES) {
  const { body } = await client.control<{ world: World }>('GET', '/snapshot');
  const { world } = body;
  return houses.map((house) => ({
    free: world.devices
      .filter(({ houseId, planId }) => houseId === house && planId === null)
      .map(({ id }) => id),
    plans: world.plans
      .filter(({ houseId }) => houseId === house)
      .map(({ id }) => [id, world.devices.filter(({ planId }) => planId === id).length]),
  }));
}

type Act = (client: Client) => Promise<unknown>;

async function buy(client: Client, deviceId: string): Promise<void> {
  const { data } = await client.call('createOrder', orderRequestExample({ deviceIds: [deviceId] }));
  const orderId = data?.orderId ?? '';
  const { data: pay } = await client.call('getPayUrl', payUrlRequestExample({ orderId }));
  if (!pay?.url) return;
  const page = await (await client.raw(pay.url)).text();
  const nonce = /name="nonce" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const body = new URLSearchParams({ nonce, action: 'pay' });
  await client.raw(pay.url, { method: 'POST', body });
}

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(devices, planned).map(
    ([id, planId]): Act =>
      (client) =>
        client.control('PATCH', `/db/devices/${id}`, { planId }),
  ),
  fc.tuple(devices, fc.constantFrom(...HOUSES)).map(
    ([id, houseId]): Act =>
      (client) =>
        client.control('PATCH', `/db/devices/${id}`, { houseId }),
  ),
  devices.map(
    (id): Act =>
      (client) =>
        client.raw(`/__mock/sandboxes/${client.sandbox}/db/devices/${id}`, { method: 'DELETE' }),
  ),
  fc.constantFrom(...HOUSES).map(
    (houseId): Act =>
      (client) =>
        client.control('POST', '/db/devices', {
          houseId,
          name: 'New',
          kind: 'camera',
          planId: null,
          lockStatus: 0,
        }),
  ),
  fc.tuple(devices, fc.constantFrom(0 as const, 1 as const)).map(
    ([id, type]): Act =>
      (client) =>
        client.call('deviceSwitchPackage', { deviceIds: [id], packageId: '70001', type }),
  ),
  devices.map(
    (id): Act =>
      (client) =>
        buy(client, id),
  ),
  fc.constantFrom<Act>(
    (client) => client.call('updateSubscribeStatus', { packageId: '70001', subscribeStatus: 0 }),
    (client) => client.control('PUT', '/clock', { advance: 'PT10M' }),
    async (client) => {
      const { body } = await client.control('GET', '/snapshot');
      await client.control('PUT', '/snapshot', body);
    },
    (client) => client.control('POST', '/reset', {}),
  ),
);

describe('lists of devices', () => {
  it('stay correct after any sequence of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 6 }), async (all) => {
        const client = await mock.open('demo');
        for (const act of all) {
          // Read twice, so that a stale index would show.
          await readLists(client);
          await readLists(client);
          await act(client);
          const lists = await readLists(client);
          expect(lists).toEqual(await truth(client));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('stay correct when a plan ends only because time passes', async () => {
    const client = await timed.open('cancelling-plan');
    const { body } = await client.control<{ world: World }>('GET', '/snapshot');
    const end = Date.parse(body.world.plans[0]?.end ?? '');
    await client.control('PUT', '/clock', { now: new Date(end - 60_000).toISOString() });
    const { data } = await client.call('refreshToken', { refreshToken: 'refresh-1001' });
    const ask = () => readLists(client, ['30001'], { token: data.accessToken });
    const [before] = [await ask(), await ask()];
    expect(before[0]?.free).not.toContain('40001');
    realTime += 120_000;
    const after = await ask();
    expect(after[0]?.free).toContain('40001');
    expect(after).toEqual(await truth(client, ['30001']));
  });
});
