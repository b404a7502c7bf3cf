import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Countdown } from './Countdown';

/**
 * For minutes and seconds that a customer has left, such as for the sign-in code. For days write a
 * date in a Notice or a KeyValueList.
 *
 * **Do**
 *
 * - Compute secondsLeft from the time at which it began: a phone that sleeps skips seconds.
 * - Put it below the field that it is about.
 * - Say in finishedLabel what to do next: “Code expired. Send a new one.”
 * - Write the time in words in announcement: it is read at full minutes, 30 s and 10 s.
 *
 * **Don’t**
 *
 * - Announce it yourself: a voice that counts every second leaves no room to type.
 * - Use it to hurry a customer who orders.
 * - Remove it at the end: finishedLabel takes its place.
 */
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
