import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { linesOf, settingsOfPage, withoutPrefix, wrongSettings } from './settings';

const development = withoutPrefix(parseEnv(readFileSync('.env', 'utf8')));

describe('wrongSettings', () => {
  it('accepts the development settings', () => {
    expect(wrongSettings(development)).toEqual([]);
  });

  it('names missing settings', () => {
    expect(wrongSettings({})).toEqual([
      ...['APP_CODE', 'TENANT_CODE', 'PASSWORD_PUBLIC_KEY', 'PAY_HOSTS'],
      ...['TERMS_URL', 'PRIVACY_URL'],
    ]);
  });

  it.each([
    ['PASSWORD_PUBLIC_KEY', '-----BEGIN PUBLIC KEY-----'],
    ['PASSWORD_PUBLIC_KEY', 'MIIB'],
    ['PAY_HOSTS', 'https://www.paypal.com'],
    ['PAY_HOSTS', 'www.paypal.com,*.stripe.com'],
    ['EU_HOST', 'eu.homeview.example/'],
    ['EU_LOGS', 'http://logs.homeview.example'],
    ['US_LOGS', 'logs.homeview.example'],
    ['WEB_VIEW_TOKEN', 'HomeView App/'],
    ['IDEMPOTENCY_KEY', 'yes'],
    ['TERMS_URL', 'javascript:alert(1)'],
    ['APP_STORE_URL', 'http://apps.apple.com'],
    ['SUPPORT', 'http://help.homeview.example'],
    ['SUPPORT', 'itms-apps://apps.apple.com/app/homeview-cloud'],
    ['SUPPORT', 'mailto:help@homeview.example'],
    ['SUPPORT', 'help@homeview'],
    ['SUPPORT', 'javascript:alert(1)'],
    ['HELP_CARD', 'help@homeview.example'],
    ['HELP_UNUSED_DAYS', 'http://help.homeview.example'],
    ['SELLER', 'HomeView Ltd.'],
    ['SELLER', 'HomeView Ltd. | | '],
    ['SELLER', Array.from({ length: 9 }, () => 'line').join('|')],
    ['SELLER', `HomeView Ltd. | ${'a'.repeat(101)}`],
  ])('names the invalid setting %s=%s', (name, value) => {
    expect(wrongSettings({ ...development, [name]: value })).toEqual([name]);
  });

  it.each([
    ['PAY_HOSTS', 'pay.homeview.example'],
    ['PAY_HOSTS', 'pay.homeview.example:8443'],
    ['EU_LOGS', 'https://logs.homeview.example'],
    ['US_LOGS', 'self'],
    ['US_LOGS', ''],
    ['EU_HOST', ''],
    ['WALLET_AGREEMENT_URL', ''],
    ['SUPPORT', ''],
    ['SUPPORT', 'help+portal@homeview.example'],
    ['SUPPORT', 'https://help.homeview.example/new?from=portal'],
    ['HELP_UNUSED_DAYS', 'https://help.homeview.example/unused-days'],
    ['SELLER', ''],
    ['SELLER', 'HomeView & Söhne GmbH | Lampenweg 1, 10115 Berlin'],
  ])('accepts %s=%s', (name, value) => {
    expect(wrongSettings({ ...development, [name]: value })).toEqual([]);
  });
});

describe('linesOf', () => {
  it('splits at | and drops empty lines and surrounding spaces', () => {
    expect(linesOf(' HomeView, Inc. | |1 Lamp Street|')).toEqual([
      'HomeView, Inc.',
      '1 Lamp Street',
    ]);
    expect(linesOf(undefined)).toEqual([]);
  });
});

describe('settingsOfPage', () => {
  const put = (text: string) => {
    document.body.innerHTML = `<script type="application/json" id="settings">${text}</script>`;
  };
  afterEach(() => document.body.replaceChildren());

  it('parses the settings in the page', () => {
    put('{ "APP_CODE": "other" }');
    expect(settingsOfPage()).toEqual({ APP_CODE: 'other' });
  });

  it.each(['', '{', 'null', '"text"'])('returns null for %j', (text) => {
    put(text);
    expect(settingsOfPage()).toBeNull();
  });

  it('returns no settings without the element', () => {
    expect(settingsOfPage()).toEqual({});
  });
});
