import type { MessageId } from '../../src/i18n/messages';

/**
 * Texts with a fixed meaning, as an English customer reads them. Typed by hand; texts that must not
 * be swapped are in one group. `values` fill the placeholders of a text.
 */
export interface Meaning {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly words: string;
}

const says = (id: MessageId, words: string, values?: Meaning['values']): Meaning => ({
  id,
  words,
  ...(values ? { values } : {}),
});

export const MEANINGS: Readonly<Record<string, readonly Meaning[]>> = {
  'texts that the specification writes out, letter for letter': [
    says('network_error', 'Network error, please try again later.'),
    says('create order', 'create order'),
    says('common.ok', 'Ok'),
    says('common.cancel', 'Cancel'),
  ],
  'how a payment ended': [
    says('result.success.title', 'Payment successful'),
    says('result.failed.title', 'Payment not completed'),
    says('result.free.success.title', 'Gift card redeemed'),
    says('result.free.failed.title', 'Gift card not redeemed'),
    says('result.promotions.success.title', 'Subscription successful'),
    says('result.promotions.failed.title', 'Subscription failed'),
    says('result.confirming.title', 'Payment is being confirmed'),
    says('result.unconfirmed.title', 'Payment is still being confirmed'),
    says('result.refunded.title', 'Payment refunded'),
    says('result.unchecked.title', 'Couldn’t check your order'),
    says('result.active.title', 'Your plan is active'),
    says('result.renewed.title', 'Plan renewed'),
    says('checkout.canceled', 'Payment canceled. You haven’t been charged.'),
  ],
  'what is charged after a payment has failed': [
    says(
      'result.failed.message',
      'You haven’t been charged. We’ve kept your choice, so you can try again.',
    ),
    says(
      'result.free.failed.message',
      'Your gift card is still valid and you haven’t been charged. Try again.',
    ),
    says('result.promotions.failed.message', 'You haven’t been charged. Try again.'),
  ],
  'the second factor': [
    says('Verify_Code_CodeError_560118', 'This code has expired. Send a new one.'),
    says('Verify_Code_CodeError_560119', 'Wrong code. Check it and try again.'),
    says('Incorrect_Code', 'Couldn’t confirm the code. Try again.'),
    says('Verify_Code_ResendTip', 'A new code is on its way'),
    says('Verify_Code_ResendFail', 'Couldn’t send a code. Try again.'),
  ],
  'why renewal is locked': [
    says(
      'renewal.lockedOn',
      'Renewal can’t be turned on: this plan has expired. Renew it or choose a new one.',
    ),
    says(
      'renewal.lockedOff',
      'Renewal can’t be turned off while a renewal is being processed. Try again in a few minutes.',
    ),
  ],
  renewal: [
    says('subscription.renewalOn', 'Renews automatically'),
    says('subscription.renewalOff', 'Renewal is off'),
    says('renewal.turnOn', 'Turn on renewal'),
    says('renewal.turnOff', 'Turn off renewal'),
    says('renewal.onTitle', 'Turn on renewal?'),
    says('renewal.offTitle', 'Turn off renewal?'),
  ],
  'a promotion that is not running': [
    says('event_no_start', 'This event has not started yet'),
    says('event_has_expired', 'This event has expired'),
  ],
  'the status of a bill': [
    says('bill.status.paid', 'Paid'),
    says('bill.status.processing', 'Processing'),
    says('bill.status.refunded', 'Refunded'),
    says('bill.status.refundFailed', 'Refund failed'),
  ],
  'the status of a plan': [
    says('plan.status.active', 'Active'),
    says('plan.status.cancelling', 'Renewal off'),
    says('plan.status.activating', 'Activating'),
    says('plan.status.none', 'Not active'),
  ],
  'how an action ended': [
    says('save_successful', 'Saved', { what: 'saved' }),
    says('save_successful', 'Now covered: Garden', { what: 'covered', names: 'Garden', count: 1 }),
    says('remove_success', 'Removed: Garden', { what: 'removed', names: 'Garden', count: 1 }),
    says('update_successful', 'Changes saved'),
    says('save_failed', 'Couldn’t save. Try again.'),
    says('operation_successful', 'Your choice is saved', { what: 'saved' }),
    says('operation_successful', 'Renewal is off. Your plan runs until 12/07/2026.', {
      what: 'off',
      date: '12/07/2026',
    }),
    says('operation_successful', 'Renewal is on. Next payment: $2.99 on 12/07/2026.', {
      what: 'on',
      date: '12/07/2026',
      price: '$2.99',
    }),
    says('keepPlan.done', 'Your plan stays as it is'),
    says(
      'keepPlan.failed',
      'Couldn’t cancel the planned change. You haven’t been charged. Try again.',
    ),
    says('operation_failed', 'That didn’t work. Try again.'),
  ],
  'a failure': [
    says('pay_failed_try_again', 'Your payment didn’t go through. Try again.'),
    says('network_failed_try_again', 'Connection lost. Check your bills before you pay again.'),
    says('create_order_error', 'Couldn’t create your order. You haven’t been charged.'),
    says('login_failed_try_again', 'Couldn’t sign in. Try again.'),
    says('email_error', 'Enter a valid e-\u2060mail address'),
    says('gift_card_error', 'This gift card code isn’t valid. Check it.'),
  ],
  'the end of a session': [
    says('session_expired', 'Your session has expired'),
    says('session_expired_tips', 'Sign in again to continue.'),
  ],
  'the day a paid period ends': [
    says('subscription.nextRenewal', 'Next renewal'),
    says('subscription.endsOn', 'Ends on'),
    says('subscription.endedOn', 'Ended on'),
  ],
  'a limit of devices': [
    says(
      'service_max',
      'This plan covers up to 3 devices. To choose another one, unselect one first.',
      { max: 3 },
    ),
    says(
      'service_max_tips',
      'Your next plan covers up to 3 devices. To keep another one, unselect one first.',
      { max: 3 },
    ),
    says(
      'select_max_tips',
      'You can choose up to 3 devices. To choose another one, unselect one first.',
      { max: 3 },
    ),
    says(
      'select_max_one_tips',
      'You can choose only one device. To choose another one, unselect it first.',
    ),
    says(
      'device_bind_limit',
      'This plan covers up to 3 devices. To add another one, unselect one first.',
      { max: 3 },
    ),
  ],
  'the rule of a postal code': [
    says('bill_zip_code_empty', 'Enter a postal code'),
    says('bill_zip_code_type_error', 'Enter exactly 5 digits'),
    says('bill_check_code_tips_1', 'Enter 1 to 4 digits'),
    says('bill_check_code_tips_2', 'Enter 1 to 5 digits'),
    says('bill_check_code_tips_8', 'Enter 1 to 6 digits'),
    says('bill_check_code_tips_6', 'Enter up to 6 digits and spaces'),
    says('bill_check_code_tips_9', 'Enter up to 7 letters A–Z and digits, without spaces'),
    says('bill_check_code_tips_3', 'Enter up to 7 letters A–Z, digits and spaces'),
    says('bill_check_code_tips_4', 'Enter up to 8 letters A–Z, digits and spaces'),
    says('bill_check_code_tips_5', 'Enter up to 10 letters A–Z, digits and spaces'),
  ],
  'a plan that cannot be changed': [
    says('invalid_service', 'This plan has expired'),
    says('Message_expired', 'This change has expired'),
    says(
      'change_plan_tips_9',
      'This plan is no longer available and can’t be changed. It stays active until the paid period ends.',
    ),
    says(
      'app_version_not_support',
      'This version of the app can’t buy in the App Store. Update your app to version 1.13 or newer.',
      { version: '1.13' },
    ),
  ],
  'a subscription that is held already': [
    says(
      'other_house_has_apple_pay_tips',
      'Lake house already has your subscription from the App Store. The store sells you one subscription for all your houses.',
      { house: 'Lake house' },
    ),
    says(
      'has_unlimited_service_tips',
      'Lake house already has a plan that covers all its devices. A second plan wouldn’t cover anything more. Check that plan first, or continue?',
      { house: 'Lake house' },
    ),
  ],
};
