/** Validates requests and the mock's own answers against the published document. */
import { catalogue, endpoints } from '@homeview/contracts/catalogue';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { describe, expect, it } from 'vitest';
import { contractOf } from './contract';

const answer = (data: unknown, code = 200, status = 200) => ({
  status,
  body: { code, data, desc: 'success' },
});
const house = houseExample();

describe('the contract of a call', () => {
  it('exists for every call of the catalogue', () => {
    for (const endpoint of endpoints) expect(contractOf(endpoint)).toBeDefined();
  });

  it('names the wrong field of an answer', () => {
    const { checkAnswer } = contractOf(catalogue.houseList);
    expect(checkAnswer(answer([house]))).toBeNull();
    expect(checkAnswer(answer([house, { ...house, name: 7 }]))).toBe('data[1].name must be string');
    expect(checkAnswer(answer(null))).toBe('data must be array');
  });

  it('accepts only the documented codes', () => {
    const { checkAnswer } = contractOf(catalogue.refreshToken);
    for (const code of [21025, 21027, 400]) expect(checkAnswer(answer(null, code))).toBeNull();
    for (const code of [21026, 500])
      expect(checkAnswer(answer(null, code))).toMatch(/code must be/);
    expect(checkAnswer(answer(null, 400, 400))).toBeNull();
    expect(checkAnswer(answer(null, 200, 201))).toBe('HTTP 201 is not documented for its code');
    const { checkAnswer: checkLog } = contractOf(catalogue.reportLog);
    expect(checkLog(answer(null, 401, 401))).toBeNull();
    expect(checkLog(answer(null, 401))).toBe('HTTP 200 is not documented for its code');
  });

  it('converts numbers of a query in place, and refuses other text', () => {
    const { checkAddress } = contractOf(catalogue.getRecordGoodsList);
    const query = { pageNum: '2', pageSize: '20' };
    expect(checkAddress(query)).toBeNull();
    expect(query).toEqual({ pageNum: 2, pageSize: 20 });
    expect(checkAddress({ pageNum: 'one', pageSize: '20' })).toBe('pageNum must be integer');
    expect(checkAddress({ pageSize: '20' })).toMatch(/pageNum/);
    expect(checkAddress({ pageNum: ['1', '2'], pageSize: '20' })).toBe('pageNum must be integer');
  });
});
