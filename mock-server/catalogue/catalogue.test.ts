import { readFileSync } from 'node:fs';
import { catalogue } from '@homeview/contracts/catalogue';
import { encodeReference } from '@homeview/contracts/vocabulary/reference/reference';
import type { Reference } from '@homeview/contracts/vocabulary/reference/reference';
import { SCREENS } from '@homeview/contracts/vocabulary/app/screens';
import { beforeAll, describe, expect, it } from 'vitest';
import { readShortFault } from '../control/links/readFault';
import { parseLaunchOptions } from '../control/links/prepare';
import { findScenario, scenarios, scenariosById } from '../scenarios/registry';
import { portalMessages } from '../texts/messages';
import { cases, unknownScenarioIds } from './cases';
import { failures } from './failures';
import { placeOfScreen } from './places';
import { reproduce } from './reproduce';
import { search } from './search';

const messageIds = new Set(portalMessages().map(({ id }) => id));
const ledgerIds = new Set(
  readFileSync('docs/ledger.tsv', 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0]),
);
const unknownIn = (ids: readonly string[], known: ReadonlySet<unknown>) =>
  ids.filter((id) => !known.has(id));

it('refuses two scenarios with one id', () => {
  expect(scenariosById(scenarios).size).toBe(scenarios.length);
  expect(() => scenariosById([...scenarios, ...scenarios.slice(0, 1)])).toThrow('Two scenarios');
});

describe('expected texts of scenarios', () => {
  it('exist for every scenario, and only for scenarios', () => {
    expect(unknownScenarioIds).toEqual([]);
    const withoutKinds = cases.filter(({ kinds }) => kinds.length === 0);
    expect(withoutKinds.map(({ scenario }) => scenario.id)).toEqual([]);
    expect(cases.filter(({ screen }) => screen === null).map((one) => one.scenario.path)).toEqual(
      [],
    );
  });

  it('name only messages and ledger rows that exist', () => {
    expect(messageIds.size).toBeGreaterThan(400);
    const shown = cases.flatMap(({ shows, then }) => [...shows, ...then.flatMap((s) => s.shows)]);
    expect(unknownIn(shown, messageIds)).toEqual([]);
    expect(
      unknownIn(
        scenarios.flatMap(({ ledger }) => ledger),
        ledgerIds,
      ),
    ).toEqual([]);
  });
});

describe('failures without a scenario', () => {
  it('exist for every call and every code it can answer', () => {
    for (const [call, { errors }] of Object.entries(catalogue)) {
      const codes = failures.filter((failure) => failure.call === call).map(({ code }) => code);
      for (const code of errors) expect(codes, `${call} ${code}`).toContain(code);
      expect(codes).toContain(503);
    }
  });

  it('have unique ids, links that parse, and messages that exist', () => {
    expect(new Set(failures.map(({ id }) => id)).size).toBe(failures.length);
    for (const { id, scenario, path, fault, screen, shows } of failures) {
      expect(parseLaunchOptions({ scenario, path, fault }).faults, id).toHaveLength(1);
      expect(screen, id).not.toBeNull();
      expect(unknownIn(shows, messageIds), id).toEqual([]);
    }
  });

  it('apply a short fault to as many answers as it says', () => {
    expect(readShortFault('houseList:http:503').times).toBe(1);
    expect(readShortFault('houseList@3:http:503').times).toBe(3);
    expect(readShortFault('*@all:reset').times).toBeNull();
    const strange = ['houseList@x:http:503', 'houseList@0:reset', 'houseList@:reset'];
    for (const bad of [...strange, 'houseList?:reset', 'houseList?pageNum:reset']) {
      expect(() => readShortFault(bad), bad).toThrow();
    }
  });
});

describe('placeOfScreen', () => {
  it('names a scenario and a path for every screen', () => {
    for (const screen of SCREENS) {
      const { scenario, path } = placeOfScreen[screen];
      expect(findScenario(scenario), screen).toBeDefined();
      expect(path.startsWith('/')).toBe(true);
    }
  });
});

describe('search', () => {
  // The first search reads all texts of the portal.
  beforeAll(() => void search('plan'), 60_000);

  const first = (query: string) => search(query).hits[0]?.id;
  const ids = (query: string) => search(query).hits.map(({ id }) => id);

  it('finds a scenario by a text the customer reads, in any language', () => {
    expect(first('This event has expired')).toBe('promotion-ended');
    expect(first('Dieser Tarif ist abgelaufen')).toBe('expired-plan');
    expect(first('請求書はまだありません')).toBe('no-bills');
    expect(
      ids('This plan covers up to 3 devices. To choose another one, unselect one first.'),
    ).toContain('three-device-package');
  });

  it('names the step that makes a text appear', () => {
    const [hit] = search('Couldn’t create your order. You haven’t been charged.').hits;
    expect(hit?.id).toMatch(/^(createOrder|renew|applePayOrder|serviceExtension):/);
    expect(hit?.act).toMatch(/press Pay|trial|confirm/);
  });

  it('finds codes, screens, kinds, ledger rows and words', () => {
    expect(ids('70032')).toContain('session-expired');
    expect(ids('560119')).toEqual(
      expect.arrayContaining(['second-factor', 'verifySecondCertification:560119']),
    );
    expect(ids('/bills/$id')).toContain('paid-bill');
    expect(ids('locked')).toContain('renewal-processing');
    expect(ids('4.plan.27')).toContain('processing-bill');
    expect(ids('gift card used')).toContain('gift-card-used');
    expect(ids('xyzzy plugh')).toEqual([]);
    expect(ids('   ')).toEqual([]);
  });

  it.each([
    [
      { screen: '/defaultPackage', call: 'getRecordGoodsList', code: 12004 },
      'scenario=demo&path=%2FdefaultPackage',
      'getRecordGoodsList@all:reset',
    ],
    [
      { screen: '/defaultPackage/selectDevice', call: 'createOrder', code: 503 },
      'selectDevice',
      'createOrder:http:503',
    ],
    [
      { screen: '/bills', call: 'getPageOrderList', code: 12138 },
      'scenario=access-token-expired&path=%2Fbills',
      'refreshToken@all:http:503',
    ],
    [
      { screen: '/bills', call: 'getPageOrderList.further', code: 12004 },
      'scenario=many-bills&path=%2Fbills',
      'getPageOrderList?pageNum=2@all:reset',
    ],
    [{ screen: '/', call: 'houseList', code: 70032 }, 'scenario=demo', 'houseList:code:70032'],
    [{ screen: '/payFailed', call: 'getPayUrl', code: 503 }, 'selectDevice', 'getPayUrl:http:503'],
    [{ screen: '/bills/$id', call: null, code: null }, 'path=%2Fbills%2F80001', null],
    [{ screen: null, call: 'activity', code: 400 }, 'promotion-running', 'activity:body400:'],
  ] as const)('opens the failure that the reference of %o describes', (expected, part, fault) => {
    const reference: Reference = {
      ...expected,
      locale: 'de-DE',
      platform: 'ios',
      appVersion: '1.13.0',
    };
    const found = search(encodeReference(reference)).reference;
    expect(found).toMatchObject(reference);
    expect(found?.open).toContain(part);
    const query = new URLSearchParams(found?.open.split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({
      platform: 'ios',
      locale: 'de-DE',
      version: '1.13.0',
    });
    if (fault === null) expect(query.has('fault')).toBe(false);
    else expect(query.get('fault')?.startsWith(fault)).toBe(true);
    expect(() => parseLaunchOptions(Object.fromEntries(query))).not.toThrow();
  });

  it('ends the session at the action and not when the page opens', () => {
    const failure = { screen: '/billAddress', call: 'addUserBillInfo', code: 403 } as const;
    const expected = { ...failure, locale: null, platform: 'browser', appVersion: null } as const;
    const { opening, act } = reproduce(expected);
    expect(opening.scenario).toBe('no-billing-address');
    expect(opening.fault).toEqual(['addUserBillInfo:code:21026', 'refreshToken@all:http:503']);
    expect(act).toMatch(/save/);
  });

  it.each([
    ['/trialPackage', 'IAP.payment', 211, '1.13.0.2045', 'trial-in-store', /start the trial/],
    ['/applePay/selectDevice', 'IAP.payment', 500, '1.13', 'wallet-offer', /press Pay/],
    ['/applePay', 'System.openThirdApp', 408, '1.9.0.1', 'wallet-offer', /Update now/],
    ['/subscription/$id', 'System.openThirdApp', 404, '2.0', 'wallet-plan', /Check subscription/],
    ['/bills/$id', 'System.copyToPasteboard', 403, '1.13', 'demo', /Copy order number/],
  ] as const)(
    'makes the phone refuse what the app refused on %s: %s with %i',
    (screen, call, code, appVersion, scenario, act) => {
      const expected = {
        screen,
        call,
        code,
        locale: 'fr-FR',
        platform: 'ios',
        appVersion,
      } as const;
      const found = search(encodeReference(expected)).reference;
      expect(found).toMatchObject(expected);
      expect(found?.act).toMatch(act);
      const query = Object.fromEntries(new URLSearchParams(found?.open.split('?')[1]));
      expect(query).toMatchObject({ scenario, refuse: `${call}:${code}`, version: appVersion });
      expect(parseLaunchOptions(query).refusal).toEqual({ method: call, code });
    },
  );

  it.each([
    ['/subscription/$id', 'updateSubscribeStatus', /Turn off renewal/],
    ['/payFailed', 'getPayUrl', /press Pay/],
    ['/bills', 'getPageOrderList', null],
    ['/bills', 'getPageOrderList.further', /Load more/],
    ['/login/certification', 'resendSecondCertification', /send a new code/],
    ['/packages/$packageId/selectDevice', 'createOrder', /press Pay/],
    ['/subscription/$id/adjustDevice/remove', 'deviceSwitchPackage', /Press “Remove”/],
    ['/selectCountry', 'createOrder', /press Pay/],
    [null, 'giftCardCheck', /Redeem/],
  ] as const)(
    'names the step that repeats the failure of a reference from %s',
    (screen, call, act) => {
      const failure = {
        screen,
        call,
        code: 503,
        locale: null,
        platform: 'browser',
        appVersion: null,
      };
      const found = search(encodeReference(failure as Reference)).reference;
      if (act === null) expect(found?.act).toBeNull();
      else expect(found?.act).toMatch(act);
    },
  );
});
