import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { GIFT_CODE, SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { responseHeaders } from '../../../src/build/responseHeaders';
import { expect, test } from '../support/journey';
import { secretsIn } from '../support/watch/leaks';
import { switchOnLogUpload } from '../support/storeBeforeStart';

interface Script {
  readonly file: string;
  readonly bytes: number;
  readonly sha384: string;
}

const inventory = () => JSON.parse(readFileSync('build-info/scripts.json', 'utf8')) as Script[];
const sha384 = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** Everything that this browser stores. */
const keptText = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );

test.describe('the page', () => {
  test('sends the headers of the host files with every path', async ({ request }) => {
    for (const path of ['/', '/bills/80001', '/giftCard', '/no/such/page']) {
      const headers = (await request.get(path)).headers();
      for (const [name, value] of Object.entries(responseHeaders({}))) {
        expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
      }
    }
  });

  test('runs only its own script files', async ({ browser, openSandbox }) => {
    const { url } = await openSandbox('demo');
    // The page of the fixture would fail the test because of the violations planted here.
    const page = await browser.newPage();
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tried = await page.evaluate(() => {
      const attempt = (action: () => void): string => {
        try {
          action();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'failed';
        }
      };
      const into = document.createElement('div');
      document.body.append(into);
      return {
        markup: attempt(() => (into.innerHTML = '<img src=x onerror="window.planted=1">')),
        inline: attempt(() => {
          const script = document.createElement('script');
          script.textContent = 'window.planted=1';
          document.head.append(script);
        }),
        elsewhere: attempt(() => {
          const script = document.createElement('script');
          script.src = 'https://evil.example/x.js';
          document.head.append(script);
        }),
      };
    });
    expect(tried).toEqual({ markup: 'TypeError', inline: 'TypeError', elsewhere: 'TypeError' });
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    await page.close();
  });

  test('cannot be framed', async ({ browser, browserName, openSandbox }) => {
    test.skip(browserName === 'firefox', 'WebDriver BiDi does not show why a frame is refused.');
    const { url } = await openSandbox('demo');
    const stranger = await browser.newPage();
    const refused = stranger.waitForEvent('console', (message) =>
      message.text().includes('frame-ancestors'),
    );
    await stranger.setContent(`<iframe src="${url}"></iframe>`);
    await refused;
    await stranger.close();
  });
});

test('runs only scripts listed in the inventory of the build with their hash', async ({
  page,
  enter,
  portal,
}) => {
  const known = new Map(inventory().map(({ file, sha384: hash }) => [`/${file}`, hash]));
  const loaded = new Map<string, string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    void response.body().then(
      (body) => loaded.set(pathname, sha384(body)),
      // The test may end before a prefetched script has loaded.
      () => undefined,
    );
  });
  await enter('demo');
  await portal.button('Menu').click();
  await page.getByRole('menuitem', { name: 'Bills and invoices' }).click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect.poll(() => loaded.size).toBeGreaterThan(5);
  for (const [pathname, hash] of loaded) expect(known.get(pathname), pathname).toBe(hash);
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  expect(known.size).toBe(files.filter((file) => file.endsWith('.js')).length);
});

test('keeps secrets out of the build and the pacts', () => {
  const texts = (folder: string, end: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => end.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
  const built = texts('dist', /\.(js|css|html|json|svg|txt)$|_headers$/);
  expect(built.length).toBeGreaterThan(50);
  for (const [file, text] of built) {
    expect(secretsIn(text), file).toEqual([]);
    expect(/GIFT\d{3}/.test(text), `a gift card in ${file}`).toBe(false);
  }
  // The pacts contain tokens and codes of the mock's scenarios, but never a password.
  for (const [file, text] of texts('contracts/pacts', /\.json$/)) {
    expect(secretsIn(text), file).not.toContain('password');
  }
});

test('leaves no secret of a customer in the log, nor in storage after sign-out', async ({
  page,
  openSandbox,
  portal,
}) => {
  await switchOnLogUpload(page);
  const sandbox = await openSandbox('second-factor');
  await page.goto(`${sandbox.origin}/login`);
  await portal.signIn(sandbox.username, sandbox.password);
  const code = page.getByRole('textbox', { name: 'Verification code' });
  await code.fill(SECOND_FACTOR_CODE);
  await code.press('Enter');
  await expect(page).toHaveURL(`${sandbox.origin}/`);
  const token = await page.evaluate(() => localStorage.getItem('hv.token') ?? '');
  expect(token).not.toBe('');
  await page.goto(`${sandbox.origin}/giftCard`);
  const gift = page.getByRole('textbox', { name: 'Gift card code' });
  await gift.fill(GIFT_CODE);
  await sandbox.fault({ call: 'giftCardCheck', kind: 'http', status: 503 });
  await portal.button('Redeem').click();
  await expect(page.getByText('Couldn’t check the code')).toBeVisible();
  await page.evaluate((secrets) => {
    setTimeout(() =>
      window.dispatchEvent(
        new ErrorEvent('error', { message: `planted ${secrets}`, filename: 'x.js' }),
      ),
    );
  }, `${token} ${GIFT_CODE}`);
  await expect
    .poll(async () => (await sandbox.logRecords()).length, { timeout: 15_000 })
    .toBeGreaterThan(1);
  const log = JSON.stringify(await sandbox.logRecords());
  const secrets = [token, sandbox.password, SECOND_FACTOR_CODE, GIFT_CODE];
  for (const secret of secrets) expect(log, secret).not.toContain(secret);

  await page.goto(sandbox.origin);
  await portal.button('Menu').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(portal.email).toBeVisible();
  const kept = await keptText(page);
  for (const secret of [...secrets, 'refresh-']) expect(kept, secret).not.toContain(secret);
});
