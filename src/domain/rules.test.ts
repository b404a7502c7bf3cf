import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { describe, expect, it } from 'vitest';
import { CODE_LIFE_S } from '@homeview/contracts/vocabulary/limits';
import { basketKey } from './plan/basket';
import type { Basket } from './plan/basket';
import { asMinutes, secondsLeft } from './countdown';
import { daysLeft } from './plan/daysLeft';
import { descriptionLines } from './offer/descriptionLines';
import { deviceLimit, fitsOneMore } from './plan/deviceLimit';
import { isEmail } from './input/email';
import { chooseHouse, housesOfOthers, mayManage, ownedHouses } from './houses';
import { SOURCE_MARKER_LIFE_MS, isMarkerAlive, orderSource } from './payment/orderSource';
import { defaultPayMode } from './payment/defaultPayMode';
import { isTrustedPayUrl } from './payment/payUrl';

describe('the device limit', () => {
  it('is maxDevNum for a limited plan', { tags: ['5.rule.37'] }, () => {
    const limit = deviceLimit({ buyNum: 1 }, { maxDevNum: 3 });
    expect(fitsOneMore(2, limit)).toBe(true);
    expect(fitsOneMore(3, limit)).toBe(false);
  });
  it('does not exist for an unlimited price', { tags: ['5.rule.38'] }, () => {
    expect(fitsOneMore(10_000, deviceLimit({ buyNum: -1 }, { maxDevNum: 1 }))).toBe(true);
  });
});

describe('daysLeft', () => {
  it.each([
    [-1, 5, 5],
    [0, 5, 5],
    [1, 5, 5],
    [2, 5, null],
    [3, 5, null],
    [1, null, null],
  ])(
    'with status %s and %s days is %s',
    { tags: ['4.plan.05'] },
    (subscribeStatus, expiredDays, shown) => {
      expect(daysLeft({ subscribeStatus, expiredDays })).toBe(shown);
    },
  );
  it.each([0, -3, 1])('with %s days is 1', { tags: ['4.plan.06'] }, (expiredDays) => {
    expect(daysLeft({ subscribeStatus: 1, expiredDays })).toBe(1);
  });
});

describe('isEmail', () => {
  it.each(['a@b.co', 'dana.demo+cam@home-view.example', "o'neil@a.b.c"])(
    'accepts %s',
    { tags: ['5.rule.02'] },
    (value) => {
      expect(isEmail(value)).toBe(true);
    },
  );
  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a b@c.de',
    'a@b..de',
    'a@-b.de',
    'a@b.de ',
    'a@b.de\n',
    'ä@b.de',
  ])('rejects %j', { tags: ['5.rule.02'] }, (value) => {
    expect(isEmail(value)).toBe(false);
  });
  it('rejects very long input quickly', () => {
    expect(isEmail(`${'a'.repeat(100_000)}@`)).toBe(false);
  });
});

describe('isTrustedPayUrl', () => {
  const trust = { payHosts: ['checkout.stripe.com'], portalHost: 'portal.example' };
  const local = { ...trust, portalHost: 's1.localhost' };
  it('accepts only https on a listed host', { tags: ['4.order.17', '4.order.19'] }, () => {
    expect(isTrustedPayUrl('https://checkout.stripe.com/x', trust)).toBe(true);
    expect(isTrustedPayUrl('http://checkout.stripe.com/x', trust)).toBe(false);
    expect(isTrustedPayUrl('https://stripe.com/x', trust)).toBe(false);
    expect(isTrustedPayUrl('https://checkout.stripe.com.evil.example/', trust)).toBe(false);
    expect(isTrustedPayUrl('https://checkout.stripe.com@evil.example/', trust)).toBe(false);
    expect(isTrustedPayUrl('https://checkout.stripe.com:444/', trust)).toBe(false);
    expect(isTrustedPayUrl('https://user@checkout.stripe.com/', trust)).toBe(false);
    expect(isTrustedPayUrl('https://:pw@checkout.stripe.com/', trust)).toBe(false);
    expect(isTrustedPayUrl('javascript:alert(1)', trust)).toBe(false);
    expect(isTrustedPayUrl('/pay', trust)).toBe(false);
  });
  it(
    'accepts http on loopback only while the portal is on loopback',
    { tags: ['4.order.18'] },
    () => {
      expect(isTrustedPayUrl('http://s1.localhost:5173/__mock/pay/x', local)).toBe(true);
      expect(isTrustedPayUrl('http://127.0.0.1:4010/x', local)).toBe(true);
      expect(isTrustedPayUrl('http://a.s1.localhost/x', local)).toBe(true);
      expect(isTrustedPayUrl('http://evil-localhost/x', local)).toBe(false);
      expect(isTrustedPayUrl('ftp://localhost/x', local)).toBe(false);
      expect(isTrustedPayUrl('http://s1.localhost:5173/x', trust)).toBe(false);
      expect(isTrustedPayUrl('http://localhost.evil.example/x', local)).toBe(false);
    },
  );
});

describe('the default pay mode', () => {
  it.each([
    [true, 'ios', PayMode.ApplePay],
    [true, 'android', PayMode.PayPal],
    [false, 'ios', PayMode.PayPal],
  ])('in the app: %s, on %s', { tags: ['2.screen.33'] }, (inApp, os, payMode) => {
    expect(defaultPayMode({ inApp, os })).toBe(payMode);
  });
});

describe('the order source', () => {
  const now = 1_800_000_000_000;
  const marker = { shop: 'cam-store', at: now - SOURCE_MARKER_LIFE_MS + 1 };
  it('is 2 with a valid marker, even in the app', { tags: ['4.source.02'] }, () => {
    expect(orderSource(marker, { now, inApp: false })).toBe(2);
    expect(orderSource(marker, { now, inApp: true })).toBe(2);
  });
  it(
    'is 1 in the app and 3 in a browser without a marker',
    { tags: ['4.source.03', '4.source.04'] },
    () => {
      expect(orderSource(null, { now, inApp: true })).toBe(1);
      expect(orderSource(null, { now, inApp: false })).toBe(3);
    },
  );
  it('ignores a marker that is exactly three days old', { tags: ['9.const.25'] }, () => {
    expect(SOURCE_MARKER_LIFE_MS).toBe(259_200_000);
    expect(isMarkerAlive(marker, now)).toBe(true);
    expect(isMarkerAlive({ ...marker, at: now }, now)).toBe(true);
    expect(isMarkerAlive({ ...marker, at: now - SOURCE_MARKER_LIFE_MS }, now)).toBe(false);
    expect(isMarkerAlive({ ...marker, at: now + 1 }, now)).toBe(false);
  });
});

describe('basketKey', () => {
  const basket: Basket = {
    userId: '1',
    houseId: '2',
    goodsId: '3',
    goodsPriceId: '4',
    priceCents: 299,
    currency: 'USD',
    deviceIds: ['b', 'a'],
    payMode: 1,
  };
  it('ignores the order of devices and the provider', () => {
    expect(basketKey({ ...basket, deviceIds: ['a', 'b'], payMode: 3 })).toBe(basketKey(basket));
  });
  it.each([
    { userId: '9' },
    { houseId: '9' },
    { goodsId: '9' },
    { goodsPriceId: '9' },
    { priceCents: 300 },
    { deviceIds: ['a'] },
    { deviceIds: ['a+b'] },
  ])('differs with %j', (change) => {
    expect(basketKey({ ...basket, ...change })).not.toBe(basketKey(basket));
  });
});

describe('houses', () => {
  const house = (id: string, more = {}) => ({ id, isOwner: true, isDefault: false, ...more });
  it('that the customer does not own are removed', { tags: ['3.entity.05'] }, () => {
    const [own, other] = [house('1'), house('2', { isOwner: false })];
    expect(ownedHouses([own, other])).toEqual([own]);
    expect(housesOfOthers([own, other])).toEqual([other]);
  });
  it('are selected by request, else by default, else the first', { tags: ['10.ruling.05'] }, () => {
    const houses = [house('1'), house('2', { isDefault: true }), house('3')];
    expect(chooseHouse(houses, '3')?.id).toBe('3');
    expect(chooseHouse(houses, 'gone')?.id).toBe('2');
    expect(chooseHouse([house('1'), house('3')], null)?.id).toBe('1');
    expect(chooseHouse([], null)).toBeUndefined();
  });
  it(
    'allow managing plans if any is owned, or if the requested one is owned',
    { tags: ['1.scope.05'] },
    () => {
      expect(mayManage([])).toBe(false);
      expect(mayManage([house('1')])).toBe(true);
      expect(mayManage([house('1')], '1')).toBe(true);
      expect(mayManage([house('1')], '2')).toBe(false);
      expect(mayManage([], '1')).toBe(false);
    },
  );
});

describe('the second-factor countdown', () => {
  const start = 1_800_000_000_000;
  const left = (from: number | null, now: number) => secondsLeft(from, now, CODE_LIFE_S);
  it('counts down 600 s from the start', { tags: ['9.const.20'] }, () => {
    expect(left(start, start)).toBe(600);
    expect(left(start, start + 1)).toBe(600);
    expect(left(start, start + 1000)).toBe(599);
    expect(left(start, start + 599_001)).toBe(1);
    expect(left(start, start + 600_000)).toBe(0);
  });
  it('stays between 0 and 600 after clock changes', () => {
    expect(left(start, start - 86_400_000)).toBe(600);
    expect(left(start, start + 86_400_000)).toBe(0);
    expect(left(NaN, start)).toBe(600);
    expect(left(null, start)).toBe(600);
  });
  it('is shown as mm:ss', { tags: ['4.state.13'] }, () => {
    expect([600, 599, 61, 9, 0].map(asMinutes)).toEqual([
      '10:00',
      '09:59',
      '01:01',
      '00:09',
      '00:00',
    ]);
  });
});

describe('descriptionLines', () => {
  it('splits at #', { tags: ['3.entity.07'] }, () => {
    expect(descriptionLines('a#b # c#')).toEqual(['a', 'b', 'c']);
    expect(descriptionLines('')).toEqual([]);
  });

  it('does not let a line end after "e-"', () => {
    expect(descriptionLines('by e-mail#a well-known pet')).toEqual([
      'by e-\u2060mail',
      'a well-known pet',
    ]);
  });
});
