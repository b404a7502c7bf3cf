import { ANDROID_OBJECT, IOS_HANDLER, RECEIVER } from './names';

/** The app's end: takes one message, as JSON. */
interface Port {
  postMessage(text: string): void;
}

declare global {
  interface Window {
    webkit?: { messageHandlers?: { [IOS_HANDLER]?: Port } };
    [ANDROID_OBJECT]?: Port;
    [RECEIVER]?: (message: unknown) => void;
  }
}

/** Gives the app a message. @throws when the app offers no bridge, or its bridge throws. */
export function post(message: object): void {
  const port = window.webkit?.messageHandlers?.[IOS_HANDLER] ?? window[ANDROID_OBJECT];
  if (!port) throw new Error('The app offers no bridge');
  port.postMessage(JSON.stringify(message));
}

/**
 * Has the app's messages come to `receive`. The app calls a function of this window and no window
 * message is listened to: what other frames post never gets here.
 */
export function onMessage(receive: (message: unknown) => void): void {
  window[RECEIVER] = receive;
}
