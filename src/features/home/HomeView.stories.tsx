import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorCode } from '@homeview/contracts/errors';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { subscribedPlanExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import { screenPictures } from '../../../.storybook/pictures';
import { viewMeta } from '../../../.storybook/view';
import { apiError } from '../../api/request/apiError';
import { HomeView } from './HomeView';
import { PlanList } from './PlanList';
import { useHeaderMenu } from '../../shell/useHeaderMenu';

const house = houseExample();
const houses = [house, houseExample({ id: '30002', name: 'Grandma’s cottage', isDefault: false })];
const noAnswer = apiError('houseList', ErrorCode.NoResponse);

type Plan = ReturnType<typeof subscribedPlanExample>;

/** Builds story args for Home with these plans. */
const plansAre = (...plans: Partial<Plan>[]) => {
  const data = plans.map((fields, at) =>
    subscribedPlanExample({ packageId: `${70001 + at}`, ...fields }),
  );
  const state =
    data.length > 0 ? ({ status: 'loaded', data } as const) : { status: 'empty' as const };
  return { plans: <PlanList houseName={house.name} state={state} /> };
};

const meta = {
  title: 'Screens/Home',
  component: HomeView,
  ...viewMeta,
  args: {
    state: { status: 'loaded', data: houses },
    current: house,
    onHouse: fn(),
    onAdd: fn(),
    ...plansAre({}),
  },
  render: function Home(args) {
    return <HomeView {...args} menu={useHeaderMenu()} />;
  },
} satisfies Meta<typeof HomeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = screenPictures;
export const Loading: Story = { args: { state: { status: 'loading' }, current: undefined } };
export const PlansLoading: Story = {
  args: { plans: <PlanList houseName={house.name} state={{ status: 'loading' }} /> },
};
export const Failed: Story = {
  args: { state: { status: 'failed', retry: fn() }, error: noAnswer, current: undefined },
};
export const PlansFailed: Story = {
  args: {
    plans: (
      <PlanList
        houseName={house.name}
        state={{ status: 'failed', retry: fn() }}
        error={apiError('getPackageBindDevList', ErrorCode.NoResponse)}
      />
    ),
  },
};
export const NoHouses: Story = { args: { state: { status: 'empty' }, current: undefined } };
export const NoPlans: Story = { args: plansAre() };
export const LongNames: Story = {
  args: plansAre({ packageName: 'Kameraüberwachungsabonnementverlängerung '.repeat(3) }),
};
export const InGerman: Story = {
  args: plansAre({ subscribeStatus: SubscribeStatus.Cancelling }),
  parameters: { locale: 'de-DE' },
};
export const InTheApp: Story = {
  args: plansAre({ supportedDevNum: UNLIMITED_DEVICES }),
  parameters: { platform: 'ios' },
};
export const Expired: Story = { args: plansAre({ subscribeStatus: SubscribeStatus.None }) };
export const Activating: Story = {
  args: plansAre({ subscribeStatus: SubscribeStatus.Activating, expiredDays: null }),
};
export const LastDay: Story = { args: plansAre({ expiredDays: 0 }) };
export const SeveralPlans: Story = {
  args: plansAre({}, { subscribeCycle: 'year', expiredDays: 200 }, { packageType: 0 }),
};
