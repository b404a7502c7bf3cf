import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.mjs';

const example = {
  code: 200,
  data: { list: [{ price: 2.99, unit: 'year', at: '2026-01-01', name: 'Front door' }], total: 1 },
};
const rule = (...matchers: object[]) => ({ combine: 'AND', matchers });
const contract = {
  status: 200,
  body: { contentType: 'application/json', encoded: false, content: example },
  matchingRules: {
    body: {
      '$.data.list': rule({ match: 'type', min: 1 }),
      '$.data.list[*].price': rule({ match: 'number' }, { match: 'regex', regex: '^\\d+$' }),
      '$.data.list[*].unit': rule({ match: 'type' }, { match: 'regex', regex: '^(month|year)$' }),
      '$.data.list[*].at': rule({ match: 'type' }, { match: 'regex', regex: '^\\d{4}$' }),
      '$.data.list[*].name': rule({ match: 'type' }),
    },
  },
};

const at = (path: string, actual: unknown, mismatch = 'Expected it to be another') => ({
  type: 'BodyMismatch',
  path,
  mismatch,
  actual: JSON.stringify(actual),
});
const differences = (
  mismatches: readonly object[],
  body: unknown = example,
  mask = (text: string) => text,
) =>
  differencesOf(
    { mismatches: mismatches as never },
    { answer: contract },
    { answer: { body: JSON.stringify(body), headers: {} }, mask },
  ).map(({ text, expected }) => [text, expected]);

const rows = (count: number) => ({
  code: 200,
  data: { list: Array.from({ length: count }, () => ({ price: 'x' })) },
});

describe('differencesOf', () => {
  it('shows the expected shape with the example beside what came', () => {
    expect(differences([at('$.data.list[0].price', '2.99')])).toEqual([
      ['$.data.list[0].price: got "2.99"', 'a number, 0 or more, for example 2.99'],
    ]);
    expect(differences([at('$.data.list[0].unit', 3)])).toEqual([
      ['$.data.list[0].unit: got 3 (number)', 'text, one of month, year, for example "year"'],
    ]);
    expect(differences([at('$.code', '200')])).toEqual([['$.code: got "200"', 'exactly 200']]);
    expect(differences([{ ...at('$.data', null), actual: '' }])[0]?.[0]).toBe('$.data: got null');
    expect(differences([at('$.data.list', [])])[0]?.[0]).toBe('$.data.list: got an empty list');
    expect(differences([at('$.data.list', [])])[0]?.[1]).toMatch(/^a list of at least 1, for ex/);
  });

  it('names each missing field', () => {
    const missing = 'Actual map is missing the following keys: price, name';
    const [keys, given] = [
      ['price', 'unit', 'at', 'name'],
      ['unit', 'at'],
    ];
    const mismatch = { ...at('$.data.list[0]', given, missing), expected: JSON.stringify(keys) };
    expect(differences([mismatch])).toEqual([
      ['$.data.list[0]: missing "price"', 'a number, 0 or more, for example 2.99'],
      ['$.data.list[0]: missing "name"', 'text, for example "Front door"'],
    ]);
  });

  it('counts rows that differ in the same way as one difference', () => {
    const all = Array.from({ length: 20 }, (_, row) => at(`$.data.list[${row}].price`, 'x'));
    expect(differences(all, rows(20)).map(([text]) => text)).toEqual([
      '$.data.list[*].price (20 of 20 rows): got "x"',
    ]);
    const some = [at('$.data.list[11].price', 'b'), at('$.data.list[9].price', 'a')];
    expect(differences(some, rows(20)).map(([text]) => text)).toEqual([
      '$.data.list[*].price (2 of 20 rows, first $.data.list[9].price): got "a", "b"',
    ]);
    const kinds = [at('$.data.list[0].price', 'b'), at('$.data.list[1].price', null)];
    expect(differences(kinds, rows(2))).toHaveLength(2);
  });

  it('sorts by number, so that row 10 comes after row 9', () => {
    const mismatches = [10, 9].map((row) =>
      at(`$.data.list[${row}].price`, row === 9 ? 'x' : null),
    );
    expect(differences(mismatches).map(([text]) => text?.split(':')[0])).toEqual([
      '$.data.list[9].price',
      '$.data.list[10].price',
    ]);
  });

  it('reports two rules for one value once', () => {
    const path = '$.data.list[0].at';
    expect(
      differences([at(path, null, "Expected '' to match"), at(path, null, 'Expected null to be')]),
    ).toHaveLength(1);
  });

  it('reports HTTP status, content type and an unreadable body', () => {
    expect(differences([{ type: 'StatusMismatch', mismatch: 'expected 200 but was 201' }])).toEqual(
      [['HTTP status: expected 200 but was 201', undefined]],
    );
    const type = { expected: 'application/json', actual: 'text/html' };
    expect(
      differences([
        { type: 'BodyTypeMismatch', ...type, actualBody: '<p>Back soon</p>' },
        { type: 'HeaderMismatch', key: 'Content-Type', ...type },
      ]),
    ).toEqual([['body: got text/html, which begins with "<p>Back soon</p>"', 'application/json']]);
    expect(
      differences([
        { type: 'HeaderMismatch', key: 'Content-Type', expected: '"application/json"', actual: '' },
      ]),
    ).toEqual([['header Content-Type: missing', 'application/json']]);
    expect(
      differences([
        { type: 'BodyMismatch', path: '/', actual: null, mismatch: 'Expected body but was empty' },
      ]),
    ).toEqual([['$: no body', expect.stringMatching(/^an object with code, data, for example/)]]);
  });

  it('masks secrets before it shortens a long value', () => {
    const long = `${'x'.repeat(190)}s3cret-t0ken`;
    const mask = (text: string) => text.replaceAll('s3cret-t0ken', '***');
    const [[text = ''] = []] = differences([at('$.code', long)], example, mask);
    expect(text).toContain('***');
    expect(differences([at('$.code', 'x'.repeat(5000))])[0]?.[0]?.length).toBeLessThan(300);
  });

  it('keeps a message that is no mismatch', () => {
    const record = { mask: (text: string) => text };
    expect(differencesOf({ message: 'out of order' }, { answer: contract }, record)).toEqual([
      { text: 'out of order' },
    ]);
  });
});
