import type { Order, Plan } from '../world/entities';
import type { Client } from './mockClient';

/** Reads entities of the world through the control API. */
export const planBehind = async (client: Client, id = '70001') =>
  (await client.control<Plan>('GET', `/db/plans/${id}`)).body;

export const plansBehind = async (client: Client) =>
  (await client.control<Plan[]>('GET', '/db/plans')).body;

export const orderBehind = async (client: Client, id = '90001') =>
  (await client.control<Order>('GET', `/db/orders/${id}`)).body;

export const ordersBehind = async (client: Client) =>
  (await client.control<Order[]>('GET', '/db/orders')).body;

/** The ids of the devices that a plan covers. */
export const coveredBy = async (client: Client, planId: string) =>
  (await client.control<{ id: string }[]>('GET', `/db/devices?planId=${planId}`)).body.map(
    ({ id }) => id,
  );

/** Adds the account `1002`, so that tests can assign entities to another customer. */
export const addStranger = (client: Client) =>
  client.control('POST', '/db/accounts', {
    id: '1002',
    username: 'somebody-else@homeview.example',
    password: 'Demo-1234',
    nickname: 'Somebody',
    secondFactorCode: null,
  });
