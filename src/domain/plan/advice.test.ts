import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersOf, worlds } from '../../../tests/support/randomWorlds';
import type { TruePlan, World } from '../../../tests/support/randomWorlds';
import { advice } from './advice';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 12);

/** Advice in one word each, with the plans and bills it names. */
const said = (world: World): readonly string[] => {
  const { plans, bills } = answersOf(world);
  return advice(plans, { bills, now: new Date(world.nowMs) }).map((one) => {
    const ids = [one.plan, ...('other' in one ? [one.other] : [])].map(
      ({ plan }) => plan.packageId,
    );
    const orders = one.kind === 'otherSum' ? [one.orderId, one.before] : [];
    const pair = one.kind === 'oneWouldDo' ? ids : ids.sort();
    return [one.kind, ...pair, ...orders].join(' ');
  });
};

/** Whether the customer will certainly be charged for a plan, from what is true of it. */
const charges = ({ life, cents }: TruePlan) => life === 'renews' && cents > 0;

/** Written from what is true of a world, not from what the service answers. */
const truths = {
  sameDevice: (one: TruePlan, other: TruePlan) =>
    one.cameras.some((camera) => other.cameras.includes(camera)),
  noDevices: (plan: TruePlan) => plan.cameras.length === 0,
  oneWouldDo: (large: TruePlan, small: TruePlan) => {
    const both = [large, small];
    const all = both.flatMap(({ cameras }) => cameras);
    return (
      large.house === small.house &&
      large.unit === small.unit &&
      large.service === small.service &&
      both.every(
        ({ payer, changes, cameras, service }) =>
          payer !== 'store' && !changes && cameras.length > 0 && service !== '',
      ) &&
      new Set(all).size === all.length &&
      all.length <= large.room &&
      large.room >= small.room
    );
  },
  twoBillers: (one: TruePlan, other: TruePlan) =>
    [one, other].filter(({ payer }) => payer === 'store').length === 1 &&
    [one, other].every(({ payer }) => payer !== 'none'),
  otherSum: (plan: TruePlan, orderId: string, before: string) => {
    const at = plan.payments.findIndex((payment) => payment.orderId === orderId);
    const [now, last] = [plan.payments[at], plan.payments[at + 1]];
    return (
      now !== undefined &&
      last?.orderId === before &&
      now.cents !== last.cents &&
      !now.isRefunded &&
      !last.isRefunded
    );
  },
};

function isTrue(world: World, sentence: string): boolean {
  const [kind = '', ...ids] = sentence.split(' ');
  const plan = (at: number) => world.plans.find(({ id }) => id === ids[at]);
  const [one, other] = [plan(0), plan(1)];
  if (!one || !charges(one)) return false;
  if (kind === 'noDevices') return truths.noDevices(one);
  if (kind === 'otherSum') return truths.otherSum(one, ids[1] ?? '', ids[2] ?? '');
  if (!other || !charges(other)) return false;
  return truths[kind as 'sameDevice' | 'oneWouldDo' | 'twoBillers'](one, other);
}

describe('advice', () => {
  it('is true in each of 10,000 random worlds', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(worlds, (world) => {
        expect(said(world).filter((sentence) => !isTrue(world, sentence))).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  // Otherwise the worlds would be too tame to prove anything.
  it('says each of its sentences in some of them', { timeout: 60_000 }, () => {
    const kinds = fc
      .sample(worlds, { numRuns: 3000, seed: 1 })
      .flatMap((world) => said(world).map((sentence) => sentence.split(' ')[0]));
    expect([...new Set(kinds)].sort()).toEqual([
      'noDevices',
      'oneWouldDo',
      'otherSum',
      'sameDevice',
      'twoBillers',
    ]);
  });

  it('misses no plan without devices and no device covered twice', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const known = world.plans.filter(
          (plan) => charges(plan) && !world.hiddenPlans.has(plan.id),
        );
        const expected = [
          ...known.filter(truths.noDevices).map(({ id }) => `noDevices ${id}`),
          ...known.flatMap((one, at) =>
            known
              .slice(at + 1)
              .filter((other) => truths.sameDevice(one, other))
              .map((other) => `sameDevice ${one.id} ${other.id}`),
          ),
        ];
        expect(said(world)).toEqual(expect.arrayContaining(expected));
      }),
      { numRuns: 2000 },
    );
  });

  const plan = (fields: Partial<TruePlan> = {}): TruePlan => ({
    ...{ id: 'p0', house: 'h1', name: 'Cloud', service: '30 days', unit: 'month', cents: 299 },
    ...{ room: 3, life: 'renews', payer: 'wallet', changes: false, cameras: ['c1'] },
    payments: [
      {
        orderId: '00',
        startMs: DAY * -5,
        endMs: DAY * 25,
        cents: 299,
        isRefunded: false,
        isFirst: true,
      },
    ].map((payment) => ({
      ...payment,
      startMs: NOW + payment.startMs,
      endMs: NOW + payment.endMs,
    })),
    ...fields,
  });
  const world = (...plans: TruePlan[]): World => ({
    nowMs: NOW,
    plans,
    hiddenPlans: new Set(),
    hiddenBills: new Set(),
  });
  const other = plan({ id: 'p1', cameras: ['c2'], payments: [] });

  it('says nothing about one plan with a device', () => {
    expect(said(world(plan()))).toEqual([]);
  });

  it('says that one of two plans would do, and which', () => {
    expect(said(world({ ...other, room: 1 }, plan()))).toEqual(['oneWouldDo p0 p1']);
  });

  it.each<[string, Partial<TruePlan>]>([
    ['of another house', { house: 'h2' }],
    ['of another service', { service: '7 days' }],
    ['of another period', { unit: 'year' }],
    ['that ends by itself', { life: 'ends' }],
    ['whose change is pending', { changes: true }],
    ['of no money', { cents: 0 }],
    ['with too many devices', { cameras: ['c2', 'c3', 'c4'] }],
  ])('does not say so of a plan %s', (_, fields) => {
    expect(said(world(plan(), { ...other, ...fields }))).toEqual([]);
  });

  it('says that one would do if all devices just fit', () => {
    expect(said(world(plan({ room: 2 }), { ...other, room: 1 }))).toEqual(['oneWouldDo p0 p1']);
  });

  it('does not say so if the service of both is unknown', () => {
    const both = [plan(), other].map((one) => ({ ...one, service: '' }));
    expect(said(world(...both))).toEqual([]);
  });

  it('does not say so of a plan without a device', () => {
    expect(said(world(plan(), { ...other, cameras: [] }))).toEqual(['noDevices p1']);
  });

  /** The kinds of advice about plans whose answers are changed. */
  const saidOf = (plans: readonly TruePlan[], fields: { devNum?: number; detail?: object }) => {
    const answers = answersOf(world(...plans));
    const changed = answers.plans.map(({ plan: { devNum, ...listed }, detail }) => ({
      plan: { ...listed, devNum: fields.devNum ?? devNum },
      detail: detail && { ...detail, ...fields.detail },
    }));
    return advice(changed, { ...answers, now: null }).map(({ kind }) => kind);
  };

  it('says nothing of a plan that may be free', () => {
    const empty = [plan({ cameras: [] })];
    expect(saidOf(empty, {})).toEqual(['noDevices']);
    expect(saidOf(empty, { detail: { packageType: 0 } })).toEqual([]);
    expect(saidOf(empty, { detail: { price: 0 } })).toEqual([]);
  });

  it('says nothing about devices where the service counts others than it lists', () => {
    expect(saidOf([plan({ cameras: [] })], { devNum: 1 })).toEqual([]);
    expect(saidOf([plan()], { devNum: 0 })).toEqual([]);
    // Of one plan the count is right, of the other one it is not.
    const three = plan({ cameras: ['c1'], room: 4 });
    const two = { ...other, cameras: ['c2', 'c3'] };
    expect(saidOf([three, two], { devNum: 2 })).toEqual([]);
  });

  it('says nothing of two billers if the other plan is not billed', () => {
    const unbilled = { ...other, house: 'h2', payer: 'none' } as const;
    expect(said(world(plan({ payer: 'store' }), unbilled))).toEqual([]);
  });

  it('names the most important first', () => {
    const store = { ...other, payer: 'store' as const, cameras: [] };
    expect(said(world(store, plan(), { ...plan(), id: 'p2', payments: [] }))).toEqual([
      'sameDevice p0 p2',
      'noDevices p1',
      'twoBillers p0 p1',
    ]);
  });

  describe('about a sum', () => {
    const paid = (daysAgo: number, cents: number) =>
      plan({
        payments: [0, 1].map((back) => ({
          orderId: `0${back}`,
          startMs: NOW - (daysAgo + back * 30) * DAY,
          endMs: NOW - (daysAgo + back * 30 - 30) * DAY,
          cents: back === 0 ? cents : 299,
          isRefunded: false,
          isFirst: back === 1,
        })),
      });

    it.each([
      ['names the payment and the one before', 5, 399, ['otherSum p0 00 01']],
      ['says it 14 days long', 14, 399, ['otherSum p0 00 01']],
      ['says nothing after 15 days', 15, 399, []],
      ['says it of a payment of this moment', 0, 399, ['otherSum p0 00 01']],
      ['says nothing of a payment still to come', -1, 399, []],
      ['says nothing of the same sum', 5, 299, []],
    ])('%s', (_, daysAgo, cents, sentences) => {
      expect(said(world(paid(daysAgo, cents)))).toEqual(sentences);
    });

    it('names the plan that was paid', () => {
      expect(said(world({ ...other, house: 'h2' }, paid(5, 399)))).toEqual(['otherSum p0 00 01']);
    });

    it('says nothing while the time of the service is unknown', () => {
      const { plans, bills } = answersOf(world(paid(5, 399)));
      expect(advice(plans, { bills, now: null })).toEqual([]);
    });
  });
});
