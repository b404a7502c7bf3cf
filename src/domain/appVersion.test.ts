import { describe, expect, it } from 'vitest';
import { MIN_STORE_VERSION, isTooOldForStore, versionIn } from './appVersion';

it.each([
  ['1.13.2 (beta)', '1.13.2'],
  ['10.20-rc', '10.20'],
  ['12', '12'],
  ['v1.2', null],
  ['', null],
])('the version in “%s” is %s', (text, version) => {
  expect(versionIn(text)).toBe(version);
});

describe('isTooOldForStore', () => {
  it(
    'requires 1.13 and compares version parts numerically, so 1.9 is older',
    { tags: ['9.const.29'] },
    () => {
      expect(MIN_STORE_VERSION).toBe('1.13');
      for (const old of ['1.9', '1.12.99', '1', '0.99', '1.2.13', '1.012']) {
        expect(isTooOldForStore(old), old).toBe(true);
      }
      for (const enough of [
        '1.13',
        '1.13.0',
        '1.13.2',
        '1.14',
        '1.100',
        '2',
        '10.0',
        '2.0.1',
        ' 1.13 ',
      ]) {
        expect(isTooOldForStore(enough), enough).toBe(false);
      }
    },
  );

  it('treats a missing or invalid version as too old', () => {
    for (const none of [null, '', 'latest', '1.13-beta', 'v2', '1..13', '-1.14', '1.13.']) {
      expect(isTooOldForStore(none), String(none)).toBe(true);
    }
  });
});
