import { describe, expect, it, vi } from 'vitest';
import { DialogQueue } from './DialogQueue';

const shownText = (queue: DialogQueue) => queue.getSnapshot()?.options.content ?? null;

/** Whether a promise is settled already. */
async function settled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  await Promise.resolve();
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

describe('closing a dialog', () => {
  it('happens on confirm', { tags: ['4.modal.01'] }, async () => {
    const queue = new DialogQueue();
    const result = queue.open({ content: 'a' });
    await queue.confirm();
    expect(queue.getSnapshot()).toBeNull();
    await expect(result).resolves.toEqual({ by: 'confirm' });
  });

  it('happens on cancel, even if its handler returns false', { tags: ['4.modal.02'] }, async () => {
    const queue = new DialogQueue();
    const onCancel = vi.fn(() => false);
    const result = queue.open({ content: 'a', onCancel });
    queue.cancel();
    expect(onCancel).toHaveBeenCalledOnce();
    expect(queue.getSnapshot()).toBeNull();
    await expect(result).resolves.toEqual({ by: 'cancel' });
  });

  it(
    'happens on an action button, whose id is in the result',
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
    'does not happen if a confirm handler returns false (%s)',
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
    'does not happen if an action handler returns false (%s)',
    { tags: ['4.modal.05'] },
    async (_, onSelect) => {
      const queue = new DialogQueue();
      const result = queue.open({ content: 'a', actions: [{ id: 'x', label: 'X', onSelect }] });
      await queue.act('x');
      expect(shownText(queue)).toBe('a');
      expect(await settled(result)).toBe(false);
    },
  );

  it.each([true, undefined])('happens if a confirm handler returns %s', async (answer) => {
    const queue = new DialogQueue();
    void queue.open({ content: 'a', onConfirm: () => answer as boolean });
    await queue.confirm();
    expect(queue.getSnapshot()).toBeNull();
  });

  it('happens on a backdrop click with maskClosable', { tags: ['4.modal.06'] }, async () => {
    const queue = new DialogQueue();
    const result = queue.open({ content: 'a', maskClosable: true });
    queue.pressMask();
    expect(queue.getSnapshot()).toBeNull();
    await expect(result).resolves.toEqual({ by: 'closed' });
  });

  it('does not happen on a backdrop click by default', { tags: ['4.modal.07'] }, () => {
    const queue = new DialogQueue();
    void queue.open({ content: 'a' });
    queue.pressMask();
    expect(shownText(queue)).toBe('a');
  });

  it('happens on Escape by cancel, or by the rule for the backdrop without a cancel button', async () => {
    const queue = new DialogQueue();
    const first = queue.open({ content: 'a' });
    queue.pressEscape();
    await expect(first).resolves.toEqual({ by: 'cancel' });
    void queue.open({ content: 'b', hideCancel: true });
    queue.pressEscape();
    expect(shownText(queue)).toBe('b');
  });
});

describe('a dialog handler', () => {
  it('makes the dialog busy while it runs, and nothing else closes the dialog', async () => {
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

  it('keeps the dialog open if it rejects, and the caller gets the error', async () => {
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
    'can be called again after it threw (%s), and the next dialog follows',
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

  it.each(Object.entries(fails))(
    'of an action does not block cancel after it threw (%s)',
    async (_, fail) => {
      const queue = new DialogQueue();
      const result = queue.open({
        content: 'a',
        actions: [{ id: 'x', label: 'X', onSelect: fail }],
      });
      await expect(queue.act('x')).rejects.toThrow('offline');
      expect(queue.getSnapshot()).toMatchObject({ busy: null, options: { content: 'a' } });
      queue.cancel();
      await expect(result).resolves.toEqual({ by: 'cancel' });
      expect(queue.getSnapshot()).toBeNull();
    },
  );

  it('of cancel cannot keep the dialog open or block the next one by throwing', async () => {
    const queue = new DialogQueue();
    const result = queue.open({ content: 'a', onCancel: fails['at once'] });
    void queue.open({ content: 'b' });
    expect(() => {
      queue.cancel();
    }).toThrow('offline');
    await expect(result).resolves.toEqual({ by: 'cancel' });
    expect(shownText(queue)).toBe('b');
  });

  it('does not close the next dialog if it ends after closeAll', async () => {
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

describe('DialogQueue', () => {
  it('shows one dialog at a time while the others wait', { tags: ['2.modal.06'] }, async () => {
    const queue = new DialogQueue();
    void queue.open({ content: 'a' });
    const second = queue.open({ content: 'b' });
    expect(shownText(queue)).toBe('a');
    expect(await settled(second)).toBe(false);
  });

  it(
    'shows the next dialog when one closes, in the order of opening',
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
    'closes the shown dialog and clears the queue on closeAll, without calling handlers',
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

  it('notifies its listeners of every change and keeps the snapshot in between', () => {
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

  it('shows a dialog that a handler opens after the current one has closed', async () => {
    const queue = new DialogQueue();
    void queue.open({ content: 'a', onConfirm: () => void queue.open({ content: 'b' }) });
    await queue.confirm();
    expect(shownText(queue)).toBe('b');
  });

  /** Opens and closes dialogs; returns the order in which they were shown and the time it took. */
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

  it('shows and closes 1,000 dialogs in order, within 2 s and with two changes each', async () => {
    const { order, changes, ends, tookMs } = await passThrough(1000);
    expect(order).toEqual(Array.from({ length: 1000 }, (_, i) => String(i)));
    expect(ends).toEqual(Array.from({ length: 1000 }, () => ({ by: 'confirm' })));
    // Two changes per dialog: opening and closing. Hosts render no more often than that.
    expect(changes).toBe(2000);
    // It takes about 20 ms here. A hundred times that is not explained by a slow machine.
    expect(tookMs).toBeLessThan(2000);
  });
});
