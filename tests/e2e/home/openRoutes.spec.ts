import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

/** The paths of all routes, as declared in their files. */
function routePaths(): string[] {
  const files = readdirSync('src/routes', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.tsx') && !/(^|\/)_\w+\.tsx$/.test(file))
    .map((file) => {
      const source = readFileSync(`src/routes/${file}`, 'utf8');
      return /createFileRoute\(\s*'([^']+)'/.exec(source)?.[1] ?? file;
    });
}

test(
  'opens exactly four routes without sign-in: sign-in, second factor, country, promotion',
  { tag: '@6.role.04' },
  async ({ page, openSandbox }) => {
    test.slow();
    const sandbox = await openSandbox('demo');
    const open: string[] = [];
    for (const route of routePaths()) {
      const path = route
        .replace('/_auth', '')
        .replace(/\$\w+/g, '1')
        .replace(/(.)\/$/, '$1');
      await page.goto(`${sandbox.origin}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      const { pathname } = new URL(page.url());
      if (pathname === path) open.push(path);
      else expect([path, pathname]).toEqual([path, '/login']);
    }
    expect(open.sort()).toEqual([
      '/login',
      '/login/certification',
      '/promotions',
      '/selectCountry',
    ]);
  },
);

test(
  'treats a customer who only shares a home as no owner, and calls nothing for that home',
  { tag: '@6.role.05' },
  async ({ page, enter }) => {
    const guest = '30003';
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/(api|payGateway)\//.test(request.url())) {
        asked.push(`${request.url()} ${request.postData() ?? ''}`);
      }
    });
    const sandbox = await enter('not-an-owner');
    for (const path of ['/', '/defaultPackage/selectDevice', '/trialPackage']) {
      await page.goto(`${sandbox.origin}${path}`);
      await page.evaluate((id) => localStorage.setItem('hv.houseId', id), guest);
      await page.reload();
      await expect(page.getByText(textOf('home.noHousesTitle'))).toBeVisible();
      await expect(page.getByText('Harbour office')).toHaveCount(0);
    }
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((call) => call.includes(guest))).toEqual([]);
  },
);
