import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { BillList, BillRow } from '../../lists/BillRow';
import { CountryPicker } from '../../inputs/CountryPicker';
import { ExtensionTile } from '../../cards/ExtensionTile';
import { OfferCard } from '../../cards/OfferCard';
import { PlanTile } from '../../cards/PlanTile';
import { PriceTile } from '../../cards/PriceTile';
import { Body } from '../../layout/Body';
import { Section } from '../../layout/Section';
import { TextInput } from '../../inputs/TextInput';
import { BusyButton } from '../../inputs/BusyButton';
import { Stack } from '../../layout/Stack';
import {
  BillDetailSkeleton,
  BillListSkeleton,
  CheckoutSkeleton,
  CountryListSkeleton,
  DetailSkeleton,
  DeviceListSkeleton,
  ExtensionTileSkeleton,
  FormSkeleton,
  GiftCardSkeleton,
  OfferCardSkeleton,
  PlanChoiceSkeleton,
  PlanTileSkeleton,
  PriceTileSkeleton,
  SubscriptionTileSkeleton,
  TrialSkeleton,
} from './index';

const shapes: Readonly<Record<string, ReactNode>> = {
  'Price tile': <PriceTileSkeleton />,
  'Subscription tile': <SubscriptionTileSkeleton />,
  'Device list': <DeviceListSkeleton rows={3} />,
  Detail: <DetailSkeleton />,
  'Bill list': <BillListSkeleton rows={3} />,
  'Bill detail': <BillDetailSkeleton />,
  'Plan tile': <PlanTileSkeleton />,
  'Gift card': <GiftCardSkeleton />,
  Form: <FormSkeleton fields={3} />,
  'Country list': <CountryListSkeleton rows={6} />,
  'Plan choice': <PlanChoiceSkeleton />,
  Checkout: <CheckoutSkeleton devices={2} />,
  Trial: <TrialSkeleton devices={1} />,
};

const meta = {
  title: 'Feedback/Skeletons',
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 720 }}>
      {Object.entries(shapes).map(([name, shape]) => (
        <Section key={name} title={name}>
          {shape}
        </Section>
      ))}
    </div>
  ),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

const none = () => undefined;
const choice = { name: 'choice', selected: false, onSelect: none };
const countries = ['Albania', 'Austria', 'Belgium'].map((name) => ({ id: name, name }));

/** Each skeleton above what it stands for. */
const pairs: readonly [string, ReactNode, ReactNode][] = [
  [
    'bills',
    <BillListSkeleton key="s" rows={2} />,
    <BillList key="r" label="Bills">
      {['12/24/2026', '11/24/2026'].map((date) => (
        <BillRow key={date} name="Cloud Recording" price="$19.99" {...{ date, href: `#${date}` }} />
      ))}
    </BillList>,
  ],
  [
    'plan',
    <PlanTileSkeleton key="s" lines={1} />,
    <PlanTile
      key="r"
      {...choice}
      planName="Cloud Recording"
      lines={['30 days']}
      price="$3.99"
      coverage="1 device"
    />,
  ],
  [
    'price',
    <PriceTileSkeleton key="s" />,
    <PriceTile
      key="r"
      {...choice}
      cycleLabel="Annual"
      price="$39.99"
      priceLabel="Your price"
      perLabel="/ year"
      listPrice="$71.88"
      listPriceLabel="List price"
      coverage="Covers 1 device"
    />,
  ],
  [
    'offer',
    <OfferCardSkeleton key="s" />,
    <OfferCard
      key="r"
      illustration="devices"
      badge="1 month"
      title="Try a plan"
      price="$0.00"
      priceLabel="Your price"
      listPrice="$3.99"
      listPriceLabel="List price"
    >
      <Body tone="muted">Lasts a month.</Body>
      <Body tone="muted">Confirmed by card.</Body>
    </OfferCard>,
  ],
  [
    'extension',
    <ExtensionTileSkeleton key="s" />,
    <ExtensionTile
      key="r"
      {...choice}
      planName="Gift"
      daysLabel="12 days"
      devicesLabel="1 device"
    />,
  ],
  [
    'form',
    <FormSkeleton key="s" fields={2} />,
    <Stack key="r" spacing={1}>
      <TextInput label="Postal code" />
      <TextInput label="Address" />
      <BusyButton>Save</BusyButton>
    </Stack>,
  ],
  [
    'countries',
    <CountryListSkeleton key="s" rows={3} />,
    <CountryPicker
      key="r"
      label="Country"
      {...{ countries, selectedId: null, onChoose: none, countLabel: String }}
      searchLabel="Search"
      noMatchLabel="None"
    />,
  ],
];

/** How much a skeleton may be lower or higher than what takes its place, in px. */
const SLACK_PX = 4;

export const NothingJumps: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {pairs.map(([name, skeleton, real]) => (
        <div key={name} style={{ display: 'grid', gap: 12 }}>
          {[skeleton, real].map((shape, at) => (
            <div key={at} data-testid={`${name}-${at}`}>
              {shape}
            </div>
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heightOf = (id: string) =>
      within(canvasElement).getByTestId(id).getBoundingClientRect().height;
    const jumps = pairs
      .map(([name]) => ({ name, px: heightOf(`${name}-1`) - heightOf(`${name}-0`) }))
      .filter(({ px }) => Math.abs(px) > SLACK_PX);
    await expect(jumps).toEqual([]);
  },
  parameters: { pictures: [] },
};
export const NothingJumpsOnAPhone: Story = {
  ...NothingJumps,
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: [] },
};
