import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BusyButton } from '@homeview/ui/BusyButton';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { ErrorCode } from '@homeview/contracts/errors';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import {
  planDeviceExample,
  subscribedPlanExample,
  subscriptionDetailExample,
  unboundDeviceExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import { screenPictures } from '../../../.storybook/pictures';
import { viewMeta } from '../../../.storybook/view';
import { apiError } from '../../api/request/apiError';
import { HomeView } from './HomeView';
import { HousesView } from './houses/HousesView';
import type { HouseWithPlans } from './houses/HousesViewProps';
import type { TurnOn } from './PlanTiles';
import {
  houseOfOther,
  threeHouses,
  uncoveredHouses,
  withFailedHouse,
} from './testing/houseSamples';
import { useHeaderMenu } from '../../shell/useHeaderMenu';

const house = houseExample();
const noAnswer = apiError('houseList', ErrorCode.NoResponse);

type Plan = ReturnType<typeof subscribedPlanExample>;

const listState = <T,>(data: readonly T[]): ScreenState<readonly T[]> =>
  data.length > 0 ? { status: 'loaded', data } : { status: 'empty' };

/** The fields of a plan in the list and in its detail; null if the detail could not be loaded. */
type PlanFields = readonly [Partial<Plan>, (Partial<SubscriptionDetail> | null)?];

/** Builds story args for Home with these plans. */
const plansAre = (...plans: PlanFields[]) => ({
  plans: {
    state: listState(
      plans.map(([fields, detail = {}], at) => ({
        plan: subscribedPlanExample({ packageId: `${70001 + at}`, ...fields }),
        detail: detail && subscriptionDetailExample(detail),
      })),
    ),
  },
});

const YEARLY: PlanFields = [
  { subscribeCycle: 'year', expiredDays: 200, supportedDevNum: 3, devNum: 2 },
  {
    subScribeType: 'year',
    price: 29.99,
    nextRenewal: '2027-06-15T09:30:00Z',
    devList: [
      planDeviceExample({ deviceName: 'Garden camera' }),
      planDeviceExample({ deviceName: 'Driveway light' }),
    ],
  },
];
const ENDS: PlanFields = [
  { subscribeStatus: SubscribeStatus.Cancelling },
  { subScribeStatus: SubscribeStatus.Cancelling, isRenewal: false },
];
const FREE: PlanFields = [{ packageType: 0 }, { packageType: 0, price: 0 }];
const STORE: PlanFields = [{ payMode: PayMode.ApplePay }, { payMode: PayMode.ApplePay }];
const EXPIRED: PlanFields = [
  { subscribeStatus: SubscribeStatus.None, expiredDays: null, devNum: 0 },
  { subScribeStatus: SubscribeStatus.None, isExpire: true, isRenewal: false, devList: [] },
];

/** Builds story args for Home with these devices without a plan. */
const uncovered = (...names: string[]) => ({
  devices: {
    state: listState(
      names.map((deviceName, at) =>
        unboundDeviceExample({ deviceId: `${40002 + at}`, deviceName }),
      ),
    ),
  },
});

const turnOn: TurnOn = (id, _, main) => (
  <BusyButton key={id} variant={main ? 'contained' : 'outlined'}>
    Turn on renewal
  </BusyButton>
);

/** Builds story args for a customer of several houses; a phone shows all of them. */
const severalHouses = (several: readonly HouseWithPlans[], chosen = true) => ({
  state: { status: 'loaded' as const, data: several.map((one) => one.house) },
  allHouses: {
    chosen,
    onChoose: fn(),
    render: (aboveId: string | undefined) => (
      <HousesView houses={several} others={[houseOfOther]} {...{ aboveId, turnOn }} />
    ),
  },
});

const FOUR = ['Garden camera', 'Driveway light', 'Doorbell', 'Attic'];
const LONG = 'Kameraüberwachungsabonnementverlängerung '.repeat(3);

const meta = {
  title: 'Screens/Home',
  component: HomeView,
  ...viewMeta,
  parameters: { ...viewMeta.parameters, now: '2026-11-21T10:00:00Z' },
  args: {
    state: { status: 'loaded', data: [house] },
    current: house,
    onHouse: fn(),
    allHouses: { chosen: false, onChoose: fn(), render: () => null },
    onAdd: fn(),
    ...plansAre([{}]),
    ...uncovered(...FOUR),
  },
  render: function Home(args) {
    return <HomeView {...args} menu={useHeaderMenu()} />;
  },
} satisfies Meta<typeof HomeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = screenPictures;
export const Loading: Story = {
  ...screenPictures,
  args: { state: { status: 'loading' }, current: undefined },
};
export const PlansLoading: Story = {
  args: {
    plans: { state: { status: 'loading' } },
    devices: { state: { status: 'loading' } },
  },
};
export const Failed: Story = {
  args: { state: { status: 'failed', retry: fn() }, error: noAnswer, current: undefined },
};
export const PlansFailed: Story = {
  args: {
    plans: {
      state: { status: 'failed', retry: fn() },
      error: apiError('getPackageBindDevList', ErrorCode.NoResponse),
    },
  },
};
export const DevicesFailed: Story = {
  ...screenPictures,
  args: { devices: { state: { status: 'failed', retry: fn() } } },
};
export const NoHouses: Story = { args: { state: { status: 'empty' }, current: undefined } };
export const NoPlans: Story = {
  ...screenPictures,
  args: { plans: { ...plansAre().plans, fromCents: 299 } },
};
export const NoPlansWithoutAPrice: Story = { args: { ...plansAre(), ...uncovered() } };
export const NoPlansInGerman: Story = {
  args: { plans: { ...plansAre().plans, fromCents: 299 } },
  parameters: { locale: 'de-DE' },
};
/** All devices are covered, so nothing is beside the plans but the gift card. */
export const AllCovered: Story = { ...screenPictures, args: uncovered() };
/** The plan has a free place, so the devices are added there instead of buying another plan. */
export const PlanWithRoom: Story = {
  ...screenPictures,
  args: plansAre([{ supportedDevNum: 3, packageName: 'Cloud Recording for three' }]),
};
export const ManyDevices: Story = {
  args: uncovered(...Array.from({ length: 40 }, (_, at) => `Camera ${at + 1}`)),
};
export const LongNames: Story = {
  args: {
    ...plansAre([
      { packageName: LONG, supportedDevNum: 3 },
      { devList: [planDeviceExample({ deviceName: LONG })] },
    ]),
    ...uncovered(LONG, 'كاميرا الحديقة الخلفية'),
    current: { ...house, name: 'The old house by the lake with the red door and blue windows' },
  },
};
export const InGerman: Story = {
  args: plansAre([{}], ENDS),
  parameters: { ...screenPictures.parameters, locale: 'de-DE' },
};
export const InJapanese: Story = { parameters: { locale: 'ja-JP' } };
export const InTheApp: Story = {
  args: plansAre([{ supportedDevNum: UNLIMITED_DEVICES }, { isUnlimited: true }]),
  parameters: { platform: 'ios' },
};
export const StorePlan: Story = { args: plansAre(STORE), parameters: { platform: 'ios' } };
export const Ends: Story = { ...screenPictures, args: plansAre(ENDS) };
/** One day before its end the plan says what is lost, and keeping it is the first action. */
export const EndsTomorrow: Story = {
  args: { plans: { ...plansAre(ENDS).plans, turnOn } },
  parameters: { now: '2026-12-02T10:00:00Z' },
};
export const EndsTomorrowInJapanese: Story = {
  ...EndsTomorrow,
  parameters: { locale: 'ja-JP', now: '2026-12-02T10:00:00Z' },
};
/** A plan that cannot renew leads to another plan. */
export const EndsForGood: Story = {
  args: plansAre([ENDS[0], { ...ENDS[1], isSupportRenew: false }]),
  parameters: { now: '2026-12-02T10:00:00Z' },
};
export const Expired: Story = { args: plansAre(EXPIRED) };
export const Activating: Story = {
  args: plansAre([
    { subscribeStatus: SubscribeStatus.Activating, expiredDays: null },
    { subScribeStatus: SubscribeStatus.Activating },
  ]),
};
/** The price after the change is not known, so the sentence names only the day. */
export const ChangePending: Story = {
  ...screenPictures,
  args: plansAre([{}, { packageChangeRecord: { maxDevNum: 1, buyNum: 1 } }]),
};
export const Free: Story = { args: plansAre(FREE) };
export const LastDay: Story = { args: plansAre([{ expiredDays: 0 }]) };
/** Nothing is claimed about dates and payments that are not known. */
export const DetailsFailed: Story = { args: plansAre([{}, null], [{}]) };
export const SeveralPlans: Story = {
  ...screenPictures,
  args: plansAre([{}], YEARLY, ENDS, FREE),
};

/** A desktop shows the other houses below the selected one; a phone has a switch. */
export const ThreeHouses: Story = { ...screenPictures, args: severalHouses(threeHouses, false) };
export const AllHouses: Story = { ...screenPictures, args: severalHouses(threeHouses) };
export const AllHousesInGerman: Story = {
  args: severalHouses(threeHouses),
  parameters: { ...screenPictures.parameters, locale: 'de-DE' },
};
export const AllHousesInJapanese: Story = {
  args: severalHouses(threeHouses),
  parameters: { ...screenPictures.parameters, locale: 'ja-JP' },
};
export const AllHousesOnASmallPhone: Story = {
  args: severalHouses(threeHouses),
  parameters: { locale: 'de-DE' },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const AllHousesUncovered: Story = {
  ...screenPictures,
  args: severalHouses(uncoveredHouses),
};
/** Turning renewal on is the main button where a plan of any house ends tomorrow. */
export const AllHousesEndsTomorrow: Story = {
  args: severalHouses(threeHouses),
  parameters: { ...screenPictures.parameters, now: '2026-12-02T10:00:00Z' },
};
/** What all houses pay is not claimed if one of them is not known. */
export const AllHousesOneFailed: Story = {
  ...screenPictures,
  args: severalHouses(withFailedHouse(noAnswer)),
};
export const AllHousesLoading: Story = {
  ...screenPictures,
  args: severalHouses(threeHouses.map((one) => ({ ...one, plans: undefined }))),
};
