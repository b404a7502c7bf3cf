import { chromium } from 'playwright';
import { ensureBrowser } from '../.ci/browser.mjs';
const { executablePath, env } = await ensureBrowser();
const browser = await chromium.launch({ executablePath, env });
const ctx = await browser.newContext({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  timezoneId: 'UTC',
  colorScheme: process.argv[2] ?? 'light',
  locale: 'en-US',
});
const page = await ctx.newPage();
page.on(
  'console',
  (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.text().slice(0, 300)),
);
page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 500)));
page.on('response', (r) => r.status() >= 400 && console.log(r.status(), r.url()));
let n = 0;
const shot = async (name) =>
  page.screenshot({
    path: `/tmp/pics/${String(++n).padStart(2, '0')}-${name}.png`,
    fullPage: true,
  });
const base = 'http://localhost:5273';
await page.goto(base + '/');
await page.getByRole('button', { name: 'Sign in' }).waitFor();
await shot('login');
await page.getByLabel('E-mail').fill('demo@homeview.example');
await page.getByRole('textbox', { name: 'Password' }).fill('Demo-1234');
await page.getByRole('button', { name: 'Sign in' }).click();
await page.getByRole('heading', { name: 'Your plans' }).waitFor();
await page.waitForTimeout(800);
await shot('home');
await page.getByRole('button', { name: 'Add a subscription' }).click();
await page.getByRole('tab').first().waitFor();
await page.waitForTimeout(500);
await shot('plan');
await page.getByRole('button', { name: 'Subscribe' }).click({ force: true });
await page.waitForTimeout(400);
await shot('terms');
await page.getByRole('button', { name: 'Ok' }).click();
await page.getByRole('checkbox').check();
await page.waitForTimeout(200);
await shot('plan-agreed');
await page.getByRole('button', { name: 'Subscribe' }).click();
await page.getByRole('button', { name: /Pay/ }).waitFor();
await page.waitForTimeout(500);
await shot('devices');
await page.getByRole('button', { name: /Pay/ }).click();
await page.waitForTimeout(400);
await shot('none');
await page.getByRole('button', { name: 'Cancel' }).click();
const boxes = page.getByRole('checkbox');
await boxes.nth(0).check();
await boxes.nth(1).click();
await page.waitForTimeout(300);
await shot('limit');
await page.getByRole('button', { name: /Pay/ }).click();
await page.waitForURL(/__mock/);
await shot('provider');
await page.getByRole('button', { name: /Pay/ }).click();
await page.waitForURL(/paySuccess/);
await page.waitForTimeout(500);
await shot('success');
await page.getByRole('button', { name: /plans/ }).click();
await page.waitForTimeout(1000);
await shot('home-after');
await page.getByRole('link').filter({ hasText: 'Cloud' }).last().click();
await page.waitForTimeout(800);
await shot('detail');
await browser.close();
