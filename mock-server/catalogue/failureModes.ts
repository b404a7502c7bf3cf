import type { EndpointName } from '@homeview/contracts/catalogue';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { ErrorCode, SESSION_CODES, serverError } from '@homeview/contracts/errors';
import type { FurtherPage } from '@homeview/contracts/vocabulary/reference/callNumbers';
import { faultyCall } from './furtherPages';

/** A way in which the answer to a call fails. */
export interface FailureMode {
  /** Unique within a call. */
  readonly id: string;
  readonly title: string;
  /** The error code that the portal derives; null when it derives none. */
  readonly code: number | null;
  /** The rest of a short fault, after the call's name. */
  readonly fault: string;
}

/** A message that support recognizes on the page. */
const DESC = 'This is a message from the service.';

/** A code that is not in the catalogue. */
const STRANGE_CODE = 50001;

/** Longer than a customer waits, but shorter than the timeout of every call. In ms. */
const SLOW_MS = 15_000;

const coded = (code: number): FailureMode => ({
  id: String(code),
  title: `answers ${code}: ${serverError(code)?.meaning ?? 'an unknown code'}`,
  code,
  fault: `:code:${code}`,
});

/** Failures that can happen to any call. */
const common: readonly FailureMode[] = [
  { id: 'down', title: 'is down (HTTP 503)', code: 503, fault: ':http:503' },
  // The browser retries after a connection reset, so every attempt is reset.
  { id: 'silent', title: 'does not answer', code: ErrorCode.NoResponse, fault: '@all:reset' },
  {
    id: 'unreadable',
    title: 'sends an unreadable answer',
    code: ErrorCode.UnreadableAnswer,
    fault: '@all:truncated',
  },
  coded(STRANGE_CODE),
  { id: 'slow', title: 'is slow', code: null, fault: `:delay:${SLOW_MS}` },
];

const refusals: readonly FailureMode[] = [
  {
    id: 'refused',
    title: 'refuses with its own message (HTTP 400)',
    code: ErrorCode.BadRequest,
    fault: `:http400:${DESC}`,
  },
  {
    id: 'refused-in-body',
    title: 'refuses with its own message (code 400)',
    code: ErrorCode.BadRequest,
    fault: `:body400:${DESC}`,
  },
];

const foreignUrl: FailureMode = {
  id: 'foreign-url',
  title: 'sends an unknown payment URL',
  code: null,
  fault: ':payUrl:https://pay.example.com/now',
};

/** The ways one call can fail: its own codes, session codes, and failures common to all calls. */
export function failureModesOf({ name, access, errors }: Endpoint): readonly FailureMode[] {
  // The log service knows no session codes; it refuses by HTTP status.
  const isLog = errors.includes(ErrorCode.NotSignedIn);
  const refusing = errors.includes(ErrorCode.BadRequest) ? refusals : [];
  const own = errors
    .filter((code) => code !== ErrorCode.BadRequest)
    .map((code) => (isLog ? { ...coded(code), fault: `:http:${code}` } : coded(code)));
  const session = access === 'open' || isLog ? [] : SESSION_CODES.map(coded);
  const paying = name === 'getPayUrl' || name === 'createPaySession' ? [foreignUrl] : [];
  return [...refusing, ...own, ...session, ...paying, ...common];
}

/** The short fault that makes a call fail with the code of a reference. */
export function faultOf(call: string, code: number): string {
  if (code === ErrorCode.NoResponse) return `${call}@all:reset`;
  if (code === ErrorCode.UnreadableAnswer) return `${call}@all:truncated`;
  if (code === ErrorCode.BadRequest) return `${call}:body400:${DESC}`;
  const isStatus = code >= 300 && code <= 599;
  return isStatus ? `${call}:http:${code}` : `${call}:code:${code}`;
}

/** Codes that the portal creates when it cannot refresh the session, whatever the call was. */
export const isOfRefresh = (code: number): boolean =>
  code === ErrorCode.RefreshFailed || code === ErrorCode.QueuedRetryFailed;

export const NO_REFRESH = 'refreshToken@all:http:503';

/** The short faults that make a call fail with this code while the customer uses the page. */
export const faultsOf = (call: EndpointName | FurtherPage, code: number): string[] =>
  isOfRefresh(code)
    ? [`${faultyCall(call)}:code:${ErrorCode.AccessTokenExpired}`, NO_REFRESH]
    : [faultOf(faultyCall(call), code)];
