import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFault, readShortFault } from './readFault';
import { shortFault } from './shortFault';

const details = fc.oneof(
  fc.record({ kind: fc.constant('code'), code: fc.nat(999_999) }),
  fc.record({ kind: fc.constantFrom('http400', 'body400'), desc: fc.string({ minLength: 1 }) }),
  fc.record({ kind: fc.constant('http'), status: fc.integer({ min: 200, max: 599 }) }),
  fc.record({ kind: fc.constant('delay'), ms: fc.nat(600_000) }),
  fc.record({ kind: fc.constant('payUrl'), url: fc.webUrl({ withQueryParameters: true }) }),
  fc.record({ kind: fc.constant('reset'), after: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('html502', 'truncated', 'empty') }),
  fc.record({
    kind: fc.constant('mutate'),
    path: fc.constantFrom('list.0.price', 'url'),
    value: fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant({ a: ['b=c:d'] })),
  }),
);
/** The request field that the fault matches. */
const wheres = fc.oneof(
  fc.constant({}),
  fc.record({ where: fc.constantFrom('pageNum=2', 'orderId=80001', 'name=a=b') }),
);
const times = fc.oneof(fc.integer({ min: 1, max: 99 }), fc.constant(null));

describe('a short fault', () => {
  it('parses back to the same fault', () => {
    fc.assert(
      fc.property(details, times, fc.constantFrom('*', 'createOrder'), wheres, (...parts) => {
        const [detail, count, call, where] = parts;
        const fault = { ...readFault({ call, times: count, ...detail, ...where }), id: '' };
        const short = shortFault(fault);
        expect(short).not.toBeNull();
        expect({ ...readShortFault(short ?? ''), id: '' }).toEqual(fault);
      }),
    );
  });

  it('is null when a link cannot express the whole fault', () => {
    const short = (fields: object) =>
      shortFault({ ...readFault({ call: '*', ...fields }), id: '' });
    expect(short({ kind: 'http', status: 503, desc: 'Down' })).toBeNull();
    expect(short({ kind: 'code', code: 7, desc: 'No' })).toBeNull();
    expect(short({ kind: 'http', status: 503, after: true })).toBeNull();
    expect(short({ kind: 'reset', where: 'date=2026-11-21T10:00' })).toBeNull();
  });
});
