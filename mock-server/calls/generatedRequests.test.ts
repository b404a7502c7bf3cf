/**
 * The mock keeps the OpenAPI document: no generated request gets an answer outside of it. `npm test`
 * sends a sample, `npm run test:full` sends all of them.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { catalogue } from '@homeview/contracts/catalogue';
import type { EndpointName } from '@homeview/contracts/catalogue';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { boundaryValues } from '@homeview/contracts/openapi/testing/boundaryValues';
import type { Json } from '@homeview/contracts/openapi/testing/boundaryValues';
import {
  GIFT_CODE,
  OTHER_GIFT_CODE,
  SECOND_FACTOR_CODE,
  UNKNOWN_GIFT_CODE,
  USED_GIFT_CODE,
} from '@homeview/contracts/vocabulary/fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import { scenarios } from '../scenarios/registry';
import { goodRequests } from '../testing/goodRequests';
import { requestOf, serveMock } from '../testing/mockClient';
import type { Client } from '../testing/mockClient';
import { openApi, operationOf, schemaOf } from './openApi';

const SEED = 20261127;
const REQUESTS = process.env['TEST_FULL'] === '1' ? 6000 : 600;
/** Every scenario answers differently; these differ most in what a call may return. */
const STATES = [
  ...['demo', 'no-plans', 'session-expired', 'access-token-expired', 'second-factor'],
  ...['gift-cards', 'pending-change', 'unpaid-order', 'wallet-offer', 'unlimited-plan'],
];

const mock = serveMock();
const names = Object.keys(catalogue) as EndpointName[];
const ajv = new Ajv2020({ strict: false, allowUnionTypes: true });
ajv.addSchema(openApi, 'openapi', undefined, false);

const compile = (schema: object) =>
  ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as Record<string, unknown>,
  );

/** Validators of the responses of a call, by HTTP status. */
const validators = new Map(
  names.map((name) => {
    const { responses } = operationOf(catalogue[name]);
    return [
      name,
      { '200': compile(schemaOf(responses['200'])), '4XX': compile(schemaOf(responses['4XX'])) },
    ] as const;
  }),
);

/** Why an answer is outside of the document, or null. */
function disagreement(name: EndpointName, status: number, type: string, body: unknown) {
  if (type !== 'application/json; charset=utf-8') return `content type ${type}`;
  const kind = status === 200 ? '200' : status >= 400 && status < 500 ? '4XX' : null;
  if (kind === null) return `HTTP status ${status}`;
  const validate = validators.get(name)?.[kind];
  return validate?.(body) === true ? null : ajv.errorsText(validate?.errors);
}

/** Ids, codes and texts that exist in some scenario, so that requests also succeed. */
const KNOWN = [
  ...['30001', '30002', '30003', '40001', '40002', '40005', '70001', '79999', '80001', '90001'],
  ...['5001', '5002', '50011', '50013', '50021', '6001', '60001', GIFT_CODE, OTHER_GIFT_CODE],
  ...[
    USED_GIFT_CODE,
    UNKNOWN_GIFT_CODE,
    'refresh-1001',
    'sign-1001',
    SECOND_FACTOR_CODE,
    '92614',
    '00000',
    '',
  ],
];

/** Headers beside the session: valid, or with one that is missing or wrong. */
const headers = fc.oneof(
  { weight: 15, arbitrary: fc.constant({}) },
  fc.constantFrom(
    { terminal: 'app' },
    { terminal: 'television' },
    { appcode: '' },
    { locale: '' },
    { 'idempotency-key': 'attempt-1' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-encoding': 'lzma' },
  ),
);

const tokens = fc.oneof(
  { weight: 9, arbitrary: fc.constant('access-1001') },
  fc.constantFrom('', 'access-none', 'refresh-1001'),
);

/** Bodies that no form or JSON parser accepts, or that are no object. */
const rawBodies = fc.constantFrom('{"homeId":', '', 'null', '[]', '"text"', '7', '{'.repeat(90));

interface Generated {
  readonly name: EndpointName;
  readonly state: string;
  readonly payload: object;
  readonly extra: Readonly<Record<string, string>>;
  /** Replaces the body of a POST. */
  readonly raw: string | null;
}

/** Fields in the path. If one is empty, the request has another path, which is no call. */
const inPath = (name: EndpointName) =>
  [...catalogue[name].path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);

const hasPath = (name: EndpointName, payload: object) =>
  inPath(name).every((field) => String((payload as Record<string, unknown>)[field] ?? '') !== '');

/** Generated payloads of a call: valid, with one field replaced, or with one change anywhere. */
async function payloadsOf(name: EndpointName): Promise<fc.Arbitrary<object>> {
  const { request } = await (catalogue[name] as Endpoint).schemas();
  const good = goodRequests[name];
  const replaced = fc
    .tuple(fc.nat(), fc.constantFrom<Json>(...KNOWN, 0, 1, 2, -1, 1.5, true, null))
    .map(([at, value]) => {
      const fields = Object.keys(good);
      const field = fields[at % Math.max(fields.length, 1)];
      return field === undefined ? good : { ...good, [field]: value };
    });
  const changed = boundaryValues(request).map((value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {},
  );
  const any = fc.oneof(fc.constant(good), fc.constant(good), replaced, changed);
  return any.filter((payload) => hasPath(name, payload));
}

const generated = fc.oneof(
  ...(await Promise.all(
    names.map(async (name) =>
      fc.record<Generated>({
        name: fc.constant(name),
        state: fc.constantFrom(...STATES),
        payload: await payloadsOf(name),
        extra: fc
          .record({ token: tokens, more: headers })
          .map(({ token, more }) => ({ token, ...more })),
        raw: fc.oneof({ weight: 15, arbitrary: fc.constant(null) }, rawBodies),
      }),
    ),
  )),
);

async function send(client: Client, { name, payload, extra, raw }: Generated) {
  const { method, encoding }: Endpoint = catalogue[name];
  const [path, init] = requestOf(name, payload, extra);
  const replaced = method === 'POST' && encoding === 'json' && raw !== null ? { body: raw } : {};
  const response = await client.raw(path, { ...init, ...replaced });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: JSON.parse(text) as { code: number },
  };
}

describe('the mock server', () => {
  const counts = new Map<string, number>();
  afterAll(() => expect(mock.bugs).toEqual([]));

  it('knows the scenarios of this test', () => {
    const known = scenarios.map(({ id }) => id);
    expect(STATES.filter((state) => !known.includes(state))).toEqual([]);
  });

  it(
    `answers ${REQUESTS} generated requests as the document says`,
    { timeout: 300_000 },
    async () => {
      const clients = new Map<string, Client>();
      for (const state of STATES) clients.set(state, await mock.open(state));
      const disagreements: string[] = [];
      for (const request of fc.sample(generated, { seed: SEED, numRuns: REQUESTS })) {
        const client = clients.get(request.state);
        if (!client) throw new Error(request.state);
        const { status, type, body } = await send(client, request);
        const wrong = disagreement(request.name, status, type, body);
        if (wrong !== null)
          disagreements.push(`${wrong}: ${JSON.stringify({ ...request, status, body })}`);
        const key = `${status} ${body.code}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      expect(disagreements).toEqual([]);
    },
  );

  it('has granted and refused some of them, with every kind of code', () => {
    const codes = [...counts.keys()];
    expect(codes).toEqual(expect.arrayContaining(['200 200', '200 400', '400 400', '200 70032']));
    expect(counts.get('200 200')).toBeGreaterThan(REQUESTS / 10);
  });
});
