import { ADJUST, box, houseDevices } from '../support/pages/planDevices';
import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';

// src/api/freshness.test.tsx tests the cache times; here is what a customer sees of them.
test(
  'reuses the free devices on the next visit and fetches them again after 60 s',
  { tag: '@4.cache.05' },
  async ({ page, enter, portal }) => {
    await page.clock.setFixedTime('2026-11-21T10:00:00Z');
    const sandbox = await enter({ scenario: 'plan-with-room', path: ADJUST });
    const fetches = async () => (await sandbox.requests('getUnbindPackageDevList')).length;
    const leaveAndReturn = async () => {
      await portal.button('Cancel').click();
      await expect(portal.heading('Cloud Recording for three')).toBeVisible();
      await page.goBack();
      await expect(box(houseDevices(page), 'Garden')).toBeVisible();
    };
    await expect(box(houseDevices(page), 'Garden')).toBeVisible();
    await page.clock.setFixedTime('2026-11-21T10:00:55Z');
    await leaveAndReturn();
    expect(await fetches()).toBe(1);
    await page.clock.setFixedTime('2026-11-21T10:01:05Z');
    await leaveAndReturn();
    await expect.poll(fetches).toBe(2);
  },
);

test.describe('in the app', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test(
    'fetches the devices of a plan again whenever the app comes to the front, but not when it leaves it',
    { tag: '@4.adjust.03' },
    async ({ page, enter, portal }) => {
      const app = await putIntoApp(page);
      const sandbox = await enter({ scenario: 'pending-change', path: ADJUST });
      const pages = [
        { name: 'adjustDevice', title: 'Manage devices' },
        { name: 'adjustDevice/remove', title: 'Remove devices' },
        { name: 'updateDevice', title: 'Choose devices to keep' },
      ];
      const fetches = async () => (await sandbox.requests('getPackageSubscribeInfo')).length;
      const plan = page.getByRole('list', { name: 'Devices under this plan' });
      for (const { name, title } of pages) {
        await sandbox.patch('/devices/40003', { planId: '70001' });
        await page.goto(`${sandbox.origin}/subscription/70001/${name}`);
        await expect(portal.heading(title)).toBeVisible();
        await expect
          .poll(async () => (await app.asked()).map(({ method }) => method))
          .toContain('JSBridge.addEventListener');
        await expect(plan.getByText('Garage').first()).toBeVisible();
        const before = await fetches();
        // Meanwhile the app releases the garage camera.
        await sandbox.patch('/devices/40003', { planId: null });
        await page.evaluate(() =>
          window.onNativeMessage?.({
            id: 'to-back',
            event: 'System.onActiveChange',
            data: { active: false },
          }),
        );
        await app.comesToFront();
        await expect(plan.getByText('Garage')).toHaveCount(0);
        expect(await fetches()).toBe(before + 1);
      }
    },
  );
});
