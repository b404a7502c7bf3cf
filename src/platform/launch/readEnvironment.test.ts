import { describe, expect, it } from 'vitest';
import { appVersionIn, readEnvironment } from './readEnvironment';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('readEnvironment', () => {
  it.each([
    ['on an iPhone', `${IPHONE} ${WEBKIT} Mobile/15E148 HomeViewApp/1.13.0`, 'ios'],
    ['on an iPad', `${MAC} ${WEBKIT} HomeViewApp/1.13.0`, 'ios'],
    [
      'on an older iPad',
      `Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) ${WEBKIT} HomeViewApp/1.9`,
      'ios',
    ],
    [
      'on Android',
      `Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP3A; wv) ${BLINK} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 HomeViewApp/1.13.0`,
      'android',
    ],
    [
      'on Android, on a device named like an iPhone',
      `Mozilla/5.0 (Linux; Android 13; iPhone5 Build/X) ${BLINK} HomeViewApp/1.13.0`,
      'android',
    ],
    [
      'on Android, on a device named exactly like an iPad',
      `Mozilla/5.0 (Linux; Android 13; iPad Build/X) ${BLINK} HomeViewApp/1.13.0`,
      'android',
    ],
    ['with more after it', `${ANDROID} ${BLINK} HomeViewApp/2.0.0 (en; dark)`, 'android'],
    ['after another of that name', `${IPHONE} MyHomeViewApp/1 HomeViewApp/2`, 'ios'],
  ])(
    'recognizes the app %s by its user agent',
    { tags: ['1.view.01', '1.view.02'] },
    (_, userAgent, os) => {
      const [, version] = / HomeViewApp\/([\d.]+)/.exec(userAgent) ?? [];
      expect(readEnvironment(userAgent, 'HomeViewApp')).toEqual({
        inApp: true,
        os,
        appVersion: version,
      });
      expect(appVersionIn(userAgent, 'HomeViewApp')).toBe(version);
    },
  );

  it('uses the configured product token', { tags: ['1.view.01'] }, () => {
    const userAgent = `${IPHONE} ${WEBKIT} OtherBrand/3.1`;
    expect(readEnvironment(userAgent, 'OtherBrand').inApp).toBe(true);
    expect(readEnvironment(userAgent, 'HomeViewApp').inApp).toBe(false);
  });
});

/** Real user agents of browsers, none of which is the app. */
const BROWSERS = {
  ios: [
    `${IPHONE} ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
    `Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) ${WEBKIT} Version/16.0 Mobile/15E148 Safari/604.1`,
    `Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) ${WEBKIT} Version/16.7 Mobile/15E148 Safari/604.1`,
    `Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) ${WEBKIT} Version/15.8 Mobile/15E148 Safari/604.1`,
    `${IPHONE} ${WEBKIT} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
    `${IPHONE} ${WEBKIT} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
    `${IPHONE} ${WEBKIT} Version/18.0 EdgiOS/131.0.2903.68 Mobile/15E148 Safari/605.1.15`,
    `${IPHONE} ${WEBKIT} Version/18.0 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
    `${IPHONE} ${WEBKIT} OPT/5.2.1 Mobile/15E148`,
    `${IPHONE} ${WEBKIT} Mobile/15E148`,
    `${IPHONE} ${WEBKIT} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.35.101;FBBV/670000000;FBDV/iPhone16,1;FBLC/en_US]`,
    `${IPHONE} ${WEBKIT} Mobile/22A3354 Instagram 358.0.0.24.92 (iPhone16,1; iOS 18_0; en_US; scale=3.00)`,
    `${IPHONE} ${WEBKIT} GSA/343.0.695551749 Mobile/15E148 Safari/604.1`,
    `${IPHONE} ${WEBKIT} Mobile/15E148 MicroMessenger/8.0.53(0x18003531) NetType/WIFI Language/en`,
    `${IPHONE} ${WEBKIT} Mobile/15E148 Line/14.19.1`,
    `${IPHONE} ${WEBKIT} Mobile/15E148 [LinkedInApp]/9.30.2214`,
    `${IPHONE} ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1 (compatible; Applebot/0.1; +http://www.apple.com/go/applebot)`,
  ],
  android: [
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/131.0.0.0 Mobile Safari/537.36`,
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/109.0.0.0 Safari/537.36`,
    'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0',
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) ${BLINK} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    `${ANDROID} ${BLINK} Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0`,
    `${ANDROID} ${BLINK} Chrome/130.0.0.0 Mobile Safari/537.36 OPR/85.0.0.0`,
    `Mozilla/5.0 (Linux; U; Android 13; en-US; M2101K6G) ${BLINK} Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.4.0.1306 Mobile Safari/537.36`,
    `Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP3A.241105.008; wv) ${BLINK} Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36`,
    `Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) ${BLINK} Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.50.82;]`,
    `Mozilla/5.0 (Linux; Android 14; SM-A546B; wv) ${BLINK} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 358.0.0.51.97 Android (34/14; 450dpi; 1080x2125)`,
    `${ANDROID} ${BLINK} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 GSA/15.46.38`,
    `${ANDROID} ${BLINK} Chrome/131.0.6778.69 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    `Mozilla/5.0 (Linux; Android 9; AFTMM Build/PS7624; wv) ${BLINK} Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36`,
  ],
  other: [
    `${MAC} ${WEBKIT} Version/18.0 Safari/605.1.15`,
    `${MAC} ${BLINK} Chrome/131.0.0.0 Safari/537.36`,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
    `${WINDOWS} ${BLINK} Chrome/131.0.0.0 Safari/537.36`,
    `${WINDOWS} ${BLINK} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
    `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} HeadlessChrome/131.0.0.0 Safari/537.36`,
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/131.0.0.0 Safari/537.36`,
    `Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) ${BLINK} SamsungBrowser/4.0 Chrome/94.0.4606.31 TV Safari/537.36`,
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'curl/8.9.1',
    'MyAndroidX/1 NotAniPhone5/2',
    '',
  ],
} as const;

describe('readEnvironment with other user agents', () => {
  for (const [os, userAgents] of Object.entries(BROWSERS)) {
    it.each(userAgents.map((userAgent) => [userAgent]))(
      `treats %j as a browser (${os})`,
      { tags: ['1.view.01'] },
      (userAgent) => {
        expect(readEnvironment(userAgent, 'HomeViewApp')).toEqual({
          inApp: false,
          os,
          appVersion: null,
        });
      },
    );
  }

  it.each([
    'NotHomeViewApp/1.13.0',
    'MyHomeViewApp/2.0',
    'HomeViewApp',
    'HomeViewApp 1.13.0',
    'HomeViewApp/',
    'HomeViewApp/beta',
    'HomeViewAppClone/1.13.0',
    'homeviewapp/1.13.0',
    'x-HomeViewApp/1.13.0',
    'X1HomeViewApp/1.13',
    '2HomeViewApp/1.13',
    'HomeViewApp/ MyHomeViewApp/1',
  ])('does not treat another product token (%s) as the app', { tags: ['1.view.01'] }, (name) => {
    expect(readEnvironment(`${IPHONE} ${WEBKIT} ${name}`, 'HomeViewApp').inApp).toBe(false);
  });
});
