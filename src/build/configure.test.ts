import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configure } from './configure';
import { configured } from './configured';

const PAGE = readFileSync('index.html', 'utf8');
const DEVELOPMENT = readFileSync('.env', 'utf8');

const settingsIn = (page: string): unknown =>
  JSON.parse(/id="settings">([^<]*)</.exec(page)?.[1] ?? 'nothing');

describe('npm run configure', () => {
  let folder = '';
  const path = (name: string) => join(folder, name);
  const run = (settings: string) => {
    writeFileSync(path('production.env'), settings);
    return configure({ settings: path('production.env'), dist: folder, info: folder });
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'configure-'));
    mkdirSync(path('assets'));
    writeFileSync(path('index.html'), PAGE);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('puts settings into the page and their log services into the headers', () => {
    const logs = 'https://logs.homeview.example';
    expect(run(`${DEVELOPMENT}\nVITE_EU_LOGS=${logs}\nVITE_BRAND=Other\n`)).toBe(
      path('index.html'),
    );
    const page = readFileSync(path('index.html'), 'utf8');
    expect(settingsIn(page)).toMatchObject({
      EU_LOGS: logs,
      BRAND: 'Other',
      APP_CODE: 'homeview-portal',
    });
    expect(page).toContain('<title>Other</title>');
    expect(String(gunzipSync(readFileSync(path('index.html.gz'))))).toBe(page);
    expect(String(brotliDecompressSync(readFileSync(path('index.html.br'))))).toBe(page);
    expect(readFileSync(path('_headers'), 'utf8')).toContain(`connect-src 'self' ${logs}`);
    expect(readFileSync(path('nginx-headers.conf'), 'utf8')).toContain(logs);
  });

  it('names an invalid setting and changes nothing', () => {
    const wrong = DEVELOPMENT.replace(/VITE_PAY_HOSTS=.*/, 'VITE_PAY_HOSTS=a b');
    expect(() => run(wrong)).toThrow('VITE_PAY_HOSTS');
    expect(readFileSync(path('index.html'), 'utf8')).toBe(PAGE);
  });

  it('names the option that it needs', () => {
    const options = { settings: undefined, dist: folder, info: folder };
    expect(() => configure(options)).toThrow('--settings FILE');
  });
});

describe('settings in a page', () => {
  it('escapes settings so that they cannot end or start an element', () => {
    const hostile = { BRAND: '</script><script>alert(1)</script>"$&' };
    const page = configured(PAGE, hostile);
    expect(settingsIn(page)).toEqual(hostile);
    expect(page.match(/<script/g)).toHaveLength(PAGE.match(/<script/g)?.length ?? 0);
    expect(page).not.toContain('<script>alert');
  });

  it('replaces earlier settings', () => {
    const once = configured(PAGE, { APP_CODE: 'one' });
    expect(settingsIn(configured(once, { APP_CODE: 'two' }))).toEqual({ APP_CODE: 'two' });
  });

  it('rejects a page that does not belong to the portal', () => {
    expect(() => configured('<!doctype html>', {})).toThrow(/no page of the portal/);
  });
});
