/** The error codes of section 8, typed by hand from its text. */
export interface SpecCode {
  readonly code: number;
  readonly origin: 'server' | 'client' | 'bridge';
  readonly effect: 'endSession' | 'refreshToken' | 'none';
  /** The message id the specification names for the code itself; null: none. */
  readonly message: string | null;
}

export const SPEC_CODES: readonly SpecCode[] = [
  { code: 400, origin: 'server', effect: 'none', message: null },
  { code: 21025, origin: 'server', effect: 'endSession', message: 'session_expired' },
  { code: 21027, origin: 'server', effect: 'endSession', message: 'session_expired' },
  { code: 70032, origin: 'server', effect: 'endSession', message: 'session_expired' },
  { code: 21026, origin: 'server', effect: 'refreshToken', message: null },
  { code: 560118, origin: 'server', effect: 'none', message: 'Verify_Code_CodeError_560118' },
  { code: 560119, origin: 'server', effect: 'none', message: 'Verify_Code_CodeError_560119' },
  { code: 403, origin: 'client', effect: 'none', message: null },
  { code: 12138, origin: 'client', effect: 'none', message: null },
  // The specification gives a text, 'Connection problem. Try again later.', and no id for it.
  { code: 12004, origin: 'client', effect: 'none', message: 'network_error' },
  // Log upload: made by the client, and what the log service itself answers (issue of the token).
  { code: 401, origin: 'server', effect: 'none', message: null },
  { code: 401, origin: 'client', effect: 'none', message: null },
  { code: 400, origin: 'client', effect: 'none', message: null },
  // Native bridge.
  { code: 408, origin: 'bridge', effect: 'none', message: null },
  { code: 400, origin: 'bridge', effect: 'none', message: null },
  { code: 500, origin: 'bridge', effect: 'none', message: null },
  { code: 404, origin: 'bridge', effect: 'none', message: null },
];

/** Codes of our own: an answer that does not fit its schema. */
export const OWN_CODES: readonly string[] = ['client 12005'];
