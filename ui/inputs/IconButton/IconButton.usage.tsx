import { Icon } from '@homeview/ui/Icon';
import { IconButton } from '@homeview/ui/IconButton';
import Copy from 'lucide-react/icons/copy';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For an action that everybody knows by its picture: back, close, copy, show password. Everything else is a BusyButton or a TextLink with words.',
  do: [
    'Name the action and its object in aria-label: “Copy order number”.',
    'Set edge at the start or end of a row, so that the icon is in line with the text above.',
    'Set ringInside in a field, whose corners would cut the focus ring.',
    'Change aria-label with the state: “Show password”, then “Hide password”.',
  ],
  dont: [
    'Use it for an action that costs money or deletes something.',
    'Make it smaller than 44 px by style.',
    'Set title on the Icon in it: the name would be read twice.',
  ],
};

interface OrderNumberProps {
  readonly orderId: string;
  readonly onCopy: (orderId: string) => void;
}

export const Example = ({ orderId, onCopy }: OrderNumberProps) => (
  <p>
    Order {orderId}
    <IconButton edge="end" aria-label="Copy order number" onClick={() => onCopy(orderId)}>
      <Icon icon={Copy} />
    </IconButton>
  </p>
);
