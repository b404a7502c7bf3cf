import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { GIFT_CODE_LENGTH } from '@homeview/contracts/vocabulary/limits';
import { english as words } from '../../../../tests/support/english';
import { recordCalls } from '../../../../tests/support/recordCalls';
import type { Envelope } from '../../../../tests/support/recordCalls';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { useCodeCheck } from './useCodeCheck';

const CHECK = `/api/ipc/giftCard/check/${GIFT_CODE}`;

beforeEach(() => localStorage.clear());

function openForm(answer: Envelope = {}, isOwner = true) {
  const sent = recordCalls({ [CHECK]: answer });
  const { result, path } = renderInPortal(() => useCodeCheck(() => Promise.resolve(isOwner)));
  const form = () => result.current;
  const type = (value: string) =>
    act(() => form().field.onChange({ type: 'input', target: { name: 'code', value } }));
  const press = () => act(() => form().redeem());
  return { sent, path, form, type, press };
}

/** Types a code and presses Redeem. */
async function redeem(typed: string, answer?: Envelope, isOwner?: boolean) {
  const opened = openForm(answer, isOwner);
  await opened.type(typed);
  await opened.press();
  return { ...opened, said: opened.form() };
}

describe('the gift card code form', () => {
  it('sends the code in capital letters and opens its packages', async () => {
    const { sent, path } = await redeem(' gift000001', { data: {} });
    expect(sent.map((call) => call.path)).toEqual([CHECK]);
    expect(path()).toBe(`/giftCard/${GIFT_CODE}/packages`);
  });

  it('does not check a code for a customer who owns no house', async () => {
    const { sent } = await redeem(GIFT_CODE, { data: {} }, false);
    expect(sent).toEqual([]);
  });

  it('rejects a code with other characters without a call', async () => {
    const { sent, said } = await redeem('GIFT-00001');
    expect(said.error).toBe('This gift card code isn’t valid. Check it.');
    expect(sent).toEqual([]);
  });

  it('asks for all characters of a code that is too short', async () => {
    const { sent, said } = await redeem('GIFT');
    expect(said.error).toBe('Enter all 10 characters of the code');
    expect(sent).toEqual([]);
  });

  it.each([
    [{ code: 400, desc: 'This card was used before.' }, 'This card was used before.'],
    [{ code: 400 }, 'This gift card code isn’t valid. Check it.'],
  ])('shows after the response %j the message "%s"', async (answer, words) => {
    const { said } = await redeem(GIFT_CODE, answer);
    expect(said).toMatchObject({ error: words, notChecked: null });
  });

  it.each([
    [12004, 'Network error, please try again later.'],
    [500, 'Couldn’t check the code'],
  ])('does not report an invalid code if the check failed with code %i', async (code, reason) => {
    const { said } = await redeem(GIFT_CODE, { code });
    expect(said).toMatchObject({ error: undefined, notChecked: { reason } });
  });

  it(
    'enables Redeem at exactly 10 characters and shows no incomplete-code error before Redeem',
    { tags: ['5.rule.13', '5.rule.15'] },
    async () => {
      const { form, type, press } = openForm();
      expect(form()).toMatchObject({ ready: false, error: undefined });
      for (const [value, ready, error] of [
        ['GIFT00000', false, undefined],
        ['GIFT-0000', false, words('gift_card_error')],
        ['GIFT', false, undefined],
        ['ＧＩＦＴ－０００－００１', true, undefined],
      ] as const) {
        await type(value);
        expect(form(), value).toMatchObject({ ready, error });
      }
      for (const begun of ['', 'GIFT']) {
        await type(begun);
        await press();
        expect(form().error, begun).toBe(
          words('giftCard.codeMissing', { length: GIFT_CODE_LENGTH }),
        );
      }
      await type('GIFT0');
      expect(form().error).toBeUndefined();
    },
  );

  it('does not send a rejected code again until it changes', async () => {
    const { sent, form, type, press } = await redeem(GIFT_CODE, { code: 400, desc: 'Used.' });
    expect(form()).toMatchObject({ ready: false, error: 'Used.' });
    await press();
    expect(sent).toHaveLength(1);
    await type('GIFT00000');
    expect(form().error).toBeUndefined();
    await type(GIFT_CODE);
    expect(form().ready).toBe(true);
    await press();
    expect(sent).toHaveLength(2);
  });

  it('keeps Redeem enabled after a failed check, and typing clears the notice', async () => {
    const { form, type } = await redeem(GIFT_CODE, { code: 500 });
    expect(form().ready).toBe(true);
    await type('GIFT00000');
    expect(form().notChecked).toBeNull();
  });
});
