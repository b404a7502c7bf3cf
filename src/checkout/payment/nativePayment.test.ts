import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IOS_HANDLER, RECEIVER } from '../../platform/bridge/names';

// Other files import the bridge for a browser: they must not get the one of this file.
afterAll(() => vi.resetModules());

const IN_APP = 'Mozilla/5.0 (iPhone) HomeViewApp/1.13.2';
const SALE = { orderId: '90001', productId: 'cloud.single.month' };

interface Sent {
  readonly id: string;
  readonly method: string;
  readonly params: unknown;
}

/** Sells in the app, which takes the call with `reply`; gives the result code and what was asked. */
async function payWith(reply: (id: string) => void) {
  const sent: Sent[] = [];
  window.webkit = {
    messageHandlers: {
      [IOS_HANDLER]: {
        postMessage(text: string) {
          const message = JSON.parse(text) as Sent;
          sent.push(message);
          reply(message.id);
        },
      },
    },
  };
  const { payInStore } = await import('./nativePayment');
  return { code: await payInStore(SALE), sent };
}

const answerWith = (answer: object) => (id: string) => {
  setTimeout(() => window[RECEIVER]?.({ id, desc: '', ...answer }));
};

beforeEach(() => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IN_APP);
  vi.resetModules();
});

afterEach(() => {
  delete window.webkit;
  Reflect.deleteProperty(window, RECEIVER);
});

it.each([
  [{ code: 200, data: {} }, 200],
  [{ code: 201 }, 201],
  [{ code: 211 }, 211],
  [{ code: 202 }, 202],
  // The code inside of the answer goes before the code of the answer itself.
  [{ code: 200, data: { code: 201 } }, 201],
  [{ code: 200, data: { code: 211 } }, 211],
  [{ code: 200, data: { code: 1 } }, 1],
])('an app that answers %j ends the payment with %i', async (answer, code) => {
  await expect(payWith(answerWith(answer))).resolves.toMatchObject({ code });
});

it('an app that throws ends the payment with a code that is no success', async () => {
  const { code } = await payWith(() => {
    throw new Error('The app is gone');
  });
  expect([200, 201, 211]).not.toContain(code);
});

it('asks the app to sell exactly this order', { tags: ['7.bridge.07'] }, async () => {
  const { sent } = await payWith(answerWith({ code: 200, data: {} }));
  expect(sent).toEqual([{ id: expect.any(String) as string, method: 'IAP.payment', params: SALE }]);
});
