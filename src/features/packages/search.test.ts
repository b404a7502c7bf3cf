import { describe, expect, it } from 'vitest';
import { packageRequest, planCrumb, planSearch } from './search';

const read = (query: string) => planSearch(Object.fromEntries(new URLSearchParams(query)));

describe('packageRequest', () => {
  it.each([
    ['isSupportRenew=1', { isSupportRenew: true }],
    ['isSupportRenew=true', { isSupportRenew: true }],
    ['isSupportRenew=0', { isSupportRenew: false }],
    ['isSupportRenew=false', { isSupportRenew: false }],
    ['isSupportRenew=perhaps', {}],
  ])('maps %s to %j', { tags: ['2.query.15'] }, (query, asked) => {
    expect(packageRequest(read(query))).toEqual({ payMode: 1, ...asked });
  });

  it.each([
    ['planUnit=year', { planUnit: 'year' }],
    ['planUnit=month', { planUnit: 'month' }],
    ['planUnit=century', {}],
  ])('maps %s to %j', { tags: ['2.query.16'] }, (query, asked) => {
    expect(packageRequest(read(query))).toEqual({ payMode: 1, ...asked });
  });

  it.each([
    ['excludeLevel=14', { excludeLevel: 14 }],
    ['excludeLevel=0', { excludeLevel: 0 }],
    ['excludeLevel=-1', {}],
    ['excludeLevel=1.5', {}],
  ])('maps %s to %j', { tags: ['2.query.17'] }, (query, asked) => {
    expect(packageRequest(read(query))).toEqual({ payMode: 1, ...asked });
  });

  it.each([
    ['goodsId=5003', { goodsId: '5003' }],
    ['goodsId=', {}],
  ])('maps %s to %j', { tags: ['2.query.18'] }, (query, asked) => {
    expect(packageRequest(read(query))).toEqual({ payMode: 1, ...asked });
  });
});

describe('the query parameter `original`', () => {
  it.each([
    ['newsletter-11', 'newsletter-11'],
    ['A_b.9', 'A_b.9'],
    ['<b>free</b>', undefined],
    ['two words', undefined],
    ['a'.repeat(65), undefined],
    ['', undefined],
  ])('with the value %j is parsed as %j', { tags: ['2.query.19'] }, (original, remark) => {
    expect(planSearch({ original }).original).toBe(remark);
  });
});

it('names the plan pages in breadcrumbs by what they are for', () => {
  expect(planCrumb('goodsId=5001')).toBe('packages.title');
  expect(planCrumb('changePackageId=70001&goodsId=5001')).toBe('change.title');
});
