/** How requests leave this machine: through which proxy, and which certificates they trust. */
import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { EnvHttpProxyAgent } from 'undici';

const LONGEST_ANSWER = 64 * 1024 * 1024;

/** Never reached through a proxy. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

const variable = (env, name) => env[name] || env[name.toUpperCase()] || '';

const asUrl = (proxy) => (proxy === '' || /^\w+:\/\//.test(proxy) ? proxy : `http://${proxy}`);

/** The proxies by the usual variables. The library itself knows no ALL_PROXY and no loopback. */
export function proxiesIn(env) {
  const [http, https, all, none] = ['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'].map(
    (name) => variable(env, name).trim(),
  );
  return {
    httpProxy: asUrl(http || all),
    httpsProxy: asUrl(https || all),
    noProxy: none === '*' ? none : [none, ...THIS_MACHINE].join(' '),
  };
}

function certificatesIn(file) {
  const text = readFileSync(file, 'utf8');
  if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  throw new Error('it has no certificate in PEM format');
}

/** The TLS options of all requests: `ca` is trusted beside what Node trusts anyway. @throws Error */
export function tlsOptions({ ca, insecure }, env = process.env) {
  if (insecure) return { rejectUnauthorized: false };
  if (!ca) return {};
  const more = env.NODE_EXTRA_CA_CERTS ? [certificatesIn(env.NODE_EXTRA_CA_CERTS)] : [];
  return { ca: [...rootCertificates, ...more, certificatesIn(ca)] };
}

/** Sends all requests of a run. Each has its own connection, and only our own timeout ends it. */
export function agentFor(options, env = process.env) {
  const connect = { ...tlsOptions(options, env), timeout: 0 };
  return new EnvHttpProxyAgent({
    ...proxiesIn(env),
    connect,
    requestTls: connect,
    proxyTls: connect,
    proxyTunnel: false,
    pipelining: 0,
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: LONGEST_ANSWER,
  });
}
