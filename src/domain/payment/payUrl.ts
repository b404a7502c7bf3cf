const LOOPBACK = /^(localhost|([a-z0-9-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/;

/** True for a host name that never leaves this machine. */
const isLoopbackHost = (hostname: string): boolean => LOOPBACK.test(hostname);

/**
 * Whether the browser may be sent to this pay URL: https and a host on the list, or, while the
 * portal itself runs on loopback, http on loopback (ruling 24). Spec 4.
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
