/**
 * What page and app call each other by; the portal has the same in src/platform/bridge/names.ts.
 * Written twice on purpose: a name shared by both sides would be right in every test.
 */

/** Message handler of the iOS app: `window.webkit.messageHandlers.<name>`. */
export const IOS_HANDLER = 'nativeBridge';

/** Object of the Android app on the window. */
export const ANDROID_OBJECT = 'NativeBridge';

/** The page's function that takes the app's answers and events. */
export const RECEIVER = 'onNativeMessage';

/** The event that tells whether the app is at the front: `{ active: boolean }`. Spec 7. */
export const ACTIVE_CHANGE = 'System.onActiveChange';
