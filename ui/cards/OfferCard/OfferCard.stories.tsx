import type { Meta, StoryObj } from '@storybook/react-vite';
import Cctv from 'lucide-react/icons/cctv';
import { expect, within } from 'storybook/test';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { GiftLine } from './GiftLine';
import { OfferCard } from './OfferCard';

/**
 * For a page that sells one offer: the promotion and the trial. Where there are several prices to
 * choose from use PriceTile.
 *
 * **Do**
 *
 * - Format price and listPrice. listPriceLabel stands before the list price; priceLabel is for
 *   screen readers.
 * - Put what comes free into a GiftLine, with what it is worth.
 * - Say when it renews in the summary of the BottomActionBar: the card names today’s price only.
 *
 * **Don’t**
 *
 * - Add a Title to its page: its title is the `<h1>`.
 * - Show a listPrice that is not higher than price.
 * - Show two of them on a page.
 */
const meta = {
  title: 'Cards/OfferCard',
  component: OfferCard,
  args: {
    illustration: 'gift',
    badge: '70% off',
    title: 'A year of cloud recording, and a free camera',
    price: '$19.99',
    priceLabel: 'Your price',
    perLabel: '/ year',
    listPrice: '$35.88',
    listPriceLabel: 'List price',
    children: (
      <GiftLine icon={Cctv} title="A free camera with the annual plan">
        Worth $29.99
      </GiftLine>
    ),
  },
} satisfies Meta<typeof OfferCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sale: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('deletion')).toHaveTextContent('List price $35.88');
    await expect(canvas.getByText('$19.99').closest('del')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Plain: Story = {
  args: {
    illustration: 'empty',
    badge: undefined,
    children: undefined,
    perLabel: undefined,
    title: 'Die Cloud-Aufzeichnung einen Monat lang testen',
  },
  globals: { viewport: { value: 'smallPhone' } },
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: (args) =>
    inLongTexts((text) => (
      <OfferCard
        {...args}
        badge={text}
        title={text}
        price="10.199,99 US$"
        perLabel={text}
        listPrice="35.888,99 US$"
      >
        <GiftLine icon={Cctv} title={text}>
          {text}
        </GiftLine>
      </OfferCard>
    )),
};
