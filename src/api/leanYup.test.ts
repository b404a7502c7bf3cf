/**
 * What the browser checks answers with, against yup: the catalogue's own schemas, built once with
 * each, judge the same generated data.
 */
import { endpoints } from '@homeview/contracts/catalogue';
import { nearMisses } from '@homeview/contracts/openapi/nearMisses';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Schema } from 'yup';

type Endpoints = typeof endpoints;
const schemasOf = (calls: Endpoints) => Promise.all(calls.map(({ schemas }) => schemas()));

// In this order: the schemas are fetched when they are asked for, and with them the yup in force.
const full = await schemasOf(endpoints);
vi.resetModules();
vi.doMock('yup', () => import('./leanYup'));
const lean = await schemasOf((await import('@homeview/contracts/catalogue')).endpoints);

afterAll(() => {
  vi.doUnmock('yup');
  vi.resetModules();
});

const cases = endpoints.flatMap(
  ({ name }, at) =>
    [
      [`the request of ${name}`, full[at]?.request, lean[at]?.request],
      [`the answer of ${name}`, full[at]?.response, lean[at]?.response],
    ] as const,
);

const SEED = 20261122;
const VALUES = 600;

describe.each(cases)('%s', (_, ofYup, ofOurs) => {
  it('fits here when it fits in yup, and else not', async () => {
    if (!ofYup || !ofOurs) throw new Error('There are no schemas');
    expect(ofYup).toBeInstanceOf(Schema);
    expect(ofOurs).not.toBeInstanceOf(Schema);
    const sample: unknown[] = fc.sample(nearMisses(ofYup), { seed: SEED, numRuns: VALUES });
    let fitting = 0;
    for (const value of [...sample, undefined, null, [], 'x', 0, false]) {
      const fits = ofYup.isValidSync(value, { strict: true });
      if (fits) fitting += 1;
      expect(await ofOurs.isValid(value), JSON.stringify(value)).toBe(fits);
    }
    expect(fitting).toBeGreaterThan(VALUES / 20);
  });
});
