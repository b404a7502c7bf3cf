import { BadSettings, isPortalPage, withLaunchParams } from '../phone/settings';

/** The path of the page that shows the portal in a browser, with the bar above it. */
export const BAR_PATH = '/__mock/portal';

/** The page's address for a page of the portal: path and query. */
export const barAddress = (url: string): string =>
  `${BAR_PATH}?${new URLSearchParams({ url }).toString()}`;

/** The portal's page in the query of the address. @throws BadSettings. */
export function readBarUrl(query: URLSearchParams): string {
  const url = query.get('url') ?? '/';
  if (isPortalPage(url)) return url;
  throw new BadSettings('"url" must be a page of the portal, for example /bills.');
}

/**
 * The address that opens the page that the portal shows now, for others too; null when it shows no
 * page of its own.
 * @param opened the path that opened the portal, with its sign-in parameters.
 */
export const addressFor = (path: string, opened: string): string | null =>
  isPortalPage(path) ? barAddress(withLaunchParams(path, opened)) : null;
