import { ANDROID_OBJECT, IOS_HANDLER, RECEIVER } from './names';

/** The app's end of the bridge; accepts one JSON message. */
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

/** Sends a message to the app. @throws if the app has no bridge, or its bridge throws. */
export function post(message: object): void {
  const port = window.webkit?.messageHandlers?.[IOS_HANDLER] ?? window[ANDROID_OBJECT];
  if (!port) throw new Error('The app offers no bridge');
  port.postMessage(JSON.stringify(message));
}

/**
 * Registers `receive` for the app's messages. The app calls a function of this window; window
 * messages are ignored, so other frames cannot send any.
 */
export function onMessage(receive: (message: unknown) => void): void {
  window[RECEIVER] = receive;
}
