import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useReplacement } from './useReplacement';

const devices = (ids: string) => [...ids].map((deviceId) => ({ deviceId }));
const choose = (covered: string, free: string, replaced = '') =>
  renderHook(
    (props: { covered: string; free: string }) =>
      useReplacement({ covered: devices(props.covered), free: devices(props.free), replaced }),
    { initialProps: { covered, free } },
  );
const chosen = ({ result }: ReturnType<typeof choose>) =>
  `${result.current.leaving?.deviceId ?? '-'}${result.current.coming?.deviceId ?? '-'}`;

it.each([
  ['nothing if there are several devices', 'ab', 'cd', '', '--'],
  ['the only ones there are', 'a', 'c', '', 'ac'],
  ['the device that is asked for', 'ab', 'cd', 'b', 'b-'],
  ['no device that the plan does not cover', 'ab', 'cd', 'c', '--'],
])('begins with %s', (_, covered, free, replaced, words) => {
  expect(chosen(choose(covered, free, replaced))).toBe(words);
});

it('drops a device that has left the plan or got another one meanwhile', () => {
  const hook = choose('ab', 'cd');
  act(() => hook.result.current.chooseOld('a'));
  act(() => hook.result.current.chooseNew('d'));
  expect(chosen(hook)).toBe('ad');
  hook.rerender({ covered: 'b', free: 'c' });
  expect(chosen(hook)).toBe('--');
});

it('knows a device that left the plan before the new one came', () => {
  const hook = choose('ab', 'cd');
  act(() => hook.result.current.chooseOld('a'));
  act(() => hook.result.current.chooseNew('d'));
  expect(hook.result.current.uncovered).toBeUndefined();
  hook.rerender({ covered: 'b', free: 'acd' });
  expect(hook.result.current.uncovered).toEqual({ deviceId: 'a' });
  hook.rerender({ covered: 'bd', free: 'ac' });
  expect(hook.result.current.uncovered).toBeUndefined();
});
