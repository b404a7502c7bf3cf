import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { skeletonPairs } from '../../testing/skeletonPairs';
import { Section } from '../../layout/Section';
import {
  AddressSkeleton,
  BillDetailSkeleton,
  BillListSkeleton,
  BillTableSkeleton,
  CheckoutSkeleton,
  CountryListSkeleton,
  DetailSkeleton,
  DeviceListSkeleton,
  FactsSkeleton,
  FieldSkeleton,
  FormSkeleton,
  GiftCardSkeleton,
  LineSkeleton,
  PackageListSkeleton,
  PayMethodSkeleton,
  PlanChoiceSkeleton,
  PlanDevicesSkeleton,
  PlanTileSkeleton,
  PriceTileSkeleton,
  RenewalSkeleton,
  SubscriptionSkeleton,
  SubscriptionTileSkeleton,
  TrialSkeleton,
} from './index';

const shapes: Readonly<Record<string, (rows: number) => ReactNode>> = {
  'Price tile': () => <PriceTileSkeleton />,
  'Subscription tile': () => <SubscriptionTileSkeleton />,
  'Line of text': () => <LineSkeleton />,
  'Device list': (rows) => <DeviceListSkeleton rows={rows} />,
  Detail: () => <DetailSkeleton />,
  Subscription: () => <SubscriptionSkeleton />,
  'Devices of a plan': (rows) => <PlanDevicesSkeleton rows={rows} />,
  'Bill list': (rows) => <BillListSkeleton rows={rows} />,
  'Bill table': (rows) => <BillTableSkeleton rows={rows} />,
  'Bill detail': () => <BillDetailSkeleton />,
  Address: () => <AddressSkeleton />,
  'Plan tile': () => <PlanTileSkeleton />,
  'Gift card': () => <GiftCardSkeleton />,
  Facts: (rows) => <FactsSkeleton rows={rows} />,
  Field: () => <FieldSkeleton />,
  Form: (rows) => <FormSkeleton fields={rows} />,
  'Country list': (rows) => <CountryListSkeleton rows={2 * rows} />,
  'Plan choice': () => <PlanChoiceSkeleton />,
  'Package list': () => <PackageListSkeleton />,
  Renewal: () => <RenewalSkeleton />,
  'Pay method': () => <PayMethodSkeleton />,
  Checkout: () => <CheckoutSkeleton devices={2} />,
  Trial: () => <TrialSkeleton devices={1} />,
};

/**
 * For data that is loading, in its final shape: there is one for each tile, list and page. For
 * code that is loading use PageLoading, for unknown shapes LoadingBubbles.
 *
 * **Do**
 *
 * - Pass them to the loading of ScreenSwitch, which tells screen readers that the page is busy.
 * - Take the one of the component that comes: FactsSkeleton for a KeyValueList, DeviceListSkeleton
 *   for a DeviceList. The headings below name them.
 * - Pass as many rows as are known or fit a phone: 6 bills, the devices of the house.
 * - Combine them in a Stack with the gap of the loaded page.
 *
 * **Don’t**
 *
 * - Show them again when data is refetched: the old data stays.
 * - Use them for a busy button: set busy on the BusyButton.
 * - Change a tile or a list without its skeleton: the page would move when data arrives.
 */
const meta = {
  title: 'Feedback/Skeletons',
  component: DeviceListSkeleton,
  // The skeletons that have properties.
  subcomponents: {
    BillListSkeleton,
    BillTableSkeleton,
    CheckoutSkeleton,
    CountryListSkeleton,
    FactsSkeleton,
    FormSkeleton,
    PlanDevicesSkeleton,
    PriceTileSkeleton,
    TrialSkeleton,
  },
  args: { rows: 3 },
  render: ({ rows }) => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 720 }}>
      {Object.entries(shapes).map(([name, shape]) => (
        <Section key={name} title={name}>
          {shape(rows)}
        </Section>
      ))}
    </div>
  ),
} satisfies Meta<typeof DeviceListSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Allowed height difference between a skeleton and the content that replaces it, in px. */
const SLACK_PX = 4;

export const NothingJumps: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {skeletonPairs.map(([name, skeleton, real]) => (
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
    const jumps = () =>
      skeletonPairs
        .map(([name]) => ({ name, px: heightOf(`${name}-1`) - heightOf(`${name}-0`) }))
        .filter(({ px }) => Math.abs(px) > SLACK_PX);
    // On a busy machine the font or the size of the window may come a moment later.
    await waitFor(() => expect(jumps()).toEqual([]));
  },
  parameters: { pictures: [] },
};
export const NothingJumpsOnAPhone: Story = {
  ...NothingJumps,
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: [] },
};
/** Japanese words may break anywhere where they have no room. */
export const NothingJumpsInJapanese: Story = {
  ...NothingJumps,
  beforeEach: () => {
    document.documentElement.lang = 'ja-JP';
  },
};
