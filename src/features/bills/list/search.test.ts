import { describe, expect, it } from 'vitest';
import { billsSearch } from './search';

describe('billsSearch', () => {
  it.each([5, 7, 8, 9, '8'])('reads the status %j', (status) => {
    expect(billsSearch({ status })).toEqual({ status: Number(status) });
  });

  it.each([undefined, '', 'paid', 6, '5.0', null])('ignores the status %j', (status) => {
    expect(billsSearch({ status })).toEqual({ status: undefined });
  });
});
