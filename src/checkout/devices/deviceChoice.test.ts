import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../../tests/support/english';
import {
  clearFeedback,
  renderInPortal,
  shownDialog,
  toastMessages,
} from '../../../tests/support/renderInPortal';
import { dialogs } from '../../shell/feedback';
import { useDeviceChoice } from './deviceChoice';
import { showDeviceLimit } from './showDeviceLimit';

beforeEach(() => sessionStorage.clear());
afterEach(clearFeedback);

/** Selects all `ids` one after the other. */
function pick(limit: number, ids: readonly string[]) {
  const onOverLimit = vi.fn<(id: string, takeInstead?: () => void) => void>();
  const options = { purpose: 'test', available: ['1', '2', '3'], limit, onOverLimit };
  const { result } = renderInPortal(() => useDeviceChoice(options));
  for (const id of ids) act(() => result.current.toggle(id));
  return { result, onOverLimit };
}

it('takes the only device back at a limit of one', () => {
  expect(pick(1, ['1', '1']).result.current.chosen).toEqual([]);
});

describe('a further device in a full list', () => {
  it.each([
    [1, ['1', '2'], ['1'], '2'],
    [2, ['1', '2', '3'], ['1', '2'], '3'],
  ])(
    'is not chosen and moves nothing at a limit of %i',
    { tags: ['5.rule.37', '10.ruling.19'] },
    (limit, ids, chosen, refused) => {
      const { result, onOverLimit } = pick(limit, ids);
      expect(result.current.chosen).toEqual(chosen);
      expect(onOverLimit.mock.calls.map(([id]) => id)).toEqual([refused]);
    },
  );

  it('can be used instead where the limit is one', { tags: ['10.ruling.19'] }, () => {
    const { result, onOverLimit } = pick(1, ['1', '2']);
    act(() => onOverLimit.mock.calls[0]?.[1]?.());
    expect(result.current.chosen).toEqual(['2']);
  });

  it('has no device to take the place of from a limit of two on', () => {
    expect(pick(2, ['1', '2', '3']).onOverLimit.mock.calls[0]?.[1]).toBeUndefined();
  });
});

describe("the limit's text", () => {
  const message = english('service_max', { max: 1 });

  it('is a toast without an action', { tags: ['10.ruling.19'] }, () => {
    void showDeviceLimit(message, english);
    expect(toastMessages()).toEqual([message]);
    expect(shownDialog()).toBeUndefined();
  });

  it('offers the device instead, which moves only then', { tags: ['10.ruling.19'] }, async () => {
    const takeInstead = vi.fn();
    const ask = () => showDeviceLimit(message, english, takeInstead);
    const refused = ask();
    expect(shownDialog()).toMatchObject({
      content: message,
      hideCancel: true,
      actions: [{ label: 'Use this device instead' }],
    });
    await dialogs.confirm();
    await refused;
    expect(takeInstead).not.toHaveBeenCalled();
    const taken = ask();
    await dialogs.act('instead');
    await taken;
    expect(takeInstead).toHaveBeenCalledOnce();
  });
});
