import type { Page } from '@playwright/test';

/**
 * The browser translates the page, as Chrome does it: in the place of every text that stands there, or
 * comes, it puts its own element. Anyone who keeps a hold on the text has one that is gone.
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
