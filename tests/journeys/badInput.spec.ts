import type { Page } from '@playwright/test';
import { BRAND } from '@homeview/contracts/brand';
import { ALL } from '../faults/sampling';
import { CORRUPTIONS, STORAGE_KEYS } from './support/corruptions';
import { expect, test } from './support/journey';
import { Portal } from './support/portal';
import { referenceOn } from './support/reference';
import { textOf } from './support/texts';

test.describe('bad input is a clear screen, never a white page, and orders nothing', () => {
  test('an unknown route', async ({ page, enter }) => {
    await enter({ scenario: 'demo', path: '/no/such/page' });
    await expect(page.getByText(textOf('notFound.title')).first()).toBeVisible();
    await page.getByRole('link', { name: textOf('common.toHome') }).click();
    await expect(page.getByText('Lakeside 12')).toBeVisible();
  });

  for (const path of [
    '/defaultPackage?goodsId=404',
    '/defaultPackage?goodsId=5001&checkedPriceId=404',
    '/defaultPackage/selectDevice?goodsId=404&checkedPriceId=50011',
    '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=%3Cscript%3E',
  ]) {
    test(`an unknown plan: ${path}`, async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'demo', path });
      await expect(page.getByText(textOf('packages.unknownTitle'))).toBeVisible();
      await expect(portal.payButton).toHaveCount(0);
      expect(await sandbox.orders()).toEqual([]);
      await portal.button(textOf('packages.seeAll')).click();
      await expect(portal.subscribeButton).toBeVisible();
    });
  }

  for (const id of ['404', '..%2F70001', '%F0%9F%90%99', '9'.repeat(400)]) {
    test(`an unknown subscription: ${id.slice(0, 12)}`, async ({ page, enter }) => {
      await enter({ scenario: 'demo', path: `/subscription/${id}` });
      await expect(page.getByText(textOf('subscription.unknownTitle'))).toBeVisible();
    });
  }

  test('a device that another plan has taken meanwhile is refused with the reason', async ({
    page,
    readyToPay,
    portal,
    request,
  }) => {
    const sandbox = await readyToPay();
    const id = new URL(sandbox.url).hostname.split('.')[0];
    await request.patch(`/__mock/sandboxes/${id}/db/devices/40003`, { data: { planId: '70001' } });
    await portal.payButton.click();
    await expect(portal.alert('“Garage” already has a plan.')).toBeVisible();
    await expect(portal.device('Garage')).toHaveCount(0);
    await expect(page).toHaveURL(/selectDevice/);
    expect(await sandbox.orders()).toEqual([]);
  });

  test('a price that is not a number fails the page, with a retry and a reference [4.load.03] [8.error.45] [8.error.46]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter('wrong-price-type');
    await expect(portal.alert('This page could not be loaded')).toBeVisible();
    expect(await referenceOn(page)).toMatchObject({ call: 'getRecordGoodsList', code: 12005 });
    await expect(portal.subscribeButton).toHaveCount(0);
    await sandbox.clearFaults();
    await portal.button(textOf('common.tryAgain')).click();
    await expect(portal.subscribeButton).toBeVisible();
  });

  test('corrupted values in storage count as absent', async ({ page, openSandbox, portal }) => {
    const sandbox = await openSandbox('demo');
    await page.addInitScript(() => {
      const garbage = {
        locale: 'xx-XX',
        houseId: '{"a":',
        user: 'null',
        refreshToken: '[1,2',
        shop: '{"at":"x"}',
        pendingOrders: '"x"',
        country: '<b>',
      };
      for (const [name, value] of Object.entries(garbage))
        localStorage.setItem(`hv.${name}`, value);
      for (const name of ['deviceChoice', 'paying', 'checkoutPage', 'agreedTerms']) {
        sessionStorage.setItem(`hv.${name}`, '{"purpose":1,');
      }
    });
    const path = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013';
    await page.goto(`${sandbox.origin}/login`);
    await expect(portal.signInButton).toBeVisible();
    await page.goto(sandbox.url);
    await expect(portal.button('Lakeside 12')).toBeVisible();
    await page.goto(`${sandbox.origin}${path}`);
    await portal.terms.check();
    await portal.device('Garage').check();
    await portal.payButton.click();
    await portal.atProvider('pay');
    await expect(page).toHaveURL(/paySuccess/);
    expect(await sandbox.orders()).toHaveLength(1);
  });

  /** What pages show of themselves whatever is stored: those of a sign-in, the next one, and a purchase. */
  const pages = [
    { path: '/login', shows: (page: Page) => new Portal(page).signInButton, signedIn: false },
    {
      path: '/login/certification',
      shows: (page: Page) =>
        page
          .getByRole('textbox', { name: textOf('certification.code') })
          .or(page.getByText(textOf('certification.noSignMessage'))),
      signedIn: false,
    },
    { path: '/', shows: (page: Page) => new Portal(page).button('Lakeside 12'), signedIn: true },
    {
      path: '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013',
      shows: (page: Page) => new Portal(page).device('Garage'),
      signedIn: true,
    },
  ];
  for (const [turn, { path, shows, signedIn }] of pages.entries()) {
    // Every corruption of every key meets one of the pages; in `npm run test:full`, each of them.
    const ways = [...CORRUPTIONS.keys()].filter((way) => ALL || way % pages.length === turn);
    test(`every key of storage, corrupted in ${ways.length} ways, does not break ${path}`, async ({
      page,
      enter,
      openSandbox,
      portal,
    }) => {
      test.setTimeout(30_000 + ways.length * 3_000);
      expect(STORAGE_KEYS).toEqual(
        expect.arrayContaining(['houseId', 'paying', 'turn.refresh', 'secondFactorStart']),
      );
      // Signed in, the token stays, or nobody would get past sign-in (its own: tests/spec).
      const keys = STORAGE_KEYS.filter((key) => !signedIn || key !== 'token');
      const sandbox = await (signedIn ? enter : openSandbox)('demo');
      const address = `${sandbox.origin}${path}`;
      if (signedIn) await expect(portal.button('Lakeside 12')).toBeVisible();
      await page.goto(address);
      await expect(shows(page)).toBeVisible();
      for (const way of ways) {
        // Another corruption for each key, and in the end every one for every key.
        const items = keys.map((key, shift) => [
          `hv.${key}`,
          CORRUPTIONS[(way + shift) % CORRUPTIONS.length] ?? '',
        ]);
        await page.evaluate((corrupted) => {
          for (const [key = '', value = ''] of corrupted) {
            localStorage.setItem(key, value);
            sessionStorage.setItem(key, value);
          }
        }, items);
        await page.goto(address);
        await expect(shows(page), CORRUPTIONS[way]).toBeVisible();
        await expect(portal.heading(/\S/).first()).toBeVisible();
        if (path.includes('selectDevice')) await expect(portal.payButton).toBeVisible();
      }
      expect(await sandbox.orders()).toEqual([]);
    });
  }

  for (const [what, files] of [
    ['code', /\/assets\/(?!en-US).*\.js$/],
    ['texts', /\/assets\/en-US\..*\.js$/],
    ['code and texts', /\/assets\/.*\.js$/],
  ] as const) {
    test(`${what} that cannot be fetched: a screen with a retry`, async ({
      page,
      enter,
      portal,
    }) => {
      const known = new Set<string>();
      // Nothing is fetched at rest, so that none of it is there when the button is pressed.
      let gone = false;
      await page.route(files, (route) => {
        const url = route.request().url();
        if (!gone) known.add(url);
        return known.has(url) ? route.continue() : route.abort();
      });
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      await enter('demo');
      await expect(portal.button(textOf('home.addSubscription'))).toBeVisible();
      gone = true;
      await portal.button(textOf('home.addSubscription')).click();
      await expect(portal.alert('This page could not be loaded')).toBeVisible();
      await page.unroute(files);
      await portal.button(textOf('common.tryAgain')).click();
      await expect(portal.subscribeButton).toBeVisible();
    });
  }

  test('texts of the first screen that cannot be fetched are a screen with a retry', async ({
    page,
    enter,
    portal,
  }) => {
    const texts = /\/assets\/en-US\.home-.*\.js$/;
    await page.route(texts, (route) => route.abort());
    await enter('demo');
    await expect(portal.alert('This page could not be loaded')).toBeVisible();
    await page.unroute(texts);
    await portal.button(textOf('common.tryAgain')).click();
    await expect(portal.button(textOf('home.addSubscription'))).toBeVisible();
  });

  test('a language that cannot be fetched is said in English', async ({ page, enter, portal }) => {
    const texts = /\/assets\/de-DE\..*\.js$/;
    await page.route(texts, (route) => route.abort());
    await enter({ scenario: 'demo', locale: 'de-DE' });
    await expect(portal.alert('This page could not be loaded')).toBeVisible();
    await page.unroute(texts);
    await portal.button(textOf('common.tryAgain')).click();
    await expect(portal.button('Abonnement hinzufügen')).toBeVisible();
  });

  test('a portal that cannot start says so after 10 s, without any code of its own', async ({
    page,
    openSandbox,
  }) => {
    const { origin } = await openSandbox('demo');
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(`${origin}/`);
    await expect(page.getByRole('img', { name: BRAND })).toBeVisible();
    const retry = page.getByRole('link', { name: /try again/i });
    // The page's own clock is put forward; nobody waits.
    const putClockTo = (ms: number) =>
      page.evaluate((time) => {
        const animations = document.getAnimations();
        for (const animation of animations) {
          // Or it would go on by itself while nobody looks.
          animation.pause();
          animation.currentTime = time;
        }
        return animations.length;
      }, ms);
    expect(await putClockTo(9_000)).toBe(1);
    await expect(retry).toBeHidden();
    await putClockTo(10_000);
    await expect(retry).toBeVisible();
  });
});
