import { describe, expect, it } from 'vitest';
import {
  fieldsFromState,
  jsonFromState,
  parametersNamed,
  parametersOf,
  pathFromState,
} from './fromState';
import { GIFT_CODE } from '../../vocabulary/fixtures';

const replaceable = (expression: string, value: string) => ({
  'pact:matcher:type': 'equality',
  'pact:generator:type': 'ProviderState',
  dataType: 'STRING',
  expression,
  value,
});

describe('a request', () => {
  it('takes the values of its state from the state, at any depth of its body', () => {
    const body = { packageId: '70001', goodsReqs: [{ goodsId: '5001', goodsNum: 1 }], note: null };
    expect(jsonFromState(body)).toEqual({
      packageId: replaceable('${planId}', '70001'),
      goodsReqs: [{ goodsId: replaceable('${goodsId}', '5001'), goodsNum: 1 }],
      note: null,
    });
  });

  it('takes them from the state in its query, headers and path', () => {
    expect(fieldsFromState({ homeId: '30001', pageNum: '1' })).toEqual({
      homeId: replaceable('${houseId}', '30001'),
      pageNum: '1',
    });
    expect(pathFromState('/check/{code}', { code: GIFT_CODE })).toEqual(
      replaceable('/check/${giftCardCode}', `/check/${GIFT_CODE}`),
    );
  });

  it('has other ids, and a count that is no text, in every state', () => {
    expect(jsonFromState({ packageId: '79999', total: 45 })).toEqual({
      packageId: '79999',
      total: 45,
    });
    expect(pathFromState('/check/{code}', { code: 'no/such' })).toBe('/check/no%2Fsuch');
  });
});

describe('the parameters of a state', () => {
  it('are the values of the request, and those that its answer needs', () => {
    expect(parametersOf([{ deviceIds: ['40001', '49999'], packageId: '70001' }, null])).toEqual({
      coveredDeviceId: '40001',
      planId: '70001',
    });
    expect(parametersNamed(['billCount'])).toEqual({ billCount: 45 });
  });
});
