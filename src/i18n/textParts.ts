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

/** What a plan is, anywhere, and home. */
const HOME_ROOMS = /^(home|menu|plan)\./;

/** The others that home says, and what is said both of a plan that is there and on the way to one. */
const NAMED_AT_HOME: ReadonlySet<string> = new Set([
  'adjustDevice.toPlan',
  'change_plan_tips_9',
  'checkout.house',
  'checkout.total',
  'device_no_valid',
  'device_unselect',
  'giftCard.heading',
  'invalid_service',
  'no_data',
  'packages.seeAll',
  'pay.method.applePay',
  'pay.method.creditCard',
  'pay.method.creditCardHint',
  'pay.method.paypal',
  'pay.method.paypalHint',
  'plan_detail_unselect_tips',
  'save_failed',
  'save_successful',
  'selectDevice.continue',
  'selectDevice.count',
  'selectDevice.countUnlimited',
  'selectDevice.noMatch',
  'selectDevice.search',
  'service_max_tips',
  'subscription.deviceLocked',
  'subscription.devices',
  'subscription.endedOn',
  'subscription.endsOn',
  'subscription.nextRenewal',
  'subscription.payMethod',
  'subscription.pendingChange',
  'subscription.pendingChangeUndated',
  'subscription.pendingChangeUnlimited',
  'subscription.pendingChangeUnlimitedUndated',
  'subscription.renewal',
  'subscription.storeElsewhere',
  'subscription.unknownMessage',
  'subscription.unknownTitle',
  'unlimited_devices',
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

/** A billing address, and what its postal code must look like. */
const ADDRESS_TEXTS = /^(billAddress\.|bill_(address|check|zip)_|update_successful$)/;

/** What is not sold every day: by gift card, for a trial, at a sale. */
const OFFER_TEXTS = /^(giftCard|promotions|trial)\.|^(event|gift_card)_/;

/** Of an offer by their names, but said wherever something is ordered. */
const NAMED_ORDER: ReadonlySet<string> = new Set(['giftCard.notLost']);

/** The parts in which the texts of a language are fetched. */
export const TEXT_PARTS = ['first', 'home', 'order', 'address', 'offer', 'rest'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/**
 * The part that holds a text: `first` comes with the first page, the others with the screens that
 * ask the service (`WithTexts`): `home` with each of them, `order` on the way to an order, `address`
 * and `offer` with those that ask for the one or sell the other, `rest` with what is there already.
 */
export function textPartOf(id: string): TextPart {
  if (FIRST_ROOMS.test(id) || NAMED_FIRST.has(id)) return 'first';
  if (HOME_ROOMS.test(id) || NAMED_AT_HOME.has(id)) return 'home';
  if (REST_ROOMS.test(id) || NAMED_REST.has(id)) return 'rest';
  if (NAMED_ORDER.has(id)) return 'order';
  if (ADDRESS_TEXTS.test(id)) return 'address';
  return OFFER_TEXTS.test(id) ? 'offer' : 'order';
}
