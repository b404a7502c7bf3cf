import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '../catalogue';
import type { Endpoint, WireSchemas } from '../defineEndpoint';
import { defineEndpoint } from '../defineEndpoint';
import { ERROR_CATALOGUE, ErrorCode, SESSION_CODES } from '../errors';
import { login, refreshToken } from '../domains/auth/auth.endpoints';
import { houseList } from '../domains/house/house.endpoints';
import { reportLog } from '../domains/log/log.endpoints';
import { updateDeviceLockStatus } from '../domains/subscription/subscription.endpoints';
import { listOf, record, text, wholeNumber } from '../domains/wire';
import { codesOf } from './responses';
import { domains } from './domains';
import { payloadOf } from './payload';
import { toJsonSchema } from './jsonSchema/toJsonSchema';
import { asText, toOpenApi } from './toOpenApi';

const document = await toOpenApi(endpoints);

/** The error codes of a response. */
const codesIn = (response: unknown): unknown[] =>
  [...JSON.stringify(response).matchAll(/"enum":\[([\d,]+)\]/g)].flatMap(([, list = '']) =>
    list.split(',').map(Number),
  );

describe('the OpenAPI document', () => {
  it('equals the committed openapi.json', () => {
    const committed = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');
    expect(asText(document) === committed, 'npm run contracts:openapi').toBe(true);
  });

  it('contains every call of the catalogue with its properties and error codes', () => {
    expect(domains.flatMap(({ calls }) => Object.keys(calls)).sort()).toHaveLength(
      endpoints.length,
    );
    for (const endpoint of endpoints) {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(operation).toMatchObject({
        operationId: endpoint.name,
        'x-kind': endpoint.kind,
        'x-status': endpoint.status,
        'x-timeout-ms': endpoint.timeoutMs,
        'x-freshness-ms': endpoint.freshForMs,
        'x-ledger': endpoint.ledger,
      });
      const documented = codesIn(operation?.responses['200']);
      for (const code of endpoint.errors) {
        if (endpoint !== reportLog) expect(documented).toContain(code);
      }
    }
  });

  it('documents only codes of the service, none of the client or the app', () => {
    const documented = new Set(codesIn(document.components.schemas['Refusal']));
    const ofService = ERROR_CATALOGUE.filter(({ origin }) => origin === 'server');
    // 500 is the answer to a password that cannot be decrypted.
    expect(documented).toEqual(new Set([...ofService.map((error) => error.code), 500]));
    expect(JSON.stringify(document)).not.toMatch(/Log upload: an exception|The app did not answer/);
    expect(() => codesOf({ ...houseList, errors: [ErrorCode.NoResponse] })).toThrow('12004 is no');
  });

  it('documents code 400 for every call, because every call can be invalid', () => {
    expect(endpoints.filter((endpoint) => !codesOf(endpoint).includes(400))).toEqual([]);
  });

  it('documents that a password cannot be decrypted', () => {
    const { post } = document.paths[login.path] ?? {};
    expect(codesIn(post?.responses['200'])).toEqual([400, 500]);
  });

  it('documents 401 instead of the session codes for the log service', () => {
    expect(codesOf(reportLog)).toEqual([400, 401]);
    const { responses } = document.paths['/logs/reportLog']?.post ?? {};
    expect(JSON.stringify(responses?.['200'])).not.toContain('Refusal');
    expect(codesIn(responses?.['4XX'])).toEqual([400, 401]);
    expect(new Set(codesOf(houseList))).toEqual(new Set([400, ...SESSION_CODES]));
  });

  it('lists the headers of every call, and the idempotency key only where needed', () => {
    for (const { path, method, ordering } of endpoints) {
      const sent = JSON.stringify(document.paths[path]?.[method.toLowerCase()]?.parameters);
      expect(sent.includes('/idempotencyKey"')).toBe(ordering);
      for (const key of ['terminal', 'appCode', 'tenantCode', 'locale'])
        expect(sent).toContain(key);
    }
  });

  it('requires the token once, as a security scheme', () => {
    for (const endpoint of endpoints) {
      const { security } = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {};
      const optional = endpoint === refreshToken ? [{ session: [] }, {}] : [];
      expect(security).toEqual(endpoint.access === 'token' ? [{ session: [] }] : optional);
    }
    expect(Object.values(document.components.parameters).map(({ name }) => name)).not.toContain(
      'token',
    );
  });
});

describe('a response whose data is not read', () => {
  const validators = new Ajv2020({ strict: false, multipleOfPrecision: 6 }).addSchema({
    $id: 'openapi',
    ...document,
  });
  const place = ({ path, method }: Endpoint) =>
    `openapi#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
  const takes = (endpoint: Endpoint, body: unknown) =>
    validators.getSchema(place(endpoint))?.(body) ?? 'there is no such schema';

  it.each([{}, { data: null }, { data: [1] }, { data: 'done' }])('accepts %j', (data) => {
    expect(takes(updateDeviceLockStatus, { code: 200, desc: '', ...data })).toBe(true);
    expect(takes(updateDeviceLockStatus, { code: 500, desc: '', ...data })).toBe(false);
  });

  it('is invalid without data for a call whose data is read', () => {
    expect(takes(houseList, { code: 200, desc: '', data: [] })).toBe(true);
    expect(takes(houseList, { code: 200, data: [] })).toBe(true);
    expect(takes(houseList, { code: 200, desc: '' })).toBe(false);
  });
});

describe('a refusal', () => {
  const validate = new Ajv2020({ strict: false, multipleOfPrecision: 6 })
    .addSchema({ $id: 'openapi', ...document })
    .getSchema('openapi#/components/schemas/Refusal');

  it('has no empty reason with code 400, and any or no text with the others', () => {
    expect(validate?.({ code: 400, desc: 'This card is used up.' })).toBe(true);
    // Only some calls show the reason, so it may be missing.
    expect(validate?.({ code: 400 })).toBe(true);
    for (const desc of [{ desc: null }, { desc: '' }]) {
      expect(validate?.({ code: 400, ...desc })).toBe(false);
      expect(validate?.({ code: 21025, ...desc })).toBe(true);
    }
    expect(validate?.({ code: 200, desc: 'success' })).toBe(false);
  });
});

describe('the request body of a form', () => {
  it('is documented as multipart/form-data with the schema of its JSON content', () => {
    const operation = document.paths['/logs/reportLog']?.post;
    expect(operation?.requestBody?.content).toEqual({
      'multipart/form-data': {
        schema: { $ref: '#/components/schemas/ReportLogRequest' },
        example: { data: expect.stringContaining('contents') },
      },
    });
    const { properties } = document.components.schemas['ReportLogRequest'] ?? {};
    expect(properties?.data).toMatchObject({
      type: 'string',
      contentMediaType: 'application/json',
    });
    expect(properties?.data?.contentSchema).toEqual({ $ref: '#/components/schemas/LogContents' });
    expect(document.components.schemas['LogContents']?.required).toEqual(['contents']);
  });

  it('is refused if a field is not a string', () => {
    const form = { ...reportLog, path: '/a' };
    const request = toJsonSchema(record({ data: wholeNumber() }));
    expect(() => payloadOf(form, request)).toThrow('data: integer in a form');
  });
});

const call = (
  path: string,
  method: 'GET' | 'POST',
  request: WireSchemas<unknown, unknown>['request'],
) => {
  const endpoint: Endpoint = defineEndpoint({
    ...{ name: 'call', kind: 'query', ledger: [], path, method },
    schemas: () => Promise.resolve({ request, response: text() }),
  });
  return () => payloadOf(endpoint, toJsonSchema(request));
};

describe('request fields', () => {
  it('are documented in the path, and the others in the query of a GET or the body of a POST', () => {
    const request = record({ id: text(), page: wholeNumber().optional() });
    const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
    const page = { name: 'page', in: 'query', required: false, schema: { type: 'integer' } };
    expect(call('/a/{id}', 'GET', request)()).toEqual({ parameters: [id, page], body: null });
    expect(call('/a/{id}', 'POST', request)()).toEqual({
      parameters: [id],
      body: { type: 'object', properties: { page: { type: 'integer' } } },
    });
  });

  it('are refused if a URL cannot hold them', () => {
    expect(call('/a', 'GET', record({ ids: listOf(text()) }))).toThrow('ids: array in a query');
    expect(call('/a', 'GET', record({ id: text().nullable() }))).toThrow('id: string,null in');
    expect(call('/a/{id}', 'GET', record({ id: text().optional() }))).toThrow('optional in a path');
    expect(call('/a/{id}', 'GET', record({}))).toThrow('id: {id} of the path is no field');
    expect(call('/a', 'POST', listOf(text()))).toThrow('no object');
  });

  it('are named with their call in the error when they cannot be converted', async () => {
    const schemas = () =>
      Promise.resolve({ request: record({ id: text().min(3) }), response: text() });
    vi.spyOn(houseList, 'schemas').mockImplementation(schemas as never);
    await expect(toOpenApi([houseList])).rejects.toThrow(
      'houseList.request.id: min(3) of a string',
    );
  });

  it('are refused for a call without a known domain', async () => {
    const stray: Endpoint = { ...houseList, name: 'stray' };
    await expect(toOpenApi([stray])).rejects.toThrow('stray: add its domain');
  });
});
