import '../../../contracts/pact/support/browserGlobals';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CASE_LENGTH, decodeCase, encodeCase } from '@homeview/contracts/customer/caseCode';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { scenarios } from '../../../mock-server/scenarios/registry';
import type { Scenario } from '../../../mock-server/scenarios/scenario';
import { startMockServer } from '../../../mock-server/server/server';
import type { RunningMock } from '../../../mock-server/server/server';
import { ownedHouses } from '../../../src/domain/houses';
import { config } from '../../../src/platform/launch/config';
import { stored } from '../../../src/platform/storage/storedItems';
import { resetApiState } from '../../../src/api/api';
import type { Call } from '../../../src/api/prefetch';
import { ONCE } from '../../../src/api/prefetch';
import { billingApi, fetchBill, refreshBillAddress } from '../../../src/api/endpoints/billing.api';
import { fetchActivity } from '../../../src/api/endpoints/activity.api';
import { giftCardApi } from '../../../src/api/endpoints/giftCard.api';
import { fetchHouseList } from '../../../src/api/endpoints/house.api';
import { fetchGoodsList, fetchPackageOfPlan } from '../../../src/api/endpoints/package.api';
import {
  fetchDowngrade,
  fetchSubscribedPlans,
  fetchSubscriptionDetail,
  fetchUnboundDevices,
} from '../../../src/api/endpoints/subscription.api';
import { createStore } from '../../../src/api/store';
import type { Store } from '../../../src/api/store';
import { cachedAnswers } from '../../../src/api/case/cachedAnswers';
import { traitsOf } from '../../../src/api/case/traitsOf';

let mock: RunningMock;
let store: Store;
let sandbox = '';
let calls = 0;

beforeAll(async () => {
  // The end of a month of 30 days, since the scenarios count the days of their periods.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 29, 10, 30) });
  mock = await startMockServer({ port: 0 });
  store = createStore({ ...config, serviceOrigin: mock.url });
});
afterAll(() => {
  vi.useRealTimers();
  return mock.close();
});
// Other files of this process may have stored a session, a house or a region.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the scenario; the portal's calls go to its sandbox. */
async function open(scenario: Scenario): Promise<void> {
  store.dispatch(resetApiState());
  const made = await fetch(`${mock.url}/__mock/sandboxes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario: scenario.id }),
  });
  ({ sandbox } = (await made.json()) as { sandbox: string });
  if (scenario.token !== null) stored.token.set(scenario.token);
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    calls += 1;
    request.headers.set('x-mock-sandbox', sandbox);
    return send(request);
  });
}

const ask = async (call: Call) => {
  await store.dispatch(call);
};

/** Loads all that a customer can see. */
async function seeEverything({ path }: Scenario): Promise<void> {
  await ask(fetchHouseList());
  await ask(fetchGoodsList());
  await ask(refreshBillAddress());
  await ask(billingApi.endpoints.getPageOrderList.initiate({ pageSize: 20 }, ONCE));
  const answers = () => cachedAnswers(store.getState());
  for (const house of ownedHouses(answers().houses.at(-1)?.data ?? [])) {
    await ask(fetchSubscribedPlans(house.id));
    await ask(fetchUnboundDevices(house.id));
  }
  for (const { data } of answers().plans)
    for (const { packageId } of data.list) {
      await ask(fetchSubscriptionDetail(packageId));
      await ask(fetchPackageOfPlan(packageId));
      await ask(fetchDowngrade(packageId));
    }
  for (const { data } of answers().bills)
    for (const { orderId } of data.pages.flatMap(({ list }) => list)) await ask(fetchBill(orderId));
  const { searchParams, pathname } = new URL(path, 'http://localhost');
  const activityId = searchParams.get('activityId');
  if (activityId !== null) await ask(fetchActivity(activityId));
  const code = /giftCard\/(\w+)/.exec(pathname)?.[1];
  if (code !== undefined) await ask(giftCardApi.endpoints.giftCardGoods.initiate({ code }, ONCE));
}

const around = ({ path }: Scenario) => {
  const { pathname, search } = new URL(path, 'http://localhost');
  return { config, location: { pathname, search }, failure: null };
};

const NOT_PAID_YET: readonly string[] = ['unpaid', 'processing'];

/**
 * What the portal can know of a customer: not the order of devices, nor that a renewal is processed,
 * nor the plan of a bill that is not paid yet.
 */
const known = (traits: CustomerTraits) => {
  const { houses, plans, bills, values, chosenHouse, address, promotion, screen } = traits;
  return {
    houses: houses.map(({ isOwner, isDefault, devices }) => {
      const counts: Record<string, number> = {};
      // Nothing is asked about houses of others.
      for (const { plan, isKept, devices: count } of isOwner ? devices : [])
        counts[`${plan} ${isKept}`] = (counts[`${plan} ${isKept}`] ?? 0) + count;
      return { isOwner, isDefault, counts };
    }),
    plans: plans.map((plan) => ({ ...plan, isLocked: false, beganDays: 0 })),
    bills: bills
      .map((bill) => (NOT_PAID_YET.includes(bill.state) ? { ...bill, plan: null } : bill))
      .sort((one, other) => one.inDays - other.inDays),
    // A card is known when its code was typed, not by its place among the cards of the account.
    values: values.map((value) => (value.of === 'giftCard' ? { ...value, at: 0 } : value)),
    ...{ chosenHouse, address, promotion, screen },
  };
};

/** The sessions in which the service answers. */
const ALIVE: readonly string[] = ['signedIn', 'accessRenewed'];

describe('the case code of a customer who has seen everything', () => {
  it.each(scenarios)(
    'fits, says who they are, and is made without a request: $id',
    async (scenario) => {
      await open(scenario);
      const isAlive = ALIVE.includes(scenario.traits.session);
      if (isAlive) await seeEverything(scenario);
      const [state, before] = [store.getState(), calls];
      const traits = traitsOf(state, around(scenario));
      const code = encodeCase(traits);
      expect(store.getState()).toBe(state);
      expect(calls).toBe(before);
      expect(code.length).toBeLessThanOrEqual(CASE_LENGTH);
      expect(decodeCase(code)).toEqual(traits);
      if (isAlive) {
        const [seen, whole] = [known(traits), known(scenario.traits)];
        // Most of its bills are in no trait.
        const bills = scenario.id === 'many-bills' ? whole.bills : seen.bills;
        expect({ ...seen, bills }).toEqual(whole);
      }
    },
  );
});
