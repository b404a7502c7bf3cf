import { ExtensionTile } from '@homeview/ui/ExtensionTile';
import { PriceTileGroup } from '@homeview/ui/PriceTile';
import { Section } from '@homeview/ui/Section';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a plan that a gift card extends. A new plan of the same card is a PlanTile; a plan to open is a SubscriptionTile.',
  do: [
    'Give it the same name as the PlanTiles beside it: a card buys one or the other.',
    'Say in badge what the card adds: “+ 1 year”.',
    'Count devices as used of covered: “1 of 3 devices”.',
  ],
  dont: [
    'List plans that have ended: the card can’t extend them.',
    'Wrap planName in <bdi>: the tile does it.',
    'Show a price on it: the gift card pays.',
  ],
};

interface ExtensionsProps {
  readonly plans: readonly {
    id: string;
    name: string;
    days: number;
    used: number;
    covered: number;
  }[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

export const Example = ({ plans, chosenId, onChoose }: ExtensionsProps) => (
  <Section title="Extend a plan">
    <PriceTileGroup label="Extend a plan">
      {plans.map((plan) => (
        <ExtensionTile
          key={plan.id}
          name="giftChoice"
          planName={plan.name}
          daysLabel={`${plan.days} days left`}
          devicesLabel={`${plan.used} of ${plan.covered} devices`}
          badge="+ 1 year"
          selected={plan.id === chosenId}
          onSelect={() => onChoose(plan.id)}
        />
      ))}
    </PriceTileGroup>
  </Section>
);
