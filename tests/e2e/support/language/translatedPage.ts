import type { Page } from '@playwright/test';

/**
 * Translates the page as Chrome does: every text node is replaced by an element of the browser, now
 * and when texts change. References to the replaced nodes become stale.
 */
export const translatePage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!text.data.trim() || parent?.closest('font, script, style, textarea')) continue;
        const translated = document.createElement('font');
        translated.textContent = text.data;
        text.replaceWith(translated);
      }
    };
    addEventListener('DOMContentLoaded', () => {
      translate();
      new MutationObserver(translate).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
  });
