import { object, string } from 'yup';
import type { InferType } from 'yup';
import { emailAsTyped, isEmail } from '../../../domain/input/email';
import type { MessageId } from '../../../i18n/messages';
import { fitsOneBlock } from '../../../platform/session/encryptPassword';

const say = (id: MessageId): MessageId => id;

/** Sign-in. Messages are message ids; an empty field shows no error, the button stays disabled. Spec 5. */
export const signInSchema = object({
  country: string().required(),
  email: string().transform(emailAsTyped).required().test('email', say('email_error'), isEmail),
  password: string().required().test('fits-rsa-block', say('login.passwordTooLong'), fitsOneBlock),
});

export type SignInForm = InferType<typeof signInSchema>;

/** Nothing is empty, as it would be sent: only then can Sign in be pressed. Spec 5. */
export const isFilledIn = (typed: SignInForm): boolean =>
  Object.values(signInSchema.cast(typed)).every((value) => value !== '');
