import { BridgeCode } from './vocabulary/app/bridgeCode';

export { BridgeCode };

/** The source of a code: the service, this client, or the native bridge. */
export type ErrorOrigin = 'server' | 'client' | 'bridge';

/** What the client does with a code before a screen receives it. */
export type ErrorEffect = 'endSession' | 'refreshToken' | 'none';

export interface ErrorEntry {
  readonly code: number;
  readonly origin: ErrorOrigin;
  readonly effect: ErrorEffect;
  /** Message id, where the specification names one for the code itself. */
  readonly message: string | null;
  readonly meaning: string;
}

const entry = (
  code: number,
  origin: ErrorOrigin,
  meaning: string,
  more: { effect?: ErrorEffect; message?: string } = {},
): ErrorEntry => ({
  code,
  origin,
  effect: more.effect ?? 'none',
  message: more.message ?? null,
  meaning,
});

/** The code of a successful response. */
export const OK_CODE = 200;

/** Names for the codes that client code refers to. */
export const ErrorCode = {
  BadRequest: 400,
  SessionExpired: 21025,
  AccessTokenExpired: 21026,
  SessionReplaced: 21027,
  SessionInvalid: 70032,
  SecondFactorExpired: 560118,
  SecondFactorIncorrect: 560119,
  RefreshFailed: 403,
  QueuedRetryFailed: 12138,
  NoResponse: 12004,
  UnreadableAnswer: 12005,
  NotSignedIn: 401,
} as const;
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/**
 * Every code the portal handles. `12005` is ours (assumed): a response arrived but is not
 * JSON or does not match its schema, so its data cannot be shown.
 */
export const ERROR_CATALOGUE: readonly ErrorEntry[] = [
  entry(ErrorCode.BadRequest, 'server', 'Refused; desc says why and may be shown'),
  entry(ErrorCode.NotSignedIn, 'server', 'The log service does not take the token (reading ours)'),
  entry(ErrorCode.SessionExpired, 'server', 'Session expired', {
    effect: 'endSession',
    message: 'session_expired',
  }),
  entry(
    ErrorCode.SessionReplaced,
    'server',
    'Session expired: signed in elsewhere (reading ours)',
    {
      effect: 'endSession',
      message: 'session_expired',
    },
  ),
  entry(ErrorCode.SessionInvalid, 'server', 'Session expired: token unknown (reading ours)', {
    effect: 'endSession',
    message: 'session_expired',
  }),
  entry(ErrorCode.AccessTokenExpired, 'server', 'Access token expired: refresh once and retry', {
    effect: 'refreshToken',
  }),
  entry(ErrorCode.SecondFactorExpired, 'server', 'Second-factor code expired; resend is enabled', {
    message: 'Verify_Code_CodeError_560118',
  }),
  entry(ErrorCode.SecondFactorIncorrect, 'server', 'Second-factor code incorrect', {
    message: 'Verify_Code_CodeError_560119',
  }),
  entry(ErrorCode.RefreshFailed, 'client', 'The request that started a failed refresh'),
  entry(ErrorCode.QueuedRetryFailed, 'client', 'A request queued behind a failed refresh'),
  entry(ErrorCode.NoResponse, 'client', 'No response from the service', {
    message: 'network_error',
  }),
  entry(ErrorCode.UnreadableAnswer, 'client', 'An answer that does not fit its schema (assumed)'),
  entry(ErrorCode.NotSignedIn, 'client', 'Log upload: no user is signed in, or no cloud address'),
  entry(ErrorCode.BadRequest, 'client', 'Log upload: an exception on the way'),
  entry(BridgeCode.TimedOut, 'bridge', 'The app did not answer within the time limit of the call'),
  entry(BridgeCode.Failed, 'bridge', 'A call to the app, or a listener of the page, has thrown'),
  entry(BridgeCode.NeedsApp, 'bridge', 'Mock mode: the page is not inside the app'),
  entry(BridgeCode.NoListener, 'bridge', 'The app sent an event without a listener'),
];

const serverCodes = new Map(
  ERROR_CATALOGUE.filter(({ origin }) => origin === 'server').map((error) => [error.code, error]),
);

/** The effect of a server code; unknown codes have none. */
export const effectOf = (code: number): ErrorEffect => serverCodes.get(code)?.effect ?? 'none';

/** The catalogue entry of a server code; undefined for an unknown code. */
export const serverError = (code: number): ErrorEntry | undefined => serverCodes.get(code);

/** Codes that any call with a token may return. */
export const SESSION_CODES = [
  ErrorCode.SessionExpired,
  ErrorCode.AccessTokenExpired,
  ErrorCode.SessionReplaced,
  ErrorCode.SessionInvalid,
] as const;
