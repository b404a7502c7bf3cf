import { chromium } from 'playwright';
import type { Browser, Locator } from 'playwright';
import { ensureBrowser, launchOptions } from '../../.ci/install/browser.mjs';
import { Portal } from '../e2e/support/pages/portal';
import { measure, median } from './measure';
import type { Measure } from './measure';
import { openPhone, slowestTap, tap } from './phone';
import { openSandbox } from './servers';
import { servePortal } from './sites';
import type { Sandbox } from './servers';

const ROUNDS = 3;

/**
 * The taps of a customer's day, from the language to a bill: Interaction to Next Paint in ms, and
 * which tap it was.
 */
async function dayOfTaps(browser: Browser, { url }: Sandbox) {
  const { context, page } = await openPhone(browser);
  const portal = new Portal(page);
  const firstLink = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const item = (name: string) => page.getByRole('menuitem', { name });
  let inp = 0;
  let slowest = '';
  const tapAll = async (taps: Readonly<Record<string, Locator>>) => {
    for (const [name, what] of Object.entries(taps)) {
      await tap(page, what);
      const now = await slowestTap(page);
      if (now > inp) [inp, slowest] = [now, name];
    }
  };
  await page.goto(`${new URL(url).origin}/login`);
  await tapAll({ language: page.getByRole('combobox', { name: 'Language' }) });
  await page.goto(url);
  await tapAll({
    ...{ 'plan on home': firstLink, back: portal.back },
    ...{ houses: portal.button(/^House/), 'the house': page.getByRole('menuitemradio').first() },
    ...{ menu: portal.button('Menu'), bills: item('Bills and invoices'), bill: firstLink },
  });
  await page.goto(url);
  await tapAll({
    ...{ plans: portal.button('Add a subscription') },
    ...{ 'tab of prices': page.getByRole('tab', { name: 'Single' }) },
    ...{ price: page.getByRole('radio', { name: 'Monthly' }), terms: portal.terms },
    ...{ subscribe: portal.subscribeButton, device: portal.device('Garden') },
    ...{ 'way to pay': page.getByRole('radio', { name: /^PayPal/ }) },
  });
  await context.close();
  return { inp, slowest };
}

export async function measureTaps(): Promise<Measure[]> {
  const mock = await servePortal();
  const { executablePath } = await ensureBrowser();
  const browser = await chromium.launch(launchOptions(executablePath));
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await dayOfTaps(browser, await openSandbox(mock, 'demo')));
  }
  await browser.close();
  const names = [...new Set(rounds.map(({ slowest }) => slowest))].join(' or ');
  const inp = median(rounds.map((round) => round.inp));
  return [measure(`INP of a customer's day, on ${names}`, inp, 'ms', { atMost: 100 })];
}
