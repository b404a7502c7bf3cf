import type { MessageFormatElement } from 'react-intl';

/** A text without arguments, as the compiler of messages writes it: 0 is a literal. */
const literal = (value: string): MessageFormatElement[] => [{ type: 0, value }];

export const messages = {
  email: literal('E-mail'),
  password: literal('Password'),
  signIn: literal('Sign in'),
};
