import { catalogue } from '@homeview/contracts/catalogue';

/** Name of a call of the catalogue. */
export type CallName = keyof typeof catalogue;

/** Has a call answered in another way. Returns the way to let later ones through. */
function intercept(call: CallName, answer: () => Promise<Response>): () => void {
  const path = new RegExp(`${catalogue[call].path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const passOn = window.fetch;
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return path.test(pathname) ? answer() : passOn(input, init);
  };
  return () => {
    window.fetch = passOn;
  };
}

/** Keeps a call waiting for ever. */
export const hold = (call: CallName) => intercept(call, () => new Promise(() => undefined));

/** Cuts a call off, as a network that is down does. */
export const cutOff = (call: CallName) =>
  intercept(call, () => Promise.reject(new TypeError('Failed to fetch')));

const LOOK_MS = 20;

/** Does something whose call then waits for ever; later calls come through. */
export async function withHeld(call: CallName, deed: () => Promise<void>): Promise<void> {
  let isHeld = false;
  const letGo = intercept(call, () => {
    isHeld = true;
    return new Promise(() => undefined);
  });
  try {
    await deed();
    // A busy button comes before its call.
    while (!isHeld) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  } finally {
    letGo();
  }
}
