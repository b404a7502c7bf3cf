import { PriceTile, PriceTileGroup } from '@homeview/ui/PriceTile';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For choosing how often a plan is paid. Use PlanTile where the plans differ in what they give, OfferCard where there is one price only.',
  do: [
    'Put all tiles into one PriceTileGroup, with the same name, and choose one from the start.',
    'Pass listPrice only when it is higher than price, and name it in listPriceLabel.',
    'Use badge on one tile: “Save 44%” on the cheapest, or “Current plan”.',
    'Say in coverage how many devices record for this price.',
  ],
  dont: [
    'Compute a price from another one: “$1.67 a month” is not what is charged.',
    'Sort the tiles again when one is chosen.',
    'Put the terms into a tile: they are in the CheckboxRow above the order button.',
  ],
};

type Cycle = 'year' | 'month';

interface CycleProps {
  readonly cycle: Cycle;
  readonly onCycle: (cycle: Cycle) => void;
}

export const Example = ({ cycle, onCycle }: CycleProps) => {
  const shared = (value: Cycle) => ({
    name: 'cycle',
    priceLabel: 'Your price',
    coverage: 'Covers 3 devices',
    selected: cycle === value,
    onSelect: () => onCycle(value),
  });
  return (
    <PriceTileGroup label="Billing cycle">
      <PriceTile {...shared('year')} cycleLabel="Annual" price="$19.99" perLabel="/ year" />
      <PriceTile {...shared('month')} cycleLabel="Monthly" price="$2.99" perLabel="/ month" />
    </PriceTileGroup>
  );
};
