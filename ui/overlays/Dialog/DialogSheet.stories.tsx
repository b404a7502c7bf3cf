import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DialogStage, type DialogArgs } from '../../testing/DialogStage';
import { dialogArgTypes } from '../../testing/dialogArgTypes';
import { LONG, LONG_TEXTS, onTheSmallestPhone } from '../../testing/longTexts';
import { DialogHost } from './DialogHost';

const meta = {
  title: 'Overlays/Dialog on a phone',
  component: DialogHost,
  args: {
    defaultLabels: { confirm: 'Ok', cancel: 'Cancel' },
    title: 'Turn off renewal?',
    content:
      'Your 3 cameras keep recording until 12/24/2026. After that day their recordings are deleted.',
    confirmLabel: 'Turn off renewal',
    cancelLabel: 'Keep it on',
  },
  argTypes: dialogArgTypes,
  // The code would be that of the stage, not of the queue.
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  globals: { viewport: { value: 'phone' } },
  render: (args, { viewMode }) => <DialogStage {...args} whenAsked={viewMode === 'docs'} />,
} satisfies Meta<DialogArgs>;
export default meta;

type Story = StoryObj<DialogArgs>;

const shown = () => screen.findByRole('dialog');
const buttons = (dialog: HTMLElement) => within(dialog).getAllByRole('button');

/** Waits until the sheet has its final position: full width, at the bottom of the screen. */
const expectSheet = (dialog: HTMLElement) =>
  waitFor(async () => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    await expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
    await expect(top).toBeGreaterThanOrEqual(24);
  });

/** Checks that all buttons are visible and clickable without scrolling. */
async function expectButtonsInSight(dialog: HTMLElement): Promise<void> {
  for (const button of buttons(dialog)) {
    const { x, y, width, height } = button.getBoundingClientRect();
    await expect(y + height).toBeLessThanOrEqual(window.innerHeight);
    // A dialog ignores presses at first.
    await waitFor(() =>
      expect(button).toContainElement(
        document.elementFromPoint(x + width / 2, y + height - 2) as HTMLElement,
      ),
    );
  }
}

export const Sheet: Story = {
  play: async () => {
    const dialog = await shown();
    await expectSheet(dialog);
    const { borderTopLeftRadius, borderBottomLeftRadius } = getComputedStyle(dialog);
    await expect([borderTopLeftRadius, borderBottomLeftRadius]).toEqual(['20px', '0px']);
  },
};

/** `position: bottom` shows the same sheet. */
export const AtTheBottom: Story = {
  args: { position: 'bottom', size: 'small' },
  play: async () => expectSheet(await shown()),
  parameters: { pictures: [] },
};

/** `position: top` shows it at the top. */
export const AtTheTop: Story = {
  args: { position: 'top' },
  play: async () => {
    const dialog = await shown();
    await waitFor(() => expect(dialog.getBoundingClientRect().top).toBe(16));
    await expect(dialog.getBoundingClientRect().left).toBe(16);
  },
};

/** Its surface extends below the home indicator; its text and buttons do not. */
export const AboveTheHomeBar: Story = {
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty('--hv-safe-bottom', '34px');
    return () => style.removeProperty('--hv-safe-bottom');
  },
  play: async () => {
    const dialog = await shown();
    await expectSheet(dialog);
    for (const button of buttons(dialog)) {
      const { bottom } = button.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight - 34 - 24);
    }
  },
};

/** Tab cycles inside it; Escape closes it and restores the focus. */
export const ByKeyboard: Story = {
  args: { opener: 'Renewal', onCancel: fn() },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ args }) => {
    const dialog = await shown();
    const opener = screen.getByText('Renewal');
    await waitFor(() => expect(buttons(dialog)[1]).toHaveFocus());
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      await expect(dialog.parentElement).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
  parameters: { pictures: [] },
};

const MANY = Array.from({ length: 20 }, (_, index) => `${index + 1}. ${LONG.name}`);

/** Longer than the screen: the content scrolls, also by keyboard, and the buttons stay visible. */
export const VeryLong: Story = {
  args: {
    title: LONG.german,
    content: MANY.map((line) => <p key={line}>{line}</p>),
    confirmLabel: 'Automatische Verlängerung ausschalten',
    cancelLabel: 'Verlängerung beibehalten',
    actions: [{ id: 'more', label: 'Erst die Bedingungen ansehen' }],
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    const dialog = await shown();
    await expectSheet(dialog);
    await expectButtonsInSight(dialog);
    await expect(dialog.scrollHeight).toBe(dialog.clientHeight);
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent(LONG.german);
    await onTheSmallestPhone.play();
  },
  parameters: { pictures: ['light'] },
};

export const LongTexts: Story = {
  args: {
    title: LONG.word,
    content: LONG_TEXTS.map((text) => <p key={text}>{text}</p>),
    confirmLabel: LONG.german,
    cancelLabel: LONG.thai,
  },
  globals: onTheSmallestPhone.globals,
  play: async () => {
    await expectSheet(await shown());
    await onTheSmallestPhone.play();
  },
  parameters: { pictures: ['light'] },
};
