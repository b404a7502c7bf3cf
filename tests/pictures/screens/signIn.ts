import type { Page } from 'playwright';
import { demoPerson } from '../../../mock-server/scenarios/customer/account';
import { pressSubmit } from './screen';
import type { Screen } from './screen';

/** Asks for a code after the password. */
const secondFactor = {
  scenario: 'second-factor',
  path: '/login',
  anonymous: true,
  prepare: async (page: Page) => {
    await page.locator('input[name="email"]').fill(demoPerson.username);
    await page.locator('input[name="password"]').fill(demoPerson.password);
    await pressSubmit(page);
    await page.getByRole('timer').waitFor();
  },
};

/** Sign-in and home. */
export const signInScreens: readonly Screen[] = [
  { name: 'login', scenario: 'demo', path: '/login', anonymous: true },
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
  { ...secondFactor, name: 'second-factor' },
  {
    ...secondFactor,
    name: 'second-factor-wrong',
    prepare: async (page) => {
      await secondFactor.prepare(page);
      await page.keyboard.type('111111');
      await page.keyboard.press('Enter');
      await page.locator('[aria-invalid="true"]').waitFor();
    },
  },
  { name: 'home', scenario: 'demo', path: '/' },
  { name: 'home-loading', scenario: 'demo', path: '/', fault: 'houseList:delay:20000' },
  { name: 'home-failed', scenario: 'demo', path: '/', fault: 'houseList:http:503' },
  { name: 'home-no-plans', scenario: 'no-plans', path: '/' },
  { name: 'home-three-houses', scenario: 'three-houses', path: '/' },
  { name: 'home-all-houses', scenario: 'three-houses', path: '/?houses=all' },
  { name: 'home-no-houses', scenario: 'no-houses', path: '/' },
  { name: 'home-long-names', scenario: 'long-names', path: '/' },
];
