/** What page and app call each other by. Assumed: the specification names methods only. */

/** Message handler that the iOS app adds: `window.webkit.messageHandlers.<name>`. */
export const IOS_HANDLER = 'nativeBridge';

/** Object that the Android app adds to the window. */
export const ANDROID_OBJECT = 'NativeBridge';

/** The page's one function that the app calls, with an answer or an event. */
export const RECEIVER = 'onNativeMessage';
