import { object, string } from 'yup';
import type { InferType } from 'yup';
import { emailAsTyped, isEmail } from '../../../domain/input/email';
import { messageId } from '../../../i18n/messageId';
import { fitsOneBlock } from '../../../platform/session/encryptPassword';

/**
 * Validates sign-in; messages are message ids. Empty fields show no error but disable the button.
 */
export const signInSchema = object({
  country: string().required(),
  email: string()
    .transform(emailAsTyped)
    .required()
    .test('email', messageId('email_error'), isEmail),
  password: string()
    .required()
    .test('fits-rsa-block', messageId('login.passwordTooLong'), (password) =>
      fitsOneBlock(password),
    ),
});

export type SignInForm = InferType<typeof signInSchema>;

/** True if every value is non-empty after normalization: this enables Sign in. */
export const isFilledIn = (typed: SignInForm): boolean =>
  Object.values(signInSchema.cast(typed)).every((value) => value !== '');
