import { yupResolver } from '@hookform/resolvers/yup';
import { object, string } from 'yup';
import { isEmail } from '../../domain/email';
import type { MessageId } from '../../i18n/messages';

const EMAIL_ERROR: MessageId = 'email_error';

/**
 * The sign-in form. Empty fields are no error: the button waits for them. The error of a field is a
 * message id. Spec 5.
 */
const loginForm = object({
  email: string()
    .trim()
    .defined()
    .test('e-mail', EMAIL_ERROR, (value) => value === '' || isEmail(value)),
  password: string().defined(),
});

export const resolver = yupResolver(loginForm);
