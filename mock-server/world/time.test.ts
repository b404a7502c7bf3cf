import { describe, expect, it } from 'vitest';
import { serveMock } from '../testing/mockClient';
import type { Client } from '../testing/mockClient';
import { addDuration, addUnits } from './calendar';
import type { Order, Plan } from './entities';

const day = (iso: string) => new Date(`${iso}T09:30:00.000Z`);

describe('calendar', () => {
  it.each([
    ['2026-01-31', 'month', 1, '2026-02-28'],
    ['2028-01-31', 'month', 1, '2028-02-29'],
    ['2026-01-31', 'month', 2, '2026-03-31'],
    ['2026-11-30', 'month', 3, '2027-02-28'],
    ['2028-02-29', 'year', 1, '2029-02-28'],
    ['2028-02-29', 'year', 4, '2032-02-29'],
    ['2026-03-28', 'day', 7, '2026-04-04'],
    ['2026-03-31', 'month', -1, '2026-02-28'],
  ] as const)('adds to %s the unit %s %i times and gets %s', (from, unit, count, to) => {
    expect(addUnits(day(from), unit, count)).toEqual(day(to));
  });

  it.each([
    ['P1M', '2026-02-28T09:30:00.000Z'],
    ['-P1D', '2026-01-30T09:30:00.000Z'],
    ['P1W', '2026-02-07T09:30:00.000Z'],
    ['P1Y2M3DT4H5M6S', '2027-04-03T13:35:06.000Z'],
    ['+PT600S', '2026-01-31T09:40:00.000Z'],
  ])('parses the duration %s', (duration, to) => {
    expect(addDuration(day('2026-01-31'), duration)?.toISOString()).toBe(to);
  });

  it.each(['', 'P', 'PT', 'P1', '1M', 'P1.5M', 'P1M2', 'PM'])(
    'rejects %j as a duration',
    (text) => {
      expect(addDuration(day('2026-01-31'), text)).toBeNull();
    },
  );
});

const mock = serveMock();
const travel = (client: Client, to: object) => client.control('PUT', '/clock', to);
const planOf = async (client: Client) =>
  (await client.control<Plan>('GET', '/db/plans/70001')).body;
const ordersOf = async (client: Client) =>
  (await client.control<Order[]>('GET', '/db/orders')).body;

describe('time travel', () => {
  it('renews a monthly plan as often as due and keeps the 31st', async () => {
    const client = await mock.open('demo');
    const moment = (month: string) => `2027-${month}T10:00:00.000Z`;
    const anchor = moment('01-31');
    const begun = { anchor, start: anchor, end: moment('02-28') };
    await client.control('PATCH', '/db/plans/70001', begun);
    await travel(client, { now: moment('01-31') });
    await travel(client, { now: moment('04-01') });
    expect(await planOf(client)).toMatchObject({
      start: moment('03-31'),
      end: moment('04-30'),
      periods: 3,
      status: 1,
    });
    const renewals = (await ordersOf(client)).filter(({ kind }) => kind === 'renew');
    expect(renewals).toMatchObject([
      { id: '90001', status: 5, cents: 299, paidAt: moment('02-28'), planId: '70001' },
      { id: '90002', status: 5, cents: 299, paidAt: moment('03-31'), planId: '70001' },
    ]);
  });

  it('does not undo payments when it goes back', async () => {
    const client = await mock.open('demo');
    await travel(client, { advance: 'P1M' });
    const after = await ordersOf(client);
    await travel(client, { advance: '-P1M' });
    expect(await ordersOf(client)).toEqual(after);
  });

  it('ends a cancelled plan at the end of its period and frees its devices', async () => {
    const client = await mock.open('cancelling-plan');
    const detail = () => client.call('getPackageSubscribeInfo', { packageId: '70001' });
    expect((await detail()).data).toMatchObject({ subScribeStatus: 2, isRenewal: false });
    await travel(client, { advance: 'P20D' });
    const { data: login } = await client.call('refreshToken', { refreshToken: 'refresh-1001' });
    const token = { token: login.accessToken };
    const ended = await client.call('getPackageSubscribeInfo', { packageId: '70001' }, token);
    expect(ended.data).toMatchObject({ subScribeStatus: 0, isExpire: true, devList: [] });
    const unbound = await client.call('getUnbindPackageDevList', { homeId: '30001' }, token);
    expect(unbound.data).toHaveLength(5);
  });

  it.each([{}, { now: 'soon' }, { advance: '1 month' }, { advance: 'P9000Y' }, { now: 5 }])(
    'refuses %j',
    async (to) => {
      const client = await mock.open('demo');
      expect(await travel(client, to)).toEqual({
        status: 400,
        body: { error: expect.any(String) },
      });
    },
  );
});
