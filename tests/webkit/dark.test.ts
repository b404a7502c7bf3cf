import axe from 'axe-core';
import { expect } from 'vitest';
import { test as base } from './support/journey';
import { layoutFaults } from './support/layout';

const test = base.extend('args', { injected: true }, () => ['--dark-mode']);

/** Pages of a customer's day. */
const PAGES = [
  { scenario: 'demo', path: '/' },
  { scenario: 'demo', path: '/subscription/70001' },
  { scenario: 'billing-address', path: '/bills/80001' },
] as const;

test('shows home, plan and bill in readable dark colours where the system is dark', async ({
  browser,
  openSandbox,
}) => {
  await browser.setWindowSize(390, 844);
  for (const options of PAGES) {
    const sandbox = await openSandbox(options);
    await browser.url(sandbox.url);
    await browser.$('h1').waitForExist();
    await expect.poll(() => browser.$$('main [aria-busy="true"]').length).toBe(0);
    expect(await browser.execute(lightSurfaces), options.path).toEqual([]);
    expect(await lowContrasts(browser), options.path).toEqual([]);
    await expect.poll(() => layoutFaults(browser), { message: options.path }).toEqual([]);
  }
});

/** Runs in the page: the backgrounds of the page and its cards that are lighter than a half. */
function lightSurfaces(): string[] {
  return [...document.querySelectorAll('html, body, header, main, main section, main li')]
    .map((element) => getComputedStyle(element).backgroundColor)
    .filter((color) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return alpha > 0.5 && red + green + blue > 382;
    });
}

async function lowContrasts(browser: WebdriverIO.Browser): Promise<string[]> {
  await browser.execute(axe.source);
  return browser.execute(async () => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'rule', values: ['color-contrast'] },
    });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
}
