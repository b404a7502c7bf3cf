/**
 * Sends one request with `node:http`: unlike `fetch` it reaches any port, takes certificates, and
 * changes nothing in the answer.
 */
import http from 'node:http';
import https from 'node:https';
import { connect } from 'node:tls';
import { isIP } from 'node:net';
import { proxyFor } from './proxy.mjs';
import { credentialsOf, shownUrl } from './secrets.mjs';

const LONGEST_ANSWER = 64 * 1024 * 1024;

/** No answer has come; the message says why. */
export class NoAnswer extends Error {}

const UNTRUSTED = /^(DEPTH_ZERO_|SELF_SIGNED|UNABLE_TO_|CERT_UNTRUSTED)/;

function whyNot(error) {
  // Node tries all addresses of a name, and puts their errors into one without a message.
  const { code, message } = error.errors?.[0] ?? error;
  if (UNTRUSTED.test(code ?? '')) {
    return `${code}: its certificate is not trusted. Name the file of its CA with --ca`;
  }
  return code && !message.includes('proxy') ? code : message;
}

const libraryOf = ({ protocol }) => (protocol === 'https:' ? https : http);

const authorized = (proxy) => {
  const credentials = credentialsOf(proxy);
  return credentials ? { 'proxy-authorization': credentials } : {};
};

/** A connection through the proxy to the host of an https URL. */
function tunnel(proxy, url, { tls, signal }) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const target = `${url.hostname}:${url.port || 443}`;
  return new Promise((resolve, reject) => {
    const options = { ...tls, method: 'CONNECT', path: target, agent: false, signal };
    const headers = { host: target, ...authorized(proxy) };
    const request = libraryOf(proxy).request(originOf(proxy), { ...options, headers });
    request.once('error', reject);
    request.once('connect', ({ statusCode }, socket) => {
      if (statusCode === 200) {
        resolve(connect({ ...tls, socket, ...(isIP(host) ? {} : { servername: host }) }));
      } else {
        socket.destroy();
        reject(new Error(`the proxy ${shownUrl(proxy)} answered HTTP ${statusCode}`));
      }
    });
    request.end();
  });
}

/** Without user and password: they are sent as headers. */
const originOf = ({ protocol, host }) => new URL(`${protocol}//${host}`);

/** Where to send the request, and with which options, so that it takes its proxy. */
async function routeOf(url, headers, { env, ...network }) {
  const proxy = proxyFor(url, env);
  const path = url.pathname + url.search;
  if (proxy === null) return [url, { path, headers, agent: false, ...network.tls }];
  if (url.protocol === 'https:') {
    const socket = await tunnel(proxy, url, network);
    // Without an agent: an agent would make the connection itself.
    return [url, { path, headers, socket, createConnection: () => socket }];
  }
  const through = { host: url.host, ...headers, ...authorized(proxy) };
  return [
    proxy,
    { path: originOf(url).origin + path, headers: through, agent: false, ...network.tls },
  ];
}

function answerOf(request) {
  return new Promise((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      const chunks = [];
      let size = 0;
      response.on('data', (chunk) => {
        size += chunk.length;
        if (size > LONGEST_ANSWER) request.destroy(new Error('the answer is longer than 64 MB'));
        chunks.push(chunk);
      });
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode: status, rawHeaders, headers } = response;
        resolve({ status, rawHeaders, headers, body: Buffer.concat(chunks) });
      });
    });
  });
}

/**
 * Resolves to `{ status, headers, rawHeaders, body }`. `network` has the options of all requests:
 * `timeoutMs` for the request and its whole answer, `tls`, `env` for the proxy, and `signal`.
 * @throws NoAnswer
 */
export async function send(url, { method = 'GET', headers = {}, body } = {}, network) {
  const timeout = AbortSignal.timeout(network.timeoutMs);
  const signal = AbortSignal.any([timeout, ...(network.signal ? [network.signal] : [])]);
  const credentials = credentialsOf(url);
  const all = { ...(credentials ? { authorization: credentials } : {}), ...headers };
  let close = () => {};
  try {
    const [to, options] = await routeOf(url, all, { ...network, signal });
    close = () => options.socket?.destroy();
    const target = new URL(to);
    target.username = target.password = '';
    const request = libraryOf(to).request(target, { ...options, method, signal });
    const answer = answerOf(request);
    request.end(body);
    return await answer;
  } catch (error) {
    if (network.signal?.aborted) throw new NoAnswer(network.signal.reason);
    if (timeout.aborted) throw new NoAnswer(`timed out after ${network.timeoutMs / 1000} s`);
    throw new NoAnswer(whyNot(error));
  } finally {
    close();
  }
}
