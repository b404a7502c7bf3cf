import type { Page } from '@playwright/test';

/** Puts items into local storage before each page starts. */
export const storeBeforeStart = (page: Page, items: Readonly<Record<string, string>>) =>
  page.addInitScript((kept) => {
    try {
      Object.assign(localStorage, kept);
    } catch {
      // Firefox also runs this in an empty page, which has no storage.
    }
  }, items);

/** Sets the only switch that lets a local host upload its log. */
export const switchOnLogUpload = (page: Page) => storeBeforeStart(page, { 'hv.logUpload': 'on' });
