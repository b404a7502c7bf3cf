import { render, screen } from '@testing-library/react';
import { AppTheme } from '@homeview/ui/theme';
import { afterEach, expect, it, vi } from 'vitest';
import { CurrentSandboxNotice } from './CurrentSandboxNotice';

afterEach(() => vi.unstubAllGlobals());

const showWith = (here: object) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(here)));
  render(<CurrentSandboxNotice />, { wrapper: AppTheme });
};

it('warns that only one case is open at a time when sandboxes have no host names', async () => {
  showWith({ sandbox: 'default', hasOwnNames: false, owner: 'ada' });
  expect(await screen.findByText('One case at a time in this browser')).toBeVisible();
});

it('shows nothing when every sandbox has its own host name', async () => {
  showWith({ sandbox: 'default', hasOwnNames: true, owner: 'ada' });
  await vi.waitFor(() => expect(screen.queryByText(/One case at a time/)).toBeNull());
});
