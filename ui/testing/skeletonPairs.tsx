import type { ReactNode } from 'react';
import { BillList, BillRow } from '../lists/BillRow';
import { BillTable, BillTableRow } from '../lists/BillTable';
import { KeyValueList } from '../lists/KeyValueList';
import { CountryPicker } from '../inputs/CountryPicker';
import { ExtensionTile } from '../cards/ExtensionTile';
import { OfferCard } from '../cards/OfferCard';
import { PlanTile } from '../cards/PlanTile';
import { PriceTile } from '../cards/PriceTile';
import { SubscriptionTile } from '../cards/SubscriptionTile';
import { Body } from '../layout/Body';
import { TextInput } from '../inputs/TextInput';
import { BusyButton } from '../inputs/BusyButton';
import { Stack } from '../layout/Stack';
import {
  BillListSkeleton,
  BillTableSkeleton,
  CountryListSkeleton,
  ExtensionTileSkeleton,
  FactsSkeleton,
  FieldSkeleton,
  FormSkeleton,
  LineSkeleton,
  OfferCardSkeleton,
  PlanTileSkeleton,
  PriceTileSkeleton,
  SubscriptionTileSkeleton,
} from '../feedback/Skeletons';

const none = () => undefined;
const choice = { name: 'choice', selected: false, onSelect: none };
const countries = ['Albania', 'Austria', 'Belgium'].map((name) => ({ id: name, name }));

/** Each skeleton with the content that replaces it. */
export const skeletonPairs: readonly [string, ReactNode, ReactNode][] = [
  [
    'bills',
    <BillListSkeleton key="s" rows={2} />,
    <BillList key="r" label="Bills">
      {['12/24/2026', '11/24/2026'].map((date) => (
        <BillRow
          key={date}
          name="Cloud Recording"
          about=""
          price="$19.99"
          {...{ date, href: `#${date}` }}
        />
      ))}
    </BillList>,
  ],
  [
    'bill table',
    <BillTableSkeleton key="s" rows={2} />,
    <BillTable key="r" label="Bills" columns={{ date: 'Date', name: 'Plan', price: 'Amount' }}>
      {['12/24/2026', '11/24/2026'].map((date) => (
        <BillTableRow
          key={date}
          name="Cloud"
          about=""
          price="$19.99"
          {...{ date, href: `#${date}` }}
        />
      ))}
    </BillTable>,
  ],
  [
    'facts',
    <FactsSkeleton key="s" rows={2} />,
    <KeyValueList
      key="r"
      rows={[
        { label: 'Billing', value: 'Monthly' },
        { label: 'Price', value: '$3.99' },
      ]}
    />,
  ],
  ['field', <FieldSkeleton key="s" />, <TextInput key="r" label="Postal code" />],
  [
    'plan',
    <PlanTileSkeleton key="s" />,
    <PlanTile
      key="r"
      {...choice}
      planName="Cloud Recording"
      lines={['30 days', 'Alerts']}
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
      coverage="Covers 1 device"
    />,
  ],
  [
    'compared price',
    <PriceTileSkeleton key="s" compared />,
    <PriceTile
      key="r"
      {...choice}
      cycleLabel="Annual"
      price="$39.99"
      priceLabel="Your price"
      perLabel="/ year"
      listPrice="$71.88"
      listPriceLabel="List price"
      equivalent="About $3.34 a month"
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
    'subscription',
    <SubscriptionTileSkeleton key="s" />,
    <SubscriptionTile
      key="r"
      name="Cloud"
      statusLabel="Active"
      statusTone="active"
      headline="$2.99 on 12/24"
      payWay="PayPal"
      facts={['Renews in 12 days']}
      devicesLabel="1 of 1 device"
      devices={['Front door']}
      href="#subscription"
    />,
  ],
  ['line', <LineSkeleton key="s" />, <Body key="r">Every device has a plan.</Body>],
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
