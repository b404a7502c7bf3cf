import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '@homeview/contracts/catalogue';
import type { EndpointName } from '@homeview/contracts/catalogue';
import {
  HOUSE_FRESH_MS,
  PACKAGE_FRESH_MS,
  SUBSCRIPTION_FRESH_MS,
} from '@homeview/contracts/vocabulary/freshness';
import { PACKAGE_LEVEL } from '@homeview/contracts/vocabulary/order/ordering';
import { BILL_PAGE_SIZE, LIST_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';

const SOURCE = /^(src|contracts|mock-server)\/.*\.tsx?$/;

/** Tests may spell out numbers; the backend's tools and the build have numbers of their own. */
const TEST = /\.(test|stories)\.|^contracts\/(pact|backend)\/|^src\/build\/|\/testing\//;

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => SOURCE.test(path) && !TEST.test(path))
  .flatMap((path) => {
    try {
      return [{ path, text: readFileSync(path, 'utf8') }];
    } catch {
      // git still lists a deleted file until the deletion is committed.
      return [];
    }
  });

/** A nonzero number assigned to a name: `name: 1`, `name = 1`, `name={1}`, `name = 10 * 60`. */
const given = (name: string) => new RegExp(`\\b(?:${name})\\b\\s*[:=]\\s*[{(]?\\s*[1-9]`, 'g');

const PAGE_SIZES = given('\\w*[pP]ageSize|\\w*PAGE_SIZE\\w*');
const LEVELS = given('level|\\w+Level|\\w*PACKAGE_LEVEL');
const WINDOWS = given(
  'freshForMs|(?:\\w*_)?FRESH(?:_\\w*)?|refetchOnMountOrArgChange|forceRefetch|\\w*CACHE\\w*_M?S',
);

/** Every place that assigns a number to such a name, as `path: spelling`. */
const written = (meaning: RegExp) =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(meaning)].map(([spelling]) => `${path}: ${spelling}`),
  );

const callsFreshFor = (ms: number) =>
  (Object.keys(catalogue) as EndpointName[])
    .filter((name) => catalogue[name].freshForMs === ms)
    .sort();

describe('the numbers of section 9', () => {
  it('matches numbers with a given meaning, and nothing else', () => {
    expect(sources.length).toBeGreaterThan(100);
    const found = (meaning: RegExp, text: string) => text.match(meaning) !== null;
    for (const text of ['{ pageSize: 100 }', 'const BILLS_PAGE_SIZE = 20;', '<List pageSize={100}'])
      expect(found(PAGE_SIZES, text)).toBe(true);
    expect(found(PAGE_SIZES, 'pageSize: LIST_PAGE_SIZE, pageNum: 1')).toBe(false);
    expect(found(LEVELS, '{ level: 15 }')).toBe(true);
    expect(found(LEVELS, "level: 'error', level === 15")).toBe(false);
    for (const text of [
      'freshForMs: 30_000',
      'forceRefetch: 60',
      'const FRESH_MS = 10 * 60 * 1000',
    ])
      expect(found(WINDOWS, text)).toBe(true);
    expect(found(WINDOWS, 'DEFAULT_TIMEOUT_MS = 30_000, freshForMs: HOUSE_FRESH_MS')).toBe(false);
  });

  it(
    'defines 100 rows a page of a list and 20 of the bills in one place',
    { tags: ['9.const.09', '9.const.10'] },
    () => {
      expect([LIST_PAGE_SIZE, BILL_PAGE_SIZE]).toEqual([100, 20]);
      expect(written(PAGE_SIZES)).toEqual([
        'contracts/vocabulary/pageSize.ts: LIST_PAGE_SIZE = 1',
        'contracts/vocabulary/pageSize.ts: BILL_PAGE_SIZE = 2',
      ]);
    },
  );

  it('defines the package level 15 in one place', { tags: ['9.const.11'] }, () => {
    expect(PACKAGE_LEVEL).toBe(15);
    expect(written(LEVELS)).toEqual(['contracts/vocabulary/order/ordering.ts: PACKAGE_LEVEL = 1']);
  });

  it(
    'defines the cache times as constants, and gives no call another one',
    { tags: ['9.const.22', '9.const.23', '9.const.24'] },
    () => {
      expect(written(WINDOWS)).toEqual([
        'contracts/vocabulary/freshness.ts: PACKAGE_FRESH_MS = 3',
        'contracts/vocabulary/freshness.ts: SUBSCRIPTION_FRESH_MS = 6',
        'contracts/vocabulary/freshness.ts: HOUSE_FRESH_MS = 6',
      ]);
    },
  );

  it('reuses package data and package-bound devices for 30 s', { tags: ['9.const.22'] }, () => {
    expect(PACKAGE_FRESH_MS).toBe(30_000);
    expect(callsFreshFor(30_000)).toEqual(
      [
        'payModeList',
        'getRecordGoodsList',
        'getGoodsInfoByPackageId',
        'getPackageList',
        'packageBuyInfoV2',
        'getPackageBindDevList',
      ].sort(),
    );
  });

  it('reuses subscription detail and unbound devices for 60 s', { tags: ['9.const.23'] }, () => {
    expect(SUBSCRIPTION_FRESH_MS).toBe(60_000);
    expect(callsFreshFor(60_000)).toEqual(
      ['getPackageSubscribeInfo', 'getUnbindPackageDevList'].sort(),
    );
  });

  it('reuses the house list for 10 min', { tags: ['9.const.24'] }, () => {
    expect(HOUSE_FRESH_MS).toBe(10 * 60 * 1000);
    expect(callsFreshFor(600_000)).toEqual(['houseList']);
  });
});
