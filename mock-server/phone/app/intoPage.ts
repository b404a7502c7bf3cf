import type { PhoneOs } from '../devices';
import { ANDROID_OBJECT, IOS_HANDLER, RECEIVER } from '../names';
import type { Deliver } from './nativeApp';

interface AppSide {
  readonly os: PhoneOs;
  readonly userAgent: string;
  /** Whether the page may use the clipboard itself; false when the app is set to refuse copying. */
  readonly mayCopy: boolean;
  /** Receives a message of the page. */
  readonly receive: (text: unknown) => void;
}

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

/** Turns a window into the app's web view: sets its user agent and the app's end of the bridge. */
export function putIntoApp(page: Window, { os, userAgent, mayCopy, receive }: AppSide): void {
  set(page.navigator, 'userAgent', userAgent);
  if (!mayCopy) {
    const writeText = () => Promise.reject(new Error('The phone is set to refuse this.'));
    set(page.navigator, 'clipboard', { writeText });
  }
  const port = { postMessage: receive };
  if (os === 'ios') set(page, 'webkit', { messageHandlers: { [IOS_HANDLER]: port } });
  else set(page, ANDROID_OBJECT, port);
}

/** Sends a message to the page in the web view by calling its function, as iOS and Android do. */
export const deliverTo =
  (pageNow: () => Window | null): Deliver =>
  (message) => {
    try {
      const receiver: unknown = Reflect.get(pageNow() ?? {}, RECEIVER);
      if (typeof receiver !== 'function') return 'deaf';
      (receiver as (text: string) => void)(JSON.stringify(message));
      return 'delivered';
    } catch {
      return 'threw';
    }
  };
