import { screen } from '@testing-library/react';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  button,
  ok,
  renderPortal,
  resetPortal,
  storeSession,
  stubService,
} from '../../../tests/support/renderPortal';

beforeEach(() => {
  resetPortal();
  storeSession();
});

const answered = (address: unknown) =>
  stubService({ houseList: () => ok([houseExample()]), getUserBillInfo: () => ok(address) });

describe('the billing address', { timeout: 30_000 }, () => {
  it.each([[{}], [[]], [{ id: '', countryCode: 'USA', postal: '' }]])(
    'that is neither null nor complete (%j) shows that the page could not be loaded, and no form',
    async (address) => {
      answered(address);
      await renderPortal('/billAddress');
      expect(await screen.findByText('This page couldn’t be loaded')).toBeTruthy();
      expect(button('Try again')).toBeTruthy();
      expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
    },
  );

  it('that is null shows the empty form', async () => {
    answered(null);
    await renderPortal('/billAddress');
    expect(await screen.findByRole('textbox', { name: /ZIP|Postal/i, hidden: true })).toBeTruthy();
  });
});
