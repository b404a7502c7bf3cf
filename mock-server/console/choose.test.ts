import { describe, expect, it } from 'vitest';
import { cases } from '../catalogue/cases';
import { failures } from '../catalogue/failures';
import { search } from '../catalogue/search';
import { toResponse } from '../control/catalogueControl';
import { choose } from './catalogue/choose';
import type { Chosen } from './catalogue/choose';
import { readRoute, sandboxHash } from './route';

const caseInfo = cases.map(toResponse);
const list = { cases: caseInfo, failures };
const ALL = { screen: '', kind: '' };
const idOf = (one: Chosen) => ('caseInfo' in one ? one.caseInfo.id : one.failure.id);

describe('choose', () => {
  it('lists every scenario in order, and failures only under the kind “failed”', () => {
    expect(choose(list, undefined, ALL).map(idOf)).toEqual(caseInfo.map(({ id }) => id));
    const failed = choose(list, undefined, { ...ALL, kind: 'failed' }).map(idOf);
    expect(failed).toContain('createOrder:down');
    expect(failed).toContain('wrong-price-type');
    expect(failed).not.toContain('demo');
  });

  it('lists the search hits, best first, and filters them', () => {
    const found = search('Couldn’t create your order. You haven’t been charged.');
    const ids = choose(list, found, ALL).map(idOf);
    expect(ids).toEqual(found.hits.map(({ id }) => id));
    const onRenewal = choose(list, found, { screen: '/package/renewal', kind: '' }).map(idOf);
    expect(onRenewal.length).toBeGreaterThan(0);
    expect(onRenewal.every((id) => id.startsWith('renew:'))).toBe(true);
  });
});

describe('readRoute', () => {
  it.each([
    ['', { page: 'catalogue' }],
    ['#/', { page: 'catalogue' }],
    ['#content', { page: 'catalogue' }],
    ['#/nowhere', { page: 'unknown', hash: '#/nowhere' }],
    ['#/sandbox', { page: 'unknown', hash: '#/sandbox' }],
    ['#/sandbox/%', { page: 'unknown', hash: '#/sandbox/%' }],
    ['#/sandbox/%E0%A4%A', { page: 'unknown', hash: '#/sandbox/%E0%A4%A' }],
    ['#/sandboxes', { page: 'sandboxes' }],
    [sandboxHash('demo-1a2b3c'), { page: 'sandbox', id: 'demo-1a2b3c' }],
  ])('reads the page from the hash %s', (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
  });
});
