import type { Response } from 'express';
import type { Sandbox } from './sandbox';

/** The sandbox that a request is for. @throws Error where no middleware has found it. */
export function sandboxOf(res: Response): Sandbox {
  const { sandbox } = res.locals as { sandbox?: Sandbox };
  if (sandbox) return sandbox;
  throw new Error('The sandbox of this request has not been looked for.');
}

export const setSandbox = (res: Response, sandbox: Sandbox): void => {
  res.locals['sandbox'] = sandbox;
};
