/**
 * The names that page and app use for each other. The portal has its own copy in
 * src/platform/bridge/names.ts: with shared names, tests could not notice a wrong one.
 */

/** The iOS app's message handler: `window.webkit.messageHandlers.<name>`. */
export const IOS_HANDLER = 'nativeBridge';

/** The Android app's object on the window. */
export const ANDROID_OBJECT = 'NativeBridge';

/** The page's function that receives the app's answers and events. */
export const RECEIVER = 'onNativeMessage';

/** The event that reports whether the app is in the foreground: `{ active: boolean }`. */
export const ACTIVE_CHANGE = 'System.onActiveChange';
