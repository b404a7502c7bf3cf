import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { PriceTile, type PriceTileProps } from './PriceTile';
import { PriceTileGroup } from './PriceTileGroup';

const shared = {
  priceLabel: 'Your price',
  listPriceLabel: 'List price',
  coverage: 'Covers 3 devices',
  name: 'cycle',
};

type Look = Partial<PriceTileProps>;

function Tiles({ annual = {}, monthly = {} }: { annual?: Look; monthly?: Look }) {
  const [chosen, setChosen] = useState('annual');
  return (
    <PriceTileGroup label="Billing cycle">
      <PriceTile
        {...shared}
        cycleLabel="Annual"
        price="$19.99"
        listPrice="$35.88"
        perLabel="/ year"
        badge="Save 44%"
        selected={chosen === 'annual'}
        onSelect={() => {
          setChosen('annual');
        }}
        {...annual}
      />
      <PriceTile
        {...shared}
        cycleLabel="Monthly"
        price="$2.99"
        listPrice="$3.99"
        perLabel="/ month"
        selected={chosen === 'monthly'}
        onSelect={() => {
          setChosen('monthly');
        }}
        {...monthly}
      />
    </PriceTileGroup>
  );
}

const meta = { title: 'Cards/PriceTile', component: Tiles } satisfies Meta<typeof Tiles>;
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
export const OneDisabled: Story = { args: { monthly: { disabled: true } } };
export const OneBusy: Story = { args: { monthly: { busy: true } }, parameters: { pictures: [] } };
export const WithoutListPrice: Story = {
  args: { annual: { listPrice: undefined, badge: undefined } },
};
export const GermanOnASmallPhone: Story = {
  args: {
    annual: {
      cycleLabel: 'Jährliche Abrechnung',
      price: '199,99 US$',
      listPrice: '358,88 US$',
      perLabel: 'pro Kalenderjahr',
      badge: 'Sie sparen 44 %',
      coverage: 'Gilt für eine unbegrenzte Anzahl von Kameras und Leuchten',
    },
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: [] },
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: () =>
    inLongTexts((text) => {
      const look = { cycleLabel: text, perLabel: text, coverage: text, badge: text };
      return (
        <Tiles
          annual={{ ...look, price: '10.199,99 US$', listPrice: '35.888,99 US$', name: text }}
        />
      );
    }),
};
