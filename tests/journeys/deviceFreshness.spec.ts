import { expect, test } from './support/journey';
import { ADJUST, box, free } from './support/planDevices';
import { USER_AGENTS, putIntoApp } from './support/pretendApp';
import { textOf } from './support/texts';

const path = ADJUST;

test.describe('what is known about devices', () => {
  test('the plans of a house are asked for again once older than 30 s [4.cache.04]', async ({
    page,
    enter,
    portal,
  }) => {
    await page.clock.setFixedTime('2026-11-21T10:00:00Z');
    const sandbox = await enter({ scenario: 'demo', path: '/' });
    const fetches = async () => (await sandbox.requests('getPackageBindDevList')).length;
    const plan = page.getByRole('main').getByRole('link').first();
    const lookAndReturn = async () => {
      await plan.click();
      await expect(portal.heading('Cloud Recording')).toBeVisible();
      await portal.button(textOf('common.back')).click();
      // A link of the plan that is left is no plan of home.
      await expect(portal.heading(textOf('home.title'))).toBeVisible();
      await expect(plan).toBeVisible();
    };
    await expect(plan).toBeVisible();
    await page.clock.setFixedTime('2026-11-21T10:00:25Z');
    await lookAndReturn();
    expect(await fetches()).toBe(1);
    await page.clock.setFixedTime('2026-11-21T10:00:35Z');
    await lookAndReturn();
    await expect.poll(fetches).toBe(2);
  });

  test('the devices without a plan are asked for again once older than 60 s [4.cache.05]', async ({
    page,
    enter,
    portal,
  }) => {
    await page.clock.setFixedTime('2026-11-21T10:00:00Z');
    const sandbox = await enter({ scenario: 'plan-with-room', path });
    const fetches = async () => (await sandbox.requests('getUnbindPackageDevList')).length;
    const leaveAndReturn = async () => {
      await portal.button('Cancel').click();
      await expect(portal.heading('Cloud Recording for three')).toBeVisible();
      await page.goBack();
      await expect(box(free(page), 'Garden')).toBeVisible();
    };
    await expect(box(free(page), 'Garden')).toBeVisible();
    await page.clock.setFixedTime('2026-11-21T10:00:55Z');
    await leaveAndReturn();
    expect(await fetches()).toBe(1);
    await page.clock.setFixedTime('2026-11-21T10:01:05Z');
    await leaveAndReturn();
    await expect.poll(fetches).toBe(2);
  });

  test.describe('in the app', () => {
    test.use({ userAgent: USER_AGENTS.ios });
    for (const [page_, ready] of [
      ['adjustDevice', 'adjustDevice.title'],
      ['adjustDevice/remove', 'removeDevice.title'],
      ['updateDevice', 'downgrade.title'],
    ] as const) {
      test(`is fetched anew when the app comes to the front: ${page_} [4.adjust.03]`, async ({
        page,
        enter,
        portal,
      }) => {
        const app = await putIntoApp(page);
        const sandbox = await enter({
          scenario: 'pending-change',
          path: `/subscription/70001/${page_}`,
        });
        await expect(portal.heading(textOf(ready))).toBeVisible();
        await expect
          .poll(async () => (await app.asked()).map(({ method }) => method))
          .toContain('JSBridge.addEventListener');
        const plan = page.getByRole('list', { name: textOf('subscription.devices') });
        await expect(plan.getByText('Garage').first()).toBeVisible();
        // Meanwhile the app gives the garage camera back.
        await sandbox.patch('/devices/40003', { planId: null });
        const tell = (active: boolean) =>
          page.evaluate(
            (data) => window.onNativeMessage?.({ id: '1', event: 'System.onActiveChange', data }),
            { active },
          );
        await tell(false);
        await page.waitForTimeout(300);
        expect(await sandbox.requests('getPackageSubscribeInfo')).toHaveLength(1);
        await tell(true);
        await expect
          .poll(async () => (await sandbox.requests('getPackageSubscribeInfo')).length)
          .toBe(2);
        await expect(plan.getByText('Garage')).toHaveCount(0);
      });
    }
  });
});
