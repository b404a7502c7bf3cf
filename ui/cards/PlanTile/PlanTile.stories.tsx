import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UNBREAKABLE, inTheirOwnBox } from '../../testing/longTexts';
import { PriceTileGroup } from '../PriceTile';
import { OWN, useChoice } from '../../testing/useChoice';
import { PlanTile, type PlanTileProps } from './PlanTile';

const shared = {
  lines: [
    '30 days of video history for each camera',
    'Tells people, pets, parcels and vehicles apart',
  ],
  priceLabel: 'Your price',
  perLabel: '/ month',
};

interface PairProps extends PlanTileProps {
  beside?: Partial<PlanTileProps>;
}

function Pair({ beside, ...tile }: PairProps) {
  const choice = useChoice(tile);
  return (
    <PriceTileGroup label="Package">
      <PlanTile {...tile} {...choice(OWN)} />
      <PlanTile
        {...shared}
        {...choice('other')}
        planName="Whole Home Recording"
        price="$11.99"
        coverage="Covers unlimited devices"
        badge="For the whole home"
        {...beside}
      />
    </PriceTileGroup>
  );
}

/**
 * For choosing a plan by what it gives, such as the plans of a gift card. To choose how often one
 * plan is paid use PriceTile, to open a plan the customer has use SubscriptionTile.
 *
 * **Do**
 *
 * - Put the tiles into a PriceTileGroup, with one name for all of them.
 * - Leave price out when the gift card pays, and say its time in badge: “1 year”.
 * - Say what is paid in priceLabel where it is not the whole price: “Due today”.
 *
 * **Don’t**
 *
 * - Write more than four lines, or a line of two sentences.
 * - Set the plan name in capitals or in quotation marks.
 * - Repeat in lines what coverage says: how many devices record.
 */
const meta = {
  title: 'Cards/PlanTile',
  component: PlanTile,
  subcomponents: { PriceTileGroup },
  args: {
    ...shared,
    name: 'package',
    selected: true,
    planName: 'Cloud Recording, 30 days',
    price: '$3.99',
    coverage: 'Covers 1 device',
    onSelect: fn(),
  },
  render: Pair,
} satisfies Meta<typeof PlanTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const first = canvas.getByRole('radio', { name: /Cloud Recording, 30 days/ });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const second = canvas.getByRole('radio', {
      name: /Whole Home Recording For the whole home.*Your price \$11\.99.*unlimited devices/,
    });
    await expect(second).toBeChecked();
    await userEvent.click(canvas.getByText('Covers 1 device'));
    await expect(first).toBeChecked();
  },
};

/** A package paid by gift card has no price. */
export const FromAGiftCard: Story = {
  args: { price: undefined, badge: 'Gift card' },
  render: (args) => <Pair {...args} beside={{ price: undefined }} />,
};
const thai = {
  planName: 'การบันทึกวิดีโอบนคลาวด์สำหรับกล้องทุกตัวในบ้าน',
  lines: ['เก็บวิดีโอย้อนหลังสามสิบวันสำหรับกล้องแต่ละตัวพร้อมการแจ้งเตือนแบบมีภาพตัวอย่าง'],
  badge: 'บัตรของขวัญ',
};

export const LongOnASmallPhone: Story = {
  args: {
    planName: 'Kameraaufzeichnung für das Ferienhaus meiner Großeltern (alt)',
    lines: ['Benachrichtigungseinstellungen für Bewegungserkennung', 'Videoverlauf von 30 Tagen'],
    price: '199,99 US$',
    perLabel: 'pro Kalenderjahr',
    listPrice: '358,88 US$',
    listPriceLabel: 'Listenpreis',
    badge: 'Geschenkgutschein',
    coverage: 'Gilt für eine unbegrenzte Anzahl von Kameras und Leuchten',
  },
  render: (args) => <Pair {...args} beside={thai} />,
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
  parameters: { pictures: ['light'] },
};
export const TwiceTheTextOnASmallPhone: Story = {
  ...LongOnASmallPhone,
  play: async () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    style.fontSize = '';
  },
  parameters: { pictures: [] },
};

const [syllable = '', family = ''] = UNBREAKABLE;

export const UnbreakableNames: Story = {
  ...inTheirOwnBox,
  args: { planName: syllable },
  render: (args) => <Pair {...args} beside={{ planName: family }} />,
};
