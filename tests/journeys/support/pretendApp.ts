import type { Page } from '@playwright/test';

/** What the pretend app was asked, oldest first. */
export interface Asked {
  readonly id: string;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export const USER_AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 HomeViewApp/1.13.0',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 HomeViewApp/1.13.0',
};

/** The native side of the bridge around a page: notes every call and grants it, or stays silent. */
export async function putIntoApp(
  page: Page,
  { silent = false } = {},
): Promise<{ asked: () => Promise<Asked[]> }> {
  await page.addInitScript((isSilent) => {
    const asked: unknown[] = [];
    const postMessage = (text: string) => {
      const message = JSON.parse(text) as { id: string; method?: string };
      if (message.method === undefined) return;
      asked.push(message);
      if (isSilent) return;
      setTimeout(() => window.onNativeMessage?.({ id: message.id, code: 200, desc: '', data: {} }));
    };
    Object.assign(window, {
      asked,
      webkit: { messageHandlers: { nativeBridge: { postMessage } } },
    });
  }, silent);
  return {
    asked: () => page.evaluate(() => (window as unknown as { asked: Asked[] }).asked),
  };
}
