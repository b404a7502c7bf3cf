import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordCalls } from '../../../tests/support/recordCalls';
import type { Envelope } from '../../../tests/support/recordCalls';
import { renderInPortal } from '../../../tests/support/renderInPortal';
import { useCodeCheck } from './useCodeCheck';

const CHECK = '/api/ipc/giftCard/check/GIFT000001';

beforeEach(() => localStorage.clear());

/** Types a code and presses Redeem. */
async function redeem(typed: string, answer: Envelope = {}) {
  const sent = recordCalls({ [CHECK]: answer });
  const { result, path } = renderInPortal(useCodeCheck);
  act(() => result.current.type(typed));
  await act(() => result.current.redeem());
  return { sent, path, said: result.current };
}

describe('the code of a gift card', () => {
  it('is sent in capital letters and leads to its packages', async () => {
    const { sent, path } = await redeem(' gift000001', { data: {} });
    expect(sent.map((call) => call.path)).toEqual([CHECK]);
    expect(path()).toBe('/giftCard/GIFT000001/packages');
  });

  it('of other characters says that it was not accepted', async () => {
    const { sent, said } = await redeem('GIFT-00001');
    expect(said.error).toBe('This gift card code was not accepted. Please check it.');
    expect(sent).toEqual([]);
  });

  it('that is too short asks for all of it', async () => {
    const { sent, said } = await redeem('GIFT');
    expect(said.error).toBe('Please enter all 10 characters of the code');
    expect(sent).toEqual([]);
  });

  it.each([
    [{ code: 400, desc: 'This card was used before.' }, 'This card was used before.'],
    [{ code: 400 }, 'This gift card code was not accepted. Please check it.'],
  ])('refused with %j says "%s"', async (answer, words) => {
    const { said } = await redeem('GIFT000001', answer);
    expect(said).toMatchObject({ error: words, notChecked: null });
  });

  it.each([
    [12004, 'Network error, please try again later.'],
    [500, 'The code could not be checked'],
  ])('that could not be checked (code %i) is not called wrong', async (code, reason) => {
    const { said } = await redeem('GIFT000001', { code });
    expect(said).toMatchObject({ error: undefined, notChecked: { reason } });
  });
});
