/** Schemes that the app may open in a browser. */
const PAGE_SCHEMES: readonly string[] = ['https:'];

/** Schemes that the app may pass to other apps: pages, and the stores of both systems. */
const APP_SCHEMES: readonly string[] = ['https:', 'itms-apps:', 'itms-appss:', 'market:'];

/** The normalized URL that passed validation, so that no other spelling reaches the app. */
function allowed(url: string, schemes: readonly string[]): string | null {
  try {
    const { protocol, href } = new URL(url);
    return schemes.includes(protocol) ? href : null;
  } catch {
    // Not a URL. URL.canParse is not available in the web views of iOS 16.
    return null;
  }
}

export const pageLink = (url: string): string | null => allowed(url, PAGE_SCHEMES);
export const appLink = (url: string): string | null => allowed(url, APP_SCHEMES);
