import { portOf } from '../http/localHosts';
import type { Sandbox } from '../sandbox';
import { wellKnownToken } from '../world/tokens';
import type { Wish } from './prepare';

/**
 * The address of the app in a sandbox, signed in by its query. The app is where the request came
 * from, unless that was the mock's own port: then it is `appPort`.
 */
export function linkInto(
  sandbox: Sandbox,
  { scenario, path, locale }: Pick<Wish, 'scenario' | 'path' | 'locale'>,
  from: { host: string; ownPort: number | undefined; appPort: number | null },
): string {
  const { host, ownPort, appPort } = from;
  const direct = portOf(host) === String(ownPort);
  const port = direct && appPort !== null ? String(appPort) : portOf(host);
  const url = new URL(path, `http://${sandbox.id}.localhost${port === '' ? '' : `:${port}`}`);
  if (scenario.token !== null) {
    url.searchParams.set('token', scenario.token);
    url.searchParams.set('refreshToken', wellKnownToken('refresh', scenario.account.id));
    url.searchParams.set('userId', scenario.account.id);
  }
  if (locale !== undefined) url.searchParams.set('language', locale);
  return url.href;
}
