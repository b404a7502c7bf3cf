import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '@homeview/contracts/catalogue';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { SESSION_CODES } from '@homeview/contracts/errors';
import { ASSUMED, DOCUMENTED, filesToVerify, pactDir } from '../../contracts/verify/pactFiles.mjs';
import { scenarios } from '../../mock-server/scenarios/registry';

interface Interaction {
  readonly description: string;
  readonly pending: boolean;
  readonly providerStates: readonly { readonly name: string }[];
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, readonly string[]>>;
  };
  readonly response: { readonly body: { readonly content: { readonly code: unknown } } };
}

const read = (file: string) =>
  (JSON.parse(readFileSync(join(pactDir, file), 'utf8')) as { interactions: Interaction[] })
    .interactions;
const pacts = { documented: read(DOCUMENTED), assumed: read(ASSUMED) };

const isOf = ({ method, path }: Endpoint) => {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return ({ request }: Interaction) => request.method === method && pattern.test(request.path);
};
const codesOf = (endpoint: Endpoint) =>
  pacts[endpoint.status].filter(isOf(endpoint)).map(({ response }) => response.body.content.code);

const calls = endpoints.map((endpoint) => ({ name: endpoint.name, endpoint }));
const all = [...pacts.documented, ...pacts.assumed];

describe('the committed pacts', () => {
  it.each(calls)(
    '$name is granted once at least, and refused with each of its codes',
    ({ endpoint }) => {
      expect(codesOf(endpoint)).toEqual(expect.arrayContaining([200, ...endpoint.errors]));
    },
  );

  it.each(calls.filter(({ endpoint }) => endpoint.access === 'token'))(
    '$name is refused with a session code, and asked for with a token',
    ({ endpoint }) => {
      const sessionCodes: readonly unknown[] = SESSION_CODES;
      expect(codesOf(endpoint).some((code) => sessionCodes.includes(code))).toBe(true);
      const requests = pacts[endpoint.status].filter(isOf(endpoint));
      expect(requests.filter(({ request }) => !request.headers.token)).toEqual([]);
    },
  );

  it('all four session codes are in them', () => {
    const codes = all.map(({ response }) => response.body.content.code);
    expect(codes).toEqual(expect.arrayContaining([21025, 21026, 21027, 70032]));
  });

  it.each(['terminal', 'appcode', 'tenantcode', 'locale'])('every request has %s', (header) => {
    expect(all.filter(({ request }) => !request.headers[header])).toEqual([]);
  });

  it('ordering calls carry an Idempotency-Key, and no others', () => {
    for (const endpoint of endpoints) {
      const keys = pacts[endpoint.status]
        .filter(isOf(endpoint))
        .map(({ request }) => 'Idempotency-Key' in request.headers);
      expect([endpoint.name, ...new Set(keys)]).toEqual([endpoint.name, endpoint.ordering]);
    }
  });

  it('their states are scenarios of the mock; only those that wait for one have none', () => {
    const known = scenarios.map(({ id }) => id);
    for (const { description, pending, providerStates } of all) {
      const hasState = providerStates.every(({ name }) => known.includes(name));
      expect([description, hasState]).toEqual([description, !pending]);
    }
  });

  it('calls without a path in the specification have a pact of their own, which nobody need verify [7.pact.01]', () => {
    const assumed = endpoints.filter(({ status }) => status === 'assumed');
    const guesses = pacts.documented.filter((one) => assumed.some((call) => isOf(call)(one)));
    expect(guesses).toEqual([]);
    const strays = pacts.assumed.filter((one) => !assumed.some((call) => isOf(call)(one)));
    expect(strays).toEqual([]);
    expect(ASSUMED).toContain('assumed');
    expect(filesToVerify()).not.toContain(ASSUMED);
  });
});
