import { Icon } from '@homeview/ui/Icon';
import { PayMethodList } from '@homeview/ui/PayMethodList';
import { Section } from '@homeview/ui/Section';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For the ways to pay in checkout. Other choices are PriceTile, PlanTile or ChoiceTile.',
  do: [
    'Offer only what the service offers for this order, in its order.',
    'Say in description what it includes: “Visa, Mastercard, American Express”.',
    'Show a Notice with tone="warning" instead when there is no way to pay.',
  ],
  dont: [
    'Disable an option without saying why in its description.',
    'Begin the payment when a way is chosen: the order button does.',
    'Hide the list when there is one way: the customer sees how the payment is made.',
  ],
};

interface PayChoiceProps {
  readonly method: string | null;
  readonly onMethod: (method: string) => void;
}

export const Example = ({ method, onMethod }: PayChoiceProps) => (
  <Section title="Pay with">
    <PayMethodList
      label="Pay with"
      value={method}
      onChange={onMethod}
      options={[
        { value: 'paypal', label: 'PayPal', icon: <Icon icon={Wallet} /> },
        {
          value: 'card',
          label: 'Credit card',
          description: 'Visa, Mastercard, American Express',
          icon: <Icon icon={CreditCard} />,
        },
      ]}
    />
  </Section>
);
