import type { Order, Plan } from '../world/entities';
import type { Client, serveMock } from './mockClient';

/** Opens a sandbox whose access token survives any time travel. */
export async function openLongRunning(mock: ReturnType<typeof serveMock>, scenario: string) {
  const client = await mock.open(scenario);
  const expiresAt = '2999-01-01T00:00:00.000Z';
  await client.control('PATCH', '/db/tokens/access-1001', { expiresAt });
  return client;
}

/** Moves the clock: `{ now }` or `{ advance }`. */
export const travel = (client: Client, to: object) => client.control('PUT', '/clock', to);

/** Plan 70001 from the world. */
export const planOf = async (client: Client) =>
  (await client.control<Plan>('GET', '/db/plans/70001')).body;

export const change = (client: Client, path: string, fields: object) =>
  client.control('PATCH', `/db/${path}`, fields);

/** Plan 70001 as the detail call returns it. */
export const detailOf = async (client: Client) =>
  (await client.call('getPackageSubscribeInfo', { packageId: '70001' })).data;

/** Orders that renewed plan 70001, oldest first. */
export const renewalsOf = async (client: Client) =>
  (await client.control<Order[]>('GET', '/db/orders?planId=70001&kind=renew')).body;

/** Ids of the devices that plan 70001 covers. */
export const coveredBy = async (client: Client) =>
  (await detailOf(client)).devList.map(({ deviceId }) => deviceId);
