import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IOS_HANDLER, RECEIVER } from '../../platform/bridge/names';

// These modules use a mocked bridge, so other test files must not reuse them.
afterAll(() => vi.resetModules());

const IN_APP = 'Mozilla/5.0 (iPhone) HomeViewApp/1.13.2';
const SALE = { orderId: '90001', productId: 'cloud.single.month' };

interface Sent {
  readonly id: string;
  readonly method: string;
  readonly params: unknown;
}

/** Pays in a fake app that handles the call with `reply`; returns the result code and the calls. */
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
  // The code inside `data` takes precedence over the code of the response itself.
  [{ code: 200, data: { code: 201 } }, 201],
  [{ code: 200, data: { code: 211 } }, 211],
  [{ code: 200, data: { code: 1 } }, 1],
])("returns for the app's response %j the result code %i", async (answer, code) => {
  await expect(payWith(answerWith(answer))).resolves.toMatchObject({ code });
});

it('returns no success code if the app throws', async () => {
  const { code } = await payWith(() => {
    throw new Error('The app is gone');
  });
  expect([200, 201, 211]).not.toContain(code);
});

it('calls IAP.payment with exactly this order', { tags: ['7.bridge.07'] }, async () => {
  const { sent } = await payWith(answerWith({ code: 200, data: {} }));
  expect(sent).toEqual([{ id: expect.any(String) as string, method: 'IAP.payment', params: SALE }]);
});
