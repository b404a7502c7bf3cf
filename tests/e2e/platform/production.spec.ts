import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { configured } from '../../../src/build/configured';
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';
import { withoutPrefix } from '../../../src/platform/launch/settings';
import { DEVELOPMENT_PRIVATE_KEY } from '../../../mock-server/passwordKey/developmentKey';

/** The production build that all journeys use. */
const DIST = 'dist';

let files: readonly string[];
let texts: readonly string[];

test.beforeAll(() => {
  files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  texts = files
    .filter((path) => /\.(js|css|html|json|map|svg)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'));
});

/** Parts of the key's lines without header and footer, in case a bundler splits them. */
const keyPieces = DEVELOPMENT_PRIVATE_KEY.split('\n')
  .filter((line) => !line.startsWith('-----') && line.length >= 32)
  .map((line) => line.slice(0, 32));

test('leaves console, control API and private key out of the production build', () => {
  expect(texts.length).toBeGreaterThan(20);
  expect(keyPieces.length).toBeGreaterThan(20);
  // A known text must be found, or the search itself is broken.
  expect(texts.some((text) => text.includes('/payGateway/createOrder'))).toBe(true);
  const traces = [
    '__mock',
    'x-mock-sandbox',
    'Find a customer',
    'fakePhone',
    'attach.js',
    'Next event',
  ];
  for (const trace of [...traces, ...keyPieces]) {
    expect(texts.filter((text) => text.includes(trace)).length, trace).toBe(0);
  }
  expect(files.filter((path) => /console|mock/i.test(path))).toEqual([]);
});

test('has gzip and brotli copies of every large file with the same content', () => {
  const large = files.filter(
    (path) => /\.(js|css|html|svg|json)$/.test(path) && readFileSync(path).length >= 1000,
  );
  expect(large.length).toBeGreaterThan(50);
  for (const path of large) {
    const original = readFileSync(path);
    expect(existsSync(`${path}.gz`) && existsSync(`${path}.br`), path).toBe(true);
    expect(gunzipSync(readFileSync(`${path}.gz`)).equals(original), path).toBe(true);
    expect(brotliDecompressSync(readFileSync(`${path}.br`)).equals(original), path).toBe(true);
  }
});

test('sends hashed files compressed and immutable, and the page with no-cache', async ({
  request,
}) => {
  const headersOf = async (path: string) => {
    const accepted = { 'accept-encoding': 'gzip, deflate, br' };
    const response = await request.get(path, { headers: accepted });
    expect(response.ok(), path).toBe(true);
    return response.headers();
  };
  const large = files.find((path) => path.endsWith('.js') && existsSync(`${path}.br`)) ?? '';
  const file = await headersOf(large.replace(DIST, ''));
  expect(file['cache-control']?.replaceAll(' ', '')).toBe('public,max-age=31536000,immutable');
  // An nginx without its module for brotli sends gzip.
  expect(file['content-encoding']).toBe(process.env['HOST_ENCODING'] ?? 'br');
  const page = await headersOf('/login');
  expect(page['cache-control']).toBe('no-cache');
  const policy = page['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(file['content-security-policy']).toBe(policy);
});

test('keeps each language in one file of at most 17 kB', () => {
  const languages = files.filter((path) => /\/[a-z]{2}-[A-Z]{2}-[^/]*\.js\.gz$/.test(path));
  expect(languages).toHaveLength(10);
  for (const path of languages) expect(readFileSync(path).length / 1000, path).toBeLessThan(17);
});

test('answers a health check', async ({ request }) => {
  const answer = await request.get('/health.json');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok' });
});

const DEVELOPMENT = withoutPrefix(parseEnv(readFileSync('.env', 'utf8')));

test.describe('the settings of a deployment', () => {
  /** Serves the page with changes, as a deployment makes them. */
  async function serve(
    page: Page,
    request: APIRequestContext,
    change: (markup: string) => string,
  ): Promise<void> {
    const original = await request.get('/');
    const body = change(await original.text());
    await page.route('**/login', (route) => route.fulfill({ headers: original.headers(), body }));
  }

  test('uses the settings of the page instead of those of the build, so one build serves every environment', async ({
    page,
    request,
    openSandbox,
    portal,
  }) => {
    const { origin } = await openSandbox('demo');
    const settings = {
      ...DEVELOPMENT,
      BRAND: 'Nest & <Co>',
      TERMS_URL: 'https://other.example/terms',
    };
    await serve(page, request, (markup) => configured(markup, settings));
    await page.goto(`${origin}/login`);
    await expect(portal.signInButton).toBeVisible();
    await expect(page).toHaveTitle(/Nest & <Co>/);
    await expect(page.getByRole('img', { name: 'Nest & <Co>' })).toBeVisible();
    const terms = page.getByRole('link', { name: textOf('login.terms') });
    await expect(terms).toHaveAttribute('href', 'https://other.example/terms');
  });

  test('does not start the portal with invalid settings, and names them', async ({
    page,
    request,
    openSandbox,
    portal,
  }) => {
    const { origin } = await openSandbox('demo');
    const settings = { ...DEVELOPMENT, PAY_HOSTS: 'https://www.paypal.com', TERMS_URL: '' };
    await serve(page, request, (markup) => configured(markup, settings));
    await page.goto(`${origin}/login`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This portal is not set up');
    await expect(alert).toContainText('PAY_HOSTS, TERMS_URL');
    await expect(portal.signInButton).toHaveCount(0);
  });

  test('does not complete partial settings from those of the build', async ({
    page,
    request,
    openSandbox,
  }) => {
    const { origin } = await openSandbox('demo');
    await serve(page, request, (markup) => configured(markup, { BRAND: 'Half' }));
    await page.goto(`${origin}/login`);
    await expect(page.getByRole('alert')).toContainText('APP_CODE, TENANT_CODE');
  });

  test('does not start the portal with settings that are not valid JSON', async ({
    page,
    request,
    openSandbox,
  }) => {
    const { origin } = await openSandbox('demo');
    await serve(page, request, (markup) => configured(markup, {}).replace('>{}<', '>{ "BRAND": <'));
    await page.goto(`${origin}/login`);
    await expect(page.getByRole('alert')).toContainText('no JSON');
  });
});
