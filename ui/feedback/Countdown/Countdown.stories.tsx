import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Countdown } from './Countdown';

const meta = {
  title: 'Feedback/Countdown',
  component: Countdown,
  args: {
    secondsLeft: 572,
    label: 'Code expires in',
    finishedLabel: 'The code has expired. Send a new one.',
    announcement: (seconds: number) => `${seconds} seconds left`,
  },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer', { name: 'Code expires in' });
    await expect(timer).toHaveTextContent('Code expires in 09:32');
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Soon: Story = { args: { secondsLeft: 9 } };
export const Finished: Story = { args: { secondsLeft: 0 } };
export const GermanOnASmallPhone: Story = {
  args: { label: 'Der Bestätigungscode ist noch gültig für die Dauer von' },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
export const ThaiOnASmallPhone: Story = {
  args: { label: 'รหัสยืนยันที่ส่งไปยังอีเมลของคุณจะใช้ได้อีก' },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
