import { stateValues } from '../../vocabulary/stateValues';
import type { Credentials, Session } from './auth.schemas';

/** A session as the service returns it; single fields can be replaced. */
export const sessionExample = (fields: Partial<Session> = {}): Session => ({
  accessToken: 'access-1001',
  refreshToken: 'refresh-1001',
  expiresIn: 7200,
  id: '1001',
  username: 'demo@homeview.example',
  nickname: 'Dana Demo',
  ...fields,
});

/** The demo customer signing in; single fields can be replaced. */
export const credentialsExample = (fields: Partial<Credentials> = {}): Credentials => ({
  username: stateValues.username.value,
  password: stateValues.password.value,
  ...fields,
});
