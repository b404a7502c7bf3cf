import type { StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Subscription', ...screenMeta };
export default meta;

const path = '/subscription/70001';
const fault = 'getPackageSubscribeInfo:http:503';

export const Loaded: StoryObj = { ...screenStory({ scenario: 'demo', path }), ...screenPictures };
export const Loading = screenStory({ scenario: 'demo', path, held: 'getPackageSubscribeInfo' });
export const Failed = screenStory({ scenario: 'demo', path, fault });
export const Unknown = screenStory({ scenario: 'demo', path: '/subscription/404' });
export const Expired = screenStory({ scenario: 'expired-plan', path });
export const AllDevices = screenStory({ scenario: 'unlimited-plan', path });
export const PendingChange = screenStory({ scenario: 'pending-change', path });
export const StorePlan = screenStory({ scenario: 'wallet-plan', path, platform: 'ios' });
export const FreePlan = screenStory({ scenario: 'free-basic-plan', path });
export const InGerman = screenStory({ scenario: 'cancelling-plan', path, locale: 'de-DE' });
export const Deleted = screenStory({ scenario: 'deleted-plan', path });
export const GiftCard = screenStory({ scenario: 'gift-card-plan', path });
export const Activating = screenStory({ scenario: 'activating-plan', path });
export const Processing = screenStory({ scenario: 'processing-plan', path });
export const RefundFailed = screenStory({ scenario: 'refund-failed-plan', path });

const pressThenRead = (name: string): NonNullable<StoryObj['play']> =>
  async function play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await within(document.body).findByRole('dialog', undefined, { timeout: 5000 });
  };

export const TurningOff = screenStory(
  { scenario: 'demo', path },
  pressThenRead('Turn off renewal'),
);
export const TurningOffForMany = screenStory(
  { scenario: 'forty-in-plan', path },
  pressThenRead('Turn off renewal'),
);
export const TurningOn = screenStory(
  { scenario: 'cancelling-plan', path },
  pressThenRead('Turn on renewal'),
);
