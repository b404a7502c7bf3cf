import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastHost, ToastQueue } from '../Toast';
import { DialogHost } from './DialogHost';
import { DialogQueue } from './DialogQueue';
import type { DialogOptions } from './dialogOptions';

function Stage({ dialogs, toast }: { dialogs: DialogOptions[]; toast?: string | undefined }) {
  const [queue] = useState(() => new DialogQueue());
  const [toasts] = useState(() => new ToastQueue());
  useEffect(() => {
    for (const dialog of dialogs) void queue.open(dialog);
    if (toast) toasts.show({ message: toast, durationMs: 60_000 });
    return () => {
      queue.closeAll();
    };
  }, [queue, toasts, dialogs, toast]);
  return (
    <div style={{ minHeight: 400 }}>
      <DialogHost queue={queue} defaultLabels={{ confirm: 'Ok', cancel: 'Cancel' }} />
      <ToastHost queue={toasts} />
    </div>
  );
}

const renewal: DialogOptions = {
  title: 'Turn off renewal?',
  content:
    'Your 3 cameras keep recording until 12/24/2026. After that day their recordings are deleted.',
  confirmLabel: 'Turn off renewal',
  cancelLabel: 'Keep it on',
};

/** Answers `false`, as a page does that has shown a toast about what failed. */
const fails = () => () => Promise.resolve(false);

const meta = {
  title: 'Messages/Dialog',
  component: Stage,
  args: { dialogs: [renewal] },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown = () => screen.findByRole('dialog');

export const Confirm: Story = {
  play: async () => {
    const dialog = await shown();
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Turn off renewal' })).toHaveFocus(),
    );
    const root = dialog.closest('.MuiDialog-root') as Element;
    await expect(getComputedStyle(root).zIndex).toBe('5000');
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const FromTheBottomOnAPhone: Story = {
  args: { dialogs: [{ ...renewal, position: 'bottom' }] },
  globals: { viewport: { value: 'phone' } },
};
export const SmallAtTheTop: Story = {
  args: { dialogs: [{ ...renewal, size: 'small', position: 'top' }] },
};
export const Large: Story = { args: { dialogs: [{ ...renewal, size: 'large' }] } };

export const Destructive: Story = {
  args: {
    dialogs: [
      {
        title: 'Remove “Front door”?',
        content: 'Its video history and settings are erased. This cannot be undone.',
        confirmLabel: 'Remove camera',
        destructive: true,
      },
    ],
  },
  play: async () => {
    const cancel = within(await shown()).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
  },
};
export const DestructiveDark: Story = { ...Destructive, globals: { scheme: 'dark' } };

export const WithActions: Story = {
  args: {
    dialogs: [
      {
        title: 'Update the app',
        content: 'Paying here needs version 1.13 or newer.',
        hideConfirm: true,
        hideCancel: true,
        actions: [
          { id: 'later', label: 'Later' },
          { id: 'now', label: 'Update now' },
        ],
      },
    ],
  },
};

export const OneAfterTheOther: Story = {
  args: { dialogs: [{ content: 'First' }, { content: 'Second' }] },
  play: async () => {
    await userEvent.click(within(await shown()).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Second'));
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
};

/** A bottom sheet in the hand: the thumb is there. Tab goes round inside it. */
export const SheetOnASmallPhone: Story = {
  args: { dialogs: [{ ...renewal, position: 'bottom' }] },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    const dialog = await shown();
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 24),
    );
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      await expect(dialog.parentElement).toContainElement(document.activeElement as HTMLElement);
    }
  },
};

/** The network was gone: nothing is closed, and the button can be pressed again. */
export const AfterAFailure: Story = {
  args: { dialogs: [{ ...renewal, onConfirm: fails() }] },
  play: async () => {
    const button = within(await shown()).getByRole('button', { name: 'Turn off renewal' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Busy: Story = {
  args: { dialogs: [{ ...renewal, onConfirm: () => new Promise<boolean>(() => undefined) }] },
  play: async () => {
    const button = within(await shown()).getByRole('button', { name: 'Turn off renewal' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** What is on top at the middle of the toast is the toast, and screen readers hear it. */
export const ToastAboveIt: Story = {
  name: 'Toasts stand above dialogs [9.const.08]',
  args: { toast: 'The operation was successful' },
  play: async () => {
    await shown();
    const status = await screen.findByRole('status');
    const box = within(status).getByText('The operation was successful').getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    await expect(status).toContainElement(top as HTMLElement);
  },
};

export const GermanOnASmallPhone: Story = {
  args: {
    dialogs: [
      {
        title: 'Automatische Verlängerung des Abonnements ausschalten?',
        content: 'Die Aufzeichnungen Ihrer Überwachungskameras werden anschließend gelöscht.',
        confirmLabel: 'Automatische Verlängerung ausschalten',
        cancelLabel: 'Verlängerung beibehalten',
      },
    ],
  },
  globals: { viewport: { value: 'smallPhone' } },
};
