import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SessionExpiredNotice } from './SessionExpiredNotice';

const meta = {
  title: 'Feedback/SessionExpiredNotice',
  component: SessionExpiredNotice,
  args: {
    title: 'Please sign in again',
    message: 'Your session has ended. Your cameras keep recording, and nothing was changed.',
    actionLabel: 'Sign in',
    onAction: fn(),
  },
} satisfies Meta<typeof SessionExpiredNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InABrowser: Story = {
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(within(alert).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Please sign in again',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};
export const InTheApp: Story = { args: { actionLabel: 'Ok' } };
export const Busy: Story = { args: { busy: true } };
export const GermanOnASmallPhone: Story = {
  args: {
    title: 'Ihre Anmeldung ist aus Sicherheitsgründen abgelaufen',
    message: 'Bitte melden Sie sich erneut an. Ihre Überwachungskameras zeichnen weiter auf.',
    actionLabel: 'Zur Anmeldeseite zurückkehren',
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
export const ThaiOnASmallPhone: Story = {
  args: {
    title: 'เซสชันของคุณหมดอายุแล้ว',
    message: 'โปรดลงชื่อเข้าใช้อีกครั้ง กล้องของคุณยังคงบันทึกวิดีโอต่อไปตามปกติ',
    actionLabel: 'ลงชื่อเข้าใช้',
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
