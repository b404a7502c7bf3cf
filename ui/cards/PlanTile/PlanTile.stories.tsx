import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { UNBREAKABLE, inTheirOwnBox } from '../../testing/longTexts';
import { PriceTileGroup } from '../PriceTile';
import { PlanTile, type PlanTileProps } from './PlanTile';

type Look = Partial<PlanTileProps>;

const lines = [
  '30 days of video history for each camera',
  'Tells people, pets, parcels and vehicles apart',
];

function Tiles({ first = {}, second = {} }: { first?: Look; second?: Look }) {
  const [chosen, setChosen] = useState('a');
  const shared = (id: string) => ({
    name: 'package',
    lines,
    priceLabel: 'Your price',
    perLabel: '/ month',
    selected: chosen === id,
    onSelect: () => {
      setChosen(id);
    },
  });
  return (
    <PriceTileGroup label="Package">
      <PlanTile
        {...shared('a')}
        planName="Cloud Recording, 30 days"
        price="$3.99"
        coverage="Covers 1 device"
        {...first}
      />
      <PlanTile
        {...shared('b')}
        planName="Whole Home Recording"
        price="$11.99"
        coverage="Covers unlimited devices"
        badge="For the whole home"
        {...second}
      />
    </PriceTileGroup>
  );
}

const meta = { title: 'Cards/PlanTile', component: Tiles } satisfies Meta<typeof Tiles>;
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

const free: Look = { price: undefined, badge: 'Gift card' };

/** A gift card has paid: what it gives has no price. */
export const FromAGiftCard: Story = { args: { first: free, second: { price: undefined } } };
export const OneDisabled: Story = { args: { second: { disabled: true } } };
export const OneBusy: Story = { args: { second: { busy: true } }, parameters: { pictures: [] } };
export const LongOnASmallPhone: Story = {
  args: {
    first: {
      planName: 'Kameraaufzeichnung für das Ferienhaus meiner Großeltern (alt)',
      lines: ['Benachrichtigungseinstellungen für Bewegungserkennung', 'Videoverlauf von 30 Tagen'],
      price: '199,99 US$',
      perLabel: 'pro Kalenderjahr',
      listPrice: '358,88 US$',
      listPriceLabel: 'Listenpreis',
      badge: 'Geschenkgutschein',
      coverage: 'Gilt für eine unbegrenzte Anzahl von Kameras und Leuchten',
    },
    second: {
      planName: 'การบันทึกวิดีโอบนคลาวด์สำหรับกล้องทุกตัวในบ้าน',
      lines: ['เก็บวิดีโอย้อนหลังสามสิบวันสำหรับกล้องแต่ละตัวพร้อมการแจ้งเตือนแบบมีภาพตัวอย่าง'],
      badge: 'บัตรของขวัญ',
    },
  },
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
  args: { first: { planName: syllable }, second: { planName: family } },
};
