import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration, type IllustrationName } from './Illustration';

const names: IllustrationName[] = [
  'welcome',
  'house',
  'devices',
  'success',
  'failed',
  'empty',
  'expired',
  'gift',
];

/**
 * For the picture above a form, such as sign-in. EmptyState, LoadError, ResultPanel and OfferCard
 * bring their own: pass them its name.
 *
 * **Do**
 *
 * - Use size="small" above a form, so that the fields stay on the first screen of a phone.
 * - Choose by what happened: empty, failed, success or expired.
 * - Say everything in words as well: screen readers do not read it.
 *
 * **Don’t**
 *
 * - Show two on one screen.
 * - Use it as a button or a link.
 * - Use success before the service has confirmed the payment.
 */
const meta = {
  title: 'Graphics/Illustration',
  component: Illustration,
  args: { name: 'house' },
} satisfies Meta<typeof Illustration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <div style={{ width: 240 }}>
      <Illustration {...args} />
    </div>
  ),
  parameters: { pictures: [] },
};
export const Family: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {names.map((name) => (
        <div key={name} style={{ width: 240 }}>
          <Illustration name={name} />
        </div>
      ))}
    </div>
  ),
};
