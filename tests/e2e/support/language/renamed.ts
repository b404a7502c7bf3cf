import type { Page } from '@playwright/test';

/**
 * Replaces the names of all houses, devices and plans in the service's responses by these in turn.
 */
export const renameEverything = (page: Page, names: readonly string[]) =>
  page.addInitScript((given) => {
    const field = /"(name|deviceName|packageName|goodsName|subscribeName)":"[^"]*"/g;
    const ask = window.fetch;
    window.fetch = async (...request) => {
      const answer = await ask(...request);
      if (!answer.headers.get('content-type')?.includes('json')) return answer;
      let count = 0;
      const body = (await answer.text()).replace(field, (_, key: string) => {
        count += 1;
        return `"${key}":${JSON.stringify(given[count % given.length])}`;
      });
      return new Response(body, answer);
    };
  }, names);
