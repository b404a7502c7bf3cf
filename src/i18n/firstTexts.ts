/** Whose texts all begin alike. */
const ROOMS = /^(app|common|error|notFound|login|country|certification)\./;

/** The others, whose names the specification gives. */
const NAMED: ReadonlySet<string> = new Set([
  'load_error_message',
  'network_error',
  'session_expired',
  'session_expired_tips',
  'email_error',
  'login_failed_try_again',
  'Incorrect_Code',
  'Verify_Code_CodeError_560118',
  'Verify_Code_CodeError_560119',
  'Verify_Code_ResendTip',
  'Verify_Code_ResendFail',
]);

/**
 * Whether a text is fetched with the first page: those of sign-in, and of what may go wrong on any
 * page. The others come with the screens that ask the service (`WithTexts`).
 */
export const isFirstText = (id: string): boolean => ROOMS.test(id) || NAMED.has(id);

const HOME_ROOMS = /^(home|menu|plan)\./;

const NAMED_AT_HOME: ReadonlySet<string> = new Set([
  'no_data',
  'giftCard.heading',
  'subscription.pendingChange',
  'subscription.pendingChangeUndated',
  'subscription.pendingChangeUnlimited',
  'subscription.pendingChangeUnlimitedUndated',
]);

/** Whether a text is one that home waits for, beside those of the first page. */
export const isHomeText = (id: string): boolean => HOME_ROOMS.test(id) || NAMED_AT_HOME.has(id);
