import { sample } from '../../faults/sampling';
import { Phone } from '../support/pages/phone';
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

// The phone sets the color scheme; Playwright's own setting would override it.
test.use({ colorScheme: null });

const TRIAL = { scenario: 'trial-in-store', path: '/trialPackage', platform: 'ios' } as const;

const APPS = [
  ['ios', /iPhone.* HomeViewApp\/1\.13\.0$/],
  ['android', /Android.* HomeViewApp\/1\.13\.0$/],
] as const;

// `npm test` takes one of the two, `npm run test:full` both.
for (const [platform, token] of sample(APPS, 2)) {
  test(`shows no bar and no Sign out in the app on ${platform}, even after navigation and reload`, async ({
    page,
    enter,
  }) => {
    const sandbox = await enter({ scenario: 'demo', platform });
    const phone = new Phone(page);
    const { portal } = phone;
    await portal.getByRole('button', { name: textOf('menu.label') }).click();
    await expect(portal.getByRole('menuitem')).toHaveText([
      'Bills and invoices',
      'Billing address',
    ]);
    await page.keyboard.press('Escape');
    await portal.getByRole('link', { name: /Cloud Recording/ }).click();
    await expect(portal.getByRole('heading', { level: 1, name: 'Cloud Recording' })).toBeVisible();
    await expect(portal.getByRole('banner')).toHaveCount(0);

    await phone.button('Reload').click();
    await expect(phone.entries(/page\/subscription\/70001/)).toHaveCount(1);
    await expect(portal.getByRole('heading', { level: 1, name: 'Cloud Recording' })).toBeVisible();
    await expect(portal.getByRole('banner')).toHaveCount(0);
    const { userAgent, path } = await phone.surroundings();
    expect([userAgent, path]).toEqual([expect.stringMatching(token), '/subscription/70001']);
    const requests = await sandbox.requests('getPackageSubscribeInfo');
    expect(requests.map(({ headers }) => headers.terminal)).toEqual(['app', 'app']);

    await phone.button('Back').click();
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText(textOf('home.title'));
    await phone.button('Back').click();
    await expect(phone.entries('WebView.close')).toHaveCount(1);
    await expect(phone.entries('token=***')).toHaveCount(1);
    await expect(page.getByText('access-1001')).toHaveCount(0);
  });
}

test.describe('the fake store of the phone', () => {
  test('pays the order and adds a plan when the store answers 200', async ({ page, enter }) => {
    const sandbox = await enter(TRIAL);
    const phone = new Phone(page);
    const before = await sandbox.plans();
    await phone.startTrial();
    const sheet = phone.card('Fake store');
    await expect(sheet.getByRole('definition')).toHaveText(['cloud.single.month', '90001']);
    await phone.storeAnswers('200 Purchased');
    await expect.poll(async () => (await phone.surroundings()).path).toBe('/paySuccess');
    await expect(sheet).toHaveCount(0);
    await expect(phone.entries('IAP.payment')).toContainText('200 Purchased');
    expect(await sandbox.orders()).toMatchObject([{ id: '90001', status: 5 }]);
    expect(await sandbox.plans()).toHaveLength(before.length + 1);
    await phone.portal.getByRole('button', { name: 'See my plans' }).click();
    await expect(phone.portal.getByRole('link', { name: /Cloud Recording Trial/ })).toBeVisible();
  });

  test('reports no network (211) and another failure, and completes the order when restored (201)', async ({
    page,
    enter,
  }) => {
    const sandbox = await enter(TRIAL);
    const phone = new Phone(page);
    const alert = phone.portal.getByRole('alert');
    await phone.startTrial();
    await phone.storeAnswers('211 No network');
    await expect(alert).toContainText(['Connection lost. Check your bills before you pay again.']);
    await phone.pressStart();
    await phone.card('Fake store').getByLabel('Other code').fill('202');
    await phone.storeAnswers('Send this code');
    await expect(alert).toContainText(['Your payment didn’t go through. Try again.']);
    expect(await sandbox.orders()).toMatchObject([{ id: '90001', status: 7 }]);
    await phone.pressStart();
    await phone.storeAnswers('201 Restored');
    await expect.poll(async () => (await phone.surroundings()).path).toBe('/paySuccess');
    expect(await sandbox.orders()).toMatchObject([{ id: '90001', status: 5 }]);
  });

  test('frees the button when the app returns from a silent store, and accepts a late response', async ({
    page,
    enter,
  }) => {
    await enter(TRIAL);
    const phone = new Phone(page);
    const busy = phone.portal.locator('button[aria-busy="true"]');
    await phone.startTrial();
    await phone.storeAnswers('Don’t answer');
    await expect(phone.entries('IAP.payment')).toContainText('waiting for an answer');
    await expect(busy).toHaveCount(1);
    await phone.button('App to foreground').click();
    await expect(busy).toHaveCount(0);
    await phone.button('Answer now').click();
    await phone.storeAnswers('200 Purchased');
    await expect.poll(async () => (await phone.surroundings()).path).toBe('/paySuccess');
  });

  test('shows why the sandbox refuses a purchase, and waits for another response', async ({
    page,
    enter,
    request,
  }) => {
    const sandbox = await enter(TRIAL);
    const phone = new Phone(page);
    await phone.startTrial();
    // The order exists once the store has been called.
    await expect(phone.entries('IAP.payment')).toContainText('waiting for an answer');
    const id = new URL(sandbox.origin).hostname.split('.')[0] ?? '';
    await request.post(`/__mock/sandboxes/${id}/reset`, { data: {} });
    await phone.storeAnswers('200 Purchased');
    await expect(page.getByRole('alert')).toHaveText('There is no order "90001".');
    await phone.storeAnswers('211 No network');
    await expect(phone.entries('IAP.payment')).toContainText('211 No network');
  });
});

test(
  'lists the page’s responses to valid and invalid events',
  { tag: ['@8.error.65', '@8.error.66'] },
  async ({ page, enter }) => {
    await enter(TRIAL);
    const phone = new Phone(page);
    await expect(phone.entries('JSBridge.addEventListener').first()).toContainText('200');
    for (const [name, event, answer] of [
      ['Unknown event', 'Fake.unknownEvent', '404 Listener callback not found'],
      ['Invalid event', '{"active":"perhaps"}', '400 Listener callback execute error'],
      ['App to background', '{"active":false}', '200'],
      ['App to foreground', '{"active":true}', '200'],
    ] as const) {
      await phone.button(name).click();
      await expect(phone.entries(event).locator('.state')).toHaveText(answer);
    }
    await phone.button('Clear').click();
    await expect(phone.entries('')).toHaveCount(0);
  },
);

test('closes the web view on the page’s request and opens it again', async ({ page, enter }) => {
  await enter({ scenario: 'demo', path: '/subscription/70001?back=1', platform: 'ios' });
  const phone = new Phone(page);
  const heading = phone.portal.getByRole('heading', { name: 'Cloud Recording' }).first();
  await phone.portal.getByRole('button', { name: textOf('common.back') }).click();
  await expect(phone.card('Web view closed')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(phone.entries('WebView.close').locator('.state')).toHaveText('200');
  await phone.button('Open again').click();
  await expect(heading).toBeVisible();
});

test('opens an external page as a card only', async ({ page, enter }) => {
  await enter({ scenario: 'demo', path: '/defaultPackage', platform: 'android' });
  const phone = new Phone(page);
  await phone.portal.getByRole('link', { name: 'plan terms' }).click();
  await expect(phone.card('Opening the browser')).toContainText(
    'https://www.homeview.example/terms',
  );
  expect(page.context().pages()).toHaveLength(1);
  await phone.button('Back to the app').click();
  await expect(phone.card('Opening the browser')).toHaveCount(0);
  expect((await phone.surroundings()).path).toBe('/defaultPackage');
});

test('copies the order number of a bill to the phone’s pasteboard', async ({ page, enter }) => {
  await enter({ scenario: 'taxed-order', path: '/bills/80001', platform: 'ios' });
  const phone = new Phone(page);
  await phone.portal.getByRole('button', { name: /copy/i }).click();
  await expect(page.locator('#pasteboard')).toHaveText('80001');
});

test('reloads the page with changed settings and keeps them in an address that others can open', async ({
  page,
  enter,
  browser,
}) => {
  await enter({ scenario: 'demo', platform: 'ios' });
  const phone = new Phone(page);
  await phone.portal.getByRole('link', { name: /Cloud Recording/ }).click();
  await expect(
    phone.portal.getByRole('heading', { level: 1, name: 'Cloud Recording' }),
  ).toBeVisible();
  expect((await phone.surroundings()).dark).toBe(false);
  await page.getByLabel('Android').check();
  await page.getByLabel('Dark').check();
  await page.getByLabel('App version').fill('1.9.2');
  await page.getByLabel('App version').press('Enter');
  await page.getByLabel('Device').selectOption('Small Android phone');
  const chosen = {
    dark: true,
    userAgent: expect.stringMatching(/Android.*HomeViewApp\/1\.9\.2$/) as unknown,
    path: '/subscription/70001',
  };
  // A page that is being replaced cannot be evaluated.
  await expect(async () => expect(await phone.surroundings()).toEqual(chosen)).toPass();
  expect(await phone.portal.locator('html').evaluate((html) => html.clientWidth)).toBe(320);

  const context = await browser.newContext({ colorScheme: null });
  const other = await context.newPage();
  await other.goto(page.url());
  const theirs = new Phone(other);
  await expect(
    theirs.portal.getByRole('heading', { level: 1, name: 'Cloud Recording' }),
  ).toBeVisible();
  expect(await theirs.surroundings()).toEqual(chosen);
  await context.close();

  await page.getByLabel('App version').fill('new');
  await page.getByLabel('App version').press('Enter');
  expect(new URL(page.url()).searchParams.get('version')).toBe('1.9.2');
});

test('pays by card at the provider’s page inside the Android phone and returns to the app', async ({
  page,
  enter,
}) => {
  const sandbox = await enter({
    scenario: 'trial-offer',
    platform: 'android',
    path: '/trialPackage',
  });
  const phone = new Phone(page);
  /** How much of the page is below the camera, in parts of the area of the camera. */
  const covered = async () => {
    const [cover, view] = await Promise.all(
      ['#screen > .top', 'iframe'].map((area) => page.locator(area).boundingBox()),
    );
    return cover && view ? 1 - (view.y - cover.y) / cover.height : NaN;
  };
  await expect.poll(covered).toBeCloseTo(1);
  await phone.startTrial();
  await expect(phone.portal.getByText('Fake payment provider')).toBeVisible();
  await expect.poll(covered).toBeCloseTo(0);
  await phone.portal.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(phone.portal.getByRole('button', { name: 'See my plans' })).toBeVisible();
  expect((await phone.surroundings()).userAgent).toContain('HomeViewApp/');
  await expect(phone.entries(/page\/paySuccess/)).toHaveCount(1);
  expect(await sandbox.orders()).toMatchObject([{ status: 5 }]);
});
