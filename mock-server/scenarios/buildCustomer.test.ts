import { CASE_LENGTH, decodeCase, encodeCase } from '@homeview/contracts/customer/caseCode';
import { anyCustomer } from '@homeview/contracts/customer/testing/anyOf';
import { MOST_DEVICES, customerTraits } from '@homeview/contracts/customer/customerTraits';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import type { Platform } from '@homeview/contracts/vocabulary/app/platform';
import { USED_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenRule } from '../world/checkWorld';
import { mostRows } from '../world/limits';
import { runDueEvents } from '../world/runDueEvents';
import { emptyWorld, worldSchema } from '../world/world';
import { buildCustomer } from './buildCustomer';
import { caseScenario } from './caseScenario';
import {
  MONTHLY,
  bill,
  customer,
  firstHouse,
  house,
  inPlan,
  plan,
  withBill,
  withPlan,
  withoutPlan,
} from './customer';
import { giftCardPlan } from './plans/renewals';
import { scenarios } from './registry';

const NOW = new Date('2027-01-31T10:00:00.000Z');

function worldOf(traits: Parameters<typeof buildCustomer>[2], now = NOW) {
  const world = emptyWorld();
  buildCustomer(world, now, traits);
  return world;
}

/** Any customer, with few devices: thousands take long. */
const anyone = anyCustomer.map((traits) => ({
  ...traits,
  houses: traits.houses.map(({ devices, ...house }) => ({
    ...house,
    devices: devices.map((run) => ({ ...run, devices: run.devices % 8 })),
  })),
}));

describe('buildCustomer', () => {
  it('builds a valid world of any customer, with a path and a title', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyone, (traits) => {
        const world = worldOf(traits);
        worldSchema.validateSync(world, { strict: true });
        expect(brokenRule(world)).toBeNull();
        const { path, title } = caseScenario(traits);
        expect(path).toMatch(/^\//);
        expect(title).toMatch(/^A customer /);
      }),
      { numRuns: 200 },
    );
  });

  it('builds at most as many devices as a sandbox may have', () => {
    const houses = [house(withoutPlan(MOST_DEVICES)), house(withoutPlan(2))];
    expect(worldOf(customer({ houses })).devices).toHaveLength(mostRows('devices'));
  });

  it('leaves out what points nowhere', () => {
    const nowhere = plan({ offer: 3 });
    const traits = customer({ plans: [nowhere, plan(), plan({ house: 5 })] });
    const { plans, orders } = worldOf({ ...traits, houses: [house(inPlan(2), inPlan(1, 1))] });
    expect(plans.map(({ id }) => id)).toEqual(['70002']);
    expect(orders.map(({ id }) => id)).toEqual(['80002']);
  });

  it('charges nothing for a smaller plan that waits, and for what a gift card paid', () => {
    const change = { offer: 0, price: MONTHLY, devicesChosen: false };
    const centsOf = (kind: CustomerTraits['bills'][number]['kind'], waits = true) =>
      worldOf(
        withPlan(1, { change: waits ? change : null }, { bills: [bill({ plan: 0, kind })] }),
      ).orders.map(({ cents }) => cents);
    expect([centsOf('change'), centsOf('change', false)]).toEqual([[0], [299]]);
    expect([centsOf('extend'), centsOf('renew')]).toEqual([[0], [299]]);
  });

  it('lets a used card have paid for the order of its package', () => {
    const { giftCards, orders } = worldOf(giftCardPlan);
    expect(giftCards).toMatchObject([{ id: USED_GIFT_CODE, orderId: '80001' }]);
    expect(orders).toMatchObject([{ id: '80001', giftCardCode: USED_GIFT_CODE }]);
  });

  it('covers only devices of the house of the plan, until the plan ends', () => {
    const covered = (changes: Parameters<typeof plan>[0]) =>
      worldOf(
        customer({ houses: [house(inPlan(1)), house(inPlan(1))], plans: [plan(changes)] }),
      ).devices.map(({ planId }) => planId);
    expect(covered({})).toEqual(['70001', null]);
    expect(covered({ house: 1 })).toEqual([null, '70001']);
    expect(covered({ state: 'none' })).toEqual([null, null]);
  });

  it('lets a plan renew on the day on which it ends, also on the 31st', () => {
    const { plans } = worldOf(withPlan(1, { endsInDays: 59 }));
    expect(plans[0]).toMatchObject({ end: '2027-03-31T10:00:00.000Z', periods: 2 });
    expect(plans[0]?.anchor).toBe('2027-01-31T10:00:00.000Z');
  });

  it.each([
    ['2026-11-29', '2026-11-11', '2026-12-11'],
    ['2026-12-20', '2026-12-01', '2027-01-01'],
    ['2027-02-20', '2027-02-04', '2027-03-04'],
  ])('begins a period and its bill one month before its end, on %s', (today, start, end) => {
    const now = new Date(`${today}T10:00:00.000Z`);
    const { plans, orders } = worldOf(withPlan(1, { beganDays: -18, endsInDays: 12 }), now);
    const days = [plans[0]?.start, orders[0]?.paidAt, plans[0]?.end];
    expect(days.map((day) => day?.slice(0, 10))).toEqual([start, start, end]);
  });

  it.each([
    ['10:00', '15:00:00'],
    ['19:30', '21:45:00'],
    ['23:59', '23:59:30'],
  ])('ends a plan that ends today later on the same day, at %s', (time, end) => {
    const now = new Date(`2027-01-31T${time}:00.000Z`);
    const world = worldOf(withPlan(1, { endsInDays: 0 }), now);
    expect(runDueEvents(world, now)).toEqual([]);
    expect(world.plans[0]?.end).toBe(`2027-01-31T${end}.000Z`);
  });

  it('shows the house first that the customer chose', () => {
    const { houses } = worldOf(customer({ houses: [firstHouse(), house()], chosenHouse: 1 }));
    expect(houses.map(({ isDefault }) => isDefault)).toEqual([false, true]);
  });
});

describe('a scenario', () => {
  it.each(scenarios)(
    '$id has traits that the schema allows and a case code holds',
    ({ traits }) => {
      expect(customerTraits.isValidSync(traits, { strict: true })).toBe(true);
      const code = encodeCase(traits);
      expect(code.length).toBeLessThanOrEqual(CASE_LENGTH);
      const { bills, ...others } = traits;
      expect(decodeCase(code)).toMatchObject(others);
      if (bills.length < 20) expect(decodeCase(code)).toEqual(traits);
    },
  );

  it('has the place of its path in its traits', () => {
    const place = (path: string) => {
      const { screen, values } = scenarios.find((one) => one.path === path)?.traits ?? {};
      return { screen, values };
    };
    expect(place('/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011')).toEqual({
      screen: '/defaultPackage/selectDevice',
      values: [
        { name: 'goodsId', of: 'offer', at: 0 },
        { name: 'checkedPriceId', of: 'price', at: 0 },
      ],
    });
    expect(place('/trialPackage?singleDevTrial=1&deviceId=40002')).toEqual({
      screen: '/trialPackage',
      values: [
        { name: 'singleDevTrial', of: 'word', at: 1 },
        { name: 'deviceId', of: 'device', at: 1 },
      ],
    });
  });

  it.each(scenarios)('$id is built again from its traits alone: $path', (scenario) => {
    const again = caseScenario(scenario.traits);
    expect(again.path).toBe(scenario.path);
    expect(again.platform).toBe(scenario.platform);
    expect(again.token).toBe(scenario.token);
  });
});

describe('caseScenario', () => {
  it('says in one sentence who the customer is', () => {
    const monthly = plan({ state: 'cancelling', origin: 'giftCard', beganDays: -29 });
    const smaller = plan({ change: { offer: 0, price: 0, devicesChosen: false } });
    const app = { platform: 'android', appVersion: '2.3', locale: 'th-TH' } as const;
    const twoPlans = customer({ plans: [monthly, smaller], ...app });
    expect(caseScenario(withBill(twoPlans, { state: 'refundFailed' })).title).toBe(
      'A customer with two plans, one of which came by gift card and ends tomorrow and another gets smaller at its renewal, with a refund that has failed, in the Android app 2.3, in Thai',
    );
    expect(caseScenario(customer()).title).toBe('A customer with no plan');
    expect(caseScenario(withPlan(1)).title).toBe('A customer with a plan');
  });

  it('opens the page of what the values name, also when an entry is left out', () => {
    const bills = [bill({ house: 7 }), bill()];
    const pathOf = (screen: CustomerTraits['screen'], ...values: CustomerTraits['values']) =>
      caseScenario(customer({ bills, screen, values })).path;
    expect(pathOf('/bills/$id', { name: 'id', of: 'bill', at: 1 })).toBe('/bills/90001');
    expect(pathOf('/bills/$id', { name: 'id', of: 'bill', at: 0 })).toBe('/bills/unknown');
    expect(pathOf('/bills', { name: 'status', of: 'word', at: 3 })).toBe('/bills?status=8');
    expect(
      pathOf(
        '/packages/$packageId/selectDevice',
        { name: 'checkedPriceId', of: 'price', at: 2 },
        { name: 'packageId', of: 'offer', at: 0 },
        { name: 'changePackageId', of: 'plan', at: 0 },
      ),
    ).toBe('/packages/5001/selectDevice?checkedPriceId=50013&changePackageId=70001');
  });

  it('fails the call that failed, in the app by a refusal', () => {
    const failing = (failed: CustomerTraits['failed'], platform: Platform = 'browser') => {
      const { faults, refusal } = caseScenario(customer({ failed, platform }));
      return { faults: faults.map(({ call, kind, times }) => ({ call, kind, times })), refusal };
    };
    expect(failing({ call: 'houseList', code: 503 })).toEqual({
      faults: [{ call: 'houseList', kind: 'http', times: 1 }],
      refusal: undefined,
    });
    const byApp = { call: 'System.openThirdApp', code: 404 } as const;
    expect(failing(byApp)).toEqual({ faults: [], refusal: undefined });
    expect(failing(byApp, 'ios').refusal).toEqual({ method: 'System.openThirdApp', code: 404 });
  });
});
