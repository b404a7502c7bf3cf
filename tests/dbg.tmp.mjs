import { chromium } from 'playwright';
import { ensureBrowser } from '../.ci/browser.mjs';
const { executablePath, env } = await ensureBrowser();
const browser = await chromium.launch({ executablePath, env });
const page = await (await browser.newContext()).newPage();
await page.goto('http://localhost:5273/');
await page.getByLabel('E-mail').fill('demo@homeview.example');
await page.getByRole('textbox', { name: 'Password' }).fill('Demo-1234');
await page.getByRole('button', { name: 'Sign in' }).click();
await page.getByRole('heading', { name: 'Your plans' }).waitFor();
page.on('framenavigated', (f) => console.log('NAV', f.url()));
await page.getByRole('button', { name: 'Add a subscription' }).click();
page.on('console', (m) => console.log(m.text().slice(0, 300)));
page.on('pageerror', (m) => console.log(m.message.slice(0, 300)));
await page.getByRole('tab', { name: 'Unlimited' }).click();
await page.getByRole('radio', { name: 'Annual' }).check({ force: true });
await page.getByRole('checkbox').check();
console.log(page.url());
await page.getByRole('button', { name: 'Subscribe' }).click();
await page.waitForTimeout(1000);
console.log(page.url());
console.log(
  await page.evaluate(() =>
    JSON.stringify(
      window.__TSR_ROUTER__.state.matches.map((m) => [m.id, m.search, m._strictSearch]),
    ),
  ),
);
await browser.close();
