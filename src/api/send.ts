import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { ErrorCode } from '@homeview/contracts/errors';
import { Header } from '@homeview/contracts/vocabulary/headers';
import { config } from '../platform/config';
import { terminal } from '../platform/environment';
import { currentLocale } from '../platform/locale';
import { apiError } from './apiError';
import { unwrap } from './envelope';
import type { Unwrapped } from './envelope';
import { parseAnswer } from './parseAnswer';

/** One call, ready to send. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly idempotencyKey?: string;
  /** Another service than the portal's own, by its origin. */
  readonly origin?: string;
  /** Goes on when the page is left meanwhile; the body then has at most 64 kB. */
  readonly keepalive?: boolean;
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** The address of a call: `{parameters}` filled in and encoded, the rest of a GET's payload as query. */
export function addressOf({ endpoint, payload }: Call): string {
  const used = new Set<string>();
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    used.add(name);
    return encodeURIComponent(String(payload[name]));
  });
  if (endpoint.method !== 'GET') return path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) {
    if (!used.has(name) && isPresent(value)) query.append(name, String(value));
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

const isJson = ({ method, encoding }: Endpoint): boolean =>
  method === 'POST' && encoding === 'json';

/** The body of a POST, as JSON or as a multipart form. */
function bodyOf({ endpoint, payload }: Call): string | FormData {
  if (isJson(endpoint)) return JSON.stringify(payload);
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) form.append(name, String(value));
  return form;
}

const headersOf = (call: Call, token: string | null): Record<string, string> => ({
  [Header.terminal]: terminal,
  [Header.appCode]: config.appCode,
  [Header.tenantCode]: config.tenantCode,
  [Header.locale]: currentLocale(),
  ...(token ? { [Header.token]: token } : {}),
  // A form names its own content type, with the boundary between its parts.
  ...(isJson(call.endpoint) ? { 'Content-Type': 'application/json' } : {}),
  ...(call.idempotencyKey && config.idempotencyKey
    ? { [Header.idempotencyKey]: call.idempotencyKey }
    : {}),
});

/** Where calls go: the page's own origin. Read at each call, so that the pact tests can point it. */
export const service = { origin: '' };

/**
 * Sends one call and reads the envelope; it knows nothing of sessions. No answer within the call's
 * time limit, or a broken one, is 12004; an answer that is no JSON is 12005, unless its HTTP status
 * already says that it failed. Spec 8.
 */
export async function send(
  call: Call,
  token: string | null,
  signal?: AbortSignal,
): Promise<Unwrapped> {
  const { endpoint } = call;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), endpoint.timeoutMs);
  const giveUp = () => limit.abort();
  signal?.addEventListener('abort', giveUp);
  let response: Response;
  let text: string;
  try {
    response = await fetch((call.origin || service.origin) + addressOf(call), {
      method: endpoint.method,
      headers: headersOf(call, token),
      signal: limit.signal,
      ...(call.keepalive ? { keepalive: true } : {}),
      // Some of them are GETs, which a browser might answer from its cache (ruling 34).
      ...(endpoint.kind === 'mutation' ? { cache: 'no-store' } : {}),
      ...(endpoint.method === 'POST' ? { body: bodyOf(call) } : {}),
    });
    text = await response.text();
  } catch {
    return { error: apiError(endpoint.name, ErrorCode.NoResponse) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
  let body: unknown;
  try {
    body = text === '' ? {} : parseAnswer(text);
  } catch {
    const code = response.ok ? ErrorCode.UnreadableAnswer : response.status;
    return { error: apiError(endpoint.name, code, { httpStatus: response.status }) };
  }
  return unwrap(endpoint.name, response.status, body);
}
