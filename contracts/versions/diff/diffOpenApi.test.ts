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
});
