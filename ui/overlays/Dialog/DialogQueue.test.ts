import { describe, expect, it, vi } from 'vitest';
import { DialogQueue } from './DialogQueue';

const shownText = (queue: DialogQueue) => queue.getSnapshot()?.options.content ?? null;

/** Whether a promise has settled by now. */
async function settled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  await Promise.resolve();
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

describe('how a dialog ends', () => {
  it('confirm closes it', { tags: ['4.modal.01'] }, async () => {
    const queue = new DialogQueue();
    const result = queue.open({ content: 'a' });
    await queue.confirm();
    expect(queue.getSnapshot()).toBeNull();
    await expect(result).resolves.toEqual({ by: 'confirm' });
  });

  it('cancel closes it, whatever its handler answers', { tags: ['4.modal.02'] }, async () => {
    const queue = new DialogQueue();
    const onCancel = vi.fn(() => false);
    const result = queue.open({ content: 'a', onCancel });
    queue.cancel();
    expect(onCancel).toHaveBeenCalledOnce();
    expect(queue.getSnapshot()).toBeNull();
    await expect(result).resolves.toEqual({ by: 'cancel' });
  });

  it(
    'an action button closes it and is named in the result',
    { tags: ['4.modal.03'] },
    async () => {
      const queue = new DialogQueue();
      const actions = [
        { id: 'later', label: 'Later' },
        { id: 'now', label: 'Now' },
      ];
      const result = queue.open({ content: 'a', actions });
      await queue.act('nothing like it');
      expect(queue.getSnapshot()).not.toBeNull();
      await queue.act('now');
      expect(queue.getSnapshot()).toBeNull();
      await expect(result).resolves.toEqual({ by: 'action', actionId: 'now' });
    },
  );

  it.each([
    ['at once', () => false],
    ['later', () => Promise.resolve(false)],
  ])(
    'a confirm handler that answers false %s keeps it open',
    { tags: ['4.modal.04'] },
    async (_, onConfirm) => {
      const queue = new DialogQueue();
      const result = queue.open({ content: 'a', onConfirm });
      await queue.confirm();
      expect(shownText(queue)).toBe('a');
      expect(queue.getSnapshot()?.busy).toBeNull();
      expect(await settled(result)).toBe(false);
    },
  );

  it.each([
    ['at once', () => false],
    ['later', () => Promise.resolve(false)],
  ])(
    'an action handler that answers false %s keeps it open',
    { tags: ['4.modal.05'] },
    async (_, onSelect) => {
      const queue = new DialogQueue();
      const result = queue.open({ content: 'a', actions: [{ id: 'x', label: 'X', onSelect }] });
      await queue.act('x');
      expect(shownText(queue)).toBe('a');
      expect(await settled(result)).toBe(false);
    },
  );

  it.each([true, undefined])('a handler that answers %s lets it close', async (answer) => {
    const queue = new DialogQueue();
    void queue.open({ content: 'a', onConfirm: () => answer as boolean });
    await queue.confirm();
    expect(queue.getSnapshot()).toBeNull();
  });

  it('a mask press closes it where that is allowed', { tags: ['4.modal.06'] }, async () => {
    const queue = new DialogQueue();
    const result = queue.open({ content: 'a', maskClosable: true });
    queue.pressMask();
    expect(queue.getSnapshot()).toBeNull();
    await expect(result).resolves.toEqual({ by: 'closed' });
  });

  it('a mask press does nothing unless it is allowed', { tags: ['4.modal.07'] }, () => {
    const queue = new DialogQueue();
    void queue.open({ content: 'a' });
    queue.pressMask();
    expect(shownText(queue)).toBe('a');
  });

  it('Escape is cancel; without a cancel button it follows the rule of the mask', async () => {
    const queue = new DialogQueue();
    const first = queue.open({ content: 'a' });
    queue.pressEscape();
    await expect(first).resolves.toEqual({ by: 'cancel' });
    void queue.open({ content: 'b', hideCancel: true });
    queue.pressEscape();
    expect(shownText(queue)).toBe('b');
  });
});

describe('a running handler', () => {
  it('makes the dialog busy, and nothing else closes it meanwhile', async () => {
    const queue = new DialogQueue();
    let finish: (answer: boolean) => void = () => undefined;
    const onConfirm = vi.fn(() => new Promise<boolean>((resolve) => (finish = resolve)));
    void queue.open({ content: 'a', onConfirm, maskClosable: true });
    const pressed = queue.confirm();
    expect(queue.getSnapshot()?.busy).toBe('confirm');
    queue.cancel();
    queue.pressMask();
    await queue.confirm();
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(shownText(queue)).toBe('a');
    finish(true);
    await pressed;
    expect(queue.getSnapshot()).toBeNull();
  });

  it('that fails leaves the dialog open and passes its error on', async () => {
    const queue = new DialogQueue();
    void queue.open({ content: 'a', onConfirm: () => Promise.reject(new Error('offline')) });
    await expect(queue.confirm()).rejects.toThrow('offline');
    expect(queue.getSnapshot()).toMatchObject({ busy: null, options: { content: 'a' } });
  });

  const fails = {
    'at once': () => {
      throw new Error('offline');
    },
    later: () => Promise.reject(new Error('offline')),
  };

  it.each(Object.entries(fails))(
    'that throws %s blocks nothing: the next press is taken, and cancel closes it',
    async (_, fail) => {
      const queue = new DialogQueue();
      const onConfirm = vi
        .fn<() => boolean | Promise<boolean>>(() => true)
        .mockImplementationOnce(fail);
      const first = queue.open({ content: 'a', onConfirm, maskClosable: true });
      void queue.open({ content: 'b' });
      await expect(queue.confirm()).rejects.toThrow('offline');
      expect(queue.getSnapshot()).toMatchObject({ busy: null, options: { content: 'a' } });
      await queue.confirm();
      await expect(first).resolves.toEqual({ by: 'confirm' });
      expect(shownText(queue)).toBe('b');
    },
  );

  it.each(Object.entries(fails))('an action that throws %s blocks nothing', async (_, fail) => {
    const queue = new DialogQueue();
    const result = queue.open({ content: 'a', actions: [{ id: 'x', label: 'X', onSelect: fail }] });
    await expect(queue.act('x')).rejects.toThrow('offline');
    expect(queue.getSnapshot()).toMatchObject({ busy: null, options: { content: 'a' } });
    queue.cancel();
    await expect(result).resolves.toEqual({ by: 'cancel' });
    expect(queue.getSnapshot()).toBeNull();
  });

  it('a cancel handler that throws cannot keep its dialog, nor the next one from coming', async () => {
    const queue = new DialogQueue();
    const result = queue.open({ content: 'a', onCancel: fails['at once'] });
    void queue.open({ content: 'b' });
    expect(() => {
      queue.cancel();
    }).toThrow('offline');
    await expect(result).resolves.toEqual({ by: 'cancel' });
    expect(shownText(queue)).toBe('b');
  });

  it('that ends after closeAll closes nothing else', async () => {
    const queue = new DialogQueue();
    let finish: (answer: boolean) => void = () => undefined;
    const onConfirm = () => new Promise<boolean>((resolve) => (finish = resolve));
    void queue.open({ content: 'a', onConfirm });
    const pressed = queue.confirm();
    queue.closeAll();
    void queue.open({ content: 'b' });
    finish(true);
    await pressed;
    expect(shownText(queue)).toBe('b');
  });
});

describe('the queue', () => {
  it('shows one at a time; further ones wait', { tags: ['2.modal.06'] }, async () => {
    const queue = new DialogQueue();
    void queue.open({ content: 'a' });
    const second = queue.open({ content: 'b' });
    expect(shownText(queue)).toBe('a');
    expect(await settled(second)).toBe(false);
  });

  it(
    'shows the next when one closes, in the order they came',
    { tags: ['4.modal.08'] },
    async () => {
      const queue = new DialogQueue();
      for (const content of ['a', 'b', 'c']) void queue.open({ content });
      await queue.confirm();
      expect(shownText(queue)).toBe('b');
      queue.cancel();
      expect(shownText(queue)).toBe('c');
    },
  );

  it(
    'closeAll closes the shown one and empties the queue, without handlers',
    { tags: ['2.modal.07'] },
    async () => {
      const queue = new DialogQueue();
      const handler = vi.fn();
      const results = ['a', 'b', 'c'].map((content) =>
        queue.open({ content, onConfirm: handler, onCancel: handler }),
      );
      queue.closeAll();
      expect(queue.getSnapshot()).toBeNull();
      expect(await Promise.all(results)).toEqual([
        { by: 'closed' },
        { by: 'closed' },
        { by: 'closed' },
      ]);
      expect(handler).not.toHaveBeenCalled();
    },
  );

  it('tells its listeners of every change, and keeps the snapshot between changes', () => {
    const queue = new DialogQueue();
    const listener = vi.fn();
    const stop = queue.subscribe(listener);
    void queue.open({ content: 'a' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(queue.getSnapshot()).toBe(queue.getSnapshot());
    stop();
    queue.closeAll();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('a handler may open the next dialog, which comes when its own has closed', async () => {
    const queue = new DialogQueue();
    void queue.open({ content: 'a', onConfirm: () => void queue.open({ content: 'b' }) });
    await queue.confirm();
    expect(shownText(queue)).toBe('b');
  });

  /** Opens and closes so many dialogs, and tells in which order they showed, and how long it took. */
  async function passThrough(count: number) {
    const queue = new DialogQueue();
    const changes = vi.fn();
    queue.subscribe(changes);
    const started = performance.now();
    const results = Array.from({ length: count }, (_, i) => queue.open({ content: String(i) }));
    const order: unknown[] = [];
    while (queue.getSnapshot()) {
      order.push(shownText(queue));
      await queue.confirm();
    }
    const tookMs = performance.now() - started;
    return { order, changes: changes.mock.calls.length, tookMs, ends: await Promise.all(results) };
  }

  it('1,000 dialogs all show and close, in the order they came, without a blow-up', async () => {
    const { order, changes, ends, tookMs } = await passThrough(1000);
    expect(order).toEqual(Array.from({ length: 1000 }, (_, i) => String(i)));
    expect(ends).toEqual(Array.from({ length: 1000 }, () => ({ by: 'confirm' })));
    // One change for each that came and one for each that went: hosts draw no more than that.
    expect(changes).toBe(2000);
    // Some 20 ms here; a hundred times that is a blow-up and not a slow machine.
    expect(tookMs).toBeLessThan(2000);
  });
});
