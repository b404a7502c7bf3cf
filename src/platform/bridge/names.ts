/** Names shared by page and app. Assumed: the specification names only the methods. */

/** Message handler added by the iOS app: `window.webkit.messageHandlers.<name>`. */
export const IOS_HANDLER = 'nativeBridge';

/** Object that the Android app adds to the window. */
export const ANDROID_OBJECT = 'NativeBridge';

/** The function of the page that the app calls with responses and events. */
export const RECEIVER = 'onNativeMessage';
