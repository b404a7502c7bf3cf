import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bridge } from './bridge';
import { ANDROID_OBJECT, IOS_HANDLER, RECEIVER } from './names';

// These modules read a mocked environment, so other test files must not reuse them.
afterAll(() => vi.resetModules());

interface Sent {
  readonly id: string;
  readonly method?: string;
  readonly params?: unknown;
  readonly code?: number;
}

const EVENT = 'System.onActiveChange';

let sent: Sent[] = [];
let bridge: Bridge;

const app = { postMessage: (text: string) => void sent.push(JSON.parse(text) as Sent) };
const say = (message: unknown) => window[RECEIVER]?.(message);
const last = () => sent.at(-1) as Sent;
const refused = (code: number) =>
  expect.objectContaining({ code, desc: expect.stringMatching(/\w/) as string });

/** Runs all pending tasks. */
const settle = () => new Promise<void>((done) => setTimeout(done, 0));

/** Sends an event as the app does; returns the code of the page's response. */
async function happen(event: string, data?: unknown): Promise<number | undefined> {
  say({ id: 'event-1', event, data });
  await vi.waitFor(() => expect(last()).toMatchObject({ id: 'event-1' }));
  const { code } = last();
  sent.pop();
  return code;
}

async function openPage(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.resetModules();
  bridge = (await import('./bridge')).setUpBridge();
}

beforeEach(async () => {
  sent = [];
  window.webkit = { messageHandlers: { [IOS_HANDLER]: app } };
  await openPage('Mozilla/5.0 (iPhone) HomeViewApp/1.13.2');
});
afterEach(() => {
  vi.useRealTimers();
  delete window.webkit;
  Reflect.deleteProperty(window, ANDROID_OBJECT);
  Reflect.deleteProperty(window, RECEIVER);
});

describe('the names of the bridge', () => {
  it('match those in installed apps and never change', () => {
    expect([IOS_HANDLER, ANDROID_OBJECT, RECEIVER]).toEqual([
      'nativeBridge',
      'NativeBridge',
      'onNativeMessage',
    ]);
  });

  it('are missing in an app without a bridge, which is reported', async () => {
    delete window.webkit;
    await expect(bridge.close()).rejects.toMatchObject({
      desc: expect.stringContaining('The app offers no bridge') as string,
    });
  });

  it('ignore a message without a valid id', async () => {
    const heard = vi.fn();
    const listening = bridge.addEventListener(EVENT, heard);
    say({ id: last().id, code: 200 });
    await listening;
    for (const id of ['', undefined, 7]) say({ id, event: EVENT, data: 1 });
    await settle();
    expect(heard).not.toHaveBeenCalled();
    expect(await happen(EVENT, 1)).toBe(200);
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('an error of the bridge', () => {
  it('has a description for each code', async () => {
    await expect(bridge.openBrowser('/bills')).rejects.toEqual(refused(400));
    await expect(bridge.close({ timeoutMs: 1 })).rejects.toEqual(refused(408));
    delete window.webkit;
    await expect(bridge.close()).rejects.toEqual(refused(400));
    await openPage('Mozilla/5.0 (X11; Linux x86_64)');
    await expect(bridge.close()).rejects.toEqual(refused(500));
  });

  it("has an empty description if the app's desc is not a string", async () => {
    const closing = bridge.close();
    say({ id: last().id, code: 1, desc: { words: 'no' } });
    await expect(closing).rejects.toEqual({ origin: 'bridge', code: 1, desc: '' });
  });

  it('clears the timeout of its call', async () => {
    vi.useFakeTimers();
    const closing = bridge.close({ timeoutMs: 500 });
    say({ id: last().id, code: 1, desc: 'no' });
    expect(vi.getTimerCount()).toBe(0);
    await expect(closing).rejects.toEqual(refused(1));
  });

  it.each<[string, (limited: Bridge) => Promise<unknown>]>([
    ['impactFeedback', (one) => one.impactFeedback({ timeoutMs: 1 })],
    ['getSafeAreaInsets', (one) => one.getSafeAreaInsets({ timeoutMs: 1 })],
    ['copyToPasteboard', (one) => one.copyToPasteboard('x', { timeoutMs: 1 })],
    ['openBrowser', (one) => one.openBrowser('https://a.example/', { timeoutMs: 1 })],
    ['openThirdApp', (one) => one.openThirdApp('market://x', { timeoutMs: 1 })],
  ])('has code 408 after the timeout of %s', async (_, call) => {
    await expect(call(bridge)).rejects.toEqual(refused(408));
  });
});

describe('messages of the app', () => {
  it('with invalid numbers as insets count as zero', async () => {
    const asking = bridge.getSafeAreaInsets();
    const data = { top: NaN, right: Infinity, bottom: -Infinity, left: 3 };
    say({ id: last().id, code: 200, data });
    await expect(asking).resolves.toEqual({ top: 0, right: 0, bottom: 0, left: 3 });
  });

  it.each([[null], [undefined], ['active'], [{ active: 'yes' }], [{ active: 1 }]])(
    'with the active state %j notify no listener',
    async (data) => {
      const active = vi.fn();
      bridge.onActiveChange(active);
      expect(await happen(EVENT, data)).toBe(400);
      expect(active).not.toHaveBeenCalled();
    },
  );

  it('for a settled call have no effect', async () => {
    const closing = bridge.close({ timeoutMs: 1 });
    const { id } = last();
    await expect(closing).rejects.toEqual(refused(408));
    expect(() => say({ id, code: 200 })).not.toThrow();
  });
});

describe('adding and removing listeners', () => {
  it('requests the event again after a rejection by the app', async () => {
    const [refusedOne, heard] = [vi.fn(), vi.fn()];
    const adding = bridge.addEventListener('a', refusedOne);
    say({ id: last().id, code: 404, desc: 'no such event' });
    await expect(adding).rejects.toEqual(refused(404));
    void bridge.addEventListener('a', heard);
    expect(sent.map(({ method }) => method)).toEqual(Array(2).fill('JSBridge.addEventListener'));
    expect(await happen('a', 1)).toBe(200);
    expect([refusedOne.mock.calls, heard.mock.calls]).toEqual([[], [[1]]]);
  });

  it('keeps a second listener if the app rejects the first request late', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const adding = bridge.addEventListener('a', first);
    const { id } = last();
    void bridge.removeEventListener('a', first);
    void bridge.addEventListener('a', second);
    say({ id, code: 404, desc: 'no such event' });
    await expect(adding).rejects.toEqual(refused(404));
    expect(await happen('a', 1)).toBe(200);
    expect([first.mock.calls, second.mock.calls]).toEqual([[], [[1]]]);
  });

  it('removes only the listener that was passed', async () => {
    const heard = vi.fn();
    void bridge.addEventListener('a', heard);
    await bridge.removeEventListener('a', vi.fn());
    await bridge.removeEventListener('b', heard);
    expect(sent).toHaveLength(1);
    expect(await happen('a')).toBe(200);
  });

  it('has no effect if the app rejects both requests', async () => {
    const stop = bridge.onActiveChange(vi.fn());
    const asked = last();
    stop();
    expect(last()).toMatchObject({
      method: 'JSBridge.removeEventListener',
      params: { event: EVENT },
    });
    say({ id: asked.id, code: 400, desc: 'no' });
    say({ id: last().id, code: 400, desc: 'no' });
    await settle();
    expect(sent).toHaveLength(2);
  });
});

describe('the transport to the app', () => {
  it.each([{}, { messageHandlers: {} }])(
    'uses the Android object if webkit is %j',
    async (webkit) => {
      window.webkit = webkit;
      window[ANDROID_OBJECT] = app;
      const closing = bridge.close();
      say({ id: last().id, code: 200 });
      await expect(closing).resolves.toBeUndefined();
    },
  );

  it('sends a URL in its normalized form', () => {
    void bridge.openBrowser(' HTTPS://A.example/x/../b ');
    expect(last().params).toEqual({ url: 'https://a.example/b' });
  });
});
