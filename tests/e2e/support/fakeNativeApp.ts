import type { Page } from '@playwright/test';

/** A call of the page to the fake app. */
export interface Asked {
  readonly id: string;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** How the fake store ends a purchase; null: it never responds. */
export type PaymentAnswer = { readonly code: number; readonly data?: unknown } | null;

/**
 * How the fake app responds to calls: `answers twice` grants a call and then refuses the same one.
 */
export type Manner = 'grants' | 'refuses' | 'throws' | 'stays silent' | 'answers twice';

export const USER_AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 HomeViewApp/1.13.0',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 HomeViewApp/1.13.0',
};

interface Native {
  readonly asked: Asked[];
  /** The page's responses to events, oldest first. */
  readonly replies: unknown[];
  payment: PaymentAnswer;
  insets: unknown;
}

interface Options {
  /** Never responds. */
  readonly silent?: boolean;
  /** Default: `grants`; `silent` is short for `stays silent`. */
  readonly manner?: Manner;
  /** How the store responds; default: it sells (200). */
  readonly payment?: PaymentAnswer;
  /** The response about the safe area; default: no insets. */
  readonly insets?: unknown;
}

/** Calls that the page makes on its own; `asked` omits them. */
const OF_ITSELF = ['System.getSafeAreaInsets', 'System.impactFeedback'];

/** Fakes the native side of the bridge for the user agent's platform and records every call. */
export async function putIntoApp(
  page: Page,
  { silent = false, manner, payment = { code: 200, data: {} }, insets = {} }: Options = {},
) {
  await page.addInitScript(
    (options) => {
      const { payment: sells, insets: covered } = options;
      const app: Native = { asked: [], replies: [], payment: sells, insets: covered };
      const answer = (id: string, { code, data }: { code: number; data?: unknown }) =>
        setTimeout(() => window.onNativeMessage?.({ id, code, desc: '', data }));
      const postMessage = (text: string) => {
        const message = JSON.parse(text) as Asked & { method?: string };
        const { id, method } = message;
        if (method === undefined) {
          app.replies.push(message);
          return;
        }
        app.asked.push(message);
        if (options.manner === 'throws') throw new Error('The app is gone');
        if (options.manner === 'stays silent') return;
        if (options.manner === 'refuses') answer(id, { code: 403 });
        else if (method === 'IAP.payment') {
          if (app.payment) answer(id, app.payment);
        } else if (method === 'System.getSafeAreaInsets') {
          answer(id, { code: 200, data: app.insets });
        } else answer(id, { code: 200, data: {} });
        if (options.manner === 'answers twice') answer(id, { code: 500 });
      };
      const port = { postMessage };
      const offered = navigator.userAgent.includes('Android')
        ? { NativeBridge: port }
        : { webkit: { messageHandlers: { nativeBridge: port } } };
      Object.assign(window, { native: app, ...offered });
    },
    { manner: manner ?? (silent ? 'stays silent' : 'grants'), payment, insets },
  );
  const asked = (): Promise<Asked[]> =>
    page.evaluate(() => (window as unknown as { native: Native }).native.asked);
  const askedOf = async (name: string): Promise<Asked[]> =>
    (await asked()).filter(({ method }) => method === name);
  const calls = async (name: string): Promise<number> => (await askedOf(name)).length;
  return {
    /** Calls to the app, without those that every page makes on its own. */
    asked: async () => (await asked()).filter(({ method }) => !OF_ITSELF.includes(method)),

    /** The calls of one method. */
    askedOf,

    /** The page's responses to the app's events. */
    replies: () => page.evaluate(() => (window as unknown as { native: Native }).native.replies),

    /** Number of haptic impacts. */
    impacts: () => calls('System.impactFeedback'),

    /** How often the page has requested the insets. */
    insetsAsked: () => calls('System.getSafeAreaInsets'),

    /** Sets the insets from now on. */
    covers: (insets: unknown) =>
      page.evaluate((next) => {
        (window as unknown as { native: Native }).native.insets = next;
      }, insets),

    /** Sets how the store responds from now on. */
    sells: (answer: PaymentAnswer) =>
      page.evaluate((next) => {
        (window as unknown as { native: Native }).native.payment = next;
      }, answer),

    /** Sends the missing response to the purchase with index `at`, counted from 0. */
    answerPayment: (at: number, code: number) =>
      page.evaluate(
        ([index, result]) => {
          const { asked } = (window as unknown as { native: Native }).native;
          const sale = asked.filter(({ method }) => method === 'IAP.payment')[index];
          window.onNativeMessage?.({ id: sale?.id ?? '', code: result, desc: '', data: {} });
        },
        [at, code] as const,
      ),

    /** The app returns to the front. */
    comesToFront: () =>
      page.evaluate(() =>
        window.onNativeMessage?.({
          id: 'to-front',
          event: 'System.onActiveChange',
          data: { active: true },
        }),
      ),
  };
}
