import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PlanTile } from '../PlanTile';
import { PriceTileGroup } from '../PriceTile';
import { Section } from '../../layout/Section';
import { Stack } from '../../layout/Stack';
import { OWN, useChoice } from '../../testing/useChoice';
import { ExtensionTile, type ExtensionTileProps } from './ExtensionTile';

/** Same as on the gift card page: a new package, or an extension of an existing plan. */
function Choices(tile: ExtensionTileProps) {
  const choice = useChoice(tile);
  return (
    <Stack spacing={3}>
      <Section title="A new plan">
        <PriceTileGroup label="A new plan">
          <PlanTile
            {...choice('new')}
            planName="Gift Recording"
            lines={['30 days of video history for each camera']}
            coverage="Covers 3 devices"
          />
        </PriceTileGroup>
      </Section>
      <Section title="More time for a plan you have">
        <PriceTileGroup label="More time for a plan you have">
          <ExtensionTile {...tile} {...choice(OWN)} />
          <ExtensionTile
            {...choice('other')}
            planName="Garage"
            daysLabel="1 day left"
            devicesLabel="2 devices"
          />
        </PriceTileGroup>
      </Section>
    </Stack>
  );
}

/**
 * For a plan that a gift card extends. A new plan of the same card is a PlanTile; a plan to open
 * is a SubscriptionTile.
 *
 * **Do**
 *
 * - Give it the same name as the PlanTiles beside it: a card buys one or the other.
 * - Say in badge what the card adds: “+ 1 year”.
 * - Count devices as used of covered: “1 of 3 devices”.
 *
 * **Don’t**
 *
 * - List plans that have ended: the card can’t extend them.
 * - Wrap planName in `<bdi>`: the tile does it.
 * - Show a price on it: the gift card pays.
 */
const meta = {
  title: 'Cards/ExtensionTile',
  component: ExtensionTile,
  args: {
    name: 'giftChoice',
    selected: true,
    planName: 'Gift Recording',
    daysLabel: '12 days left',
    devicesLabel: '1 of 3 devices',
    onSelect: fn(),
  },
  render: Choices,
} satisfies Meta<typeof ExtensionTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BesideAPackage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const extension = canvas.getByRole('radio', {
      name: 'Gift Recording 12 days left 1 of 3 devices',
    });
    const fresh = canvas.getByRole('radio', { name: /Covers 3 devices/ });
    await expect(extension).toBeChecked();
    await userEvent.click(fresh);
    await expect(fresh).toBeChecked();
    await expect(extension).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(extension).toBeChecked();
    await expect(fresh).not.toBeChecked();
  },
};
export const LongOnASmallPhone: Story = {
  args: {
    planName: 'Kameraaufzeichnung für das Ferienhaus meiner Großeltern (alt)',
    daysLabel: 'Noch 365 Kalendertage verfügbar',
    devicesLabel: '12 von unbegrenzt vielen Kameras',
    badge: 'Läuft bald ab',
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
  parameters: { pictures: ['light'] },
};
export const ThaiOnASmallPhone: Story = {
  args: {
    planName: 'การบันทึกวิดีโอบนคลาวด์สำหรับกล้องทุกตัวในบ้าน',
    daysLabel: 'เหลืออีก 12 วัน',
    devicesLabel: 'อุปกรณ์ 1 จาก 3 เครื่อง',
  },
  globals: { viewport: { value: 'smallPhone' } },
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
