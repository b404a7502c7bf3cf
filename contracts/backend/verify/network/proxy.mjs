/** Which proxy a request goes through, by the usual variables of the environment. */

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

const hostOf = ({ hostname }) => hostname.replace(/^\[|\]$/g, '').toLowerCase();

const isLoopback = (host) => LOOPBACK.includes(host) || host.endsWith('.localhost');

const portOf = ({ port, protocol }) => port || (protocol === 'https:' ? '443' : '80');

const variable = (env, name) => env[name] || env[name.toUpperCase()];

/** An entry is `*`, a host, or a domain with or without a leading dot; each may have a port. */
function isExempt(url, entry) {
  const [, name = '', port] = /^(?:\*?\.)?\[?(.*?)\]?(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
  if (port && port !== portOf(url)) return false;
  const host = hostOf(url);
  return entry === '*' || host === name || host.endsWith(`.${name}`);
}

/**
 * The proxy for a URL as a URL, or null: never for this machine or for what NO_PROXY names.
 * @throws Error if the variable has no URL.
 */
export function proxyFor(url, env = process.env) {
  const proxy =
    variable(env, url.protocol === 'https:' ? 'https_proxy' : 'http_proxy') ||
    variable(env, 'all_proxy');
  if (!proxy || isLoopback(hostOf(url))) return null;
  const exempt = (variable(env, 'no_proxy') ?? '').split(/[\s,]+/).filter(Boolean);
  if (exempt.some((entry) => isExempt(url, entry))) return null;
  const text = /^\w+:\/\//.test(proxy) ? proxy : `http://${proxy}`;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text);
  throw new Error('the proxy in the environment must be a URL that begins with http');
}
