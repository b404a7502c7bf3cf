import { SCREENS, screenOfPath } from '@homeview/contracts/vocabulary/app/screens';
import { describe, expect, it } from 'vitest';
import { cases } from '../catalogue/cases';
import { failures } from '../catalogue/failures';
import { placeOfScreen } from '../catalogue/places';
import { search } from '../catalogue/search';
import { toResponse } from '../control/catalogueControl';
import { choose } from './catalogue/choose';
import type { Chosen } from './catalogue/choose';
import { catalogueHash, readRoute, sandboxHash } from './route';

const caseInfo = cases.map(toResponse);
const list = { cases: caseInfo, failures, places: placeOfScreen };
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

/** The page of the code comes after signing in: no link leads to it. */
const OPENED_BY_ACTION = ['/login/certification'];

describe('a screen', () => {
  it.each(SCREENS)('%s has at least one case, which opens there', (screen) => {
    const found = choose(list, undefined, { screen, kind: '' });
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) {
      const path = 'caseInfo' in one ? (one.path ?? one.caseInfo.path) : one.failure.path;
      if (!OPENED_BY_ACTION.includes(screen)) expect(screenOfPath(path)).toBe(screen);
    }
  });

  it('without a case of its own opens in an ordinary one, followed by its failures', () => {
    const [first, ...others] = choose(list, undefined, { screen: '/package/renewal', kind: '' });
    expect(first).toMatchObject({
      caseInfo: { id: 'demo' },
      path: '/package/renewal?packageId=70001',
    });
    expect(others.length).toBeGreaterThan(0);
    expect(
      others.every((one) => 'failure' in one && one.failure.screen === '/package/renewal'),
    ).toBe(true);
  });
});

describe('the search text in the address', () => {
  it.each(['gift card', 'a=b&c #1/2?', 'ไม่ได้รับ 100%'])('is read as it was written: %s', (query) => {
    expect(readRoute(catalogueHash(query))).toEqual({ page: 'catalogue', query });
  });

  it('may be written by hand, as by the macro of a help desk', () => {
    expect(readRoute('#/?q=gift%20card+used')).toEqual({
      page: 'catalogue',
      query: 'gift card used',
    });
  });
});

describe('readRoute', () => {
  it.each([
    ['', { page: 'catalogue', query: '' }],
    ['#/', { page: 'catalogue', query: '' }],
    ['#content', { page: 'catalogue', query: '' }],
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
