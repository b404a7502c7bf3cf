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

/**
 * For every page or section that shows fetched data: it is loading, failed, empty or loaded. For
 * code that is being fetched use PageLoading.
 *
 * **Do**
 *
 * - Make the state with screenStateOf: it keeps data on the screen when a refetch fails.
 * - Pass currentData of RTK Query, not data: data may still be that of the previous house.
 * - Keep the Title outside, so that it is there in all four states.
 * - Write a story for each state .
 *
 * **Don’t**
 *
 * - Test isLoading and isError yourself beside it.
 * - Pass a Spinner as loading: take the skeleton of the final shape.
 * - Forget isEmpty for a list: an empty list would show as nothing.
 */
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
        headline="$19.99 on 12/24/2026"
        facts={['Renews in 12 days']}
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
