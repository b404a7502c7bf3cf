import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BusyButton } from '../../inputs/BusyButton';
import { EmptyState } from '../EmptyState';
import { LoadError } from '../LoadError';
import { SubscriptionTileSkeleton } from '../Skeletons';
import { SubscriptionTile } from '../../cards/SubscriptionTile';
import { ScreenSwitch } from './ScreenSwitch';
import { screenStates } from './screenStories';

const meta: Meta = { title: 'Feedback/ScreenSwitch' };
export default meta;

const states = screenStates<string>({
  data: 'Cloud Recording, 30 days',
  onRetry: fn(),
  screen: (state) => (
    <ScreenSwitch
      state={state}
      loading={<SubscriptionTileSkeleton />}
      failed={(retry) => (
        <LoadError
          title="We could not load your plans"
          message="Your recordings are safe."
          retryLabel="Try again"
          onRetry={retry}
        />
      )}
      empty={
        <EmptyState title="No subscription yet" action={<BusyButton>See the plans</BusyButton>} />
      }
    >
      {(name) => (
        <SubscriptionTile
          name={name}
          statusLabel="Active"
          statusTone="active"
          lines={[{ label: 'Renews on', value: '12/24/2026' }]}
          devicesLabel="3 devices"
          href="#subscription"
        />
      )}
    </ScreenSwitch>
  ),
});

export const Loading = states.Loading;
export const Failed = states.Failed;
export const Empty = states.Empty;
export const Loaded = states.Loaded;
