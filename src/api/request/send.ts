import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { ErrorCode } from '@homeview/contracts/errors';
import { Header } from '@homeview/contracts/vocabulary/headers';
import type { PortalConfig } from '../../platform/launch/config';
import { currentLocale } from '../../platform/locale';
import { noteServiceTime } from '../../platform/serviceTime';
import { apiError } from './apiError';
import { unwrap } from './envelope';
import type { Unwrapped } from './envelope';
import { parseAnswer } from './parseAnswer';

/** The configuration that `createStore` gave to the store. */
export const configOf = ({ extra }: Pick<BaseQueryApi, 'extra'>) => extra as PortalConfig;

const fetchText = fetchBaseQuery({
  // A host may let browsers keep answers: they are another customer's or outdated.
  cache: 'no-store',
  prepareHeaders: (headers, api) => {
    const { environment, appCode, tenantCode, idempotencyKey } = configOf(api);
    headers.set(Header.terminal, environment.inApp ? 'app' : 'web');
    headers.set(Header.appCode, appCode);
    headers.set(Header.tenantCode, tenantCode);
    headers.set(Header.locale, currentLocale());
    if (!idempotencyKey) headers.delete(Header.idempotencyKey);
  },
  responseHandler: (response) => {
    noteServiceTime(response.headers.get('Date'));
    return response.text();
  },
  // The envelope tells whether the call succeeded.
  validateStatus: () => true,
});

/**
 * Sends one request and parses the envelope, without session handling. A timeout or network failure
 * is 12004; a response that is not JSON is 12005, unless its HTTP status is an error.
 */
export async function send(
  call: string,
  { url, headers, ...args }: FetchArgs,
  token: string | null,
  api: BaseQueryApi,
): Promise<Unwrapped> {
  const { data: text, meta } = await fetchText(
    {
      ...args,
      url: new URL(url, configOf(api).serviceOrigin).href,
      headers: { ...headers, ...(token && { [Header.token]: token }) },
    },
    api,
    {},
  );
  const response = meta?.response;
  if (typeof text !== 'string' || !response) {
    return { error: apiError(call, ErrorCode.NoResponse) };
  }
  const { ok, status } = response;
  try {
    return unwrap(call, status, text === '' ? {} : parseAnswer(text));
  } catch {
    const code = ok ? ErrorCode.UnreadableAnswer : status;
    return { error: apiError(call, code, { httpStatus: status }) };
  }
}
