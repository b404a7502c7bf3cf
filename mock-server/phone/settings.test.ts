import { VERSION_SHAPE } from '@homeview/contracts/vocabulary/reference/versionNumber';
import { describe, expect, it } from 'vitest';
import { devices } from './devices';
import {
  BadSettings,
  insetsFor,
  isVersion,
  phoneAddress,
  readSettings,
  withLaunchParams,
} from './settings';
import { userAgentOf } from './userAgent';

const read = (query: string) => readSettings(new URLSearchParams(query));

describe('the address of the phone', () => {
  it('fills in defaults for everything that is missing', () => {
    const { device, version, scheme, area, url } = read('');
    expect([device.id, version, scheme, area, url]).toEqual([
      'iphone-16',
      '1.13.0',
      'light',
      'over',
      '/',
    ]);
    expect(read('os=android').device.id).toBe('pixel-9');
  });

  it('stores every setting', () => {
    for (const device of devices) {
      const settings = {
        device,
        version: '2.0',
        scheme: 'dark',
        area: 'free',
        refusal: { method: 'IAP.payment', code: 211 },
        url: '/packages?unit=year&name=a%26b#end',
      } as const;
      const [path, query] = phoneAddress(settings).split('?');
      expect(path).toBe('/__mock/phone');
      expect(read(query ?? '')).toEqual(settings);
    }
  });

  it.each([
    'os=windows',
    'device=fridge',
    'os=ios&device=pixel-9',
    'version=',
    'version=1.13.0%20evil',
    'version=1.2.3.4.5',
    'scheme=sepia',
    'area=some',
    'refuse=IAP.payment',
    'refuse=System.fly:404',
    'refuse=IAP.payment:-1',
    'refuse=',
    'url=https://evil.example/',
    'url=//evil.example',
    'url=/%5Cevil.example',
    'url=javascript:alert(1)',
    'url=',
    'url=/__mock/phone',
    'url=/bills/../__mock/phone',
    'url=/__mock/open?scenario=demo',
  ])('rejects %s', (query) => {
    expect(() => read(query)).toThrow(BadSettings);
  });

  it('accepts the page of a fake provider', () => {
    expect(read('url=/__mock/pay/stripe/1').url).toBe('/__mock/pay/stripe/1');
  });

  it('keeps the sign-in parameters on another page, and no other parameters', () => {
    const opened = '/?token=t&refreshToken=r&userId=u&language=de-DE&houseId=7';
    expect(withLaunchParams('/bills?page=2', opened)).toBe(
      '/bills?page=2&token=t&refreshToken=r&userId=u&language=de-DE',
    );
    expect(withLaunchParams('/bills?token=new', '/?token=old')).toBe('/bills?token=new');
    expect(withLaunchParams('/bills', '/')).toBe('/bills');
  });
});

describe('versions', () => {
  it.each(['1', '1.13', '1.13.0.2045', '', '1.', '1.2.3.4.5', '123456', '1.13.0-beta'])(
    '%j is valid for the phone exactly when it is valid for a reference',
    (text) => {
      expect(isVersion(text)).toBe(VERSION_SHAPE.test(text));
    },
  );
});

describe('what the app reports to the page', () => {
  it('contains the insets of the device, or zeros when the app keeps those areas free', () => {
    expect(insetsFor(read(''))).toEqual({ top: 59, right: 0, bottom: 34, left: 0 });
    expect(insetsFor(read('area=tint'))).toEqual({ top: 59, right: 0, bottom: 34, left: 0 });
    expect(insetsFor(read('area=free'))).toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
  });

  it('contains the system and the version in the user agent', () => {
    const ios = userAgentOf(read('os=ios&version=1.9'));
    expect(ios).toMatch(/iPhone.* HomeViewApp\/1\.9$/);
    const android = userAgentOf(read('os=android'));
    expect(android).toMatch(/Android.*Pixel 9.* HomeViewApp\/1\.13\.0$/);
    expect(android).not.toContain('iPhone');
    expect(ios).not.toContain('Android');
  });
});
