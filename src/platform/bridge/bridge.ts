import { BridgeCode } from '@homeview/contracts/vocabulary/app/bridgeCode';
import { config } from '../launch/config';
import { bridgeError } from './bridgeError';
import { send, settle } from './calls';
import type { CallOptions } from './calls';
import { addEventListener, deliver, removeEventListener } from './events';
import { appLink, pageLink } from './links';
import { isRecord, readMessage } from './message';
import { onMessage } from './transport';

/** The screen area covered by notch, bars and rounded corners, in CSS px. */
export interface SafeAreaInsets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Parses insets; a missing or invalid side is zero. */
function readInsets(data: unknown): SafeAreaInsets {
  const side = (name: keyof SafeAreaInsets): number => {
    const value = isRecord(data) ? data[name] : 0;
    return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
  };
  return { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') };
}

/** Sends a validated URL. Null is rejected with 400, and outside the app every call with 500. */
async function open(method: string, url: string | null, options?: CallOptions): Promise<void> {
  if (config.environment.inApp && url === null) {
    throw bridgeError(BridgeCode.Failed, 'not an address to open');
  }
  await send(method, { url }, options);
}

/** The methods of the app. Each rejects with a BridgeError. The responses are assumed. */
const bridge = {
  /** Haptic feedback: a short vibration. */
  async impactFeedback(options?: CallOptions): Promise<void> {
    await send('System.impactFeedback', {}, options);
  },
  async getSafeAreaInsets(options?: CallOptions): Promise<SafeAreaInsets> {
    return readInsets(await send('System.getSafeAreaInsets', {}, options));
  },
  async copyToPasteboard(content: string, options?: CallOptions): Promise<void> {
    await send('System.copyToPasteboard', { content }, options);
  },
  /** Opens a page in the browser; https only. */
  openBrowser: (url: string, options?: CallOptions): Promise<void> =>
    open('System.openBrowser', pageLink(url), options),
  /** Opens another app, such as the store; https and the stores' schemes only. */
  openThirdApp: (url: string, options?: CallOptions): Promise<void> =>
    open('System.openThirdApp', appLink(url), options),
  /** Buys in the store. Sends the fields unchanged, without a timeout. */
  payment: (fields: Readonly<Record<string, unknown>>): Promise<unknown> =>
    send('IAP.payment', fields),
  /** Closes the web view. */
  async close(options?: CallOptions): Promise<void> {
    await send('WebView.close', {}, options);
  },
  addEventListener,
  removeEventListener,
  /** Notifies when the app enters (true) or leaves the foreground. Returns a function to stop. */
  onActiveChange(listener: (active: boolean) => void): () => void {
    const hear = (data: unknown) => {
      if (!isRecord(data) || typeof data.active !== 'boolean') throw new Error('active is missing');
      listener(data.active);
    };
    // An app without this event never notifies, and errors while stopping are irrelevant.
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

/** The bridge to the app. Repeated calls register the message receiver only once. */
export function setUpBridge(): Bridge {
  if (config.environment.inApp && !isSetUp) {
    onMessage(receive);
    isSetUp = true;
  }
  return bridge;
}
