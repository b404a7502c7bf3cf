import type { Meta, StoryObj } from '@storybook/react-vite';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { Icon } from '../../graphics/Icon';
import { PayMethodList } from './PayMethodList';

function Methods({
  initial = null,
  disabled = false,
}: {
  initial?: string | null;
  disabled?: boolean;
}) {
  const [value, setValue] = useState(initial);
  return (
    <PayMethodList
      label="Payment method"
      value={value}
      onChange={setValue}
      options={[
        { value: 'paypal', label: 'PayPal', icon: <Icon icon={Wallet} /> },
        {
          value: 'card',
          label: 'Credit Card',
          description: 'Visa, Mastercard, American Express',
          icon: <Icon icon={CreditCard} />,
          disabled,
        },
      ]}
    />
  );
}

const meta = { title: 'Cards/PayMethodList', component: Methods } satisfies Meta<typeof Methods>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Credit Card'));
    await expect(canvas.getByRole('radio', { name: /Credit Card/ })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  },
};
export const Chosen: Story = { args: { initial: 'card' } };
export const OneDisabled: Story = { args: { disabled: true } };
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: () =>
    inLongTexts((text) => (
      <PayMethodList
        label={text}
        value="a"
        onChange={() => undefined}
        options={[{ value: 'a', label: text, description: text, icon: <Icon icon={Wallet} /> }]}
      />
    )),
};
