import { describe, expect, it } from 'vitest';
import { BILL_STATES, PLACE_WORDS } from '@homeview/contracts/customer/customerTraits';
import { parametersOf, placeOf } from './placeOf';

describe('the place of a page', () => {
  const at =
    (...ids: readonly string[]) =>
    (id: string) =>
      ids.indexOf(id);
  const places = {
    plan: at('70001', '70002'),
    offer: at('5001', '5002'),
    price: at('50011', '50012'),
    bill: at('80001', '80002'),
    device: at('40001', '40002'),
    giftCard: at('AB12CD34EF', 'A B'),
    promotion: at('9001'),
  };
  const placeIn = (path: string) => {
    const { pathname, search } = new URL(path, 'http://localhost');
    return placeOf({ pathname, search }, places);
  };
  const word = (name: string, text: (typeof PLACE_WORDS)[number]) => ({
    name,
    of: 'word',
    at: PLACE_WORDS.indexOf(text),
  });
  const status = (state: (typeof BILL_STATES)[number]) => ({
    name: 'status',
    of: 'word',
    at: BILL_STATES.indexOf(state),
  });

  it.each<[string, string, readonly unknown[]]>([
    ['/bills/80002', '/bills/$id', [{ name: 'id', of: 'bill', at: 1 }]],
    ['/subscription/70002', '/subscription/$id', [{ name: 'id', of: 'plan', at: 1 }]],
    [
      '/packages/5002/selectDevice?checkedPriceId=50012&goodsId=5001',
      '/packages/$packageId/selectDevice',
      [
        { name: 'packageId', of: 'offer', at: 1 },
        { name: 'checkedPriceId', of: 'price', at: 1 },
        { name: 'goodsId', of: 'offer', at: 0 },
      ],
    ],
    [
      '/giftCard/AB12CD34EF/packages/5002/payMethod?changePackageId=70002',
      '/giftCard/$code/packages/$packageId/payMethod',
      [
        { name: 'code', of: 'giftCard', at: 0 },
        { name: 'packageId', of: 'offer', at: 1 },
        { name: 'changePackageId', of: 'plan', at: 1 },
      ],
    ],
    [
      '/giftCard/renewal/70002',
      '/giftCard/renewal/$packageId',
      [{ name: 'packageId', of: 'plan', at: 1 }],
    ],
    [
      '/package/renewal?packageId=70002',
      '/package/renewal',
      [{ name: 'packageId', of: 'plan', at: 1 }],
    ],
    [
      '/giftCard/A%20B/packages',
      '/giftCard/$code/packages',
      [{ name: 'code', of: 'giftCard', at: 1 }],
    ],
    ['/paySuccess/free', '/paySuccess/$variant', [word('variant', 'free')]],
    [
      '/trialPackage?singleDevTrial=1&deviceId=40002',
      '/trialPackage',
      [word('singleDevTrial', '1'), { name: 'deviceId', of: 'device', at: 1 }],
    ],
    [
      '/packages?houses=all&replace=40002',
      '/packages',
      [word('houses', 'all'), { name: 'replace', of: 'device', at: 1 }],
    ],
    ['/packages?replace=true', '/packages', [word('replace', 'true')]],
    [
      '/promotions?activityId=9001',
      '/promotions',
      [{ name: 'activityId', of: 'promotion', at: 0 }],
    ],
    ['/bills?status=8', '/bills', [status('refunded')]],
    ['/bills?status=9', '/bills', [status('refundFailed')]],
    ['/bills?status=6&houses=', '/bills', [word('houses', '')]],
    ['/bills?status=all', '/bills', []],
    ['/subscription/99?lang=de', '/subscription/$id', []],
    ['/nowhere/5001', '/', []],
  ])('%s is %s', (path, screen, values) => {
    expect(placeIn(path)).toEqual({ screen, values });
  });

  it('has parameters even if a segment can’t be decoded', () => {
    const address = { pathname: '/subscription/%E0%A4%A', search: '' };
    expect(parametersOf(address)).toEqual([['id', '%E0%A4%A']]);
  });
});
