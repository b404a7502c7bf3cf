import { catalogue } from '@homeview/contracts/catalogue';
import { spyOn } from 'storybook/test';

/** Name of a call of the catalogue. */
export type CallName = keyof typeof catalogue;

const { fetch } = window;

/** Answers one call without the server. Returns the function that ends this. */
function intercept(call: CallName, answer: () => Promise<Response>): () => void {
  const path = new RegExp(`${catalogue[call].path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const spy = spyOn(window, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return path.test(pathname) ? answer() : fetch(input, init);
  });
  return () => spy.mockRestore();
}

const pending = () => new Promise<never>(() => undefined);

/** Leaves a call without an answer. */
export const hold = (call: CallName) => intercept(call, pending);

/** Fails a call as a broken network does. */
export const cutOff = (call: CallName) =>
  intercept(call, () => Promise.reject(new TypeError('Failed to fetch')));

/** Leaves the call of one action without an answer, and lets later calls through. */
export async function withHeld(call: CallName, action: () => Promise<void>): Promise<void> {
  let end = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    end = intercept(call, () => {
      resolve();
      return pending();
    });
  });
  try {
    await action();
    // A button becomes busy before its call is sent.
    await sent;
  } finally {
    end();
  }
}
