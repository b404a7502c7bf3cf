// @ts-check
/** How requests leave this machine: through which proxy, and which certificates they trust. */
import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { EnvHttpProxyAgent } from 'undici';

/** @typedef {Readonly<Record<string, string | undefined>>} Env */

const LONGEST_ANSWER = 64 * 1024 * 1024;

/** Never reached through a proxy. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

const variable = (/** @type {Env} */ env, /** @type {string} */ name) =>
  env[name] || env[name.toUpperCase()] || '';

const asUrl = (/** @type {string} */ proxy) =>
  proxy === '' || /^\w+:\/\//.test(proxy) ? proxy : `http://${proxy}`;

/**
 * The proxies by the usual variables. The library itself knows no ALL_PROXY and no loopback.
 * @param {Env} env
 */
export function proxiesIn(env) {
  const proxy = (/** @type {string} */ name) => variable(env, `${name}_proxy`).trim();
  const [http, https, all, none] = [proxy('http'), proxy('https'), proxy('all'), proxy('no')];
  return {
    httpProxy: asUrl(http || all),
    httpsProxy: asUrl(https || all),
    noProxy: none === '*' ? none : [none, ...THIS_MACHINE].join(' '),
  };
}

/** @param {string} file */
function certificatesIn(file) {
  const text = readFileSync(file, 'utf8');
  if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  throw new Error('it has no certificate in PEM format');
}

/**
 * The TLS options of all requests: `ca` is trusted beside what Node trusts anyway.
 * @param {{ ca?: string; insecure?: boolean }} options
 * @param {Env} env
 * @throws Error
 */
export function tlsOptions({ ca, insecure }, env = process.env) {
  if (insecure) return { rejectUnauthorized: false };
  if (!ca) return {};
  const more = env.NODE_EXTRA_CA_CERTS ? [certificatesIn(env.NODE_EXTRA_CA_CERTS)] : [];
  return { ca: [...rootCertificates, ...more, certificatesIn(ca)] };
}

/**
 * Sends all requests of a run. Each has its own connection, and only our own timeout ends it.
 * @param {{ ca?: string; insecure?: boolean }} options
 * @param {Env} env
 */
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
