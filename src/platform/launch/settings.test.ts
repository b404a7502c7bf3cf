import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { settingsOfPage, withoutPrefix, wrongSettings } from './settings';

const development = withoutPrefix(parseEnv(readFileSync('.env', 'utf8')));

describe('the settings of a deployment', () => {
  it('of development are right', () => {
    expect(wrongSettings(development)).toEqual([]);
  });

  it('are named where they are missing', () => {
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
  ])('are named where they cannot be right: %s=%s', (name, value) => {
    expect(wrongSettings({ ...development, [name]: value })).toEqual([name]);
  });

  it.each([
    ['PAY_HOSTS', 'pay.homeview.example'],
    ['PAY_HOSTS', 'pay.homeview.example:8443'],
    ['EU_LOGS', 'https://logs.homeview.example'],
    ['EU_HOST', ''],
    ['WALLET_AGREEMENT_URL', ''],
  ])('may be so: %s=%s', (name, value) => {
    expect(wrongSettings({ ...development, [name]: value })).toEqual([]);
  });
});

describe('the settings that stand in the page', () => {
  const put = (text: string) => {
    document.body.innerHTML = `<script type="application/json" id="settings">${text}</script>`;
  };
  afterEach(() => document.body.replaceChildren());

  it('are read', () => {
    put('{ "APP_CODE": "other" }');
    expect(settingsOfPage()).toEqual({ APP_CODE: 'other' });
  });

  it.each(['', '{', 'null', '"text"'])('cannot be read where %j stands', (text) => {
    put(text);
    expect(settingsOfPage()).toBeNull();
  });

  it('are none where there is no such element', () => {
    expect(settingsOfPage()).toEqual({});
  });
});
