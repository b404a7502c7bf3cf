import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DialogStage, type DialogArgs } from '../../testing/DialogStage';
import { dialogArgTypes } from '../../testing/dialogArgTypes';
import { DialogHost } from './DialogHost';
import type { DialogOptions } from './dialogOptions';

const renewal: DialogOptions = {
  title: 'Turn off renewal?',
  content:
    'Your 3 cameras keep recording until 12/24/2026. After that day their recordings are deleted.',
  confirmLabel: 'Turn off renewal',
  cancelLabel: 'Keep it on',
};

/** A handler that resolves to `false`, like that of a page after a failure. */
const fails = () => () => Promise.resolve(false);

/**
 * To confirm something that costs money or deletes data, before it happens. For news use a toast
 * or a Notice, for more than one question a page.
 *
 * ```tsx
 * const { by } = await dialogs.open({
 *   title: 'Turn off renewal?',
 *   content: `Your plan stays active until ${endsOn}. After that, its recordings are deleted.`,
 *   confirmLabel: 'Turn off renewal',
 *   cancelLabel: 'Keep it on',
 *   destructive: true,
 *   onConfirm: turnOff, // its promise keeps the button busy; false keeps the dialog open
 * });
 * ```
 *
 * **Do**
 *
 * - Keep one DialogQueue and one DialogHost in the app: in src it is dialogs in shell/feedback.
 * - Await open(), and continue only if it returns { by: "confirm" }.
 * - Return the promise of the call from onConfirm: the button is busy, and false keeps the dialog
 *   open.
 * - Set destructive for what cannot be undone: the safe button is the filled one and has the
 *   focus.
 *
 * **Don’t**
 *
 * - Ask “Are you sure?”: say in content what is lost, and when.
 * - Set maskClosable on a question: a press beside it is not an answer.
 * - Open a dialog when a page opens: the customer has not asked for anything.
 * - Leave it open on another page: call closeAll() when the page changes.
 */
const meta = {
  title: 'Overlays/Dialog',
  component: DialogHost,
  args: { ...renewal, defaultLabels: { confirm: 'Ok', cancel: 'Cancel' } },
  argTypes: dialogArgTypes,
  // The code would be that of the stage, not of the queue.
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  render: (args, { viewMode }) => <DialogStage {...args} whenAsked={viewMode === 'docs'} />,
} satisfies Meta<DialogArgs>;
export default meta;

type Story = StoryObj<DialogArgs>;

/** Waits until the dialog takes presses: it ignores those of its first 300 ms. */
async function shown() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return dialog;
}
const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

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
export const SmallAtTheTop: Story = {
  args: { size: 'small', position: 'top' },
};
export const Large: Story = { args: { size: 'large' } };

export const Destructive: Story = {
  args: {
    title: 'Remove “Front door”?',
    content: 'Its video history and settings are deleted. This can’t be undone.',
    confirmLabel: 'Remove camera',
    cancelLabel: undefined,
    destructive: true,
  },
  play: async () => {
    const cancel = within(await shown()).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
  },
};

/** Escape triggers cancel, and the focus returns to the opener. */
export const EscapeByKeyboard: Story = {
  args: { opener: 'Renewal', onConfirm: fn(), onCancel: fn() },
  play: async ({ args }) => {
    await shown();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Renewal' })).toHaveFocus();
  },
  parameters: { pictures: [] },
};

/** Enter triggers the focused button: confirm, unless the action is destructive. */
export const EnterByKeyboard: Story = {
  args: {
    opener: 'Renewal',
    onConfirm: fn(),
    next: { ...renewal, title: 'Remove “Front door”?', destructive: true, onConfirm: fn() },
  },
  play: async ({ args }) => {
    await shown();
    await expect(button('Turn off renewal')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(button('Keep it on')).toHaveFocus());
    await shown();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.next?.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Renewal' })).toHaveFocus();
  },
  parameters: { pictures: [] },
};

export const WithActions: Story = {
  args: {
    title: 'Update the app',
    content: 'Paying here needs version 1.13 or newer.',
    hideConfirm: true,
    hideCancel: true,
    actions: [
      { id: 'later', label: 'Later' },
      { id: 'now', label: 'Update now' },
    ],
  },
};

export const OneAfterTheOther: Story = {
  args: {
    title: undefined,
    content: 'First',
    confirmLabel: undefined,
    cancelLabel: undefined,
    next: { content: 'Second' },
  },
  play: async () => {
    await userEvent.click(within(await shown()).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Second'));
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
};

/** After a failed action the dialog stays open and the button works again. */
export const AfterAFailure: Story = {
  args: { onConfirm: fails() },
  play: async () => {
    const button = within(await shown()).getByRole('button', { name: 'Turn off renewal' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
  parameters: { pictures: [] },
};

export const Busy: Story = {
  args: { onConfirm: () => new Promise<boolean>(() => undefined) },
  play: async () => {
    const button = within(await shown()).getByRole('button', { name: 'Turn off renewal' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** The toast is above the dialog and is still announced. */
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
