import { describe, expect, it } from 'vitest';
import {
  change,
  coveredBy,
  detailOf,
  openLongRunning,
  planOf,
  renewalsOf,
  travel,
} from '../testing/longRunning';
import { findScenario } from '../scenarios/registry';
import { serveMock } from '../testing/mockClient';
import type { Client } from '../testing/mockClient';
import { periodEnd } from './calendar';
import { runDueEvents } from './runDueEvents';
import { emptyWorld } from './world';

const mock = serveMock();
const open = (scenario: string) => openLongRunning(mock, scenario);
const afterPeriod = async (client: Client) => travel(client, { now: (await planOf(client)).end });

describe('a plan that renews', () => {
  it('is charged its price for each period, with the same pay mode', async () => {
    const client = await open('unlimited-plan');
    await travel(client, { advance: 'P3Y' });
    const renewals = await renewalsOf(client);
    expect(renewals).toHaveLength(3);
    for (const order of renewals) {
      expect(order).toMatchObject({ cents: 9999, status: 5, payMode: 3, planId: '70001' });
      expect(order.createdAt).toBe(order.paidAt);
    }
    expect(await planOf(client)).toMatchObject({ status: 1, periods: 4 });
    expect(await coveredBy(client)).toHaveLength(5);
    expect(await detailOf(client)).toMatchObject({ orderStatus: 5, isRenewPackage: true });
  });

  it('creates no bills when it is free', async () => {
    const client = await open('free-basic-plan');
    await travel(client, { advance: 'P6M' });
    expect(await renewalsOf(client)).toEqual([]);
    expect((await planOf(client)).periods).toBeGreaterThan(5);
  });

  it('renews once despite many reads, and not again after travelling back', async () => {
    const client = await open('demo');
    await afterPeriod(client);
    await Promise.all(Array.from({ length: 50 }, () => detailOf(client)));
    await travel(client, { advance: '-P6M' });
    await travel(client, { advance: 'P6M' });
    expect(await renewalsOf(client)).toHaveLength(1);
  });

  it.each([
    ['deleted', { deleted: true }],
    ['no longer renewable', { supportRenew: false }],
  ])('ends when its package is %s', async (_, fields) => {
    const client = await open('demo');
    await change(client, 'goods/5001', fields);
    await afterPeriod(client);
    expect(await planOf(client)).toMatchObject({ status: 0, periods: 1 });
    expect(await coveredBy(client)).toEqual([]);
    expect(await renewalsOf(client)).toEqual([]);
  });

  it('leaves another plan with a later end unchanged', async () => {
    const client = await open('demo');
    const { end } = await planOf(client);
    await client.control('POST', '/db/plans', {
      ...(await planOf(client)),
      id: '70009',
      status: 2,
      end: new Date(Date.parse(end) + 86_400_000).toISOString(),
    });
    await travel(client, { now: end });
    const other = await client.control('GET', '/db/plans/70009');
    expect(other.body).toMatchObject({ status: 2 });
    expect(await coveredBy(client)).toEqual(['40001']);
  });
});

describe('a pending change', () => {
  it('takes effect at the end of the period, at its price and with as many devices as it covers', async () => {
    const client = await open('pending-change');
    const { end } = await planOf(client);
    await travel(client, { now: new Date(Date.parse(end) - 5000).toISOString() });
    expect(await coveredBy(client)).toHaveLength(5);
    await travel(client, { now: end });
    expect(await detailOf(client)).toMatchObject({
      price: 3.99,
      isUnlimited: false,
      maxDevNum: 1,
      changeStatus: 0,
      packageChangeRecord: null,
      subScribeStatus: 1,
      devList: [{ deviceId: '40001', lockStatus: 0 }],
    });
    expect(await renewalsOf(client)).toMatchObject([{ cents: 399, priceId: '50011', payMode: 2 }]);
    const free = await client.call('getUnbindPackageDevList', { homeId: '30001' });
    expect(free.data.map(({ deviceId }) => deviceId)).toEqual(['40002', '40003', '40004', '40005']);
    await travel(client, { advance: '-P2M' });
    expect(await coveredBy(client)).toEqual(['40001']);
  });

  it('keeps exactly the chosen devices', async () => {
    const client = await open('pending-change');
    await change(client, 'goods/5001', { maxDevNum: 3 });
    const deviceIds = ['40005', '40002'];
    await client.call('deviceSwitchPackage', { deviceIds, packageId: '70001', type: 2 });
    await afterPeriod(client);
    const { devList } = await detailOf(client);
    expect(devList).toMatchObject([
      { deviceId: '40002', lockStatus: 0 },
      { deviceId: '40005', lockStatus: 0 },
    ]);
  });

  it('keeps locked devices first when none were chosen', async () => {
    const client = await open('pending-change');
    await change(client, 'goods/5001', { maxDevNum: 2 });
    await client.call('updateDeviceLockStatus', { deviceId: '40004', lockStatus: 1 });
    await afterPeriod(client);
    expect(await coveredBy(client)).toEqual(['40001', '40004']);
  });

  it('keeps all devices when the next plan is unlimited', async () => {
    const client = await open('pending-change');
    const waiting = { goodsId: '5001', priceId: '50014', chosen: false };
    await change(client, 'plans/70001', { change: waiting });
    await afterPeriod(client);
    expect(await coveredBy(client)).toHaveLength(5);
  });

  it('counts periods of another length from the start of the change', async () => {
    const client = await open('unlimited-plan');
    const end = '2029-01-31T10:00:00.000Z';
    const waiting = { goodsId: '5001', priceId: '50013', chosen: false };
    await change(client, 'plans/70001', { end, change: waiting });
    await travel(client, { now: '2029-03-05T10:00:00.000Z' });
    expect(await planOf(client)).toMatchObject({
      priceId: '50013',
      start: '2029-02-28T10:00:00.000Z',
      end: '2029-03-31T10:00:00.000Z',
      periods: 2,
    });
    expect((await renewalsOf(client)).map(({ cents }) => cents)).toEqual([999, 999]);
  });

  it('is dropped when renewal is turned off', async () => {
    const client = await open('pending-change');
    // The service turns off the renewal of a plan that the store doesn't bill.
    await change(client, 'plans/70001', { payMode: 1 });
    await client.call('updateSubscribeStatus', { packageId: '70001', subscribeStatus: 0 });
    await afterPeriod(client);
    expect(await planOf(client)).toMatchObject({ status: 0, change: null, priceId: '50013' });
    const answer = await client.call('downgradeDevList', { packageId: '70001' });
    expect(answer).toMatchObject({ code: 400, desc: expect.stringContaining('expired') });
  });
});

describe('more events than one request may run', () => {
  it('run 5,000 at a time, in order, and the rest before the next answers', () => {
    const now = new Date('2026-11-28T10:00:00.000Z');
    const world = emptyWorld();
    findScenario('demo')?.build(world, now);
    for (const price of world.prices) price.planUnit = 'day';
    const [plan] = world.plans;
    if (!plan) throw new Error('The demo scenario has no plan.');
    Object.assign(plan, { anchor: '2000-01-01T00:00:00.000Z', periods: 1 });
    plan.end = periodEnd(plan, 'day', 1);
    const runs = [runDueEvents(world, now), runDueEvents(world, now), runDueEvents(world, now)];
    const days = Math.floor((now.getTime() - Date.parse(plan.anchor)) / 86_400_000);
    expect(runs.map(({ length }) => length)).toEqual([5000, days - 5000, 0]);
    const moments = runs.flat().map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted());
    expect(plan.end > now.toISOString()).toBe(true);
  });
});
