/** Code and texts that cannot be fetched lead to a screen with a retry, never a white page. */
import { BRAND } from '@homeview/contracts/vocabulary/brand';
import { expect, test } from '../support/journey';

test('shows a screen with a retry when code and texts of the next page cannot be fetched', async ({
  page,
  enter,
  portal,
}) => {
  const files = /\/assets\/.*\.js$/;
  const known = new Set<string>();
  let gone = false;
  await page.route(files, (route) => {
    const url = route.request().url();
    if (!gone) known.add(url);
    return known.has(url) ? route.continue() : route.abort();
  });
  // Nothing is prefetched before the press.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await enter('demo');
  await expect(portal.button('Add a subscription')).toBeVisible();
  gone = true;
  await portal.button('Add a subscription').click();
  await expect(portal.alert('This page couldn’t be loaded')).toBeVisible();
  await page.unroute(files);
  await portal.button('Try again').click();
  await expect(portal.subscribeButton).toBeVisible();
});

test('shows a screen with a retry when texts of the first page cannot be fetched, in English if the language is missing', async ({
  page,
  enter,
  portal,
}) => {
  const english = /\/assets\/en-US-.*\.js$/;
  await page.route(english, (route) => route.abort());
  await enter('demo');
  await expect(portal.alert('This page couldn’t be loaded')).toBeVisible();
  await page.unroute(english);
  await portal.button('Try again').click();
  await expect(portal.button('Add a subscription')).toBeVisible();

  const german = /\/assets\/de-DE-.*\.js$/;
  await page.route(german, (route) => route.abort());
  await enter({ scenario: 'demo', locale: 'de-DE' });
  await expect(portal.alert('This page couldn’t be loaded')).toBeVisible();
  await page.unroute(german);
  await portal.button('Try again').click();
  await expect(portal.button('Abonnement hinzufügen')).toBeVisible();
});

test('shows a notice after 10 s without any code when the portal cannot start', async ({
  page,
  openSandbox,
}) => {
  const { origin } = await openSandbox('demo');
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(`${origin}/`);
  await expect(page.getByRole('img', { name: BRAND })).toBeVisible();
  const retry = page.getByRole('link', { name: /try again/i });
  /** Pauses the page's animations at a time. */
  const putClockTo = (ms: number) =>
    page.evaluate((time) => {
      const animations = document.getAnimations();
      for (const animation of animations) {
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
