import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallLog } from './callLog';
import type { CallEntry } from './callLog';
import { replyOf, readable, stateOf } from './callTexts';
import { NativeApp } from './nativeApp';
import type { Handset } from './nativeApp';

const INSETS = { top: 59, right: 0, bottom: 34, left: 0 };

let said: Record<string, unknown>[];
let hears: 'delivered' | 'deaf' | 'threw';
let done: unknown[][];
let refusals: Record<string, number>;
let log: CallLog;
let app: NativeApp;

beforeEach(() => {
  vi.useFakeTimers();
  [said, hears, done, refusals] = [[], 'delivered', [], {}];
  log = new CallLog(() => undefined);
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void done.push([name, ...values]);
  const handset: Handset = {
    refuses: (method) => refusals[method] ?? null,
    insets: () => INSETS,
    shake: note('shake'),
    keep: note('keep'),
    leaveFor: note('leaveFor'),
    sell: note('sell'),
    closeWebView: note('close'),
  };
  app = new NativeApp(log, handset, (message) => {
    said.push({ ...message });
    return hears;
  });
  return () => vi.useRealTimers();
});

const ask = (method: string, params: object = {}, id = 'a') => {
  app.receive(JSON.stringify({ id, method, params }));
  vi.runAllTimers();
};
const lastCall = () => log.calls().at(-1) as CallEntry;

describe('a call of the page', () => {
  it.each(['IAP.payment', 'WebView.close', 'System.openThirdApp'])(
    '%s is refused with the configured code and has no effect',
    (method) => {
      refusals = { [method]: 211 };
      ask(method);
      expect(done).toEqual([]);
      expect(said).toMatchObject([{ id: 'a', code: 211 }]);
      refusals = { [method]: 408 };
      ask(method, {}, 'b');
      expect(said).toHaveLength(1);
    },
  );

  it.each([
    ['System.impactFeedback', {}, ['shake']],
    ['System.copyToPasteboard', { content: 'A-1' }, ['keep', 'A-1']],
    [
      'System.openBrowser',
      { url: 'https://a.example/' },
      ['leaveFor', 'browser', 'https://a.example/'],
    ],
    ['System.openThirdApp', { url: 'itms-apps://a' }, ['leaveFor', 'app', 'itms-apps://a']],
    ['WebView.close', {}, ['close']],
  ])('%s is executed and answered with 200 once', (method, params, action) => {
    ask(method, params);
    expect(done).toEqual([action]);
    expect(said).toEqual([{ id: 'a', code: 200, desc: '', data: {} }]);
    app.answer(lastCall(), { code: 1, desc: 'again' });
    expect(said).toHaveLength(1);
  });

  it('System.getSafeAreaInsets is answered with the insets of the device', () => {
    ask('System.getSafeAreaInsets');
    expect(said).toEqual([{ id: 'a', code: 200, desc: '', data: INSETS }]);
  });

  it('is answered asynchronously, never while it is being sent', () => {
    app.receive(JSON.stringify({ id: 'a', method: 'System.impactFeedback' }));
    expect(said).toEqual([]);
    expect(stateOf(lastCall())).toBe('waiting for an answer');
    vi.runAllTimers();
    expect(stateOf(lastCall())).toBe('200');
  });

  it('WebView.close is answered before the web view closes', () => {
    const order: string[] = [];
    const handset = { refuses: () => null, closeWebView: () => order.push('closed') };
    app = new NativeApp(
      log,
      handset as unknown as Handset,
      () => (order.push('answered'), 'delivered'),
    );
    ask('WebView.close');
    expect(order).toEqual(['answered', 'closed']);
  });

  it('IAP.payment waits until the store sheet answers it', () => {
    ask('IAP.payment', { orderId: '9', productId: 'p' });
    expect(done).toEqual([['sell', lastCall()]]);
    expect(said).toEqual([]);
    app.answer(lastCall(), { code: 211, desc: 'No network' });
    expect(said).toEqual([{ id: 'a', code: 211, desc: 'No network' }]);
    expect(stateOf(lastCall())).toBe('211 No network');
  });

  it('with an unknown method is answered with 404', () => {
    ask('System.fly');
    expect(said).toMatchObject([{ id: 'a', code: 404 }]);
  });

  it.each([
    '{"id":',
    '[]',
    'null',
    '{"method":"WebView.close"}',
    '{"id":"a"}',
    '{"id":7,"code":1}',
  ])('that is not valid, such as %s, is logged and has no effect', (text) => {
    app.receive(text);
    app.receive(undefined);
    vi.runAllTimers();
    expect(log.all()).toMatchObject([
      { kind: 'noise', text },
      { kind: 'noise', text: 'undefined' },
    ]);
    expect([done, said]).toEqual([[], []]);
  });

  it('is no longer answered after its page has gone', () => {
    ask('IAP.payment');
    app.pageOpened('/');
    expect(stateOf(lastCall())).toBe('not answered: the page has closed');
    app.answer(lastCall(), { code: 200, desc: '' });
    expect(said).toEqual([]);
  });
});

describe('an event of the app', () => {
  const EVENT = 'System.onActiveChange';
  const lastEvent = () => {
    const entry = log.all().at(-1);
    if (entry?.kind !== 'event') throw new Error('no event');
    return entry;
  };

  it('reaches the page, and the log shows the page’s reply', () => {
    app.tell(EVENT, { active: true });
    const { id } = lastEvent();
    expect(said).toEqual([{ id, event: EVENT, data: { active: true } }]);
    expect(replyOf(lastEvent())).toBe('no answer yet');
    app.receive(JSON.stringify({ id, code: 404, desc: 'Listener callback not found' }));
    expect(replyOf(lastEvent())).toBe('404 Listener callback not found');
    expect(log.all()).toHaveLength(1);
  });

  it('is logged as not received without a bridge, and as failed when the bridge throws', () => {
    hears = 'deaf';
    app.tell(EVENT, {});
    expect(replyOf(lastEvent())).toMatch(/^not received/);
    hears = 'threw';
    app.tell(EVENT, {});
    expect(replyOf(lastEvent())).toMatch(/failed$/);
  });

  it('ignores a reply with an unknown id', () => {
    app.receive(JSON.stringify({ id: 'unknown', code: 200 }));
    expect(log.all()).toEqual([]);
  });

  it('is wanted from addEventListener until removeEventListener or until the page goes', () => {
    expect(app.wants(EVENT)).toBe(false);
    ask('JSBridge.addEventListener', { event: EVENT });
    expect(app.wants(EVENT)).toBe(true);
    ask('JSBridge.removeEventListener', { event: EVENT }, 'b');
    expect(app.wants(EVENT)).toBe(false);
    ask('JSBridge.addEventListener', { event: EVENT }, 'c');
    app.pageOpened('/bills');
    expect(app.wants(EVENT)).toBe(false);
  });
});

describe('the log', () => {
  it('masks secrets, also in URLs', () => {
    expect(
      readable({ url: 'https://a.example/b?token=secret&c=d', password: 'secret', d: 1 }),
    ).toBe('{"url":"https://a.example/b?token=***&c=d","password":"***","d":1}');
  });

  it('keeps the latest 300 entries', () => {
    for (let count = 0; count < 305; count += 1) app.pageOpened(`/${count}`);
    expect(log.all()).toHaveLength(300);
    expect(log.all()[0]).toMatchObject({ path: '/5' });
  });
});
