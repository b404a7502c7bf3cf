import { useRouter } from '@tanstack/react-router';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../tests/support/renderInPortal';
import { useAction } from './useAction';

const failure = new Error('The storage is full');
type Action = Parameters<Parameters<typeof useAction>[0]>[0];

/** A promise that the test resolves. */
function pending() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: () => resolve() };
}

/** A press whose work is a function, to be called with each one. */
const rendered = () =>
  renderInPortal(() =>
    useAction((action, work: (action: Action) => Promise<unknown>) => work(action)),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

describe('one run at a time', () => {
  it('counts two presses in one tick as one', async () => {
    const { result } = rendered();
    const work = vi.fn(() => Promise.resolve('sent'));
    await act(async () => {
      const first = result.current.run(work);
      await expect(result.current.run(work)).resolves.toBeUndefined();
      await expect(first).resolves.toBe('sent');
    });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is busy until the work settles', async () => {
    const { result } = rendered();
    const call = pending();
    act(() => void result.current.run(() => call.promise));
    expect(result.current.busy).toBe(true);
    await act(async () => call.resolve());
    expect(result.current.busy).toBe(false);
  });

  it('shows no loading state while a dialog asks, but takes no second press', async () => {
    const { result } = rendered();
    const answer = pending();
    const call = pending();
    act(() => {
      void result.current.run(async ({ idleUntil }) => {
        await idleUntil(answer.promise);
        await call.promise;
      });
    });
    expect(result.current.busy).toBe(false);
    const second = vi.fn(() => Promise.resolve());
    await act(() => result.current.run(second));
    expect(second).not.toHaveBeenCalled();
    await act(async () => answer.resolve());
    expect(result.current.busy).toBe(true);
    await act(async () => call.resolve());
    expect(result.current.busy).toBe(false);
  });
});

describe('free whatever happens', () => {
  const pressAgain = async ({ result }: ReturnType<typeof rendered>) => {
    expect(result.current.busy).toBe(false);
    await act(() => expect(result.current.run(() => Promise.resolve(2))).resolves.toBe(2));
  };

  it('after a rejected call', { tags: ['4.order.07'] }, async () => {
    const page = rendered();
    const { run } = page.result.current;
    await act(() => expect(run(() => Promise.reject(failure))).rejects.toBe(failure));
    await pressAgain(page);
  });

  it('after an error that is thrown before the first call', async () => {
    const page = rendered();
    const broken = () => {
      throw failure;
    };
    await act(() => expect(page.result.current.run(broken)).rejects.toBe(failure));
    await pressAgain(page);
  });

  it('after a dialog that broke', async () => {
    const page = rendered();
    const { run } = page.result.current;
    const ask = ({ idleUntil }: Action) => idleUntil(Promise.reject(failure));
    await act(() => expect(run(ask)).rejects.toBe(failure));
    await pressAgain(page);
  });

  it('after a navigation that was rejected', async () => {
    const { result } = renderInPortal(() => {
      const router = useRouter();
      return { router, ...useAction(() => router.navigate({ to: '/' })) };
    });
    const navigate = vi.spyOn(result.current.router, 'navigate');
    navigate.mockRejectedValueOnce(new Error('A chunk is missing')).mockResolvedValue();
    await act(() => expect(result.current.run()).rejects.toThrow('A chunk is missing'));
    expect(result.current.busy).toBe(false);
    await act(() => result.current.run());
    expect(navigate).toHaveBeenCalledTimes(2);
  });
});

describe('the page was left', () => {
  it.each([
    ['by a new URL', () => history.replaceState(null, '', '/bills')],
    ['by an unmount', (unmount: () => void) => unmount()],
  ])('%s', async (_, leave) => {
    const { result, unmount } = rendered();
    const left: boolean[] = [];
    await act(() =>
      result.current.run(({ hasLeft }) => {
        left.push(hasLeft());
        leave(unmount);
        return Promise.resolve(left.push(hasLeft()));
      }),
    );
    expect(left).toEqual([false, true]);
  });
});

describe('on the way to a provider', () => {
  const leave = async () => {
    const page = rendered();
    const assign = vi.fn<Location['assign']>(() => expect(page.result.current.leaving).toBe(true));
    vi.stubGlobal('location', { ...window.location, assign });
    await act(() =>
      page.result.current.run(({ leaveTo }) => Promise.resolve(leaveTo('https://pay.example/1'))),
    );
    expect(assign).toHaveBeenCalledWith('https://pay.example/1');
    return page.result;
  };

  it('stays busy while the browser leaves', async () => {
    const result = await leave();
    expect(result.current).toMatchObject({ busy: true, leaving: true });
    const second = vi.fn(() => Promise.resolve());
    await act(() => result.current.run(second));
    expect(second).not.toHaveBeenCalled();
  });

  it(
    'is free once the back/forward cache restores the page',
    { tags: ['4.order.09'] },
    async () => {
      const result = await leave();
      fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
      expect(result.current.busy).toBe(true);
      fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
      expect(result.current).toMatchObject({ busy: false, leaving: false });
      await act(() => expect(result.current.run(() => Promise.resolve(2))).resolves.toBe(2));
    },
  );

  it('is free if the provider cannot be opened', async () => {
    const { result } = rendered();
    const open = ({ leaveTo }: Action) => Promise.resolve(leaveTo('https://'));
    await act(() => expect(result.current.run(open)).rejects.toThrow());
    expect(result.current.busy).toBe(false);
  });
});

it('leaves the state of a later press alone after `free`', async () => {
  const { result } = rendered();
  const first = pending();
  const second = pending();
  const latest: boolean[] = [];
  act(() => {
    void result.current.run(async ({ isLatest, idleUntil }) => {
      latest.push(isLatest());
      await first.promise;
      latest.push(isLatest());
      await idleUntil(second.promise);
    });
  });
  act(() => result.current.free());
  act(() => void result.current.run(() => second.promise));
  await act(async () => first.resolve());
  expect(latest).toEqual([true, false]);
  expect(result.current.busy).toBe(true);
  await act(async () => second.resolve());
  expect(result.current.busy).toBe(false);
});
