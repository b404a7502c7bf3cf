import { describe, expect, it } from 'vitest';
import { storePaymentOf } from './storePayment';

describe('the native payment result code', () => {
  it.each([
    [200, 'sold'],
    [201, 'sold'],
    [211, 'networkFailed'],
    [202, 'failed'],
    [199, 'failed'],
    [210, 'failed'],
    [400, 'failed'],
    [0, 'failed'],
  ])('%i means %s', (code, meaning) => {
    expect(storePaymentOf(code)).toBe(meaning);
  });
});
