import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  refused,
  renderPortal,
  resetPortal,
  storeSession,
  stubService,
} from '../../tests/support/renderPortal';
import { stored } from '../platform/storage/storedItems';

beforeEach(() => {
  resetPortal();
  storeSession();
  stored.houseId.set('30001');
});

it.each([21025, 21027, 70032])(
  'code %i ends the session, clears tokens and house, and opens sign-in with a notice and redirectUrl',
  { tags: ['8.error.01', '8.error.02', '8.error.03', '8.error.04', '8.error.05', '8.error.08'] },
  async (code) => {
    stubService({ getPackageSubscribeInfo: () => refused(code) });
    const router = await renderPortal('/subscription/70001?unit=year');
    expect(await screen.findByText('Your session has expired')).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.search).toEqual({ redirectUrl: '/subscription/70001?unit=year' });
    expect([stored.token.get(), stored.refreshToken.get(), stored.houseId.get()]).toEqual([
      null,
      null,
      null,
    ]);
  },
);

it('any other code keeps the session', async () => {
  stubService({ getPackageSubscribeInfo: () => refused(21024) });
  const router = await renderPortal('/subscription/70001?unit=year');
  expect(await screen.findAllByText('Try again')).not.toHaveLength(0);
  expect(router.state.location.pathname).toBe('/subscription/70001');
  expect([stored.token.get(), stored.houseId.get()]).toEqual(['access-1001', '30001']);
});
