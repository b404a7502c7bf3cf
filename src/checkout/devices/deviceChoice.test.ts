import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearFeedback, renderInPortal } from '../../../tests/support/renderInPortal';
import { useDeviceChoice } from './deviceChoice';

beforeEach(() => sessionStorage.clear());
afterEach(clearFeedback);

/** Selects all `ids` one after the other. */
function pick(limit: number, ids: readonly string[], replaces?: boolean) {
  const onOverLimit = vi.fn();
  const options = { purpose: 'test', available: ['1', '2', '3'], limit, onOverLimit, replaces };
  const { result } = renderInPortal(() => useDeviceChoice(options));
  for (const id of ids) act(() => result.current.toggle(id));
  return { chosen: result.current.chosen, refused: onOverLimit.mock.calls.flat() };
}

it('swaps the device at a limit of one', () => {
  expect(pick(1, ['1', '2'])).toEqual({ chosen: ['2'], refused: [] });
});

it('takes the only device back at a limit of one', () => {
  expect(pick(1, ['1', '1'])).toEqual({ chosen: [], refused: [] });
});

it('refuses one device more from a limit of two on', { tags: ['5.rule.37'] }, () => {
  expect(pick(2, ['1', '2', '3'])).toEqual({ chosen: ['1', '2'], refused: ['3'] });
});

it('refuses a second device where the limit of one has its own message', () => {
  expect(pick(1, ['1', '2'], false)).toEqual({ chosen: ['1'], refused: ['2'] });
});
