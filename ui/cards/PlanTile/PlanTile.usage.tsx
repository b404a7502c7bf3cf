import { PlanTile } from '@homeview/ui/PlanTile';
import { PriceTileGroup } from '@homeview/ui/PriceTile';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For choosing a plan by what it gives, such as the plans of a gift card. To choose how often one plan is paid use PriceTile, to open a plan the customer has use SubscriptionTile.',
  do: [
    'Put the tiles into a PriceTileGroup, with one name for all of them.',
    'Leave price out when the gift card pays, and say its time in badge: “1 year”.',
    'Say what is paid in priceLabel where it is not the whole price: “Due today”.',
  ],
  dont: [
    'Write more than four lines, or a line of two sentences.',
    'Set the plan name in capitals or in quotation marks.',
    'Repeat in lines what coverage says: how many devices record.',
  ],
};

interface GiftPlansProps {
  readonly plans: readonly { id: string; name: string; lines: string[]; devices: number }[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

export const Example = ({ plans, chosenId, onChoose }: GiftPlansProps) => (
  <PriceTileGroup label="New plan">
    {plans.map(({ id, name, lines, devices }) => (
      <PlanTile
        key={id}
        name="giftChoice"
        planName={name}
        lines={lines}
        badge="1 year"
        coverage={`Covers ${devices} devices`}
        selected={id === chosenId}
        onSelect={() => onChoose(id)}
      />
    ))}
  </PriceTileGroup>
);
