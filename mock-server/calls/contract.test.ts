/** The published document as a judge: of what comes in, and of the mock's own answers. */
import { catalogue, endpoints } from '@homeview/contracts/catalogue';
import { describe, expect, it } from 'vitest';
import { contractOf } from './contract';

const answer = (data: unknown, code = 200) => ({ code, data, desc: 'success' });
const house = { id: '30001', name: 'Lakeside 12', isOwner: true, isDefault: true };

describe('the contract of a call', () => {
  it('is there for each of the catalogue', () => {
    for (const endpoint of endpoints) expect(contractOf(endpoint)).toBeDefined();
  });

  it('says which field of an answer of ours is wrong', () => {
    const { checkAnswer } = contractOf(catalogue.houseList);
    expect(checkAnswer(answer([house]))).toBeNull();
    expect(checkAnswer(answer([house, { ...house, name: 7 }]))).toBe('data[1].name must be string');
    expect(checkAnswer(answer(null))).toBe('data must be array');
  });

  it('knows the codes of a call, invalid requests and outages, and no others', () => {
    const { checkAnswer } = contractOf(catalogue.refreshToken);
    for (const code of [21025, 21027, 400, 500, 503]) {
      expect(checkAnswer(answer(null, code))).toBeNull();
    }
    expect(checkAnswer(answer(null, 21026))).toBe('the code 21026 is not documented');
  });

  it('reads numbers of a query in place, and refuses other text', () => {
    const { checkAddress } = contractOf(catalogue.getRecordGoodsList);
    const query = { pageNum: '2', pageSize: '20' };
    expect(checkAddress(query)).toBeNull();
    expect(query).toEqual({ pageNum: 2, pageSize: 20 });
    expect(checkAddress({ pageNum: 'one', pageSize: '20' })).toBe('pageNum must be integer');
    expect(checkAddress({ pageSize: '20' })).toMatch(/pageNum/);
    expect(checkAddress({ pageNum: ['1', '2'], pageSize: '20' })).toBe('pageNum must be integer');
  });
});
