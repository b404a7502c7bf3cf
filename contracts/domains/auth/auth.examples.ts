import type { Session } from './auth.schemas';

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
