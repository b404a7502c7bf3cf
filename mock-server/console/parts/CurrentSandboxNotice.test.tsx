import { render, screen } from '@testing-library/react';
import { AppTheme } from '@homeview/ui/theme';
import { afterEach, expect, it, vi } from 'vitest';
import { CurrentSandboxNotice } from './CurrentSandboxNotice';

afterEach(() => vi.unstubAllGlobals());

const showWith = (here: object) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(here)));
  render(<CurrentSandboxNotice />, { wrapper: AppTheme });
};

it('says that one case is open at a time where sandboxes have no names', async () => {
  showWith({ sandbox: 'default', hasOwnNames: false, owner: 'ada' });
  expect(await screen.findByText('One case at a time in this browser')).toBeVisible();
});

it('says nothing where each has one', async () => {
  showWith({ sandbox: 'default', hasOwnNames: true, owner: 'ada' });
  await vi.waitFor(() => expect(screen.queryByText(/One case at a time/)).toBeNull());
});
