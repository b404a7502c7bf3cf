import type { MessageFormatElement } from 'react-intl';
import type { MessageId } from '../../../src/i18n/messages';

/** A text without arguments, as the compiler of messages writes it: 0 is a literal. */
const literal = (value: string): MessageFormatElement[] => [{ type: 0, value }];

/** All that the floor says, under the portal's ids, of which the compiler knows no others. */
export const messages = {
  'login.email': literal('E-mail'),
  'login.password': literal('Password'),
  'login.signIn': literal('Sign in'),
} as Record<MessageId, MessageFormatElement[]>;
