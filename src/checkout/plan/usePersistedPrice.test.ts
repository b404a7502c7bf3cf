import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePersistedPrice } from './usePersistedPrice';

it('stores the price per plan in this tab', () => {
  const first = renderHook(() => usePersistedPrice('70001'));
  expect(first.result.current[0]).toBeUndefined();
  act(() => first.result.current[1]('50012'));
  expect(first.result.current[0]).toBe('50012');
  first.unmount();
  expect(renderHook(() => usePersistedPrice('70001')).result.current[0]).toBe('50012');
  expect(renderHook(() => usePersistedPrice('7000')).result.current[0]).toBeUndefined();
  expect(renderHook(() => usePersistedPrice('70009')).result.current[0]).toBeUndefined();
});
