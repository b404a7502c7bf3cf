import { describe, expect, it } from 'vitest';
import { fixedDeviceId, trialSearch } from './search';

describe('fixedDeviceId', () => {
  it.each([
    ['?singleDevTrial=1&deviceId=40002', '40002'],
    ['?singleDevTrial=true&deviceId=40002', '40002'],
    ['?singleDevTrial=0&deviceId=40002', undefined],
    ['?singleDevTrial=false&deviceId=40002', undefined],
    ['?singleDevTrial=&deviceId=40002', undefined],
    ['?deviceId=40002', undefined],
    ['?singleDevTrial=1', ''],
    ['', undefined],
  ])('for %j is %j', { tags: ['2.query.10', '2.query.11'] }, (address, deviceId) => {
    const search = trialSearch(Object.fromEntries(new URLSearchParams(address)));
    expect(fixedDeviceId(search)).toBe(deviceId);
  });
});
