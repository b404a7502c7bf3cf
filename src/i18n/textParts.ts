/** Sign-in, and what may go wrong on any page. */
const FIRST_ROOMS = /^(app|common|error|notFound|login|country|certification)\./;

/** The others of these, whose names the specification gives. */
const NAMED_FIRST: ReadonlySet<string> = new Set([
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

/** Home, and what a plan is anywhere. */
const HOME_ROOMS = /^(home|menu|plan)\./;

const NAMED_AT_HOME: ReadonlySet<string> = new Set([
  'no_data',
  'giftCard.heading',
  'subscription.pendingChange',
  'subscription.pendingChangeUndated',
  'subscription.pendingChangeUnlimited',
  'subscription.pendingChangeUnlimitedUndated',
]);

/** What is said of a plan that is there, of its bills, and after an order. */
const REST_ROOMS =
  /^(adjustDevice|applePay|bill|bills|downgrade|removeDevice|renewal|result|subscription)\./;

const NAMED_REST: ReadonlySet<string> = new Set([
  'Message_expired',
  'bill_empty',
  'device_bind_limit',
  'operation_failed',
  'operation_successful',
  'other_house_has_apple_pay_tips',
  'remove_device_lock_tips',
  'remove_success',
]);

/** Of the rooms of the rest, what is said on the way to an order too. */
const NAMED_IN_ORDERS: ReadonlySet<string> = new Set([
  'adjustDevice.toPlan',
  'subscription.deviceLocked',
  'subscription.devices',
  'subscription.endedOn',
  'subscription.endsOn',
  'subscription.nextRenewal',
  'subscription.payMethod',
  'subscription.renewal',
  'subscription.storeElsewhere',
  'subscription.unknownMessage',
  'subscription.unknownTitle',
]);

/** The parts in which the texts of a language are fetched. */
export type TextPart = 'first' | 'home' | 'order' | 'rest';

/**
 * The part that holds a text: `first` comes with the first page, the others with the screens that
 * ask the service (`WithTexts`).
 */
export function textPartOf(id: string): TextPart {
  if (FIRST_ROOMS.test(id) || NAMED_FIRST.has(id)) return 'first';
  if (HOME_ROOMS.test(id) || NAMED_AT_HOME.has(id)) return 'home';
  if (NAMED_IN_ORDERS.has(id)) return 'order';
  return REST_ROOMS.test(id) || NAMED_REST.has(id) ? 'rest' : 'order';
}
