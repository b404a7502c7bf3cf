import type { Screen } from './screen';

/** Sign-in and home. */
export const signInScreens: readonly Screen[] = [
  { name: 'login', scenario: 'demo', path: '/login', anonymous: true, shown: true },
  { name: 'select-country', scenario: 'demo', path: '/selectCountry', anonymous: true },
  {
    name: 'login-session-expired',
    scenario: 'session-expired',
    path: '/subscription/70001',
    prepare: async (page) => {
      await page.waitForURL(/login/);
      await page.locator('input[name="email"]').waitFor();
    },
  },
  {
    name: 'login-failed',
    scenario: 'demo',
    path: '/login',
    anonymous: true,
    fault: 'login:code:50001',
    prepare: async (page) => {
      await page.locator('input[name="email"]').fill('demo@homeview.example');
      await page.locator('input[name="password"]').fill('wrong');
      await page.locator('button[type="submit"]').click();
      await page.locator('[role="alert"]:not(:empty)').first().waitFor();
    },
  },
  { name: 'home', scenario: 'demo', path: '/', shown: true },
  { name: 'home-loading', scenario: 'demo', path: '/', fault: 'houseList:delay:20000' },
  { name: 'home-failed', scenario: 'demo', path: '/', fault: 'houseList:http:503' },
  { name: 'home-no-plans', scenario: 'no-plans', path: '/' },
  { name: 'home-no-houses', scenario: 'no-houses', path: '/' },
  { name: 'home-long-names', scenario: 'long-names', path: '/' },
];
