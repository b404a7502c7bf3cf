import type { InferType } from 'yup';
import { identifier, record, text, unread, unreadField, wholeNumber } from '../wire';

/** Tokens and their user. The user's fields are in the same response (assumed). */
const session = record({
  accessToken: identifier(),
  refreshToken: identifier(),
  /** Lifetime of the access token, in s. */
  expiresIn: unreadField(wholeNumber()),
  id: identifier(),
  username: identifier(),
  nickname: unreadField(text()),
});

/** Either a session or the sign of a second factor, never both. */
const loginAnswer = session
  .partial()
  .shape({ secondaryCertificationSign: identifier().optional() });

export const login = {
  /** `password` is RSA-encrypted (PKCS#1 v1.5), base64. */
  request: record({ username: text().min(1), password: text().min(1) }),
  response: loginAnswer,
};

export const refreshToken = {
  request: record({ refreshToken: text().min(1) }),
  response: record({ accessToken: identifier() }),
};

export const verifySecondCertification = {
  request: record({
    code: text().matches(/^\d+$/),
    secondaryCertificationSign: text().min(1),
  }),
  response: session,
};

export const resendSecondCertification = {
  request: record({ secondaryCertificationSign: text().min(1) }),
  response: unread(),
};

export type Credentials = InferType<(typeof login)['request']>;
export type Session = InferType<typeof session>;
export type LoginAnswer = InferType<typeof loginAnswer>;
