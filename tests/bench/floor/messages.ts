import type { MessageFormatElement } from 'react-intl';
import type { MessageId } from '../../../src/i18n/messages';

/** A text without arguments, as the message compiler writes it: 0 is a literal. */
const literal = (value: string): MessageFormatElement[] => [{ type: 0, value }];

/** All texts of the floor page, under the portal's ids, because the compiler knows no others. */
export const messages = {
  'login.email': literal('E-mail'),
  'login.password': literal('Password'),
  'login.signIn': literal('Sign in'),
  'home.title': literal('Your plans'),
  'home.addSubscription': literal('Add a subscription'),
} as Record<MessageId, MessageFormatElement[]>;
