import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';

const SURFACE = { light: 'rgb(246, 245, 249)', dark: 'rgb(18, 20, 42)' };

/** The background color of the page: of the body, or of the root where the body has none. */
const surfaceOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [body, root] = [document.body, document.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    return body && body !== 'rgba(0, 0, 0, 0)' ? body : (root ?? '');
  });

/** Records the background color of every frame from the first one on. */
function noteSurfaces(): void {
  const seen = new Set<string>();
  Object.assign(window, { seenSurfaces: seen });
  const look = () => {
    if (document.body) {
      const own = getComputedStyle(document.body).backgroundColor;
      const none = own === 'rgba(0, 0, 0, 0)';
      seen.add(none ? getComputedStyle(document.documentElement).backgroundColor : own);
    }
    requestAnimationFrame(look);
  };
  look();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(
    `the first paint with the ${colorScheme} color scheme`,
    { tag: `@${colorScheme}` },
    () => {
      test.use({ colorScheme });

      test('has the final background color before any code has loaded', async ({
        page,
        openSandbox,
      }) => {
        const { origin } = await openSandbox('demo');
        await page.route(/\.js$/, () => new Promise<void>(() => undefined));
        await page.goto(`${origin}/login`, { waitUntil: 'commit' });
        await expect(page.getByRole('img')).toBeVisible();
        expect(await surfaceOf(page)).toBe(SURFACE[colorScheme]);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        const bar = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`);
        const inHex = await bar.getAttribute('content');
        expect(rgbOf(inHex ?? '')).toBe(SURFACE[colorScheme]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });

      test(
        'shows no other background color until the portal is rendered',
        {
          tag: colorScheme === 'dark' ? '@engines' : [],
        },
        async ({ page, openSandbox, portal }) => {
          const { origin } = await openSandbox('demo');
          await page.addInitScript(noteSurfaces);
          await page.goto(`${origin}/login`);
          await expect(portal.signInButton).toBeVisible();
          expect(await surfaceOf(page)).toBe(SURFACE[colorScheme]);
          const seen = await page.evaluate(() => [
            ...(window as unknown as { seenSurfaces: Set<string> }).seenSurfaces,
          ]);
          expect(seen).toEqual([SURFACE[colorScheme]]);
        },
      );
    },
  );
}

/** Converts `#f6f5f9` to the format of a computed style. */
const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Leaves home for a page whose code does not arrive; returns how to let it arrive. */
async function leaveForPlans(page: Page, home: string): Promise<() => void> {
  let arrive = (): void => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/defaultPackage-/, async (route) => {
    await code;
    await route.continue();
  });
  await page.goto(home);
  await page.getByRole('button', { name: 'Add a subscription' }).click();
  return () => arrive();
}

test('answers a tap at once where the code of the next page has to load', async ({
  page,
  openSandbox,
}) => {
  const { url } = await openSandbox('demo');
  const arrive = await leaveForPlans(page, url);
  const bar = page.locator('[data-next-page]');
  await expect(bar).toBeVisible();
  const home = page.getByRole('heading', { level: 1, name: 'Your plans' });
  await expect(home).toBeVisible();
  arrive();
  await expect(home).toHaveCount(0);
  await expect(bar).toHaveCount(0);
});

test('shows that the next page is loading in the middle of a desktop', async ({
  page,
  openSandbox,
}) => {
  const { url } = await openSandbox('demo');
  const arrive = await leaveForPlans(page, url);
  const dots = page.getByRole('status').filter({ hasText: 'Loading HomeView Cloud' });
  await expect(dots).toBeVisible();
  const box = await dots.boundingBox();
  // A scrollbar may take room.
  const middle = (await page.evaluate(() => document.documentElement.clientWidth)) / 2;
  expect((box?.x ?? NaN) + (box?.width ?? NaN) / 2).toBeCloseTo(middle, 0);
  arrive();
});
