import { describe, expect, it } from 'vitest';
import { scenarios } from '../scenarios/registry';
import { forgetDeviceTable } from '../world/plans/devices';
import { COLLECTIONS } from '../world/references';
import { refuse } from '../world/refusal';
import { byId, emptyWorld, mustFind } from '../world/world';
import type { World } from '../world/world';
import type { ActOffer } from './act';
import { ACT_NAMES, findAct, offersFor, thingIn } from './acts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

const offersIn = (world: World): readonly ActOffer[] =>
  COLLECTIONS.flatMap((name) => world[name].flatMap((thing) => offersFor(world, name, thing, NOW)));

function find(world: World, name: string, on: string) {
  const found = findAct(name);
  const thing = found && thingIn(world, found.collection, on);
  if (!thing) throw new Error(`There is nothing to do ${name} on.`);
  return { ...found, thing };
}

/** Lets an offered act happen with its first options, or with a name. @throws Refusal */
function run(world: World, { act, on, fields }: ActOffer): string {
  const values = fields.map(({ name, options }) => [name, options ? options[0]?.value : 'Attic']);
  return happen(world, act, on, Object.fromEntries(values) as Record<string, string>);
}

function worldIn(scenario: string): World {
  const world = emptyWorld();
  scenarios.find(({ id }) => id === scenario)?.build(world, NOW);
  return world;
}

/** A scenario at NOW, and the first offer of an act in it. */
function open(scenario: string, act: string) {
  const world = worldIn(scenario);
  return { world, offer: offersIn(world).find((one) => one.act === act) };
}

/** Lets an act happen now. @throws Refusal */
function happen(world: World, name: string, on: string, values: Record<string, string> = {}) {
  const { act, thing } = find(world, name, on);
  return act.happens(world, thing, { now: NOW, values });
}

const isPossible = (world: World, name: string, on: string): boolean => {
  const { act, thing } = find(world, name, on);
  return act.isPossible(world, thing, NOW);
};

/** The offer of an act on a thing. */
const offerOn = (world: World, name: string, on: string): ActOffer | undefined =>
  offersIn(world).find((offer) => offer.act === name && offer.on === on);

const LATER = '2026-11-22T10:00:00.000Z';
const token = (fields: object) => ({
  ...{ id: 't', kind: 'access' as const, accountId: '1001', expiresAt: LATER },
  ...fields,
});
/** Leaves a world only these tokens. */
const only =
  (...tokens: World['tokens']) =>
  ({ tokens: all }: World) =>
    all.splice(0, 99, ...tokens);

/** When an act can happen to a thing: what is changed in a scenario before. */
const POSSIBLE: readonly (readonly [
  possible: boolean,
  act: string,
  on: string,
  scenario: string,
  when: string,
  change: (world: World) => unknown,
])[] = [
  [
    true,
    'session-expired',
    '1001',
    'demo',
    'one of two tokens is valid',
    only(token({}), token({ kind: 'replaced' })),
  ],
  [
    false,
    'session-expired',
    '1001',
    'demo',
    'the token is replaced',
    only(token({ kind: 'replaced' })),
  ],
  [
    false,
    'session-expired',
    '1001',
    'demo',
    'it has expired',
    only(token({ expiresAt: NOW.toISOString() })),
  ],
  [
    false,
    'session-expired',
    '1001',
    'demo',
    'another account is signed in',
    only(token({ accountId: '1002' })),
  ],
  [
    true,
    'signed-in-elsewhere',
    '1001',
    'demo',
    'it has expired',
    only(token({ expiresAt: NOW.toISOString() }), token({ kind: 'replaced' })),
  ],
  [
    false,
    'signed-in-elsewhere',
    '1001',
    'demo',
    'the token is replaced',
    only(token({ kind: 'replaced' })),
  ],
  [
    false,
    'signed-in-elsewhere',
    '1001',
    'demo',
    'another account is signed in',
    only(token({ accountId: '1002' })),
  ],
  [
    false,
    'gift-card-issued',
    '1001',
    'demo',
    'nothing is sold',
    ({ prices }) => prices.splice(0, 99),
  ],
  [
    false,
    'gift-card-used',
    'GIFT000001',
    'gift-cards',
    'it is used',
    ({ giftCards }) => (mustFind(giftCards, 'GIFT000001').orderId = '80001'),
  ],
  [
    true,
    'promotion-ended',
    '6001',
    'promotion-running',
    'it begins now',
    ({ activities }) => (mustFind(activities, '6001').startTime = NOW.toISOString()),
  ],
  [
    false,
    'promotion-ended',
    '6001',
    'promotion-running',
    'it ends now',
    ({ activities }) => (mustFind(activities, '6001').endTime = NOW.toISOString()),
  ],
  [false, 'promotion-begun', '6001', 'promotion-running', 'it runs', () => undefined],
  [false, 'device-renamed', '30001', 'demo', 'the house has no device', withoutDevices],
  [false, 'device-moved', '30001', 'demo', 'the house has no device', withoutDevices],
  [
    false,
    'device-moved',
    '30001',
    'demo',
    'there is no other house',
    ({ houses }) => houses.splice(1, 99),
  ],
  [
    false,
    'device-moved',
    '30001',
    'demo',
    'the other house has another account',
    ({ houses }) => houses.splice(1, 99, { ...mustFind(houses, '30002'), accountId: '1002' }),
  ],
  [
    true,
    'order-refunded',
    '80001',
    'demo',
    'a refund failed',
    ({ orders }) => (mustFind(orders, '80001').status = 9),
  ],
  [
    false,
    'order-refunded',
    '80001',
    'demo',
    'it is not paid',
    ({ orders }) => (mustFind(orders, '80001').status = 7),
  ],
  [
    false,
    'refund-failed',
    '80001',
    'demo',
    'a refund failed',
    ({ orders }) => (mustFind(orders, '80001').status = 9),
  ],
  [false, 'payment-confirmed', '90001', 'unpaid-order', 'it is not paid', () => undefined],
  [
    false,
    'renewal-locked',
    '70001',
    'demo',
    'it has ended',
    ({ plans }) => (mustFind(plans, '70001').status = 0),
  ],
  [
    false,
    'renewal-locked',
    '70001',
    'demo',
    'it is locked',
    ({ plans }) => (mustFind(plans, '70001').renewalLocked = true),
  ],
  [
    false,
    'plan-charged',
    '70001',
    'demo',
    'it does not renew',
    ({ plans }) => (mustFind(plans, '70001').status = 2),
  ],
];

function withoutDevices(world: World): void {
  world.devices.splice(0, 99);
  forgetDeviceTable(world);
}

/** What an act says that is refused. */
const REFUSED: readonly (readonly [
  says: string,
  act: string,
  on: string,
  scenario: string,
  values: Record<string, string>,
])[] = [
  ['Choose what the card is for.', 'gift-card-issued', '1001', 'demo', { price: '1' }],
  ['Enter a name.', 'camera-added', '30001', 'demo', { name: ' ' }],
  ['Enter a name.', 'camera-added', '30001', 'demo', {}],
  ['Lakeside 12 has no device "1".', 'device-removed', '30001', 'demo', { device: '1' }],
  [
    'Choose another house of this account.',
    'device-moved',
    '30001',
    'demo',
    { device: '40001', house: '30001' },
  ],
  ['This promotion runs already.', 'promotion-begun', '6001', 'promotion-running', {}],
  ['This promotion doesn’t run.', 'promotion-ended', '6001', 'promotion-not-started', {}],
  ['This plan doesn’t renew.', 'plan-charged', '70001', 'refunded-order', {}],
  ['This plan has ended already.', 'plan-ended', '70001', 'refunded-order', {}],
  [
    'Another plan takes over when the period ends. Move the clock to that day.',
    'plan-charged',
    '70001',
    'pending-downgrade',
    {},
  ],
];

/** Each act: a scenario that offers it, its label, what it says, and what it changes. */
const EACH: readonly (readonly [
  act: string,
  scenario: string,
  label: string,
  says: string,
  change: (world: World) => unknown,
])[] = [
  [
    'gift-card-issued',
    'demo',
    'Issue a gift card',
    'Gift card GI******01 is issued',
    ({ giftCards }) =>
      giftCards.push({ id: 'GIFT900001', goodsId: '5001', priceId: '50011', orderId: null }),
  ],
  [
    'session-expired',
    'demo',
    'Expire the session',
    'The session of Dana Demo expires',
    ({ tokens }) => tokens.forEach((token) => (token.expiresAt = NOW.toISOString())),
  ],
  [
    'signed-in-elsewhere',
    'demo',
    'Sign in elsewhere',
    'Dana Demo signs in on another device',
    ({ tokens }) => tokens.forEach((token) => (token.kind = 'replaced')),
  ],
  [
    'camera-added',
    'demo',
    'Add a camera',
    'Attic is added to Lakeside 12',
    ({ devices }) =>
      devices.push({
        ...{ id: '40022', houseId: '30001', name: 'Attic', kind: 'camera' },
        ...{ planId: null, lockStatus: 0 },
      }),
  ],
  [
    'device-renamed',
    'demo',
    'Rename a device',
    'Front door is now Attic',
    ({ devices }) => (mustFind(devices, '40001').name = 'Attic'),
  ],
  [
    'device-moved',
    'demo',
    'Move a device',
    'Front door moves from Lakeside 12 to Grandma’s cottage',
    ({ devices }) => Object.assign(mustFind(devices, '40001'), { houseId: '30002', planId: null }),
  ],
  [
    'device-removed',
    'demo',
    'Remove a device',
    'Front door is removed from Lakeside 12',
    ({ devices }) => devices.splice(devices.indexOf(mustFind(devices, '40001')), 1),
  ],
  [
    'plan-ended',
    'demo',
    'End now',
    'Plan 70001 ends and its devices are free',
    ({ plans, devices }) => {
      Object.assign(mustFind(plans, '70001'), { status: 0, end: NOW.toISOString() });
      mustFind(devices, '40001').planId = null;
    },
  ],
  [
    'renewal-locked',
    'demo',
    'Lock renewal',
    'The renewal of plan 70001 is being processed',
    ({ plans }) => (mustFind(plans, '70001').renewalLocked = true),
  ],
  [
    'renewal-unlocked',
    'renewal-processing',
    'Unlock renewal',
    'The renewal of plan 70001 is processed',
    ({ plans }) => (mustFind(plans, '70001').renewalLocked = false),
  ],
  [
    'package-withdrawn',
    'demo',
    'Take off sale',
    'Cloud Recording is no longer sold',
    ({ goods }) => (mustFind(goods, '5001').onOffer = false),
  ],
  [
    'package-offered',
    'gift-cards',
    'Put on sale',
    'Gift Recording is on sale again',
    ({ goods }) => (mustFind(goods, '5002').onOffer = true),
  ],
  [
    'payment-declined',
    'unpaid-order',
    'Decline',
    'The payment of order 90001 is declined',
    ({ orders }) => (mustFind(orders, '90001').status = 6),
  ],
  [
    'refund-failed',
    'demo',
    'Fail the refund',
    'The refund of order 80001 fails',
    ({ orders, counters }) => {
      const refund = { id: '95001', at: NOW.toISOString(), cents: 299 };
      Object.assign(mustFind(orders, '80001'), { status: 9, refund });
      counters.refunds = 95_001;
    },
  ],
  [
    'gift-card-used',
    'gift-cards',
    'Use up',
    'Gift card GI******01 is used up',
    ({ giftCards }) => (mustFind(giftCards, 'GIFT000001').orderId = '89999'),
  ],
  [
    'promotion-begun',
    'promotion-not-started',
    'Begin now',
    'Promotion 6001 begins',
    ({ activities }) => (mustFind(activities, '6001').startTime = NOW.toISOString()),
  ],
  [
    'promotion-ended',
    'promotion-running',
    'End now',
    'Promotion 6001 ends',
    ({ activities }) => (mustFind(activities, '6001').endTime = '2026-11-21T09:59:59.999Z'),
  ],
];

describe('every act', () => {
  it.each(EACH)(
    '%s in %s is offered as “%s” and says “%s”',
    (act, scenario, label, says, change) => {
      const { world, offer } = open(scenario, act);
      const expected = structuredClone(world);
      change(expected);
      expect(offer?.label).toBe(label);
      expect(offer && run(world, offer)).toBe(says);
      expect(world).toEqual(expected);
    },
  );

  it.each([
    ['order-paid', 'unpaid-order', 'Pay', 'Order 90001 is paid', { status: 5, payMode: 1 }],
    ['order-refunded', 'demo', 'Refund', 'Order 80001 is refunded', { status: 8 }],
  ])('%s settles an order', (act, scenario, label, says, order) => {
    const { world, offer } = open(scenario, act);
    expect(offer?.label).toBe(label);
    expect(offer && run(world, offer)).toBe(says);
    expect(byId(world.orders, offer?.on ?? '')).toMatchObject(order);
  });

  it.each(POSSIBLE)(
    'are possible (%s): %s on %s in %s where %s',
    (possible, act, on, scenario, _, change) => {
      const world = worldIn(scenario);
      change(world);
      expect(isPossible(world, act, on)).toBe(possible);
    },
  );

  it.each(REFUSED)(
    'say “%s” if they are refused: %s on %s in %s',
    (says, act, on, scenario, values) => {
      const world = worldIn(scenario);
      const before = structuredClone(world);
      expect(() => happen(world, act, on, values)).toThrow(refuse(says));
      expect(world).toEqual(before);
    },
  );

  it('ask for what they need', () => {
    const world = worldIn('demo');
    expect(offerOn(world, 'plan-charged', '70001')).toMatchObject({
      label: 'Charge now',
      fields: [],
    });
    expect(offerOn(world, 'camera-added', '30001')?.fields).toEqual([
      { name: 'name', label: 'Name' },
    ]);
    const device = { name: 'device', label: 'Device', options: expect.any(Array) as unknown };
    expect(offerOn(world, 'device-removed', '30001')?.fields).toEqual([device]);
    const house = { value: '30003', label: 'Harbour office' };
    expect(offerOn(world, 'device-moved', '30001')?.fields).toEqual([
      device,
      { name: 'house', label: 'To', options: [expect.anything(), house] },
    ]);
    const [price] = offerOn(world, 'gift-card-issued', '1001')?.fields ?? [];
    expect(price?.label).toBe('For');
    expect(price?.options?.slice(0, 3)).toEqual([
      { value: '50011', label: 'Cloud Recording, 1 month, 1 device' },
      { value: '50012', label: 'Cloud Recording, 1 year, 1 device' },
      { value: '50013', label: 'Cloud Recording, 1 month, any number of devices' },
    ]);
  });

  it('have one of up to 50 devices chosen, and one of more named', () => {
    const world = worldIn('demo');
    const [device] = world.devices;
    if (!device) throw new Error('There is no device.');
    const optionsOf = (count: number) => {
      const house = { ...device, houseId: '30001' };
      world.devices.splice(
        0,
        99,
        ...Array.from({ length: count }, (_, at) => ({ ...house, id: `d${at}` })),
      );
      forgetDeviceTable(world);
      return offerOn(world, 'device-removed', '30001')?.fields[0]?.options;
    };
    expect(optionsOf(50)).toHaveLength(50);
    expect(optionsOf(51)).toBeUndefined();
  });

  it('take a device by its name too, and names without spaces around them', () => {
    const world = worldIn('demo');
    expect(happen(world, 'device-removed', '30001', { device: ' Garden ' })).toContain('Garden');
    expect(happen(world, 'camera-added', '30001', { name: ' Attic ' })).toMatch(/^Attic is/);
    expect(world.devices.map(({ name }) => name)).not.toContain('Garden');
    expect(world.devices.at(-1)?.name).toBe('Attic');
  });

  it('give new things numbers that are free', () => {
    const world = worldIn('demo');
    const [device] = world.devices;
    if (device) world.devices.push({ ...device, id: 'door' });
    happen(world, 'camera-added', '30001', { name: 'Attic' });
    expect(world.devices.at(-1)?.id).toBe('40022');
    happen(world, 'gift-card-issued', '1001', { price: '50011' });
    happen(world, 'gift-card-issued', '1001', { price: '50011' });
    expect(world.giftCards.map(({ id }) => id)).toEqual(['GIFT900001', 'GIFT900002']);
  });

  it('expire only what is valid of this account', () => {
    const world = worldIn('demo');
    const others = [token({ id: 'a', kind: 'replaced' }), token({ id: 'b', accountId: '1002' })];
    world.tokens.push(...structuredClone(others));
    happen(world, 'session-expired', '1001');
    expect(world.tokens.slice(-2)).toEqual(others);
  });

  it.each(['2026-11-20T10:00:00.000Z', NOW.toISOString()])(
    'let a promotion that ended at %s run for seven days',
    (endTime) => {
      const world = worldIn('promotion-not-started');
      const promotion = mustFind(world.activities, '6001');
      Object.assign(promotion, { startTime: '2026-11-01T00:00:00.000Z', endTime });
      happen(world, 'promotion-begun', '6001');
      expect(promotion).toMatchObject({
        startTime: NOW.toISOString(),
        endTime: '2026-11-28T10:00:00.000Z',
      });
    },
  );

  it('confirm the payment that is waiting, as it was paid', () => {
    const world = worldIn('unpaid-order');
    const checkout = (id: string, orderId: string, confirmsAt: string | null) => ({
      ...{ id, orderId, confirmsAt, provider: 'STRIPE' as const, payMode: 3 as const, nonce: 'n' },
      ...{ successUrl: '/', cancelUrl: '/', errorUrl: '/' },
    });
    world.checkouts.push(checkout('1', '80001', LATER), checkout('2', '90001', null));
    expect(isPossible(world, 'payment-confirmed', '90001')).toBe(false);
    world.checkouts.push(checkout('3', '90001', LATER));
    expect(offerOn(world, 'payment-confirmed', '90001')?.label).toBe('Confirm the payment');
    const says = 'The payment of order 90001 is confirmed';
    expect(happen(world, 'payment-confirmed', '90001')).toBe(says);
    expect(mustFind(world.orders, '90001')).toMatchObject({ status: 5, payMode: 3 });
    expect(world.checkouts.map(({ confirmsAt }) => confirmsAt)).toEqual([LATER, null, null]);
    // A repeated event of a behaviour document.
    expect(happen(world, 'payment-confirmed', '90001')).toBe(says);
  });

  it('leave a declined order declined if it can’t be paid', () => {
    const world = worldIn('unpaid-order');
    const order = mustFind(world.orders, '90001');
    Object.assign(order, { status: 6, giftCardCode: 'GIFT000009' });
    expect(() => happen(world, 'order-paid', '90001')).toThrow('This gift card does not exist.');
    expect(order.status).toBe(6);
  });

  it('have one table of names, and kinds for the log', () => {
    const names = [...EACH.map(([act]) => act), 'order-paid', 'order-refunded', 'plan-charged'];
    expect([...ACT_NAMES].sort()).toEqual([...names, 'payment-confirmed'].sort());
    const kinds = ['gift-card-issued', 'plan-ended', 'package-withdrawn', 'package-offered'].map(
      (name) => findAct(name)?.act.kind,
    );
    expect(kinds).toEqual(['act', 'end', 'sale', 'sale']);
  });

  it('never add more devices than a sandbox may have', () => {
    const world = worldIn('ten-thousand-devices');
    const on = world.houses[0]?.id ?? '';
    expect(() => happen(world, 'camera-added', on, { name: 'Attic' })).toThrow(
      'A sandbox has at most 10000 devices.',
    );
    expect(world.devices).toHaveLength(10_000);
    expect(offerOn(world, 'device-removed', on)?.fields).toEqual([
      { name: 'device', label: 'Device' },
    ]);
  });
});
