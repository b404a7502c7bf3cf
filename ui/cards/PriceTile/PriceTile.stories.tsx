import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { OWN, useChoice } from '../../testing/useChoice';
import { Coverage, PriceTile, type PriceTileProps } from './PriceTile';
import { PriceTileGroup } from './PriceTileGroup';
import { TilePrice } from './TilePrice';

const shared = {
  priceLabel: 'Your price',
  listPriceLabel: 'List price',
  coverage: 'Covers 3 devices',
};

function Pair(tile: PriceTileProps) {
  const choice = useChoice(tile);
  return (
    <PriceTileGroup label="Billing cycle">
      <PriceTile {...tile} {...choice(OWN)} />
      <PriceTile
        {...shared}
        {...choice('monthly')}
        cycleLabel="Monthly"
        price="$2.99"
        listPrice="$3.99"
        perLabel="/ month"
      />
    </PriceTileGroup>
  );
}

/**
 * For choosing how often a plan is paid. Use PlanTile where the plans differ in what they give,
 * OfferCard where there is one price only.
 *
 * **Do**
 *
 * - Put all tiles into one PriceTileGroup, with the same name, and choose one from the start.
 * - Pass listPrice only when it is higher than price, and name it in listPriceLabel.
 * - Use badge on one tile: “Save 44%” on the cheapest, or “Current plan”.
 * - Say in coverage how many devices record for this price.
 *
 * **Don’t**
 *
 * - Compute a price from another one: “$1.67 a month” is not what is charged.
 * - Sort the tiles again when one is chosen.
 * - Put the terms into a tile: they are in the CheckboxRow above the order button.
 */
const meta = {
  title: 'Cards/PriceTile',
  component: PriceTile,
  subcomponents: { PriceTileGroup, TilePrice, Coverage },
  args: {
    ...shared,
    name: 'cycle',
    selected: true,
    cycleLabel: 'Annual',
    price: '$19.99',
    listPrice: '$35.88',
    perLabel: '/ year',
    badge: 'Save 44%',
    onSelect: fn(),
  },
  render: Pair,
} satisfies Meta<typeof PriceTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Annual/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const monthly = canvas.getByRole('radio', { name: /Monthly.*Your price \$2\.99/ });
    await expect(monthly).toHaveFocus();
    await expect(monthly).toBeChecked();
    await userEvent.click(canvas.getByText('Annual'));
    await expect(canvas.getByRole('radio', { name: /Annual/ })).toBeChecked();
  },
};
export const WithoutListPrice: Story = { args: { listPrice: undefined, badge: undefined } };
export const WithEquivalent: Story = { args: { equivalent: 'About $1.67 a month' } };
export const GermanOnASmallPhone: Story = {
  args: {
    cycleLabel: 'Jährliche Abrechnung',
    price: '199,99 US$',
    listPrice: '358,88 US$',
    perLabel: 'pro Kalenderjahr',
    badge: 'Sie sparen 44 %',
    coverage: 'Gilt für eine unbegrenzte Anzahl von Kameras und Leuchten',
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: [] },
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  args: { price: '10.199,99 US$', listPrice: '35.888,99 US$' },
  render: (args) =>
    inLongTexts((text) => (
      <Pair {...args} cycleLabel={text} perLabel={text} coverage={text} badge={text} />
    )),
};
