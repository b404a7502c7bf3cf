import type { Page } from '@playwright/test';
import { screens } from './everyScreen';
import { portalRoutes } from './routes';

/** Every page behind sign-in, in all states that `demo` has; home is the first. */
export const demoPages: readonly string[] = [
  ...new Set([
    '/',
    ...portalRoutes.filter(({ guarded }) => guarded).map(({ path }) => path),
    ...screens
      .filter(({ scenario, anonymous, fault }) => scenario === 'demo' && !anonymous && !fault)
      .map(({ path }) => path),
  ]),
];

/** Navigates without loading the document, with the focus on a control of the current page. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    document.querySelector<HTMLElement>('a')?.focus();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
