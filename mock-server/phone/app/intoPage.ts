import type { PhoneOs } from '../devices';
import { ANDROID_OBJECT, IOS_HANDLER, RECEIVER } from '../names';
import type { Deliver } from './nativeApp';

interface AppSide {
  readonly os: PhoneOs;
  readonly userAgent: string;
  /** Whether the page may copy by itself: where the app may not, it cannot either. */
  readonly mayCopy: boolean;
  /** Takes a message of the page. */
  readonly receive: (text: unknown) => void;
}

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

/** Makes a window one of the app's web view: its browser identifier, and the app's end of the bridge. */
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

/** Says something to the page that is in the web view, as both systems do: by calling its function. */
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
