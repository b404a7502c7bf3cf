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
    'has "Agree and continue" beside Ok, which ticks the box and goes on to the next page',
    { tags: ['5.rule.53'] },
    async () => {
      const { goesOn, shown, terms } = await press(false, () => dialogs.act('agree'));
      expect(shown).toMatchObject({
        hideCancel: true,
        actions: [{ label: 'Agree and continue' }],
      });
      expect(shown).not.toHaveProperty('confirmLabel');
      expect([goesOn, terms.agreed]).toEqual([true, true]);
    },
  );

  it('ticks the box but does not order on a page that orders', async () => {
    const { goesOn, shown, terms } = await press(true, () => dialogs.act('agree'));
    expect(shown).toMatchObject({ actions: [{ label: 'Agree' }] });
    expect([goesOn, terms.agreed]).toEqual([false, true]);
    expect(await terms.requireAgreement()).toBe(true);
  });

  it('neither ticks nor goes on with Ok', async () => {
    const { goesOn, terms } = await press(false, () => dialogs.confirm());
    expect([goesOn, terms.agreed]).toEqual([false, false]);
  });
});
