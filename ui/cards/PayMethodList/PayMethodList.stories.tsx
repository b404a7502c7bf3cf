import type { Meta, StoryObj } from '@storybook/react-vite';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { useArg } from '../../testing/useArg';
import { Icon } from '../../graphics/Icon';
import { PayMethodList, type PayMethodListProps } from './PayMethodList';

function Chooser(args: PayMethodListProps) {
  const [value, setValue] = useArg(args.value);
  return (
    <PayMethodList
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

const payPal = { value: 'paypal', label: 'PayPal', icon: <Icon icon={Wallet} /> };
const card = {
  value: 'card',
  label: 'Credit Card',
  description: 'Visa, Mastercard, American Express',
  icon: <Icon icon={CreditCard} />,
};

/**
 * For the ways to pay in checkout. Other choices are PriceTile, PlanTile or ChoiceTile.
 *
 * **Do**
 *
 * - Offer only what the service offers for this order, in its order.
 * - Say in description what it includes: “Visa, Mastercard, American Express”.
 * - Show a Notice with tone="warning" instead when there is no way to pay.
 *
 * **Don’t**
 *
 * - Show a way to pay that the service does not offer for this order.
 * - Begin the payment when a way is chosen: the order button does.
 * - Hide the list when there is one way: the customer sees how the payment is made.
 */
const meta = {
  title: 'Cards/PayMethodList',
  component: PayMethodList,
  args: { label: 'Payment method', value: null, options: [payPal, card], onChange: fn() },
  argTypes: {
    value: { control: 'inline-radio', options: ['paypal', 'card'] },
    options: { control: false },
  },
  render: Chooser,
} satisfies Meta<typeof PayMethodList>;
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
export const Chosen: Story = { args: { value: 'card' } };
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: (args) =>
    inLongTexts((text) => (
      <PayMethodList
        {...args}
        label={text}
        value="a"
        options={[{ value: 'a', label: text, description: text, icon: <Icon icon={Wallet} /> }]}
      />
    )),
};
