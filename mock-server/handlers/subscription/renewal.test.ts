import { describe, expect, it } from 'vitest';
import {
  change,
  detailOf,
  openLongRunning,
  planOf,
  renewalsOf,
  travel,
} from '../../testing/longRunning';
import { serveMock } from '../../testing/mockClient';
import type { Client } from '../../testing/mockClient';
import { addStranger } from '../../testing/worldOf';

const mock = serveMock();
const open = (scenario: string) => openLongRunning(mock, scenario);
const turn = (client: Client, subscribeStatus: 0 | 1, packageId = '70001') =>
  client.call('updateSubscribeStatus', { packageId, subscribeStatus });
const statusOf = async (client: Client) => (await detailOf(client)).subScribeStatus;
const justBefore = (moment: string) => new Date(Date.parse(moment) - 5000).toISOString();

describe('turning renewal off', () => {
  it(
    'cancels the plan, which ends without devices after its period',
    { tags: ['4.plan.13'] },
    async () => {
      const client = await open('demo');
      const answer = await turn(client, 0);
      expect([answer.code, answer.data]).toEqual([200, { subscribeStatus: 0 }]);
      const { end } = await planOf(client);
      await travel(client, { now: justBefore(end) });
      expect(await detailOf(client)).toMatchObject({
        subScribeStatus: 2,
        isRenewal: false,
        isExpire: false,
        nextRenewal: end,
        devList: [{ deviceId: '40001' }],
      });
      await travel(client, { now: end });
      expect(await detailOf(client)).toMatchObject({
        subScribeStatus: 0,
        isExpire: true,
        devList: [],
        canUpgrade: false,
        canDowngrade: false,
      });
      expect(await renewalsOf(client)).toEqual([]);
      const free = await client.call('getUnbindPackageDevList', { homeId: '30001' });
      expect(free.data).toContainEqual({ deviceId: '40001', deviceName: 'Front door' });
    },
  );

  it('is locked while a renewal is processed, and changes nothing', async () => {
    const client = await open('renewal-processing');
    const before = await planOf(client);
    expect((await turn(client, 0)).data).toEqual({ subscribeStatus: 0, lock: true });
    expect(await planOf(client)).toEqual(before);
  });

  it('is possible again after the renewal', async () => {
    const client = await open('renewal-processing');
    await travel(client, { now: (await planOf(client)).end });
    expect(await renewalsOf(client)).toHaveLength(1);
    expect((await turn(client, 0)).data).toEqual({ subscribeStatus: 0 });
    expect(await statusOf(client)).toBe(2);
  });
});

describe('turning renewal on', () => {
  it(
    'makes the plan activating, and a minute later active and renewing',
    { tags: ['4.plan.14'] },
    async () => {
      const client = await open('cancelling-plan');
      expect((await turn(client, 1)).data).toEqual({ subscribeStatus: 1 });
      expect(await detailOf(client)).toMatchObject({ subScribeStatus: 3, isRenewal: true });
      await travel(client, { advance: 'PT50S' });
      expect(await statusOf(client)).toBe(3);
      await travel(client, { advance: 'PT10S' });
      expect(await detailOf(client)).toMatchObject({ subScribeStatus: 1, isRenewal: true });
      await travel(client, { now: (await planOf(client)).end });
      expect(await renewalsOf(client)).toHaveLength(1);
    },
  );

  it('renews the plan when its period ends while it is activating', async () => {
    const client = await open('cancelling-plan');
    const { end } = await planOf(client);
    await travel(client, { now: justBefore(end) });
    await turn(client, 1);
    await travel(client, { now: end });
    expect(await planOf(client)).toMatchObject({ status: 1, periods: 2, activeFrom: null });
  });

  it('can be reverted while the plan is activating', async () => {
    const client = await open('activating-plan');
    await turn(client, 0);
    await travel(client, { advance: 'PT10M' });
    expect(await statusOf(client)).toBe(2);
  });

  it('is not undone by travelling back', async () => {
    const client = await open('activating-plan');
    await travel(client, { advance: 'PT2M' });
    await travel(client, { advance: '-PT1H' });
    expect(await statusOf(client)).toBe(1);
  });

  it('still takes effect at its moment after travelling back', async () => {
    const client = await open('activating-plan');
    await travel(client, { advance: '-PT1H' });
    await travel(client, { advance: 'PT30M' });
    expect(await statusOf(client)).toBe(3);
    await travel(client, { advance: 'PT32M' });
    expect(await statusOf(client)).toBe(1);
  });

  it('is locked once the plan has expired, and changes nothing', async () => {
    const client = await open('expired-plan');
    const before = await planOf(client);
    expect((await turn(client, 1)).data).toEqual({ subscribeStatus: 1, lock: true });
    expect(await planOf(client)).toEqual(before);
  });
});

describe('updateSubscribeStatus', () => {
  it.each([
    ['demo', 1],
    ['renewal-processing', 1],
    ['activating-plan', 1],
    ['cancelling-plan', 0],
    ['expired-plan', 0],
    ['gift-card-plan', 0],
  ] as const)('grants the current state in %s: %i', async (scenario, asked) => {
    const client = await open(scenario);
    const before = await planOf(client);
    await travel(client, { advance: 'PT20S' });
    expect((await turn(client, asked)).data).toEqual({ subscribeStatus: asked });
    expect(await planOf(client)).toEqual(before);
  });

  it('ends in one consistent state after 100 parallel requests', async () => {
    const client = await open('demo');
    const asked = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 0 : 1));
    const answers = await Promise.all(asked.map((each) => turn(client, each)));
    expect(answers.map(({ data }) => data)).toEqual(
      asked.map((subscribeStatus) => ({ subscribeStatus })),
    );
    const { status, activeFrom } = await planOf(client);
    expect([status, activeFrom]).toEqual(status === 2 ? [2, null] : [3, expect.any(String)]);
    await turn(client, 0);
    await travel(client, { now: (await planOf(client)).end });
    expect(await statusOf(client)).toBe(0);
  });

  const refused: [string, string, RegExp, string?][] = [
    ['an unknown plan', 'demo', /does not exist/, '1'],
    ['a deleted plan', 'deleted-plan', /no longer available/],
  ];
  it.each(refused)('refuses %s', async (_, scenario, sentence, packageId) => {
    const client = await open(scenario);
    for (const asked of [0, 1] as const) {
      const answer = await turn(client, asked, packageId);
      expect(answer).toMatchObject({ status: 200, code: 400, data: null });
      expect(answer.desc).toMatch(sentence);
    }
  });

  it('refuses the plan of another account', async () => {
    const client = await open('demo');
    await addStranger(client);
    await change(client, 'plans/70001', { accountId: '1002' });
    expect((await turn(client, 0)).desc).toBe('This plan does not exist.');
  });

  it('refuses a plan that cannot renew', async () => {
    const client = await open('demo');
    await change(client, 'goods/5001', { supportRenew: false });
    expect((await turn(client, 0)).desc).toBe('This plan can’t be renewed.');
  });

  it('refuses to renew a plan without a payment method', async () => {
    const client = await open('gift-card-plan');
    expect((await turn(client, 1)).desc).toMatch(/no payment method yet/);
    expect(await statusOf(client)).toBe(2);
  });

  it.each([2, -1, 'on'])('refuses the status %j', async (subscribeStatus) => {
    const client = await open('demo');
    const { code, desc } = await turn(client, subscribeStatus as 0);
    expect([code, desc]).toEqual([400, expect.stringContaining('subscribeStatus')]);
  });
});

it('of a plan that the store bills is refused, and changes nothing', async () => {
  const client = await open('wallet-plan');
  const before = await planOf(client);
  for (const status of [0, 1] as const) {
    expect(await turn(client, status)).toMatchObject({
      code: 400,
      desc: 'Change this plan in the store, where it is billed.',
    });
  }
  expect(await planOf(client)).toEqual(before);
});
