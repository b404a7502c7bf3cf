import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BusyButton } from '../../inputs/BusyButton';
import { EmptyState } from '../EmptyState';
import { LoadError } from '../LoadError';
import { SubscriptionTileSkeleton } from '../Skeletons';
import { SubscriptionTile } from '../../cards/SubscriptionTile';
import { ScreenSwitch } from './ScreenSwitch';
import type { ScreenState } from './screenState';

/** The four states of the screen, by name. */
const states = {
  loading: { status: 'loading' },
  failed: { status: 'failed', retry: fn() },
  empty: { status: 'empty' },
  loaded: { status: 'loaded', data: 'Cloud Recording, 30 days' },
} satisfies Record<string, ScreenState<string>>;

const meta = {
  title: 'Feedback/ScreenSwitch',
  component: ScreenSwitch<string>,
  args: {
    state: states.loading,
    loading: <SubscriptionTileSkeleton />,
    failed: (retry) => (
      <LoadError
        title="We could not load your plans"
        message="Your recordings are safe."
        retryLabel="Try again"
        onRetry={retry}
      />
    ),
    empty: (
      <EmptyState title="No subscription yet" action={<BusyButton>See the plans</BusyButton>} />
    ),
    children: (name) => (
      <SubscriptionTile
        name={name}
        statusLabel="Active"
        statusTone="active"
        lines={[{ label: 'Renews on', value: '12/24/2026' }]}
        devicesLabel="3 devices"
        href="#subscription"
      />
    ),
  },
  argTypes: {
    state: { control: 'inline-radio', options: Object.keys(states), mapping: states },
    failed: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof ScreenSwitch<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = { args: { state: states.failed } };
export const Empty: Story = { args: { state: states.empty } };
export const Loaded: Story = { args: { state: states.loaded } };
