/** The error codes of section 8, typed by hand from its text. */
export interface SpecCode {
  readonly code: number;
  readonly origin: 'server' | 'client' | 'bridge';
  readonly effect: 'endSession' | 'refreshToken' | 'none';
  /** The message id that the specification assigns to the code itself; null: none. */
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
  // The specification gives the text 'Network error, please try again later.' without an id.
  { code: 12004, origin: 'client', effect: 'none', message: 'network_error' },
  // Log upload: codes of the client and of the log service itself (401 for an invalid token).
  { code: 401, origin: 'server', effect: 'none', message: null },
  { code: 401, origin: 'client', effect: 'none', message: null },
  { code: 400, origin: 'client', effect: 'none', message: null },
  // Native bridge.
  { code: 408, origin: 'bridge', effect: 'none', message: null },
  { code: 400, origin: 'bridge', effect: 'none', message: null },
  { code: 500, origin: 'bridge', effect: 'none', message: null },
  { code: 404, origin: 'bridge', effect: 'none', message: null },
];

/** Our own codes, for responses that do not match their schema. */
export const OWN_CODES: readonly string[] = ['client 12005'];
