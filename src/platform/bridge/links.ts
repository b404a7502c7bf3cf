/** What the app may open as a page. */
const PAGE_SCHEMES: readonly string[] = ['https:'];

/** What the app may hand to another app: pages, and the stores of both systems. */
const APP_SCHEMES: readonly string[] = ['https:', 'itms-apps:', 'itms-appss:', 'market:'];

/** The address as the app is to get it: the one that was judged, not a spelling that reads otherwise. */
function allowed(url: string, schemes: readonly string[]): string | null {
  try {
    const { protocol, href } = new URL(url);
    return schemes.includes(protocol) ? href : null;
  } catch {
    // No address at all. URL.canParse is younger than the web views of iOS 16.
    return null;
  }
}

export const pageLink = (url: string): string | null => allowed(url, PAGE_SCHEMES);
export const appLink = (url: string): string | null => allowed(url, APP_SCHEMES);
