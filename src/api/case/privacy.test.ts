import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decodeCase, encodeCase } from '@homeview/contracts/customer/caseCode';
import { personalData, randomCustomers, withData } from '../../../tests/support/randomCustomers';
import type { RandomCustomer } from '../../../tests/support/randomCustomers';
import { config } from '../../platform/launch/config';
import { noteServiceTime } from '../../platform/serviceTime';
import { stored } from '../../platform/storage/storedItems';
import { billingApi } from '../endpoints/billing.api';
import { traitsOf } from './traitsOf';

const CUSTOMERS = process.env['TEST_FULL'] === '1' ? 10_000 : 200;
// All of them take a quarter of an hour.
const MINUTES = 30;

// The clock stands still: a code says its minute.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  noteServiceTime('Tue, 24 Nov 2026 10:30:00 GMT');
});
afterEach(() => {
  vi.useRealTimers();
  stored.houseId.remove();
  stored.token.remove();
});

/** The code of a customer whose answers are in the cache. */
function codeOf({ calls, path, storedHouse, token }: RandomCustomer): string {
  stored.token.set(token);
  stored.houseId.set(storedHouse);
  const { reducer, util } = billingApi;
  const entries = calls as Parameters<typeof util.upsertQueryEntries>[0];
  const state = { api: reducer(undefined, util.upsertQueryEntries(entries)) };
  const [pathname = '', search = ''] = path.split('?');
  return encodeCase(traitsOf(state, { config, location: { pathname, search }, failure: null }));
}

it(
  'says nothing of ids, names, addresses, sums and tokens',
  async () => {
    const customers = await randomCustomers();
    const known = { plans: 0, bills: 0, values: 0, changes: 0 };
    fc.assert(
      fc.property(customers, personalData, personalData, (customer, one, other) => {
        const own = withData(customer, one);
        const code = codeOf(own);
        expect(codeOf(withData(customer, other))).toBe(code);
        const strings = [...one.texts, ...one.sums.map(String)].filter(({ length }) => length >= 4);
        const upper = code.toUpperCase();
        expect(strings.filter((text) => upper.includes(text.toUpperCase()))).toEqual([]);
        const traits = decodeCase(code);
        expect(traits).not.toBeNull();
        known.plans += traits?.plans.length ?? 0;
        known.bills += traits?.bills.length ?? 0;
        known.values += traits?.values.length ?? 0;
        known.changes += traits?.plans.filter(({ change }) => change !== null).length ?? 0;
      }),
      { numRuns: CUSTOMERS },
    );
    // The customers are no empty ones.
    for (const count of Object.values(known)) expect(count).toBeGreaterThan(CUSTOMERS / 10);
  },
  MINUTES * 60_000,
);
