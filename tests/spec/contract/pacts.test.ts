import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue, endpoints } from '@homeview/contracts/catalogue';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { SESSION_CODES } from '@homeview/contracts/errors';
import {
  ASSUMED,
  DOCUMENTED,
  filesToVerify,
  pactDir,
} from '../../../contracts/backend/verify/pactFiles.mjs';
import { scenarios } from '../../../mock-server/scenarios/registry';

interface Interaction {
  readonly description: string;
  readonly pending: boolean;
  readonly providerStates: readonly { readonly name: string }[];
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, readonly string[]>>;
    readonly body?: { readonly content: unknown };
  };
  readonly response: {
    readonly status: number;
    readonly body: { readonly content: { readonly code: unknown } };
  };
}

const read = (file: string) =>
  (JSON.parse(readFileSync(join(pactDir, file), 'utf8')) as { interactions: Interaction[] })
    .interactions;
const pacts = { documented: read(DOCUMENTED), assumed: read(ASSUMED) };

const isOf = ({ method, path }: Endpoint) => {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return ({ request }: Interaction) => request.method === method && pattern.test(request.path);
};
const interactionsOf = (endpoint: Endpoint) => pacts[endpoint.status].filter(isOf(endpoint));
const codeOf = ({ response }: Interaction) => response.body.content.code;
const codesOf = (endpoint: Endpoint) => interactionsOf(endpoint).map(codeOf);

const calls = endpoints.map((endpoint) => ({ name: endpoint.name, endpoint }));
const inSession = calls.filter(({ endpoint }) => endpoint.access === 'token');
const sessionCodes: readonly unknown[] = SESSION_CODES;
const all = [...pacts.documented, ...pacts.assumed];

describe('the committed pacts', () => {
  it.each(calls)('contains a success and every error code of $name', ({ endpoint }) => {
    expect(codesOf(endpoint)).toEqual(expect.arrayContaining([200, ...endpoint.errors]));
  });

  it.each(inSession)('sends a token with $name', ({ endpoint }) => {
    const requests = interactionsOf(endpoint);
    expect(requests.filter(({ request }) => !request.headers.token)).toEqual([]);
  });

  it.each(inSession.filter(({ name }) => name !== 'reportLog'))(
    'refuses $name with a session code',
    ({ endpoint }) => {
      expect(codesOf(endpoint).some((code) => sessionCodes.includes(code))).toBe(true);
    },
  );

  it('gives the log service HTTP statuses such as 401 and no session code', () => {
    const refusals = interactionsOf(catalogue.reportLog).filter((one) => codeOf(one) !== 200);
    expect(refusals.map(codeOf).filter((code) => sessionCodes.includes(code))).toEqual([]);
    expect(refusals.map(({ response }) => response.status)).toEqual(refusals.map(codeOf));
  });

  it('sends a bill address with its documented fields only', { tags: ['7.http.16'] }, () => {
    const fieldsSent = (endpoint: Endpoint) =>
      interactionsOf(endpoint).map(({ request }) =>
        Object.keys(request.body?.content ?? {}).sort(),
      );
    const documented = ['address', 'countryCode', 'id', 'postal'];
    expect(new Set(fieldsSent(catalogue.updateUserBillInfo).map(String))).toEqual(
      new Set([String(documented)]),
    );
    // The first address has no id yet.
    expect(new Set(fieldsSent(catalogue.addUserBillInfo).map(String))).toEqual(
      new Set([String(documented.filter((field) => field !== 'id'))]),
    );
  });

  it('contains all four session codes', () => {
    const codes = all.map(codeOf);
    expect(codes).toEqual(expect.arrayContaining([21025, 21026, 21027, 70032]));
  });

  it.each(['terminal', 'appcode', 'tenantcode', 'locale'])(
    'sends %s with every request',
    (header) => {
      expect(all.filter(({ request }) => !request.headers[header])).toEqual([]);
    },
  );

  it('sends an Idempotency-Key with ordering calls only', () => {
    for (const endpoint of endpoints) {
      const keys = interactionsOf(endpoint).map(
        ({ request }) => 'Idempotency-Key' in request.headers,
      );
      expect([endpoint.name, ...new Set(keys)]).toEqual([endpoint.name, endpoint.ordering]);
    }
  });

  it('uses scenarios of the mock as states and leaves no interaction pending', () => {
    const known = scenarios.map(({ id }) => id);
    const waiting = all.filter(
      ({ pending, providerStates }) =>
        pending || providerStates.some(({ name }) => !known.includes(name)),
    );
    expect(waiting.map(({ description }) => description)).toEqual([]);
  });

  it(
    'keeps calls without a specified path in their own pact, which does not have to be verified',
    { tags: ['7.pact.01'] },
    () => {
      const assumed = endpoints.filter(({ status }) => status === 'assumed');
      const guesses = pacts.documented.filter((one) => assumed.some((call) => isOf(call)(one)));
      expect(guesses).toEqual([]);
      const strays = pacts.assumed.filter((one) => !assumed.some((call) => isOf(call)(one)));
      // The calls are documented; what they mean with these values is assumed.
      expect(strays.map(({ description }) => description)).toEqual([
        'createOrder: the current plan to be kept instead of the change that waits',
        'getRecordGoodsList: the packages on offer with a trial',
      ]);
      expect(ASSUMED).toContain('assumed');
      expect(filesToVerify()).not.toContain(ASSUMED);
    },
  );
});
