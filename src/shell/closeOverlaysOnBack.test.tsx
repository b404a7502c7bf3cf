import { PageMenu } from '@homeview/ui/AppHeader';
import { createBrowserHistory } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeOverlaysOnBack } from './closeOverlaysOnBack';
import { dialogs } from './feedback';

const history = createBrowserHistory();
closeOverlaysOnBack(history);

/** The path after the back of a device or a browser, and the block of it, if any. */
async function back(): Promise<string> {
  const popped = () =>
    new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  const first = popped();
  window.history.back();
  await first;
  await new Promise((resolve) => setTimeout(resolve, 50));
  return window.location.pathname;
}

beforeEach(() => {
  for (const path of ['/plans', '/plan']) {
    history.push(path);
    history.flush();
  }
});
afterEach(() => dialogs.closeAll());

it('cancels an open dialog by back and stays on the page; the next back leaves it', async () => {
  const onConfirm = vi.fn();
  const answer = dialogs.open({ content: 'Turn off renewal?', onConfirm });
  expect(await back()).toBe('/plan');
  expect(dialogs.getSnapshot()).toBeNull();
  expect(await answer).toEqual({ by: 'cancel' });
  expect(onConfirm).not.toHaveBeenCalled();
  expect(await back()).toBe('/plans');
});

it('closes a dialog with only "Ok" by back without its action', async () => {
  const onConfirm = vi.fn();
  const answer = dialogs.open({ content: 'Saved', hideCancel: true, onConfirm });
  expect(await back()).toBe('/plan');
  expect(await answer).toEqual({ by: 'cancel' });
  expect(onConfirm).not.toHaveBeenCalled();
});

it('closes an open menu by back and returns the focus; the next back leaves the page', async () => {
  const onSelect = vi.fn();
  render(<PageMenu label="Menu" items={[{ id: 'bills', label: 'Bills', onSelect }]} />);
  const button = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  await screen.findByRole('menuitem', { name: 'Bills' });
  expect(await back()).toBe('/plan');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button).toHaveFocus();
  expect(onSelect).not.toHaveBeenCalled();
  expect(await back()).toBe('/plans');
});

it('does not block the history while nothing is open', async () => {
  const answer = dialogs.open({ content: 'a' });
  dialogs.cancel();
  await answer;
  expect(await back()).toBe('/plans');
});
