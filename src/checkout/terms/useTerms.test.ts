import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearFeedback, renderInPortal, shownDialog } from '../../../tests/support/renderInPortal';
import { dialogs } from '../../shell/feedback';
import { useTerms } from './useTerms';

beforeEach(() => sessionStorage.clear());
afterEach(clearFeedback);

/** Presses the grey button, and answers the dialog with the plan terms. */
async function press(orders: boolean, answer: () => Promise<void>) {
  const { result } = renderInPortal(() => useTerms('50011', { orders }));
  const going = result.current.requireAgreement();
  const shown = shownDialog();
  let goesOn = false;
  await act(async () => {
    await answer();
    goesOn = await going;
  });
  return { goesOn, shown, terms: result.current };
}

describe('the alert with the plan terms', () => {
  it(
    'has "Agree and continue" as the main button beside Ok, which ticks the box and goes on to the next page',
    { tags: ['5.rule.53'] },
    async () => {
      const { goesOn, shown, terms } = await press(false, () => dialogs.confirm());
      expect(shown).toMatchObject({
        hideCancel: true,
        actions: [{ label: 'Ok' }],
        confirmLabel: 'Agree and continue',
      });
      expect([goesOn, terms.agreed]).toEqual([true, true]);
    },
  );

  it('ticks the box but does not order on a page that orders', async () => {
    const { goesOn, shown, terms } = await press(true, () => dialogs.confirm());
    expect(shown).toMatchObject({ confirmLabel: 'Agree' });
    expect([goesOn, terms.agreed]).toEqual([false, true]);
    expect(await terms.requireAgreement()).toBe(true);
  });

  it.each([false, true])('neither ticks nor goes on with Ok: %s', async (orders) => {
    const { goesOn, terms } = await press(orders, () => dialogs.act('ok'));
    expect([goesOn, terms.agreed]).toEqual([false, false]);
  });
});

describe('terms agreed to in this tab', () => {
  const agreedTo = (goodsPriceId: string, orders = false) =>
    renderInPortal(() => useTerms(goodsPriceId, { orders })).result.current.agreed;

  it('stay agreed on a page that orders the same price, and nowhere else', async () => {
    expect(agreedTo('50011', true)).toBe(false);
    await press(false, () => dialogs.confirm());
    expect(agreedTo('50011', true)).toBe(true);
    expect(agreedTo('50012', true)).toBe(false);
    // The plan page asks on each visit.
    expect(agreedTo('50011')).toBe(false);
  });
});
