import type { MessageId } from '../../src/i18n/messages';

/**
 * Texts whose meaning is the rule, as an English customer reads them. Typed by hand; texts that must
 * not change places stand in one group. `values` fill the placeholders of a text.
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
  'how a payment ended': [
    says('result.success.title', 'Payment successful'),
    says('result.failed.title', 'Payment not completed'),
    says('result.free.success.title', 'Gift card redeemed'),
    says('result.free.failed.title', 'Gift card not redeemed'),
    says('result.promotions.success.title', 'Subscription successful'),
    says('result.promotions.failed.title', 'Subscription failed'),
  ],
  'what is charged after a payment has failed': [
    says(
      'result.failed.message',
      'You have not been charged. Your choice is kept, so you can simply try again.',
    ),
    says(
      'result.free.failed.message',
      'Your gift card is still valid and nothing was charged. Please try again.',
    ),
    says('result.promotions.failed.message', 'You have not been charged. Please try again.'),
  ],
  'the second factor': [
    says('Verify_Code_CodeError_560118', 'This code has expired. Please send a new one.'),
    says(
      'Verify_Code_CodeError_560119',
      'This code is not correct. Please check it and try again.',
    ),
    says('Incorrect_Code', 'The code could not be confirmed. Please try again.'),
    says('Verify_Code_ResendTip', 'A new code is on its way'),
    says('Verify_Code_ResendFail', 'The code could not be sent. Please try again.'),
  ],
  'why renewal is locked': [
    says(
      'renewal.lockedOn',
      'Renewal cannot be turned on: this service has expired. You can renew the plan or choose a new one.',
    ),
    says(
      'renewal.lockedOff',
      'Renewal cannot be turned off right now: a renewal is being processed. Please try again once it is done.',
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
    says('save_successful', 'Saved'),
    says('update_successful', 'Your change was saved'),
    says('save_failed', 'This could not be saved. Please try again.'),
    says('operation_successful', 'Done'),
    says('operation_failed', 'This did not work. Please try again.'),
  ],
  'a failure': [
    says('pay_failed_try_again', 'The payment did not go through. Please try again.'),
    says('network_failed_try_again', 'The network failed during the payment. Please try again.'),
    says('create_order_error', 'The order could not be created. You have not been charged.'),
    says('login_failed_try_again', 'Sign-in failed. Please try again.'),
    // Given word for word by section 8.
    says('network_error', 'Network error, please try again later.'),
    says('email_error', 'Please enter a valid e-mail address'),
    says('gift_card_error', 'This gift card code was not accepted. Please check it.'),
  ],
  'the end of a session': [
    says('session_expired', 'Your session has expired'),
    says('session_expired_tips', 'Please sign in again to continue.'),
  ],
  'the day a paid period ends': [
    says('subscription.nextRenewal', 'Next renewal'),
    says('subscription.endsOn', 'Ends on'),
    says('subscription.endedOn', 'Ended on'),
  ],
  'a limit of devices': [
    says(
      'service_max',
      'This plan covers at most 3 devices. To choose another one, take one out first.',
      { max: 3 },
    ),
    says(
      'service_max_tips',
      'The next plan covers at most 3 devices. To keep another one, take one out first.',
      { max: 3 },
    ),
    says(
      'select_max_tips',
      'You can choose at most 3 devices. To choose another one, take one out first.',
      { max: 3 },
    ),
    says(
      'select_max_one_tips',
      'You can choose only one device. To choose another one, take the chosen one out first.',
    ),
    says(
      'device_bind_limit',
      'This plan covers at most 3 devices. To add another one, take one out first.',
      { max: 3 },
    ),
  ],
  'the rule of a postal code': [
    says('bill_zip_code_empty', 'Please enter a postal code'),
    says('bill_zip_code_type_error', 'Please enter exactly 5 digits'),
    says('bill_check_code_tips_1', 'Please enter 1 to 4 digits'),
    says('bill_check_code_tips_2', 'Please enter 1 to 5 digits'),
    says('bill_check_code_tips_8', 'Please enter 1 to 6 digits'),
    says('bill_check_code_tips_6', 'Please enter at most 6 digits and spaces'),
    says('bill_check_code_tips_9', 'Please enter at most 7 letters A–Z and digits, without spaces'),
    says('bill_check_code_tips_3', 'Please enter at most 7 letters A–Z, digits and spaces'),
    says('bill_check_code_tips_4', 'Please enter at most 8 letters A–Z, digits and spaces'),
    says('bill_check_code_tips_5', 'Please enter at most 10 letters A–Z, digits and spaces'),
  ],
  'a plan that cannot be changed': [
    says('invalid_service', 'This service has expired'),
    says('Message_expired', 'This change has expired'),
    says(
      'change_plan_tips_9',
      'This plan is no longer offered by the service and cannot be changed. It goes on until the paid period ends.',
    ),
    says(
      'app_version_not_support',
      'This version of the app cannot buy in the App Store. Please update your app to version 1.13 or newer.',
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
      'Lake house already has a plan that covers all its devices. A second plan would not cover anything more. Do you want to check that plan first, or continue?',
      { house: 'Lake house' },
    ),
  ],
};
