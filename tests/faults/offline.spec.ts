/** The connection is lost: the portal stays, shows it, and recovers when it is back. */
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/journey';
import { watchQuiet } from '../e2e/support/watch/quiet';
import { textOf } from '../e2e/support/language/texts';

const OFFLINE = textOf('error.offline');

/** Counts the page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test(
  'shows that it is offline without a reload when a screen’s code is missing, and opens it once online',
  { tag: '@10.ruling.15' },
  async ({ page, context, enter, portal }) => {
    const quiet = watchQuiet(page);
    const { origin } = await enter('demo');
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
    await quiet.atRest();
    const loads = countLoads(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: textOf('menu.label') }).click();
    await page.getByRole('menuitem', { name: textOf('menu.bills') }).click();
    await expect(portal.alert(OFFLINE)).toBeVisible();
    await expect(page).toHaveURL(`${origin}/bills`);
    await portal.button(textOf('common.tryAgain')).click();
    await expect(portal.alert(OFFLINE)).toBeVisible();
    expect(loads()).toBe(0);

    await context.setOffline(false);
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await expect(page).toHaveURL(`${origin}/bills`);
    expect(loads()).toBe(1);
  },
);

test(
  'lets the customer go back from the offline screen, and treats a host that is down as offline',
  { tag: '@10.ruling.15' },
  async ({ page, enter, portal }) => {
    const quiet = watchQuiet(page);
    await enter('demo');
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
    await quiet.atRest();
    const loads = countLoads(page);
    await page.route(/assets\/|health\.json/, (route) => route.abort());
    await page.getByRole('button', { name: textOf('menu.label') }).click();
    await page.getByRole('menuitem', { name: textOf('menu.bills') }).click();
    await expect(portal.alert(OFFLINE)).toBeVisible();
    await page.goBack();
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
    expect(loads()).toBe(0);
  },
);

test(
  'reloads the data of a failed screen when the connection is back',
  { tag: ['@10.ruling.15', '@engines'] },
  async ({ page, context, enter, portal }) => {
    const quiet = watchQuiet(page);
    await enter({ scenario: 'demo', path: '/bills' });
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    const loads = countLoads(page);
    // The code of the billing address arrives, its data does not.
    const toAddress = page
      .getByRole('banner')
      .getByRole('link', { name: textOf('menu.billAddress') });
    await toAddress.hover();
    await quiet.atRest();
    await context.setOffline(true);
    await toAddress.click();
    await expect(portal.alert(textOf('network_error'))).toBeVisible();
    await context.setOffline(false);
    await expect(portal.button(textOf('billAddress.save'))).toBeVisible();
    expect(loads()).toBe(0);
  },
);

test(
  'never ends on the browser’s error page: each link of home works or says that the page is offline',
  { tag: '@10.ruling.15' },
  async ({ page, context, enter, portal }) => {
    test.slow();
    const quiet = watchQuiet(page);
    const { origin } = await enter('demo');
    const links = page.getByRole('main').getByRole('link');
    await expect(links.first()).toBeVisible();
    const inMenu = page.getByRole('menuitem');
    await quiet.atRest();
    const loads = countLoads(page);
    await context.setOffline(true);

    const steps: (() => Promise<void>)[] = [];
    for (const link of await links.all()) {
      // The link to another house stays on home.
      if ((await link.getAttribute('href')) !== '/') steps.push(() => link.click());
    }
    const add = page.getByRole('button', { name: textOf('home.addSubscription') });
    if ((await add.count()) > 0) steps.push(() => add.first().click());
    for (const name of ['menu.bills', 'menu.billAddress'] as const) {
      steps.push(async () => {
        await portal.button(textOf('menu.label')).click();
        await inMenu.filter({ hasText: textOf(name) }).click();
      });
    }
    expect(steps.length).toBeGreaterThan(3);
    for (const step of steps) {
      await step();
      await expect(page).not.toHaveURL(`${origin}/`);
      await expect(portal.alert(OFFLINE).or(portal.alert(textOf('network_error')))).toBeVisible();
      await page.goBack();
      await expect(links.first()).toBeVisible();
    }
    expect(loads()).toBe(0);
  },
);
