/**
 * What a team does with the hosted form: two processes, one store, nginx, https and its own names.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Portal } from '../e2e/support/pages/portal';
import { ask, hosted, inSandbox } from './hosted';
import type { Host } from './hosted';

const LABEL = new RegExp(
  `^https://([a-z0-9-]+)\\.${hosted.name.replaceAll('.', '\\.')}:${hosted.port}/`,
);
const sandboxOf = (page: Page): string => LABEL.exec(page.url())?.[1] ?? '';
const console_ = (sandbox: string) => `${hosted.origin}/__mock/#/sandbox/${sandbox}`;

/** Opens a case by its link, like a reader of a ticket. */
async function open(page: Page, query: string): Promise<string> {
  await page.goto(`/__mock/open?${query}`);
  await expect(page).toHaveURL(LABEL);
  return sandboxOf(page);
}

/** Calls the service from the page through nginx, like the portal. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([how, where, what]) => {
      const headers = {
        ...{ terminal: 'web', appcode: 'test', tenantcode: 'test', locale: 'en-US' },
        ...{ token: 'access-1001', 'content-type': 'application/json' },
      };
      const answer = await fetch(where, { method: how, headers, body: what ?? null }).catch(
        () => null,
      );
      return answer && { status: answer.status, text: await answer.text().catch(() => 'cut') };
    },
    [method, path, body && JSON.stringify(body)] as const,
  );

test('opens a sandbox with its own name from a link, signed in', async ({ page }) => {
  const sandbox = await open(page, 'scenario=demo&locale=de-DE');
  expect(sandbox).toMatch(/^demo-[0-9a-f]{6}$/);
  await expect(page.getByText('Lakeside 12', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
});

test('leads an address that the proxy can’t decode to the first page of the sandbox', async ({
  page,
}) => {
  const sandbox = await open(page, 'scenario=demo');
  await expect(page.getByText('Lakeside 12', { exact: true })).toBeVisible();
  for (const path of ['/%', '/%E0%A4%A/bills']) {
    const answer = await page.goto(new URL(page.url()).origin + path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText('Lakeside 12', { exact: true })).toBeVisible();
    expect(sandboxOf(page)).toBe(sandbox);
  }
});

test('lets a customer buy a plan at the fake provider', async ({ page }) => {
  const portal = new Portal(page);
  const sandbox = await open(page, 'scenario=demo');
  await portal.button('Add a subscription').click();
  await portal.choosePlan({ coverage: 'Single', cycle: 'Monthly' });
  await portal.device('Garden').check();
  await portal.choose(/^PayPal/);
  await portal.payButton.click();
  await page.waitForURL(/\/__mock\/pay\//);
  expect(sandboxOf(page)).toBe(sandbox);
  await portal.atProvider('pay');
  await expect(page).toHaveURL(/\/paySuccess/);
  await expect(portal.heading('Payment successful')).toBeVisible();
});

test('moves the clock in the console and shows it in the portal, still signed in', async ({
  page,
}) => {
  const sandbox = await open(page, 'scenario=cancelling-plan');
  await page.goto(console_(sandbox));
  await page.getByRole('button', { name: 'To the next event' }).click();
  const past = page.getByRole('list', { name: 'Past' });
  await expect(past.getByText(/Plan 70001 ends/)).toBeVisible();
  await page.goto(`/__mock/sandboxes/${sandbox}/enter`);
  await expect(page).toHaveURL(LABEL);
  await expect(page.getByText('This plan has expired')).toBeVisible();
});

for (const os of ['ios', 'android']) {
  test(`shows the portal in the app in the phone with ${os}`, async ({ page }) => {
    await open(page, `scenario=trial-in-store&platform=${os}`);
    await expect(page).toHaveURL(/\/__mock\/phone\?/);
    const portal = page.frameLocator('iframe[title="Portal in the app"]');
    await expect(portal.getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('JSBridge.addEventListener').first()).toBeVisible();
  });
}

test('opens the EU site of the same sandbox for a country of the other region', async ({
  page,
}) => {
  await page.goto('/__mock/open?scenario=signed-out');
  await expect(page).toHaveURL(LABEL);
  const sandbox = sandboxOf(page);
  await page.goto(`${new URL(page.url()).origin}/selectCountry`);
  await page.getByRole('combobox', { name: 'Search for a country' }).fill('Germany');
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^https://${sandbox}--eu\\.`));
  const portal = new Portal(page);
  await portal.signIn('demo@homeview.example', 'Demo-1234');
  await expect(page.getByText('Lakeside 12', { exact: true })).toBeVisible();
});

test('lets only its owner change a sandbox, while others can view it', async ({ page }) => {
  const sandbox = await open(page, 'scenario=demo');
  const [one] = hosted.hosts;
  const bob = { headers: { [hosted.userHeader]: 'bob' } };
  const path = `/__mock/sandboxes/${sandbox}`;
  expect((await ask(one, path, bob)).status).toBe(200);
  expect(await ask(one, path, { ...bob, method: 'DELETE' })).toEqual({
    status: 403,
    body: { error: expect.stringContaining('belongs to ada') },
  });
  const take = { ...bob, method: 'POST', body: { scenario: 'demo', sandbox } };
  expect((await ask(one, '/__mock/sandboxes', take)).status).toBe(403);
  const listed = async (options: object) =>
    ((await ask(one, '/__mock/sandboxes', options)).body as { sandbox: string }[]).map(
      (each) => each.sandbox,
    );
  expect(await listed({})).toContain(sandbox);
  expect(await listed(bob)).not.toContain(sandbox);
  const unnamed = await ask(one, '/__mock/sandboxes', { headers: { [hosted.userHeader]: '' } });
  expect(unnamed.status).toBe(403);
});

test('believes only the proxy about who somebody is', async ({ page, browser }) => {
  const sandbox = await open(page, 'scenario=demo');
  await page.goto('/health.json');
  // The browser of these tests always sends the header with another name.
  expect(await call(page, 'GET', '/__mock/here')).toMatchObject({
    text: expect.stringMatching(/"owner": ?"ada"/),
  });
  const bob = await browser.newContext({
    httpCredentials: { username: 'bob', password: hosted.people.bob },
    extraHTTPHeaders: { [hosted.userHeader]: 'ada' },
  });
  const other = await bob.newPage();
  await other.goto('/health.json');
  const path = `/__mock/sandboxes/${sandbox}`;
  expect(await call(other, 'GET', path)).toMatchObject({ status: 200 });
  for (const [method, rest] of [
    ['POST', '/reset'],
    ['GET', '/snapshot'],
    ['GET', '/db/accounts'],
  ] as const) {
    expect(await call(other, method, path + rest)).toMatchObject({ status: 403 });
  }
  await bob.close();
  const unknown = await browser.newContext({
    httpCredentials: { username: 'eve', password: 'guessed' },
    extraHTTPHeaders: { [hosted.userHeader]: 'ada' },
  });
  const answer = await (await unknown.newPage()).goto('/__mock/here');
  expect(answer?.status()).toBe(401);
  await unknown.close();
});

test('sends the default sandbox of a user to one process, under each of its names', async ({
  page,
}) => {
  await page.goto('/health.json');
  const here = await call(page, 'GET', '/__mock/here');
  const { sandbox } = JSON.parse(here?.text ?? '') as { sandbox: string };
  expect(sandbox).toMatch(/^default-[0-9a-f]{12}$/);
  const fault = { call: 'houseList', kind: 'http', status: 503 };
  for (const name of ['default', sandbox]) {
    const houses = async () => (await call(page, 'GET', '/api/ipc/house/houseList'))?.status;
    expect(await houses()).toBe(200);
    const faults = `/__mock/sandboxes/${name}/faults`;
    expect(await call(page, 'POST', faults, fault)).toMatchObject({ status: 201 });
    expect([name, await houses(), await houses()]).toEqual([name, 503, 200]);
  }
});

test('passes a cut connection to the browser without ending a process', async ({ page }) => {
  const sandbox = await open(page, 'scenario=demo');
  await expect(page.getByText('Lakeside 12', { exact: true })).toBeVisible();
  const fault = { call: 'payModeList', kind: 'reset', times: 3 };
  expect(await call(page, 'POST', `/__mock/sandboxes/${sandbox}/faults`, fault)).toMatchObject({
    status: 201,
  });
  const payModes = '/payGateway/payModeList';
  for (let count = 0; count < 3; count += 1) {
    const answer = await call(page, 'GET', payModes);
    if (answer) expect(answer.text).toBe('cut');
  }
  expect(await call(page, 'GET', payModes)).toMatchObject({ status: 200 });
  for (const host of hosted.hosts) {
    expect((await ask(host, '/__mock/health')).status).toBe(200);
  }
});

test('shares 3,000 sandboxes made by one process with the other one', async () => {
  test.setTimeout(300_000);
  const [one, other] = hosted.hosts;
  const made: string[] = [];
  const options = { method: 'POST', body: { scenario: 'demo' } };
  const work = async () => {
    while (made.length < 3000) {
      const { status, body } = await ask(one, '/__mock/sandboxes', options);
      expect(status).toBe(201);
      made.push((body as { sandbox: string }).sandbox);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  expect(new Set(made).size).toBe(made.length);
  // Every tenth, including the first and the last.
  const looked = made.filter((_, at) => at % 10 === 0 || at === made.length - 1);
  for (const sandbox of looked) {
    const houses = await ask(other, '/api/ipc/house/houseList', { headers: inSandbox(sandbox) });
    expect([sandbox, houses.status]).toEqual([sandbox, 200]);
    expect((houses.body as { data: unknown[] }).data).toHaveLength(3);
  }
});

/** Whether a process answers its health check. */
const isAlive = (host: Host) =>
  ask(host, '/__mock/health').then(
    ({ status }) => status === 200,
    () => false,
  );

test('loses no acknowledged data when a process is killed', async ({ page }) => {
  test.setTimeout(180_000);
  const sandboxes: string[] = [];
  for (let count = 0; count < 6; count += 1) sandboxes.push(await open(page, 'scenario=demo'));
  const placed = new Map<string, number>();
  const { orderRequestExample } = await import('@homeview/contracts/domains/order/order.examples');
  const order = async (sandbox: string) => {
    await page.goto(`${hosted.origin.replace('//', `//${sandbox}.`)}/health.json`);
    const answer = await call(page, 'POST', '/payGateway/createOrder', orderRequestExample());
    const isPlaced = answer?.status === 200 && answer.text.includes('"code":200');
    if (isPlaced) placed.set(sandbox, (placed.get(sandbox) ?? 0) + 1);
    return isPlaced;
  };
  for (const sandbox of sandboxes) expect(await order(sandbox)).toBe(true);
  const [victim, survivor] = hosted.hosts;
  process.kill(victim.pid, 'SIGKILL');
  // The first request after the kill may reach the dead process; it is not acknowledged then.
  for (const sandbox of sandboxes) for (let again = 0; again < 3; again += 1) await order(sandbox);
  await expect.poll(() => isAlive(victim)).toBe(false);
  for (const sandbox of sandboxes) {
    const { body } = await ask(survivor, `/__mock/sandboxes/${sandbox}/db/orders`);
    expect((body as unknown[]).length - 1).toBe(placed.get(sandbox));
    expect(placed.get(sandbox)).toBeGreaterThan(1);
  }
});

test('answers 503 within a second while the store is stopped, and goes on afterwards', async () => {
  const survivor = hosted.hosts[1];
  const make = () =>
    ask(survivor, '/__mock/sandboxes', { method: 'POST', body: { scenario: 'demo' } });
  const { body } = await make();
  const { sandbox } = body as { sandbox: string };
  const move = () =>
    ask(survivor, `/__mock/sandboxes/${sandbox}/clock`, {
      method: 'PUT',
      body: { advance: 'P1D' },
    });
  process.kill(hosted.redis, 'SIGSTOP');
  try {
    for (const send of [move, make, move]) {
      const startedAt = performance.now();
      expect((await send()).status).toBe(503);
      expect(performance.now() - startedAt).toBeLessThan(1000);
    }
  } finally {
    process.kill(hosted.redis, 'SIGCONT');
  }
  await expect.poll(async () => (await move()).status).toBe(200);
});

test('answers 503 when the store is gone, and never treats it as empty', async ({ page }) => {
  const sandbox = await open(page, 'scenario=demo');
  await page.goto(`${hosted.origin.replace('//', `//${sandbox}.`)}/health.json`);
  process.kill(hosted.redis, 'SIGKILL');
  await sleep(4000);
  const answer = await call(page, 'GET', '/api/ipc/house/houseList');
  expect(answer).toMatchObject({ status: 503, text: expect.stringContaining('cannot be reached') });
});
