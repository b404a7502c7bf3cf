import type { Response } from 'express';
import type { Sandbox } from './sandbox';

/** The sandbox of a request. @throws Error when no middleware has set it. */
export function sandboxOf(res: Response): Sandbox {
  const { sandbox } = res.locals as { sandbox?: Sandbox };
  if (sandbox) return sandbox;
  throw new Error('The sandbox of this request has not been looked for.');
}

export const setSandbox = (res: Response, sandbox: Sandbox): void => {
  res.locals['sandbox'] = sandbox;
};

/** Marks a request of somebody who doesn't own its sandbox. */
export const setGuest = (res: Response): void => {
  res.locals['isGuest'] = true;
};

/** A guest looks without a trace: no fault is used up, and nothing is recorded. */
export const isGuest = (res: Response): boolean => res.locals['isGuest'] === true;
