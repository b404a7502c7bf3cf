import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bridge } from './bridge';
import { ANDROID_OBJECT, IOS_HANDLER, RECEIVER } from './names';

// These modules read a mocked environment, so other test files must not reuse them.
afterAll(() => vi.resetModules());

/** A message from the page to the app. */
interface Sent {
  readonly id: string;
  readonly method?: string;
  readonly params?: unknown;
  readonly code?: number;
  readonly desc?: string;
}

const IN_APP = 'Mozilla/5.0 (iPhone) HomeViewApp/1.13.2';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64)';

let sent: Sent[] = [];
let app: { postMessage(text: string): void };

/** A fake app. Like the real objects of both systems, it rejects a detached call. */
const fakeApp = () => ({
  postMessage(this: unknown, text: string) {
    if (this !== app) throw new TypeError('Illegal invocation');
    sent.push(JSON.parse(text) as Sent);
  },
});

/** Sends a message from the app to the page. */
const say = (message: unknown) => window[RECEIVER]?.(message);
const last = () => sent.at(-1) as Sent;
const answer = (data?: unknown) => say(JSON.stringify({ id: last().id, code: 200, data }));

/** Opens a new page in the app or in a browser, with freshly loaded modules. */
async function openPage(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.resetModules();
  return (await import('./bridge')).setUpBridge;
}

const error = (code: number) =>
  expect.objectContaining({ origin: 'bridge', code, desc: expect.any(String) as string });

/** The state of a promise after pending tasks have run. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  await new Promise((done) => setTimeout(done, 0));
  return Promise.race([
    promise.then(
      () => 'resolved',
      () => 'rejected',
    ),
    Promise.resolve('open'),
  ]);
}

beforeEach(() => {
  sent = [];
  app = fakeApp();
  window.webkit = { messageHandlers: { [IOS_HANDLER]: app } };
});

afterEach(() => {
  vi.useRealTimers();
  delete window.webkit;
  Reflect.deleteProperty(window, ANDROID_OBJECT);
  Reflect.deleteProperty(window, RECEIVER);
});

/** Calls every method of the bridge. */
const calls = (bridge: Bridge): Promise<unknown>[] => [
  bridge.impactFeedback(),
  bridge.getSafeAreaInsets(),
  bridge.copyToPasteboard('x'),
  bridge.openBrowser('https://a.example/'),
  bridge.openBrowser('javascript:alert(1)'),
  bridge.openThirdApp('market://details?id=a'),
  bridge.payment({}),
  bridge.close(),
  bridge.addEventListener('any', () => undefined),
];

describe('the bridge outside the app', () => {
  it(
    'rejects every call with 500 and sends nothing',
    { tags: ['1.bridge.01', '8.error.64'] },
    async () => {
      const bridge = (await openPage(BROWSER))();
      const outcomes = await Promise.allSettled(calls(bridge));
      expect(outcomes.length).toBe(9);
      for (const outcome of outcomes)
        expect(outcome).toEqual({ status: 'rejected', reason: error(500) });
      expect(sent).toEqual([]);
      expect(window[RECEIVER]).toBeUndefined();
    },
  );

  it('ignores adding and removing listeners', async () => {
    const bridge = (await openPage(BROWSER))();
    bridge.onActiveChange(() => undefined)();
    await bridge.removeEventListener('any', () => undefined);
    expect(sent).toEqual([]);
  });
});

describe('the bridge inside the app', () => {
  let bridge: Bridge;
  beforeEach(async () => {
    bridge = (await openPage(IN_APP))();
  });

  /** Expects one message with this method, and the call to resolve after the app's response. */
  async function expectSent(call: () => Promise<void>, method: string, params: object) {
    const calling = call();
    expect(sent).toEqual([{ id: last().id, method, params }]);
    expect(await stateOf(calling)).toBe('open');
    answer();
    await expect(calling).resolves.toBeUndefined();
  }

  it('sends System.impactFeedback', { tags: ['7.bridge.01'] }, () =>
    expectSent(() => bridge.impactFeedback(), 'System.impactFeedback', {}),
  );

  it('sends System.copyToPasteboard with content', { tags: ['7.bridge.03'] }, () => {
    const content = 'a "b"\n';
    return expectSent(() => bridge.copyToPasteboard(content), 'System.copyToPasteboard', {
      content,
    });
  });

  it('sends System.openBrowser with url', { tags: ['7.bridge.04'] }, () => {
    const url = 'https://a.example/b?c=d#e';
    return expectSent(() => bridge.openBrowser(url), 'System.openBrowser', { url });
  });

  it('sends System.openThirdApp', { tags: ['7.bridge.05'] }, () => {
    const url = 'itms-apps://apps.apple.com/account/subscriptions';
    return expectSent(() => bridge.openThirdApp(url), 'System.openThirdApp', { url });
  });

  it('sends WebView.close', { tags: ['7.bridge.08'] }, () =>
    expectSent(() => bridge.close(), 'WebView.close', {}),
  );

  it(
    'resolves System.getSafeAreaInsets with the four sides',
    { tags: ['7.bridge.02'] },
    async () => {
      const asking = bridge.getSafeAreaInsets();
      expect(last().method).toBe('System.getSafeAreaInsets');
      answer({ top: 47, right: 12, bottom: 34.5, left: 1, more: 5 });
      await expect(asking).resolves.toEqual({ top: 47, right: 12, bottom: 34.5, left: 1 });
    },
  );

  it.each([[null], ['47'], [[]], [{ top: '47', bottom: -1, left: null }]])(
    'treats invalid insets (%j) as zero',
    async (data) => {
      const asking = bridge.getSafeAreaInsets();
      answer(data);
      await expect(asking).resolves.toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
    },
  );

  it('sends IAP.payment with unchanged fields', { tags: ['7.bridge.07'] }, async () => {
    const fields = {
      productId: 'com.example.plan',
      orderId: '90001',
      nested: { list: [1, null, { a: '1' }], empty: '' },
      method: 'WebView.close',
      id: '7',
    };
    const paying = bridge.payment(fields);
    expect(sent).toEqual([{ id: last().id, method: 'IAP.payment', params: fields }]);
    answer({ receipt: 'r' });
    await expect(paying).resolves.toEqual({ receipt: 'r' });
  });

  it('uses the Android object on Android', async () => {
    delete window.webkit;
    window[ANDROID_OBJECT] = app;
    const closing = bridge.close();
    expect(last().method).toBe('WebView.close');
    answer();
    await closing;
  });

  it("rejects with the code and desc of the app's error", async () => {
    const paying = bridge.payment({});
    say({ id: last().id, code: 1, desc: 'Cancelled' });
    await expect(paying).rejects.toEqual({ origin: 'bridge', code: 1, desc: 'Cancelled' });
  });

  it('rejects with 400 if the call throws', { tags: ['8.error.63'] }, async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    await expect(bridge.payment(circular)).rejects.toEqual(error(400));
    app.postMessage = () => {
      throw new Error('gone');
    };
    await expect(bridge.close()).rejects.toEqual(error(400));
    delete window.webkit;
    await expect(bridge.close()).rejects.toEqual(error(400));
  });

  it(
    'rejects a call with 408 exactly when its timeout has elapsed',
    { tags: ['8.error.62'] },
    async () => {
      vi.useFakeTimers();
      const settled = vi.fn();
      bridge.getSafeAreaInsets({ timeoutMs: 500 }).then(settled, settled);
      await vi.advanceTimersByTimeAsync(499);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(settled).toHaveBeenCalledExactlyOnceWith(error(408));
      answer({ top: 1 });
      await vi.runAllTimersAsync();
      expect(settled).toHaveBeenCalledOnce();
    },
  );

  it('waits for the response indefinitely without a timeout', async () => {
    vi.useFakeTimers();
    const paying = bridge.payment({});
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(86_400_000);
    answer('at last');
    await expect(paying).resolves.toBe('at last');
  });

  it('clears the timeout after a response in time', async () => {
    vi.useFakeTimers();
    const asking = bridge.getSafeAreaInsets({ timeoutMs: 500 });
    answer({ top: 1 });
    expect(vi.getTimerCount()).toBe(0);
    await expect(asking).resolves.toMatchObject({ top: 1 });
  });

  it('settles each call once, by its own response, in any order', async () => {
    const calling = ['a', 'b', 'c'].map((name) => bridge.payment({ name }));
    const ids = sent.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    say({ id: ids[2], code: 200, data: 'third' });
    say({ id: ids[0], code: 200, data: 'first' });
    say({ id: ids[0], code: 500, desc: 'again' });
    say({ id: ids[1], code: 200, data: 'second' });
    say({ id: ids[1], code: 200, data: 'again' });
    await expect(Promise.all(calling)).resolves.toEqual(['first', 'second', 'third']);
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{"id":'],
    ['a text', '"text"'],
    ['a list', '[1]'],
    ['no id', { code: 200 }],
    ['an empty id', { id: '', code: 200 }],
    ['an id that is not a string', { id: 1, code: 200 }],
    ['an unknown id', { id: '1', code: 200 }],
    ['an id named like a property of the prototype', '{"id":"__proto__","code":200}'],
    ['the id of a method', { id: 'constructor', code: 200 }],
    ['a planted prototype', '{"__proto__":{"id":"x","code":200}}'],
    ['an event that is not a string', { id: 'e', event: {} }],
    ['an event whose id is not a string', { id: 1, event: 'a' }],
  ])('ignores %s as an invalid message', async (_, message) => {
    const calling = bridge.close();
    const before = sent.length;
    expect(() => say(message)).not.toThrow();
    expect(await stateOf(calling)).toBe('open');
    expect(sent.length).toBe(before);
  });

  it('keeps a call pending after a response without a code', async () => {
    const calling = bridge.close();
    say({ id: last().id });
    say({ id: last().id, code: '200' });
    expect(await stateOf(calling)).toBe('open');
  });

  it('ignores messages posted by other windows and frames', async () => {
    const calling = bridge.close();
    const data = JSON.stringify({ id: last().id, code: 200 });
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example' }));
    window.postMessage(data, '*');
    expect(await stateOf(calling)).toBe('open');
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'intent://scan/#Intent;scheme=zxing;end',
    'http://a.example/',
    'tel:112',
    '//a.example/',
    '/bills',
    '',
  ])('opens %j neither in the browser nor in another app', async (url) => {
    await expect(bridge.openBrowser(url)).rejects.toEqual(error(400));
    await expect(bridge.openThirdApp(url)).rejects.toEqual(error(400));
    expect(sent).toEqual([]);
  });

  it('opens store URLs in another app only', async () => {
    await expect(bridge.openBrowser('market://details?id=a')).rejects.toEqual(error(400));
    for (const url of ['itms-apps://x/', 'itms-appss://x/', 'market://details?id=a', 'https://x/'])
      void bridge.openThirdApp(url);
    expect(sent.map(({ method }) => method)).toEqual(Array(4).fill('System.openThirdApp'));
  });
});

describe('events of the app', () => {
  let setUp: () => Bridge;
  let bridge: Bridge;
  beforeEach(async () => {
    setUp = await openPage(IN_APP);
    bridge = setUp();
  });

  /** Sends an event as the app does; returns the page's response. */
  async function happen(event: string, data?: unknown) {
    const before = sent.length;
    say({ id: 'event-1', event, data });
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before));
    return sent.slice(before);
  }

  async function listen(event: string, listener: (data: unknown) => unknown) {
    const adding = bridge.addEventListener(event, listener);
    answer();
    await adding;
  }

  it(
    'share one receiver, however often the bridge is set up',
    { tags: ['4.bridge.01'] },
    async () => {
      Reflect.deleteProperty(window, RECEIVER);
      const registered: unknown[] = [];
      Object.defineProperty(window, RECEIVER, {
        configurable: true,
        get: () => registered.at(-1),
        set: (receive) => registered.push(receive),
      });
      setUp = await openPage(IN_APP);
      const [first, second, third] = [setUp(), setUp(), setUp()];
      expect(registered.length).toBe(1);
      expect([second, third]).toEqual([first, first]);
      bridge = first;
      const heard = vi.fn();
      await listen('any', heard);
      expect(await happen('any')).toHaveLength(1);
      expect(heard).toHaveBeenCalledOnce();
    },
  );

  it(
    'are requested with JSBridge.addEventListener once per event',
    { tags: ['7.bridge.09'] },
    async () => {
      await listen('a', () => 1);
      await listen('b', () => 1);
      await bridge.addEventListener('a', () => 2);
      expect(sent.map(({ method, params }) => [method, params])).toEqual([
        ['JSBridge.addEventListener', { event: 'a' }],
        ['JSBridge.addEventListener', { event: 'b' }],
      ]);
    },
  );

  it(
    'are canceled with JSBridge.removeEventListener after the last listener is removed',
    { tags: ['7.bridge.10'] },
    async () => {
      const [one, two] = [vi.fn(), vi.fn()];
      await listen('a', one);
      await bridge.addEventListener('a', two);
      await bridge.removeEventListener('a', one);
      await bridge.removeEventListener('a', one);
      expect(sent).toHaveLength(1);
      const removing = bridge.removeEventListener('a', two);
      expect(last()).toMatchObject({
        method: 'JSBridge.removeEventListener',
        params: { event: 'a' },
      });
      answer();
      await removing;
      expect(await happen('a')).toMatchObject([{ code: 404 }]);
      expect([one.mock.calls, two.mock.calls]).toEqual([[], []]);
    },
  );

  it('reach every listener with their data and get the response 200', async () => {
    const heard: unknown[] = [];
    await listen('a', (data) => heard.push(data));
    await bridge.addEventListener('a', (data) => heard.push(data));
    expect(await happen('a', { n: 1 })).toEqual([{ id: 'event-1', code: 200, desc: '' }]);
    expect(heard).toEqual([{ n: 1 }, { n: 1 }]);
  });

  it.each(['a', '__proto__', 'constructor', 'toString'])(
    'without a listener (%s) get the response 404',
    { tags: ['8.error.65'] },
    async (event) => {
      expect(await happen(event)).toEqual([
        { id: 'event-1', code: 404, desc: 'Listener callback not found' },
      ]);
    },
  );

  it.each([
    [
      'throws',
      () => {
        throw new Error('flaw');
      },
    ],
    ['rejects', () => Promise.reject(new Error('flaw'))],
  ])(
    'with a listener that %s get the response 400 and still reach the other listeners',
    { tags: ['8.error.66'] },
    async (_, flawed) => {
      const other = vi.fn();
      await listen('a', flawed);
      await bridge.addEventListener('a', other);
      expect(await happen('a')).toEqual([
        { id: 'event-1', code: 400, desc: 'Listener callback execute error' },
      ]);
      expect(other).toHaveBeenCalledOnce();
    },
  );

  it('that the app rejects are not delivered', async () => {
    const adding = bridge.addEventListener('a', () => undefined);
    say({ id: last().id, code: 404, desc: 'no such event' });
    await expect(adding).rejects.toEqual(error(404));
    expect(await happen('a')).toMatchObject([{ code: 404 }]);
  });

  it("are ignored if the app's bridge is gone", async () => {
    delete window.webkit;
    expect(() => say({ id: 'event-1', event: 'a' })).not.toThrow();
    await new Promise((done) => setTimeout(done, 0));
  });

  it('include System.onActiveChange until listening stops', { tags: ['7.bridge.06'] }, async () => {
    const active = vi.fn();
    const stop = bridge.onActiveChange(active);
    expect(last()).toMatchObject({ params: { event: 'System.onActiveChange' } });
    answer();
    await happen('System.onActiveChange', { active: true });
    await happen('System.onActiveChange', { active: false });
    expect(active.mock.calls).toEqual([[true], [false]]);
    expect(await happen('System.onActiveChange', {})).toMatchObject([{ code: 400 }]);
    stop();
    await happen('System.onActiveChange', { active: true });
    expect(active).toHaveBeenCalledTimes(2);
  });
});
