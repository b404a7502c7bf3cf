import { textItem, useStored } from '../storage/storage';

/**
 * Path of the page whose back arrow leads back to the app (ruling 31). Kept with the tab: paying
 * leaves the portal, and a customer who comes home must still find the way out.
 */
const backFrom = textItem('backFrom', 'tab');

/** The page that the app opened has not been shown yet: it may redirect. */
let isComing = false;

/** The pages of a sign-in: what they lead to is the first page of the portal. */
const isSignIn = (path: string): boolean => /^\/(login|selectCountry)(\/|$)/.test(path);

/** The app has opened the portal at this path, and asked for a back arrow on its first page. */
export function askForBackArrow(path: string): void {
  backFrom.set(path);
  isComing = true;
}

/** The app has said that it wants no back arrow. */
export function refuseBackArrow(): void {
  backFrom.remove();
  isComing = false;
}

/**
 * A page is shown. The first page is the one that the address led to, whatever it redirected to;
 * after a sign-in, the one that the sign-in led to.
 */
export function notePage(path: string): void {
  const first = backFrom.get();
  if (first === null) return;
  if (isComing || (isSignIn(first) && !isSignIn(path))) backFrom.set(path);
  isComing = false;
}

/** Whether a page is the one the app opened, and asked for a back arrow on. */
export const useLeadsBackToApp = (path: string): boolean => useStored(backFrom) === path;
