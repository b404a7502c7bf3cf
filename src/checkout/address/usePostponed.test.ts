import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePostponed } from './usePostponed';

function setUp() {
  const deed = vi.fn<(argument: string) => Promise<void>>(() => Promise.resolve());
  const hook = renderHook(({ blocked }) => usePostponed(blocked, deed), {
    initialProps: { blocked: true },
  });
  const postpone = () => act(() => hook.result.current.postpone('this'));
  const free = () => act(async () => hook.rerender({ blocked: false }));
  return { deed, hook, postpone, free };
}

it('waits while it is blocked, then is done once', async () => {
  const { deed, hook, postpone, free } = setUp();
  postpone();
  expect(hook.result.current.isPostponed).toBe(true);
  expect(deed).not.toHaveBeenCalled();
  await free();
  expect(deed.mock.calls).toEqual([['this']]);
  expect(hook.result.current.isPostponed).toBe(false);
  hook.rerender({ blocked: true });
  await free();
  expect(deed).toHaveBeenCalledOnce();
});

it('is not done once it was cancelled, or its component is gone', async () => {
  const one = setUp();
  one.postpone();
  act(() => one.hook.result.current.cancel());
  await one.free();
  const other = setUp();
  other.postpone();
  other.hook.unmount();
  expect(one.deed).not.toHaveBeenCalled();
  expect(other.deed).not.toHaveBeenCalled();
});

it('is done at once where nothing blocks it any more', async () => {
  const { deed, hook, free } = setUp();
  await free();
  await act(async () => hook.result.current.postpone('that'));
  expect(deed.mock.calls).toEqual([['that']]);
});
