import { describe, expect, it } from 'vitest';
import { diffOpenApi } from './diffOpenApi';
import type { OpenApi } from './contract';

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

describe('diffOpenApi', { timeout: 30_000 }, () => {
  const less = document({ fields: ['id'] });
  const more = document({ fields: ['id', 'tax'] });

  it('breaks a backend by a new required field of an answer, and not by one that is gone', async () => {
    const { breaks, all } = await diffOpenApi(less, more);
    expect(breaks).toEqual([
      expect.objectContaining({ operation: 'getBills', text: expect.stringContaining('`tax`') }),
    ]);
    expect(all[0]?.text).toBe(
      'added the required property `tax` to the response with the `200` status',
    );
    const back = await diffOpenApi(more, less);
    expect(back.breaks).toEqual([]);
    expect(back.all).toHaveLength(1);
  });

  it('breaks a backend by a parameter that is new, and by one that it needs and no longer gets', async () => {
    const paged = document({ parameters: ['page'] });
    const plain = document({});
    expect((await diffOpenApi(plain, paged)).breaks[0]?.text).toMatch(/parameter `page`/);
    expect((await diffOpenApi(paged, plain)).breaks[0]?.text).toMatch(/parameter `page`/);
  });

  it('marks assumed calls, and finds nothing between equal documents', async () => {
    const assumed = document({ fields: ['id', 'tax'], status: 'assumed' });
    const { breaks } = await diffOpenApi(document({ fields: ['id'], status: 'assumed' }), assumed);
    expect(breaks.map(({ optional }) => optional)).toEqual([true]);
    expect(await diffOpenApi(more, more)).toEqual({ breaks: [], all: [] });
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

  it('breaks nothing by an optional field of a request', async () => {
    const { breaks, all } = await diffOpenApi(single({}, {}), single({ note: text }, {}));
    expect(breaks).toEqual([]);
    expect(all.map((change) => change.text)).toEqual([
      'added the new optional request property `note`',
    ]);
    const needed = await diffOpenApi(single({}, {}), single({ note: text }, {}, ['note']));
    expect(needed.breaks[0]?.text).toBe('added the new required request property `note`');
  });

  it('calls a value that is no longer accepted removed, in the direction of the change', async () => {
    const unit = (...values: string[]) => single({}, { unit: { ...text, enum: values } });
    const { breaks } = await diffOpenApi(unit('day', 'month'), unit('day'));
    expect(breaks.map((change) => change.text)).toEqual([
      'removed the `month` enum value from the `unit` response property for the response status `200`',
    ]);
  });

  it('turns a sentence that only the way back has', async () => {
    const least = (minimum: number) => single({}, { tax: { type: 'number', minimum } });
    const { breaks } = await diffOpenApi(least(0), least(5));
    expect(breaks.map((change) => change.text)).toEqual([
      "the `tax` response property's min was increased from `0.00` to `5.00` for the response status `200`",
    ]);
  });
});
