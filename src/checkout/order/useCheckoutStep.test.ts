import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../tests/support/renderInPortal';
import { useCheckoutStep } from './useCheckoutStep';

const failure = new Error('The storage is full');

it('frees the pay button whatever happens in a press', { tags: ['4.order.07'] }, async () => {
  const { result } = renderInPortal(useCheckoutStep);
  await act(() => expect(result.current.run(() => Promise.reject(failure))).rejects.toBe(failure));
  expect(result.current.step).toBe('idle');
  const work = vi.fn(() => Promise.resolve('ordered'));
  await act(() => expect(result.current.run(work)).resolves.toBe('ordered'));
  expect(result.current.step).toBe('idle');
});

it('ignores a press while another one is in progress', async () => {
  const { result } = renderInPortal(useCheckoutStep);
  const second = vi.fn(() => Promise.resolve());
  await act(async () => {
    const first = result.current.run(() => Promise.resolve());
    await result.current.run(second);
    await first;
  });
  expect(second).not.toHaveBeenCalled();
});

it('stays busy while the browser leaves for the provider', async () => {
  vi.stubGlobal('location', { ...window.location, assign: vi.fn() });
  const { result } = renderInPortal(useCheckoutStep);
  await act(() =>
    result.current.run(() => {
      result.current.leaveTo('https://pay.example/1');
      return Promise.resolve();
    }),
  );
  expect(result.current.step).toBe('leaving');
});

it('frees the pay button if the provider cannot be opened', async () => {
  const { result } = renderInPortal(useCheckoutStep);
  const open = () => {
    result.current.leaveTo('https://');
    return Promise.resolve();
  };
  await act(() => expect(result.current.run(open)).rejects.toThrow());
  expect(result.current.step).toBe('idle');
});
