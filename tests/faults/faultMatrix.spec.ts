import type { APIRequestContext, Page, Request } from '@playwright/test';
import { catalogue } from '../../contracts/catalogue';
import type { EndpointName } from '../../contracts/catalogue';
import { actionTriggers } from '../../mock-server/catalogue/triggers/actions';
import { triggers } from '../../mock-server/catalogue/triggers/triggers';
import { findScenario } from '../../mock-server/scenarios/registry';
import { normalizeText } from '@homeview/ui/normalizeText';
import { acts } from './actions';
import { FAULT_KINDS, isEnd, textsShown } from './faultKinds';
import { ALL } from './sampling';
import type { FaultKind } from './faultKinds';
import { expect, test } from '../e2e/support/journey';
import { messageText } from '../e2e/support/language/messageText';
import type { JournalEntry } from '../e2e/support/sandbox';
import { textOf } from '../e2e/support/language/texts';

/*
 * Every call × every failure × a cold and a warm page: each ends in a documented state, without a
 * white page, an endless spinner or a second order. `npm test` runs a sample with every call and
 * failure, `npm run test:full` all. Timeouts: tests/spec/contract/failures.test.ts.
 */
/** `npm test` runs one of this many cells. */
const SHARE = 14;

/** Number of tests that share the calls, so that two workers stay busy to the end. */
const PARTS = ALL ? 34 : 6;

/** Time limit for a page to settle, in ms. */
const REST_MS = 15_000;
const LIMIT_MS = 240_000;

/** A page without calls, to return from. */
const ELSEWHERE = '/selectCountry';

const calls = Object.keys(catalogue) as EndpointName[];
const isAct = (call: EndpointName): call is EndpointName & keyof typeof actionTriggers =>
  call in actionTriggers;
const ORDERING: readonly EndpointName[] = [
  'createOrder',
  'renew',
  'applePayOrder',
  'serviceExtension',
  'createPaySession',
];

interface Cell {
  readonly call: EndpointName;
  readonly kind: FaultKind;
  readonly warm: boolean;
}

const cells: readonly Cell[] = calls.flatMap((call, row) =>
  FAULT_KINDS.flatMap((kind, column) =>
    (isAct(call) || call === 'refreshToken' ? [false] : [false, true])
      .map((warm) => ({ call, kind, warm }))
      .filter(({ warm }) => ALL || (row * 3 + column + Number(warm) * 2) % SHARE === 0),
  ),
);

interface World {
  readonly sandbox: string;
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

const at = (world: World, path: string) => `/__mock/sandboxes/${world.sandbox}${path}`;

async function worldOf(request: APIRequestContext, call: EndpointName): Promise<World> {
  const { scenario, path } = triggers[call];
  const made = await request.post('/__mock/sandboxes', { data: { scenario, path } });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()) as World;
}

/**
 * Assumed lifetime of a refresh token in the portal, in ms; moving the clock beyond it ends the
 * session.
 */
const REFRESH_LIFE_MS = 300_000;

/** Moves the clock past the cache time of a call; returns false where that is impossible. */
async function age(page: Page, { call, kind }: Cell): Promise<boolean> {
  const { freshForMs } = catalogue[call];
  if (freshForMs === null) return true;
  // Without a refresh the customer is signed out, which is another failure.
  if (kind.id === '21026' && freshForMs >= REFRESH_LIFE_MS) return false;
  await page.clock.setSystemTime(Date.now() + freshForMs + 5000);
  return true;
}

/** The address of a call with any parameters. */
const addressOf = (call: EndpointName): RegExp =>
  new RegExp(`${catalogue[call].path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);

/** Reports whether a call has been answered or has failed since. */
function watch(page: Page, call: EndpointName): () => boolean {
  let settled = false;
  const hear = (request: Request) => {
    if (!addressOf(call).test(request.url())) return;
    settled = true;
    page.off('requestfinished', hear).off('requestfailed', hear);
  };
  page.on('requestfinished', hear).on('requestfailed', hear);
  return () => settled;
}

/** Makes the call fail from now on. */
async function spoil(page: Page, request: APIRequestContext, world: World, { call, kind }: Cell) {
  if ('inBrowser' in kind) {
    await page.route(addressOf(call), kind.inBrowser);
    return;
  }
  const made = await request.post(at(world, '/faults'), { data: { call, ...kind.fault } });
  expect(made.status(), await made.text()).toBe(201);
}

/** Navigates inside the portal, like a link. */
const goInside = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState({}, '', to), path);

/** Opens the page without calls and waits for it, because the previous page may share elements. */
async function goElsewhere(page: Page): Promise<void> {
  await goInside(page, ELSEWHERE);
  await expect(elsewhere(page)).toBeVisible();
}

const elsewhere = (page: Page) =>
  page.getByRole('heading', { level: 1, name: textOf('login.country') });

/** A line, and its first sentences: what is safe follows the failure in the same line. */
const beginnings = (line: string): string[] =>
  line.split(/(?<=\.) /).map((_, at, all) => all.slice(0, at + 1).join(' '));

/** Problems of the current page; empty: it has settled in a documented state. */
async function complaints(page: Page, { call, kind }: Cell): Promise<readonly string[]> {
  const { text, headings, dialogs, busy, planted } = await page.evaluate(() => ({
    text: document.body.innerText,
    headings: document.querySelectorAll('h1').length,
    dialogs: document.querySelectorAll('[role="dialog"] h2').length,
    busy: document.querySelectorAll('[aria-busy="true"]').length,
    planted: 'planted' in window || document.getElementById('planted') !== null,
  }));
  const lines = text.split('\n').map(normalizeText).flatMap(beginnings);
  const missing = textsShown(call, kind).filter(
    (id) => !lines.some((line) => messageText(id).test(line)),
  );
  return [
    ...(text.trim().length < 20 ? ['a white page'] : []),
    // In the app, only a dialog is left of a page whose session has ended.
    ...(headings === 1 || (isEnd(Number(kind.shows)) && dialogs === 1)
      ? []
      : [`${headings} headings`]),
    ...(busy === 0 ? [] : ['still busy']),
    ...(planted ? ['markup of the service became part of the page'] : []),
    ...(/\bundefined\b|\bNaN\b|\[object /.test(text) ? ['an invalid value on the page'] : []),
    ...(text.length > 20_000 ? ['a text without end'] : []),
    ...missing.map((id) => `does not say ${id}`),
  ];
}

/** Only the failure's message is missing: allowed where data is already shown. */
const isFine = (problems: readonly string[]) =>
  problems.every((problem) => problem.startsWith('does not say'));

/** Leaves the page before the response; when it arrives, the customer is not brought back. */
async function leaveBefore(
  page: Page,
  isAnswered: () => boolean,
  call: EndpointName,
): Promise<void> {
  // Waits for the portal instead of the document's start screen, since only the portal follows the
  // address.
  await page.locator('#root > :not(.start)').first().waitFor({ state: 'attached' });
  await goElsewhere(page);
  await expect.poll(isAnswered, `no late ${call}`).toBe(true);
  // The response's effect is painted within the next frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  if (call === 'login') {
    // Choosing a country does not cancel a sign-in, so it still leads to home.
    await expect(page).toHaveURL(/\/$/);
    return;
  }
  expect(new URL(page.url()).pathname).toBe(ELSEWHERE);
  await expect(elsewhere(page)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
}

async function run(page: Page, request: APIRequestContext, cell: Cell): Promise<void> {
  const { call, kind, warm } = cell;
  const world = await worldOf(request, call);
  await page.clock.setSystemTime(Date.now());
  if (!warm) await spoil(page, request, world, cell);
  const isWarm = watch(page, call);
  await page.goto(world.url, { waitUntil: 'commit' });
  let asked = isAct(call);
  if (warm) {
    // A response that arrives after the clock has moved would be fresh.
    if (!isAct(call)) await expect.poll(isWarm, `no first ${call}`).toBe(true);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await goElsewhere(page);
    asked = await age(page, cell);
    await spoil(page, request, world, cell);
  }
  const isAnswered = watch(page, call);
  if (warm) {
    await goInside(page, triggers[call].path ?? findScenario(triggers[call].scenario)?.path ?? '/');
    await expect(elsewhere(page)).toBeHidden();
  }
  if (isAct(call)) {
    await acts[call]({
      page,
      ...world,
      spoil: async (other, fault) => {
        await request.post(at(world, '/faults'), { data: { call: other, ...fault } });
      },
    });
  }
  if (kind.late !== undefined) {
    await leaveBefore(page, () => !asked || isAnswered(), call);
    return;
  }
  // Before its response, a page may look unchanged.
  if (asked) await expect.poll(isAnswered, `no ${call}`).toBe(true);
  const mayShowData = warm || kind.mayFit === true;
  await expect(async () => {
    const problems = await complaints(page, cell);
    expect(mayShowData && isFine(problems) ? [] : problems).toEqual([]);
  }).toPass({ timeout: REST_MS, intervals: [50, 100, 200] });
  if (ORDERING.includes(call) || call === 'getPayUrl') {
    const journal = (await (await request.get(at(world, '/requests'))).json()) as JournalEntry[];
    const ordering = journal.filter((entry) => ORDERING.includes(entry.call as EndpointName));
    const keys = new Set(ordering.map(({ headers }) => headers.idempotencyKey));
    expect(keys.size, 'orders').toBeLessThanOrEqual(1);
  }
}

// A failed call reports the planted error.
test.use({ expectedCrashes: /^planted$/ });

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`ends in a documented state after each failure of a call, part ${part + 1} of ${PARTS}`, async ({
    openPage,
    request,
  }) => {
    test.setTimeout(LIMIT_MS);
    const mine = cells.filter(({ call }) => calls.indexOf(call) % PARTS === part);
    for (const cell of mine) {
      const name = `${cell.call}: ${cell.kind.id}, ${cell.warm ? 'warm' : 'cold'}`;
      await test.step(name, async () => {
        const page = await openPage(findScenario(triggers[cell.call].scenario)?.platform);
        await run(page, request, cell).catch((error: unknown) => {
          expect.soft(String(error), name).toBe('');
        });
        await page.context().close();
      });
    }
  });
}
