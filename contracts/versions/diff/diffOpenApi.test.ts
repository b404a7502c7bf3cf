import { describe, expect, it } from 'vitest';
import { diffOpenApi } from './diffOpenApi';
import type { OpenApi } from './contract';

/** The changes as `severity place text`; `(optional)` if only the portal assumes the call. */
const changes = (old: OpenApi, now: OpenApi) =>
  diffOpenApi(old, now).map(
    ({ severity, optional, place, text }) =>
      `${severity}${optional ? ' (optional)' : ''} ${place} ${text}`,
  );

interface Parts {
  readonly fields?: readonly string[];
  readonly parameters?: readonly string[];
  readonly status?: string;
}

/** A document with one call and the required fields of its answer. */
function document({ fields = [], parameters = [], status = 'documented' }: Parts): OpenApi {
  const properties = Object.fromEntries(fields.map((name) => [name, { type: 'string' }]));
  const schema = { type: 'object', properties, required: fields };
  const content = { 'application/json': { schema: { oneOf: [schema, { type: 'null' }] } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0' },
    paths: {
      '/bills': {
        get: {
          operationId: 'getBills',
          'x-status': status,
          parameters: parameters.map((name) => ({
            name,
            in: 'query',
            required: true,
            schema: { type: 'string' },
          })),
          responses: { 200: { description: 'Granted', content } },
        },
      },
    },
  } as OpenApi;
}

describe('diffOpenApi', () => {
  const less = document({ fields: ['id'] });
  const more = document({ fields: ['id', 'tax'] });

  it('breaks a backend by a new required field of an answer, and not by one that is gone', () => {
    expect(changes(less, more)).toEqual([
      'breaks response $.tax is new: your service must send it: a string',
    ]);
    expect(changes(more, less)).toEqual([
      'relaxes response $.tax is no longer needed: your service may leave it out; it was a string',
    ]);
  });

  it('breaks a backend by a parameter that is new, and by one that it needs and no longer gets', () => {
    const paged = document({ parameters: ['page'] });
    const plain = document({});
    expect(changes(plain, paged)).toEqual([
      'breaks request query page is new: the portal sends it, and your service must accept it: a string',
    ]);
    expect(changes(paged, plain)).toEqual([
      'breaks request query page is no longer sent: your service must do without it; it was a string',
    ]);
  });

  it('marks assumed calls, and finds nothing between equal documents', () => {
    const assumed = document({ fields: ['id', 'tax'], status: 'assumed' });
    expect(changes(document({ fields: ['id'], status: 'assumed' }), assumed)[0]).toMatch(
      /^breaks \(optional\) /,
    );
    expect(changes(more, more)).toEqual([]);
  });

  it('names a call that is new, gone or moved', () => {
    const none = { ...less, paths: {} };
    expect(changes(none, less)).toEqual([
      'breaks call is new: your service must answer GET /bills',
    ]);
    expect(changes(less, none)).toEqual([
      'relaxes call is no longer used: your service may drop GET /bills',
    ]);
    const moved = { ...less, paths: { '/invoices': less.paths['/bills'] ?? {} } };
    expect(changes(less, moved)).toEqual([
      'breaks request address is another: your service must accept exactly "GET /invoices"; until now exactly "GET /bills"',
    ]);
  });

  /** The changes of one request field or one field of an answer. */
  const single = (request: object, response: object, required: readonly string[] = []) => {
    const content = (properties: object) => ({
      'application/json': { schema: { type: 'object', properties, required } },
    });
    return {
      openapi: '3.1.0',
      info: { title: 'Test', version: '1.0.0' },
      paths: {
        '/bills': {
          post: {
            operationId: 'getBills',
            requestBody: { required: true, content: content(request) },
            responses: { 200: { description: 'Granted', content: content(response) } },
          },
        },
      },
    } as unknown as OpenApi;
  };
  const text = { type: 'string' };

  it('breaks nothing by an optional field, neither of a request nor of an answer', () => {
    expect(changes(single({}, {}), single({ note: text }, {}))).toEqual([
      'neutral request $.note is new: the portal may send it, and your service may ignore it: a string',
    ]);
    expect(changes(single({}, {}), single({}, { note: text }))).toEqual([
      'neutral response $.note is new: your service may send it: a string',
    ]);
    const needed = single({ note: text }, {}, ['note']);
    expect(changes(single({}, {}), needed)[0]).toMatch(/^breaks request \$\.note is new/);
  });

  it('judges a field that becomes optional or required by who sends it', () => {
    const [optional, required] = [
      single({ a: text }, { b: text }),
      single({ a: text }, { b: text }, ['a', 'b']),
    ];
    expect(changes(optional, required)).toEqual([
      'neutral request $.a is now required: the portal always sends it',
      'breaks response $.b is now required: your service must always send it',
    ]);
    expect(changes(required, optional)).toEqual([
      'breaks request $.a is now optional: your service must do without it',
      'relaxes response $.b is now optional: your service may leave it out',
    ]);
  });

  const unit = (...values: (string | null)[]) => single({}, { unit: { enum: values } });

  it('says which values of an enum are no longer accepted, and which are new', () => {
    expect(changes(unit('day', 'month'), unit('day'))).toEqual([
      'breaks response $.unit is narrower: your service must send exactly "day" (no longer: month); until now one of day, month',
    ]);
    expect(changes(unit('day'), unit('day', null))).toEqual([
      'relaxes response $.unit is wider: your service may send one of day, null (new: null); until now exactly "day"',
    ]);
  });

  it('compares limits', () => {
    const least = (minimum: number) => single({}, { tax: { type: 'number', minimum } });
    expect(changes(least(0), least(5))).toEqual([
      'breaks response $.tax is narrower: your service must send a number of at least 5; until now a number of at least 0',
    ]);
    expect(changes(least(5), least(0))[0]).toMatch(/^relaxes response \$\.tax is wider/);
  });

  it('reads schemas that are composed, and one that contains itself', () => {
    const composed = (kind: object) => {
      const base = single(
        {},
        { bill: { allOf: [{ $ref: '#/components/schemas/Bill' }, { type: 'object' }] } },
      );
      const Bill = {
        type: 'object',
        properties: { kind, part: { $ref: '#/components/schemas/Bill' } },
      };
      return { ...base, components: { schemas: { Bill } } } as OpenApi;
    };
    expect(changes(composed(text), composed({ oneOf: [text, { type: 'null' }] }))).toEqual([
      'relaxes response $.bill.kind is wider: your service may send a string, or null; until now a string',
    ]);
  });
});
