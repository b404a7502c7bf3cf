import { barAddress } from '../../bar/barAddress';
import { pathOf } from '../../http/appPath';
import { refusalText } from '../../phone/refusal';
import { PHONE_PATH } from '../../phone/settings';
import type { Scenario } from '../../scenarios/scenario';
import { wellKnownToken } from '../../world/accounts/tokens';
import type { LaunchOptions } from './prepare';

type Way = Pick<LaunchOptions, 'scenario' | 'path' | 'locale'> &
  Partial<Pick<LaunchOptions, 'version' | 'refusal' | 'bar'>>;

/**
 * The portal's URL in a sandbox, with the session in its query. For iOS or Android it is the URL of
 * the phone that frames the portal; for a browser with the bar, that of the page with both.
 * @param origin of the portal in that sandbox.
 */
export function buildEntryUrl(
  origin: string,
  { scenario, path, locale, version, refusal, bar = false }: Way,
  platform: Scenario['platform'],
): string {
  const url = new URL(path, origin);
  if (scenario.token !== null) {
    url.searchParams.set('token', scenario.token);
    url.searchParams.set('refreshToken', wellKnownToken('refresh', scenario.account.id));
    url.searchParams.set('userId', scenario.account.id);
  }
  if (locale !== undefined) url.searchParams.set('language', locale);
  if (platform === 'browser') return bar ? new URL(barAddress(pathOf(url)), url).href : url.href;
  const phone = new URL(PHONE_PATH, url);
  phone.search = new URLSearchParams({
    url: pathOf(url),
    os: platform,
    ...(version === undefined ? {} : { version }),
    ...(refusal === undefined ? {} : { refuse: refusalText(refusal) }),
  }).toString();
  return phone.href;
}
