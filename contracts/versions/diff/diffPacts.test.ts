import { describe, expect, it } from 'vitest';
import type { Rule } from './contract';
import { diffPacts } from './diffPacts';
import { contract, interaction, regex, rule, type } from './samples';

type Parts = Parameters<typeof interaction>[0];

/** The changes between two interactions, as `severity place: text`. */
const changes = (old: Parts, now: Parts) =>
  diffPacts(contract([interaction(old)]), contract([interaction(now)])).map(
    ({ severity, optional, place, text }) =>
      `${severity}${optional ? ' (optional)' : ''} ${place}: ${text}`,
  );

const bill = (fields: object) => ({ code: 200, data: { list: [{ id: '1', ...fields }] } });
const inList = (fields: Readonly<Record<string, Rule>>) => ({
  '$.data.list': rule({ match: 'type', min: 1 }),
  ...fields,
});
const price = { '$.data.list[*].price': rule({ match: 'number' }) };

describe('diffPacts: responses', () => {
  it('reports a new field as a break, with its place in a list', () => {
    const old = { body: bill({}), rules: inList({}) };
    const now = { body: bill({ price: 2.99 }), rules: inList(price) };
    expect(changes(old, now)).toEqual([
      'breaks response $.data.list[*].price: is new: your service must send it: a number',
    ]);
    expect(changes(now, old)).toEqual([
      'relaxes response $.data.list[*].price: is no longer needed: your service may leave it out; it was a number',
    ]);
  });

  it('reports a renamed field once', () => {
    const old = { body: bill({ price: 2.99 }), rules: inList(price) };
    const amount = { '$.data.list[*].amount': rule({ match: 'number' }) };
    const now = { body: bill({ amount: 2.99 }), rules: inList(amount) };
    expect(changes(old, now)).toEqual([
      'breaks response $.data.list[*].amount: is new: your service must send it in place of $.data.list[*].price: a number',
    ]);
  });

  it('reports a new object once, not each of its fields', () => {
    const now = { body: { code: 200, data: { tax: { rate: 1, name: 'VAT' } } } };
    expect(changes({}, now)).toEqual([
      'breaks response $.data: is new: your service must send it: an object (with 3 fields)',
    ]);
  });

  it('reports another type and another matcher as a break', () => {
    const at = (value: unknown, ...matchers: Parameters<typeof rule>) => ({
      body: { code: 200, data: value },
      rules: { '$.data': rule(...matchers) },
    });
    expect(changes(at('1', type), at(1, { match: 'integer' }))).toEqual([
      'breaks response $.data: is another: your service must send a whole number; until now a string',
    ]);
    // What was inside is part of that change.
    expect(changes(at({ a: 1 }, type), at(null, { match: 'null' }))).toEqual([
      'breaks response $.data: is another: your service must send null; until now an object',
    ]);
  });

  it('breaks by a narrowed list of values and relaxes by a widened one', () => {
    const unit = (pattern: string) => ({
      body: { code: 200, data: 'day' },
      rules: { '$.data': rule(type, regex(pattern)) },
    });
    const [wide, narrow] = [unit('^(day|month|year)$'), unit('^(day|month)$')];
    expect(changes(wide, narrow)).toEqual([
      'breaks response $.data: is narrower: your service must send one of day, month (no longer: year); until now one of day, month, year',
    ]);
    expect(changes(narrow, wide)).toEqual([
      'relaxes response $.data: is wider: your service may send one of day, month, year (new: year); until now one of day, month',
    ]);
  });

  it('reports another status and another code', () => {
    expect(changes({ statuses: [200, 400] }, { status: 400 })).toEqual([
      'breaks response status: is narrower: your service must send exactly 400 (no longer: 200); until now 200 or 400',
    ]);
    expect(changes({ status: 400 }, { status: 400, statuses: [400, 401] })).toEqual([
      'relaxes response status: is wider: your service may send 400 or 401 (new: 401); until now exactly 400',
    ]);
    expect(changes({ body: { code: 70032 } }, { body: { code: 21025 } })).toEqual([
      'breaks response $.code: is another: your service must send exactly 21025; until now exactly 70032',
    ]);
  });

  it('counts another example under the same matcher as harmless', () => {
    const named = (name: string) => ({
      body: { code: 200, data: name },
      rules: { '$.data': rule(type) },
    });
    expect(changes(named('a'), named('b'))).toEqual([
      'neutral response $.data: another example: "b"',
    ]);
  });

  it('compares a list without a matcher by its length, and keeps what is inside apart', () => {
    const list = (...items: number[]) => ({ body: { code: 200, data: items } });
    expect(changes(list(1), list(1, 2))).toEqual([
      'breaks response $.data: is another: your service must send a list exactly 2 long; until now a list exactly 1 long',
      'breaks response $.data[1]: is new: your service must send it: exactly 2',
    ]);
  });

  it('compares what a list has to contain', () => {
    const containing = (name: string) => ({
      body: { code: 200, data: [{ [name]: 1 }] },
      rules: {
        '$.data': rule({
          match: 'arrayContains',
          variants: [{ index: 0, rules: { [`$.${name}`]: rule({ match: 'integer' }) } }],
        }),
      },
    });
    expect(changes(containing('id'), containing('key'))[0]).toBe(
      'breaks response $.data[one is #1].key: is new: your service must send it in place of $.data[one is #1].id: a whole number',
    );
  });

  it('ignores the order of keys, at every depth', () => {
    const old = { body: { code: 200, data: { a: 1, b: { c: 2, d: 3 } } } };
    const now = { body: { data: { b: { d: 3, c: 2 }, a: 1 }, code: 200 } };
    expect(changes(old, now)).toEqual([]);
  });
});

describe('diffPacts: requests', () => {
  it('breaks by a field, a header or a query parameter that is new or missing', () => {
    const old = { sent: { id: '1' }, query: { page: ['1'] }, headers: { token: ['a'] } };
    const now = {
      sent: { id: '1', note: 'x' },
      query: { page: ['1'], size: ['20'] },
      headers: { token: ['a'], trace: ['b'] },
    };
    expect(changes(old, now)).toEqual([
      'breaks request query size: is new: the portal sends it, and your service must accept it: exactly "20"',
      'breaks request header trace: is new: the portal sends it, and your service must accept it: exactly "b"',
      'breaks request $.note: is new: the portal sends it, and your service must accept it: exactly "x"',
    ]);
    expect(changes(now, old)).toHaveLength(3);
    expect(changes(now, old)[0]).toBe(
      'breaks request query size: is no longer sent: your service must do without it; it was exactly "20"',
    );
  });

  it('judges the other way round than for responses: fewer values relax', () => {
    const unit = (pattern: string) => ({
      sent: { unit: 'day' },
      sentRules: { '$.unit': rule(type, regex(pattern)) },
    });
    const [wide, narrow] = [unit('^(day|month|year)$'), unit('^(day|month)$')];
    expect(changes(wide, narrow)[0]).toMatch(/^relaxes request \$\.unit/);
    expect(changes(narrow, wide)[0]).toMatch(/^breaks request \$\.unit/);
  });

  it('reports another path', () => {
    expect(changes({ path: '/a' }, { path: '/b' })).toEqual([
      'breaks request path: is another: your service must accept exactly "/b"; until now exactly "/a"',
    ]);
  });
});

describe('diffPacts: interactions and states', () => {
  const places = interaction({ description: 'the places', path: '/places', state: 'abroad' });

  it('reports a new interaction and its new state, and their end', () => {
    const [old, now] = [contract([interaction()]), contract([interaction(), places])];
    const texts = (all: ReturnType<typeof diffPacts>) =>
      all.map(({ severity, place, text }) => `${severity} ${place}: ${text}`);
    expect(texts(diffPacts(old, now))).toEqual([
      'breaks interaction: is new: your service must answer GET /places in the state "abroad" (new: your service must provide it)',
    ]);
    expect(texts(diffPacts(now, old))).toEqual([
      'relaxes interaction: is no longer verified: GET /places in the state "abroad" (no longer used)',
    ]);
  });

  it('recognizes an interaction with another description', () => {
    expect(changes({}, { description: 'getPageOrderList: the bills' })).toEqual([
      'neutral description: was "the bills"',
    ]);
    expect(changes({ body: { code: 1 } }, { description: 'other', body: { code: 2 } })).toEqual([
      'neutral description: was "the bills"',
      'breaks response $.code: is another: your service must send exactly 2; until now exactly 1',
    ]);
  });

  it('reports another state and other parameters of it', () => {
    const [state] = changes({}, { state: 'demo', params: { id: '1' } });
    expect(state).toBe('breaks state: is "demo" with {"id":"1"} now; until now "demo"');
  });

  it('relaxes when the backend may answer with other values, and breaks when it no longer may', () => {
    const path = { type: 'ProviderState', expression: '/plans/${planId}' };
    const own = { path: '/plans/1', generators: { path }, params: { planId: '1' } };
    expect(changes({ path: '/plans/1' }, own)).toEqual([
      'relaxes request path: may be your own value now: /plans/${planId}',
    ]);
    expect(changes(own, { path: '/plans/1' })).toEqual([
      'breaks request path: can no longer be your own value',
    ]);
  });

  it('never counts assumed and pending interactions as a break', () => {
    const added = { body: { code: 200, data: 1 } };
    expect(changes({ assumed: true }, { ...added, assumed: true })[0]).toMatch(
      /^breaks \(optional\)/,
    );
    expect(changes({ pending: true }, { ...added, pending: true })[0]).toMatch(
      /^breaks \(optional\)/,
    );
  });

  it('breaks when an assumed or pending interaction becomes part of the contract', () => {
    expect(changes({ assumed: true }, {})).toEqual([
      'breaks interaction: was assumed: your service must fulfil it now',
    ]);
    expect(changes({}, { pending: true })).toEqual([
      'relaxes (optional) interaction: is only pending now',
    ]);
  });
});
