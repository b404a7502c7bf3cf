import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { SummaryCard } from '@homeview/ui/SummaryCard';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For an order beside the page that completes it, on a wide screen. On a phone the action is in a BottomActionBar, whose price opens the facts.',
  do: [
    'Put the amount due last among the facts, and make it strong.',
    'Put everything the customer must know or tick directly above the action.',
  ],
  dont: ['Show it and a BottomActionBar at the same time: a page has one primary action.'],
};

interface OrderProps {
  readonly price: string;
  readonly onPay: () => void;
}

export const Example = ({ price, onPay }: OrderProps) => (
  <SummaryCard
    title="Your order"
    facts={<KeyValueList plain rows={[{ label: 'Total', value: price, strong: true }]} />}
  >
    <Body size="small">Renews every month until you turn it off.</Body>
    <BusyButton fullWidth onClick={onPay}>
      Pay {price}
    </BusyButton>
  </SummaryCard>
);
