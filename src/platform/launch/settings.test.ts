import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { settingsOfPage, withoutPrefix, wrongSettings } from './settings';

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
  ])('names the invalid setting %s=%s', (name, value) => {
    expect(wrongSettings({ ...development, [name]: value })).toEqual([name]);
  });

  it.each([
    ['PAY_HOSTS', 'pay.homeview.example'],
    ['PAY_HOSTS', 'pay.homeview.example:8443'],
    ['EU_LOGS', 'https://logs.homeview.example'],
    ['EU_HOST', ''],
    ['WALLET_AGREEMENT_URL', ''],
  ])('accepts %s=%s', (name, value) => {
    expect(wrongSettings({ ...development, [name]: value })).toEqual([]);
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
