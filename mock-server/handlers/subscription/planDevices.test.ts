import { describe, expect, it } from 'vitest';
import {
  change,
  coveredBy,
  detailOf,
  openLongRunning,
  planOf,
  travel,
} from '../../testing/longRunning';
import { serveMock } from '../../testing/mockClient';
import type { Client } from '../../testing/mockClient';
import { addStranger } from '../../testing/worldOf';

const mock = serveMock();
const packageId = '70001';
const [BIND, REMOVE, STAY] = [0, 1, 2] as const;
const put = (client: Client, type: 0 | 1 | 2, deviceIds: string[], id = packageId) =>
  client.call('deviceSwitchPackage', { deviceIds, packageId: id, type });
const lock = (client: Client, deviceId: string, lockStatus: 0 | 1) =>
  client.call('updateDeviceLockStatus', { deviceId, lockStatus });
const locked = async (client: Client) =>
  (await detailOf(client)).devList.filter(({ lockStatus }) => lockStatus === 1);
const unbound = async (client: Client) =>
  (await client.call('getUnbindPackageDevList', { homeId: '30001' })).data.map(
    ({ deviceId }) => deviceId,
  );

describe('adding devices to a plan', () => {
  it('covers them at once', async () => {
    const client = await mock.open('unlimited-plan');
    await put(client, REMOVE, ['40002', '40003']);
    expect((await put(client, BIND, ['40003', '40002'])).code).toBe(200);
    expect(await coveredBy(client)).toHaveLength(5);
    expect(await unbound(client)).toEqual([]);
  });

  it('fills the plan up to its limit, and adds all devices or none', async () => {
    const client = await mock.open('full-plan');
    await put(client, REMOVE, ['40001', '40002']);
    const tooMany = await put(client, BIND, ['40001', '40004', '40005']);
    expect(tooMany.desc).toBe('This plan covers at most 3 devices.');
    expect(await coveredBy(client)).toEqual(['40003']);
    expect((await put(client, BIND, ['40004', '40005'])).code).toBe(200);
    expect(await coveredBy(client)).toEqual(['40003', '40004', '40005']);
  });

  it('does not count devices twice that are already covered', async () => {
    const client = await mock.open('full-plan');
    expect((await put(client, BIND, ['40001', '40002'])).code).toBe(200);
    expect(await coveredBy(client)).toHaveLength(3);
  });

  it('never exceeds the limit in 100 parallel requests', async () => {
    const client = await mock.open('full-plan');
    await put(client, REMOVE, ['40001', '40002']);
    const free = ['40001', '40002', '40004', '40005'];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => put(client, BIND, [free[index % 4] ?? ''])),
    );
    expect(await coveredBy(client)).toHaveLength(3);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 400]));
  });

  it.each([
    ['too many devices', 'demo', ['40002'], /at most 1 device\./],
    ['an unknown device', 'unlimited-plan', ['1'], /does not exist/],
    ['the same device twice', 'unlimited-plan', ['40001', '40001'], /twice/],
    ['a device of another house', 'demo', ['40011'], /isn’t in this house/],
    ['a plan that has ended', 'expired-plan', ['40001'], /has ended/],
    ['a deleted plan', 'deleted-plan', ['40001'], /no longer available/],
  ])('refuses %s', async (_, scenario, deviceIds, sentence) => {
    const client = await mock.open(scenario);
    const answer = await put(client, BIND, deviceIds);
    expect([answer.code, answer.data]).toEqual([400, null]);
    expect(answer.desc).toMatch(sentence);
  });

  it('refuses a device of another plan', async () => {
    const client = await mock.open('full-plan');
    await client.control('POST', '/db/plans', { ...(await planOf(client)), id: '70002' });
    const answer = await put(client, BIND, ['40001'], '70002');
    expect(answer.desc).toBe('“Front door” already has a plan.');
  });
});

describe('removing devices from a plan', () => {
  it('frees and unlocks them', async () => {
    const client = await mock.open('pending-change');
    await put(client, STAY, ['40002']);
    expect((await put(client, REMOVE, ['40002'])).code).toBe(200);
    expect(await unbound(client)).toEqual(['40002']);
    await put(client, BIND, ['40002']);
    expect(await locked(client)).toEqual([]);
  });

  it.each([
    ['a device without a plan', 'demo', ['40001', '40002'], /isn’t covered by this plan/],
    ['the same device twice', 'demo', ['40001', '40001'], /twice/],
    ['an unknown device', 'demo', ['40001', '1'], /does not exist/],
    ['a plan that has ended', 'expired-plan', ['40001'], /has ended/],
    ['a deleted plan', 'deleted-plan', ['40001'], /no longer available/],
  ])('refuses %s and removes no device', async (_, scenario, deviceIds, sentence) => {
    const client = await mock.open(scenario);
    const before = await coveredBy(client);
    const answer = await put(client, REMOVE, deviceIds);
    expect([answer.code, answer.desc]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await coveredBy(client)).toEqual(before);
  });
});

describe('deviceSwitchPackage', () => {
  it.each([BIND, REMOVE, STAY])(
    'with type %i accepts only the account’s own plans',
    async (type) => {
      const client = await mock.open('pending-change');
      expect((await put(client, type, ['40001'], '1')).desc).toBe('This plan does not exist.');
      await change(client, 'houses/30001', { isOwner: false });
      expect((await put(client, type, ['40001'])).desc).toMatch(/Only the owner/);
      await addStranger(client);
      await change(client, 'plans/70001', { accountId: '1002' });
      expect((await put(client, type, ['40001'])).desc).toBe('This plan does not exist.');
    },
  );

  it('refuses an unknown type', async () => {
    const client = await mock.open('demo');
    const { code, desc } = await put(client, 3 as 2, ['40001']);
    expect([code, desc]).toEqual([400, expect.stringContaining('type')]);
  });
});

describe('choosing the devices to keep', () => {
  it('locks exactly these devices until the next plan takes effect', async () => {
    const client = await openLongRunning(mock, 'pending-change');
    await lock(client, '40001', 1);
    expect((await put(client, STAY, ['40003'])).code).toBe(200);
    expect(await locked(client)).toMatchObject([{ deviceId: '40003' }]);
    const { data } = await client.call('downgradeDevList', { packageId });
    expect(data.isSelected).toBe(true);
    await travel(client, { now: (await planOf(client)).end });
    expect(await coveredBy(client)).toEqual(['40003']);
    expect(await locked(client)).toEqual([]);
  });

  it('can be repeated, and may choose no device', async () => {
    const client = await openLongRunning(mock, 'pending-change');
    await put(client, STAY, ['40003']);
    await put(client, STAY, []);
    expect(await locked(client)).toEqual([]);
    await travel(client, { now: (await planOf(client)).end });
    expect(await coveredBy(client)).toEqual([]);
  });

  it.each([
    ['more than the next plan covers', 'pending-change', ['40001', '40002'], /at most 1 device\./],
    ['a device without a plan', 'pending-change', ['40006'], /does not exist/],
    ['the same device twice', 'pending-change', ['40001', '40001'], /twice/],
    ['a plan without a pending change', 'unlimited-plan', ['40001'], /expired/],
  ])('refuses %s and chooses nothing', async (_, scenario, deviceIds, sentence) => {
    const client = await mock.open(scenario);
    const answer = await put(client, STAY, deviceIds);
    expect([answer.code, answer.desc]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await locked(client)).toEqual([]);
    expect((await planOf(client)).change?.chosen ?? false).toBe(false);
  });
});

describe('downgradeDevList', () => {
  it('returns the pending change', async () => {
    const client = await mock.open('pending-change');
    const { data } = await client.call('downgradeDevList', { packageId });
    expect(data).toMatchObject({ maxDevNum: 1, goodsPrice: 3.99, isSelected: false });
    expect(data.devList).toHaveLength(5);
    expect(data.devList[0]).toEqual({ deviceId: '40001', deviceName: 'Front door', lockStatus: 0 });
  });

  it('is refused without a pending change and for unknown plans', async () => {
    const client = await mock.open('demo');
    const none = await client.call('downgradeDevList', { packageId });
    expect([none.code, none.desc]).toEqual([400, expect.stringContaining('expired')]);
    const unknown = await client.call('downgradeDevList', { packageId: '1' });
    expect(unknown.desc).toBe('This plan does not exist.');
  });
});

describe('updateDeviceLockStatus', () => {
  it('adds a device to the next plan with 1 and removes it with 0', async () => {
    const client = await mock.open('pending-change');
    expect((await lock(client, '40003', 1)).code).toBe(200);
    expect(await locked(client)).toMatchObject([{ deviceId: '40003' }]);
    expect((await lock(client, '40003', 0)).code).toBe(200);
    expect(await locked(client)).toEqual([]);
  });

  it('refuses more devices than the next plan covers', async () => {
    const client = await mock.open('pending-change');
    await lock(client, '40003', 1);
    const { code, desc } = await lock(client, '40001', 1);
    expect([code, desc]).toEqual([400, 'Your next plan covers at most 1 device.']);
    expect(await locked(client)).toMatchObject([{ deviceId: '40003' }]);
    expect((await lock(client, '40003', 1)).code).toBe(200);
    expect((await lock(client, '40001', 0)).code).toBe(200);
  });

  it('has no limit when the next plan is unlimited', async () => {
    const client = await mock.open('unlimited-plan');
    for (const id of await coveredBy(client)) expect((await lock(client, id, 1)).code).toBe(200);
    expect(await locked(client)).toHaveLength(5);
  });

  it('never exceeds the limit in 100 parallel requests', async () => {
    const client = await mock.open('pending-change');
    await change(client, 'goods/5001', { maxDevNum: 2 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => lock(client, String(40001 + (index % 5)), 1)),
    );
    const granted = answers.filter(({ code }) => code === 200);
    expect(await locked(client)).toHaveLength(2);
    // Two devices win, with 20 requests each: all of theirs are granted, none of the others.
    expect(granted).toHaveLength(40);
  });

  it.each([
    ['an unknown device', 'demo', '1', /does not exist/],
    ['a device without a plan', 'demo', '40002', /“Garden” has no plan/],
    ['a device in a house of another customer', 'demo', '40021', /Only the owner/],
    ['a device of a deleted plan', 'deleted-plan', '40001', /no longer available/],
    ['a device whose plan has ended', 'expired-plan', '40001', /has no plan/],
  ])('refuses %s', async (_, scenario, deviceId, sentence) => {
    const client = await mock.open(scenario);
    for (const lockStatus of [0, 1] as const) {
      const { code, desc } = await lock(client, deviceId, lockStatus);
      expect([code, desc]).toEqual([400, expect.stringMatching(sentence)]);
    }
  });
});
