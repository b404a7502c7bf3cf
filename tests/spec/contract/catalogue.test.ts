import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue, endpoints } from '@homeview/contracts/catalogue';
import { ERROR_CATALOGUE } from '@homeview/contracts/errors';
import { domains } from '../../../contracts/openapi/domains';
import { SPEC_CALLS } from '../calls';
import type { SpecCall } from '../calls';
import { OWN_CODES, SPEC_CODES } from '../codes';
import { fieldPaths } from '../fieldPaths';

const find = ({ method, path }: Pick<SpecCall, 'method' | 'path'>) =>
  endpoints.find((endpoint) => endpoint.method === method && endpoint.path === path);

const present = SPEC_CALLS.flatMap((call) => {
  const endpoint = find(call);
  return endpoint ? [{ call, endpoint, title: `${call.method} ${call.path}` }] : [];
});

describe('the catalogue and section 7 of the specification', () => {
  it('contains every call of the specification in the catalogue', () => {
    const missing = SPEC_CALLS.filter((call) => !find(call)).map(({ ledger }) => ledger);
    expect(missing).toEqual([]);
  });

  it('contains no call beyond the specification', () => {
    const known = SPEC_CALLS.map(({ method, path }) => `${method} ${path}`);
    const invented = endpoints.filter(({ method, path }) => !known.includes(`${method} ${path}`));
    expect(invented.map(({ name }) => name)).toEqual([]);
  });

  it('uses each method and path once', () => {
    const addresses = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has each call under its own name, and no two calls of one name', () => {
    expect(Object.entries(catalogue).filter(([key, { name }]) => key !== name)).toEqual([]);
    const calls = domains.flatMap((domain) => Object.keys(domain.calls));
    expect(calls.sort()).toEqual(Object.keys(catalogue).sort());
  });

  it.each(present)('gives $title its timeout, ledger row and status', ({ call, endpoint }) => {
    expect(endpoint.timeoutMs).toBe(call.timeoutMs);
    expect(endpoint.ledger).toContain(call.ledger);
    expect(endpoint.status).toBe(call.assumed ? 'assumed' : 'documented');
  });

  it.each(present)('sends the specified fields with $title', async ({ call, endpoint }) => {
    if (call.payload === null) return;
    const { request } = await endpoint.schemas();
    const fields = fieldPaths(request) ?? [];
    const expected = [
      ...call.payload,
      ...(call.also ?? []).filter((name) => fields.includes(name)),
    ];
    expect([...fields].sort()).toEqual(expected.sort());
  });
});

describe('the error codes and section 8 of the specification', () => {
  const key = ({ origin, code }: { origin: string; code: number }) => `${origin} ${code}`;

  it('contains every specified code, and otherwise only our own', () => {
    const ours = ERROR_CATALOGUE.map(key);
    expect(SPEC_CODES.map(key).filter((code) => !ours.includes(code))).toEqual([]);
    const spec = SPEC_CODES.map(key);
    expect(ours.filter((code) => !spec.includes(code))).toEqual(OWN_CODES);
  });

  it('gives every code its specified effect and message', () => {
    const found = SPEC_CODES.map((code) => {
      const entry = ERROR_CATALOGUE.find((other) => key(other) === key(code));
      return {
        code: code.code,
        origin: entry?.origin,
        effect: entry?.effect,
        message: entry?.message,
      };
    });
    expect(found).toEqual(SPEC_CODES);
  });
});

it('names only existing ledger rows in the catalogue', () => {
  const rows = readFileSync('docs/ledger.tsv', 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0]);
  const named = [...endpoints.flatMap(({ ledger }) => ledger), ...SPEC_CALLS.map((c) => c.ledger)];
  expect(named.filter((id) => !rows.includes(id))).toEqual([]);
});
