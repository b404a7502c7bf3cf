const LOOPBACK = /^(localhost|([a-z0-9-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/;

/** True for a loopback host name. */
const isLoopbackHost = (hostname: string): boolean => LOOPBACK.test(hostname);

/**
 * Whether a pay URL may be opened: https and a listed host, or http on loopback while the portal
 * itself runs on loopback.
 */
export function isTrustedPayUrl(
  raw: string,
  { payHosts, portalHost }: { payHosts: readonly string[]; portalHost: string },
): boolean {
  let url: URL;
  try {
    url = new URL(raw);
  } catch {
    return false;
  }
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return payHosts.includes(url.host);
  return url.protocol === 'http:' && isLoopbackHost(portalHost) && isLoopbackHost(url.hostname);
}
