/** How the router notes for which missing code it has loaded the page anew, one key each. */
const NOTED = 'tanstack_router_reload:';

function forget(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(NOTED)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was noted there either.
  }
}

/**
 * The router loads the page anew once for each piece of code that is missing, and never again in this
 * tab. Safari does not say which piece it was: there the second deployment of a long visit would be an
 * error screen. What a page does by itself cannot be repeated for ever; so the first press or key on
 * it allows one more.
 */
export function allowReloadOncePressed(): void {
  for (const deed of ['pointerdown', 'keydown']) {
    document.addEventListener(deed, forget, { capture: true, once: true });
  }
}
