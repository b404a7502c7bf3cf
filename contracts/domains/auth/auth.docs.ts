import type { Described, DocsOf } from '../callDocs';
import type * as endpoints from './auth.endpoints';
import { credentialsExample, sessionExample } from './auth.examples';
import type { Session } from './auth.schemas';
import { SECOND_FACTOR_CODE } from '../../vocabulary/fixtures';

const session: Described<Session> = {
  name: 'Session',
  text: 'The tokens of a session, and its customer',
  fields: {
    accessToken: 'Token for the header `token` of all later calls',
    refreshToken: 'Token that gets a new access token',
    expiresIn: 'Lifetime of the access token, in seconds',
    id: 'Id of the customer',
    username: 'E-mail address of the customer',
    nickname: 'Name that the customer chose',
  },
};
const sign = 'Names the sign-in that waits for its second factor';
const signExample = { secondaryCertificationSign: 'sign-1001' };

export const authDocs: DocsOf<typeof endpoints> = {
  login: {
    summary: 'Sign in',
    description:
      'Signs a customer in. The answer has either a session or `secondaryCertificationSign`, never both.',
    request: {
      fields: {
        username: 'E-mail address',
        password: 'Password, encrypted with RSA (PKCS#1 v1.5), in Base64',
      },
      example: credentialsExample(),
    },
    response: {
      data: {
        text: 'A session, or the sign of a second factor',
        fields: { ...session.fields, secondaryCertificationSign: `${sign}; then no other field` },
      },
      example: sessionExample(),
    },
    failures: { 500: 'The password cannot be decrypted; desc is not shown' },
  },
  refreshToken: {
    summary: 'Refresh the access token',
    description:
      'Gets a new access token. The portal asks after code 21026, never in advance, and sends the old access token along.',
    request: {
      fields: { refreshToken: 'The refresh token of the session' },
      example: { refreshToken: 'refresh-1001' },
    },
    response: {
      data: {
        text: 'The new access token',
        fields: { accessToken: 'Token for the header `token` of all later calls' },
      },
      example: { accessToken: 'access-1001-1' },
    },
    mayHaveToken: true,
  },
  verifySecondCertification: {
    summary: 'Verify a second-factor code',
    description: 'Completes a sign-in with the code that the customer received.',
    request: {
      fields: { code: 'The code: digits only', secondaryCertificationSign: sign },
      example: { code: SECOND_FACTOR_CODE, ...signExample },
    },
    response: { data: session, example: sessionExample() },
  },
  resendSecondCertification: {
    summary: 'Resend the second-factor code',
    description: 'Sends a new code to the customer.',
    request: { fields: { secondaryCertificationSign: sign }, example: signExample },
    response: { data: 'Not read by the portal' },
  },
};
