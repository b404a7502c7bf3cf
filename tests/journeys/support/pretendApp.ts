import type { Page } from '@playwright/test';

/** What the pretend app was asked, oldest first. */
export interface Asked {
  readonly id: string;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** How the pretend store ends a purchase; null: it never says. */
export type PaymentAnswer = { readonly code: number; readonly data?: unknown } | null;

export const USER_AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 HomeViewApp/1.13.0',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 HomeViewApp/1.13.0',
};

interface Native {
  readonly asked: Asked[];
  payment: PaymentAnswer;
}

interface Options {
  /** Answers nothing at all. */
  readonly silent?: boolean;
  /** How the store answers; it sells (200) unless told. */
  readonly payment?: PaymentAnswer;
}

/** The native side of the bridge around a page: notes every call and grants it, or stays silent. */
export async function putIntoApp(
  page: Page,
  { silent = false, payment = { code: 200, data: {} } }: Options = {},
) {
  await page.addInitScript(
    (options) => {
      const app: Native = { asked: [], payment: options.payment };
      const answer = (id: string, { code, data }: { code: number; data?: unknown }) =>
        setTimeout(() => window.onNativeMessage?.({ id, code, desc: '', data }));
      const postMessage = (text: string) => {
        const message = JSON.parse(text) as Asked & { method?: string };
        if (message.method === undefined) return;
        app.asked.push(message);
        if (options.silent) return;
        if (message.method !== 'IAP.payment') answer(message.id, { code: 200, data: {} });
        else if (app.payment) answer(message.id, app.payment);
      };
      Object.assign(window, {
        native: app,
        webkit: { messageHandlers: { nativeBridge: { postMessage } } },
      });
    },
    { silent, payment },
  );
  return {
    asked: () => page.evaluate(() => (window as unknown as { native: Native }).native.asked),

    /** How the store answers from now on. */
    sells: (answer: PaymentAnswer) =>
      page.evaluate((next) => {
        (window as unknown as { native: Native }).native.payment = next;
      }, answer),

    /** The answer that was missing: to the purchase asked for as number `at`, counted from 0. */
    answerPayment: (at: number, code: number) =>
      page.evaluate(
        ([index, result]) => {
          const { asked } = (window as unknown as { native: Native }).native;
          const sale = asked.filter(({ method }) => method === 'IAP.payment')[index];
          window.onNativeMessage?.({ id: sale?.id ?? '', code: result, desc: '', data: {} });
        },
        [at, code] as const,
      ),

    /** The app has come to the front again. */
    comesToFront: () =>
      page.evaluate(() =>
        window.onNativeMessage?.({
          id: crypto.randomUUID(),
          event: 'System.onActiveChange',
          data: { active: true },
        }),
      ),
  };
}
