import { textItem, useStored } from '../storage/storage';

/**
 * Path of the page with the back arrow to the app. Stored per tab, because the arrow
 * must survive a payment at a provider.
 */
const backFrom = textItem('backFrom', 'tab');

/** The page that the app opened is not rendered yet and may redirect. */
let isComing = false;

/** Sign-in pages; the page after them counts as the first page. */
const isSignIn = (path: string): boolean => /^\/(login|selectCountry)(\/|$)/.test(path);

/** Records that the app opened this path and requested a back arrow on the first page. */
export function askForBackArrow(path: string): void {
  backFrom.set(path);
  isComing = true;
}

/** Records that the app requested no back arrow. */
export function refuseBackArrow(): void {
  backFrom.remove();
  isComing = false;
}

/** Records a rendered page. The first page is the one after redirects and after a sign-in. */
export function notePage(path: string): void {
  const first = backFrom.get();
  if (first === null) return;
  if (isComing || (isSignIn(first) && !isSignIn(path))) backFrom.set(path);
  isComing = false;
}

/** Whether a page shows the back arrow to the app. */
export const useLeadsBackToApp = (path: string): boolean => useStored(backFrom) === path;
