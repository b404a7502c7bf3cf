import { BridgeCode } from '@homeview/contracts/vocabulary/app/bridgeCode';
import { environment } from '../launch/environment';
import { bridgeError } from './bridgeError';
import { send, settle } from './calls';
import type { CallOptions } from './calls';
import { addEventListener, deliver, removeEventListener } from './events';
import { appLink, pageLink } from './links';
import { isRecord, readMessage } from './message';
import { onMessage } from './transport';

/** The part of the screen that notch, bars and corners cover, in CSS px. */
export interface SafeAreaInsets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Insets of an answer; a side that is missing or no length counts as free. */
function readInsets(data: unknown): SafeAreaInsets {
  const side = (name: keyof SafeAreaInsets): number => {
    const value = isRecord(data) ? data[name] : 0;
    return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
  };
  return { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') };
}

/** Sends an address that was judged; null is refused with 400. Outside the app every send is 500. */
async function open(method: string, url: string | null, options?: CallOptions): Promise<void> {
  if (environment.inApp && url === null) {
    throw bridgeError(BridgeCode.Failed, 'not an address to open');
  }
  await send(method, { url }, options);
}

/** The methods of the app. Every one rejects with a BridgeError. Spec 7; answers are assumed. */
const bridge = {
  /** A short tap of the phone that the hand feels. */
  async impactFeedback(options?: CallOptions): Promise<void> {
    await send('System.impactFeedback', {}, options);
  },
  async getSafeAreaInsets(options?: CallOptions): Promise<SafeAreaInsets> {
    return readInsets(await send('System.getSafeAreaInsets', {}, options));
  },
  async copyToPasteboard(content: string, options?: CallOptions): Promise<void> {
    await send('System.copyToPasteboard', { content }, options);
  },
  /** Opens a page in the browser: https only. */
  openBrowser: (url: string, options?: CallOptions): Promise<void> =>
    open('System.openBrowser', pageLink(url), options),
  /** Opens another app, such as the store: https and the stores' schemes only. */
  openThirdApp: (url: string, options?: CallOptions): Promise<void> =>
    open('System.openThirdApp', appLink(url), options),
  /** A purchase in the store. The fields go as they are; it takes as long as the customer does. */
  payment: (fields: Readonly<Record<string, unknown>>): Promise<unknown> =>
    send('IAP.payment', fields),
  /** Closes the web view. */
  async close(options?: CallOptions): Promise<void> {
    await send('WebView.close', {}, options);
  },
  addEventListener,
  removeEventListener,
  /** Hears that the app has come to the front (true) or left it. Returns the way to stop. */
  onActiveChange(listener: (active: boolean) => void): () => void {
    const hear = (data: unknown) => {
      if (!isRecord(data) || typeof data.active !== 'boolean') throw new Error('active is missing');
      listener(data.active);
    };
    // Where the app does not send it, nothing is heard; stopping needs no answer either.
    addEventListener('System.onActiveChange', hear).catch(() => undefined);
    return () => {
      removeEventListener('System.onActiveChange', hear).catch(() => undefined);
    };
  },
} as const;

export type Bridge = typeof bridge;

function receive(raw: unknown): void {
  const message = readMessage(raw);
  if (!message) return;
  if ('event' in message) void deliver(message);
  else settle(message);
}

let isSetUp = false;

/** The bridge to the app, ready. Set up as often as wanted, the app's messages come in once. Spec 4. */
export function setUpBridge(): Bridge {
  if (environment.inApp && !isSetUp) {
    onMessage(receive);
    isSetUp = true;
  }
  return bridge;
}
