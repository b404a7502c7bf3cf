import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

// Once the rows that draw long lists are there, none stand in for them again.
vi.resetModules();
const { Themed } = await import('../../testing/Themed');
const { DeviceList } = await import('./DeviceList');

// The last of the first ones.
it('keeps the focus where it is when the rows that draw long lists take the place of the first ones', async () => {
  const { container } = render(
    <DeviceList
      label="Devices"
      devices={Array.from({ length: 200 }, (_, i) => ({ id: `id-${i}`, name: `Camera ${i}` }))}
      onToggle={() => undefined}
      renderAction={(device) => <button type="button">Remove {device.name}</button>}
      searchLabel="Search devices"
      noMatchLabel="No device has this name"
      lockedLabel="Held by another plan"
    />,
    { wrapper: Themed },
  );
  const before = screen.getByRole('button', { name: 'Remove Camera 15' });
  before.focus();
  await waitFor(() => expect(container.querySelector('[data-index]')).not.toBeNull(), {
    timeout: 10_000,
  });
  expect(before).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Camera 15' })).toHaveFocus();

  // Not once more, when the list is there again after a search that found nothing.
  const search = screen.getByRole('searchbox');
  await userEvent.type(search, 'x');
  expect(screen.queryByRole('listitem')).toBeNull();
  await userEvent.type(search, '{Backspace}');
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5));
  expect(search).toHaveFocus();
});
